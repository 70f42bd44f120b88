"""
Renders the position of any game as text or as an SVG image.

Hidden information is shown too: renderings are for people who watch, never for agents that learn.
"""

from __future__ import annotations

import textwrap
from html import escape
from typing import NamedTuple

from gobelet.engine.errors import SetupError
from gobelet.envs.episode import Episode

RENDER_MODES = ("ansi", "svg")
COLUMNS = 96
INDENT = "    "
LETTER, LINE, MARGIN = 8.5, 20, 16  # of the picture, in pixels
STYLE = (
    "text{font:14px ui-monospace,monospace;fill:#222;white-space:pre}"
    ".title{font-weight:bold}.actor{fill:#0b57a4;font-weight:bold}rect{fill:#fbf8f1;stroke:#b9b09a}"
)


class Line(NamedTuple):
    """A line of text, and its kind: `title`, `actor` or none."""

    text: str
    kind: str = ""


def check_render_mode(mode: str | None) -> str | None:
    """
    Return *mode* if it is supported.

    Raises:
        SetupError: If it is not.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise SetupError(f"render_mode must be 'ansi' (text), 'svg' (image) or None, not {mode!r}.")
    return mode


def draw(episode: Episode, mode: str | None) -> str | None:
    """Render the episode in this mode; None without a mode."""
    match mode:
        case "ansi":
            return draw_text(episode)
        case "svg":
            return draw_svg(episode)
    return None


def draw_text(episode: Episode) -> str:
    """Title, table, then the seats with points and places; `>` marks the seat to move."""
    return "\n".join(line.text for line in _lines(episode))


def draw_svg(episode: Episode) -> str:
    """The same lines as a standalone SVG image."""
    lines = _lines(episode)
    width, height = round(COLUMNS * LETTER + 2 * MARGIN), len(lines) * LINE + 2 * MARGIN
    texts = "".join(_draw_line(line, MARGIN + (k + 0.75) * LINE) for k, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}"><title>{escape(lines[0].text)}</title><style>{STYLE}</style>'
        f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>{texts}</svg>'
    )


def _draw_line(line: Line, y: float) -> str:
    kind = f' class="{line.kind}"' if line.kind else ""
    return f'<text x="{MARGIN}" y="{y:g}"{kind}>{escape(line.text)}</text>'


def _lines(episode: Episode) -> list[Line]:
    position = episode.game.notation.format_position(episode.state)
    table, *parts = position.split(" | ")
    if len(parts) != episode.players:  # a game that writes no part for each seat
        table, parts = position, [""] * episode.players
    lines = [Line(f"{episode.game.title}{', over' if episode.over else ''}", "title"), *_wrap(table)]
    for seat, (points, place) in enumerate(zip(episode.points(), episode.places(), strict=True)):
        acts = seat == episode.actor
        mark = ">" if acts else " "
        lines.append(Line(f"{mark} player_{seat}  points {points}  place {place}", "actor" if acts else ""))
        lines += _wrap(parts[seat])
    return lines


def _wrap(text: str) -> list[Line]:
    return [
        Line(line) for line in textwrap.wrap(text, COLUMNS, initial_indent=INDENT, subsequent_indent=INDENT)
    ]
