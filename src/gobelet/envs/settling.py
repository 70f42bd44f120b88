"""What a finished game is worth to each seat, written once for all games."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import Actions, Rng, rules
from gobelet.engine.jit import algorithm
from gobelet.engine.playout import playout

MANY_POINTS = 100.0  # alone, points beyond that hardly count any more

Results = npt.NDArray[np.float64]


@algorithm
def settle(state: Any, results: Results) -> None:
    """What each seat gets, from -1 to 1: the share of the others it beats, less those that beat it."""
    if state.players == 1:
        won = 0.5 if rules.rank(state, 0) == 1 else -0.5
        results[0] = won + math.tanh(rules.score(state, 0) / MANY_POINTS) / 2
        return
    for seat in range(state.players):
        results[seat] = 0.0
        for other in range(state.players):
            ahead = rules.rank(state, other) - rules.rank(state, seat)
            results[seat] += np.sign(ahead) / (state.players - 1)


@algorithm
def roll_out(state: Any, rng: Rng, actions: Actions, results: Results) -> None:
    """Play *state* to its end at random, and settle."""
    playout(state, rng, actions)
    settle(state, results)
