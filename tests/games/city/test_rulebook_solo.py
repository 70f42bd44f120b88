"""R70 to R75 of the rulebook: alone."""

import random

import pytest

import gobelet
from tests.games.city.notation import (
    after,
    amount,
    cards,
    city,
    dice,
    discarded,
    full,
    legal,
    named,
    number,
    phase,
    ranks,
    refused,
    scores,
    seat,
    settle,
    settled,
    stock,
    table_at,
    turn,
)


def new_table(**options):
    """A game alone, after its first draws."""
    return settle(gobelet.game("city").table(players=1, **options))


def total(position, row):
    """How many cards lie in a row of the display."""
    return sum(cards(position, row).values())


class TestR70BanditsAndShips:
    @pytest.mark.parametrize(("bandits", "points"), [("bandits2", 2), ("bandits3", 3), ("bandits4", 4)])
    def test_bandits_are_always_there(self, bandits, points):
        """As often as strength allows; their points come from the supply."""
        defence = points + 1
        position = after(f"attack p0 strength {5 * defence + 3} | -", *[f"attack {bandits}"] * 5)
        assert (phase(position), number(position, "strength")) == ("attack", 3)
        assert seat(position) == f"points {5 * points}"

    @pytest.mark.parametrize(
        ("ship", "points", "cost"), [("ship5", 5, 2), ("ship10", 10, 3), ("ship20", 20, 4)]
    )
    def test_ships_are_always_there(self, ship, points, cost):
        """As often as one can pay."""
        having = " ".join(f"{resource} {5 * cost + 2}" for resource in ("wood", "stone", "iron"))
        position = after(f"build p0 | {having}", *[f"sail {ship}"] * 5)
        assert (stock(position), amount(position, 0, "points")) == ((2, 2, 2), 5 * points)
        assert scores(position) == [5 * points]

    def test_all_of_them_from_the_start(self):
        """One of each value."""
        assert {f"attack bandits{points}" for points in (2, 3, 4)} < legal("attack p0 strength 5 | -")
        assert {f"sail ship{points}" for points in (5, 10, 20)} < legal("build p0 | wood 4 stone 4 iron 4")

    def test_the_prices_are_the_same(self):
        """Defence and cost as in the game of several."""
        assert legal("attack p0 strength 3 | -") == {"attack bandits2", "done"}
        assert refused("build p0 | wood 4 stone 4 iron 3", "sail ship20")


class TestR71Display:
    @pytest.mark.parametrize(("level", "size"), [("normal", 4), ("hard", 5)])
    def test_two_rows(self, level, size):
        """Of four cards, or of five."""
        position = new_table(level=level).position
        assert (total(position, "display"), total(position, "upper")) == (size, size)
        assert named(position, "level") == (None if level == "normal" else level)

    @pytest.mark.parametrize(("level", "size"), [("normal", 4), ("hard", 5)])
    def test_they_come_from_the_pile(self, level, size):
        """One by one, before the first turn."""
        table, sizes = gobelet.game("city").table(players=1, level=level), []
        while table.pending:
            sizes += [table.pending] if phase(table.position) == "reveal" else []
            table.draw(0)
        assert list(range(60, 60 - 2 * size, -1)) == sizes

    def test_both_can_be_built_from(self):
        """Everything that lies there, and the stacks."""
        position = "build p0 display mint 1 upper well 1 | stone 2 iron 2"
        assert legal(position) == {
            *("build quarry", "build mine", "build regular_army", "build mint", "build well"),
            "done",
        }

    def test_from_the_upper_row(self):
        """A card that lies only there is taken there."""
        position = "build p0 display mint 1 upper bazaar 1 well 1 | stone 3 iron 1"
        last = after(position, "build well", "place red3")
        assert last == "build round 1 p0 display mint 1 upper bazaar 1 | stone 2 red3 well"

    def test_from_the_lower_row_if_in_both(self):
        """It would be discarded first."""
        position = "build p0 display mint 1 well 1 upper bazaar 1 well 1 | stone 3 iron 1"
        last = after(position, "build well", "place red3")
        assert last == "build round 1 p0 display mint 1 upper bazaar 1 well 1 | stone 2 red3 well"

    def test_then_from_the_upper_one(self):
        """The second of them."""
        position = "build p0 display well 1 upper bazaar 1 well 1 | stone 4 iron 2"
        last = after(position, "build well", "place red3", "build well", "place red4")
        assert (cards(last, "display"), cards(last, "upper")) == ({}, {"bazaar": 1})

    def test_nothing_is_turned_up(self):
        """A built card leaves a gap."""
        table = table_at("build p0 display well 1 | wood 2 stone 1 iron 1", "build well", "place red3")
        assert (phase(table.position), table.pending, cards(table.position, "display")) == ("build", 0, {})

    def test_the_option(self):
        """There are two levels."""
        with pytest.raises(gobelet.SetupError, match="easy"):
            gobelet.game("city").table(players=1, level="easy")


