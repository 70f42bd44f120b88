"""Self-play games, and the positions sampled from them for training, compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gobelet.bots.evaluation import Workspace, choose, evaluate, evaluate_end
from gobelet.bots.weights import NUM_VALUES, PLACE, POINTS, WIN, Weights
from gobelet.engine.contract import Int8s, Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, random_below
from gobelet.engine.features import Floats, count_features, rows_as_records
from gobelet.engine.heuristic import heuristic
from gobelet.engine.jit import algorithm

MAX_SAMPLES = 64  # positions of one game
MAX_DECISIONS = 300  # for each player: who never ends a game, whether knowing nothing or ahead, has lost it
PER_MILLE = 1000


class Settings(NamedTuple):
    """Rates per mille: exploration, sampling, and the weight of later evaluations in a target (lambda)."""

    explores: int  # something at random
    samples: int
    bootstraps: int


class TrainingBatch(NamedTuple):
    """Memory for sampled positions, as every seat sees them, and their targets."""

    inputs: Floats
    features: Any  # the same memory, a record a row
    targets: Floats
    values: Floats  # of one game: at the time, and at the end
    states: Any  # one to play in, one that stays empty


def new_batch(state: np.dtype[Any], features: np.dtype[Any], games: int, players: int) -> TrainingBatch:
    rows = games * MAX_SAMPLES * players
    inputs = np.zeros((rows, count_features(features)), np.float32)
    return TrainingBatch(
        inputs,
        rows_as_records(inputs, features),
        np.zeros((rows, NUM_VALUES), np.float32),
        np.zeros(((MAX_SAMPLES + 1) * players, NUM_VALUES), np.float32),
        np.zeros(2, state),
    )


@algorithm
def play_to_train(
    games: int,
    rng: Rng,
    setups: Int8s,
    weights: Weights,
    space: Workspace,
    settings: Settings,
    batch: TrainingBatch,
) -> int:
    """Play that many games, each with one of *setups* (players, then options); return the rows filled."""
    state, rows, first = batch.states[0], 0, rng[STREAM]
    for game in range(games):
        rng[STREAM] = first + np.uint64(game)
        rng[COUNTER] = np.uint64(0)
        setup = setups[random_below(rng, setups.shape[0])]
        batch.states[0] = batch.states[1]
        rules.begin(state, widen(setup[0]), setup[1:])
        sampled = play_and_sample(state, weights, space, rng, settings, batch, rows)
        set_targets(sampled, widen(setup[0]), settings, batch, rows)
        rows += sampled * widen(setup[0])
    return rows


@algorithm
def play_and_sample(
    state: Any,
    weights: Weights,
    space: Workspace,
    rng: Rng,
    settings: Settings,
    batch: TrainingBatch,
    rows: int,
) -> int:
    """Play one game and sample positions, as every seat sees them; return their number."""
    sampled, left = 0, MAX_DECISIONS * widen(state.players)
    while state.draw > 0 or (state.actor >= 0 and left > 0):
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        else:
            left -= 1
            rules.apply_action(state, choose_or_explore(state, weights, space, rng, settings))
            is_running = state.draw > 0 or state.actor >= 0
            if is_running and sampled < MAX_SAMPLES and random_below(rng, PER_MILLE) < settings.samples:
                sample_position(state, weights, space, batch, rows, sampled)
                sampled += 1
    for seat in range(state.players):
        evaluate_result(state, seat, batch.values[sampled * widen(state.players) + seat])
    return sampled


@algorithm
def evaluate_result(state: Any, seat: int, values: Floats) -> None:
    """The values of a game that ended, or was cut off."""
    if state.draw > 0 or state.actor >= 0:
        values[WIN], values[PLACE], values[POINTS] = 0.0, state.players, 0.0
    else:
        evaluate_end(state, seat, values)


@algorithm
def choose_or_explore(state: Any, weights: Weights, space: Workspace, rng: Rng, settings: Settings) -> int:
    """The best action or, sometimes, a random one."""
    if random_below(rng, PER_MILLE) < settings.explores:
        count = rules.legal_actions(state, space.actions)
        return widen(space.actions[random_below(rng, count)])
    return choose(state, weights, space, rng)


@algorithm
def sample_position(
    state: Any, weights: Weights, space: Workspace, batch: TrainingBatch, rows: int, sampled: int
) -> None:
    for seat in range(state.players):
        row = sampled * widen(state.players) + seat
        evaluate(state, seat, weights, space)
        batch.inputs[rows + row, :] = 0.0
        heuristic.encode(state, seat, batch.features[rows + row])
        for k in range(NUM_VALUES):
            batch.values[row, k] = space.values[k]


@algorithm
def set_targets(sampled: int, players: int, settings: Settings, batch: TrainingBatch, rows: int) -> None:
    """Set targets backwards from the end: the result mixed with values of later samples (TD-lambda)."""
    share = settings.bootstraps / PER_MILLE
    for row in range(sampled * players - 1, -1, -1):
        later = row + players
        for k in range(NUM_VALUES):
            target = batch.values[later, k]
            if later < sampled * players:
                target = share * target + (1.0 - share) * batch.targets[rows + later, k]
            batch.targets[rows + row, k] = target


@algorithm
def play_match(
    games: int, rng: Rng, setup: Int8s, sides: Any, spaces: Any, states: Any
) -> tuple[float, float]:
    """Mean wins and points of the first of two sides, playing every seat in turn with the same dice."""
    wins, points, players, state, first = 0.0, 0.0, widen(setup[0]), states[0], rng[STREAM]
    for game in range(games):
        rng[STREAM] = first + np.uint64(game // players)
        rng[COUNTER] = np.uint64(0)
        states[0] = states[1]
        rules.begin(state, players, setup[1:])
        play_sides(state, game % players, sides, spaces, rng)
        evaluate_result(state, game % players, spaces[0].values)
        wins += spaces[0].values[WIN]
        points += spaces[0].values[POINTS]
    return wins / games, points / games


@algorithm
def play_sides(state: Any, first: int, sides: Any, spaces: Any, rng: Rng) -> None:
    """One game in which the first side plays seat *first*, and the second side all other seats."""
    for _ in range(2 * MAX_DECISIONS * widen(state.players)):
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        elif state.actor < 0:
            return
        elif state.actor == first:
            rules.apply_action(state, choose(state, sides[0], spaces[0], rng))
        else:
            rules.apply_action(state, choose(state, sides[1], spaces[1], rng))
