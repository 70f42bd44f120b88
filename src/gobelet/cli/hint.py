"""The command `hint`: the best three things to do next, what a bot expects of each, and why, in words."""

from __future__ import annotations

import math
from dataclasses import dataclass

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gobelet.bots import Answer, Estimate
from gobelet.cli.menu import Menu
from gobelet.engine.contract import Message
from gobelet.engine.language import Language

SHOWN = 3
CLEAR = 2.0  # so many standard errors apart: by chance, that far once in twenty times


@dataclass(frozen=True)
class Gap:
    """By how much one candidate is ahead of another in one thing, and the error of that."""

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


class Hint:
    """What a bot answered about the menu's decision, to be shown."""

    def __init__(self, answer: Answer, menu: Menu, language: Language) -> None:
        self.answer = answer
        self.menu = menu
        self.language = language
        self.shown = list(answer.opinion[:SHOWN])
        self.can_lose = any(candidate.win.mean != 1 for candidate in self.shown)
        counts = {"win": self.can_lose, "place": menu.table.players > 1, "points": True}
        self.measures = [measure for measure, does_count in counts.items() if does_count]

    def __rich__(self) -> RenderableType:
        parts: list[RenderableType] = [self._grid(), Text(), Text(self.language.say(self.explain()))]
        games = sum(candidate.simulations for candidate in self.answer.opinion)
        if games:
            parts.append(Text(self.language.say("hint-games", games=games), "dim"))
        return Panel(Group(*parts), title=self.language.say("hint-title"), title_align="left")

    # -- The numbers ------------------------------------------------------------------------------------

    def _grid(self) -> Grid:
        if not self.shown:
            return self._plain_grid(self.answer.action)
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="dim")
        for name in ("hint-type", "hint-choice"):
            grid.add_column(self.language.say(name))
        for measure in self.measures:
            grid.add_column(self.language.say(f"hint-{measure}"), justify="right", no_wrap=True)
        for candidate in self.shown:
            cells = (self._say_estimate(measure, getattr(candidate, measure)) for measure in self.measures)
            grid.add_row(*self._name(candidate.action), *cells)
        return grid

    def _plain_grid(self, action: int) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(*self._name(action))
        return grid

    def _name(self, action: int) -> tuple[Text, Text]:
        table = self.menu.table
        label = self.language.say(table.game.presentation.name_action(table.state, action))
        return Text(self.menu.typed(action), "bold cyan"), Text(label)

    def _say_estimate(self, measure: str, estimate: Estimate) -> str:
        text = self.language.say(f"hint-{measure}-mean", mean=estimate.mean)
        if math.isnan(estimate.error):
            return text
        return f"{text} {self.language.say(f'hint-{measure}-error', error=estimate.error)}"

    # -- Why --------------------------------------------------------------------------------------------

    def explain(self) -> Message:
        """In one sentence, what the numbers say, and no more than they say."""
        if len(self.menu.table.legal_ids()) == 1:
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
        """*place* is a gap to the good side: so many places nearer to the first."""
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
    """What is worth saying of a number: two digits of a small one, no fractions of another."""
    return round(number) if abs(number) >= 10 else float(f"{number:.2g}")
