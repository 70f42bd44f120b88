"""R30 to R37 of the rulebook: alone against a grid."""

import pytest

import gobelet
from tests.games.stars.notation import (
    EMPTY,
    after,
    legal,
    malus,
    number,
    phase,
    ranks,
    reserve,
    sheet,
    table_at,
    turn,
)

ALMOST = "x x x x / x x x x / x x x x / x x x x / x x x"
NO_BLUE_NO_4_NO_PURPLE = "- x x / - x x / x x x x x x / - x x / - x x"


def ticked(position, *steps):
    """How many cells of the opponent's grid are ticked after these steps."""
    return number(after(position, *steps), "ticked") or 0


def leaving(rest):
    """How many cells are ticked for this reserve, left by somebody who took a black die."""
    return ticked(f"choose p0 bag black 1 [black-2 {rest}] | {EMPTY}", "take black")


class TestR30Alone:
    def test_the_same_rules(self):
        """The sheet is filled in as in the game of several."""
        position = f"choose p0 bag black 2 [blue-4 blue-star orange-5] | {EMPTY}"
        assert legal(position) == {"take blue", "take orange", "take 4", "take 5", "take stars"}
        assert sheet(after(position, "take blue")) == "- - x / - - 4 / - / - / -"

    def test_every_turn_is_ones_own(self):
        """After the turn comes the next one of the same seat, in a new round."""
        position = after(f"choose round 4 p0 bag black 2 [blue-4 orange-5] | {EMPTY}", "take blue")
        assert (turn(position), number(position, "round")) == (0, 5)

    def test_by_what_is_left(self):
        """What was taken does not count: 6 taken, 4 left, one cell."""
        position = f"choose p0 bag black 2 [blue-4 orange-6] | {EMPTY}"
        assert (ticked(position, "take orange"), ticked(position, "take blue")) == (1, 2)

    def test_ticks_add_up(self):
        """Turn after turn more cells are ticked."""
        position = f"choose p0 ticked 7 bag black 2 purple 3 [blue-4 orange-6] | {EMPTY}"
        assert ticked(position, "take blue") == 9
        assert ticked(position, "take blue", "draw 1", "! purple 6", "take purple") == 11

    def test_not_before_the_end_of_the_turn(self):
        """Stars are ticked first; only then the opponent ticks, once."""
        position = f"choose p0 ticked 3 bag black 2 [blue-star purple-star orange-6] | {EMPTY}"
        assert ticked(position, "take stars") == 3
        assert ticked(position, "take stars", "tick 2") == 3
        assert ticked(position, "take stars", "tick 2", "tick 6") == 5

    def test_before_dice_are_returned(self):
        """The reserve counts as it was left, even if it goes back into the bag afterwards."""
        position = f"choose p0 return [blue-4 orange-6] | {EMPTY}"
        returned = after(position, "take blue", "return")
        assert (reserve(returned), number(returned, "ticked")) == ("", 2)
        assert ticked(position, "take blue") == ticked(position, "take blue", "keep") == 2

    def test_after_a_malus_too(self):
        """The turn that ends in a malus is a turn."""
        position = f"malus p0 ticked 3 bag orange 5 [blue-4 blue-4 purple-4] | {NO_BLUE_NO_4_NO_PURPLE}"
        assert ticked(position, "malus blue") == 4

    def test_not_in_the_game_of_several(self):
        """With two players nobody ticks a grid."""
        position = after(f"choose p0 bag black 2 [blue-4 orange-6] | {EMPTY} | {EMPTY}", "take blue")
        assert number(position, "ticked") is None


class TestR31NothingLeft:
    def test_no_cell(self):
        """Everything was taken: nothing is ticked, and three dice are drawn next."""
        position = f"choose p0 ticked 3 bag black 2 purple 3 [blue-4 blue-6] | {EMPTY}"
        last = after(position, "take blue")
        assert (number(last, "ticked"), phase(last), number(last, "drawing")) == (3, "pull", 3)

    def test_also_by_taking_the_stars(self):
        """The stars were all that lay there."""
        position = f"choose p0 ticked 3 bag black 2 [blue-star] | {EMPTY}"
        assert ticked(position, "take stars", "tick 2") == 3


