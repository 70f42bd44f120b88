"""The random games of a study on a GPU, noted by the same function as on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from gobelet.arena.gpu import MAX_BLOCKS, THREADS, blocks_for, send, zeros
from gobelet.arena.studies.playing import NOTE, Counts, play_with_notes, simulate_game
from gobelet.arena.studies.study import Study
from gobelet.engine.contract import Int8s, rules
from gobelet.engine.dice import COUNTER, STREAM
from gobelet.engine.jit import kernel

# Stand for what `Kernel.of` binds.
cuda: Any = None
STATE: Any = None
NUM_ACTIONS: Any = None


@kernel
def simulate_kernel(
    states: Any, empty: Any, players: int, options: Int8s, first_seed: int, notes: Any, counts: Counts
) -> None:
    """Each thread one game after the other."""
    state = cuda.local.array(1, STATE)
    actions = cuda.local.array(NUM_ACTIONS, np.int16)
    rng = cuda.local.array(2, np.uint64)
    for game in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        state[0] = empty[0]
        rng[STREAM] = np.uint64(first_seed + game)
        rng[COUNTER] = np.uint64(0)
        rules.begin(state[0], players, options)
        simulate_game(state[0], rng, actions, notes[game], counts[game])
        states[game] = state[0]


def play_on_gpu(study: Study, first_seed: int, games: int, with_notes: bool) -> tuple[Any, Any, Counts]:
    """What `play` returns."""
    return play_with_notes(study, first_seed, games, with_notes, _simulate)


def _simulate(study: Study, first_seed: int, games: int, room: int) -> tuple[Any, Any, Counts]:
    game = study.find_game()
    game.play_random(study.players, 1)  # numba-cuda knows enumerations once Numba has compiled something
    states, empty = zeros(games, game.rules.STATE), zeros(1, game.rules.STATE)
    notes, counts = zeros((games, room), NOTE), zeros((games, study.players), np.int32)
    options = send(game.encode_options(dict(study.options)))
    blocks = min(blocks_for(games), MAX_BLOCKS)
    simulate_kernel.of(game.rules)[blocks, THREADS](
        states, empty, study.players, options, first_seed, notes, counts
    )
    return states.copy_to_host(), notes.copy_to_host(), counts.copy_to_host()
