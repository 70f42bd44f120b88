"""Ratings: openskill's own, in the right order, with errors that are those of chance."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gobelet.arena import ratings
from gobelet.arena.job import Job
from gobelet.arena.match import ROW, Rows
from gobelet.arena.ratings import rate_entries, results_by_deal

openskill = pytest.importorskip("openskill.models")

PAIR = Job("stars", ("random", "random"), players=2, games=20)
TRIO = Job("stars", ("random", "random"), players=3, games=3)


def rows_of(deals: int, share: float, seed: int = 0) -> Rows:
    """Two games a deal between two entries; the first wins so often."""
    wins = np.random.default_rng(seed).random(2 * deals) < share
    rows = np.zeros(4 * deals, ROW)
    rows["deal"], rows["rotation"] = np.repeat(np.arange(deals), 4), np.tile([0, 0, 1, 1], deals)
    rows["seat"], rows["entry"] = np.tile([0, 1], 2 * deals), np.tile([0, 1], 2 * deals)
    rows["place"][::2], rows["place"][1::2] = 2 - wins, 1 + wins
    return rows


class TestRatings:
    def test_are_those_of_openskill(self) -> None:
        """Game after game, as one would by hand; the places of the second game are shared."""
        rows = rows_of(2, 1.0)
        rows["place"][2:4] = 1
        model = openskill.PlackettLuce(tau=0)
        first, second = model.rating(), model.rating()
        for places in ([1, 2], [1, 1], [1, 2], [1, 2]):
            (first,), (second,) = model.rate([[first], [second]], ranks=places)
        found = {rating.entry: rating for rating in rate_entries(PAIR, rows)}
        assert pytest.approx(first.mu) == found["random"].rating.mean
        assert pytest.approx(second.sigma) == found["random (2)"].sigma

    def test_the_strongest_comes_first(self) -> None:
        best, worst = rate_entries(PAIR, rows_of(50, 0.2))
        assert [best.entry, worst.entry] == ["random (2)", "random"]
        assert best.rating.mean - worst.rating.mean > 2 * (best.rating.error + worst.rating.error)

    def test_several_seats_of_an_entry_take_the_mean(self) -> None:
        """Two of the same come first and last, the other between."""
        model = openskill.PlackettLuce(tau=0)
        (first,), (second,), (third,) = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
        rows = np.zeros(3, ROW)
        rows["seat"], rows["entry"], rows["place"] = range(3), [0, 1, 0], [1, 2, 3]
        found = {rating.entry: rating for rating in rate_entries(TRIO, rows)}
        assert pytest.approx((first.mu + third.mu) / 2) == found["random"].rating.mean
        assert pytest.approx(second.mu) == found["random (2)"].rating.mean
        assert math.isnan(found["random"].rating.error)

    def test_alone_they_meet_by_their_points(self) -> None:
        job = Job("ages", ("random", "random"), players=1, games=2)
        rows = np.zeros(4, ROW)
        rows["lineup"] = rows["entry"] = [0, 1, 0, 1]
        rows["deal"], rows["points"] = [0, 0, 1, 1], [5, 9, 7, 7]
        assert results_by_deal(job, rows) == [[((0, 1), (-5, -9))], [((0, 1), (-7, -7))]]

    def test_nobody_met_anybody(self) -> None:
        job = Job("ages", ("random",), players=1, games=2)
        assert rate_entries(job, np.zeros(1, ROW)) == []


class TestErrors:
    def test_are_the_spread_over_runs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """As much as ratings of the same strengths differ from run to run, about."""
        monkeypatch.setattr(ratings, "RESAMPLES", 20)
        runs = [rate_entries(PAIR, rows_of(60, 0.6, seed)) for seed in range(1, 25)]
        means = [next(r.rating.mean for r in run if r.entry == "random") for run in runs]
        errors = [run[0].rating.error for run in runs]
        assert np.std(means) == pytest.approx(np.mean(errors), rel=0.4)

    def test_of_many_games_are_scaled(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From 40 games at a time instead of all 400, about the same."""
        rows = rows_of(200, 0.6)
        errors = []
        for most in (10_000, 40):
            monkeypatch.setattr(ratings, "MAX_GAMES", most)
            errors.append(rate_entries(PAIR, rows)[0].rating.error)
        assert errors[0] == pytest.approx(errors[1], rel=0.4)

    def test_always_winning_is_no_certainty(self) -> None:
        assert rate_entries(PAIR, rows_of(10, 1.0))[0].rating.error > 1
