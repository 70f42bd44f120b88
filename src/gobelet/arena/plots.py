"""The plots of a report: SVG by matplotlib, with real text and the colours of the page."""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Sequence
from typing import Any

import numpy as np

from gobelet.arena.significance import Floats
from gobelet.arena.standings import interval
from gobelet.arena.summaries import SeatShares, Spread, Times
from gobelet.bots import Estimate
from gobelet.engine.extras import import_extra

WIDTH, TITLE = 4.5, 0.2  # inches
FLOOR, CEILING = 0.42, -0.18  # of a histogram in its row
SHORTEST = 1e-7  # seconds; nothing is quicker on a logarithmic scale
NUM_COLOURS = 8
MAX_BINS = 40
MAX_TITLE, MAX_SIDE_TITLE = 48, 26

# Stand for the page's own colours, light and dark; `to_svg` puts these in.
INK, SOFT, LINE = "#000001", "#000002", "#000003"
COLOURS = [f"#0000{number + 16:02x}" for number in range(NUM_COLOURS)]
VARIABLES = {INK: "var(--ink)", SOFT: "var(--soft)", LINE: "var(--line)"} | {
    colour: f"var(--c{number})" for number, colour in enumerate(COLOURS)
}
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "gobelet",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": SOFT,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
    "ytick.major.size": 0,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "axes.axisbelow": True,
}


def colour_of(entry: int) -> str:
    return COLOURS[entry % NUM_COLOURS]


def variable_of(entry: int) -> str:
    """The colour of an entry as the page knows it."""
    return VARIABLES[colour_of(entry)]


# -- The plots ------------------------------------------------------------------------------------------

Row = tuple[int, str, Estimate]  # an entry, its label, and what is shown of it


def plot_shares(name: str, rows: Sequence[Row], equal: float) -> str:
    """One row per entry: a dot with its 95% interval, and a line at equal chances."""
    figure, axes = _begin([label for _, label, _ in rows], "wins, %")
    axes.axvline(100 * equal, color=SOFT, linewidth=1, dashes=(4, 3))
    for y, (entry, _, share) in enumerate(rows):
        _dot_share(axes, share, y + 0.15, entry)
    return to_svg(figure, name)


def plot_ratings(name: str, rows: Sequence[Row], equal: float) -> str:
    """The same for ratings."""
    figure, axes = _begin([label for _, label, _ in rows], "rating")
    axes.axvline(equal, color=SOFT, linewidth=1, dashes=(4, 3))
    for y, (entry, _, rating) in enumerate(rows):
        _dot(axes, rating.mean, interval(rating), y + 0.15, entry)
    return to_svg(figure, name)


def plot_differences(name: str, rows: Sequence[Row], label: str) -> str:
    """The same for differences from 0; there may be many, so labels are on the left."""
    figure, axes = _begin([""] * len(rows), label, height=0.27)
    axes.axvline(0, color=SOFT, linewidth=1, dashes=(4, 3))
    for y, (entry, _, difference) in enumerate(rows):
        _dot(axes, difference.mean, interval(difference), y, entry)
    titles = [textwrap.shorten(title, MAX_SIDE_TITLE, placeholder=" …") for _, title, _ in rows]
    axes.set_yticks(range(len(rows)), titles, fontsize=10)
    return to_svg(figure, name)


def plot_seats(name: str, shares: Sequence[SeatShares]) -> str:
    """Shares of wins: a row for each entry, in it a dot for each seat."""
    seats = len(shares[0].shares)
    height = TITLE + 0.2 * seats + 0.1
    figure, axes = _begin([entry.label for entry in shares], "wins, %", height=height)
    axes.axvline(100 / seats, color=SOFT, linewidth=1, dashes=(4, 3))
    levels = [(TITLE + 0.2 * seat + 0.1) / height - 0.5 for seat in range(seats)]
    for y, entry in enumerate(shares):
        for level, share in zip(levels, entry.shares, strict=True):
            _dot_share(axes, share, y + level, entry.entry)
    places = [y + level for y in range(len(shares)) for level in levels]
    axes.set_yticks(places, [f"seat {seat + 1}" for seat in range(seats)] * len(shares), fontsize=9)
    return to_svg(figure, name)


