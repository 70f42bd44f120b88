"""What differs between games in how bots use their heuristic."""

from __future__ import annotations

from typing import NamedTuple


class Play(NamedTuple):
    """How bots use it in this game, found by playing matches."""

    turns: int = 1  # played in a trial before it is judged
    normal_blur: float = 0.5  # how far judgements of `normal` are off; see greedy.py
    easy_blur: float = 1.2
