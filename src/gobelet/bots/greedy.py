"""Greedy bots: they play what looks best after one action, with more or less noise."""

from __future__ import annotations

import math
import statistics
from typing import Any

from gobelet.bots.bot import Answer, Budget
from gobelet.bots.search import Search
from gobelet.engine.contract import Rng
from gobelet.engine.dice import random_below
from gobelet.engine.game import Game
from gobelet.engine.heuristic import settings_of

FINE = 1 << 30


class GreedyBot:
    """Evaluates the position after each legal action and plays the best."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed

    def think(self, game: Game, state: Any) -> Answer:
        search = Search(game, state, self.seed)
        candidates = search.list_candidates()
        utilities = [search.utility(one) for one in candidates if one.is_considered]
        scale = self.noise(game) * statistics.pstdev(utilities)
        noisy = [value + scale * random_error(search.rng) for value in utilities]
        action = candidates[noisy.index(max(noisy))].action
        return Answer(action, tuple(one.candidate for one in candidates))

    def noise(self, game: Game) -> float:
        """The noise of evaluations, in standard deviations of the values to choose from."""
        return 0.0


def random_error(rng: Rng) -> float:
    """Gumbel noise: choices are distributed as by a softmax of their values."""
    return -math.log(-math.log((random_below(rng, FINE) + 0.5) / FINE))


class NormalBot(GreedyBot):
    """Greedy with some noise: it often plays the second best action."""

    def noise(self, game: Game) -> float:
        return settings_of(game).normal_noise


class EasyBot(GreedyBot):
    """Greedy with much noise: it avoids little more than blunders."""

    def noise(self, game: Game) -> float:
        return settings_of(game).easy_noise
