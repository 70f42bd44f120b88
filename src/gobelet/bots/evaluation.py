"""Evaluation of positions by the value network, and greedy choice, compiled for all games."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from gobelet.bots.weights import NUM_VALUES, PLACE, POINTS, WIN, Weights
from gobelet.engine.contract import Actions, Rng, Rules, rules, widen
from gobelet.engine.dice import random_below
from gobelet.engine.features import Floats
from gobelet.engine.heuristic import Heuristic, heuristic
from gobelet.engine.jit import algorithm, rule


class Workspace(NamedTuple):
    """Preallocated memory for evaluations."""

    rollout: Any  # one state, to play on
    afterstate: Any  # another, after one action
    actions: Actions
    features: Any  # one record of the heuristic
    inputs: Floats  # the same memory
    hidden: Floats
    values: Floats


def new_workspace(game_rules: Rules, looked_at: Heuristic, weights: Weights) -> Workspace:
    features = np.zeros(1, looked_at.FEATURES)
    return Workspace(
        np.zeros(1, game_rules.STATE),
        np.zeros(1, game_rules.STATE),
        np.zeros(game_rules.NUM_ACTIONS, np.int16),
        features,
        features.view(np.float32),
        np.zeros(len(weights.hidden_bias), np.float32),
        np.zeros(NUM_VALUES, np.float32),
    )


@algorithm
def evaluate(state: Any, seat: int, weights: Weights, space: Workspace) -> None:
    """Write the chance of winning, place and points of *seat* to `space.values`; exact at the end."""
    if state.actor < 0 and state.draw == 0:
        evaluate_end(state, seat, space.values)
    elif space.hidden.shape[0] == 0:
        evaluate_unknown(widen(state.players), space.values)
    else:
        space.inputs[:] = 0.0
        heuristic.encode(state, seat, space.features[0])
        run_network(space.inputs, weights, space.hidden, space.values)
        space.values[PLACE] = min(max(space.values[PLACE], 1.0), widen(state.players))


@algorithm
def evaluate_end(state: Any, seat: int, values: Floats) -> None:
    """A tie for first place counts as a share of a win."""
    place, first = rules.rank(state, seat), 0
    for other in range(state.players):
        if rules.rank(state, other) == 1:
            first += 1
    values[WIN] = 1.0 / first if place == 1 else 0.0
    values[PLACE] = place
    values[POINTS] = rules.score(state, seat)


@rule
def evaluate_unknown(players: int, values: Floats) -> None:
    """Without a value network, all seats are considered equal."""
    values[WIN] = 1.0 / players
    values[PLACE] = (1.0 + players) / 2.0
    values[POINTS] = 0.0


@rule
def run_network(inputs: Floats, weights: Weights, hidden: Floats, values: Floats) -> None:
    """One hidden layer plus a linear term; inputs that are 0, as most are, are skipped."""
    units = hidden.shape[0]
    for unit in range(units):
        hidden[unit] = weights.hidden_bias[unit]
    bias = weights.output_bias
    win, place, points = bias[WIN], bias[PLACE], bias[POINTS]
    for k in range(inputs.shape[0]):
        value = inputs[k]
        if value != 0.0:
            row, direct = weights.hidden[k], weights.direct[k]
            for unit in range(units):
                hidden[unit] += value * row[unit]
            win += value * direct[WIN]
            place += value * direct[PLACE]
            points += value * direct[POINTS]
    for unit in range(units):
        value = max(hidden[unit], np.float32(0.0))
        win += value * weights.output[unit, WIN]
        place += value * weights.output[unit, PLACE]
        points += value * weights.output[unit, POINTS]
    values[WIN] = 1.0 / (1.0 + math.exp(-np.float64(win)))
    values[PLACE] = place
    values[POINTS] = points * weights.typical_points[0]


@rule
def utility(values: Floats, weights: Weights) -> float:
    """The utility that bots maximise: winning first, then points."""
    return float(values[WIN] + weights.points_count[0] * values[POINTS] / weights.typical_points[0])


@algorithm
def choose(state: Any, weights: Weights, space: Workspace, rng: Rng) -> int:
    """The best considered action of the actor by one-step lookahead; random without a value network."""
    count = heuristic.legal_actions(state, space.actions)
    if count == 1:
        return widen(space.actions[0])
    if space.hidden.shape[0] == 0:
        return widen(space.actions[random_below(rng, count)])
    seat, best, best_utility = widen(state.actor), 0, -1e9
    for k in range(count):
        space.afterstate[0] = state
        rules.apply_action(space.afterstate[0], widen(space.actions[k]))
        evaluate(space.afterstate[0], seat, weights, space)
        value = utility(space.values, weights)
        if value > best_utility:
            best, best_utility = k, value
    return widen(space.actions[best])