def plot_spreads(name: str, spreads: Sequence[Spread], label: str, is_coloured: bool = True) -> str:
    """A histogram for each on its row, all to the same scale; a line at the mean."""
    figure, axes = _begin([spread.label for spread in spreads], label, height=0.75)
    edges = _edges(np.concatenate([spread.values for spread in spreads]))
    heights = [np.histogram(spread.values, edges)[0] / spread.values.size for spread in spreads]
    tallest = max(float(height.max()) for height in heights)
    for y, (spread, height) in enumerate(zip(spreads, heights, strict=True)):
        colour = colour_of(spread.index) if is_coloured else SOFT
        tops = y + FLOOR - (FLOOR - CEILING) * height / tallest
        axes.stairs(tops, edges, baseline=y + FLOOR, fill=True, color=colour, alpha=0.55, linewidth=0)
        axes.plot([spread.mean, spread.mean], [y + FLOOR, y + CEILING], color=INK, linewidth=1.4)
    axes.xaxis.get_major_locator().set_params(integer=True, min_n_ticks=1)
    return to_svg(figure, name)


def plot_times(name: str, times: Sequence[Times]) -> str:
    """From a typical decision, a full dot, to the slowest, an open one."""
    figure, axes = _begin([time.label for time in times], "milliseconds per decision")
    axes.set_xscale("log")
    for y, time in enumerate(times):
        colour = colour_of(time.entry)
        ends = [1000 * max(SHORTEST, seconds) for seconds in (time.typical, time.slowest)]
        axes.plot(ends, [y + 0.15] * 2, color=colour, linewidth=2, alpha=0.45, zorder=1)
        axes.plot(ends[:1], [y + 0.15], "o", color=colour, markersize=7)
        axes.plot(ends[1:], [y + 0.15], "o", color=colour, markersize=7, fillstyle="none")
    axes.xaxis.set_major_formatter("{x:g}")
    return to_svg(figure, name)


# -- Their parts ----------------------------------------------------------------------------------------


def _begin(titles: Sequence[str], label: str, height: float = 0.5) -> tuple[Any, Any]:
    """A figure with one row per title; titles are above their rows, because names can be long."""
    with import_extra("matplotlib").rc_context(STYLE):
        size = (WIDTH, 0.6 + height * len(titles))
        figure = import_extra("matplotlib.figure").Figure(size, layout="constrained")
        axes = figure.add_subplot()
        axes.set(xlabel=label, yticks=(), ylim=(len(titles) - 0.5, -0.5))
        axes.grid(axis="x")
        axes.margins(x=0.06)
        for y, title in enumerate(titles):
            short = textwrap.shorten(title, MAX_TITLE, placeholder=" …")
            axes.text(0, y - 0.48, short, transform=axes.get_yaxis_transform(), va="top", in_layout=False)
    return figure, axes


def _dot_share(axes: Any, share: Estimate, y: float, entry: int) -> None:
    low, high = interval(share, 0, 1)
    _dot(axes, 100 * share.mean, (100 * low, 100 * high), y, entry)


def _dot(axes: Any, middle: float, ends: tuple[float, float], y: float, entry: int) -> None:
    """A dot and its interval, in the colour of the entry; nothing is drawn of an interval that is nan."""
    axes.plot(ends, [y, y], color=colour_of(entry), linewidth=2.4, alpha=0.6)
    axes.plot([middle], [y], "o", color=colour_of(entry), markersize=7)


def _edges(values: Floats) -> Floats:
    """Bins of the same whole width, not too many."""
    low, high = np.floor(values.min()), np.ceil(values.max())
    width = max(1.0, np.ceil((high - low + 1) / MAX_BINS))
    edges: Floats = np.arange(low - 0.5, high + width + 0.5, width)
    return edges


def to_svg(figure: Any, name: str) -> str:
    """The figure as an inline SVG element: scalable, with unique ids and the colours of the page."""
    file = io.StringIO()
    with import_extra("matplotlib").rc_context(STYLE):
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    text = file.getvalue()
    text = re.sub(r"<(metadata|style)\b.*?</\1>", "", text[text.index("<svg") :], flags=re.DOTALL)
    text = re.sub(r'<svg [^>]*viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', text)
    for before in ('id="', 'href="#', "url(#"):
        text = text.replace(before, f"{before}{name}-")
    for colour, variable in VARIABLES.items():
        text = text.replace(colour, variable)
    return text
