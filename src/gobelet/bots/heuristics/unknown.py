"""What a bot looks at in a game nobody has written a file for: nothing. It plays at random to the end."""

from __future__ import annotations

from typing import Any

from gobelet.engine.contract import Features
from gobelet.engine.heuristic import Play
from gobelet.engine.jit import shared_rule

PLAY = Play()
NUM_INPUTS = 0


@shared_rule
def describe(state: Any, seat: int, out: Features) -> None:
    """Nothing."""
