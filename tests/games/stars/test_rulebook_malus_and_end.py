"""R20 to R29 of the rulebook: the malus, the end of the game and the score."""

import pytest

from tests.games.stars.notation import (
    EMPTY,
    after,
    discard,
    legal,
    malus,
    phase,
    ranks,
    reserve,
    scores,
    sheet,
    table_at,
    turn,
)

NO_BLUE_NO_4 = "- - x / - - x / x x x x x x / - - x / - - x"
NO_BLUE_NO_4_NO_5 = "- - x / - - x / x x x x x x / x x x x x / - - x"
NO_ORANGE_NO_STARS = "- - - x ** / - - - x *** / - - - x **** / - - - x ***** / - - - x ******"
ALMOST = "x x x x / x x x x / x x x x / x x x x / x x x"


class TestR20Malus:
    def test_only_without_a_choice(self):
        """Blue has no cell, 4 has no cell: the malus is all that is left."""
        position = f"roll p0 bag orange 5 [blue-4] drawing 1 hand blue | {NO_BLUE_NO_4} | {EMPTY}"
        table = table_at(position, "! 4")
        assert (phase(table.position), table.actor) == ("malus", 0)
        assert set(table.legal()) == {"malus blue", "malus 4"}

    def test_who_can_choose_must(self):
        """One possibility is enough to forbid the malus: here a 5, a star, an orange."""
        position = f"roll p0 bag orange 4 [blue-4] drawing 1 hand blue | {NO_BLUE_NO_4} | {EMPTY}"
        assert legal(position, "! 5") == {"take 5"}
        assert legal(position, "! star") == {"take stars"}
        assert legal(position.replace("hand blue", "hand orange"), "! 4") == {"take orange"}

    @pytest.mark.parametrize(
        ("choice", "expected", "left"),
        [
            ("malus blue", 9, "black-5 orange-4"),
            ("malus 4", 8, "black-5 blue-5"),
            ("malus 5", 10, "blue-4 orange-4"),
            ("malus orange", 4, "black-5 blue-4 blue-5"),
            ("malus black", 5, "blue-4 blue-5 orange-4"),
        ],
    )
    def test_the_sum_of_the_dice(self, choice, expected, left):
        """The player picks a colour or a number; all its dice go aside and their sum is written."""
        cells = "x - x x / x - x x / x x x x x x / x x x x x / x - x x"
        position = f"roll p0 bag orange 4 [blue-4 blue-5 orange-4] drawing 1 hand black | {cells} | {EMPTY}"
        expected_actions = {"malus black", "malus blue", "malus orange", "malus 4", "malus 5"}
        assert expected_actions == legal(position, "! 5")
        last = after(position, "! 5", choice)
        assert (malus(last), reserve(last), turn(last)) == (expected, left, 1)

    def test_nothing_else_is_written(self):
        """The sheet stays as it is."""
        position = f"malus p0 bag orange 5 [blue-4 blue-4] | {NO_BLUE_NO_4} | {EMPTY}"
        last = after(position, "malus 4")
        assert (sheet(last), malus(last), malus(last, 1)) == (NO_BLUE_NO_4, 8, None)

    def test_the_dice_go_to_the_discard(self):
        """They lie aside like dice that were taken."""
        position = f"malus p0 bag black 2 purple 3 orange 5 [blue-4 blue-5] | {NO_BLUE_NO_4_NO_5} | {EMPTY}"
        assert (discard(position), discard(after(position, "malus 5"))) == ("blue 2", "blue 3")

    def test_stars_count_nothing_in_a_colour(self):
        """A colour with a star has the sum of its numbers."""
        cells = NO_ORANGE_NO_STARS.replace("- - - x *****", "x x x x x *****", 1)
        position = f"roll p0 bag blue 4 [orange-star orange-5] drawing 1 hand orange | {cells} | {EMPTY}"
        assert legal(position, "! star") == {"malus orange", "malus 5"}
        assert malus(after(position, "! star", "malus orange")) == 5

    def test_too_many_dice_for_the_cells(self):
        """Two blue 4s and one cell each for blue and 4: no choice."""
        cells = "- - x / - - x / x x x x x / - - x / -"
        position = f"roll p0 bag orange 5 [blue-4] drawing 1 hand blue | {cells} | {EMPTY}"
        assert legal(position, "! 4") == {"malus blue", "malus 4"}
        assert legal(position, "! 3") == {"take 3", "take 4"}

    def test_the_stars_are_no_malus(self):
        """A malus is a colour or a number, never the stars."""
        position = f"malus p0 bag blue 4 [orange-star orange-star] | {NO_ORANGE_NO_STARS} | {EMPTY}"
        assert "malus stars" not in legal(position)


