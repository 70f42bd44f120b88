"""
A reference opponent: OpenSpiel's Monte Carlo tree search.

`gobelet.envs.spiel` shows a game to OpenSpiel; `Position` does so more quickly. The search is OpenSpiel's
own, the one in Python: that in C++ takes no evaluator but its own, whose rollouts go step by step through our
Python, so that it does a hundredth of the simulations.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from gobelet.bench.peers import MissingPeerError
from gobelet.bots import Answer, Budget
from gobelet.bots.bot import rng_for
from gobelet.engine.contract import NOBODY, Actions, Int8s, Int16s, Rng, state_over
from gobelet.engine.game import Game
from gobelet.engine.jit import algorithm
from gobelet.engine.playout import playout
from gobelet.engine.results import read_result

try:
    import pyspiel
    from open_spiel.python.algorithms import mcts

    from gobelet.envs import spiel
except ImportError as error:
    raise MissingPeerError("OpenSpiel") from error

EXPLORATION = 2.0  # OpenSpiel's own choice in its examples, for results from -1 to 1
USUAL = Budget(simulations=1000)
MAX_SIMULATIONS = 10**10


@algorithm
def roll_out(state: Any, rng: Rng, actions: Actions, scores: Int16s, ranks: Int8s, rewards: Any) -> None:
    """Play *state* to its end at random, and see what each seat gets."""
    playout(state, rng, actions)
    read_result(state, scores, ranks, rewards)


class SpielGame(spiel.SpielGame):
    """One of our games to be searched from *state* on; what a seat cannot see has been sampled."""

    def __init__(self, game: Game, state: Any) -> None:
        super().__init__(game, state)
        self.rules = game.rules
        self.roll_out = roll_out.of(game.rules)
        players = int(state.players)
        self.result = np.zeros(players, np.int16), np.zeros(players, np.int8), np.zeros(players)

    def new_initial_state(self) -> Position:
        return Position(self, bytearray(self.first))


class Position(spiel.SpielState):
    """A state whose questions of every simulation are answered without OpenSpiel's C++; it has no history."""

    def __init__(self, game: SpielGame, buffer: bytearray) -> None:
        pyspiel.State.__init__(self, game)
        self.held = spiel.Held(game.kit, buffer, None)
        self.read_header()
        self.game = game
        self.buffer = buffer
        self.state = self.held.state

    def clone(self) -> Position:
        return Position(self.game, self.buffer[:])

    def is_chance_node(self) -> bool:
        return bool(self.draw > 0)

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.draw > 0 or self.actor == NOBODY:
            return list(range(self.draw))
        return self._legal_actions(self.actor)

    def apply_action(self, action: int) -> None:
        apply = self.game.rules.apply_draw if self.draw > 0 else self.game.rules.apply_action
        apply(self.state, action)
        self.read_header()

    def action_to_string(self, player: int, action: int) -> str:
        return self._action_to_string(player, action)


# -- The search -----------------------------------------------------------------------------------------


class CompiledRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's random rollouts, compiled: each takes microseconds."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng

    def evaluate(self, state: Position) -> list[float]:
        game, copy = state.game, state_over(state.game.rules.STATE, state.buffer[:])
        scores, ranks, rewards = game.result
        game.roll_out(copy, self.rng, game.kit.actions, scores, ranks, rewards)
        found: list[float] = rewards.tolist()
        return found


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
        """The root of the tree after that many seconds, or after all simulations."""
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
    """OpenSpiel's search with random rollouts, as a bot; it plays the most visited action."""

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
            self.budget.simulations or MAX_SIMULATIONS,
            CompiledRollouts(rng),
            solve=False,  # it takes a chance node for solved only where all outcomes are alike
            random_state=QuickRandom(int(rng[0])),
        )
        return search.search(position, self.budget.seconds or math.inf)

    def _warm_up(self, position: Position) -> None:
        """Load compiled rollouts first, so that this does not count as thinking time."""
        if position.game.ours.id not in self._warm:
            CompiledRollouts(rng_for(0, position.state)).evaluate(position)
            self._warm.add(position.game.ours.id)