class TestR32OnlyStars:
    @pytest.mark.parametrize(
        "stars",
        [
            "orange-star",
            "orange-star orange-star",
            "purple-star blue-star orange-star",
            "purple-star purple-star blue-star blue-star orange-star orange-star orange-star",
        ],
    )
    def test_one_cell(self, stars):
        """One cell, however many stars there are."""
        assert leaving(stars) == 1


class TestR33OnlyNumbers:
    @pytest.mark.parametrize(
        ("rest", "expected"),
        [
            ("purple-2", 1),
            ("purple-4", 1),
            ("purple-5", 1),
            ("purple-2 blue-3", 1),
            ("purple-6", 2),
            ("purple-3 blue-3", 2),
            ("blue-5 orange-5", 2),
            ("blue-4 orange-6", 2),
            ("blue-5 orange-6", 3),
            ("blue-4 blue-5 orange-6", 3),
            ("blue-4 blue-6 orange-6", 4),
            ("blue-6 blue-6 purple-2 orange-6", 4),
            ("blue-6 blue-6 purple-3 orange-6", 5),
            ("blue-6 blue-6 blue-6 orange-6 orange-6 orange-6", 8),
        ],
    )
    def test_one_cell_for_every_five_points_begun(self, rest, expected):
        """1 to 5 points one cell, 6 to 10 two, 11 to 15 three, and so on."""
        assert expected == leaving(rest)


class TestR34NumbersAndStars:
    @pytest.mark.parametrize(
        ("rest", "expected"),
        [
            ("purple-2 orange-star", 1),
            ("purple-3 orange-star", 2),
            ("purple-5 orange-star", 2),
            ("purple-6 orange-star", 3),
            ("purple-3 blue-4 orange-star", 3),
            ("blue-4 orange-4 purple-star", 4),
            ("blue-5 orange-5 purple-star", 4),
            ("blue-5 orange-6 purple-star", 5),
            ("blue-6 orange-6 purple-6 purple-star", 8),
        ],
    )
    def test_the_sum_counts_double(self, rest, expected):
        """The numbers are added up and doubled, then ticked as usual."""
        assert expected == leaving(rest)

    @pytest.mark.parametrize("stars", ["orange-star", "orange-star blue-star", "orange-star " * 4])
    def test_however_many_stars(self, stars):
        """Two stars do not double twice."""
        assert leaving(f"purple-6 {stars}") == 3


class TestR35Lost:
    @pytest.mark.parametrize(
        ("before", "rest", "over"),
        [
            (28, "orange-5", False),
            (29, "", False),
            (29, "orange-5", True),
            (29, "orange-star", True),
            (28, "orange-6", True),
            (27, "orange-6", False),
            (25, "purple-6 blue-6 orange-6 orange-6 orange-6", True),
        ],
    )
    def test_the_grid_is_full(self, before, rest, over):
        """The last cell is ticked: the game is over at once and lost."""
        position = f"choose p0 ticked {before} bag black 1 [black-2 {rest}] | {EMPTY}"
        table = table_at(position, "take black")
        assert (over, [2]) == (table.over, table.ranks())

    def test_at_once(self):
        """Nothing can be done any more."""
        table = table_at(f"choose p0 ticked 29 bag black 2 [blue-4 orange-5] | {EMPTY}", "take blue")
        assert (phase(table.position), table.legal(), table.actor, table.pending) == ("over", [], None, 0)

    def test_even_with_more_points(self):
        """170 points do not help against a full grid of 150."""
        cells = "- / - / - / 5 10 15 20 / 6 12 18 24 ******"
        position = f"choose p0 ticked 29 bag black 2 [blue-4 orange-5] | {cells}"
        assert ranks(position) == [1]
        table = table_at(position, "take blue")
        assert (table.over, table.ranks()) == (True, [2])

    def test_even_in_the_turn_that_finishes_the_sheet(self):
        """The last white cell and the last cell of the grid: lost."""
        cells = "x x x x / x x x x / 8 8 8 8 / 10 10 10 10 ***** / 12 12 12 ******"
        position = f"choose p0 ticked 29 bag black 2 [blue-4 orange-5] | {cells}"
        table = table_at(position, "take orange")
        assert (table.over, table.ranks()) == (True, [2])

    def test_even_in_the_turn_of_a_malus(self):
        """A malus and the last cell of the grid: lost."""
        position = f"malus p0 ticked 29 bag orange 5 [blue-4 purple-4] | {NO_BLUE_NO_4_NO_PURPLE}"
        table = table_at(position, "malus blue")
        assert (table.over, table.ranks()) == (True, [2])


