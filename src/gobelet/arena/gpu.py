"""Random games on a GPU, one thread a game: the very same compiled rules. Needs the extra `gpu`."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from gobelet.engine.dice import COUNTER, STREAM
from gobelet.engine.game import Game
from gobelet.engine.playout import playout

THREADS = 128  # in a block


def is_available() -> bool:
    """Whether there is a GPU, and numba-cuda to run on it."""
    try:
        return bool(_cuda().is_available())
    except ImportError:
        return False


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 dropped
        np.row_stack = np.vstack
    return importlib.import_module("numba.cuda")


def play_random_on_gpu(game: Game, players: int, games: int, first_seed: int = 0, **options: str) -> Any:
    """The final states of `Game.play_random`, byte for byte, played on the GPU."""
    game.play_random(players, 1)  # numba-cuda knows enumerations only once Numba has compiled something
    game.check_batch(players, games, first_seed)
    cuda = _cuda()
    states = cuda.to_device(np.zeros(games, game.rules.STATE))
    chosen = cuda.to_device(game.encode_options(options))
    blocks = -(-games // THREADS)
    _kernel_of(game)[blocks, THREADS](states, players, chosen, first_seed)
    return states.copy_to_host()


def _kernel_of(game: Game) -> Any:
    cuda = _cuda()
    state_type, num_actions = game.rules.STATE, game.rules.NUM_ACTIONS
    begin, play_out = game.rules.begin, playout.of(game.rules)

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(states: Any, players: int, options: Any, first_seed: int) -> None:
        game = cuda.grid(1)
        if game >= states.shape[0]:
            return
        state = cuda.local.array(1, state_type)
        actions = cuda.local.array(num_actions, np.int16)
        rng = cuda.local.array(2, np.uint64)
        state[0] = states[game]
        rng[STREAM] = np.uint64(first_seed + game)
        rng[COUNTER] = np.uint64(0)
        begin(state[0], players, options)
        play_out(state[0], rng, actions)
        states[game] = state[0]

    return kernel
