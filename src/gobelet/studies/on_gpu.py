"""
The games of a study on a GPU, recorded by the same functions as on the CPU.

Random players play exactly the same games there; greedy players almost always do: the GPU rounds a
multiply-add once, the CPU twice, and now and then two choices are so close that this matters.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gobelet.batch.gpu import THREADS, blocks_for, send, zeros
from gobelet.bots.evaluation import Workspace
from gobelet.bots.weights import MAX_UNITS, NUM_VALUES, Weights, weights_of
from gobelet.engine.contract import Int8s, rules
from gobelet.engine.dice import COUNTER, STREAM
from gobelet.engine.features import Floats
from gobelet.engine.heuristic import heuristic_of
from gobelet.engine.jit import game_kernel
from gobelet.studies.playing import NOTE, Counts, play_with_notes, simulate_game, simulate_greedily
from gobelet.studies.study import RANDOM, Study

# Stand for what `Kernel.of` binds.
cuda: Any = None
STATE: Any = None
NUM_ACTIONS: Any = None
FEATURES: Any = None


@game_kernel
def simulate_kernel(
    states: Any, empty: Any, players: int, options: Int8s, first_seed: int, notes: Any, counts: Counts
) -> None:
    """Play one game per thread."""
    state = cuda.local.array(1, STATE)
    actions = cuda.local.array(NUM_ACTIONS, np.int16)
    rng = cuda.local.array(2, np.uint64)
    game = cuda.grid(1)
    if game < states.shape[0]:
        state[0] = empty[0]
        rng[STREAM] = np.uint64(first_seed + game)
        rng[COUNTER] = np.uint64(0)
        rules.begin(state[0], players, options)
        simulate_game(state[0], rng, actions, notes[game], counts[game])
        states[game] = state[0]


@game_kernel
def simulate_greedily_kernel(
    states: Any,
    empty: Any,
    players: int,
    options: Int8s,
    first_seed: int,
    notes: Any,
    counts: Counts,
    hidden: Floats,
    hidden_bias: Floats,
    output: Floats,
    output_bias: Floats,
    direct: Floats,
    typical_points: Floats,
    points_count: Floats,
) -> None:
    """The same with greedy players, whose evaluations use the thread's local memory."""
    weights = Weights(hidden, hidden_bias, output, output_bias, direct, typical_points, points_count)
    state = cuda.local.array(1, STATE)
    rng = cuda.local.array(2, np.uint64)
    units = cuda.local.array(MAX_UNITS, np.float32)
    features = cuda.local.array(1, FEATURES)
    space = Workspace(
        cuda.local.array(1, STATE),
        cuda.local.array(1, STATE),
        cuda.local.array(NUM_ACTIONS, np.int16),
        features,
        features.view(np.float32),
        units[: hidden_bias.shape[0]],
        cuda.local.array(NUM_VALUES, np.float32),
    )
    game = cuda.grid(1)
    if game < states.shape[0]:
        state[0] = empty[0]
        rng[STREAM] = np.uint64(first_seed + game)
        rng[COUNTER] = np.uint64(0)
        rules.begin(state[0], players, options)
        simulate_greedily(state[0], rng, weights, space, notes[game], counts[game])
        states[game] = state[0]


def play_on_gpu(study: Study, first_seed: int, games: int, with_notes: bool) -> tuple[Any, Any, Counts]:
    """Like `playing.play`, on the GPU."""
    return play_with_notes(study, first_seed, games, with_notes, _simulate)


def _simulate(study: Study, first_seed: int, games: int, room: int) -> tuple[Any, Any, Counts]:
    game = study.find_game()
    game.play_random(study.players, 1)  # numba-cuda knows enumerations once Numba has compiled something
    states, empty = zeros(games, game.rules.STATE), zeros(1, game.rules.STATE)
    notes, counts = zeros((games, room), NOTE), zeros((games, study.players), np.int32)
    options = send(game.encode_options(dict(study.options)))
    grid = (blocks_for(games), THREADS)
    begin = (states, empty, study.players, options, first_seed, notes, counts)
    if study.policy == RANDOM:
        simulate_kernel.of(game.rules)[grid](*begin)
    else:
        weights = map(send, weights_of(game, study.players))
        simulate_greedily_kernel.of(game.rules, heuristic=heuristic_of(game))[grid](*begin, *weights)
    return states.copy_to_host(), notes.copy_to_host(), counts.copy_to_host()
