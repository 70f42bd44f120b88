"""
Games on a GPU, one thread per game, with the same compiled rules. Needs the extra `gpu`.

`GpuBatch` is `Batch` with its arrays on the device. They support the CUDA array interface, so
`torch.as_tensor(batch.masks)` and `cupy.asarray(batch.masks)` share their memory; JAX accepts either of
those through DLPack.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.batch.cpu import CHOICES, Arrays, begin_game, choose_in_games, finish_game, show_choices
from gobelet.engine.contract import Actions, Int8s, Int16s, Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, random_below
from gobelet.engine.errors import SetupError
from gobelet.engine.features import Floats, rows_as_records
from gobelet.engine.game import Game
from gobelet.engine.jit import find_cuda, game_kernel, kernel, rule
from gobelet.engine.playout import playout

THREADS = 128  # in a block
THREADS_ENCODING = 32  # fewer share long rows better
WRONG, ENDED = 0, 1  # what a step reports: the first game whose action is not legal, and how many are over
NONE_WRONG = np.iinfo(np.int32).max

# Stand for what `Kernel.of` binds.
cuda: Any = None
STATE: Any = None
NUM_ACTIONS: Any = None


def is_available() -> bool:
    """Whether there is a GPU and numba-cuda is installed."""
    try:
        return bool(find_cuda().is_available())
    except ImportError:
        return False


def check_available() -> None:
    """
    Raises:
        SetupError: If there is no GPU that Numba can use.
    """
    if not is_available():
        raise SetupError(
            "No usable GPU was found. You need an NVIDIA GPU, pip install 'gobelet[gpu]', and either "
            "NVIDIA's CUDA Toolkit or pip install 'numba-cuda[cu13]' (cu12 for drivers before 580)."
        )


# -- Whole games ----------------------------------------------------------------------------------------


@game_kernel
def play_kernel(
    states: Any, empty: Any, players: int, options: Int8s, first_seed: int, decisions: Any
) -> None:
    """Play one random game to its end, in the thread's local memory."""
    state = cuda.local.array(1, STATE)
    actions = cuda.local.array(NUM_ACTIONS, np.int16)
    rng = cuda.local.array(2, np.uint64)
    game = cuda.grid(1)
    if game < states.shape[0]:
        state[0] = empty[0]
        rng[STREAM] = np.uint64(first_seed + game)
        rng[COUNTER] = np.uint64(0)
        rules.begin(state[0], players, options)
        decisions[game] = playout(state[0], rng, actions)
        states[game] = state[0]


class GpuGames:
    """Reusable memory for *games* random games on the GPU."""

    def __init__(self, game: Game, games: int, players: int, **options: str) -> None:
        check_available()
        game.check_batch(players, games, 0)
        game.play_random(players, 1)  # numba-cuda knows enumerations only once Numba has compiled something
        self.game, self.games, self.players = game, games, players
        self._options = send(game.encode_options(options))
        self._empty = zeros(1, game.rules.STATE)
        self.states = zeros(games, game.rules.STATE)
        self.decisions = zeros(games, np.int32)

    def play(self, first_seed: int = 0) -> None:
        """Start all games, game k with seed *first_seed* + k, without waiting for them to finish."""
        self.game.check_batch(self.players, self.games, first_seed)
        play_kernel.of(self.game.rules)[blocks_for(self.games), THREADS](
            self.states, self._empty, self.players, self._options, first_seed, self.decisions
        )


def play_random_on_gpu(game: Game, players: int, games: int, first_seed: int = 0, **options: str) -> Any:
    """Like `Game.play_random`, on the GPU: the final states are the same byte for byte."""
    room = GpuGames(game, games, players, **options)
    room.play(first_seed)
    return room.states.copy_to_host()


