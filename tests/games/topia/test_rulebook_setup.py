"""R1 to R6 of the rulebook: what lies on the table, what is secret, and the order of play."""

from collections import Counter

import pytest

import gobelet
from tests.games.topia.notation import (
    COLOURS,
    DISTRICTS,
    FACTIONS,
    MISSIONS,
    after,
    city,
    dice,
    follow,
    full,
    is_die,
    legal,
    list_turns,
    listed,
    missions,
    phase,
    refused,
    seat,
    table_at,
)

PLAYERS = [2, 3, 4]
QUIET = ["dangmer", "bingmai", "ewo", "hollows"]  # none has anything to decide before the first agent


def new_table(players=2, **options):
    """A table at which nothing has been drawn yet."""
    return gobelet.game("topia").table(players=players, **options)


def table_in(wanted, players=2, factions=QUIET, **options):
    """A new table in this phase of setting up: these factions, and of the rest always the first outcome."""
    table = new_table(players, **options)
    for faction in factions[:players]:
        if phase(table.position) != wanted:
            table.draw(faction)
    while phase(table.position) != wanted:
        table.draw(0)
    return table


class TestR1Factions:
    @pytest.mark.parametrize("players", PLAYERS)
    def test_one_each(self, players):
        """Of ten, then of nine: the first seat first."""
        table = new_table(players)
        for number, faction in enumerate(QUIET[:players]):
            assert (phase(table.position), 10 - number, None) == ("faction", table.pending, table.actor)
            table.draw(faction)
            assert [faction] == listed(table.position, number, "faction")
        assert phase(table.position) != "faction"

    @pytest.mark.parametrize("players", [0, 1, 5])
    def test_two_to_four_players(self, players):
        """Nobody, one and five are refused."""
        with pytest.raises(gobelet.SetupError):
            new_table(players)

    def test_ten_factions(self):
        """Each is one outcome of the first draw."""
        found = []
        for outcome in range(10):
            table = new_table()
            table.draw(outcome)
            found += listed(table.position, 0, "faction")
        assert sorted(FACTIONS) == sorted(found)

    @pytest.mark.parametrize("faction", FACTIONS)
    def test_nobody_has_the_same(self, faction):
        """What the first seat has cannot come again, and changes nothing."""
        table = new_table()
        table.draw(faction)
        before = table.position
        with pytest.raises(gobelet.NotationError, match=faction):
            table.draw(faction)
        assert before == table.position

    @pytest.mark.parametrize("players", PLAYERS)
    def test_six_agents(self, players):
        """All places of the cards hold agents: there are no dice, and six agents go to the city."""
        start = table_in("keep", players).position
        assert [[]] * players == [dice(start, number) for number in range(players)]
        table = gobelet.game("topia").table(players=players, seed=1)
        list_turns(table)
        assert [6] * players == [list(city(table.position).values()).count(f"p{n}") for n in range(players)]


class TestR2Districts:
    @pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 4), (4, 5)])
    def test_slots(self, players, slots):
        """Six districts with three, four or five slots."""
        lying = city(table_in("deal", players).position)
        assert [f"{district}{slot}" for district in DISTRICTS for slot in range(1, slots + 1)] == list(lying)
        assert all(is_die(piece) for piece in lying.values())

    @pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 4), (4, 5)])
    def test_all_can_be_taken(self, players, slots):
        """By the first player."""
        expected = {f"take {district}{slot}" for district in DISTRICTS for slot in range(1, slots + 1)}
        assert expected == legal(f"take p0 {full(players)}" + " | -" * players)

    @pytest.mark.parametrize(("players", "slot"), [(2, 4), (2, 5), (3, 5)])
    @pytest.mark.parametrize("district", DISTRICTS)
    def test_slots_for_more_players(self, players, slot, district):
        """They are not in play."""
        assert refused(f"take p0 {full(players)}" + " | -" * players, f"take {district}{slot}")


