"""The balance of a game: results by seat, length, points, and what correlates with winning."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gobelet.arena.standings import estimate_mean, estimate_share
from gobelet.arena.summaries import Spread
from gobelet.bots import Estimate
from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.studies.effects import Effect, Lead, measure_actions, measure_effects, measure_leads
from gobelet.studies.results import Results


@dataclass(frozen=True)
class Seat:
    """The results of one seat."""

    seat: int
    label: str
    win: Estimate
    points: Estimate
    place: float


@dataclass(frozen=True)
class Balance:
    """All results of a balance study."""

    results: Results
    seats: list[Seat]
    points: list[Spread]  # by seat
    rounds: Spread
    decisions: Spread  # of a game
    margins: Spread | None  # between the two with the most points; None: alone
    level: float  # the share of games in which they have the same
    effects: list[Effect]
    leads: list[Lead]
    actions: list[Lead]


def weigh(results: Results) -> Balance:
    """Analyse the results of a study."""
    points, win = results.points, results.win
    is_alone = results.study.players == 1
    best = np.sort(points, axis=1)[:, ::-1]
    margins = None if is_alone else best[:, 0] - best[:, 1]
    has_actions = results.decisions is not None and win.min() < win.max()
    counts = results.columns["decisions"].sum(axis=1)
    seats = [_weigh_seat(results, seat) for seat in range(results.study.players)]
    return Balance(
        results=results,
        seats=seats,
        points=[Spread(s.seat, s.label, points[:, s.seat]) for s in seats],
        rounds=Spread(0, "rounds", results.rounds),
        decisions=Spread(0, "decisions", counts.astype(np.float64)),
        margins=None if margins is None else Spread(0, "winning margin", margins),
        level=0.0 if margins is None else float((margins == 0).mean()),
        effects=measure_effects(results),
        leads=measure_leads(results),
        actions=measure_actions(results, results.decisions) if has_actions and results.decisions else [],
    )


def _weigh_seat(results: Results, seat: int) -> Seat:
    games = np.arange(results.games, dtype=np.int32)
    return Seat(
        seat=seat,
        label="Alone" if results.study.players == 1 else f"Seat {seat + 1}",
        win=estimate_share(games, results.win[:, seat]),
        points=estimate_mean(games, results.points[:, seat]),
        place=float(results.columns["place"][:, seat].mean()),
    )


# -- Words ----------------------------------------------------------------------------------------------


class Titles:
    """Titles of traits and their groups, from the game's `traits`, its language, or their id."""

    def __init__(self, game: Game) -> None:
        self._own = getattr(game.find_part("traits"), "TITLES", {})
        self._language = Language("en", [game.folder / "lang"])

    def group(self, trait: str) -> str:
        """The group of a trait, which is the start of its name: `development` of `development_leadership`."""
        kind, _, _ = trait.partition("_")
        return str(self._own.get(kind) or _capitalise(kind))

    def trait(self, trait: str) -> str:
        if trait in self._own:
            return str(self._own[trait])
        kind, _, name = trait.partition("_")
        message = f"{kind}-{name}"
        return _capitalise(self._language.say(message) if self._language.knows(message) else name or kind)


def _capitalise(name: str) -> str:
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]
