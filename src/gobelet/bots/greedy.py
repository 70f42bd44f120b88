"""The bot that takes what looks best at once, seeing more or less clearly."""

from __future__ import annotations

import math
import statistics
from typing import Any

from gobelet.bots.bot import Answer, Budget
from gobelet.bots.heuristics import heuristic_of
from gobelet.bots.search import Mind
from gobelet.engine.contract import Rng
from gobelet.engine.dice import random_below
from gobelet.engine.game import Game

FINE = 1 << 30


class GreedyBot:
    """Judges the position after each action by the heuristic, and takes the best."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed

    def think(self, game: Game, state: Any) -> Answer:
        mind = Mind(game, state, self.seed)
        looked_at = mind.look()
        worths = [mind.worth(one) for one in looked_at]
        scale = self.blur(game) * statistics.pstdev(worths)
        seen = [value + scale * random_error(mind.rng) for value in worths]
        action = looked_at[seen.index(max(seen))].action
        return Answer(action, tuple(one.candidate for one in looked_at))

    def blur(self, game: Game) -> float:
        """How far judgements are off, in standard deviations of those it has to choose from."""
        return 0.0


def random_error(rng: Rng) -> float:
    """As Gumbel distributes them: choices become the likelier the better they are, as in a softmax."""
    return -math.log(-math.log((random_below(rng, FINE) + 0.5) / FINE))


class BlurredBot(GreedyBot):
    """Often takes something good for something better."""

    def blur(self, game: Game) -> float:
        return heuristic_of(game).PLAY.normal_blur


class DazzledBot(GreedyBot):
    """Sees little more than what is very bad."""

    def blur(self, game: Game) -> float:
        return heuristic_of(game).PLAY.easy_blur
