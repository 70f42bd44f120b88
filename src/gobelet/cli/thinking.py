"""A word on the screen while a bot thinks, so that nobody wonders."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console

MOMENT = 0.3  # seconds; a line that comes and goes within that would only flicker


@contextmanager
def thinking(console: Console, text: str) -> Iterator[None]:
    """Shows *text* and that something moves, in a terminal, if this takes longer than a moment."""
    if not console.is_terminal:
        yield
        return
    status = console.status(text)
    timer = Timer(MOMENT, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()  # it may be starting the line this very moment
        status.stop()
