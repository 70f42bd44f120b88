"""R1 to R5 of the rulebook: dice, sheets and the order of play."""

from collections import Counter

import pytest

import gobelet
from tests.games.stars.notation import (
    ALL_TICKED,
    COLOURS,
    EMPTY,
    after,
    bag,
    discard,
    hand,
    legal,
    malus,
    number,
    phase,
    reserve,
    scores,
    sheet,
    table_at,
    turn,
)

FULL_BAG = "black 2 purple 3 blue 4 orange 5"


class TestR1SettingUp:
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_every_player_has_an_empty_sheet(self, players):
        """One to four players, a sheet with nothing on it for each."""
        position = gobelet.game("stars").table(players=players).position
        assert position.count(" | ") == players
        assert [EMPTY] * players == [sheet(position, seat) for seat in range(players)]
        assert [malus(position, seat) for seat in range(players)] == [None] * players

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_all_dice_are_in_the_bag(self, players):
        """The 14 dice are mixed in the bag; nothing lies in the middle or aside."""
        position = gobelet.game("stars").table(players=players).position
        assert (bag(position), reserve(position), discard(position)) == (FULL_BAG, "", "")

    @pytest.mark.parametrize("players", [0, 5])
    def test_no_other_number_of_players(self, players):
        """Nobody and five players are refused."""
        with pytest.raises(gobelet.SetupError):
            gobelet.game("stars").table(players=players)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_nobody_has_points(self, players):
        """At the start everyone has no point and shares the first place."""
        table = gobelet.game("stars").table(players=players)
        assert ([0] * players, [1] * players) == (table.scores(), table.ranks())


class TestR2Dice:
    def test_fourteen_dice_of_four_colours(self):
        """Every outcome of the first draw is one die: 2 black, 3 purple, 4 blue, 5 orange."""
        table = gobelet.game("stars").table(players=2)
        assert table.pending == 14
        drawn = Counter()
        for outcome in range(14):
            table = gobelet.game("stars").table(players=2)
            table.draw(outcome)
            drawn[hand(table.position)] += 1
        assert drawn == {"black": 2, "purple": 3, "blue": 4, "orange": 5}

    @pytest.mark.parametrize("colour", ["black", "purple", "blue"])
    def test_six_faces(self, colour):
        """Blue, purple and black dice show a star and the numbers 2 to 6."""
        position = f"roll p0 bag orange 5 drawing 3 hand {colour} | {EMPTY} | {EMPTY}"
        expected = ["star", "2", "3", "4", "5", "6"]
        assert [f"{colour}-{face}" for face in expected] == faces_of(position)

    def test_orange_has_two_stars_and_no_2(self):
        """Two of the six faces of an orange die are stars; it never shows a 2."""
        position = f"roll p0 bag blue 4 drawing 3 hand orange | {EMPTY} | {EMPTY}"
        expected = ["orange-star", "orange-star", "orange-3", "orange-4", "orange-5", "orange-6"]
        assert expected == faces_of(position)

    @pytest.mark.parametrize("colour", list(COLOURS))
    def test_a_die_has_six_outcomes(self, colour):
        """Each face is as likely as the others, orange stars counting twice."""
        table = table_at(f"roll p0 bag blue 1 [orange-5] drawing 1 hand {colour} | {EMPTY} | {EMPTY}")
        assert (table.pending, table.actor) == (6, None)

    def test_orange_cannot_fall_on_2(self):
        """A 2 for an orange die is refused and changes nothing."""
        table = table_at(f"roll p0 bag blue 4 drawing 3 hand orange | {EMPTY} | {EMPTY}")
        before = table.position
        with pytest.raises(ValueError, match="2"):
            table.draw("2")
        assert before == table.position


def faces_of(position):
    """What the die in hand shows for each outcome from 0 to 5."""
    faces = []
    for outcome in range(6):
        table = table_at(position)
        table.draw(outcome)
        faces.append(reserve(table.position))
    return faces


class TestR3Cells:
    @pytest.mark.parametrize(("value", "length"), [(2, 8), (3, 7), (4, 6), (5, 5), (6, 4)])
    def test_row_lengths(self, value, length):
        """Four white cells and 4, 3, 2, 1, 0 green ones: the last cell can be filled, no more."""
        position = choose_one(value, filled=length - 1)
        assert f"take {value}" in legal(position)
        expected = " ".join(["x"] * (length - 1) + [str(value)])
        assert expected == sheet(after(position, f"take {value}")).split(" / ")[value - 2]
        assert f"take {value}" not in legal(choose_one(value, filled=length))

    @pytest.mark.parametrize(("colour", "column"), [("black", 0), ("purple", 1), ("blue", 2), ("orange", 3)])
    def test_columns_from_left_to_right(self, colour, column):
        """Black, purple, blue, orange: each colour begins in row 2 of its own column."""
        position = after(f"choose p0 bag black 1 [{colour}-5] | {EMPTY} | {EMPTY}", f"take {colour}")
        assert " ".join(["-"] * column + ["5"]) + " / - / - / - / -" == sheet(position)

    @pytest.mark.parametrize(("colour", "column"), [("black", 0), ("purple", 1), ("blue", 2), ("orange", 3)])
    def test_a_column_has_five_cells(self, colour, column):
        """The fifth die of a colour goes into row 6, a sixth has no cell."""
        before = " ".join(["-"] * column + ["x"])
        rows = [before] * 4
        position = f"choose p0 bag black 1 [{colour}-5] | {' / '.join([*rows, '-'])} | {EMPTY}"
        expected = " / ".join([*rows, " ".join(["-"] * column + ["5"])])
        assert expected == sheet(after(position, f"take {colour}"))
        full = f"choose p0 bag black 1 [{colour}-5] | {' / '.join([before] * 5)} | {EMPTY}"
        assert legal(full) == {"take 5"}

    def test_thirty_cells(self):
        """20 white and 10 green cells can be filled in all, and nothing more."""
        lengths = {2: 8, 3: 7, 4: 6, 5: 5, 6: 4}
        rows = [" ".join([str(value)] * length) for value, length in lengths.items()]
        position = f"over round 9 p1 bag black 1 | {' / '.join(rows)} | {EMPTY}"
        assert scores(position) == [16 + 21 + 24 + 25 + 24, 0]


