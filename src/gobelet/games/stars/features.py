"""
What a seat sees, in numbers for a network, nearly all of them from 0 to 1.

The table first, then every seat in turn order, beginning with the observer; the places of absent
players stay 0. Nothing is hidden in this game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

from gobelet.engine.features import Floats, count_features, feature_dtype
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.stars.constants import (
    EMPTY,
    GRIDS,
    MAX_DRAWN,
    MAX_PLAYERS,
    MULTIPLIERS,
    NO_CELL,
    NO_MALUS,
    NUM_CELLS,
    NUM_COLOURS,
    NUM_DICE,
    NUM_FACES,
    NUM_ROWS,
)
from gobelet.games.stars.scoring import score
from gobelet.games.stars.state import State
from gobelet.games.stars.words import COLOURS, FACES, NUMBERS, PHASES

TYPICAL_SUM = 20.0
TYPICAL_POINTS = 150.0


class ColourFeatures(Protocol):
    """Where the dice of a colour are."""

    bag: float
    discard: float
    hand: float
    reserve: Annotated[Floats, FACES]


class CellFeatures(Protocol):
    is_filled: float
    number: float


class RowFeatures(Protocol):
    cells: Annotated[Sequence[CellFeatures], NUM_CELLS]
    ticks: float


class SeatFeatures(Protocol):
    """One sheet."""

    is_there: float
    is_active: float
    has_malus: float
    malus: float
    points: float
    rows: Annotated[Sequence[RowFeatures], NUMBERS]


class Features(Protocol):
    """The table."""

    phase: Annotated[Floats, PHASES]
    players: Annotated[Floats, range(1, MAX_PLAYERS + 1)]
    colours: Annotated[Sequence[ColourFeatures], COLOURS]
    returning: float
    drawing: float
    stars: float
    ticked: float  # of the opponent's grid
    seats: Annotated[Sequence[SeatFeatures], MAX_PLAYERS]


FEATURES = feature_dtype(Features)
NUM_FEATURES = count_features(FEATURES)


@rule
def encode(state: State, seat: int, out: Features) -> None:
    out.phase[state.phase] = 1.0
    out.players[state.players - 1] = 1.0
    for colour in range(NUM_COLOURS):
        encode_colour(state, colour, out.colours[colour])
    out.returning = state.returning
    out.drawing = state.drawing / MAX_DRAWN
    out.stars = state.stars / TYPICAL_SUM
    out.ticked = state.ticked / GRIDS[state.grid]
    for k in range(state.players):
        encode_seat(state, (seat + k) % state.players, out.seats[k])


@rule
def encode_colour(state: State, colour: int, out: ColourFeatures) -> None:
    out.bag = state.bag[colour] / NUM_DICE[colour]
    out.discard = state.discard[colour] / NUM_DICE[colour]
    out.hand = 1.0 if state.hand == colour else 0.0
    for face in range(NUM_FACES):
        out.reserve[face] = state.reserve[colour, face] / NUM_DICE[colour]


@rule
def encode_seat(state: State, seat: int, out: SeatFeatures) -> None:
    sheet = state.seats[seat]
    out.is_there = 1.0
    out.is_active = 1.0 if seat == active_seat(state) else 0.0
    if sheet.malus != NO_MALUS:
        out.has_malus = 1.0
        out.malus = sheet.malus / TYPICAL_SUM
    out.points = score(state, seat) / TYPICAL_POINTS
    for row in range(NUM_ROWS):
        encode_row(state, seat, row, out.rows[row])


@rule
def encode_row(state: State, seat: int, row: int, out: RowFeatures) -> None:
    sheet = state.seats[seat]
    for column in range(NUM_CELLS):
        cell = sheet.cells[row, column]
        if cell != EMPTY and cell != NO_CELL:
            out.cells[column].is_filled = 1.0
            out.cells[column].number = cell / TYPICAL_SUM
    out.ticks = sheet.ticks[row] / MULTIPLIERS[row]
