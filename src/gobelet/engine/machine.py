"""The machine: its cores, and the details that a benchmark should report."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path


@dataclass(frozen=True)
class Machine:
    """The machine a benchmark ran on, and the date."""

    cpu: str
    cores: int
    system: str
    python: str
    numba: str
    numpy: str
    gobelet: str
    date: str


def describe_machine() -> Machine:
    return Machine(
        cpu=_name_cpu(),
        cores=count_cores(),
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        numba=version("numba"),
        numpy=version("numpy"),
        gobelet=version("gobelet"),
        date=date.today().isoformat(),
    )


def _name_cpu() -> str:
    listing = Path("/proc/cpuinfo")
    lines = listing.read_text().splitlines() if listing.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def list_cores() -> Sequence[int | None]:
    """The cores this process may use; None for each on systems without CPU affinity (macOS, Windows)."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return [None] * (os.cpu_count() or 1)


def count_cores() -> int:
    """The number of cores this process may use."""
    return len(list_cores())


@contextmanager
def bound_to(core: int | None) -> Iterator[None]:
    """Pin this thread, and the threads it starts, to *core*; None leaves them alone."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
