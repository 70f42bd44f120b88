"""R50 to R54 of the rulebook: the ten scenarios and the card of the New Observatory Bank."""

import pytest

import gobelet
from gobelet.engine.language import Language
from tests.games.topia.notation import (
    COLOURS,
    FACTIONS,
    after,
    changed,
    choose,
    cubes,
    draws,
    ended,
    full,
    head,
    last_turn,
    legal,
    list_turns,
    listed,
    midway,
    missions,
    named,
    number,
    phase,
    ranks,
    refused,
    scores,
    table_at,
    turn,
)

SCENARIOS = [
    *("crackdown", "leftovers", "inflation", "open_books", "big_plans"),
    *("busy_agency", "no_powers", "closed_bank", "fine_tuning", "turnabout"),
    "glass_house",
]
AGENCY = ["take agency1", "! even", "return even"]

# p0 has two districts with a 4, p1 two without dice, they share one with a 2; the last one is nobody's.
ROWS = "p0 p0 white4 / p0 p0 p0 / p0 p1 white2 / p1 p1 p1 / p1 p1 / white6"


def districts(scenario=None):
    """What both players get for the districts of this city: both cards are full of ones."""
    position = ended(ROWS, options=f"scenario {scenario}" if scenario else "")
    return [score - 6 for score in scores(position)]


def new_table(players=2, **options):
    """A table at which nothing has been drawn yet."""
    return gobelet.game("topia").table(players=players, **options)


def dealt(scenario, *factions):
    """A new table after all missions have been dealt: these factions, then always the first outcome."""
    table = new_table(len(factions), scenario=scenario)
    table.draw(*factions)
    while table.pending:
        table.draw(0)
    return table


class TestR50Scenarios:
    @pytest.mark.parametrize("scenario", SCENARIOS)
    def test_one_may_be_chosen(self, scenario):
        """It is written in the position."""
        assert scenario == named(new_table(scenario=scenario).position, "scenario")

    @pytest.mark.parametrize("scenario", SCENARIOS)
    def test_drawn(self, scenario):
        """« Choisissez en une, au hasard ou non, avant la mise en place »: afterwards as if chosen."""
        table, chosen = new_table(scenario="random"), new_table(scenario=scenario)
        assert (phase(table.position), table.pending) == ("scenario", len(SCENARIOS))
        table.draw(scenario)
        assert table.position == chosen.position
        assert table.state.tobytes() == chosen.state.tobytes()

    def test_drawn_before_anything_else(self):
        """By name or number; nothing is laid out yet, and it is never none."""
        table = new_table(scenario="random")
        assert table.position == after(table.position)
        assert not {"teal", "faction", "missions"} & set(table.position.split())
        with pytest.raises(gobelet.NotationError, match="none"):
            table.draw("none")
        table.draw(0)
        assert named(table.position, "scenario") == SCENARIOS[0]
        assert phase(table.position) == "faction"

    def test_drawn_with_a_seed(self):
        """Every scenario comes, and games are played by what was drawn."""
        tables = [gobelet.game("topia").table(seed=seed, scenario="random") for seed in range(60)]
        assert {named(table.position, "scenario") for table in tables} == set(SCENARIOS)

    def test_what_is_told(self):
        """Everybody hears which one it is, and what it changes."""
        table = new_table(scenario="random")
        table.draw("crackdown")
        language = Language("en", [gobelet.game("topia").folder / "lang"])
        assert [language.say(line) for line in table.tell(0)] == [
            "A scenario is drawn at random. Crackdown: control of a district is worth 7"
        ]
        assert table.view().scenario.id == "crackdown"

    @pytest.mark.parametrize(
        "position",
        [
            "scenario p0 | faction ewo | -",
            "scenario p0 scenario crackdown | - | -",
            f"scenario p0 {full()} | - | -",
            "scenario p0 | missions even | -",
            "scenario round 2 p0 | - | -",
        ],
    )
    def test_not_later(self, position):
        """Once something is laid out, no scenario is drawn any more."""
        with pytest.raises(gobelet.NotationError):
            table_at(position)

    def test_none_unless_chosen(self):
        """Nothing is written."""
        for table in (new_table(), new_table(scenario="none", bank_card="no")):
            assert not {"scenario", "bank_card", "cubes"} & set(head(table.position))

    @pytest.mark.parametrize("scenario", ["sunny", "", "crackdown leftovers", "bank_card"])
    def test_no_other(self, scenario):
        """There are ten, and one at most is chosen."""
        with pytest.raises(gobelet.SetupError):
            new_table(scenario=scenario)

    @pytest.mark.parametrize("scenario", SCENARIOS)
    def test_nothing_else_changes(self, scenario):
        """Any die can be taken, and Nethal, Twilight and Waste do what they do."""
        later = midway("gugu3 bank2", "agency3 bank3")
        plain, position = f"take round 3 p0 {later}", f"take round 3 p0 scenario {scenario} {later}"
        assert legal(plain) == legal(position)
        for steps in (
            ["take nethal1", "choose p0-1", "choose p1-1"],
            ["take twilight1", "choose bank1", "choose waste1"],
            ["take waste1", "choose agency3", "choose nethal1"],
        ):
            assert changed(plain, *steps) == changed(position, *steps)

    @pytest.mark.parametrize("scenario", SCENARIOS[2:])
    def test_other_scenarios_leave_the_districts(self, scenario):
        """9 + 5 + 4 and 5 + 5 + 4 points as ever."""
        assert districts(scenario) == districts() == [18, 14]


