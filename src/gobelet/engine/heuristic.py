"""What a game tells bots about itself: the module `heuristic` of its package."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, cast

import numpy as np

from gobelet.engine.game import Game


class BotSettings(NamedTuple):
    """How bots use it in this game, found by playing matches."""

    rollout_turns: int = 1  # played before a rollout is evaluated
    normal_noise: float = 0.5  # how far evaluations of `normal` are off; see bots/greedy.py
    easy_noise: float = 1.2


class Heuristic(Protocol):
    """
    What the value network of a game looks at, as the module provides it.

    It may have `SETTINGS`, too. A game without one is looked at through the features of its rules.
    """

    __name__: str

    @property
    def FEATURES(self) -> np.dtype[Any]: ...  # noqa: N802

    def encode(self, state: Any, seat: int, out: Any) -> None:
        """The position as *seat* sees it, into *out*, a record of FEATURES that is all 0."""


# Stands for one game's heuristic in algorithms for every game.
heuristic: Heuristic = cast("Heuristic", None)


def heuristic_of(game: Game) -> Heuristic:
    """The game's own, or its rules, which encode what a seat sees too."""
    return cast("Heuristic", game.find_part("heuristic") or game.rules)


def settings_of(game: Game) -> BotSettings:
    """The game's own, or the usual ones."""
    settings: BotSettings = getattr(heuristic_of(game), "SETTINGS", BotSettings())
    return settings
