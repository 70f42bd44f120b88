"""Shutdown: ends open streams at once, because they would never end by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def hearing_goodbye(stop: Callable[[], None]) -> Iterator[None]:
    """Call *stop* on a termination signal, before the web server starts waiting for open streams."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def hear(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)
        listener = before[signal.Signals(number)]
        if callable(listener):
            listener(number, frame)

    for number in SIGNALS:
        signal.signal(number, hear)
    try:
        yield
    finally:
        for number, listener in before.items():
            signal.signal(number, listener)