def blocks_for(games: int, threads: int = THREADS) -> int:
    return -(-games // threads)


# -- Step by step ---------------------------------------------------------------------------------------


@kernel
def begin_kernel(
    states: Any,
    rngs: Rng,
    players: int,
    options: Int8s,
    masks: Int8s,
    legal: Actions,
    counts: Int16s,
    actors: Int8s,
) -> None:
    game = cuda.grid(1)
    if game < states.shape[0]:
        begin_game(states[game], players, options, rngs[game])
        hide_choices(masks[game], legal[game], widen(counts[game]))
        counts[game] = show_choices(states[game], masks[game], legal[game])
        actors[game] = states[game].actor


@rule
def hide_choices(mask: Int8s, legal: Actions, count: int) -> None:
    """Clear what `show_choices` marked, action by action: threads write far apart, and a row is long."""
    for index in range(count):
        mask[np.uint16(legal[index])] = 0


@kernel
def propose_kernel(masks: Int8s, given: Any, proposed: Any, report: Any) -> None:
    """Note the proposed action of each game, and whether it is legal."""
    game = cuda.grid(1)
    if game < masks.shape[0]:
        action = widen(given[game])
        proposed[game] = action
        if action < 0 or action >= masks.shape[1] or masks[game, action] == 0:
            cuda.atomic.min(report, WRONG, game)


@kernel
def step_kernel(
    proposed: Any,
    report: Any,
    next_report: Any,
    empty: Any,
    states: Any,
    rngs: Rng,
    players: int,
    options: Int8s,
    actions: Actions,
    dones: Int8s,
    scores: Int16s,
    ranks: Int8s,
    results: Floats,
    masks: Int8s,
    legal: Actions,
    counts: Int16s,
    actors: Int8s,
) -> None:
    """Play one action in each game, as `step_games` does, if all proposed actions are legal."""
    game = cuda.grid(1)
    if game == 0:
        next_report[WRONG] = NONE_WRONG
        next_report[ENDED] = 0
    if game < states.shape[0] and report[WRONG] == NONE_WRONG:
        actions[game] = proposed[game]
        state, rng = states[game], rngs[game]
        rules.apply_action(state, proposed[game])
        while state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        dones[game] = state.actor < 0
        if dones[game]:
            cuda.atomic.add(report, ENDED, 1)
            finish_game(game, states, empty, rngs, players, options, scores, ranks, results)
        hide_choices(masks[game], legal[game], widen(counts[game]))
        counts[game] = show_choices(state, masks[game], legal[game])
        actors[game] = state.actor


@kernel
def observe_kernel(states: Any, seen: Any, bytes_of_states: Any, bytes_of_seen: Any) -> None:
    """Copies without what the actor may not see; the threads of a block copy all of theirs together."""
    size, first = bytes_of_states.shape[0] // states.shape[0], cuda.blockIdx.x * cuda.blockDim.x
    last = min(first + cuda.blockDim.x, states.shape[0])
    for k in range(first * size + cuda.threadIdx.x, last * size, cuda.blockDim.x):
        bytes_of_seen[k] = bytes_of_states[k]
    cuda.syncthreads()
    game = cuda.grid(1)
    if game < last:
        rules.conceal(seen[game], widen(states[game].actor))


@kernel
def encode_kernel(states: Any, features: Floats, records: Any) -> None:
    """Rows are long and mostly 0; the threads of a block clear all of theirs together."""
    first = cuda.blockIdx.x * cuda.blockDim.x
    last = min(first + cuda.blockDim.x, states.shape[0])
    for row in range(first, last):
        for column in range(cuda.threadIdx.x, features.shape[1], cuda.blockDim.x):
            features[row, column] = 0.0
    cuda.syncthreads()
    game = cuda.grid(1)
    if game < last:
        rules.encode(states[game], widen(states[game].actor), records[game])


@kernel
def choose_kernel(legal: Actions, counts: Int16s, rngs: Rng, actions: Actions) -> None:
    game = cuda.grid(1)
    if game < counts.shape[0]:
        choose_in_games(game, game + 1, legal, counts, rngs, actions)


class GpuBatch(Arrays):
    """
    `Batch` on a GPU: the same games step by step, and the same arrays on the device.

    `step` accepts actions on the device or from NumPy. There are two differences: `observations` are the
    bytes of the game's record, one row for each game, because other libraries do not support records; and
    there is no `threads` argument.
    """

    def __init__(self, game: Game | str, games: int, players: int, *, seed: int = 0, **options: str) -> None:
        check_available()
        super().__init__(game, games, players, seed, options, send)
        self.game.play_random(
            players, 1
        )  # numba-cuda knows enumerations only once Numba has compiled something
        self._bytes, self._bytes_seen = self.states.view(np.uint8), self._seen.view(np.uint8)
        self.observations = self._bytes_seen.reshape(games, self.game.rules.STATE.itemsize)
        self._proposed = zeros(games, np.int64)
        # Of this step, and of the next one, which this one clears.
        self._reports = [send(np.array([NONE_WRONG, 0], np.int32)) for _ in range(2)]
        self._grid = (blocks_for(games), THREADS)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Restart all games, with seeds from *seed* on, or with the same seeds as before."""
        if seed is not None:
            self.game.check_batch(self.players, self.games, seed)
            self.seed = seed
        rngs = np.zeros((self.games, 2), np.uint64)
        rngs[:, STREAM] = np.arange(self.seed, self.seed + self.games, dtype=np.uint64)
        self._rngs.copy_to_device(rngs)
        rngs[:, STREAM] += CHOICES
        self._choices.copy_to_device(rngs)
        self.states.copy_to_device(np.zeros(self.games, self.game.rules.STATE))
        self.dones.copy_to_device(np.zeros(self.games, np.int8))
        self._launch(begin_kernel, *self._begun, *self._shown)
        self._observe()

    def step(self, actions: Any) -> int:
        """
        Play one action in each game; return the number of games that ended.

        Raises:
            IllegalActionError: If one of them is illegal; then no game changes.
        """
        given = self._find(actions)
        self._launch(propose_kernel, self.masks, given, self._proposed, self._reports[0])
        self._launch(step_kernel, self._proposed, *self._reports, *self._stepped)
        self._observe()
        report = self._reports[0].copy_to_host()  # waits until all this is done
        self._reports.reverse()
        if report[WRONG] != NONE_WRONG:
            wrong = int(report[WRONG])
            host = (array.copy_to_host()[wrong] for array in (self._proposed, self.masks, self.states))
            self._complain(wrong, *host)
        return int(report[ENDED])

    def _find(self, actions: Any) -> Any:
        """The actions on the device; NumPy arrays are copied there."""
        is_there = hasattr(actions, "__cuda_array_interface__") or hasattr(actions, "copy_to_host")
        given = actions if is_there else send(np.asarray(actions))
        self._check_actions(given.shape, dtype_of(given))
        return given

    def encode(self, out: Any = None) -> Any:
        """
        What the actors see as network inputs, one row for each game; written to *out* if given.

        Raises:
            SetupError: If *out* has the wrong shape or type.
        """
        shape = (self.games, self.game.rules.NUM_FEATURES)
        features = find_cuda().device_array(shape, np.float32) if out is None else out
        self._check_features(features, dtype_of(features))
        grid = (blocks_for(self.games, THREADS_ENCODING), THREADS_ENCODING)
        records = rows_as_records(as_device_array(features), self.game.rules.FEATURES)
        encode_kernel.of(self.game.rules)[grid](self.states, features, records)
        return features

    def choose_at_random(self) -> Any:
        """A random legal action for each game, useful as a baseline."""
        self._launch(choose_kernel, self._legal, self._counts, self._choices, self.actions)
        return self.actions

    def _observe(self) -> None:
        if self._seen is not self.states:
            self._launch(observe_kernel, self.states, self._seen, self._bytes, self._bytes_seen)

    def _launch(self, work: Any, *args: Any) -> None:
        work.of(self.game.rules)[self._grid](*args)


def zeros(shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> Any:
    return send(np.zeros(shape, dtype))


def send(array: npt.NDArray[Any]) -> Any:
    return find_cuda().to_device(array)


def as_device_array(array: Any) -> Any:
    """A Numba array over the same memory, for an array of any library."""
    return array if hasattr(array, "copy_to_host") else find_cuda().as_cuda_array(array)


def dtype_of(array: Any) -> np.dtype[Any]:
    """The dtype of an array on the device, of any library."""
    interface = getattr(array, "__cuda_array_interface__", None)
    dtype: np.dtype[Any] = np.dtype(array.dtype if interface is None else interface["typestr"])
    return dtype
