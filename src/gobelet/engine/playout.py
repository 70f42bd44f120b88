"""Playing games to their end at random, written once for all games."""

from __future__ import annotations

from typing import Any

import numpy as np

from gobelet.engine.contract import Actions, Int8s, Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, random_below
from gobelet.engine.jit import algorithm


@algorithm
def playout(state: Any, rng: Rng, actions: Actions) -> int:
    """Play *state* to its end, every choice equally likely; return the number of decisions."""
    decisions = 0
    while True:
        while state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        if state.actor < 0:
            return decisions
        count = rules.legal_actions(state, actions)
        rules.apply_action(state, widen(actions[random_below(rng, count)]))
        decisions += 1


@algorithm
def play_games(states: Any, players: int, options: Int8s, rng: Rng, actions: Actions) -> int:
    """Play a game in each of the zeroed *states*, from the stream of *rng* on; count the decisions."""
    decisions, first = 0, rng[STREAM]
    for game in range(states.shape[0]):
        rng[STREAM] = first + np.uint64(game)
        rng[COUNTER] = np.uint64(0)
        rules.begin(states[game], players, options)
        decisions += playout(states[game], rng, actions)
    return decisions
