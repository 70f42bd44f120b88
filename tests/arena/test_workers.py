"""Who plays: processes and a Ray cluster give the same games, and tell what went wrong."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

from gobelet.arena.folder import open_folder
from gobelet.arena.job import Job
from gobelet.arena.match import BotError, Rows
from gobelet.arena.tournament import Tournament
from gobelet.arena.workers import LostWorkerError, Workers, local_workers, ray_workers
from gobelet.engine.errors import SetupError
from tests.arena.games import same_games

pytest.importorskip("pyarrow")

JOB = Job("stars", ("random", "tests.arena.bots:First"), players=2, games=16)


def played(job: Job, path: Path, hired: AbstractContextManager[Workers]) -> Rows:
    with open_folder(path, job) as folder, hired as workers:
        tournament = Tournament(job, folder)
        tournament.run(workers, lambda _: None)
        return tournament.rows


class TestLocal:
    def test_one_and_two_processes_play_the_same(self, tmp_path: Path) -> None:
        one = played(JOB, tmp_path / "one", local_workers(1))
        two = played(JOB, tmp_path / "two", local_workers(2))
        assert (same_games(one) == same_games(two)).all()

    def test_the_error_of_a_bot_comes_back(self, tmp_path: Path) -> None:
        job = Job("ages", ("random", "tests.arena.bots:Raising"), players=2, games=4)
        with pytest.raises(BotError, match=r"Raising failed in ages, deal \d, seat \d"):
            played(job, tmp_path, local_workers(1))

    def test_a_worker_that_ends_is_noticed(self, tmp_path: Path) -> None:
        """Instead of waiting for it for ever."""
        job = Job("stars", ("random", "tests.arena.bots:Fatal"), players=2, games=4)
        with pytest.raises(LostWorkerError, match="A worker ended unexpectedly"):
            played(job, tmp_path, local_workers(1))


class TestRay:
    def test_a_local_cluster_plays_the_same_and_tells_errors(self, tmp_path: Path) -> None:
        """The same job as by one process here; and the error of a bot as it was raised."""
        pytest.importorskip("ray", reason="ray is not installed")
        here = played(JOB, tmp_path / "here", local_workers(1))
        with ray_workers("local", 2) as workers:
            assert workers.count == 2
            there = played(JOB, tmp_path / "there", nullcontext(workers))
            assert (same_games(here) == same_games(there)).all()
            job = Job("ages", ("random", "tests.arena.bots:Raising"), players=2, games=4)
            with pytest.raises(BotError, match=r"Raising failed in ages, deal \d, seat \d"):
                played(job, tmp_path / "errors", nullcontext(workers))

    @pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "ray://[::1]:1"])
    def test_nobody_answers(self, address: str) -> None:
        pytest.importorskip("ray", reason="ray is not installed")
        with pytest.raises(SetupError, match="No Ray cluster responds at") as raised, ray_workers(address):
            pass
        assert repr(address) in str(raised.value)
