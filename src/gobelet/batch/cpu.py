"""
Thousands of games in parallel, stepped together over NumPy arrays, on all cores.

The loops are compiled and call the same rules as tables do; each core plays a share of the games. Game k uses
seed *seed* + k; when it is over, the game that replaces it uses the next seed that has not been used yet.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import Actions, Int8s, Int16s, Numbers, Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, random_below
from gobelet.engine.errors import IllegalActionError, SetupError
from gobelet.engine.features import Floats, rows_as_records
from gobelet.engine.game import Game
from gobelet.engine.jit import algorithm, rule
from gobelet.engine.machine import count_cores
from gobelet.engine.results import read_result
from gobelet.games import find_game

WORTH_SHARING = 8192  # games; choosing in fewer takes less time than calling others to help
CHOICES = np.uint64(1 << 63)  # streams of random choices are apart from those of dice


@algorithm
def begin_game(state: Any, players: int, options: Int8s, rng: Rng) -> None:
    """Set up a game in *state*, overwriting it, and roll dice until there is a decision to make."""
    rng[COUNTER] = np.uint64(0)
    rules.begin(state, players, options)
    while state.draw > 0:
        rules.apply_draw(state, random_below(rng, state.draw))


@algorithm
def show_games(
    first: int, last: int, states: Any, masks: Int8s, legal: Actions, counts: Int16s, actors: Int8s
) -> None:
    """Fill in the actors and their legal actions."""
    for k in range(first, last):
        masks[k, :] = 0
        counts[k] = show_choices(states[k], masks[k], legal[k])
        actors[k] = states[k].actor


@algorithm
def show_choices(state: Any, mask: Int8s, legal: Actions) -> int:
    """Fill in the legal actions of one game whose *mask* is clear; return their number."""
    count = rules.legal_actions(state, legal)
    for index in range(count):
        mask[np.uint16(legal[index])] = 1  # unsigned: nothing counts from the end
    return count


@algorithm
def observe_games(first: int, last: int, states: Any, observations: Any) -> None:
    """Fill in what each actor sees."""
    for k in range(first, last):
        observations[k] = states[k]
        rules.conceal(observations[k], widen(states[k].actor))


@algorithm
def encode_games(first: int, last: int, states: Any, features: Floats, records: Any) -> None:
    """Fill in what each actor sees as network inputs; *records* are the rows of *features*."""
    for k in range(first, last):
        features[k, :] = 0.0
        rules.encode(states[k], widen(states[k].actor), records[k])


@algorithm
def begin_games(first: int, last: int, states: Any, rngs: Rng, players: int, options: Int8s) -> None:
    """Start a game in each of the zeroed *states*."""
    for k in range(first, last):
        begin_game(states[k], players, options, rngs[k])


@algorithm
def finish_game(
    k: int,
    states: Any,
    empty: Any,
    rngs: Rng,
    players: int,
    options: Int8s,
    scores: Int16s,
    ranks: Int8s,
    results: Floats,
) -> None:
    """Note the result of a game, and start another in its place."""
    read_result(states[k], scores[k], ranks[k], results[k])
    states[k] = empty[0]
    rngs[k, STREAM] += np.uint64(states.shape[0])
    begin_game(states[k], players, options, rngs[k])


@algorithm
def step_games(
    first: int,
    last: int,
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
) -> int:
    """Play one action in each game, and replace games that end; return how many ended."""
    ended = 0
    for k in range(first, last):
        state, rng = states[k], rngs[k]
        rules.apply_action(state, widen(actions[k]))
        while state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        dones[k] = state.actor < 0
        if dones[k]:
            ended += 1
            finish_game(k, states, empty, rngs, players, options, scores, ranks, results)
        masks[k, :] = 0
        counts[k] = show_choices(state, masks[k], legal[k])
        actors[k] = state.actor
    return ended


@rule
def choose_in_games(
    first: int, last: int, legal: Actions, counts: Int16s, rngs: Rng, actions: Actions
) -> None:
    """Choose a legal action in each game, all equally likely."""
    for k in range(first, last):
        actions[k] = legal[k, random_below(rngs[k], widen(counts[k]))]


@rule
def find_illegal(masks: Int8s, actions: Numbers) -> int:
    """The first game whose action is illegal; -1 if there is none."""
    for k in range(masks.shape[0]):
        if actions[k] < 0 or actions[k] >= masks.shape[1] or masks[k, actions[k]] == 0:
            return k
    return -1


class Arrays:
    """The arrays of a batch; *put* moves an array to the memory where it is used."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int,
        seed: int,
        options: dict[str, str],
        put: Callable[[npt.NDArray[Any]], Any],
    ) -> None:
        game = find_game(game) if isinstance(game, str) else game
        game.check_batch(players, games, seed)
        self.game, self.games, self.players, self.seed = game, games, players, seed
        rules = game.rules
        self._options = put(game.encode_options(options))
        self._empty = put(np.zeros(1, rules.STATE))
        self.states = put(np.zeros(games, rules.STATE))
        self._seen = put(np.zeros(games, rules.STATE)) if game.has_secrets else self.states
        self.actions = put(np.zeros(games, np.int16))
        self._rngs = put(np.zeros((games, 2), np.uint64))
        self._choices = put(np.zeros((games, 2), np.uint64))
        self.masks = put(np.zeros((games, rules.NUM_ACTIONS), np.int8))
        self._legal = put(np.zeros((games, rules.NUM_ACTIONS), np.int16))
        self._counts = put(np.zeros(games, np.int16))
        self.actors = put(np.zeros(games, np.int8))
        self.dones = put(np.zeros(games, np.int8))
        self.scores = put(np.zeros((games, players), np.int16))
        self.ranks = put(np.zeros((games, players), np.int8))
        self.results = put(np.zeros((games, players), np.float32))
        # What `begin_games` needs, what `show_games` fills, what `step_games` needs and fills.
        self._begun = (self.states, self._rngs, players, self._options)
        self._shown = (self.masks, self._legal, self._counts, self.actors)
        ends = (self.dones, self.scores, self.ranks, self.results)
        self._stepped = (self._empty, *self._begun, self.actions, *ends, *self._shown)

    def _check_actions(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        if tuple(shape) != (self.games,) or not np.issubdtype(dtype, np.integer):
            wanted = f"Actions must be {self.games} integers, one for each game"
            raise SetupError(f"{wanted}, not {dtype} with shape {tuple(shape)}.")

    def _check_features(self, features: Any, dtype: np.dtype[Any]) -> None:
        """Check the array, because compiled code would write out of bounds."""
        shape = (self.games, self.game.rules.NUM_FEATURES)
        if tuple(features.shape) != shape or dtype != np.float32:
            raise SetupError(
                f"out must be float32 with shape {shape}, not {dtype} with shape {tuple(features.shape)}."
            )

    def _complain(self, game: int, action: int, mask: Int8s, state: Any) -> None:
        notation = self.game.notation
        legal = [notation.format_action(int(k)) for k in np.flatnonzero(mask)]
        raise IllegalActionError(
            f"play action {action} in game {game}", notation.format_position(state), legal
        )


class Batch(Arrays):
    """
    Many games in parallel; each step plays one action in every game.

    After `reset` and every `step`, for every game: `actors` is the seat to move; `masks` is 1 for its legal
    actions; `observations` is what it sees, as the game's own record; `encode()` is the same as network
    inputs. Where `dones` is 1, the game ended with this step: `scores`, `ranks` and `results` are the points,
    places and results of its seats, from -1 (last) to 1 (first); everything else belongs to the new game in
    its place. The arrays are reused by every step: copy what you want to keep.
    """

    actions: Actions

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int,
        *,
        seed: int = 0,
        threads: int | None = None,
        **options: str,
    ) -> None:
        if threads is not None and threads < 1:
            raise SetupError(f"The number of threads must be at least 1, not {threads}.")
        super().__init__(game, games, players, seed, options, lambda array: array)
        self.observations = self._seen
        self._threads = min(threads or count_cores(), games)
        self._pool = self._new_pool()
        bounds = [games * k // self._threads for k in range(self._threads + 1)]
        self._shares = list(itertools.pairwise(bounds))
        self.reset()

    def _new_pool(self) -> ThreadPoolExecutor | None:
        return ThreadPoolExecutor(self._threads - 1, "batch") if self._threads > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_pool"}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """Restore a pickled or copied batch, with threads of its own."""
        self.__dict__.update(saved)
        self._pool = self._new_pool()

    def reset(self, seed: int | None = None) -> None:
        """Restart all games, with seeds from *seed* on, or with the same seeds as before."""
        if seed is not None:
            self.game.check_batch(self.players, self.games, seed)
            self.seed = seed
        self.states[:] = self._empty[0]
        self._rngs[:, STREAM] = np.arange(self.seed, self.seed + self.games, dtype=np.uint64)
        self._choices[:, STREAM] = self._rngs[:, STREAM] + CHOICES
        self._choices[:, COUNTER] = 0
        self.dones[:] = 0
        self._for_all(self._begin)

    def step(self, actions: npt.ArrayLike) -> int:
        """
        Play one action in each game; return the number of games that ended.

        Raises:
            IllegalActionError: If one of them is illegal; then no game changes.
        """
        self.actions[:] = self._check(np.asarray(actions))
        return sum(self._for_all(self._step))

    def _begin(self, first: int, last: int) -> None:
        rules = self.game.rules
        begin_games.of(rules)(first, last, *self._begun)
        show_games.of(rules)(first, last, self.states, *self._shown)
        self._observe(first, last)

    def _step(self, first: int, last: int) -> int:
        ended = step_games.of(self.game.rules)(first, last, *self._stepped)
        self._observe(first, last)
        return ended

    def _observe(self, first: int, last: int) -> None:
        if self.observations is not self.states:
            observe_games.of(self.game.rules)(first, last, self.states, self.observations)

    def encode(self, out: Floats | None = None) -> Floats:
        """
        What the actors see as network inputs, one row for each game; written to *out* if given.

        Raises:
            SetupError: If *out* has the wrong shape or type.
        """
        shape = (self.games, self.game.rules.NUM_FEATURES)
        features = np.empty(shape, np.float32) if out is None else out
        self._check_features(features, features.dtype)
        if not features.flags.c_contiguous:
            features[:] = self.encode()
            return features
        encode, records = (
            encode_games.of(self.game.rules),
            rows_as_records(features, self.game.rules.FEATURES),
        )
        self._for_all(lambda first, last: encode(first, last, self.states, features, records))
        return features

    def _check(self, actions: npt.NDArray[Any]) -> npt.NDArray[Any]:
        self._check_actions(actions.shape, actions.dtype)
        wrong = find_illegal(self.masks, actions.astype(np.int64))
        if wrong >= 0:
            self._complain(wrong, int(actions[wrong]), self.masks[wrong], self.states[wrong])
        return actions

    def choose_at_random(self) -> Actions:
        """A random legal action for each game, useful as a baseline."""
        arrays = (self._legal, self._counts, self._choices, self.actions)
        if self.games < WORTH_SHARING:
            choose_in_games(0, self.games, *arrays)
        else:
            self._for_all(lambda first, last: choose_in_games(first, last, *arrays))
        return self.actions

    def _for_all(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Run *work* on every share of the games, one of them in this thread."""
        own, *others = self._shares
        if self._pool is None:
            return [work(*own)]
        futures = [self._pool.submit(work, *share) for share in others]
        return [work(*own), *(future.result() for future in futures)]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
