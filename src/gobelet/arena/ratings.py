"""
Ratings of all entries on one scale, by openskill's Plackett-Luce model, including shared places.

Bots do not learn between games, so strengths are fixed (`tau=0`). The sigma of such a rating is the model's
own uncertainty; the standard errors here are bootstrapped instead: the deals are resampled, with replacement
and in a new order, and rated again. At most MAX_GAMES are drawn each time, because rating is slow; the spread
of ratings of m games among n is larger than that of n by the square root of n / m, and is scaled back. Two
imaginary deals with opposite results are added: ten wins out of ten do not prove that a bot always wins.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from gobelet.arena.job import Job
from gobelet.arena.match import Rows
from gobelet.bots import Estimate
from gobelet.engine.extras import import_extra

UNKNOWN = 25.0
RESAMPLES = 100
MAX_GAMES = 1000  # in one resample

Result = tuple[tuple[int, ...], tuple[int, ...]]  # entries, and the place of each
Deal = list[Result]


@dataclass(frozen=True)
class Rating:
    """The strength of an entry; it starts at UNKNOWN."""

    entry: str
    rating: Estimate
    sigma: float  # of the model


def rate_entries(job: Job, rows: Rows) -> list[Rating]:
    """The ratings of all entries, strongest first; empty if there was no contest."""
    deals = results_by_deal(job, rows)
    if not deals:
        return []
    found = _rate(job, deals)
    errors = _measure_errors(job, deals)
    ratings = [
        Rating(entry.label, Estimate(found[k].mu, errors[k]), found[k].sigma)
        for k, entry in enumerate(job.entries)
    ]
    return sorted(ratings, key=lambda rating: rating.rating.mean, reverse=True)


def results_by_deal(job: Job, rows: Rows) -> list[Deal]:
    """Places game by game; in solo games, bots are compared by points with the same dice."""
    deals: dict[int, Deal] = {}
    games = ["deal"] if job.is_solo else ["deal", "lineup", "rotation"]
    ordered = np.sort(rows, order=[*games, "seat"])
    _, starts = np.unique(ordered[games], return_index=True)
    for game in np.split(ordered, starts[1:]):
        places = -game["points"] if job.is_solo else game["place"]
        if game.size > 1:
            result = tuple(game["entry"].tolist()), tuple(places.tolist())
            deals.setdefault(int(game["deal"][0]), []).append(result)
    return list(deals.values())


def _rate(job: Job, deals: Iterable[Deal]) -> list[Any]:
    """The ratings after all games of *deals*, in their order."""
    model = import_extra("openskill.models").PlackettLuce(tau=0)
    ratings = [model.rating() for _ in job.entries]
    for deal in deals:
        for entries, places in deal:
            # A rating of its own for each seat: openskill would take the same one for the same player.
            seats = [[model.rating(mu=ratings[k].mu, sigma=ratings[k].sigma)] for k in entries]
            teams = model.rate(seats, ranks=list(places))
            _take_over(ratings, entries, [team[0] for team in teams])
    return ratings


def _take_over(ratings: list[Any], entries: tuple[int, ...], rated: list[Any]) -> None:
    """An entry that had several seats takes the mean of what they earned."""
    for entry in set(entries):
        own = [rating for seat, rating in zip(entries, rated, strict=True) if seat == entry]
        ratings[entry] = own[0]
        if len(own) > 1:
            ratings[entry].mu = sum(rating.mu for rating in own) / len(own)
            ratings[entry].sigma = sum(rating.sigma for rating in own) / len(own)


def _measure_errors(job: Job, deals: list[Deal]) -> list[float]:
    """The standard error of each entry's rating."""
    if len(deals) < 2:
        return [math.nan] * len(job.entries)
    rng = np.random.default_rng(job.seed)
    drawn = max(1, min(len(deals), MAX_GAMES * len(deals) // sum(map(len, deals))))
    urn = [*deals, _imagine(deals[0], 1), _imagine(deals[0], -1)]
    samples = (rng.integers(len(urn), size=drawn) for _ in range(RESAMPLES))
    found = [[rating.mu for rating in _rate(job, (urn[k] for k in sample))] for sample in samples]
    errors: list[float] = (np.std(found, axis=0, ddof=1) * math.sqrt(drawn / len(deals))).tolist()
    return errors


def _imagine(deal: Deal, side: int) -> Deal:
    """The games of *deal* with the entries in their order, or in the opposite one."""
    return [(entries, tuple(side * entry for entry in entries)) for entries, _ in deal]
