"""The view of a game for one viewer, ready to be printed."""

from __future__ import annotations

from dataclasses import dataclass

from gobelet.engine.contract import NOBODY
from gobelet.engine.turns import active_seat
from pig.notation import PHASES
from pig.state import State


@dataclass(frozen=True)
class TableView:
    viewer: int | None
    phase: str
    active: int  # whose turn it is
    actor: int | None  # who must decide
    target: int
    total: int
    points: tuple[int, ...]  # by seat


def view(state: State, seat: int | None) -> TableView:
    """Nothing is hidden in this game: everyone sees the same."""
    return TableView(
        viewer=seat,
        phase=PHASES[state.phase],
        active=int(active_seat(state)),
        actor=None if state.actor == NOBODY else int(state.actor),
        target=int(state.target),
        total=int(state.total),
        points=tuple(int(points) for points in state.points[: state.players]),
    )
