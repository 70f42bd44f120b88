"""Shares and means with their standard errors, against slow and obvious ones and against chance."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gobelet.arena.job import Job
from gobelet.arena.match import ROW, Rows
from gobelet.arena.standings import count_games, estimate_mean, estimate_share, interval, rank_entries
from gobelet.bots import Estimate

JOB = Job("stars", ("random", "random"), players=2, games=20)


def rows_of(*games: tuple[int, float, int]) -> Rows:
    """Rows of two-player games: the deal, the win of entry 0, its points; the other has none."""
    rows = np.zeros(2 * len(games), ROW)
    for k, (deal, win, points) in enumerate(games):
        for entry in (0, 1):
            row = rows[2 * k + entry]
            row["deal"], row["rotation"], row["seat"], row["entry"] = deal, k % 2, entry, entry
            row["win"], row["points"] = (win, points) if entry == 0 else (1 - win, 0)
            row["place"], row["decisions"], row["seconds"] = 1 + (row["win"] == 0), 2, 0.5
    return rows


class TestStandings:
    def test_the_best_comes_first(self) -> None:
        first, second = rank_entries(JOB, rows_of((0, 0, 9), (0, 0.5, 9), (1, 0, 9), (1, 1, 9)))
        assert [first.entry, second.entry] == ["random (2)", "random"]
        assert [first.win.mean, second.win.mean] == [0.625, 0.375]
        assert (first.games, first.place, first.decision_seconds) == (4, 1.25, 0.25)

    def test_alone_points_count(self) -> None:
        job = Job("ages", ("random", "random"), players=1, games=2)
        rows = rows_of((0, 0, 9), (1, 0, 7))
        assert [s.entry for s in rank_entries(job, rows)] == ["random", "random (2)"]

    def test_a_game_with_two_seats_of_an_entry_is_one(self) -> None:
        rows = rows_of((0, 1, 0), (0, 1, 0))
        assert count_games(rows) == 2


class TestErrors:
    def test_are_those_over_deals(self) -> None:
        """Two games of a deal with the same result are no more evidence than one."""
        deals = np.repeat(np.arange(50), 2)
        values = np.repeat(np.random.default_rng(0).normal(size=50), 2)
        expected = values[::2].std(ddof=1) / math.sqrt(50)
        estimate = estimate_mean(deals, values)
        assert pytest.approx(expected) == estimate.error
        assert pytest.approx(values.mean()) == estimate.mean

    def test_one_deal_says_nothing(self) -> None:
        assert math.isnan(estimate_mean(np.zeros(2, np.int32), np.array([1, 2])).error)

    @pytest.mark.parametrize("share", [0.5, 0.8])
    def test_intervals_hold_the_truth_in_95_of_100_cases(self, share: float) -> None:
        """Pairs of games that often go together, 100 deals a time."""
        rng, held = np.random.default_rng(0), 0
        deals = np.repeat(np.arange(100, dtype=np.int32), 2)
        for _ in range(500):
            luck = rng.random((100, 1)) < 0.6
            wins = np.where(luck, rng.random((100, 1)), rng.random((100, 2))) < share
            low, high = interval(estimate_share(deals, wins.ravel().astype(float)))
            held += low <= share <= high
        assert 0.93 * 500 <= held <= 0.98 * 500

    def test_ten_out_of_ten_are_no_certainty(self) -> None:
        """And the interval stays within what is possible."""
        low, high = interval(estimate_share(np.arange(10, dtype=np.int32), np.ones(10)), 0, 1)
        assert low < 0.85
        assert high == 1

    def test_an_entry_with_two_of_three_seats_wins_half_at_most(self) -> None:
        """The imagined deals are possible ones: ten games, twenty seats, ten wins."""
        deals = np.repeat(np.arange(10, dtype=np.int32), 2)
        estimate = estimate_share(deals, np.tile([0.0, 1.0], 10), games=10)
        assert (estimate.mean, estimate.error) == (0.5, 1 / 20)

    def test_an_interval_is_two_standard_errors_wide_on_each_side(self) -> None:
        assert interval(Estimate(10, 1)) == pytest.approx((8.04, 11.96), abs=0.01)
