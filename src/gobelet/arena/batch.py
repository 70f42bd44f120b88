"""
Thousands of games side by side, stepped together over NumPy arrays, on all cores.

The loops are compiled and call the very rules that tables use; each core has its share of the games. Game k
plays on the dice of seed *seed* + k; when it is over, the next game in its place plays on those of the next
seed that none has had.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import Actions, Int8s, Int16s, Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, random_below
from gobelet.engine.errors import IllegalActionError, SetupError
from gobelet.engine.game import Game
from gobelet.engine.jit import algorithm

Floats = npt.NDArray[np.float32]
CHOICES = np.uint64(1 << 63)  # streams of random choices are apart from those of dice


@algorithm
def begin_game(state: Any, players: int, options: Int8s, rng: Rng) -> None:
    """Lay out a game in *state*, whatever is in it, and let the dice fall until somebody must decide."""
    rng[COUNTER] = np.uint64(0)
    rules.begin(state, players, options)
    while state.draw > 0:
        rules.apply_draw(state, random_below(rng, state.draw))


@algorithm
def show_game(state: Any, legal: Actions, mask: Int8s, observation: Floats) -> None:
    """What the actor sees, and may do."""
    mask[:] = 0
    for k in range(rules.legal_actions(state, legal)):
        mask[legal[k]] = 1
    rules.observe(state, widen(state.actor), observation)


@algorithm
def begin_games(
    states: Any, rngs: Rng, players: int, options: Int8s, masks: Int8s, observations: Floats, actors: Int8s
) -> None:
    """A game in each of the zeroed *states*."""
    legal = np.zeros(rules.NUM_ACTIONS, np.int16)
    for k in range(states.shape[0]):
        begin_game(states[k], players, options, rngs[k])
        show_game(states[k], legal, masks[k], observations[k])
        actors[k] = states[k].actor


@algorithm
def step_games(
    states: Any,
    empty: Any,
    rngs: Rng,
    stride: int,
    players: int,
    options: Int8s,
    actions: Actions,
    masks: Int8s,
    observations: Floats,
    actors: Int8s,
    dones: Int8s,
    scores: Int16s,
    ranks: Int8s,
) -> int:
    """One decision in each game; a game that is over says how it ended, and another one begins."""
    legal = np.zeros(rules.NUM_ACTIONS, np.int16)
    ended = 0
    for k in range(states.shape[0]):
        state, rng = states[k], rngs[k]
        rules.apply_action(state, widen(actions[k]))
        while state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        dones[k] = 0
        if state.actor < 0:
            dones[k] = 1
            ended += 1
            for seat in range(players):
                scores[k, seat] = rules.score(state, seat)
                ranks[k, seat] = rules.rank(state, seat)
            states[k] = empty[0]
            rng[STREAM] += np.uint64(stride)
            begin_game(states[k], players, options, rng)
        show_game(states[k], legal, masks[k], observations[k])
        actors[k] = states[k].actor
    return ended


@algorithm
def choose_at_random(masks: Int8s, rngs: Rng, actions: Actions) -> None:
    """One of the legal actions of each game, all equally likely."""
    for k in range(masks.shape[0]):
        mask = masks[k]
        count = 0
        for action in range(mask.shape[0]):
            count += mask[action]
        left = random_below(rngs[k], count)
        for action in range(mask.shape[0]):
            if mask[action]:
                if left == 0:
                    actions[k] = action
                    break
                left -= 1


class Batch:
    """
    *games* games of *players*, one decision in each at a time.

    After `reset` and each `step`, for every game: `actors`, the seat to decide; `observations`, what it sees;
    `masks`, 1 for what it may do. Where `dones` is 1 a game has ended with this step: `scores`, `ranks` and
    `results` are its seats' points, places and results from -1 (last) to 1 (first), and the rest is about
    the game that has begun in its place. The arrays are the batch's own: copy what you keep.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int,
        *,
        seed: int = 0,
        threads: int | None = None,
        **options: str,
    ) -> None:
        game.check_batch(players, games, seed)
        if threads is not None and threads < 1:
            raise SetupError(f"There is at least one thread, not {threads}.")
        self.game, self.games, self.players, self.seed = game, games, players, seed
        self._options = game.encode_options(options)
        self._threads = min(threads or len(os.sched_getaffinity(0)), games)
        self._pool = ThreadPoolExecutor(self._threads, "batch") if self._threads > 1 else None
        bounds = [games * k // self._threads for k in range(self._threads + 1)]
        self._slices = [slice(*pair) for pair in itertools.pairwise(bounds)]
        self._empty = np.zeros(1, game.rules.STATE)
        self.states = np.zeros(games, game.rules.STATE)
        self.actors = np.zeros(games, np.int8)
        self.masks = np.zeros((games, game.rules.NUM_ACTIONS), np.int8)
        self.observations = np.zeros((games, game.rules.NUM_FEATURES), np.float32)
        self.dones = np.zeros(games, np.int8)
        self.scores = np.zeros((games, players), np.int16)
        self.ranks = np.zeros((games, players), np.int8)
        self.actions = np.zeros(games, np.int16)
        self._rngs = np.zeros((games, 2), np.uint64)
        self._choices = np.zeros((games, 2), np.uint64)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, on the dice of *seed* and the following, or of the same as before."""
        if seed is not None:
            self.game.check_batch(self.players, self.games, seed)
            self.seed = seed
        self.states[:] = self._empty[0]
        self._rngs[:, STREAM] = np.arange(self.seed, self.seed + self.games, dtype=np.uint64)
        self._choices[:, STREAM] = self._rngs[:, STREAM] + CHOICES
        self._choices[:, COUNTER] = 0
        self.dones[:] = 0
        begin = begin_games.of(self.game.rules)
        self._for_all(
            lambda s: begin(
                self.states[s],
                self._rngs[s],
                self.players,
                self._options,
                self.masks[s],
                self.observations[s],
                self.actors[s],
            )
        )

    def step(self, actions: npt.ArrayLike) -> int:
        """
        Carry out one action in each game; how many games have ended.

        Raises:
            IllegalActionError: If one of them is not legal; nothing has changed then.
        """
        self.actions[:] = self._check(np.asarray(actions))
        step = step_games.of(self.game.rules)
        return sum(
            self._for_all(
                lambda s: step(
                    self.states[s],
                    self._empty,
                    self._rngs[s],
                    self.games,
                    self.players,
                    self._options,
                    self.actions[s],
                    self.masks[s],
                    self.observations[s],
                    self.actors[s],
                    self.dones[s],
                    self.scores[s],
                    self.ranks[s],
                )
            )
        )

    def _check(self, actions: npt.NDArray[Any]) -> npt.NDArray[Any]:
        if actions.shape != (self.games,) or not np.issubdtype(actions.dtype, np.integer):
            raise SetupError(f"There is one action for each of {self.games} games, not {actions.shape}.")
        known = (actions >= 0) & (actions < self.masks.shape[1])
        legal = known & self.masks[np.arange(self.games), np.where(known, actions, 0)].astype(bool)
        if not legal.all():
            self._complain(int(np.argmin(legal)), actions)
        return actions

    def _complain(self, game: int, actions: npt.NDArray[Any]) -> None:
        notation, action = self.game.notation, int(actions[game])
        legal = [notation.format_action(int(k)) for k in np.flatnonzero(self.masks[game])]
        raise IllegalActionError(
            f"{action} (game {game})", notation.format_position(self.states[game]), legal
        )

    def choose_at_random(self) -> Actions:
        """A legal action for each game, to begin with or to measure against."""
        choose = choose_at_random.of(self.game.rules)
        self._for_all(lambda s: choose(self.masks[s], self._choices[s], self.actions[s]))
        return self.actions

    @property
    def results(self) -> Floats:
        """By seat, the share of the others it beat less those that beat it; alone, 1 or -1."""
        ranks = self.ranks.astype(np.float32)
        if self.players == 1:
            return np.where(ranks == 1, 1, -1).astype(np.float32)
        beaten: Floats = np.sign(ranks[:, None, :] - ranks[:, :, None]).sum(axis=2)
        return beaten / np.float32(self.players - 1)

    def _for_all(self, work: Callable[[slice], Any]) -> list[Any]:
        if self._pool is None:
            return [work(self._slices[0])]
        return list(self._pool.map(work, self._slices))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