class TestR21StarsAlone:
    def test_a_colour_with_the_sum_0(self):
        """No multiplier cell and no cell of the column: a malus of 0."""
        head = "roll p0 bag blue 4 [orange-star orange-star] drawing 1 hand orange"
        position = f"{head} | {NO_ORANGE_NO_STARS} | {EMPTY}"
        assert legal(position, "! star") == {"malus orange"}
        last = after(position, "! star", "malus orange")
        assert (malus(last), reserve(last)) == (0, "")

    def test_it_ends_the_game_like_any_malus(self):
        """0 is written, and that is the end."""
        position = f"malus p1 bag blue 4 [orange-star] | {EMPTY} | {NO_ORANGE_NO_STARS}"
        table = table_at(position, "malus orange")
        assert (table.over, malus(table.position, 1)) == (True, 0)

    def test_the_player_picks_the_colour(self):
        """Stars of two colours: one colour goes, the other stays."""
        cells = "- - x x ** / - - x x *** / - - x x **** / - - x x ***** / - - x x ******"
        position = f"roll p0 bag blue 2 [orange-star orange-star] drawing 1 hand blue | {cells} | {EMPTY}"
        assert legal(position, "! star") == {"malus blue", "malus orange"}
        assert reserve(after(position, "! star", "malus blue")) == "orange-star orange-star"

    def test_one_multiplier_cell_for_three_stars(self):
        """Not enough cells are as bad as none."""
        cells = NO_ORANGE_NO_STARS.replace(" ******", " *****")
        position = f"roll p0 bag blue 4 [orange-star orange-star] drawing 1 hand orange | {cells} | {EMPTY}"
        assert legal(position, "! star") == {"malus orange"}

    def test_a_cell_in_the_column_is_a_choice(self):
        """Then the star is taken as its colour, and no malus."""
        cells = NO_ORANGE_NO_STARS.replace("- - - x ******", "- ******")
        position = f"roll p0 return drawing 1 hand orange | {cells} | {EMPTY}"
        assert legal(position, "! star") == {"take orange"}


class TestR22LastWhiteCell:
    def test_the_end(self):
        """The last player of the round fills the last white cell: over."""
        table = table_at(f"choose round 9 p1 bag black 2 [orange-6] | {EMPTY} | {ALMOST}", "take orange")
        assert (table.over, phase(table.position), table.actor, table.pending) == (True, "over", None, 0)
        assert (table.legal(), sheet(table.position, 1)) == ([], ALMOST + " 6")

    @pytest.mark.parametrize("choice", ["take orange", "take 6"])
    def test_by_column_or_row(self, choice):
        """It does not matter how the cell was filled."""
        assert table_at(f"choose p1 bag black 2 [orange-6] | {EMPTY} | {ALMOST}", choice).over

    def test_by_a_cross_on_the_way_to_a_green_cell(self):
        """The last white cell gets a cross, the green one beside it the sum."""
        cells = "x x x x / x x x / x x x x / x x x x / x x x x"
        table = table_at(f"choose p1 bag black 2 [orange-3 blue-3] | {EMPTY} | {cells}", "take 3")
        assert (table.over, sheet(table.position, 1).split(" / ")[1]) == (True, "x x x x 6")

    def test_green_cells_may_be_empty(self):
        """All ten green cells and all multiplier cells are empty, and the game ends all the same."""
        assert table_at(f"choose p1 bag black 2 [orange-5] | {EMPTY} | {ALMOST}", "take orange").over

    def test_green_cells_do_not_end_it(self):
        """A row filled to its last green cell is not the end while a white cell is empty."""
        cells = "x x x x x x x x / x x x x x x x / x x x x x / x x x x x / x x x"
        table = table_at(f"choose p1 bag black 2 [blue-4] | {EMPTY} | {cells}", "take 4")
        assert (table.over, turn(table.position)) == (False, 0)

    def test_multiplier_cells_do_not_end_it(self):
        """The last multiplier cell is ticked; the game goes on."""
        cells = "- ** / - *** / - **** / - ***** / - ****"
        position = f"choose p1 bag black 2 [blue-star orange-star] | {EMPTY} | {cells}"
        assert not table_at(position, "take stars", "tick 6", "tick 6").over

    def test_one_white_cell_left(self):
        """19 of 20 are not enough."""
        cells = "x x x x / x x x x / x x x x / x x x x / x x"
        assert not table_at(f"choose p1 bag black 2 [orange-6] | {EMPTY} | {cells}", "take orange").over

    def test_cells_of_several_players_do_not_add_up(self):
        """Somebody must fill all twenty."""
        position = f"choose p1 bag black 2 [orange-4] | {ALMOST} | {EMPTY}"
        assert not table_at(position, "take orange").over


