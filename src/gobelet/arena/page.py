"""Standalone HTML pages: what all reports share."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from gobelet.arena.summaries import Spread
from gobelet.arena.wording import format_mean
from gobelet.engine.extras import EXTRAS, import_extra
from gobelet.engine.machine import Machine

FOLDER = Path(__file__).parent
QUANTILES = ("least", "5%", "median", "95%", "most")


@dataclass(frozen=True)
class Grid:
    """A table; the first column is the row's heading."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A plot with its numbers."""

    title: str
    note: str
    plot: str
    grid: Grid


def render_page(template: Path, **values: Any) -> str:
    """Render a *template* with today's date; page.html lists what all templates need."""
    jinja2 = import_extra("jinja2")
    loader = jinja2.FileSystemLoader([template.parent, FOLDER])
    environment = jinja2.Environment(loader=loader, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    moment = datetime.datetime.now().astimezone().strftime("%Y-%m-%d %H:%M %z")
    page: str = environment.get_template(template.name).render(moment=moment, **values)
    return page


def list_versions(machine: Machine) -> list[str]:
    ours = [f"Gobelet {machine.gobelet}", f"Python {machine.python}", f"Numba {machine.numba}"]
    return [*ours, f"NumPy {machine.numpy}", *(f"{name} {version(name)}" for name in EXTRAS["arena"])]


def grid_of_spreads(spreads: Sequence[Spread], has_errors: bool = False) -> Grid:
    """A table of distributions; errors of the mean assume that every value comes from a different game."""
    rows = [
        (
            s.label,
            format_mean(s.estimate) if has_errors else f"{s.mean:.1f}",
            f"{s.deviation:.1f}",
            *(f"{value:.0f}" for value in s.quantiles),
        )
        for s in spreads
    ]
    return Grid(("", "mean", "deviation", *QUANTILES), rows)
