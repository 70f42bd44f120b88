"""Numbers and verdicts as text, for the terminal and the report."""

from __future__ import annotations

import math
from collections.abc import Sequence

from gobelet.arena.outcome import Verdict
from gobelet.arena.standings import WIDTH_95, Standing
from gobelet.bots import Estimate

FINE = 0.05  # an error that one digit would not show


def format_share(share: Estimate) -> str:
    """A share of wins: 56.2% ± 1.3."""
    return f"{100 * share.mean:.1f}% ± {100 * min(1.0, WIDTH_95 * share.error):.1f}"


def format_mean(mean: Estimate, digits: int = 1) -> str:
    """A mean: 31.5 ± 0.4; with a digit more where the error would be 0.0."""
    digits += int(0 < WIDTH_95 * mean.error < FINE)
    width = "" if math.isnan(mean.error) else f" ± {WIDTH_95 * mean.error:.{digits}f}"
    return f"{mean.mean:.{digits}f}{width}"


def format_seconds(seconds: float) -> str:
    """A time to be read at a glance: 1.5 s, 12 ms, 30 µs."""
    for size, unit in ((1.0, "s"), (1e-3, "ms")):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def list_standings(is_solo: bool, standings: Sequence[Standing]) -> tuple[list[str], list[list[str]]]:
    """Columns and rows of a table, the best first; the first column names the entry."""
    columns = ["points", "first places"] if is_solo else ["wins", "points", "place"]
    rows = []
    for standing in standings:
        win, points = format_share(standing.win), format_mean(standing.points)
        row = [points, win] if is_solo else [win, points, f"{standing.place:.2f}"]
        rows.append([standing.entry, *row, format_seconds(standing.decision_seconds), f"{standing.games:,}"])
    return ["", *columns, "decision", "games"], rows


def tell_verdict(verdict: Verdict, players: int) -> str:
    """A sentence about two entries."""
    games = f"{verdict.deals * players:,} games"
    if verdict.better is None:
        return f"{verdict.first} and {verdict.second}: undecided after {games}."
    worse = verdict.second if verdict.better == verdict.first else verdict.first
    return f"{verdict.better} is better than {worse}: decided after {games}."
