"""What a bot looks at in Pig: the features, and whose turn it is while the die is rolled."""

from __future__ import annotations

from typing import Protocol

from gobelet.engine.features import feature_dtype
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from pig import features
from pig.constants import NUM_FACES
from pig.state import State


class Inputs(Protocol):
    observed: features.Features
    is_active: float
    own_total: float  # of this turn
    own_reach: float  # points and total
    one_roll: float  # how far a six leads


FEATURES = feature_dtype(Inputs)


@rule
def encode(state: State, seat: int, out: Inputs) -> None:
    features.encode(state, seat, out.observed)
    is_active = active_seat(state) == seat
    own_total = state.total if is_active else 0
    out.is_active = 1.0 if is_active else 0.0
    out.own_total = own_total / state.target
    out.own_reach = (state.points[seat] + own_total) / state.target
    out.one_roll = NUM_FACES / state.target