def choose_one(value, filled):
    """A blue die with this value to take, its row filled so far, the blue column empty below or above."""
    rows = ["-"] * 5
    rows[value - 2] = " ".join(["x"] * filled)
    return f"choose p0 bag black 2 [blue-{value}] | {' / '.join(rows)} | {EMPTY}"


class TestR4MultiplierCells:
    @pytest.mark.parametrize("row", [2, 3, 4, 5, 6])
    def test_as_many_as_the_number_of_the_row(self, row):
        """Row 2 has 2 of them, row 6 has 6: the last can be ticked, then the row is full."""
        rows = ["-"] * 5
        rows[row - 2] = "- " + "*" * (row - 1)
        position = f"choose p0 bag black 2 [blue-star purple-star] | {' / '.join(rows)} | {EMPTY}"
        assert legal(position, "take stars") == {f"tick {each}" for each in range(2, 7)}
        rest = {f"tick {each}" for each in range(2, 7)} - {f"tick {row}"}
        assert rest == legal(position, "take stars", f"tick {row}")

    def test_twenty_in_all(self):
        """With all 20 ticked no star can be taken as a star."""
        position = f"choose p0 bag black 2 [blue-star] | {ALL_TICKED} | {EMPTY}"
        assert legal(position) == {"take blue"}
        one_free = ALL_TICKED.replace("- ******", "- *****")
        assert legal(position.replace(ALL_TICKED, one_free)) == {"take blue", "take stars"}


class TestR5Turns:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_in_seat_order(self, players):
        """The turn passes to the next seat, and after the last one to the first."""
        seats = " | ".join([EMPTY] * players)
        for seat in range(players):
            position = f"choose round 3 p{seat} bag black 2 [blue-4 orange-5] | {seats}"
            assert (seat + 1) % players == turn(after(position, "take blue"))

    def test_rounds(self):
        """A round is over when the last seat has played."""
        position = "choose round 3 p{} bag black 2 [blue-4 orange-5] | " + " | ".join([EMPTY] * 3)
        assert [number(after(position.format(seat), "take blue"), "round") for seat in range(3)] == [3, 3, 4]

    def test_a_whole_turn(self):
        """Return, draw, choose: then the next player."""
        steps = ["take blue", "keep", "draw 1", "! orange 4", "take orange"]
        position = f"choose p0 return [blue-4 purple-5] | {EMPTY} | {EMPTY}"
        places = [after(position, *steps[:count]) for count in range(6)]
        assert [phase(place) for place in places] == ["choose", "return", "count", "pull", "choose", "count"]
        assert [turn(place) for place in places] == [0, 1, 1, 1, 1, 0]

    def test_both_steps_are_obligatory(self):
        """Nobody may draw nothing, and nobody may choose nothing."""
        position = f"count p0 bag blue 4 orange 4 [orange-5] | {EMPTY} | {EMPTY}"
        assert legal(position) == {"draw 1", "draw 2", "draw 3"}
        assert legal(position, "draw 1", "! blue 4") == {"take blue", "take orange", "take 4", "take 5"}

    def test_the_actor(self):
        """Who decides is named; while dice fall it is nobody."""
        position = f"count p1 bag blue 4 orange 4 [orange-5] | {EMPTY} | {EMPTY}"
        table = table_at(position)
        assert (table.actor, table.pending, table.over) == (1, 0, False)
        table.play("draw 2")
        assert (table.actor, table.pending, table.legal()) == (None, 8, [])
        table.draw("blue")
        assert (table.actor, table.pending, table.legal()) == (None, 6, [])

    def test_no_question_without_a_choice(self):
        """With an empty reserve and nothing to return the next turn begins with the dice."""
        position = after(f"choose p0 return [blue-4] | {EMPTY} | {EMPTY}", "take blue")
        assert (phase(position), turn(position), number(position, "drawing")) == ("pull", 1, 3)

    def test_only_the_sheet_of_the_player_in_turn(self):
        """What one player takes is written on that player's sheet."""
        position = after(f"choose p1 bag black 2 [blue-4] | {EMPTY} | {EMPTY} | {EMPTY}", "take blue")
        assert [sheet(position, seat) for seat in range(3)] == [EMPTY, "- - 4 / - / - / - / -", EMPTY]