class TestR36MorePoints:
    @pytest.mark.parametrize(("before", "expected"), [(0, 1), (1, 1), (4, 1), (5, 2), (6, 2), (20, 2)])
    def test_strictly_more_than_five_a_cell(self, before, expected):
        """25 points against 5 a cell: 20 are beaten, 25 are not."""
        cells = "x x x x / x x x x / 8 x x x / 5 x x x / 6 x x"
        table = table_at(f"choose p0 ticked {before} bag black 2 [orange-6] | {cells}", "take orange")
        assert (table.over, table.scores(), table.ranks()) == (True, [25], [expected])

    def test_one_point_more(self):
        """26 against 25 wins."""
        cells = "x x x x / x x x x / 8 x x x / 6 x x x / 6 x x"
        table = table_at(f"choose p0 ticked 5 bag black 2 [orange-6] | {cells}", "take orange")
        assert (table.scores(), table.ranks()) == ([26], [1])

    @pytest.mark.parametrize(("rest", "expected"), [("", 1), ("blue-star", 2), ("blue-4", 2)])
    def test_the_cells_of_the_last_turn_count(self, rest, expected):
        """6 points against one cell; what is left in the last turn ticks another."""
        position = f"choose p0 ticked 1 bag black 2 [orange-6 {rest}] | {ALMOST}"
        table = table_at(position, "take orange")
        assert (table.over, table.ranks()) == (True, [expected])

    def test_the_last_white_cell_ends_the_game(self):
        """As in the game of several."""
        position = f"choose p0 bag black 2 [orange-6] | {ALMOST}"
        assert table_at(position, "take orange").over
        assert not table_at(f"choose p0 bag black 2 [orange-6] | {EMPTY}", "take orange").over

    @pytest.mark.parametrize(("points", "expected"), [(14, 2), (15, 1)])
    def test_a_malus_ends_the_game_and_may_be_won(self, points, expected):
        """The malus is subtracted, then the scores are compared: 10 or 11 against two cells."""
        cells = f"2 - x / 9 - x / x x x x x x / {points - 11} - x / - - x"
        table = table_at(f"malus p0 ticked 2 bag orange 5 [blue-4] | {cells}", "malus blue")
        assert (table.over, malus(table.position)) == (True, 4)
        assert ([points - 4], [expected]) == (table.scores(), table.ranks())

    def test_nothing_against_nothing(self):
        """At the start nobody has won: 0 is not more than 0."""
        assert gobelet.game("stars").table(players=1).ranks() == [2]


class TestR37Grid:
    @pytest.mark.parametrize("grid", ["30", "36", "40"])
    def test_the_sizes(self, grid):
        """The last cell of the grid loses, the last but one does not."""
        size = int(grid)
        lost = f"choose p0 grid {size} ticked {size - 1} bag black 2 [blue-4 orange-5] | {EMPTY}"
        going_on = lost.replace(f"ticked {size - 1}", f"ticked {size - 2}")
        assert (table_at(lost, "take blue").over, table_at(going_on, "take blue").over) == (True, False)

    def test_thirty_by_default(self):
        """Without a word about it the grid has 30 cells."""
        assert number(gobelet.game("stars").table(players=1).position, "grid") in (None, 30)
        assert table_at(f"choose p0 ticked 29 bag black 2 [blue-4 orange-5] | {EMPTY}", "take blue").over

    @pytest.mark.parametrize("grid", ["36", "40"])
    def test_the_option(self, grid):
        """It is chosen before the first draw and written in the position."""
        table = gobelet.game("stars").table(players=1, grid=grid)
        assert int(grid) == number(table.position, "grid")

    @pytest.mark.parametrize("grid", ["0", "35", "100", "many"])
    def test_no_other_size(self, grid):
        """There are three settings."""
        with pytest.raises(ValueError, match=grid):
            gobelet.game("stars").table(players=1, grid=grid)

    def test_a_bigger_grid_is_still_five_points_a_cell(self):
        """30 of 36 cells are 150 points, and the game goes on."""
        cells = "- / - / 8 8 8 5 / 10 10 5 / 12 12 24 ******"
        position = f"choose p0 grid 36 ticked {{}} bag black 2 [blue-4 orange-5] | {cells}"
        assert (ranks(position.format(29)), ranks(position.format(30))) == ([1], [2])
        assert not table_at(position.format(29), "take blue").over
