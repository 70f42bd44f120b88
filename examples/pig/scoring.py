"""The points and the places."""

from __future__ import annotations

from gobelet.engine.contract import widen
from gobelet.engine.jit import rule
from pig.state import State


@rule
def score(state: State, seat: int) -> int:
    """R4: the total of an unfinished turn does not count."""
    return widen(state.points[seat])


@rule
def rank(state: State, seat: int) -> int:
    """R7: one place behind every seat that has more."""
    place = 1
    for other in range(state.players):
        if state.points[other] > state.points[seat]:
            place += 1
    return place
