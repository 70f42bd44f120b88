"""Messages that all games share."""

from __future__ import annotations

from collections.abc import Iterator

from gobelet.engine.contract import Message


def seat_message(seat: int) -> Message:
    """The player of a seat; the language knows the name."""
    return Message("seat", {"seat": int(seat)})


def named_seats(message: Message) -> Iterator[int]:
    """The seats that a message names, at any depth."""
    if message.id == "seat":
        yield int(message.args["seat"])
        return
    for value in message.args.values():
        for part in value if type(value) is tuple else (value,):
            if isinstance(part, Message):
                yield from named_seats(part)
