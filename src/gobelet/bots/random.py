"""The bot that does anything."""

from __future__ import annotations

from typing import Any

from gobelet.bots.bot import Answer, Budget, rng_for
from gobelet.engine.dice import random_below
from gobelet.engine.game import Game


class RandomBot:
    """Every legal action is equally likely, and it has no opinion."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed

    def think(self, game: Game, state: Any) -> Answer:
        actions = game.new_actions()
        count = game.rules.legal_actions(state, actions)
        return Answer(int(actions[random_below(rng_for(self.seed, state), count)]))
