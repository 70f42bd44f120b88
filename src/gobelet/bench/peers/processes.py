"""Processes that measure other simulators, each pinned to one core before it imports them."""

from __future__ import annotations

import importlib
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from threading import Barrier
from typing import Any

from gobelet.bench.rates import Play, measure_rate
from gobelet.engine.machine import bound_to

PATIENCE = 300.0  # seconds for all to be ready
QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "JAX_PLATFORMS": "cpu"}  # no greeting, no looking for a GPU

_start: Barrier  # of this process, where it is one of those


def measure_on(
    cores: Sequence[int | None], module: str, prepare: Callable[[Any], Play], seconds: float
) -> float:
    """The total decisions per second of one process on each of *cores*, running at the same time."""
    context = multiprocessing.get_context("spawn")
    start = context.Barrier(len(cores))
    with ProcessPoolExecutor(len(cores), context, initializer=_begin, initargs=(start,)) as pool:
        rates = [pool.submit(_measure, core, module, prepare, seconds) for core in cores]
        return sum(rate.result() for rate in rates)


def _begin(start: Barrier) -> None:
    global _start
    _start = start
    os.environ.update(QUIET)


def _measure(core: int | None, module: str, prepare: Callable[[Any], Play], seconds: float) -> float:
    with bound_to(core):
        try:
            play = prepare(importlib.import_module(module))
            play(0)
        except BaseException:
            _start.abort()  # nobody else has to wait
            raise
        _start.wait(PATIENCE)
        return measure_rate(play, seconds).decisions
