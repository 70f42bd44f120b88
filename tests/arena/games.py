"""Games of an arena, played in this process, and compared with those of another run."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np

from gobelet.arena.folder import ORDER
from gobelet.arena.job import Job
from gobelet.arena.match import ROW, Rows, play_deals

TIMES = ("seconds", "median", "slowest")  # what differs when the same game is played again


def same_games(rows: Rows) -> Any:
    """The rows in order and without times."""
    return np.sort(rows, order=ORDER)[[name for name in ROW.names or () if name not in TIMES]]


class Here:
    """Workers that are threads of this very process."""

    def __init__(self, count: int = 2) -> None:
        self.count = count
        self.chunks: list[tuple[int, Sequence[int]]] = []
        self.pool = ThreadPoolExecutor(count)

    def submit(self, job: Job, lineup: int, deals: Sequence[int]) -> Future[Rows]:
        self.chunks.append((lineup, deals))
        return self.pool.submit(play_deals, job, lineup, deals)

    def result_of(self, future: Future[Rows]) -> Rows:
        return future.result()
