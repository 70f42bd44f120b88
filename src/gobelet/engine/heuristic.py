"""What a game tells bots about itself: the module `heuristic` of its package."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, cast

from gobelet.engine.contract import Features


class Play(NamedTuple):
    """How bots use it in this game, found by playing matches."""

    turns: int = 1  # played in a trial before it is judged
    normal_blur: float = 0.5  # how far judgements of `normal` are off; see bots/greedy.py
    easy_blur: float = 1.2


class Heuristic(Protocol):
    """What the module provides."""

    __name__: str

    @property
    def NUM_INPUTS(self) -> int: ...  # noqa: N802

    @property
    def PLAY(self) -> Play: ...  # noqa: N802

    def describe(self, state: Any, seat: int, out: Features) -> None:
        """The position as *seat* sees it, in numbers."""


# Stands for one game's heuristic in algorithms for every game.
heuristic: Heuristic = cast("Heuristic", None)
