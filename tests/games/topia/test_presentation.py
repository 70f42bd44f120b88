"""What is said of districts, powers and dice, and the rules that are cited, as a game is played here."""

import pytest

import gobelet
from gobelet.engine.language import LANGUAGES, Language
from gobelet.games.topia.effects import effect_of, power_of
from gobelet.games.topia.presentation import rules_now
from gobelet.games.topia.words import DISTRICTS
from tests.games.topia.notation import ended, full, midway, table_at

FOLDER = gobelet.game("topia").folder
SAY = {code: Language(code, [FOLDER / "lang"], ["Ana", "Bo"]).say for code in LANGUAGES}
BUSY = "scenario busy_agency"
DRAW = {
    ("en", ""): "draw a mission, then return one",
    ("en", BUSY): "draw 2 missions, then return 2",
    ("fr", ""): "pioche une mission, puis remets-en une sous le paquet",
    ("fr", BUSY): "pioche 2 missions, puis remets-en 2 sous le paquet",
}
for_every_agency = pytest.mark.parametrize(("code", "options"), DRAW)


def labels(code, position, *steps):
    """The words of every button after these steps, by action."""
    table = table_at(position, *steps)
    name, state = table.game.presentation.name_action, table.state
    actions = zip(table.legal(), table.legal_ids(), strict=True)
    return {action: SAY[code](name(state, number)) for action, number in actions}


def told(position, action):
    """What the log says in French of an action, or of what chance answers (`! 4`)."""
    table, before = table_at(position), table_at(position)
    if action.startswith("!"):
        table.draw(action[1:].strip())
        messages = table.game.presentation.tell(before.state, table.state, None, int(action[1:]) - 1)
    else:
        number = table.game.notation.parse_action(action)
        table.play(action)
        messages = table.game.presentation.tell(before.state, table.state, number, None)
    return [SAY["fr"](message) for message in messages]


class TestAgency:
    @for_every_agency
    def test_panel(self, code, options):
        """R15, R52: as many missions as it really makes you draw and return."""
        state = table_at(f"take p0 {options} {full()} | - | -").state
        assert DRAW[code, options] == SAY[code](effect_of(state, DISTRICTS.index("agency")))

    @for_every_agency
    def test_buttons_of_ewo_and_the_perceptioneers(self, code, options):
        """R23, R27: both name the district with what it does."""
        ewo = f"due p0 {options} doing bank {full(bank1='p0')} | faction ewo dice white3 | -"
        named = f"hypnotise p0 {options} {full()} | - | faction perceptioneers"
        expected = f"({DRAW[code, options]})"
        assert labels(code, ewo)["act agency"].endswith(expected)
        assert labels(code, named)["name agency"].endswith(expected)


class TestCentauri:
    @pytest.mark.parametrize(
        ("code", "options", "expected"),
        [
            ("en", "", "keep three missions; the best two count"),
            (
                "en",
                "scenario big_plans",
                "keep three missions, like everyone in this scenario; all three count",
            ),
            ("fr", "", "garde trois missions\u202f; les deux meilleures comptent"),
            (
                *("fr", "scenario big_plans"),
                "garde trois missions, comme tout le monde dans ce scénario\u202f; les trois comptent",
            ),
        ],
    )
    def test_what_counts(self, code, options, expected):
        """R21, R52."""
        state = table_at(f"take p0 {options} {full()} | - | faction centauri").state
        assert expected == SAY[code](power_of(state, 1))


def doing(district, options="", phase="first"):
    """The action of this district, after its first die was taken."""
    lying = midway(f"{district}1", "").replace(" | ", " | faction tuulu ", 1)
    return f"{phase} p0 {options} doing {district} {lying}"


