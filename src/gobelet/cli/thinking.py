"""A status line while a bot thinks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console

MOMENT = 0.3  # seconds; a line that comes and goes within that would only flicker


@contextmanager
def thinking(console: Console, text: str) -> Iterator[None]:
    """Show *text* with a spinner in a terminal, if this takes longer than a moment."""
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
