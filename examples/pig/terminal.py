"""Pig in a terminal: a bar for each seat, with its points and this turn's total."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gobelet.engine.language import Language
from gobelet.engine.terminal import SEAT_STYLES, seat_name
from pig.view import TableView

BAR = 50  # columns


def draw(view: TableView, seat: int, language: Language, width: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, points in enumerate(view.points):
        total = view.total if number == view.active else 0
        bar = Text(_fill("█", points, view.target), SEAT_STYLES[number])
        bar.append(_fill("▒", points + total, view.target)[len(bar) :]).append("·" * (BAR - len(bar)), "dim")
        hoped = f"+{total}" if total else ""
        grid.add_row(seat_name(number, language), bar, f"{points}/{view.target}", hoped)
    return grid


def _fill(sign: str, points: int, target: int) -> str:
    return sign * min(BAR, BAR * points // target)
