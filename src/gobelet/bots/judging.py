"""How a heuristic judges a position, and the choice that follows from it, for all games, compiled."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from gobelet.bots.heuristics import (
    NUM_JUDGED,
    PLACE,
    POINTS,
    WIN,
    Floats,
    Weights,
)
from gobelet.engine.contract import Actions, Rng, Rules, rules, widen
from gobelet.engine.dice import random_below
from gobelet.engine.heuristic import Heuristic, heuristic
from gobelet.engine.jit import algorithm, rule


class Room(NamedTuple):
    """Room to think in, made once."""

    played: Any  # one state, to play on
    trial: Any  # another, to try one action
    actions: Actions
    inputs: Floats
    hidden: Floats
    judged: Floats


def new_room(game_rules: Rules, looked_at: Heuristic, weights: Weights) -> Room:
    return Room(
        np.zeros(1, game_rules.STATE),
        np.zeros(1, game_rules.STATE),
        np.zeros(game_rules.NUM_ACTIONS, np.int16),
        np.zeros(looked_at.NUM_INPUTS, np.float32),
        np.zeros(len(weights.hidden_bias), np.float32),
        np.zeros(NUM_JUDGED, np.float32),
    )


@algorithm
def judge(state: Any, seat: int, weights: Weights, room: Room) -> None:
    """Chance to win, place and points of *seat*, into `room.judged`; what has ended is known."""
    if state.actor < 0 and state.draw == 0:
        judge_end(state, seat, room.judged)
    elif room.hidden.shape[0] == 0:
        judge_nothing(widen(state.players), room.judged)
    else:
        heuristic.describe(state, seat, room.inputs)
        look(room.inputs, weights, room.hidden, room.judged)
        room.judged[PLACE] = min(max(room.judged[PLACE], 1.0), widen(state.players))


@algorithm
def judge_end(state: Any, seat: int, judged: Floats) -> None:
    """A first place that is shared is a share of a win."""
    place, first = rules.rank(state, seat), 0
    for other in range(state.players):
        if rules.rank(state, other) == 1:
            first += 1
    judged[WIN] = 1.0 / first if place == 1 else 0.0
    judged[PLACE] = place
    judged[POINTS] = rules.score(state, seat)


@rule
def judge_nothing(players: int, judged: Floats) -> None:
    """Where nothing is known, all are equals."""
    judged[WIN] = 1.0 / players
    judged[PLACE] = (1.0 + players) / 2.0
    judged[POINTS] = 0.0


@rule
def look(inputs: Floats, weights: Weights, hidden: Floats, judged: Floats) -> None:
    """One layer of hidden units, and what each input is worth by itself; most inputs are 0, and skipped."""
    units = hidden.shape[0]
    for unit in range(units):
        hidden[unit] = weights.hidden_bias[unit]
    bias = weights.judged_bias
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
        win += value * weights.judged[unit, WIN]
        place += value * weights.judged[unit, PLACE]
        points += value * weights.judged[unit, POINTS]
    judged[WIN] = 1.0 / (1.0 + math.exp(-np.float64(win)))
    judged[PLACE] = place
    judged[POINTS] = points * weights.typical_points[0]


@rule
def worth(judged: Floats, weights: Weights) -> float:
    """What is to be had: the chance to win, and where that is equal, points."""
    return float(judged[WIN] + weights.points_count[0] * judged[POINTS] / weights.typical_points[0])


@algorithm
def choose(state: Any, weights: Weights, room: Room, rng: Rng) -> int:
    """What the actor likes best, looking one action ahead; whoever knows nothing draws lots."""
    count = rules.legal_actions(state, room.actions)
    if count == 1:
        return widen(room.actions[0])
    if room.hidden.shape[0] == 0:
        return widen(room.actions[random_below(rng, count)])
    seat, best, best_worth = widen(state.actor), 0, -1e9
    for k in range(count):
        room.trial[0] = state
        rules.apply_action(room.trial[0], widen(room.actions[k]))
        judge(room.trial[0], seat, weights, room)
        value = worth(room.judged, weights)
        if value > best_worth:
            best, best_worth = k, value
    return widen(room.actions[best])