class TestRulesNow:
    @pytest.mark.parametrize(
        ("position", "expected"),
        [
            (doing("bank"), ("R11", "R8", "R9")),
            (doing("bank", "bank alike"), ("R11", "R16", "R8", "R9")),
            (doing("bank", "scenario closed_bank"), ("R11", "R16", "R8", "R9")),
            (doing("bank", "bank alike bank_card", "cube"), ("R54",)),
            (doing("bank", phase="due"), ("R11", "R8", "R23", "R28")),
            (doing("bank", "bank alike", "due"), ("R11", "R16", "R8", "R23", "R28")),
            (doing("bank", "bank_card", "due"), ("R54", "R8", "R23", "R28")),
            (doing("gugu"), ("R14", "R8", "R9")),
            (doing("gugu", "gugu by_one", "change"), ("R14", "R17")),
            (doing("gugu", "scenario fine_tuning", "change"), ("R14", "R17")),
            (doing("gugu", "gugu by_one", "due"), ("R14", "R17", "R8", "R23", "R28")),
            (doing("agency", "left 1", "draw"), ("R15",)),
            (doing("agency", f"{BUSY} left 2", "draw"), ("R15", "R52")),
        ],
    )
    def test_of_the_action(self, position, expected):
        """R16, R17, R52, R54: the rule of the district as it is played, also by a scenario (R53)."""
        assert expected == rules_now(table_at(position).state)

    @pytest.mark.parametrize(
        ("options", "expected"), [("", ("R21",)), ("scenario big_plans", ("R21", "R52"))]
    )
    def test_of_centauri(self, options, expected):
        """R52: where all three missions count, R21 is not cited alone."""
        state = table_at(f"take p0 {options} {full()} | faction centauri | -").state
        assert ("R7", "R8", "R34", *expected) == rules_now(state)

    @pytest.mark.parametrize(
        ("options", "expected"),
        [
            *(("", ()), ("scenario crackdown", ("R51",)), ("scenario leftovers", ("R51",))),
            *(("scenario inflation", ("R51",)), ("scenario turnabout", ()), ("bank_card", ("R54",))),
        ],
    )
    def test_of_the_points(self, options, expected):
        """R51, R54: what counts otherwise is cited with what counts."""
        over = table_at(ended("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1", options=options)).state
        assert ("R33", "R34", "R35", "R36", "R37", *expected) == rules_now(over)


class TestDiceInFrench:
    def test_buttons(self):
        """The value comes first, and a die that changes keeps its colour."""
        start = f"take p0 {full()} | - | -"
        change = labels("fr", doing("gugu", "gugu by_one", "change"))
        assert labels("fr", start)["take bank1"] == "Prendre le 3 blanc du quartier Observatory Bank"
        assert change["raise nethal1"] == "2 turquoise (Nethal Syndicate)\xa0: augmenter à 3"
        assert change["lower nethal1"] == "2 turquoise (Nethal Syndicate)\xa0: diminuer à 1"

    def test_copies(self):
        """R22: of the die of the player to the right."""
        copy = ended("p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1", "faction dangmer", options="cloned p0-1")
        copy = copy.replace("over", "copy")
        question = gobelet.game("topia").presentation.ask(table_at(copy).state)
        expected = (
            "Le 1 turquoise prend la valeur ou la couleur d’un dé de ton voisin de droite\xa0: "
            "que copies-tu\u202f?"
        )
        assert expected == SAY["fr"](question)
        assert labels("fr", copy)["value p1-1"] == "Copier la valeur du 1 violet"
        assert labels("fr", copy)["colour p1-1"] == "Copier la couleur du 1 violet"
        expected = "Ana change le 1 turquoise en 1 violet, en copiant le 1 violet"
        assert [expected] == told(copy, "colour p1-1")

    @pytest.mark.parametrize(
        ("position", "action", "expected"),
        [
            (
                *(f"take p0 {full()} | - | -", "take nethal2"),
                "Ana prend le 1 blanc du quartier Nethal Syndicate",
            ),
            (
                doing("gugu", "chosen nethal1 rolling nethal1", "roll"),
                "! 5",
                "Le 2 turquoise est relancé\xa0: 5 turquoise",
            ),
            (
                doing("gugu", "gugu by_one", "change"),
                "raise nethal1",
                "Ana change le 2 turquoise en 3 turquoise",
            ),
            (
                *(f"remove p0 {full()} | faction shakra | -", "choose bank3"),
                "Ana retire de la partie le 1 turquoise du quartier Observatory Bank",
            ),
        ],
    )
    def test_log(self, position, action, expected):
        """With its article."""
        assert expected in told(position, action)


