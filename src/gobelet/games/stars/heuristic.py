"""What a bot looks at in Dice Stars: all that can be observed, and what rows and columns still lack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

from gobelet.engine.contract import widen
from gobelet.engine.features import Floats, feature_dtype
from gobelet.engine.heuristic import BotSettings
from gobelet.engine.jit import rule
from gobelet.games.stars import features
from gobelet.games.stars.constants import (
    MAX_PLAYERS,
    MULTIPLIERS,
    NUM_CELLS,
    NUM_COLOURS,
    NUM_FACES,
    NUM_ROWS,
    POINTS_PER_TICK,
)
from gobelet.games.stars.features import TYPICAL_POINTS
from gobelet.games.stars.scoring import row_points, row_sum
from gobelet.games.stars.state import (
    State,
    count_bag,
    count_face,
    count_open_in_column,
    count_open_in_row,
    count_open_multipliers,
    open_multipliers,
    sum_colour,
    sum_face,
)
from gobelet.games.stars.words import COLOURS, FACES, NUMBERS

TYPICAL_SUM = 40.0
NUM_WHITE = 20.0
MAX_MULTIPLIERS = 20.0

SETTINGS = BotSettings(rollout_turns=2)


class ReserveInputs(Protocol):
    """What could be taken."""

    colour_sums: Annotated[Floats, COLOURS]
    face_counts: Annotated[Floats, FACES]
    face_sums: Annotated[Floats, FACES]
    is_bag_empty: float
    ticked_points: float


class RowInputs(Protocol):
    """What a row has, lacks and counts."""

    open_cells: float
    total: float
    points: float
    is_multiplied: float
    is_begun: float
    total_if_begun: float


class SeatInputs(Protocol):
    """How far a sheet is."""

    open_cells: Annotated[Floats, COLOURS]
    open_white: float
    open_multipliers: float
    rows: Annotated[Sequence[RowInputs], NUMBERS]


class Inputs(Protocol):
    observed: features.Features
    reserve: ReserveInputs
    seats: Annotated[Sequence[SeatInputs], MAX_PLAYERS]


FEATURES = feature_dtype(Inputs)


@rule
def encode(state: State, seat: int, out: Inputs) -> None:
    """Everything as *seat* sees it."""
    features.encode(state, seat, out.observed)
    encode_reserve(state, out.reserve)
    for k in range(state.players):
        encode_seat(state, (seat + k) % widen(state.players), out.seats[k])


@rule
def encode_reserve(state: State, out: ReserveInputs) -> None:
    for colour in range(NUM_COLOURS):
        out.colour_sums[colour] = sum_colour(state, colour) / TYPICAL_SUM
    for face in range(NUM_FACES):
        out.face_counts[face] = count_face(state, face) / NUM_FACES
        out.face_sums[face] = sum_face(state, face) / TYPICAL_SUM
    out.is_bag_empty = 1.0 if count_bag(state) == 0 else 0.0
    out.ticked_points = widen(state.ticked) * POINTS_PER_TICK / TYPICAL_POINTS


@rule
def encode_seat(state: State, seat: int, out: SeatInputs) -> None:
    white = 0
    for column in range(NUM_COLOURS):
        left = count_open_in_column(state, seat, column)
        out.open_cells[column] = left / NUM_ROWS
        white += left
    out.open_white = white / NUM_WHITE
    out.open_multipliers = count_open_multipliers(state, seat) / MAX_MULTIPLIERS
    for row in range(NUM_ROWS):
        encode_row(state, seat, row, out.rows[row])


@rule
def encode_row(state: State, seat: int, row: int, out: RowInputs) -> None:
    left = open_multipliers(state, seat, row)
    total = row_sum(state, seat, row)
    is_begun = 0 < left < widen(MULTIPLIERS[row])
    out.open_cells = count_open_in_row(state, seat, row) / NUM_CELLS
    out.total = total / TYPICAL_SUM
    out.points = row_points(state, seat, row) / TYPICAL_SUM
    out.is_multiplied = 1.0 if left == 0 else 0.0
    out.is_begun = 1.0 if is_begun else 0.0
    out.total_if_begun = total / TYPICAL_SUM if is_begun else 0.0
