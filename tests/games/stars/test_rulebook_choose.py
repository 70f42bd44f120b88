"""R12 to R19 of the rulebook: choosing dice and filling in the sheet."""

import pytest

from tests.games.stars.notation import (
    ALL_TICKED,
    EMPTY,
    after,
    bag,
    discard,
    legal,
    malus,
    number,
    phase,
    reserve,
    sheet,
    turn,
)


def at(dice, cells=EMPTY):
    """The first of two players chooses among these dice, with this sheet."""
    return f"choose p0 bag black 1 [{dice}] | {cells} | {EMPTY}"


class TestR12Choose:
    def test_the_types_the_reserve_shows(self):
        """Its colours, its numbers and the star, and no other."""
        expected = {"take blue", "take orange", "take 4", "take 5", "take stars"}
        assert expected == legal(at("blue-4 blue-star orange-5"))

    def test_no_star_without_stars(self):
        """Numbers alone can be taken as colours and numbers."""
        assert legal(at("purple-2 purple-6")) == {"take purple", "take 2", "take 6"}

    def test_all_of_a_colour(self):
        """Every blue die, whatever it shows."""
        position = after(at("blue-4 blue-4 blue-star orange-4"), "take blue")
        assert reserve(position) == "orange-4"

    def test_all_of_a_number(self):
        """Every 4, whatever its colour."""
        position = after(at("blue-4 blue-4 blue-star orange-4 purple-5"), "take 4")
        assert reserve(position) == "purple-5 blue-star"

    def test_all_stars(self):
        """Every star, whatever its colour."""
        position = after(at("black-star blue-star orange-star orange-4 purple-5"), "take stars")
        assert reserve(position) == "purple-5 orange-4"

    @pytest.mark.parametrize("choice", ["take blue", "take 4"])
    def test_they_go_to_the_discard(self, choice):
        """What was taken lies aside, not in the bag."""
        position = f"choose p0 bag black 2 purple 3 orange 4 [blue-4 orange-5] | {EMPTY} | {EMPTY}"
        position = after(position, choice)
        assert (bag(position), discard(position)) == ("black 2 purple 3 orange 4", "blue 4")

    def test_stars_go_to_the_discard(self):
        """Stars lie aside while they are ticked."""
        position = f"choose p0 bag black 2 purple 3 orange 5 [blue-4 blue-star] | {EMPTY} | {EMPTY}"
        assert (discard(position), discard(after(position, "take stars"))) == ("blue 2", "blue 3")

    def test_one_choice_a_turn(self):
        """After one type was taken it is the next player's turn."""
        position = after(at("blue-4 blue-star orange-5"), "take 5")
        assert (turn(position), phase(position) == "choose") == (1, False)


class TestR13EnoughCells:
    @pytest.mark.parametrize(
        ("dice", "cells", "possible"),
        [
            ("blue-4 blue-5", "- - x / - - x / - - x / - / -", True),
            ("blue-4 blue-5", "- - x / - - x / - - x / - / - - 6", False),
            ("blue-4 blue-5", "- / - - x / - - x / - - x / -", True),
            ("blue-4 blue-star", "- - x / - - x / - - x / - / - - 6", False),
            ("orange-3 orange-4 orange-5 orange-6 orange-star", EMPTY, True),
            ("orange-3 orange-4 orange-5 orange-6 orange-star", "- - - x / - / - / - / -", False),
        ],
    )
    def test_a_column(self, dice, cells, possible):
        """A colour needs an empty cell of its column for every die, stars included."""
        assert possible == (f"take {dice.split('-')[0]}" in legal(at(dice, cells)))

    @pytest.mark.parametrize(
        ("dice", "cells", "possible"),
        [
            ("blue-6 purple-6", "- / - / - / - / - x - x", True),
            ("blue-6 purple-6", "- / - / - / - / - x x x", False),
            ("blue-6 blue-6 blue-6 orange-6", EMPTY, True),
            ("blue-6 blue-6 blue-6 orange-6 orange-6", EMPTY, False),
            ("blue-5 blue-5 blue-5 orange-5 orange-5", EMPTY, True),
            ("blue-5 blue-5 blue-5 orange-5 orange-5 purple-5", EMPTY, False),
            ("black-2 purple-2 blue-2 blue-2", "x x x x / - / - / - / -", True),
            ("black-2 purple-2 blue-2 blue-2", "x x x x x / - / - / - / -", False),
        ],
    )
    def test_a_row(self, dice, cells, possible):
        """A number needs an empty cell of its row for every die, green ones included."""
        assert possible == (f"take {dice[-1]}" in legal(at(dice, cells)))

    @pytest.mark.parametrize(
        ("cells", "possible"),
        [
            (EMPTY, True),
            ("- ** / - *** / - **** / - ***** / - ****", True),
            ("- * / - *** / - **** / - ***** / - *****", True),
            ("- ** / - *** / - **** / - ***** / - *****", False),
            (ALL_TICKED, False),
        ],
    )
    def test_multiplier_cells(self, cells, possible):
        """Two stars need two empty multiplier cells, anywhere on the sheet."""
        assert possible == ("take stars" in legal(at("blue-star purple-star", cells)))

    def test_each_type_for_itself(self):
        """A full column does not forbid the number, nor the other way round."""
        column = "- - x / - - x / - - x / - - x / - - x"
        row = "- / - / x x x x x x / - / -"
        assert legal(at("blue-4", column)) == {"take 4"}
        assert legal(at("blue-4", row)) == {"take blue"}

    def test_a_short_column_cannot_be_taken_in_part(self):
        """Three dice and two cells: the colour is no choice; the dice can go one by one as numbers."""
        position = at("blue-2 blue-3 blue-4", "- - x / - - x / - - x / - / -")
        assert legal(position) == {"take 2", "take 3", "take 4"}


