"""
The bot that tries things out: each candidate in games of its own, the better ones in more of them.

In every trial all that the seat cannot see is dealt anew, dice fall at random, and everybody goes on by the
heuristic, each for themselves (so that values are those of max-n, one for every seat). When the turn is over
the position is judged. All candidates meet the same dice. Candidates are the actions that look best at once;
after each round of trials the worse half of them goes (sequential halving).
"""

from __future__ import annotations

import functools
import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from gobelet.bots.bot import Answer, Budget, Candidate, Estimate, rng_for
from gobelet.bots.heuristics import NUM_JUDGED, PLACE, POINTS, WIN, Floats, Weights, heuristic_of, weights_of
from gobelet.bots.judging import Room, choose, judge, new_room, worth
from gobelet.engine import jit
from gobelet.engine.contract import Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, random_below
from gobelet.engine.game import Game
from gobelet.engine.jit import algorithm

BUDGET = Budget(simulations=200)
FIRST_SIGHT = 4  # trials
MAX_STEPS = 4000  # of one trial: bots that know nothing may never end a game


@algorithm
def play_on(state: Any, turn: int, turns: int, weights: Weights, room: Room, rng: Rng) -> None:
    """Until that many turns have ended, the first of them that numbered *turn*."""
    for _ in range(MAX_STEPS):
        if state.turn != turn:
            turn = widen(state.turn)
            turns -= 1
        if turns == 0:  # before anything is drawn: that is how positions are judged
            return
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        elif state.actor >= 0:
            rules.apply_action(state, choose(state, weights, room, rng))
        else:
            return


@algorithm
def simulate(
    root: Any, action: int, trial: int, turns: int, weights: Weights, room: Room, rng: Rng, sums: Any
) -> None:
    """One trial of *action* on the dice of its number; what is judged at its end is added to *sums*."""
    seat, state, stream = widen(root.actor), room.played[0], rng[STREAM]
    rng[STREAM] = stream + np.uint64(trial)
    rng[COUNTER] = np.uint64(0)
    room.played[0] = root
    rules.hide(state, seat, rng)
    rules.apply_action(state, action)
    play_on(state, widen(root.turn), turns, weights, room, rng)
    judge(state, seat, weights, room)
    for k in range(NUM_JUDGED):
        sums[0, k] += room.judged[k]
        sums[1, k] += room.judged[k] * room.judged[k]
    rng[STREAM] = stream


# -- One decision ---------------------------------------------------------------------------------------


@dataclass
class Tried:
    """One candidate and its trials so far."""

    action: int
    judged: Floats  # at first sight
    sums: Any  # of what was judged at the end of each trial, and of its squares
    trials: int = 0

    @property
    def means(self) -> Any:
        return self.sums[0] / self.trials if self.trials else self.judged

    @property
    def errors(self) -> Any:
        if self.trials < 2:
            return np.full(NUM_JUDGED, math.nan)
        variances = self.sums[1] / self.trials - self.means**2
        return np.sqrt(np.maximum(variances, 0) / (self.trials - 1))

    @property
    def beliefs(self) -> Any:
        """The first sight counts as much as some trials."""
        return (self.sums[0] + FIRST_SIGHT * self.judged) / (self.trials + FIRST_SIGHT)

    @property
    def candidate(self) -> Candidate:
        numbers = [Estimate(float(m), float(e)) for m, e in zip(self.means, self.errors, strict=True)]
        return Candidate(self.action, numbers[PLACE], numbers[WIN], numbers[POINTS], self.trials)


class Mind:
    """One decision thought about: what is known of the game, and the dice to try things out with."""

    def __init__(self, game: Game, state: Any, seed: int) -> None:
        self.game, self.state = game, state
        self.rng = rng_for(seed, state)
        self.weights = weights_of(game, int(state.players))
        self.room = new_room(game.rules, heuristic_of(game), self.weights)
        self._judge, self._simulate = compile_for(game)

    def look(self) -> list[Tried]:
        """All that is legal, what looks best first."""
        actions, seat = self.game.new_actions(), int(self.state.actor)
        tried = []
        for action in actions[: self.game.rules.legal_actions(self.state, actions)]:
            after = self.game.copy_state(self.state)
            self.game.rules.apply_action(after, action)
            self._judge(after, seat, self.weights, self.room)
            tried.append(Tried(int(action), self.room.judged.copy(), np.zeros((2, NUM_JUDGED))))
        return self.sort(tried)

    def sort(self, tried: list[Tried]) -> list[Tried]:
        return sorted(tried, key=self.worth, reverse=True)

    def worth(self, one: Tried) -> float:
        return float(worth(one.beliefs, self.weights))

    def simulate(self, one: Tried, turns: int) -> None:
        """One more trial; what has no heuristic is played to its end."""
        if not self.room.hidden.size:
            turns = MAX_STEPS
        self._simulate(self.state, one.action, one.trials, turns, self.weights, self.room, self.rng, one.sums)
        one.trials += 1


@functools.cache
def compile_for(game: Game) -> tuple[Any, Any]:
    """`judge` and `simulate` for one game."""
    looked_at = heuristic_of(game)
    return judge.of(game.rules, heuristic=looked_at), simulate.of(game.rules, heuristic=looked_at)


def is_ready(game: Game) -> bool:
    """Whether bots for *game* are on disk, compiled; if not, the first decision takes some seconds."""
    return jit.is_ready(game.rules, heuristic_of(game))


def get_ready(game: Game) -> None:
    """Compile all that bots need, or load it from disk: try out one thing."""
    table = game.table(seed=0)
    mind = Mind(game, table.state, 0)
    mind.simulate(mind.look()[0], 1)
    jit.mark_ready(game.rules, heuristic_of(game))


# -- The bot --------------------------------------------------------------------------------------------


class Clock:
    """How much of a budget is spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begin = time.perf_counter()
        self.simulations = 0

    @property
    def spent(self) -> float:
        """From 0 to 1, when the budget is used up."""
        if self.budget.seconds is not None:
            return (time.perf_counter() - self.begin) / self.budget.seconds
        return self.simulations / (self.budget.simulations or 1)


class SearchBot:
    """Thinks as long as its budget lets it."""

    turns: int | None = None  # played on before a trial is judged; None: as the heuristic says
    width = 16  # candidates at most

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget or BUDGET

    def think(self, game: Game, state: Any) -> Answer:
        clock, mind = Clock(self.budget), Mind(game, state, self.seed)
        looked_at = mind.look()
        left, dropped = looked_at[: self.width], looked_at[self.width :]
        rounds = math.ceil(math.log2(len(left)))
        for number in range(1, rounds + 1):
            self._try_all(mind, left, clock, number / rounds)
            left = mind.sort(left)
            half = (len(left) + 1) // 2
            left, dropped = left[:half], left[half:] + dropped
        opinion = tuple(one.candidate for one in left + dropped)
        return Answer(opinion[0].action, opinion)

    def _try_all(self, mind: Mind, left: list[Tried], clock: Clock, share: float) -> None:
        """Everything that is left, again and again, until that share of the budget is spent."""
        turns = self.turns or heuristic_of(mind.game).PLAY.turns
        while clock.spent < share:
            for one in left:
                mind.simulate(one, turns)
                clock.simulations += 1
                if clock.spent >= 1:
                    return
