"""The numbers behind the plots of a report: wins by seat, points, length and thinking time."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from gobelet.arena.job import Job
from gobelet.arena.match import Rows
from gobelet.arena.significance import Floats
from gobelet.arena.standings import count_games, estimate_share
from gobelet.bots import Estimate

QUANTILES = (0.05, 0.5, 0.95)


@dataclass(frozen=True)
class SeatShares:
    """How often an entry wins from each seat."""

    entry: int
    label: str
    shares: list[Estimate]


@dataclass(frozen=True)
class Spread:
    """The distribution of some numbers of one entry or lineup."""

    index: int  # of the entry or lineup
    label: str
    values: Floats

    @property
    def mean(self) -> float:
        return float(self.values.mean())

    @property
    def estimate(self) -> Estimate:
        """The mean, with its standard error if every value comes from a different game."""
        count = self.values.size
        return Estimate(self.mean, float(self.values.std(ddof=1)) / count**0.5 if count > 1 else math.nan)

    @property
    def deviation(self) -> float:
        return float(self.values.std())

    @property
    def quantiles(self) -> tuple[float, ...]:
        """The smallest, those of QUANTILES, the largest."""
        inner = np.quantile(self.values, QUANTILES).tolist()
        return float(self.values.min()), *inner, float(self.values.max())


@dataclass(frozen=True)
class Times:
    """The thinking time of an entry per decision, in seconds."""

    entry: int
    label: str
    decisions: float  # a game
    mean: float
    typical: float  # the median of games' medians
    slowest: float


def share_by_seat(job: Job, rows: Rows) -> list[SeatShares]:
    """Shares of wins, seat by seat; every seat plays the same dice."""
    return [
        SeatShares(entry, label, [_share_at(seat, own) for seat in range(job.players)])
        for entry, label, own in _by_entry(job, rows)
    ]


def _share_at(seat: int, rows: Rows) -> Estimate:
    there = rows[rows["seat"] == seat]
    return estimate_share(there["deal"], there["win"])


def spread_points(job: Job, rows: Rows) -> list[Spread]:
    """The points of each entry."""
    return [Spread(k, label, own["points"].astype(np.float64)) for k, label, own in _by_entry(job, rows)]


def spread_rounds(job: Job, rows: Rows) -> list[Spread]:
    """How many rounds the games of each lineup last."""
    games = rows[rows["seat"] == 0]
    rounds = np.ceil(games["turns"] / job.players)
    return [Spread(k, job.name_of(k), rounds[games["lineup"] == k]) for k in np.unique(games["lineup"])]


def measure_times(job: Job, rows: Rows) -> list[Times]:
    """How long each entry thinks."""
    return [_time(entry, label, own[own["decisions"] > 0]) for entry, label, own in _by_entry(job, rows)]


def _time(entry: int, label: str, rows: Rows) -> Times:
    decisions = int(rows["decisions"].sum())
    return Times(
        entry=entry,
        label=label,
        decisions=decisions / max(1, count_games(rows)),
        mean=float(rows["seconds"].sum() / max(1, decisions)),
        typical=float(np.median(rows["median"])),
        slowest=float(rows["slowest"].max()),
    )


def _by_entry(job: Job, rows: Rows) -> Iterator[tuple[int, str, Rows]]:
    for entry in np.unique(rows["entry"]).tolist():
        yield entry, job.entries[entry].label, rows[rows["entry"] == entry]