class TestR23MalusEnds:
    def test_the_end(self):
        """The last player of the round writes a malus: over, with white cells empty."""
        table = table_at(f"malus p1 bag orange 5 [blue-4] | {EMPTY} | {NO_BLUE_NO_4}", "malus blue")
        assert (table.over, phase(table.position), table.legal()) == (True, "over", [])

    def test_the_malus_of_another_seat(self):
        """The first player wrote it; the game ends after the second."""
        cells = f"{NO_BLUE_NO_4} malus 8 | {EMPTY}"
        assert table_at(f"choose p1 bag orange 5 [blue-4] | {cells}", "take blue").over


class TestR24EqualTurns:
    QUIET_TURN = ("draw 1", "! blue 5", "take 5")

    @pytest.mark.parametrize(
        ("players", "number"), [(players, number) for players in (2, 3, 4) for number in range(players)]
    )
    def test_the_others_finish_the_round(self, players, number):
        """Whoever fills the last white cell: those after in the round play once more, those before do not."""
        seats = [EMPTY] * players
        seats[number] = ALMOST
        head = f"choose round 9 p{number} bag black 2 blue 3 orange 4 [orange-6 blue-3 purple-4]"
        table = table_at(f"{head} | {' | '.join(seats)}", "take 6")
        played = [number]
        while not table.over:
            played.append(turn(table.position))
            table = table_at(table.position, *self.QUIET_TURN)
        assert list(range(number, players)) == played

    def test_after_a_malus_too(self):
        """The first of three writes a malus; the others play once more."""
        head = "malus round 9 p0 bag purple 3 blue 3 orange 5 [blue-4]"
        steps = ["malus 4", "! blue 5 orange 5 purple 3", "take 5", *self.QUIET_TURN]
        position = f"{head} | {NO_BLUE_NO_4} | {EMPTY} | {EMPTY}"
        tables = [table_at(position, *steps[:count]) for count in (1, 3, 6)]
        assert [table.over for table in tables] == [False, False, True]
        assert [turn(table.position) for table in tables[:2]] == [1, 2]

    def test_the_last_turn_counts(self):
        """What the last player takes in the last turn is scored."""
        position = f"choose round 9 p1 bag black 2 [orange-6 blue-6] | {ALMOST} 6 | {EMPTY}"
        table = table_at(position, "take 6")
        assert (table.over, table.scores(), table.ranks()) == (True, [6, 12], [2, 1])

    def test_two_players_may_finish_in_the_same_round(self):
        """The second one fills the last white cell as well."""
        table = table_at(f"choose round 9 p1 bag black 2 [orange-5] | {ALMOST} 6 | {ALMOST}", "take orange")
        assert (table.over, table.scores()) == (True, [6, 5])


def judged(*sheets):
    """A finished round in which these are the sheets."""
    return f"over round 9 p{len(sheets) - 1} bag black 1 | {' | '.join(sheets)}"


class TestR25RowSum:
    @pytest.mark.parametrize(
        ("cells", "expected"),
        [
            ("x x x 8 / - / - / - / -", 8),
            ("2 4 x 6 2 x x 6 / - / - / - / -", 20),
            ("- / 3 x 6 / - / - / -", 9),
            ("- / - / 4 - 12 - x 8 / - / -", 24),
            ("x x / x / x x x / x / x", 0),
            ("2 / 3 / 4 / 5 / 6", 20),
            ("x 4 5 / 7 x 9 / x x 12 / - / 6 12", 55),
        ],
    )
    def test_numbers_and_crosses(self, cells, expected):
        """White and green cells are added up; a cross and an empty cell count 0."""
        assert scores(judged(EMPTY, f"{cells} malus 0")) == [0, expected]

    def test_no_tick_no_change(self):
        """A row without ticks counts its sum as it is."""
        assert scores(judged("- / - / - / - / 6 12 malus 0", EMPTY)) == [18, 0]


