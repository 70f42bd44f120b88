"""The course of an arena: nothing is left out, the way it is played does not matter, and when it stops."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gobelet.arena import tournament as tournament_module
from gobelet.arena.folder import Folder, open_folder
from gobelet.arena.job import Job
from gobelet.arena.match import BotError
from gobelet.arena.standings import interval, rank_entries
from gobelet.arena.tournament import Tournament
from tests.arena.games import Here, same_games

pytest.importorskip("pyarrow")

FIRST = "tests.arena.bots:First"
JOB = Job("stars", ("random", FIRST), players=2, games=12)


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that little is played beyond what decides."""
    monkeypatch.setattr(tournament_module, "CHUNK_SECONDS", 0.1)


def played(job: Job, path: Path, workers: Any = None) -> Tournament:
    with open_folder(path, job) as folder:
        tournament = Tournament(job, folder)
        tournament.run(workers or Here(), lambda _: None)
    return tournament


class TestCourse:
    def test_every_deal_is_played_in_every_rotation(self, tmp_path: Path) -> None:
        """Once, by every lineup."""
        job = dataclasses.replace(JOB, bots=("random", FIRST, "random"), games=5)
        tournament = played(job, tmp_path)
        games = sorted(set(tournament.rows[["lineup", "deal", "rotation"]].tolist()))
        assert games == [(k, deal, rotation) for k in range(3) for deal in range(3) for rotation in range(2)]
        assert tournament.games_played == tournament.games_planned == 18
        assert tournament.rows.size == 36

    def test_lineups_keep_abreast(self, tmp_path: Path) -> None:
        """So that the standings on the way compare like with like."""
        workers = Here(count=1)
        played(dataclasses.replace(JOB, bots=("random", FIRST, "random"), games=4), tmp_path, workers)
        assert {lineup for lineup, _ in workers.chunks[:3]} == {0, 1, 2}

    def test_the_way_does_not_matter(self, tmp_path: Path) -> None:
        """However many workers in whatever order: the same games with the same results."""
        one = played(JOB, tmp_path / "one", Here(1)).rows
        many = played(JOB, tmp_path / "many", Here(5)).rows
        assert (same_games(one) == same_games(many)).all()

    def test_what_is_told_is_on_the_disk(self, tmp_path: Path) -> None:
        """At every moment a new process would find as much."""
        folder = Folder(tmp_path, JOB)

        def tell(now: Tournament) -> None:
            assert Tournament(JOB, folder).games_played == now.games_played

        Tournament(JOB, folder).run(Here(1), tell)

    def test_goes_on_where_it_stopped(self, tmp_path: Path) -> None:
        """Nothing is played twice, and the result is that of one run."""
        whole = played(JOB, tmp_path / "whole").rows

        def stop(now: Tournament) -> None:
            raise KeyboardInterrupt

        with open_folder(tmp_path / "parts", JOB) as folder, pytest.raises(KeyboardInterrupt):
            Tournament(JOB, folder).run(Here(1), stop)
        before = Tournament(JOB, folder).games_played
        assert 0 < before < 12
        later = Here(1)
        rows = played(JOB, tmp_path / "parts", later).rows
        assert sum(len(deals) for _, deals in later.chunks) == (12 - before) / 2
        assert (same_games(rows) == same_games(whole)).all()

    def test_more_games_go_on_from_fewer(self, tmp_path: Path) -> None:
        fewer = played(JOB, tmp_path).rows
        more = played(dataclasses.replace(JOB, games=16), tmp_path).rows
        assert (same_games(more)[: fewer.size] == same_games(fewer)).all()
        assert more.size == 32

    def test_a_failing_bot_ends_it_and_the_others_are_kept(self, tmp_path: Path) -> None:
        """Games of the lineups that are sound are not lost."""
        job = Job("stars", ("random", FIRST, "tests.arena.bots:Illegal"), players=2, games=4)
        with pytest.raises(BotError, match=r"Illegal failed in stars, deal \d"):
            played(job, tmp_path, Here(1))
        assert set(Tournament(job, Folder(tmp_path, job)).rows["lineup"]) == {0}


class TestStopping:
    JOB = dataclasses.replace(JOB, games=400, until_significant=True)

    def test_stops_as_soon_as_it_is_decided(self, tmp_path: Path) -> None:
        """The same deal whoever was quick, and what was played beyond does not count."""
        one = played(self.JOB, tmp_path / "one", Here(1))
        many = played(self.JOB, tmp_path / "many", Here(8))
        assert one.limits == many.limits
        assert one.games_planned == one.games_played == 2 * one.limits[0] < 400
        assert (same_games(one.rows) == same_games(many.rows)).all()

    def test_a_decided_one_is_done_when_it_is_opened_again(self, tmp_path: Path) -> None:
        tournament = played(self.JOB, tmp_path)
        tournament.folder.finish(tournament.rows)
        again = Tournament(self.JOB, Folder(tmp_path, self.JOB))
        assert again.games_played == again.games_planned == tournament.games_planned

    def test_alone_bots_are_compared_on_the_same_dice(self, tmp_path: Path) -> None:
        """Both stop at the same deal."""
        job = Job("ages", ("random", FIRST), players=1, games=60, until_significant=True)
        limits = played(job, tmp_path).limits
        assert limits[0] == limits[1] < 60

    def test_an_entry_with_two_seats_is_compared_by_seat(self, tmp_path: Path) -> None:
        """Two random bots win more often than one, but each of them as often: not decided."""
        job = Job("stars", ("random", "random"), players=3, games=9, until_significant=True)
        assert played(job, tmp_path).limits == [3, 3]


@pytest.mark.compiled
def test_a_mirror_match_is_even(tmp_path: Path) -> None:
    """A bot against itself: half of the wins within its interval, and no seat or seed that helps."""
    tournament = played(dataclasses.replace(JOB, bots=("random",), games=200), tmp_path)
    for standing in rank_entries(tournament.job, tournament.rows):
        low, high = interval(standing.win)
        assert low <= 0.5 <= high
        assert high - low < 0.2


def test_the_same_bot_with_the_same_dice_is_exactly_even(tmp_path: Path) -> None:
    """What needs no dice of its own plays each deal the same from either side."""
    rows = played(dataclasses.replace(JOB, bots=(FIRST,), games=20), tmp_path).rows
    wins = np.bincount(rows["entry"], rows["win"])
    assert wins[0] == wins[1] == 10