class TestR51Points:
    def test_crackdown(self):
        """7 for control, also where it is shared."""
        assert districts("crackdown") == [(7 + 4) + 7 + 5, 7 + 7 + 5]

    def test_crackdown_rounds_up(self):
        """Three get 3 each of 7, in two districts."""
        rows = "p0 p1 p2 / p0 p0 p0 p0 / p1 p1 p1 p1 / p2 p2 p2 p2 / p0 p1 p2"
        assert scores(ended(rows, options="scenario crackdown")) == [6 + 3 + 7 + 3] * 3

    def test_leftovers(self):
        """Dice in a district count double, also where it is shared."""
        assert districts("leftovers") == [(5 + 8) + 5 + 5, 5 + 5 + 5]

    def test_leftovers_are_not_dice_on_cards(self):
        """A card full of ones is worth 6."""
        rows = "p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1"
        assert scores(ended(rows, options="scenario leftovers")) == [16, 16]

    def test_inflation(self):
        """Two sixes count 14."""
        rows = "p0 p0 p0 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1"
        card = "dice teal6 teal6 teal5 teal1 teal1 teal1"
        assert scores(ended(rows, card)) == [10 + 20, 16]
        assert scores(ended(rows, card, options="scenario inflation")) == [10 + 22, 16]

    def test_inflation_is_for_cards(self):
        """A 6 left in a district counts 6."""
        rows = "p0 p0 white6 / p0 p0 p0 / p1 p1 p1 / p1 p1 p1 / p0"
        assert scores(ended(rows, options="scenario inflation")) == [6 + 15 + 6, 16]

    @pytest.mark.parametrize("scenario", ["crackdown", "leftovers", "inflation"])
    def test_missions_stay(self, scenario):
        """18 points for six teal dice, 4 for each white one in the city."""
        plain = scores(ended(ROWS, options=f"scenario {scenario}"))
        position = ended(ROWS, "missions own_teal city_white", options=f"scenario {scenario}")
        assert [plain[0] + 18 + 12, plain[1]] == scores(position)

    def test_winners(self):
        """Crackdown makes districts worth more than dice."""
        rows = "p0 p0 p0 / p0 p0 p0 / p1 p1 / p1 p1 / p1 p1"
        card = "dice teal6 teal2 teal1 teal1 teal1 teal1"
        assert ranks(ended(rows, card)) == [1, 2]
        assert ranks(ended(rows, card, options="scenario crackdown")) == [2, 1]


