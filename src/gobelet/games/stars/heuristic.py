"""What a bot looks at in Dice Stars: all that can be observed, and what rows and columns still lack."""

from __future__ import annotations

from gobelet.engine.contract import Features, widen
from gobelet.engine.heuristic import Play
from gobelet.engine.jit import rule
from gobelet.games.stars.constants import (
    MAX_PLAYERS,
    MULTIPLIERS,
    NUM_CELLS,
    NUM_COLOURS,
    NUM_FACES,
    NUM_ROWS,
    POINTS_PER_TICK,
)
from gobelet.games.stars.features import NUM_FEATURES, TYPICAL_POINTS, encode
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

TYPICAL_SUM = 40.0
NUM_WHITE = 20.0
MAX_MULTIPLIERS = 20.0

NUM_TABLE_INPUTS = NUM_COLOURS + 2 * NUM_FACES + 2
NUM_ROW_INPUTS = 6
NUM_SEAT_INPUTS = NUM_COLOURS + 2 + NUM_ROWS * NUM_ROW_INPUTS
PLAY = Play(turns=2)
NUM_INPUTS = NUM_FEATURES + NUM_TABLE_INPUTS + MAX_PLAYERS * NUM_SEAT_INPUTS


@rule
def describe(state: State, seat: int, out: Features) -> None:
    """Everything as *seat* sees it."""
    out[:] = 0.0
    encode(state, seat, out[:NUM_FEATURES])
    describe_reserve(state, out, NUM_FEATURES)
    at = NUM_FEATURES + NUM_TABLE_INPUTS
    for k in range(state.players):
        describe_seat(state, (seat + k) % widen(state.players), out, at + k * NUM_SEAT_INPUTS)


@rule
def describe_reserve(state: State, out: Features, at: int) -> None:
    """What could be taken."""
    for colour in range(NUM_COLOURS):
        out[at + colour] = sum_colour(state, colour) / TYPICAL_SUM
    at += NUM_COLOURS
    for face in range(NUM_FACES):
        out[at + face] = count_face(state, face) / NUM_FACES
        out[at + NUM_FACES + face] = sum_face(state, face) / TYPICAL_SUM
    at += 2 * NUM_FACES
    out[at] = 1.0 if count_bag(state) == 0 else 0.0
    out[at + 1] = widen(state.ticked) * POINTS_PER_TICK / TYPICAL_POINTS


@rule
def describe_seat(state: State, seat: int, out: Features, at: int) -> None:
    """How far a sheet is."""
    white = 0
    for column in range(NUM_COLOURS):
        left = count_open_in_column(state, seat, column)
        out[at + column] = left / NUM_ROWS
        white += left
    at += NUM_COLOURS
    out[at] = white / NUM_WHITE
    out[at + 1] = count_open_multipliers(state, seat) / MAX_MULTIPLIERS
    at += 2
    for row in range(NUM_ROWS):
        describe_row(state, seat, row, out, at + row * NUM_ROW_INPUTS)


@rule
def describe_row(state: State, seat: int, row: int, out: Features, at: int) -> None:
    """What a row has, lacks and counts."""
    left = open_multipliers(state, seat, row)
    total = row_sum(state, seat, row)
    out[at] = count_open_in_row(state, seat, row) / NUM_CELLS
    out[at + 1] = total / TYPICAL_SUM
    out[at + 2] = row_points(state, seat, row) / TYPICAL_SUM
    out[at + 3] = 1.0 if left == 0 else 0.0
    out[at + 4] = 1.0 if 0 < left < widen(MULTIPLIERS[row]) else 0.0
    if out[at + 4] > 0.0:
        out[at + 5] = total / TYPICAL_SUM
