"""The results of an arena, as used by the terminal, JSON and the report."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

from gobelet.arena.job import Job
from gobelet.arena.match import Rows
from gobelet.arena.ratings import Rating, rate_entries
from gobelet.arena.significance import Contest
from gobelet.arena.standings import Standing, count_games, interval, rank_entries
from gobelet.arena.tournament import Tournament
from gobelet.bots import Estimate
from gobelet.engine.machine import Machine, describe_machine


@dataclass(frozen=True)
class Verdict:
    """The result of the sequential test between two entries."""

    first: str
    second: str
    better: str | None  # None: not decided
    deals: int  # that it took, or that there were


@dataclass(frozen=True)
class Match:
    """The results of one lineup, or of all bots in solo games."""

    name: str
    games: int
    standings: list[Standing]
    verdicts: list[Verdict]


@dataclass(frozen=True)
class Outcome:
    """All results of an arena."""

    job: Job
    machine: Machine
    rows: Rows
    standings: list[Standing]
    matches: list[Match]
    ratings: list[Rating]


def conclude(tournament: Tournament) -> Outcome:
    """Compute the results of a tournament."""
    job, rows = tournament.job, tournament.rows
    return Outcome(
        job=job,
        machine=describe_machine(),
        rows=rows,
        standings=rank_entries(job, rows),
        matches=_conclude_matches(tournament, rows),
        ratings=rate_entries(job, rows),
    )


def _conclude_matches(tournament: Tournament, rows: Rows) -> list[Match]:
    job, contests = tournament.job, tournament.contests
    if job.is_solo:
        verdicts = [v for contest in contests.values() for v in _give_verdicts(job, contest)]
        return [Match("alone", count_games(rows), rank_entries(job, rows), verdicts)]
    matches = []
    for k in range(len(job.lineups)):
        own = rows[rows["lineup"] == k]
        verdicts = _give_verdicts(job, contests[(k,)]) if contests else []
        matches.append(Match(job.name_of(k), count_games(own), rank_entries(job, own), verdicts))
    return matches


def _give_verdicts(job: Job, contest: Contest) -> list[Verdict]:
    verdicts = []
    for pair, duel in contest.duels.items():
        first, second = (job.entries[contest.entries[k]].label for k in pair)
        better = None if duel.decided_at is None else first if duel.better > 0 else second
        verdicts.append(Verdict(first, second, better, duel.decided_at or contest.deals))
    return verdicts


# -- For programs ---------------------------------------------------------------------------------------


def to_json(outcome: Outcome) -> dict[str, Any]:
    """The outcome as JSON-compatible data, without the games; every estimate has its interval."""
    return {
        "job": outcome.job.describe(),
        "machine": asdict(outcome.machine),
        "standings": [_to_json(standing) for standing in outcome.standings],
        "lineups": [_to_json(match) for match in outcome.matches],
        "ratings": [_to_json(rating) for rating in outcome.ratings],
    }


def _to_json(value: Any) -> Any:
    if isinstance(value, Estimate):
        bounds = [_to_json(bound) for bound in interval(value)]
        return {"mean": _to_json(value.mean), "error": _to_json(value.error), "interval": bounds}
    if isinstance(value, list):
        return [_to_json(item) for item in value]
    if isinstance(value, float):
        return round(value, 6) if math.isfinite(value) else None
    return value if isinstance(value, str | int | None) else {k: _to_json(v) for k, v in vars(value).items()}