class TestR72NextRow:
    POSITION = "build round 3 p0 display mint 1 well 1 upper bazaar 2 church 1 | wood 2"

    def test_the_rows_move(self):
        """The lower one is out of the game, the upper one is the lower one now."""
        position = settled(self.POSITION, "done")
        assert (phase(position), number(position, "round"), turn(position)) == ("dice", 4, 0)
        assert cards(position, "display") == {"bazaar": 2, "church": 1}
        assert cards(position, "upper") == {"barracks": 3, "blacksmith": 1}
        assert cards(position, "discard") == {"mint": 1, "well": 1}

    def test_hard(self):
        """Five cards come."""
        position = settled(self.POSITION.replace("p0", "p0 level hard"), "done")
        assert cards(position, "upper") == {"barracks": 3, "blacksmith": 2}

    def test_dice_are_rolled(self):
        """As at the end of any turn."""
        position = settled(self.POSITION, "done")
        assert (dice(position), stock(position)) == ("1 1 1 1 1", (1, 0, 0))

    def test_built_cards_are_not_discarded(self):
        """Only what is still in the row."""
        position = "build round 3 p0 display mint 1 well 1 upper bazaar 2 | stone 1 iron 1"
        last = settled(position, "build well", "place red3")
        assert (cards(last, "discard"), city(last)) == ({"mint": 1}, {"red3": "well"})

    def test_an_empty_row(self):
        """The next one comes all the same."""
        position = settled("build round 3 p0 upper bazaar 1 | wood 2", "done")
        assert (cards(position, "display"), total(position, "upper")) == ({"bazaar": 1}, 4)
        position = settled("build round 3 p0 display bazaar 1 | wood 2", "done")
        assert (cards(position, "display"), total(position, "upper")) == ({}, 4)

    def test_discarded_cards_do_not_come_again(self):
        """The pile has one outcome for each card that is nowhere else."""
        table = table_at(self.POSITION, "done")
        while phase(table.position) != "reveal":
            table.draw(0)
        assert table.pending == 60 - 2 - 3

    def test_without_a_pile(self):
        """The last row moves down, and none comes."""
        rows = f"display mint 2 well 2 upper well 1 church 3 {discarded(mint=2, well=3, church=3)}"
        position = settled(f"build round 14 p0 {rows} | wood 2", "done")
        assert (cards(position, "display"), cards(position, "upper")) == ({"well": 1, "church": 3}, {})
        assert (phase(position), number(position, "round")) == ("dice", 15)


