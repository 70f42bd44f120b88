"""Hints: the best next actions, what a bot expects of each, and an explanation in words."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

from gobelet.bots import Answer, Candidate, Estimate
from gobelet.engine.contract import Message
from gobelet.engine.table import Table

FOLDER = Path(__file__).parent / "lang"
SHOWN = 3
CLEAR = 2.0  # standard errors apart; by chance, this happens once in twenty times


@dataclass(frozen=True)
class Gap:
    """By how much one candidate is ahead of another in one measure, with its standard error."""

    size: float
    error: float

    @property
    def is_known(self) -> bool:
        return not math.isnan(self.error)

    @property
    def is_ahead(self) -> bool:
        return self.size > CLEAR * self.error

    @property
    def is_behind(self) -> bool:
        return -self.size > CLEAR * self.error

    def times(self, factor: float) -> Gap:
        return Gap(self.size * factor, self.error * abs(factor))


def gap(one: Estimate, other: Estimate) -> Gap:
    return Gap(one.mean - other.mean, math.hypot(one.error, other.error))


class Advice:
    """A bot's answer about the current decision at *table*."""

    def __init__(self, answer: Answer, table: Table) -> None:
        self.answer = answer
        self.table = table
        self.shown: list[Candidate] = list(answer.opinion[:SHOWN])
        self.can_lose = any(candidate.win.mean != 1 for candidate in self.shown)
        counts = {"win": self.can_lose, "place": table.players > 1, "points": True}
        self.measures = [measure for measure, does_count in counts.items() if does_count]

    @property
    def num_trials(self) -> int:
        return sum(candidate.simulations for candidate in self.answer.opinion)

    def explain(self) -> Message:
        """One sentence that says what the numbers support, and no more."""
        if len(self.table.legal_ids()) == 1:
            return Message("hint-only")
        if not self.shown:
            return Message("hint-no-opinion")
        if len(self.shown) == 1:
            return Message("hint-no-other")
        best, second = self.shown[:2]
        win, points = gap(best.win, second.win).times(100), gap(best.points, second.points)
        if not (win.is_known and points.is_known):
            return Message("hint-untried")
        return self._compare(win, gap(second.place, best.place), points)

    def _compare(self, win: Gap, place: Gap, points: Gap) -> Message:
        """Compare two candidates; a positive gap in *place* means closer to first place."""
        if win.is_ahead and points.is_behind:
            return Message("hint-fewer-points", {**_sizes(win), "points": _say_points(-points.size)})
        if win.is_ahead:
            return Message("hint-wins-more", _sizes(win))
        if place.is_ahead:
            return Message("hint-better-place", _sizes(place))
        if win.is_behind:
            return Message("hint-wins-less")
        if points.is_ahead:
            args = {"points": _say_points(points.size), "error": _few_digits(points.error)}
            return Message("hint-more-points" if self.can_lose else "hint-points-clearly", args)
        return self._call_equal()

    def _call_equal(self) -> Message:
        measure = "win" if self.can_lose else "points"
        best, *others = (getattr(candidate, measure) for candidate in self.shown)
        count = 1 + sum(not gap(best, other).is_ahead for other in others)
        name = "hint-all-equal" if count == len(self.shown) else "hint-equal"
        return Message(name, {"count": count, "measure": measure})


def _sizes(difference: Gap) -> dict[str, float]:
    return {"more": _few_digits(difference.size), "error": _few_digits(difference.error)}


def _say_points(points: float) -> Message:
    return Message("hint-so-many-points", {"points": _few_digits(points)})


def _few_digits(number: float) -> float:
    """Round a number for people: two digits if it is small, otherwise no decimals."""
    return round(number) if abs(number) >= 10 else float(f"{number:.2g}")