class TestR52Missions:
    def test_open_books(self):
        """Everybody sees all missions."""
        position = f"take p0 scenario open_books {full()} | missions even odd | missions {{}}"
        one, other = table_at(position.format("high low")), table_at(position.format("high lowest"))
        for seat in (None, 0, 1):
            assert one.view(seat) != other.view(seat)

    def test_glass_house(self):
        """Everybody sees all three missions of everybody."""
        table = dealt("glass_house", "dangmer", "bingmai")
        assert [len(seat.missions) for seat in table.view(None).seats] == [3, 3]

    @pytest.mark.parametrize("scenario", ["big_plans", "glass_house"])
    def test_three_are_kept(self, scenario):
        """Nobody returns one at the beginning."""
        table = dealt(scenario, "dangmer", "bingmai", "hollows")
        assert (phase(table.position), table.actor) == ("take", 0)
        assert [len(missions(table.position, seat)) for seat in range(3)] == [3, 3, 3]
        assert [listed(table.position, seat, "returned") for seat in range(3)] == [[], [], []]

    @pytest.mark.parametrize("faction", ["", "faction centauri "])
    def test_big_plans_counts_three(self, faction):
        """Also for Centauri: 6 and 9 and 4 points."""
        rows = "p0 p0 white4 / p0 p0 p0 / p0 p1 / p1 p1 p1 / p1 p1"
        card = "dice teal1 teal1 white1 white1 white1 purple1"
        seat = f"{faction}{card} missions own_teal own_white city_white"
        other = "dice purple1 purple1 purple1 purple1 purple1 white1"
        options = "scenario big_plans"
        plain = scores(ended(rows, card, other, options=options))
        assert [plain[0] + 6 + 9 + 4, plain[1]] == scores(ended(rows, seat, other, options=options))

    def test_big_plans_at_the_agency(self):
        """One is drawn and one returned, as ever."""
        position = (
            f"take p0 scenario big_plans {full()} | missions even odd high | missions low sum_28 sum_15"
        )
        steps = ["take agency1", "! sum_21", "return odd"]
        assert missions(after(position, *steps)) == ["even", "high", "sum_21"]

    def test_busy_agency(self):
        """Two are drawn, then two returned, step by step."""
        position = f"take p0 scenario busy_agency {full()} | missions even odd | missions high low"
        steps = ["take agency1", "! sum_21", "! lowest", "return odd", "return lowest"]
        moments = [after(position, *steps[:count]) for count in range(1, 6)]
        assert [phase(moment) for moment in moments] == ["draw", "draw", "return", "return", "take"]
        assert [number(moment, "left") for moment in moments] == [2, 1, 2, 1, 0]
        assert [turn(moment) for moment in moments] == [0, 0, 0, 0, 1]
        last = moments[-1]
        assert (missions(last), listed(last, 0, "under"), draws(last)) == (
            ["even", "sum_21"],
            ["odd", "lowest"],
            2,
        )

    def test_busy_agency_returns_any(self):
        """Of four, then of three."""
        position = f"take p0 scenario busy_agency {full()} | missions even odd | missions high low"
        steps = ["take agency1", "! sum_21", "! lowest"]
        hand = {"return even", "return odd", "return sum_21", "return lowest"}
        assert hand == legal(position, *steps)
        assert hand - {"return even"} == legal(position, *steps, "return even")


class TestR53Play:
    def neutral(self, p0="-", p1="-"):
        """The first turn of a game without powers."""
        return f"take p0 scenario no_powers {full()} | {p0} | {p1}"

    @pytest.mark.parametrize("faction", FACTIONS)
    def test_no_powers_in_ones_turn(self, faction):
        """Dice can be taken, nothing else; then the action comes, then the next player."""
        position = self.neutral(f"faction {faction}")
        assert legal(position) == legal(f"take p0 {full()} | - | -")
        taken = after(position, "take bank1")
        assert phase(taken) == "first"
        done = after(taken, "choose nethal1", "choose p0-1")
        assert (phase(done), turn(done)) == ("take", 1)

    @pytest.mark.parametrize("faction", FACTIONS)
    def test_no_powers_in_the_turn_of_others(self, faction):
        """Nobody is asked before, during or after it."""
        seats = midway("gugu3", "agency3", p1=f"faction {faction}")
        position = f"take round 2 p0 scenario no_powers {seats}"
        done = after(position, "take nethal1", "choose p0-1", "choose p1-1")
        assert (phase(done), turn(done)) == ("take", 1)
        seats = midway("gugu3", "", p0=f"faction {faction}")
        done = after(f"take p1 scenario no_powers {seats}", *AGENCY)
        assert (phase(done), turn(done), number(done, "round")) == ("take", 0, 2)

    @pytest.mark.parametrize("faction", ["dangmer", "bingmai"])
    def test_no_powers_at_the_end(self, faction):
        """The last action ends the game."""
        position = last_turn("scenario no_powers", agency="white4", p0=f"faction {faction}")
        assert table_at(position, *AGENCY).over

    def test_no_powers_at_the_beginning(self):
        """Centauri returns a mission like everybody."""
        table = dealt("no_powers", "centauri", "bingmai")
        assert (phase(table.position), table.actor) == ("keep", 0)

    def test_closed_bank(self):
        """R16: only dice of the same value or colour."""
        position = f"take p0 scenario closed_bank {full()} | - | -"
        alike = ["nethal2", "bank2", "twilight3", "gugu2", "gugu3", "agency1", "agency2"]
        assert choose(*alike) == legal(position, "take bank1")
        assert refused(position, "take bank1", "choose nethal1")

    def test_fine_tuning(self):
        """R17: up or down by one."""
        position = f"take p0 scenario fine_tuning {full()} | - | -"
        assert phase(after(position, "take gugu1")) == "change"
        assert changed(position, "take gugu1", "raise nethal1")["nethal1"] == "teal3"
        assert refused(position, "take gugu1", "raise waste1")

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_turnabout(self, players):
        """Every second round begins with the last seat and ends with the first."""
        position = f"take p0 scenario turnabout {full(players)}" + " | -" * players
        table = gobelet.game("topia").table(position=position, seed=players)
        order = list(range(players))
        expected = [(each, seat) for each in range(1, 7) for seat in (order if each % 2 else order[::-1])]
        assert expected == list_turns(table)
        assert turn(table.position) == 0

    def test_turnabout_twice_in_a_row(self):
        """Who ends a round begins the next."""
        position = f"take p1 scenario turnabout {midway('agency3', '')}"
        begun = after(position, *AGENCY)
        assert (turn(begun), number(begun, "round")) == (1, 2)


