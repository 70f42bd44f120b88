"""What is said about the dice as they lie, and what a development is said to do."""

import pytest

import gobelet
from gobelet.engine.language import LANGUAGES, Language
from gobelet.games.ages.effects import effect_of
from gobelet.games.ages.presentation import rules_now, view

AGES = gobelet.game("ages")
SKULLS = "keep round 5 p0 rolls 1 [{dice}] | food 6 city4 3 city5 4 city6 5{own} | food 3 wood 2"
ALONE = "keep round 5 p0 rolls 1 [{dice}] | food 6 city4 3 city5 4 city6 5"


def laid_out(position, skulls, **parts):
    dice = " ".join(["skull"] * skulls + ["food"] * (6 - skulls))
    return AGES.table(position=position.format(dice=dice, **parts)).state


def forecast(state):
    """The disaster that comes if the dice stay as they are."""
    coming = view(state, None).coming
    return coming.messages if coming else ()


def names(messages):
    return [(message.id, message.args["seat"].args["seat"]) for message in messages]


class TestForecast:
    @pytest.mark.parametrize(
        ("skulls", "own", "expected"),
        [
            (1, "", []),
            (2, "", [("told-drought", 0)]),
            (3, "", [("told-pestilence", 1)]),
            (4, "", [("told-invasion", 0)]),
            (5, "", [("told-revolt", 0)]),
            (6, " religion", [("told-revolt", 1)]),
        ],
    )
    def test_whom_it_strikes(self, skulls, own, expected):
        """R21-R25; R24: goods are lost that the same dice give, though there are none yet."""
        assert expected == names(forecast(laid_out(SKULLS, skulls, own=own)))

    def test_changes_nothing(self):
        state = laid_out(SKULLS, 5, own="")
        before = state.tobytes()
        forecast(state)
        assert before == state.tobytes()


class TestRulesNow:
    @pytest.mark.parametrize(
        ("skulls", "together", "alone"),
        [
            (1, set(), set()),
            (2, {"R20", "R21"}, {"R20", "R21"}),
            (3, {"R20", "R22"}, {"R20", "R56"}),
            (4, {"R20", "R23"}, {"R20", "R23"}),
            (5, {"R20", "R24", "R25"}, {"R20", "R24", "R57"}),
            (6, {"R20", "R24", "R25"}, {"R20", "R24", "R57"}),
        ],
    )
    def test_the_disaster_that_comes(self, skulls, together, alone):
        """By the skulls on the table; some are others alone."""
        of_disasters = {f"R{k}" for k in (*range(20, 28), 56, 57)}
        assert together == of_disasters.intersection(rules_now(laid_out(SKULLS, skulls, own="")))
        assert alone == of_disasters.intersection(rules_now(laid_out(ALONE, skulls)))

    @pytest.mark.parametrize(("players", "has_rule"), [(1, False), (2, True), (3, True), (4, False)])
    def test_monuments_left_out(self, players, has_rule):
        """R39 is for two and three players."""
        seats = " | food 3" * players
        state = AGES.table(position=f"build round 2 p0 [workers workers workers] workers 9{seats}").state
        assert has_rule == ("R39" in rules_now(state))


@pytest.mark.parametrize(
    ("code", "is_alone", "expected"),
    [
        ("en", False, "your Revolt hits your opponents instead"),
        ("en", True, "you are immune to Revolt"),
        ("fr", True, "tu ne crains plus la Révolte"),
    ],
)
def test_religion(code, is_alone, expected):
    """R25; R57: alone it only protects."""
    language = Language(code, [AGES.folder / "lang"])
    assert expected == language.say(effect_of("religion", 0, is_alone))


SAY = {code: Language(code, [AGES.folder / "lang"], ["Ana", "Bo"]).say for code in LANGUAGES}


class TestRealDice:
    @pytest.mark.parametrize(
        ("dice", "english", "french"),
        [
            (
                "? ? ?",
                "Ana rolls die 1 (3 dice left to roll).",
                "Ana lance le dé 1 (encore 3 dés à lancer).",
            ),
            (
                "food ? skull ?",
                "Ana rolls die 2 (2 dice left to roll).",
                "Ana lance le dé 2 (encore 2 dés à lancer).",
            ),
            ("food food ?", "Ana rolls die 3 (the last one).", "Ana lance le dé 3 (le dernier)."),
        ],
    )
    def test_the_die_that_falls_next(self, dice, english, french):
        """R4, R6: whose it is, which one, and how many are left."""
        city = " city4 3" if len(dice.split()) == 4 else ""
        state = AGES.table(position=f"roll p0 [{dice}] | food 3{city} | food 3").state
        assert english == SAY["en"](AGES.presentation.ask(state))
        assert french == SAY["fr"](AGES.presentation.ask(state))


def told(position, action, code="en"):
    """The lines of the log after an action."""
    table, before = AGES.table(position=position), AGES.table(position=position).state
    table.play(action)
    number = AGES.notation.parse_action(action)
    return [SAY[code](message) for message in AGES.presentation.tell(before, table.state, number, None)]