class TestR26Doubled:
    @pytest.mark.parametrize("row", [2, 3, 4, 5, 6])
    def test_all_multiplier_cells_ticked(self, row):
        """Each row doubles when all of its cells are ticked, and only that row."""
        rows = ["5 x 6"] * 5
        rows[row - 2] += " " + "*" * row
        assert scores(judged(EMPTY, f"{' / '.join(rows)} malus 0")) == [0, 66]

    def test_green_cells_are_doubled_too(self):
        """The whole row counts double."""
        assert scores(judged(EMPTY, "2 2 2 2 4 6 ** / - / - / - / - malus 0")) == [0, 36]

    def test_all_five_rows(self):
        """With all twenty ticked everything counts double."""
        cells = "2 ** / 3 *** / 4 **** / 5 ***** / 6 ****** malus 0"
        assert scores(judged(EMPTY, cells)) == [0, 40]


class TestR27Nothing:
    @pytest.mark.parametrize(
        ("row", "ticks"), [(row, ticks) for row in (2, 3, 4, 5, 6) for ticks in range(1, row)]
    )
    def test_some_but_not_all(self, row, ticks):
        """From the first tick to the last but one the row counts nothing, whatever its sum."""
        rows = ["5 x 6"] * 5
        rows[row - 2] += " " + "*" * ticks
        assert scores(judged(EMPTY, f"{' / '.join(rows)} malus 0")) == [0, 44]

    def test_each_row_for_itself(self):
        """One as is, two doubled, two nothing."""
        cells = "4 2 ** / 9 * / 8 / 10 15 ***** / 6 12 ***** malus 0"
        assert scores(judged(EMPTY, cells)) == [0, 12 + 0 + 8 + 50 + 0]


class TestR28Score:
    def test_the_sum_minus_the_malus(self):
        """8 + 9 + 12, less 7."""
        assert scores(judged(EMPTY, "x 4 4 / 9 / 12 / - / - malus 7")) == [0, 22]

    def test_the_malus_is_not_doubled(self):
        """Doubled rows, then the malus as it stands."""
        assert scores(judged(EMPTY, "x x x 8 ** / - / - / - / - malus 7")) == [0, 9]

    def test_less_than_nothing(self):
        """A malus greater than the rows leaves a score below 0."""
        assert scores(judged(EMPTY, "2 / - / - / - / - malus 12")) == [0, -10]

    def test_every_player_for_oneself(self):
        """A malus costs only the one who wrote it."""
        assert scores(judged("6 / - / - / - / -", "6 / - / - / - / - malus 5", EMPTY)) == [6, 1, 0]


class TestR29Winner:
    @pytest.mark.parametrize(
        ("points", "expected"),
        [([6, 5], [1, 2]), ([5, 6, 4], [2, 1, 3]), ([3, 4, 5, 6], [4, 3, 2, 1])],
    )
    def test_the_highest_score(self, points, expected):
        """The most points win, the others follow in order."""
        assert expected == ranks(judged(*sheets_worth(points)))

    @pytest.mark.parametrize(
        ("points", "expected"),
        [
            ([6, 6], [1, 1]),
            ([6, 4, 6], [1, 3, 1]),
            ([6, 5, 5, 4], [1, 2, 2, 4]),
            ([4, 4, 4, 4], [1, 1, 1, 1]),
        ],
    )
    def test_ties_share_the_place(self, points, expected):
        """Equal scores have the same place; nothing breaks the tie."""
        assert expected == ranks(judged(*sheets_worth(points)))

    def test_a_tie_by_different_ways(self):
        """Doubled or not, with a malus or without: only the total counts."""
        position = judged("3 ** / - / - / - / -", "6 / - / - / - / -", "- / 9 / - / - / - malus 3")
        assert ranks(position) == [1, 1, 1]


def sheets_worth(points):
    """A sheet for each of these scores, the last one with a malus of 0, so that the game is over."""
    sheets = [f"- / - / - / - / {each}" for each in points]
    return [*sheets[:-1], f"{sheets[-1]} malus 0"]
