"""
Nim for tests: take one to three stones; whoever takes the last one has won.

With passing, one may pass or take one stone in the first turn, and everybody must pass in all others.
"""

import sys
from typing import Protocol

import numpy as np

from gobelet.engine.contract import NOBODY, state_dtype
from gobelet.engine.features import count_features, feature_dtype
from gobelet.engine.game import Game, Option
from gobelet.engine.jit import rule


class Features(Protocol):
    stones: float


FEATURES = feature_dtype(Features)
NUM_FEATURES = count_features(FEATURES)
STATE = state_dtype([("stones", np.int16), ("may_pass", np.int8)])
NUM_ACTIONS = 4  # the stones taken


@rule
def begin(state, players, options):
    state.players = players
    state.stones = 3
    state.may_pass = options[0]
    state.actor = 0


@rule
def hide(state, seat, rng):
    """Nothing is hidden."""


@rule
def conceal(state, seat):
    """Nothing is hidden."""


@rule
def legal_actions(state, out):
    first, last = 1, 3
    if state.may_pass:
        first, last = 0, 1 if state.turn == 0 else 0
    count = 0
    for stones in range(first, min(last, state.stones) + 1):
        out[count] = stones
        count += 1
    return count


@rule
def apply_action(state, action):
    state.stones -= action
    if state.stones == 0:
        state.actor = NOBODY
    else:
        state.turn += 1
        state.actor = state.turn % state.players


@rule
def apply_draw(state, outcome):
    """Nothing is drawn."""


@rule
def score(state, seat):
    return 1 if state.stones == 0 and state.turn % state.players == seat else 0


@rule
def rank(state, seat):
    return 1 if score(state, seat) == 1 or state.stones > 0 else 2


@rule
def encode(state, seat, out):
    out.stones = state.stones


GAME = Game(
    id="nim",
    title="Nim",
    min_players=2,
    max_players=2,
    options=(Option("passing", ("no", "yes")),),
    rules=sys.modules[__name__],
    notation=sys.modules[__name__],
    presentation=sys.modules[__name__],
    package=__name__,
)
