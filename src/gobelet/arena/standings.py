"""Standings: shares of wins and points, each with its standard error."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gobelet.arena.job import Job
from gobelet.arena.match import Rows
from gobelet.bots import Estimate

WIDTH_95 = 1.959964  # standard errors on either side


@dataclass(frozen=True)
class Standing:
    """The results of one entry."""

    entry: str
    games: int
    win: Estimate  # a seat and game; that of equals is 1 / players
    points: Estimate
    place: float
    decision_seconds: float  # the mean


def rank_entries(job: Job, rows: Rows) -> list[Standing]:
    """The standings of all entries that have played, best first."""
    standings = [
        _stand(job.entries[entry].label, rows[rows["entry"] == entry]) for entry in np.unique(rows["entry"])
    ]
    return sorted(standings, key=lambda s: s.points.mean if job.is_solo else s.win.mean, reverse=True)


def _stand(label: str, rows: Rows) -> Standing:
    games = count_games(rows)
    return Standing(
        entry=label,
        games=games,
        win=estimate_share(rows["deal"], rows["win"], games),
        points=estimate_mean(rows["deal"], rows["points"]),
        place=float(rows["place"].mean()),
        decision_seconds=float(rows["seconds"].sum() / max(1, rows["decisions"].sum())),
    )


def count_games(rows: Rows) -> int:
    return int(np.unique(rows[["lineup", "deal", "rotation"]]).size)


def estimate_mean(deals: npt.NDArray[np.int32], values: npt.NDArray[np.generic]) -> Estimate:
    """The mean of *values*; its standard error is that over deals, whose games share their dice."""
    mean, spread, num_deals = _spread(deals, values)
    if num_deals < 2:
        return Estimate(mean)
    return Estimate(mean, math.sqrt(spread * num_deals / (num_deals - 1)) / len(values))


def estimate_share(
    deals: npt.NDArray[np.int32], wins: npt.NDArray[np.float64], games: int | None = None
) -> Estimate:
    """
    The mean of *wins*, at most one in each of *games*, with its standard error over deals.

    Two imaginary deals, one all won and one all lost, are added to the spread: ten wins out of ten do not
    prove that a bot always wins.
    """
    mean, spread, num_deals = _spread(deals, wins)
    most = (len(wins) if games is None else games) / num_deals
    expected = mean * len(wins) / num_deals
    return Estimate(mean, math.sqrt(spread + expected**2 + (most - expected) ** 2) / len(wins))


def _spread(deals: npt.NDArray[np.int32], values: npt.NDArray[np.generic]) -> tuple[float, float, int]:
    """The mean; the squared deviations from it, summed up by deal; how many deals there are."""
    numbers = values.astype(np.float64)
    mean = float(numbers.mean())
    _, which = np.unique(deals, return_inverse=True)
    deviations = np.bincount(which, numbers - mean)
    return mean, float((deviations**2).sum()), len(deviations)


def interval(estimate: Estimate, low: float = -math.inf, high: float = math.inf) -> tuple[float, float]:
    """The normal 95% interval, within what is possible."""
    width = WIDTH_95 * estimate.error
    return max(low, estimate.mean - width), min(high, estimate.mean + width)
