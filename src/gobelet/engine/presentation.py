"""What the presentations of all games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gobelet.engine.contract import Message

Namer = Callable[[Any, int], Message]  # of a state and the action's number within its family


def seat_message(seat: int) -> Message:
    """The player of a seat; the language knows the name."""
    return Message("seat", {"seat": int(seat)})


def name_by_family(families: Sequence[tuple[int, Namer]], state: Any, action: int) -> Message:
    """Names *action* by the family it is in; *families* are (first number, namer), in ascending order."""
    first, name = max((family for family in families if family[0] <= action), key=lambda family: family[0])
    return name(state, action - first)
