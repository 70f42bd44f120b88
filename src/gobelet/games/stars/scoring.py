"""The end of the game, the points, and the opponent one has alone (R22-R37)."""

from __future__ import annotations

from gobelet.engine.contract import widen
from gobelet.engine.jit import rule
from gobelet.games.stars.constants import (
    GRIDS,
    MULTIPLIERS,
    NO_MALUS,
    NUM_CELLS,
    NUM_ROWS,
    POINTS_PER_TICK,
    STAR,
    STARS_FACTOR,
    STARS_TICKS,
)
from gobelet.games.stars.state import State, count_face, has_filled_whites, sum_reserve


@rule
def is_last_round(state: State) -> bool:
    """R22, R23. What brings the end about is never undone: no need to note it."""
    for seat in range(state.players):
        if has_filled_whites(state, seat) or state.seats[seat].malus != NO_MALUS:
            return True
    return False


@rule
def row_sum(state: State, seat: int, row: int) -> int:
    """R25."""
    total = 0
    for column in range(NUM_CELLS):
        total += max(widen(state.seats[seat].cells[row, column]), 0)
    return total


@rule
def row_points(state: State, seat: int, row: int) -> int:
    """R26, R27."""
    ticks = state.seats[seat].ticks[row]
    if ticks == 0:
        return row_sum(state, seat, row)
    return 2 * row_sum(state, seat, row) if ticks == MULTIPLIERS[row] else 0


@rule
def score(state: State, seat: int) -> int:
    """R28."""
    points = 0
    for row in range(NUM_ROWS):
        points += row_points(state, seat, row)
    return points - max(widen(state.seats[seat].malus), 0)


@rule
def rank(state: State, seat: int) -> int:
    """R29: one place behind every seat that did better; alone, behind the opponent or not."""
    if state.players == 1:
        return 1 if is_won_alone(state) else 2
    place = 1
    for other in range(state.players):
        if score(state, other) > score(state, seat):
            place += 1
    return place


# -- Alone ----------------------------------------------------------------------------------------------


@rule
def count_ticks_due(state: State) -> int:
    """R31-R34."""
    has_stars = count_face(state, STAR) > 0
    total = sum_reserve(state)
    if total == 0:
        return STARS_TICKS if has_stars else 0
    if has_stars:
        total *= STARS_FACTOR
    return (total + POINTS_PER_TICK - 1) // POINTS_PER_TICK


@rule
def tick_grid(state: State) -> None:
    """R30: as far as there are cells."""
    state.ticked = min(state.ticked + count_ticks_due(state), GRIDS[state.grid])


@rule
def is_grid_full(state: State) -> bool:
    """R35."""
    return bool(state.ticked == GRIDS[state.grid])


@rule
def is_won_alone(state: State) -> bool:
    """R35, R36."""
    return not is_grid_full(state) and score(state, 0) > POINTS_PER_TICK * widen(state.ticked)
