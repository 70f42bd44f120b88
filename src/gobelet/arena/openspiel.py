"""
An opponent from outside: OpenSpiel's Monte-Carlo tree search, playing our games.

`Position` shows a game to OpenSpiel, with every die a chance node. The search is OpenSpiel's own, the one in
Python: that in C++ takes no evaluator but its own, whose rollouts go step by step through our Python, so that
it does a hundredth of the simulations.
"""

from __future__ import annotations

import functools
import math
import random
import struct
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.arena.peers import MissingPeerError
from gobelet.bots import Answer, Budget
from gobelet.bots.bot import rng_for
from gobelet.engine.contract import NOBODY, Actions, Rng, rules, state_over
from gobelet.engine.game import Game
from gobelet.engine.jit import algorithm
from gobelet.engine.playout import playout

try:
    import pyspiel
    from open_spiel.python.algorithms import mcts
except ImportError as error:
    raise MissingPeerError("OpenSpiel") from error

EXPLORATION = 2.0  # OpenSpiel's own choice in its examples, for results from -1 to 1
USUAL = Budget(simulations=1000)
MANY_POINTS = 100.0  # alone, points beyond that hardly count any more
MAX_LENGTH = 100_000
MAX_OUTCOMES = 1 << 15
HEADER = struct.Struct("=hhhbb")  # draw, turn, phase, players, actor: read so, ten times as fast as by name

Results = npt.NDArray[np.float64]


# -- The end of a game, as OpenSpiel counts -------------------------------------------------------------


@algorithm
def settle(state: Any, results: Results) -> None:
    """What each seat gets, from -1 to 1: the share of the others it beats, less those that beat it."""
    if state.players == 1:
        won = 0.5 if rules.rank(state, 0) == 1 else -0.5
        results[0] = won + math.tanh(rules.score(state, 0) / MANY_POINTS) / 2
        return
    for seat in range(state.players):
        results[seat] = 0.0
        for other in range(state.players):
            ahead = rules.rank(state, other) - rules.rank(state, seat)
            results[seat] += np.sign(ahead) / (state.players - 1)


@algorithm
def roll_out(state: Any, rng: Rng, actions: Actions, results: Results) -> None:
    """Play *state* to its end at random, and settle."""
    playout(state, rng, actions)
    settle(state, results)


# -- A game, as OpenSpiel sees it -----------------------------------------------------------------------


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for so many players; it begins at *state*."""

    def __init__(self, game: Game, state: Any) -> None:
        self.ours = game
        self.first = game.copy_state(state)
        self.rules = game.rules
        self.actions = game.new_actions()
        self.settle, self.roll_out = settle.of(game.rules), roll_out.of(game.rules)
        self.results = np.zeros(int(state.players))
        super().__init__(_describe(game), _measure(game, int(state.players)), {})

    def new_initial_state(self) -> Position:
        return Position(self, bytearray(self.first.tobytes()))


def _describe(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"gobelet_{game.id}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,  # what a seat cannot see has been made up
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )


def _measure(game: Game, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=int(game.rules.NUM_ACTIONS),
        max_chance_outcomes=MAX_OUTCOMES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=MAX_LENGTH,
    )


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games; what OpenSpiel asks in every simulation is answered without its C++."""

    def __init__(self, game: SpielGame, buffer: bytearray) -> None:
        super().__init__(game)
        self.game = game
        self.buffer = buffer
        self.state = state_over(game.rules.STATE, buffer)
        self._read_header()

    def _read_header(self) -> None:
        self.draw, _, _, _, self.actor = HEADER.unpack_from(self.buffer)

    def clone(self) -> Position:
        return Position(self.game, self.buffer[:])

    def current_player(self) -> int:
        if self.draw > 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.actor) if self.actor != NOBODY else int(pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        return bool(self.draw > 0)

    def is_terminal(self) -> bool:
        return bool(self.draw == 0 and self.actor == NOBODY)

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.draw > 0 or self.actor == NOBODY:
            return list(range(self.draw))
        count = self.game.rules.legal_actions(self.state, self.game.actions)
        actions: list[int] = self.game.actions[:count].tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(_equally_likely(self.draw))  # the search shuffles it

    def apply_action(self, action: int) -> None:
        apply = self.game.rules.apply_draw if self.draw > 0 else self.game.rules.apply_action
        apply(self.state, action)
        self._read_header()

    def returns(self) -> list[float]:
        self.game.settle(self.state, self.game.results)
        results: list[float] = self.game.results.tolist()
        return results if self.is_terminal() else [0.0] * len(results)

    def action_to_string(self, player: int, action: int) -> str:
        notation = self.game.ours.notation
        if player == pyspiel.PlayerId.CHANCE:
            return notation.format_draw(self.state, action)
        return notation.format_action(action)

    def __str__(self) -> str:
        return self.game.ours.notation.format_position(self.state)


@functools.cache
def _equally_likely(count: int) -> tuple[tuple[int, float], ...]:
    return tuple((outcome, 1.0 / count) for outcome in range(count))


# -- The search -----------------------------------------------------------------------------------------


class CompiledRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's random rollouts, compiled: they cost it microseconds."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng

    def evaluate(self, state: Position) -> list[float]:
        game, copy = state.game, state_over(state.game.rules.STATE, state.buffer[:])
        game.roll_out(copy, self.rng, game.actions, game.results)
        results: list[float] = game.results.tolist()
        return results


class QuickRandom:
    """What the search asks of a NumPy RandomState; our outcomes are all equally likely, which is quicker."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.shuffle = self._random.shuffle

    def choice(self, outcomes: Sequence[int], p: Sequence[float]) -> int:
        return outcomes[int(self._random.random() * len(outcomes))]


class OutOfTime(Exception):  # noqa: N818
    """The search has used its time."""


class TimedSearch(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, which looks at the clock before every simulation."""

    deadline = math.inf

    def search(self, state: Position, seconds: float) -> Any:
        """The root of the tree after so many seconds, or all its simulations."""
        self.deadline = time.perf_counter() + seconds
        try:
            return self.mcts_search(state)
        except OutOfTime:
            return self.__dict__.pop("root")

    def _apply_tree_policy(self, root: Any, state: Position) -> Any:
        if root.explore_count > 1 and time.perf_counter() >= self.deadline:
            raise OutOfTime
        self.root = root
        return super()._apply_tree_policy(root, state)


class MctsBot:
    """OpenSpiel's search with random rollouts, as a bot of ours; it does what it has tried most often."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget or USUAL
        self._warm: set[str] = set()

    def think(self, game: Game, state: Any) -> Answer:
        position = SpielGame(game, state).new_initial_state()
        legal = position.legal_actions()
        if len(legal) == 1:
            return Answer(legal[0])
        self._warm_up(position)
        root = self.grow_tree(position)
        return Answer(int(root.best_child().action))

    def grow_tree(self, position: Position) -> Any:
        """The root of the tree that fits into the budget."""
        rng = rng_for(self.seed, position.state)
        search = TimedSearch(
            position.game,
            EXPLORATION,
            self.budget.simulations or MAX_LENGTH**2,
            CompiledRollouts(rng),
            solve=False,  # it takes a chance node for solved only where all outcomes are alike
            random_state=QuickRandom(int(rng[0])),
        )
        return search.search(position, self.budget.seconds or math.inf)

    def _warm_up(self, position: Position) -> None:
        """Loading compiled rollouts is no thinking."""
        if position.game.ours.id not in self._warm:
            CompiledRollouts(rng_for(0, position.state)).evaluate(position)
            self._warm.add(position.game.ours.id)
