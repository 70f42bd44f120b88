"""Choosing a type, and what it does to the sheet (R12-R21)."""

from __future__ import annotations

from gobelet.engine.contract import Actions
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.stars.actions import MALUS_COLOUR, MALUS_NUMBER, TAKE_COLOUR, TAKE_NUMBER, TAKE_STARS, TICK
from gobelet.games.stars.constants import (
    CROSS,
    EMPTY,
    NUM_CELLS,
    NUM_COLOURS,
    NUM_FACES,
    NUM_ROWS,
    STAR,
)
from gobelet.games.stars.state import (
    State,
    count_colour,
    count_face,
    count_open_in_column,
    count_open_in_row,
    count_open_multipliers,
    open_multipliers,
    sum_colour,
    sum_face,
)

# The face of a row is its number: row 0 is the number 2, face 1.


@rule
def face_of(row: int) -> int:
    return row + STAR + 1


# -- What can be taken ----------------------------------------------------------------------------------


@rule
def may_take_colour(state: State, colour: int) -> bool:
    """R12, R13."""
    count = count_colour(state, colour)
    return 0 < count <= count_open_in_column(state, active_seat(state), colour)


@rule
def may_take_number(state: State, row: int) -> bool:
    """R12, R13, R18."""
    count = count_face(state, face_of(row))
    return 0 < count <= count_open_in_row(state, active_seat(state), row)


@rule
def may_take_stars(state: State) -> bool:
    """R12, R13."""
    return 0 < count_face(state, STAR) <= count_open_multipliers(state, active_seat(state))


@rule
def may_take_anything(state: State) -> bool:
    """R20."""
    for colour in range(NUM_COLOURS):
        if may_take_colour(state, colour):
            return True
    for row in range(NUM_ROWS):
        if may_take_number(state, row):
            return True
    return may_take_stars(state)


@rule
def list_types(state: State, out: Actions) -> int:
    count = 0
    for colour in range(NUM_COLOURS):
        if may_take_colour(state, colour):
            out[count] = TAKE_COLOUR + colour
            count += 1
    for row in range(NUM_ROWS):
        if may_take_number(state, row):
            out[count] = TAKE_NUMBER + row
            count += 1
    if may_take_stars(state):
        out[count] = TAKE_STARS
        count += 1
    return count


@rule
def list_ticks(state: State, out: Actions) -> int:
    """R19."""
    count = 0
    for row in range(NUM_ROWS):
        if open_multipliers(state, active_seat(state), row) > 0:
            out[count] = TICK + row
            count += 1
    return count


@rule
def list_maluses(state: State, out: Actions) -> int:
    """R20, R21: a colour or a number, never the stars."""
    count = 0
    for colour in range(NUM_COLOURS):
        if count_colour(state, colour) > 0:
            out[count] = MALUS_COLOUR + colour
            count += 1
    for row in range(NUM_ROWS):
        if count_face(state, face_of(row)) > 0:
            out[count] = MALUS_NUMBER + row
            count += 1
    return count


# -- What it does ---------------------------------------------------------------------------------------


@rule
def fill_column(state: State, colour: int) -> None:
    """R15, R16: crosses from the top down, the sum in the last cell."""
    cells = state.seats[active_seat(state)].cells
    left, total = count_colour(state, colour), sum_colour(state, colour)
    for row in range(NUM_ROWS):
        if cells[row, colour] == EMPTY and left > 0:
            left -= 1
            cells[row, colour] = total if left == 0 else CROSS


@rule
def fill_row(state: State, row: int) -> None:
    """R17, R18: crosses from the left, the sum in the last cell."""
    cells = state.seats[active_seat(state)].cells
    left, total = count_face(state, face_of(row)), sum_face(state, face_of(row))
    for column in range(NUM_CELLS):
        if cells[row, column] == EMPTY and left > 0:
            left -= 1
            cells[row, column] = total if left == 0 else CROSS


@rule
def tick(state: State, row: int) -> None:
    """R19."""
    state.seats[active_seat(state)].ticks[row] += 1
    state.stars -= 1


@rule
def write_malus(state: State, total: int) -> None:
    """R20."""
    state.seats[active_seat(state)].malus = total


@rule
def discard_colour(state: State, colour: int) -> None:
    """R12."""
    for face in range(NUM_FACES):
        state.discard[colour] += state.reserve[colour, face]
        state.reserve[colour, face] = 0


@rule
def discard_face(state: State, face: int) -> None:
    """R12."""
    for colour in range(NUM_COLOURS):
        state.discard[colour] += state.reserve[colour, face]
        state.reserve[colour, face] = 0


@rule
def pick_up_stars(state: State) -> None:
    """R19; R6: the discard returns."""
    state.stars = count_face(state, STAR)
    discard_face(state, STAR)
    state.returning = 1
