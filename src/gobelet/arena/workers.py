"""Workers that play the games: local processes or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol

from gobelet.arena.job import Job
from gobelet.arena.match import Rows, play_deals
from gobelet.engine.errors import GobeletError, SetupError
from gobelet.engine.extras import import_extra

LOCAL = "local"
KNOCK_SECONDS = 10


class LostWorkerError(GobeletError):
    """A worker process ended during a game."""


class Workers(Protocol):
    """Workers that play in parallel."""

    count: int

    def submit(self, job: Job, lineup: int, deals: Sequence[int]) -> Future[Rows]:
        """Start playing these deals with *lineup*."""

    def result_of(self, future: Future[Rows]) -> Rows:
        """The games played; a bot's error is raised again."""


# -- On this machine ------------------------------------------------------------------------------------


class LocalWorkers:
    """Processes of this machine, each with an interpreter of its own."""

    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self.pool = pool
        self.count = count

    def submit(self, job: Job, lineup: int, deals: Sequence[int]) -> Future[Rows]:
        return self.pool.submit(play_deals, job, lineup, deals)

    def result_of(self, future: Future[Rows]) -> Rows:
        try:
            return future.result()
        except BrokenProcessPool as error:
            message = (
                "A worker ended unexpectedly, perhaps out of memory. Run the same command again to resume."
            )
            raise LostWorkerError(message) from error


@contextmanager
def local_workers(count: int) -> Iterator[Workers]:
    """That many processes, which are terminated at the end of the block."""
    others = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=_begin_worker)
    try:
        yield LocalWorkers(pool, count)
    finally:
        for process in set(multiprocessing.active_children()) - set(others):
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Leave Ctrl-C to the main process, and end if that process is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# -- On a cluster ---------------------------------------------------------------------------------------


class RayWorkers:
    """Tasks of a Ray cluster, as many at a time as it has cores."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.count = int(ray.cluster_resources().get("CPU", 1))
        self._play_deals = ray.remote(max_retries=3)(play_deals)

    def submit(self, job: Job, lineup: int, deals: Sequence[int]) -> Future[Rows]:
        future: Future[Rows] = self._play_deals.remote(job, lineup, deals).future()
        return future

    def result_of(self, future: Future[Rows]) -> Rows:
        try:
            return future.result()
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.RayError as error:
            raise LostWorkerError(
                f"Ray lost a task: {error}. Run the same command again to resume."
            ) from error


def _knock(address: str) -> None:
    """Check the connection first, because Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


@contextmanager
def ray_workers(address: str, count: int | None = None) -> Iterator[Workers]:
    """
    The cluster at *address*, or one of *count* cores started here for `local`.

    Raises:
        SetupError: If Ray is not installed or the cluster does not respond.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the way of later versions, no warning
    ray = import_extra("ray", "cluster")
    started = {"num_cpus": count, "include_dashboard": False} if address == LOCAL else {}
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="error", **started)
    except (OSError, ValueError, RuntimeError) as error:
        raise SetupError(f"No Ray cluster responds at {address!r}: {error}") from error
    try:
        yield RayWorkers(ray)
    finally:
        ray.shutdown()
