"""The plots of a report: matplotlib's SVG, text as text, in the colours of the page it stands on."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from gobelet.arena.extras import import_extra
from gobelet.arena.significance import Floats
from gobelet.arena.standings import WIDTH_95
from gobelet.arena.summaries import SeatShares, Spread, Times
from gobelet.bots import Estimate

WIDTH = 5.6  # inches of 72 units
ROW = 0.42
NUM_COLOURS = 8
MAX_BINS = 40

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


def plot_estimates(name: str, rows: Sequence[Row], label: str, scale: float, reference: float) -> str:
    """A dot for each entry on its row, with its 95 % interval; a line where equals would be."""
    figure, axes = _begin(len(rows))
    axes.axvline(reference * scale, color=SOFT, linewidth=1, dashes=(4, 3))
    for y, (entry, _, estimate) in enumerate(rows):
        _dot(axes, estimate, y, entry, scale)
    _name_rows(axes, [label for _, label, _ in rows])
    axes.set_xlabel(label)
    axes.margins(x=0.08)
    return to_svg(figure, name)


def plot_seats(name: str, shares: Sequence[SeatShares]) -> str:
    """Shares of wins: a block of rows for each seat, in it a row for each entry."""
    seats = len(shares[0].shares)
    figure, axes = _begin(seats * (len(shares) + 0.6) * 0.62)
    block = len(shares) + 1.0
    for seat in range(seats):
        for k, entry in enumerate(shares):
            _dot(axes, entry.shares[seat], seat * block + k, entry.entry, 100)
    axes.axvline(100 / seats, color=SOFT, linewidth=1, dashes=(4, 3))
    _name_rows(axes, [f"seat {seat + 1}" for seat in range(seats)], (len(shares) - 1) / 2, block)
    axes.set_ylim(seats * block - 1.2, -0.8)
    axes.set_xlabel("wins, %")
    axes.margins(x=0.08)
    return to_svg(figure, name)


def plot_spreads(name: str, spreads: Sequence[Spread], label: str, is_coloured: bool = True) -> str:
    """A histogram for each on its row, all to the same scale; a tick at the mean."""
    figure, axes = _begin(len(spreads) * 1.5)
    edges = _edges(np.concatenate([spread.values for spread in spreads]))
    heights = [np.histogram(spread.values, edges)[0] / spread.values.size for spread in spreads]
    tallest = max(float(height.max()) for height in heights)
    for y, (spread, height) in enumerate(zip(spreads, heights, strict=True)):
        colour = colour_of(spread.index) if is_coloured else SOFT
        tops = y + 0.4 - 0.8 * height / tallest
        axes.stairs(tops, edges, baseline=y + 0.4, fill=True, color=colour, alpha=0.55, linewidth=0)
        axes.plot([spread.mean, spread.mean], [y + 0.4, y - 0.4], color=INK, linewidth=1.4)
    _name_rows(axes, [spread.label for spread in spreads])
    axes.set_xlabel(label)
    return to_svg(figure, name)


def plot_times(name: str, times: Sequence[Times]) -> str:
    """From a typical decision, a full dot, to the slowest, an open one."""
    figure, axes = _begin(len(times))
    axes.set_xscale("log")
    for y, time in enumerate(times):
        colour = colour_of(time.entry)
        ends = [1000 * max(1e-7, seconds) for seconds in (time.typical, time.slowest)]
        axes.plot(ends, [y, y], color=colour, linewidth=2, alpha=0.45, zorder=1)
        axes.plot(ends[:1], [y], "o", color=colour, markersize=8)
        axes.plot(ends[1:], [y], "o", color=colour, markersize=7, fillstyle="none")
    _name_rows(axes, [time.label for time in times])
    axes.set_xlabel("milliseconds a decision")
    axes.xaxis.set_major_formatter("{x:g}")
    axes.margins(x=0.08)
    return to_svg(figure, name)


# -- Their parts ----------------------------------------------------------------------------------------


def _begin(rows: float) -> tuple[Any, Any]:
    rc_context = import_extra("matplotlib").rc_context
    with rc_context(STYLE):
        figure = import_extra("matplotlib.figure").Figure(
            figsize=(WIDTH, 0.75 + ROW * max(1.0, rows)), layout="constrained"
        )
        axes = figure.add_subplot()
        axes.grid(axis="x")
    return figure, axes


def _dot(axes: Any, estimate: Estimate, y: float, entry: int, scale: float) -> None:
    width = 0.0 if np.isnan(estimate.error) else WIDTH_95 * estimate.error * scale
    middle = estimate.mean * scale
    axes.plot([middle - width, middle + width], [y, y], color=colour_of(entry), linewidth=2.4, alpha=0.6)
    axes.plot([middle], [y], "o", color=colour_of(entry), markersize=7)


def _name_rows(axes: Any, labels: Sequence[str], first: float = 0.0, step: float = 1.0) -> None:
    axes.set_yticks([first + step * row for row in range(len(labels))], labels)
    axes.set_ylim(len(labels) - 0.45, -0.55)


def _edges(values: Floats) -> Floats:
    """Bins of the same whole width, not too many."""
    low, high = np.floor(values.min()), np.ceil(values.max())
    width = max(1.0, np.ceil((high - low + 1) / MAX_BINS))
    edges: Floats = np.arange(low - 0.5, high + width + 0.5, width)
    return edges


def to_svg(figure: Any, name: str) -> str:
    """The figure as an element of a page: no address, no fixed size, ids of its own, the page's colours."""
    file = io.StringIO()
    with import_extra("matplotlib").rc_context(STYLE):
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    text = file.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    text = re.sub(r'<svg [^>]*viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', text)
    for before in ('id="', 'href="#', "url(#"):
        text = text.replace(before, f"{before}{name}-")
    for colour, variable in VARIABLES.items():
        text = text.replace(colour, variable)
    return text
