"""Messages that all games share."""

from __future__ import annotations

from gobelet.engine.contract import Message


def seat_message(seat: int) -> Message:
    """The player of a seat; the language knows the name."""
    return Message("seat", {"seat": int(seat)})
