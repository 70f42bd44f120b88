"""Stopping: streams that would never end by themselves hear of it at once."""

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
    """Calls *stop* when the process is told to stop, before whoever else listens (the web server) waits."""
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
