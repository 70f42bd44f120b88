"""The optional module `heuristic` of a game: inputs and settings for bots."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, cast

import numpy as np

from gobelet.engine.contract import Actions
from gobelet.engine.game import Game


class BotSettings(NamedTuple):
    """Settings of the bots for this game, tuned by playing matches."""

    rollout_turns: int = 1  # played before a rollout is evaluated
    normal_noise: float = 0.5  # how far evaluations of `normal` are off; see bots/greedy.py
    easy_noise: float = 1.2


class Heuristic(Protocol):
    """
    The inputs of a game's value network, as the module provides them.

    It may also have `SETTINGS`, and `legal_actions` with the legal actions that are worth considering;
    by default, all of them. Without the module, the features of the rules are used.
    """

    __name__: str

    @property
    def FEATURES(self) -> np.dtype[Any]: ...  # noqa: N802

    def encode(self, state: Any, seat: int, out: Any) -> None:
        """Write the position as *seat* sees it to *out*, a zeroed record of FEATURES."""

    def legal_actions(self, state: Any, out: Actions) -> int:
        """Write the actions that bots consider to *out*: at least one; return how many there are."""


# Stands for one game's heuristic in algorithms for every game.
heuristic: Heuristic = cast("Heuristic", None)


def heuristic_of(game: Game) -> Heuristic:
    """The game's own heuristic, or its rules, which have the same `encode` and `legal_actions`."""
    found: Any = game.find_part("heuristic") or game.rules
    if not hasattr(found, "legal_actions"):  # compiled code cannot ask for an optional one
        found.legal_actions = game.rules.legal_actions
    return cast("Heuristic", found)


def settings_of(game: Game) -> BotSettings:
    """The game's own settings, or the defaults."""
    settings: BotSettings = getattr(heuristic_of(game), "SETTINGS", BotSettings())
    return settings
