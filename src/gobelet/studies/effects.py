"""
What correlates with winning, with confidence intervals.

The seats of one game are not independent of each other: if one wins, the others do not. So the game is the
unit: a difference of means is linearised (each game has an influence on it), and its error is that of the sum
of these influences over games, which are independent. The intervals are normal ones of 95%.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from gobelet.arena.significance import Floats
from gobelet.arena.standings import WIDTH_95
from gobelet.bots import Estimate
from gobelet.studies.results import Decisions, Results

MIN_SEATS = 30  # with and without: fewer have no normal interval


class Contrast(NamedTuple):
    """Two means and their difference."""

    inside: float
    outside: float
    difference: Estimate


@dataclass(frozen=True)
class Effect:
    """The effect of owning something: the difference in % of wins, or in points if nothing can be won."""

    trait: str
    had: float  # by this share of all seats
    contrast: Contrast  # with it, without it


@dataclass(frozen=True)
class Lead:
    """How much more of something winners have than other players."""

    trait: str
    mean: float
    contrast: Contrast | None  # winners, others; None where nothing can be won
    correlation: float  # with winning, or with points


def contrast(weights: Floats, values: Floats) -> Contrast:
    """The mean of *values* where *weights* are 1 minus that where they are 0; both are by game and seat."""
    others = 1 - weights
    inside, outside = (float((part * values).sum() / part.sum()) for part in (weights, others))
    influence = (weights * (values - inside)).sum(axis=1) / weights.sum()
    influence -= (others * (values - outside)).sum(axis=1) / others.sum()
    games = len(influence)
    error = math.sqrt(float((influence**2).sum()) * games / (games - 1)) if games > 1 else math.nan
    return Contrast(inside, outside, Estimate(inside - outside, error))


def correlate(values: Floats, others: Floats) -> float:
    """Pearson's correlation coefficient; 0 for constant values."""
    if values.min() == values.max() or others.min() == others.max():
        return 0.0
    return float(np.corrcoef(values.ravel(), others.ravel())[0, 1])


def is_sure(difference: Estimate) -> bool:
    """Whether its confidence interval excludes 0."""
    return abs(difference.mean) > WIDTH_95 * difference.error


# -- Traits ---------------------------------------------------------------------------------------------


def measure_effects(results: Results) -> list[Effect]:
    """The effects of all yes/no traits that are neither too rare nor too common."""
    effects, rare = [], set(list_rare(results))
    for trait in results.traits:
        column = results.columns[trait]
        if column.dtype == np.bool_ and trait not in rare:
            has = column.astype(np.float64)
            effects.append(Effect(trait, float(has.mean()), contrast(has, results.outcome)))
    return sorted(effects, key=lambda effect: effect.contrast.difference.mean, reverse=True)


def list_rare(results: Results) -> list[str]:
    """The yes/no traits that are too rare or too common to measure."""
    has = {trait: results.columns[trait] for trait in results.traits}
    return [
        trait
        for trait, column in has.items()
        if column.dtype == np.bool_ and not MIN_SEATS <= column.sum() <= column.size - MIN_SEATS
    ]


def measure_leads(results: Results) -> list[Lead]:
    """The leads of all numeric traits that vary enough."""
    leads = []
    for trait in results.traits:
        column = results.columns[trait]
        if column.dtype != np.bool_ and column.size >= MIN_SEATS and column.min() < column.max():
            leads.append(_measure_lead(trait, column.astype(np.float64), results))
    return sorted(leads, key=lambda lead: lead.correlation, reverse=True)


def _measure_lead(trait: str, values: Floats, results: Results) -> Lead:
    compared = contrast(results.win, values) if results.is_about_winning else None
    return Lead(trait, float(values.mean()), compared, correlate(values, results.outcome))


# -- Actions --------------------------------------------------------------------------------------------


def measure_actions(results: Results, decisions: Decisions) -> list[Lead]:
    """How much more often per game winners choose an action than other players."""
    win = results.win[: decisions.games]
    order = np.argsort(decisions.actions, kind="stable")
    places = decisions.places[order]
    ends = np.cumsum(np.bincount(decisions.actions, minlength=len(decisions.texts)))
    leads = []
    for text, own in zip(decisions.texts, np.split(places, ends[:-1]), strict=True):
        if own.size >= MIN_SEATS:
            times = np.bincount(own, minlength=win.size).reshape(win.shape).astype(np.float64)
            leads.append(Lead(text, float(times.mean()), contrast(win, times), correlate(times, win)))
    return sorted(leads, key=lambda lead: lead.correlation, reverse=True)
