"""
The search bot: rollouts for each candidate action, more of them for better candidates.

In every rollout everything hidden from the seat is dealt again, dice are rolled at random, and all players
follow the heuristic, each for their own value (as in max-n, one value for every seat). When the turn is over
the position is evaluated. All candidates get the same dice. Candidates are the actions of the best
afterstates; after each round of rollouts the worse half is dropped (sequential halving).
"""

from __future__ import annotations

import functools
import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from gobelet.bots.bot import Answer, Budget, Candidate, Estimate, rng_for
from gobelet.bots.evaluation import Workspace, choose, evaluate, new_workspace, utility
from gobelet.bots.weights import NUM_VALUES, PLACE, POINTS, WIN, Weights, weights_of
from gobelet.engine.contract import Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, random_below
from gobelet.engine.features import Floats
from gobelet.engine.game import Game
from gobelet.engine.heuristic import heuristic_of, settings_of
from gobelet.engine.jit import algorithm

BUDGET = Budget(simulations=200)
PRIOR_WEIGHT = 4  # rollouts that the afterstate's evaluation counts as
MAX_STEPS = 4000  # of one rollout: bots that know nothing may never end a game


@algorithm
def continue_rollout(state: Any, turn: int, turns: int, weights: Weights, space: Workspace, rng: Rng) -> None:
    """Play until that many turns have ended, counting from turn number *turn*."""
    for _ in range(MAX_STEPS):
        if state.turn != turn:
            turn = widen(state.turn)
            turns -= 1
        if turns == 0:  # before anything is drawn: that is how positions are evaluated
            return
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        elif state.actor >= 0:
            rules.apply_action(state, choose(state, weights, space, rng))
        else:
            return


@algorithm
def roll_out(
    root: Any, action: int, number: int, turns: int, weights: Weights, space: Workspace, rng: Rng, sums: Any
) -> None:
    """One rollout of *action*, with dice given by its number; adds the final values to *sums*."""
    seat, state, stream = widen(root.actor), space.rollout[0], rng[STREAM]
    rng[STREAM] = stream + np.uint64(number)
    rng[COUNTER] = np.uint64(0)
    space.rollout[0] = root
    rules.hide(state, seat, rng)
    rules.apply_action(state, action)
    continue_rollout(state, widen(root.turn), turns, weights, space, rng)
    evaluate(state, seat, weights, space)
    for k in range(NUM_VALUES):
        sums[0, k] += space.values[k]
        sums[1, k] += space.values[k] * space.values[k]
    rng[STREAM] = stream


# -- One decision ---------------------------------------------------------------------------------------


@dataclass
class Rollouts:
    """One candidate and its rollouts so far."""

    action: int
    prior: Floats  # the values of its afterstate
    sums: Any  # of the values at the end of each rollout, and of their squares
    is_considered: bool = True  # by the heuristic; the others are evaluated, but never played
    count: int = 0

    @property
    def means(self) -> Any:
        return self.sums[0] / self.count if self.count else self.prior

    @property
    def errors(self) -> Any:
        if self.count < 2:
            return np.full(NUM_VALUES, math.nan)
        variances = self.sums[1] / self.count - self.means**2
        return np.sqrt(np.maximum(variances, 0) / (self.count - 1))

    @property
    def posterior(self) -> Any:
        """The mean value so far, with the prior counted as a few rollouts."""
        return (self.sums[0] + PRIOR_WEIGHT * self.prior) / (self.count + PRIOR_WEIGHT)

    @property
    def candidate(self) -> Candidate:
        numbers = [Estimate(float(m), float(e)) for m, e in zip(self.means, self.errors, strict=True)]
        return Candidate(self.action, numbers[PLACE], numbers[WIN], numbers[POINTS], self.count)


class Search:
    """One decision: the position, the game's compiled functions, and the dice for rollouts."""

    def __init__(self, game: Game, state: Any, seed: int) -> None:
        self.game, self.state = game, state
        self.rng = rng_for(seed, state)
        self.weights = weights_of(game, int(state.players))
        self.space = new_workspace(game.rules, heuristic_of(game), self.weights)
        self._evaluate, self._roll_out = compile_for(game)

    def list_candidates(self) -> list[Rollouts]:
        """All legal actions, those considered first, then best afterstate first."""
        actions, seat = self.game.new_actions(), int(self.state.actor)
        considered = set(actions[: heuristic_of(self.game).legal_actions(self.state, actions)].tolist())
        candidates = []
        for action in actions[: self.game.rules.legal_actions(self.state, actions)].tolist():
            after = self.game.copy_state(self.state)
            self.game.rules.apply_action(after, action)
            self._evaluate(after, seat, self.weights, self.space)
            values, sums = self.space.values.copy(), np.zeros((2, NUM_VALUES))
            candidates.append(Rollouts(action, values, sums, action in considered))
        return self.sort(candidates)

    def sort(self, candidates: list[Rollouts]) -> list[Rollouts]:
        return sorted(candidates, key=lambda one: (one.is_considered, self.utility(one)), reverse=True)

    def utility(self, one: Rollouts) -> float:
        return float(utility(one.posterior, self.weights))

    def roll_out(self, one: Rollouts, turns: int) -> None:
        """One more rollout; without a value network, it is played to the end of the game."""
        if not self.space.hidden.size:
            turns = MAX_STEPS
        self._roll_out(self.state, one.action, one.count, turns, self.weights, self.space, self.rng, one.sums)
        one.count += 1


@functools.cache
def compile_for(game: Game) -> tuple[Any, Any]:
    """`evaluate` and `roll_out` for one game."""
    looked_at = heuristic_of(game)
    return evaluate.of(game.rules, heuristic=looked_at), roll_out.of(game.rules, heuristic=looked_at)


# -- The bot --------------------------------------------------------------------------------------------


class Clock:
    """Measures how much of a budget is spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begin = time.perf_counter()
        self.simulations = 0

    @property
    def spent(self) -> float:
        """The share of the budget that is spent, from 0 to 1."""
        if self.budget.seconds is not None:
            return (time.perf_counter() - self.begin) / self.budget.seconds
        return self.simulations / (self.budget.simulations or 1)


class SearchBot:
    """Searches until its budget is spent."""

    turns: int | None = None  # of a rollout; None: as the game's settings say
    width = 16  # candidates at most

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget or BUDGET

    def think(self, game: Game, state: Any) -> Answer:
        clock, search = Clock(self.budget), Search(game, state, self.seed)
        candidates = search.list_candidates()
        count = min(sum(one.is_considered for one in candidates), self.width)
        left, dropped = candidates[:count], candidates[count:]
        rounds = math.ceil(math.log2(len(left)))
        for number in range(1, rounds + 1):
            self._roll_out_all(search, left, clock, number / rounds)
            left = search.sort(left)
            half = (len(left) + 1) // 2
            left, dropped = left[:half], left[half:] + dropped
        opinion = tuple(one.candidate for one in left + dropped)
        return Answer(opinion[0].action, opinion)

    def _roll_out_all(self, search: Search, left: list[Rollouts], clock: Clock, share: float) -> None:
        """Roll out the remaining candidates in turn until that share of the budget is spent."""
        turns = self.turns or settings_of(search.game).rollout_turns
        while clock.spent < share:
            for one in left:
                search.roll_out(one, turns)
                clock.simulations += 1
                if clock.spent >= 1:
                    return
