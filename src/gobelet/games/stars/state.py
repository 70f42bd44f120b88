"""The state of a game as one NumPy record, and predicates and counts over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from gobelet.engine.contract import Header, Int8s, state_dtype, widen
from gobelet.engine.jit import rule
from gobelet.engine.structs import struct_dtype
from gobelet.games.stars.constants import (
    EMPTY,
    FIRST_NUMBER,
    MAX_PLAYERS,
    MULTIPLIERS,
    NUM_CELLS,
    NUM_COLOURS,
    NUM_FACES,
    NUM_ROWS,
    STAR,
)


class Seat(Protocol):
    """One score sheet, as SEAT lays it out."""

    malus: int  # or NO_MALUS
    cells: Int8s  # by row and column: EMPTY, NO_CELL, or what is written there
    ticks: Int8s  # multiplier cells ticked, by row


class State(Header, Protocol):
    """The table, as STATE lays it out after the header."""

    grid: int  # alone: which of GRIDS
    ticked: int  # alone: cells of the opponent's grid
    returning: int  # 1: the next player returns the discard
    drawing: int  # dice still to be drawn and rolled
    hand: int  # the colour of the die about to be rolled, or NO_COLOUR
    stars: int  # still to be ticked
    bag: Int8s  # by colour
    discard: Int8s  # by colour
    reserve: Int8s  # by colour and face
    seats: Sequence[Seat]


SEAT = struct_dtype(
    [
        ("malus", np.int8),
        ("cells", np.int8, (NUM_ROWS, NUM_CELLS)),
        ("ticks", np.int8, (NUM_ROWS,)),
    ]
)

STATE = state_dtype(
    [
        ("grid", np.int8),
        ("ticked", np.int8),
        ("returning", np.int8),
        ("drawing", np.int8),
        ("hand", np.int8),
        ("stars", np.int8),
        ("bag", np.int8, (NUM_COLOURS,)),
        ("discard", np.int8, (NUM_COLOURS,)),
        ("reserve", np.int8, (NUM_COLOURS, NUM_FACES)),
        ("seats", SEAT, (MAX_PLAYERS,)),
    ]
)


# -- Dice -----------------------------------------------------------------------------------------------


@rule
def count_bag(state: State) -> int:
    count = 0
    for colour in range(NUM_COLOURS):
        count += widen(state.bag[colour])
    return count


@rule
def count_colour(state: State, colour: int) -> int:
    """The dice of a colour in the reserve, stars too."""
    count = 0
    for face in range(NUM_FACES):
        count += widen(state.reserve[colour, face])
    return count


@rule
def count_face(state: State, face: int) -> int:
    """The dice in the reserve that show a number, or the star."""
    count = 0
    for colour in range(NUM_COLOURS):
        count += widen(state.reserve[colour, face])
    return count


@rule
def face_value(face: int) -> int:
    """R16: a star counts 0."""
    return 0 if face == STAR else face + FIRST_NUMBER - 1


@rule
def sum_colour(state: State, colour: int) -> int:
    total = 0
    for face in range(NUM_FACES):
        total += widen(state.reserve[colour, face]) * face_value(face)
    return total


@rule
def sum_face(state: State, face: int) -> int:
    return count_face(state, face) * face_value(face)


@rule
def sum_reserve(state: State) -> int:
    total = 0
    for face in range(NUM_FACES):
        total += sum_face(state, face)
    return total


# -- The sheet ------------------------------------------------------------------------------------------


@rule
def count_open_in_column(state: State, seat: int, column: int) -> int:
    count = 0
    for row in range(NUM_ROWS):
        if state.seats[seat].cells[row, column] == EMPTY:
            count += 1
    return count


@rule
def count_open_in_row(state: State, seat: int, row: int) -> int:
    """Green cells too (R18)."""
    count = 0
    for column in range(NUM_CELLS):
        if state.seats[seat].cells[row, column] == EMPTY:
            count += 1
    return count


@rule
def open_multipliers(state: State, seat: int, row: int) -> int:
    return widen(MULTIPLIERS[row]) - widen(state.seats[seat].ticks[row])


@rule
def count_open_multipliers(state: State, seat: int) -> int:
    count = 0
    for row in range(NUM_ROWS):
        count += open_multipliers(state, seat, row)
    return count


@rule
def has_filled_whites(state: State, seat: int) -> bool:
    """R22."""
    for column in range(NUM_COLOURS):
        if count_open_in_column(state, seat, column) > 0:
            return False
    return True
