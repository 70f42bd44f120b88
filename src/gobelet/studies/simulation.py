"""Runs a simulation: chunks of games are played in parallel and written to files in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast

from gobelet.arena.workers import LostWorkerError, RayWorkers, ray_workers
from gobelet.batch import gpu
from gobelet.studies.chunks import Chunk, play_chunk, play_chunk_on_gpu
from gobelet.studies.sheet import Sheet
from gobelet.studies.study import GREEDY, RANDOM, Study

CHUNK_GAMES = {RANDOM: 2000, GREEDY: 20}  # of some tenths of a second
DECISIONS = "-decisions"  # at the end of a file's name
GPU_CHUNK_GAMES = 20_000  # as many as play side by side, with room for all their notes


class Crew(Protocol):
    """Workers that play chunks of games."""

    count: int
    chunk_games: int

    def submit(self, study: Study, first: int, games: int, with_decisions: bool) -> Future[Chunk]:
        """Start playing a chunk of games."""

    def result_of(self, future: Future[Chunk]) -> Chunk:
        """The results of a chunk."""


class Threads:
    """Threads of this process; compiled code runs on all cores at once."""

    def __init__(self, count: int, chunk_games: int, play: Callable[[Study, int, int, bool], Chunk]) -> None:
        self.count, self.chunk_games = count, chunk_games
        self.pool = ThreadPoolExecutor(count, "study")
        self._play = play

    def submit(self, study: Study, first: int, games: int, with_decisions: bool) -> Future[Chunk]:
        return self.pool.submit(self._play, study, first, games, with_decisions)

    def result_of(self, future: Future[Chunk]) -> Chunk:
        return future.result()


class RayTasks:
    """Tasks of a Ray cluster."""

    def __init__(self, workers: RayWorkers, chunk_games: int) -> None:
        self.count, self.chunk_games = workers.count, chunk_games
        self._workers = workers
        self._play = workers.ray.remote(max_retries=3)(play_chunk)

    def submit(self, study: Study, first: int, games: int, with_decisions: bool) -> Future[Chunk]:
        future: Future[Chunk] = self._play.remote(study, first, games, with_decisions).future()
        return future

    def result_of(self, future: Future[Chunk]) -> Chunk:
        try:
            return cast("Chunk", self._workers.result_of(cast("Future[Any]", future)))
        except LostWorkerError as error:
            message = "Ray lost a task. Nothing was written; run the same command again to start over."
            raise LostWorkerError(message) from error


@contextmanager
def hire_threads(policy: str, count: int) -> Iterator[Crew]:
    """That many threads of this process."""
    threads = Threads(count, CHUNK_GAMES[policy], play_chunk)
    try:
        yield threads
    finally:
        threads.pool.shutdown(cancel_futures=True)


@contextmanager
def hire_gpu() -> Iterator[Crew]:
    """
    The GPU of this machine.

    Raises:
        SetupError: If there is none.
    """
    gpu.check_available()
    threads = Threads(1, GPU_CHUNK_GAMES, play_chunk_on_gpu)
    try:
        yield threads
    finally:
        threads.pool.shutdown(cancel_futures=True)


@contextmanager
def hire_ray(policy: str, address: str, count: int | None) -> Iterator[Crew]:
    """The Ray cluster at *address*, or one of *count* cores started here for `local`."""
    with ray_workers(address, count) as workers:
        yield RayTasks(cast("RayWorkers", workers), CHUNK_GAMES[policy])


# -- The course -----------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """What has been played so far."""

    games: int
    rows: int
    decisions: int


def simulate(
    study: Study, crew: Crew, path: Path, with_decisions: bool, tell: Callable[[Tally], object]
) -> Tally:
    """Play *study*, and write the games to *path* and the decisions to the file next to it."""
    format_action = study.find_game().notation.format_action
    description = study.describe()
    decisions: AbstractContextManager[Sheet | None] = nullcontext()
    if with_decisions:
        decisions = Sheet(decisions_path(path), description, {"action": format_action})
    tally = Tally(0, 0, 0)
    with Sheet(path, description, {}) as rows, decisions as notes:
        for chunk in play_in_order(study, crew, with_decisions):
            rows.add(chunk.games)
            if notes is not None:
                notes.add(chunk.decisions)
            tally = _count(tally, chunk, study.players)
            tell(tally)
    return tally


def _count(tally: Tally, chunk: Chunk, players: int) -> Tally:
    rows, decisions = len(chunk.games["seat"]), int(chunk.games["decisions"].sum())
    return Tally(tally.games + rows // players, tally.rows + rows, tally.decisions + decisions)


def play_in_order(study: Study, crew: Crew, with_decisions: bool) -> Iterator[Chunk]:
    """Play all games of *study*, with few chunks in flight to limit memory."""
    out: deque[Future[Chunk]] = deque()
    for first in range(0, study.games, crew.chunk_games):
        games = min(crew.chunk_games, study.games - first)
        out.append(crew.submit(study, first, games, with_decisions))
        if len(out) > 2 * crew.count:
            yield crew.result_of(out.popleft())
    while out:
        yield crew.result_of(out.popleft())


def decisions_path(path: Path) -> Path:
    """The file with the decisions of the games at *path*: `ages-decisions.parquet`."""
    return path.with_name(f"{path.stem}{DECISIONS}{path.suffix}")
