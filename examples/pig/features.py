"""What a seat sees, for a network: whether there is a choice, the total, and the points, its own first."""

from __future__ import annotations

from typing import Annotated, Protocol

from gobelet.engine.features import Floats, count_features, feature_dtype
from gobelet.engine.jit import rule
from pig.constants import MAX_PLAYERS
from pig.state import State


class Features(Protocol):
    is_actor: float
    total: float
    points: Annotated[Floats, MAX_PLAYERS]


FEATURES = feature_dtype(Features)
NUM_FEATURES = count_features(FEATURES)


@rule
def encode(state: State, seat: int, out: Features) -> None:
    out.is_actor = 1.0 if state.actor == seat else 0.0
    out.total = state.total / state.target
    for k in range(state.players):
        out.points[k] = state.points[(seat + k) % state.players] / state.target
