"""The bot that does anything."""

from __future__ import annotations

from typing import Any

from gobelet.engine.dice import new_rng, random_below
from gobelet.engine.game import Game


class RandomBot:
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = new_rng(seed)

    def choose(self, game: Game, state: Any) -> int:
        actions = game.new_actions()
        count = game.rules.legal_actions(state, actions)
        return int(actions[random_below(self.rng, count)])