class TestR14ForEither:
    def test_for_its_colour(self):
        """The only blue die, the only 4: taken as blue it goes into the column."""
        assert sheet(after(at("blue-4 orange-5"), "take blue")) == "- - 4 / - / - / - / -"

    def test_for_its_number(self):
        """The same die taken as a 4 goes into the row."""
        assert sheet(after(at("blue-4 orange-5"), "take 4")) == "- / - / 4 / - / -"

    def test_the_same_die_leaves(self):
        """Either way the same reserve is left."""
        position = at("blue-4 orange-5")
        assert reserve(after(position, "take blue")) == reserve(after(position, "take 4")) == "orange-5"

    def test_a_single_star(self):
        """A star is taken as its colour, a cross in the column, or as a star, a tick."""
        position = at("purple-star orange-5")
        assert {"take purple", "take stars"} <= legal(position)
        assert sheet(after(position, "take purple")) == "- x / - / - / - / -"
        assert sheet(after(position, "take stars", "tick 4")) == "- / - / - * / - / -"

    def test_the_whole_reserve_is_one_die(self):
        """Also when nothing else lies in the middle."""
        assert legal(at("blue-4")) == {"take blue", "take 4"}


class TestR15Colour:
    @pytest.mark.parametrize(
        ("dice", "cells", "expected"),
        [
            ("blue-5", EMPTY, "- - 5 / - / - / - / -"),
            ("blue-5 blue-3", EMPTY, "- - x / - - 8 / - / - / -"),
            ("blue-5 blue-3 blue-6", EMPTY, "- - x / - - x / - - 14 / - / -"),
            ("blue-6 blue-6 blue-6 blue-6", EMPTY, "- - x / - - x / - - x / - - 24 / -"),
            ("blue-5", "- - x / - - 8 / - / - / -", "- - x / - - 8 / - - 5 / - / -"),
            ("blue-5", "- / - - x / - / - / -", "- - 5 / - - x / - / - / -"),
            ("blue-5 blue-3", "- / - - x / - / - / -", "- - x / - - x / - - 8 / - / -"),
            ("blue-5 blue-3", "- - x / - / x x 12 / - / -", "- - x / - - x / x x 12 / - - 8 / -"),
            ("blue-5", "- - x / - - x / - - x / - - x / -", "- - x / - - x / - - x / - - x / - - 5"),
            ("blue-5 blue-4", "- / - - x / - - x / - - x / -", "- - x / - - x / - - x / - - x / - - 9"),
            ("black-5", "- x x x / - / - / - / -", "5 x x x / - / - / - / -"),
        ],
    )
    def test_from_top_to_bottom(self, dice, cells, expected):
        """As many empty cells as dice, passing over filled ones; crosses, and the sum in the last."""
        colour = dice.split("-")[0]
        assert expected == sheet(after(at(f"{dice} purple-star", cells), f"take {colour}"))

    def test_all_five_orange_dice(self):
        """A whole column at once: four crosses and up to 30."""
        position = at("orange-6 orange-6 orange-6 orange-6 orange-6")
        expected = "- - - x / - - - x / - - - x / - - - x / - - - 30"
        assert expected == sheet(after(position, "take orange"))

    def test_what_is_written_stays(self):
        """Cells filled before keep their number, and ticks stay."""
        cells = "2 - 5 * / - - x / - / 5 x 10 ** / -"
        position = after(at("blue-5 blue-3", cells), "take blue")
        assert sheet(position) == "2 - 5 * / - - x / - - x / 5 x 10 ** / - - 8"

    def test_the_face_does_not_choose_the_row(self):
        """A blue 6 goes into the topmost empty cell, not into row 6."""
        assert sheet(after(at("blue-6"), "take blue")) == "- - 6 / - / - / - / -"