class TestR73TheEnd:
    @pytest.mark.parametrize(("level", "rounds"), [("", 15), ("level hard ", 12)])
    def test_the_last_row_is_discarded(self, level, rounds):
        """That is the end, without another roll."""
        position = f"build round {rounds} p0 {level}display mint 2 {discarded(mint=2)} | wood 2"
        table = table_at(position, "done")
        assert (table.over, number(table.position, "round")) == (True, rounds)
        assert dice(table.position) == "- - - - -"
        assert (cards(table.position, "display"), cards(table.position, "discard")["mint"]) == ({}, 3)

    @pytest.mark.parametrize(("level", "rounds"), [("", 15), ("level hard ", 12)])
    def test_not_a_turn_earlier(self, level, rounds):
        """One row is still there."""
        rows = f"display mint 2 upper well 2 {discarded(mint=2, well=2)}"
        position = f"build round {rounds - 1} p0 {level}{rows} | wood 2"
        assert number(settled(position, "done"), "round") == rounds

    def test_the_last_row_can_be_built_from(self):
        """In the last turn, too."""
        position = f"build round 15 p0 display mint 2 {discarded(mint=2)} | stone 2 iron 2"
        table = table_at(position, "build mint", "place white1")
        assert (table.over, table.scores()) == (True, [3])

    @pytest.mark.parametrize(("level", "rounds"), [("normal", 15), ("hard", 12)])
    def test_so_many_turns(self, level, rounds):
        """Every game has them, however it is played."""
        for seed in range(3):
            table, rng = gobelet.game("city").table(players=1, seed=seed, level=level), random.Random(seed)
            while not table.over:
                table.play(rng.choice(table.legal()))
            assert rounds == number(table.position, "round")

    def test_two_full_rows_do_not_end_it(self):
        """Nobody is asked."""
        position = f"build round 3 p0 display mint 1 | wood 2 {full('white')} {full('black', 'mine')}"
        last = settled(position, "done")
        assert (phase(last), number(last, "round")) == ("dice", 4)

    def test_bandits_and_ships_do_not_end_it(self):
        """They never run out."""
        position = "build round 3 p0 display mint 1 | wood 9 stone 9 iron 9"
        last = settled(position, "sail ship20", "sail ship10", "sail ship5")
        assert (phase(last), number(last, "round"), amount(last, 0, "points")) == ("dice", 4, 35)

    def test_the_score_does_not_end_it(self):
        """Also with many points all turns are played."""
        assert number(settled("build round 3 p0 display mint 1 | wood 2 points 100", "done"), "round") == 4


class TestR74NoReplacing:
    def test_refused(self):
        """Cards of the display stay until the end of the turn."""
        position = "dice p0 display mint 2 upper well 2 | -"
        assert not {action for action in legal(position) if action.startswith("replace")}
        assert refused(position, "replace with white")

    def test_all_else_is_possible(self):
        """A die has its four other things to do."""
        position = "dice p0 display mint 2 upper well 2 | dice - - - 1 1 red3 mint off"
        verbs = ["use", "move with", "reactivate with", "pass with"]
        assert {f"{verb} {row}" for verb in verbs for row in ("blue", "black")} == legal(position)


class TestR75Winning:
    @pytest.mark.parametrize(("points", "expected"), [(0, 2), (49, 2), (50, 1), (51, 1)])
    def test_fifty_points(self, points, expected):
        """First place is a win, second place is none."""
        assert [expected] == ranks(f"dice p0 | points {points}")

    @pytest.mark.parametrize("target", range(55, 101, 5))
    def test_a_higher_target(self, target):
        """So many points are to be reached."""
        assert ranks(f"dice p0 target {target} | points {target - 1}") == [2]
        assert ranks(f"dice p0 target {target} | points {target}") == [1]

    def test_cards_count(self):
        """The whole score, not only the tokens."""
        assert ranks("dice p0 | points 47 white1 mint") == [1]
        assert ranks("dice p0 | points 47 white1 bazaar") == [2]

    @pytest.mark.parametrize(("points", "expected"), [(46, 2), (47, 1)])
    def test_at_the_end(self, points, expected):
        """With the card built last."""
        position = f"build round 15 p0 display mint 2 {discarded(mint=2)} | stone 2 iron 2 points {points}"
        table = table_at(position, "build mint", "place white1")
        assert (table.over, table.ranks()) == (True, [expected])

    def test_the_option(self):
        """It is chosen before the game begins, 5 by 5."""
        assert number(new_table(target="60").position, "target") == 60
        assert named(new_table().position, "target") is None
        for target in ("45", "52", "105", "many"):
            with pytest.raises(gobelet.SetupError, match=target):
                gobelet.game("city").table(players=1, target=target)