class TestWhereWorkersWent:
    POSITION = "build round 2 p0 [workers workers workers] workers {} | food 3 {} | food 3"

    def test_when_they_are_all_placed(self):
        """R33: one line for all sites that are not finished."""
        position = self.POSITION.format(1, "city4 1 obelisk 3")
        assert told(position, "worker obelisk") == ["Ana is building: 4th city (1 of 3), Obelisk (4 of 9)"]
        expected = ["Ana a des chantiers en cours\xa0: 4e cité (1 sur 3), Obélisque (4 sur 9)"]
        assert expected == told(position, "worker obelisk", "fr")

    def test_when_the_rest_are_left(self):
        assert told(self.POSITION.format(2, "obelisk 3"), "done") == ["Ana is building: Obelisk (3 of 9)"]

    def test_not_while_there_are_more(self):
        assert told(self.POSITION.format(2, "obelisk 3"), "worker obelisk") == []

    def test_not_of_what_is_finished(self):
        """R34: that has a line of its own."""
        [line] = told(self.POSITION.format(1, "city4 2"), "worker city4")
        assert line.startswith("Ana builds the 4th")


class TestLate:
    @pytest.mark.parametrize(
        ("position", "action", "english", "french"),
        [
            (
                "preserve p0 late [? ? ?] | food 9 pottery 1 preservation | -",
                "preserve",
                "Preservation: Ana spends 1 pottery, food goes from 9 to 15",
                "Conservation\xa0: Ana dépense 1 poterie et passe de 9 à 15 unités de nourriture",
            ),
            (
                "invade p0 late | spearheads 2 smithing | -",
                "spearhead",
                "Smithing: Bo loses 2 more points",
                "Forge\xa0: Bo perd 2 points de plus",
            ),
            (
                "build p0 late | wood 2 cloth 1 shipping | -",
                "ship",
                "Ana builds a ship",
                "Ana construit un navire",
            ),
            (
                "exchange p0 late | wood 2 ships 2 shipping | -",
                "exchange wood for cloth",
                "Ana exchanges 1 wood for 1 cloth by ship",
                "Ana échange 1 bois contre 1 vêtement par navire",
            ),
        ],
    )
    def test_what_is_told(self, position, action, english, french):
        """R70, R72, R74, R75."""
        assert (told(position, action), told(position, action, "fr")) == ([english], [french])

    @pytest.mark.parametrize(
        ("seats", "expected"),
        [
            (" | -", [("told-invasion", 1)]),
            (" | great_wall first", [("told-invasion-turned", 0)]),
            ("", [("told-invasion-turned", 0)]),
        ],
    )
    def test_the_invasion_that_comes(self, seats, expected):
        """R71; R73: alone nobody is struck."""
        own = "keep p0 late rolls 1 [skull skull skull skull] | food 6 city4 3 smithing"
        assert expected == names(forecast(AGES.table(position=own + seats).state))

    def test_rules_now(self):
        """Smithing, while it applies."""
        own = "keep p0 late rolls 1 [skull skull skull skull] | food 6 city4 3{}"
        state = AGES.table(position=own.format(" smithing | -")).state
        assert {"R20", "R71"} <= set(rules_now(state))
        assert "R23" not in rules_now(state)
        assert "R73" in rules_now(AGES.table(position=own.format(" smithing")).state)
        assert "R23" in rules_now(AGES.table(position=own.format(" | smithing")).state)

    def test_the_development_being_paid_for(self):
        """By its name, wherever it is on the sheet."""
        position = "pay p0 late coins 7 buying smithing | spearheads 3 | -"
        assert AGES.table(position=position).view().buying.name == "smithing"


class TestTradingTold:
    ANSWER = "answer p0 {} offers 1 with p1 give wood 1{} | wood 2 | stone 2"
    REPLY = "reply p0 trading offers 2 with p1 give stone 1 ask wood 2 | wood 2 | stone 2"

    def test_a_counter_offer(self):
        """R76."""
        position = self.ANSWER.format("trading", " ask stone 1")
        assert told(position, "counter") == ["Bo declines and makes a counter-offer"]
        assert told(position, "counter", "fr") == ["Bo refuse et fait une contre-offre"]

    def test_its_answer(self):
        """The one who proposed gives what the proposal says."""
        assert told(self.REPLY, "accept") == ["Ana accepts: Bo gives 1 stone and gets 2 wood"]
        assert told(self.REPLY, "refuse") == ["Ana declines the trade"]

    def test_a_counter_offer_that_is_withdrawn(self):
        """R76: it is a refusal."""
        position = "counter p0 trading offers 1 with p1 | wood 2 | stone 2"
        assert told(position, "withdraw") == ["Bo declines the trade"]

    def test_a_gift(self):
        """R78."""
        position = self.ANSWER.format("gifts", "")
        assert told(position, "accept") == ["Ana gives 1 wood to Bo as a gift"]
        assert told(position, "accept", "fr") == ["Ana fait un cadeau à Bo\xa0: 1 bois"]
        assert "R78" in rules_now(AGES.table(position=position).state)