class TestR16StarsInAColour:
    @pytest.mark.parametrize(
        ("dice", "expected"),
        [
            ("blue-4 blue-star", "- - x / - - 4 / - / - / -"),
            ("blue-star blue-star blue-6", "- - x / - - x / - - 6 / - / -"),
            ("blue-star", "- - x / - / - / - / -"),
            ("blue-star blue-star", "- - x / - - x / - / - / -"),
        ],
    )
    def test_a_cell_and_no_points(self, dice, expected):
        """Each star fills a cell of the column and adds 0."""
        assert expected == sheet(after(at(f"{dice} orange-5"), "take blue"))

    def test_the_example_of_the_documentation(self):
        """4 + 0: a cross in row 2, then 4 in row 3."""
        position = f"choose p0 bag black 2 purple 3 blue 2 [blue-4 blue-star orange-5 orange-5] | {EMPTY}"
        assert sheet(after(position, "take blue")) == "- - x / - - 4 / - / - / -"

    def test_no_tick(self):
        """Stars taken with their colour tick nothing."""
        position = after(at("orange-star orange-star orange-5"), "take orange")
        assert "*" not in sheet(position)
        assert phase(position) != "tick"

    def test_stars_of_other_colours_stay(self):
        """Only those of the colour are taken."""
        assert reserve(after(at("blue-4 blue-star orange-star"), "take blue")) == "orange-star"

    def test_a_filled_cell_stays_filled(self):
        """A cell with the sum 0 is not empty: the next blue die goes below."""
        position = after(at("blue-5", "- - x / - / - / - / -"), "take blue")
        assert sheet(position) == "- - x / - - 5 / - / - / -"


class TestR17Number:
    @pytest.mark.parametrize(
        ("dice", "cells", "expected"),
        [
            ("blue-4", EMPTY, "- / - / 4 / - / -"),
            ("blue-4 orange-4", EMPTY, "- / - / x 8 / - / -"),
            ("blue-4 orange-4 black-4", EMPTY, "- / - / x x 12 / - / -"),
            ("blue-4", "- / - / x 8 / - / -", "- / - / x 8 4 / - / -"),
            ("blue-4", "- / - / - x / - / -", "- / - / 4 x / - / -"),
            ("blue-4 orange-4", "- / - / - x / - / -", "- / - / x x 8 / - / -"),
            ("blue-4 orange-4", "- / - / x - x - / - / -", "- / - / x x x 8 / - / -"),
            ("blue-6 orange-6 orange-6", "- / - / - / - / - - x", "- / - / - / - / x x x 18"),
            ("blue-5", "- / - / - / - - - 14 / -", "- / - / - / 5 - - 14 / -"),
        ],
    )
    def test_from_left_to_right(self, dice, cells, expected):
        """As many empty cells as dice, passing over filled ones; crosses, and the sum in the last."""
        value = dice.split()[0][-1]
        assert expected == sheet(after(at(f"{dice} purple-3", cells), f"take {value}"))

    def test_the_colour_does_not_choose_the_column(self):
        """An orange 4 taken as a number goes into the leftmost empty cell."""
        assert sheet(after(at("orange-4"), "take 4")) == "- / - / 4 / - / -"

    @pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
    def test_each_number_has_its_row(self, value):
        """Two 2s into row 2, two 6s into row 6."""
        rows = ["-"] * 5
        rows[value - 2] = f"x {2 * value}"
        position = after(at(f"blue-{value} purple-{value}"), f"take {value}")
        assert " / ".join(rows) == sheet(position)

    def test_stars_are_no_numbers(self):
        """A number takes no stars with it."""
        position = after(at("blue-4 blue-star orange-4"), "take 4")
        assert (reserve(position), sheet(position)) == ("blue-star", "- / - / x 8 / - / -")