class TestR54BankCard:
    START = f"take p0 bank_card {full()} | - | -"

    def test_a_cube_instead_of_dice(self):
        """The Bank moves one cube one step, and the turn is over."""
        taken = after(self.START, "take bank1")
        assert taken == f"cube round 1 p0 bank_card doing bank {full(bank1='p0')} | dice white3 | -"
        moved = after(taken, "raise purple")
        assert moved == f"take round 1 p1 bank_card cubes 0 1 0 {full(bank1='p0')} | dice white3 | -"

    def test_all_begin_at_0(self):
        """There, they can only go up."""
        assert {f"raise {colour}" for colour in COLOURS} == legal(self.START, "take bank1")
        assert refused(self.START, "take bank1", "lower teal")

    def test_0_to_3(self):
        """At 3 a cube can only go down."""
        position = f"take p0 bank_card cubes 3 1 0 {full()} | - | -"
        assert legal(position, "take bank1") == {"lower teal", "raise purple", "lower purple", "raise white"}
        assert refused(position, "take bank1", "raise teal")
        assert cubes(after(position, "take bank1", "lower teal")) == [2, 1, 0]
        assert cubes(after(position, "take bank1", "raise purple")) == [3, 2, 0]

    def test_back_to_0(self):
        """Cubes that are all at 0 are not written."""
        position = after(f"take p0 bank_card cubes 0 0 1 {full()} | - | -", "take bank1", "lower white")
        assert cubes(position) == [0, 0, 0]
        assert "cubes" not in position

    @pytest.mark.parametrize("action", ["choose nethal1", "choose p0-1", "pass", "done", "raise nethal1"])
    def test_nothing_else(self, action):
        """No dice are exchanged, and it must be done."""
        assert refused(self.START, "take bank1", action)

    @pytest.mark.parametrize(
        ("steps", "more"), [("0 0 0", [0, 0]), ("1 0 0", [2, 3]), ("0 2 3", [6 + 3, 9]), ("3 1 3", [12, 18])]
    )
    def test_worth_more(self, steps, more):
        """Two teal, three purple and one white die; three teal and three white ones."""
        mine = "dice teal1 teal1 purple1 purple1 purple1 white1"
        theirs = "dice teal1 teal1 teal1 white1 white1 white1"
        rows = "p0 p0 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1"
        position = ended(rows, mine, theirs, options=f"bank_card cubes {steps}")
        assert [21 + more[0], 21 + more[1]] == scores(position)

    def test_not_in_the_city(self):
        """Dice left in a district are worth their values."""
        rows = "p0 p0 white4 / p0 p0 / p0 p0 / p1 p1 / p1 p1 / p1 p1"
        assert scores(ended(rows, options="bank_card cubes 0 0 3")) == [6 + 15 + 4, 21]

    def test_other_districts_stay(self):
        """GUGU still rerolls."""
        assert changed(self.START, "take gugu1", "choose nethal1", "! 4")["nethal1"] == "teal4"

    def test_as_an_option(self):
        """It is chosen before the game."""
        assert "bank_card" in head(new_table(bank_card="yes").position)
