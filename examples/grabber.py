"""A bot of your own: it takes the action that scores the most points right away."""

from __future__ import annotations

from typing import Any

from gobelet.bots import Answer, Budget
from gobelet.engine.game import Game


class Grabber:
    """PYTHONPATH=examples gobelet arena ages --bots grabber:Grabber,easy"""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed

    def think(self, game: Game, state: Any) -> Answer:
        """*state* is a copy in which everything this seat cannot see is filled in at random."""
        actions, seat = game.new_actions(), int(state.actor)
        points = {}
        for action in actions[: game.rules.legal_actions(state, actions)].tolist():
            after = game.copy_state(state)
            game.rules.apply_action(after, action)
            points[action] = game.rules.score(after, seat)
        return Answer(max(points, key=points.__getitem__))