class TestR18GreenCells:
    @pytest.mark.parametrize(
        ("dice", "cells", "expected"),
        [
            ("blue-4", "- / - / x x x x / - / -", "- / - / x x x x 4 / - / -"),
            ("blue-4 orange-4", "- / - / x x x x / - / -", "- / - / x x x x x 8 / - / -"),
            ("blue-4 orange-4", "- / - / x x x / - / -", "- / - / x x x x 8 / - / -"),
            ("blue-5", "- / - / - / x x x x / -", "- / - / - / x x x x 5 / -"),
            ("blue-2 black-2 blue-2", "x x x - / - / - / - / -", "x x x x x 6 / - / - / - / -"),
            ("blue-3", "- / x x x x x x / - / - / -", "- / x x x x x x 3 / - / - / -"),
        ],
    )
    def test_cells_like_the_others(self, dice, cells, expected):
        """A row goes on into its green cells."""
        value = dice.split()[0][-1]
        assert expected == sheet(after(at(f"{dice} purple-star", cells), f"take {value}"))

    def test_colours_do_not_reach_them(self):
        """A full orange column is full, although green cells lie beside it."""
        cells = "- - - x / - - - x / - - - x / - - - x / - - - x"
        assert "take orange" not in legal(at("orange-5 blue-3", cells))

    def test_row_6_has_none(self):
        """Four cells filled: no more 6 can be taken as a number."""
        assert legal(at("blue-6", "- / - / - / - / x x - x")) == {"take blue", "take 6"}
        assert legal(at("blue-6", "- / - / - / - / x x x x")) == {"take blue"}


class TestR19Stars:
    def test_one_tick_for_each(self):
        """Three stars, three ticks, then the turn is over."""
        position = at("blue-star orange-star purple-star orange-5")
        assert number(after(position, "take stars"), "stars") == 3
        assert number(after(position, "take stars", "tick 2"), "stars") == 2
        last = after(position, "take stars", "tick 2", "tick 6", "tick 2")
        assert (sheet(last), turn(last)) == ("- ** / - / - / - / - *", 1)

    def test_in_rows_of_ones_choice(self):
        """Any row with an empty multiplier cell, whether it has cells filled or not."""
        position = at("blue-star orange-star", "x 4 / - / - - 12 ** / - / -")
        assert legal(position, "take stars") == {f"tick {row}" for row in (2, 3, 4, 5, 6)}

    def test_in_any_order(self):
        """The order of ticking makes no difference."""
        position = at("blue-star orange-star orange-5")
        one = sheet(after(position, "take stars", "tick 3", "tick 5"))
        assert one == sheet(after(position, "take stars", "tick 5", "tick 3")) == "- / - * / - / - * / -"

    def test_all_of_them_must_be_used(self):
        """As long as a star is left there is nothing to do but to tick."""
        ticking = after(at("blue-star orange-star"), "take stars", "tick 6")
        assert (phase(ticking), turn(ticking)) == ("tick", 0)
        assert all(action.startswith("tick ") for action in legal(ticking))

    def test_rows_without_an_empty_cell(self):
        """A row with all its cells ticked is no choice any more."""
        cells = "- ** / - ** / - **** / - **** / - ******"
        assert legal(at("blue-star orange-star", cells), "take stars") == {"tick 3", "tick 5"}

    def test_the_cells_of_the_row_are_left_alone(self):
        """Ticking writes nothing into the row."""
        position = after(at("blue-star", "x 4 / - / - - 12 ** / - / -"), "take stars", "tick 4")
        assert (sheet(position), malus(position)) == ("x 4 / - / - - 12 *** / - / -", None)

    def test_many_stars_in_one_row(self):
        """Six stars fill row 6."""
        position = at("blue-star blue-star orange-star orange-star purple-star purple-star")
        last = after(position, "take stars", *["tick 6"] * 6)
        assert (sheet(last), turn(last)) == ("- / - / - / - / - ******", 1)