class TestR3Dice:
    @pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 8), (4, 10)])
    def test_as_many_of_each_colour(self, players, each):
        """All lie in the city, one on each slot."""
        table, sizes = table_in("layout", players), []
        while phase(table.position) == "layout":
            sizes.append(table.pending)
            table.draw(table.pending // 2)
        assert [6 * left for left in range(3 * each, 0, -1)] == sizes
        colours = Counter(piece[:-1] for piece in city(table.position).values())
        assert dict.fromkeys(COLOURS, each) == colours

    def test_one_slot_after_another(self):
        """From the first of Nethal, through the districts in their order."""
        table = table_in("layout")
        table.draw("teal4", "white2", "purple6", "white2")
        expected = {"nethal1": "teal4", "nethal2": "white2", "nethal3": "purple6", "bank1": "white2"}
        assert expected == {slot: die for slot, die in city(table.position).items() if die != "-"}

    @pytest.mark.parametrize(
        ("outcome", "die"),
        [(0, "teal1"), (5, "teal6"), (6, "teal1"), (35, "teal6"), (36, "purple1"), (74, "white3")],
    )
    def test_outcomes(self, outcome, die):
        """Six for each die that is left: teal, purple, white."""
        table = table_in("layout")
        table.draw(outcome)
        assert die == city(table.position)["nethal1"]

    def test_outcomes_of_what_is_left(self):
        """With one teal die gone, purple begins six outcomes earlier."""
        table = table_in("layout")
        table.draw("teal3", 30)
        assert (city(table.position)["nethal2"], table.pending) == ("purple1", 96)

    @pytest.mark.parametrize("colour", COLOURS)
    def test_no_seventh(self, colour):
        """With two players a colour is used up after six dice, and another one is refused."""
        table = table_in("layout")
        table.draw(*[f"{colour}{value}" for value in range(1, 7)])
        before = table.position
        with pytest.raises(gobelet.NotationError, match=colour):
            table.draw(f"{colour}1")
        assert before == table.position

    @pytest.mark.parametrize("die", ["teal0", "teal7", "red1", "teal", "4", "-"])
    def test_no_other_dice(self, die):
        """Three colours, six values."""
        table = table_in("layout")
        before = table.position
        with pytest.raises(gobelet.NotationError):
            table.draw(die)
        assert before == table.position


class TestR4Missions:
    @pytest.mark.parametrize("players", PLAYERS)
    def test_three_for_everyone(self, players):
        """Dealt from forty, the first seat first."""
        table, sizes = table_in("deal", players), []
        while phase(table.position) == "deal":
            sizes.append(table.pending)
            table.draw(0)
        assert list(range(40, 40 - 3 * players, -1)) == sizes
        hands = [missions(table.position, number) for number in range(players)]
        assert [MISSIONS[3 * number : 3 * number + 3] for number in range(players)] == hands

    def test_the_first_seat_first(self):
        """Two missions are for the same hand, the fourth is for the next."""
        table = table_in("deal")
        table.draw("low", "even", "sum_21", "highest")
        assert (missions(table.position, 0), missions(table.position, 1)) == (
            ["even", "low", "sum_21"],
            ["highest"],
        )

    def test_a_mission_comes_once(self):
        """What is in a hand is not in the deck."""
        table = table_in("deal")
        table.draw("low")
        before = table.position
        with pytest.raises(gobelet.NotationError, match="low"):
            table.draw("low")
        assert before == table.position

    def test_two_are_kept(self):
        """The third goes back, and then the next seat chooses."""
        table = table_in("deal")
        table.draw("low", "even", "sum_21", "highest", "lowest", "odd")
        assert (phase(table.position), table.actor) == ("keep", 0)
        assert set(table.legal()) == {"return low", "return even", "return sum_21"}
        table.play("return even")
        assert (phase(table.position), table.actor) == ("keep", 1)
        assert set(table.legal()) == {"return highest", "return lowest", "return odd"}
        table.play("return lowest")
        assert seat(table.position, 0) == "faction dangmer missions low sum_21 returned even"
        assert seat(table.position, 1) == "faction bingmai missions odd highest returned lowest"

    @pytest.mark.parametrize("action", ["return odd", "return highest", "take nethal1", "pass"])
    def test_nothing_else(self, action):
        """Not a mission of another, and no turn before all have chosen."""
        table = table_in("deal")
        table.draw("low", "even", "sum_21", "highest", "lowest", "odd")
        assert refused(table.position, action)

    @pytest.mark.parametrize("players", PLAYERS)
    def test_then_the_game_begins(self, players):
        """When all have chosen, the first seat places an agent."""
        table = table_in("keep", players)
        for number in range(players):
            assert table.actor == number
            table.play(table.legal()[0])
        assert (phase(table.position), table.actor, table.pending) == ("take", 0, 0)
        assert [2] * players == [len(missions(table.position, number)) for number in range(players)]

    def test_out_of_the_game(self):
        """With that option nobody draws it any more."""
        seats = "missions even odd returned low | missions high sum_28 returned sum_15"
        table = table_at(f"take p0 third_mission out {full()} | {seats}", "take agency1")
        assert table.pending == len(MISSIONS) - 6
        for mission in ("low", "sum_15"):
            with pytest.raises(gobelet.NotationError, match=mission):
                table.draw(mission)

    def test_the_choice_of_the_option(self):
        """It is written in the position, and what was returned is not in the deck."""
        table = table_in("deal", third_mission="out")
        table.draw("low", "even", "sum_21", "highest", "lowest", "odd")
        table.play("return even", "return lowest")
        assert "third_mission out" in table.position
        assert after(table.position) == table.position
        table.play("take agency1")
        assert table.pending == len(MISSIONS) - 6

    def test_back_in_the_deck(self):
        """Of forty missions 36 are left, those that were returned among them."""
        seats = "missions even odd returned high | missions low sum_28 returned sum_15"
        table = table_at(f"take p0 {full()} | {seats}", "take agency1")
        assert table.pending == 36
        for mission in ("high", "sum_15"):
            again = table_at(table.position, f"! {mission}")
            assert {"even", "odd", mission} == set(missions(again.position))


class TestR5Secrets:
    START = f"take p0 {full()} | missions {{}} | missions {{}}"

    def test_missions_of_others(self):
        """Whatever they are, others see the same."""
        one = table_at(self.START.format("even odd", "high low"))
        other = table_at(self.START.format("even odd", "sum_21 lowest"))
        assert one.view(0) == other.view(0)
        assert one.view(None) == other.view(None)
        assert one.view(1) != other.view(1)

    def test_everything_else(self):
        """A die more or less is seen by all."""
        one = table_at(f"take p0 {full()} | - | -")
        other = table_at(f"take p0 {full(nethal1='teal3')} | - | -")
        for number in (None, 0, 1):
            assert one.view(number) != other.view(number)


class TestR6Rounds:
    @pytest.mark.parametrize("players", PLAYERS)
    def test_six_rounds(self, players):
        """From the first seat to the last, six times."""
        start = f"take p0 {full(players)}" + " | -" * players
        for seed in range(3):
            turns = list_turns(gobelet.game("topia").table(position=start, seed=seed))
            assert [(number, each) for number in range(1, 7) for each in range(players)] == turns

    def test_the_next_seat(self):
        """In the same round."""
        position = after(f"take p0 {full(3)} | - | - | -", "take nethal1")
        assert position == f"take round 1 p1 {full(3, nethal1='p0')} | dice teal2 | - | -"

    def test_after_the_last_seat(self):
        """The first one begins the next round."""
        table = table_at(f"take p1 {full(agency3='p0')} | dice purple4 | -")
        follow(table, "take agency1", "! even", "return even")
        lying = full(agency3="p0", agency1="p1")
        assert table.position == f"take round 2 p0 {lying} | dice purple4 | dice white5 under even draws 1"

    def test_everybody_places_six(self):
        """At the end all cards are full."""
        for players in PLAYERS:
            table = gobelet.game("topia").table(players=players, seed=players)
            list_turns(table)
            assert [6] * players == [len(dice(table.position, number)) for number in range(players)]
