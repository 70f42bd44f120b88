"""What a seat sees, for a network: whether to choose, the total, the points with one's own first."""

from __future__ import annotations

from gobelet.engine.contract import Features
from gobelet.engine.jit import rule
from pig.constants import MAX_PLAYERS
from pig.state import State

NUM_FEATURES = 2 + MAX_PLAYERS


@rule
def encode(state: State, seat: int, out: Features) -> None:
    if state.actor == seat:
        out[0] = 1.0
    out[1] = state.total / state.target
    for k in range(state.players):
        out[2 + k] = state.points[(seat + k) % state.players] / state.target