class TestBanxaItself:
    """R19: in its own turn, blocking is one more choice."""

    POSITION = f"first round 2 p0 doing nethal {midway('gugu3 nethal1', 'agency3', p0='faction banxa')}"

    @pytest.mark.parametrize(
        ("code", "button", "told"),
        [
            ("en", "Power: block your own action", "uses their power to block their own action"),
            (
                "fr",
                "Capacité\xa0: bloquer ta propre action",
                "utilise sa capacité pour bloquer sa propre action",
            ),
        ],
    )
    def test_words(self, code, button, told):
        """The button says whose action it is, and so does the log."""
        assert labels(code, self.POSITION)["block"].startswith(button)
        table = table_at(self.POSITION, "block")
        assert told in SAY[code](table.tell(0)[0])

    def test_the_rule(self):
        """It is named while it applies, and not for others."""
        assert "R19" in rules_now(table_at(self.POSITION).state)
        assert "R19" not in rules_now(table_at(self.POSITION.replace("banxa", "dangmer")).state)


class TestMissionsGivenBack:
    HAND = "missions even odd low"

    @pytest.mark.parametrize(
        ("position", "english", "french"),
        [
            (
                f"keep p0 {full()} | {HAND} | missions high",
                "Return Even Hand:",
                "Rendre «\xa0Pair et passe\xa0»\xa0:",
            ),
            (
                doing("agency", "left 1", "return").replace(" | ", f" | {HAND} draws 1 ", 1),
                "Put Even Hand under the deck:",
                "Remettre «\xa0Pair et passe\xa0» sous le paquet\xa0:",
            ),
        ],
    )
    def test_buttons(self, position, english, french):
        """R4, R15: what happens to the mission comes first."""
        assert labels("en", position)["return even"].startswith(english)
        assert labels("fr", position)["return even"].startswith(french)


class TestNothingToDo:
    FIRST = f"take p0 {full()} | {{}} | -"

    def test_of_a_die_to_take(self):
        """R8: at first there is one die on cards, so Nethal can swap none."""
        english, french = (labels(code, self.FIRST.format("-")) for code in ("en", "fr"))
        assert english["take nethal1"].endswith("from Nethal Syndicate (no action possible)")
        assert french["take nethal1"].endswith("quartier Nethal Syndicate (aucune action possible)")
        assert english["take gugu1"].endswith("from The GUGU Airforce")
        assert sum("no action" in words for words in english.values()) == 3

    def test_of_a_second_die(self):
        """R10: then there are two."""
        later = labels("en", f"take p1 {midway('gugu1', '')}")
        assert not any("no action" in words for words in later.values())

    def test_of_what_ewo_may_do_instead(self):
        """R8, R23: nor is the power worth it there."""
        due = self.FIRST.format("faction ewo"), "take nethal1"
        buttons = labels("en", *due)
        assert buttons["go on"] == "Continue: no action is possible in Nethal Syndicate"
        assert buttons["act agency"].startswith("Power: use The Agency instead (draw")
        buttons = labels("en", due[0], "take gugu1")
        assert buttons["go on"] == "Do the action of The GUGU Airforce"
        assert buttons["act nethal"] == "Power: use Nethal Syndicate instead (no action possible)"

    def test_is_told_once(self):
        """R23: after Ewo has said what to do, not before."""
        expected = "Nethal Syndicate\xa0: aucune action possible"
        assert expected in told(self.FIRST.format("-"), "take nethal1")
        assert expected not in told(self.FIRST.format("faction ewo"), "take nethal1")
        due = table_at(self.FIRST.format("faction ewo"), "take nethal1").position
        assert [expected] == told(due, "go on")


def test_the_die_that_is_rerolled():
    """R14: whose it is, and which one."""
    position = doing("gugu", "chosen nethal1 rolling nethal1", "roll")
    question = gobelet.game("topia").presentation.ask(table_at(position).state)
    assert SAY["en"](question) == "Ana rerolls teal 2."
    assert SAY["fr"](question) == "Ana relance le 2 turquoise."
