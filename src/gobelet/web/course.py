"""The course of the points in a game: a line for each seat, from its first turn to the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gobelet.engine.table import Table

WIDTH, HEIGHT = 320, 130
LEFT, RIGHT, TOP, BOTTOM = 26, 12, 10, 12  # margins
MAX_MOMENTS = 60
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500)  # between two lines of the scale
MAX_TICKS = 4


@dataclass(frozen=True)
class CourseLine:
    """The points of one seat as a line, and where it ends."""

    seat: int
    points: str  # of an SVG polyline
    end: tuple[float, float]


@dataclass(frozen=True)
class Course:
    """The chart: lines by seat, and the scale beside them as heights and numbers."""

    lines: list[CourseLine]
    ticks: list[tuple[float, int]]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT


def draw_course(table: Table) -> Course | None:
    """The course of a game that everybody may see entirely; None if there is nothing to draw."""
    moments = _scores_by_turn(table)
    if len(moments) < 3 or not any(map(any, moments)):
        return None
    ticks = _scale(min(map(min, moments)), max(map(max, moments)))
    lines = [_draw_line(seat, column, ticks) for seat, column in enumerate(zip(*moments, strict=True))]
    return Course(lines, [(_height(tick, ticks), tick) for tick in ticks])


def _scores_by_turn(table: Table) -> list[list[int]]:
    """Before each turn, or some of them if there are many, and at the end."""
    steps = table.steps
    turns = [k for k, step in enumerate(steps) if k == 0 or step.before.turn != steps[k - 1].before.turn]
    every = -(-len(turns) // MAX_MOMENTS) or 1
    states = [steps[k].before for k in turns[::every]] + [table.state]
    score = table.game.rules.score
    return [[int(score(state, seat)) for seat in range(table.players)] for state in states]


def _scale(least: int, most: int) -> list[int]:
    """Round numbers from at most *least*, or 0, to at least *most*."""
    low, high = min(0, least), max(1, most)
    step = next((step for step in STEPS if (high - low) / step <= MAX_TICKS), high - low)
    return list(range(low // step * step, -(-high // step) * step + 1, step))


def _height(points: int, ticks: Sequence[int]) -> float:
    share = (points - ticks[0]) / (ticks[-1] - ticks[0])
    return round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP), 1)


def _draw_line(seat: int, column: Sequence[int], ticks: Sequence[int]) -> CourseLine:
    width = (WIDTH - LEFT - RIGHT) / (len(column) - 1)
    places = [(round(LEFT + k * width, 1), _height(points, ticks)) for k, points in enumerate(column)]
    return CourseLine(seat, " ".join(f"{x},{y}" for x, y in places), places[-1])
