"""The bot that plays at random."""

from __future__ import annotations

from typing import Any

from gobelet.bots.bot import Answer, Budget, rng_for
from gobelet.engine.dice import random_below
from gobelet.engine.game import Game


class RandomBot:
    """Plays every legal action with equal probability, and gives no estimates."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed

    def think(self, game: Game, state: Any) -> Answer:
        actions = game.new_actions()
        count = game.rules.legal_actions(state, actions)
        return Answer(int(actions[random_below(rng_for(self.seed, state), count)]))
