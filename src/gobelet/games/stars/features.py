"""
What a seat sees, in numbers for a network, nearly all of them from 0 to 1.

The table first: phase, players, where the dice are, what is in hand, the opponent's grid. Then every seat,
beginning with the one that looks, in turn order; the places of absent players stay 0. Nothing is hidden in
this game.
"""

from __future__ import annotations

from gobelet.engine.contract import Features
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
    Phase,
)
from gobelet.games.stars.scoring import score
from gobelet.games.stars.state import State

TYPICAL_SUM = 20.0
TYPICAL_POINTS = 150.0

NUM_PHASES = len(Phase)
NUM_TABLE_FEATURES = NUM_PHASES + MAX_PLAYERS + NUM_COLOURS * (3 + NUM_FACES) + 4
NUM_SEAT_FEATURES = 5 + 2 * NUM_ROWS * NUM_CELLS + NUM_ROWS
NUM_FEATURES = NUM_TABLE_FEATURES + MAX_PLAYERS * NUM_SEAT_FEATURES


@rule
def encode(state: State, seat: int, out: Features) -> None:
    at = encode_table(state, out)
    for k in range(state.players):
        encode_seat(state, (seat + k) % state.players, out, at + k * NUM_SEAT_FEATURES)


@rule
def encode_table(state: State, out: Features) -> int:
    """Returns where the seats begin."""
    out[state.phase] = 1.0
    at = NUM_PHASES
    out[at + state.players - 1] = 1.0
    at += MAX_PLAYERS
    for colour in range(NUM_COLOURS):
        out[at] = state.bag[colour] / NUM_DICE[colour]
        out[at + 1] = state.discard[colour] / NUM_DICE[colour]
        if state.hand == colour:
            out[at + 2] = 1.0
        for face in range(NUM_FACES):
            out[at + 3 + face] = state.reserve[colour, face] / NUM_DICE[colour]
        at += 3 + NUM_FACES
    out[at] = state.returning
    out[at + 1] = state.drawing / MAX_DRAWN
    out[at + 2] = state.stars / TYPICAL_SUM
    out[at + 3] = state.ticked / GRIDS[state.grid]
    return at + 4


@rule
def encode_seat(state: State, seat: int, out: Features, at: int) -> None:
    """One sheet: for each cell whether it is filled and with how much, then the multipliers."""
    sheet = state.seats[seat]
    out[at] = 1.0
    if seat == active_seat(state):
        out[at + 1] = 1.0
    if sheet.malus != NO_MALUS:
        out[at + 2] = 1.0
        out[at + 3] = sheet.malus / TYPICAL_SUM
    out[at + 4] = score(state, seat) / TYPICAL_POINTS
    at += 5
    for row in range(NUM_ROWS):
        for column in range(NUM_CELLS):
            cell = sheet.cells[row, column]
            if cell != EMPTY and cell != NO_CELL:
                out[at] = 1.0
                out[at + 1] = cell / TYPICAL_SUM
            at += 2
        out[at] = sheet.ticks[row] / MULTIPLIERS[row]
        at += 1
