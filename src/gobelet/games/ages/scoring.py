"""The end of the game, the points and the places (R47-R69)."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY
from gobelet.engine.jit import rule
from gobelet.games.ages.constants import (
    FIRST_POINTS,
    NUM_DEVELOPMENTS,
    NUM_MONUMENTS,
    Development,
)
from gobelet.games.ages.editions import (
    ARCHITECTURE_BONUS,
    DEVELOPMENTS_TO_END,
    LATER_POINTS,
    POINTS,
    SOLO_ROUNDS,
    TIES_BY_VALUE,
)
from gobelet.games.ages.state import (
    State,
    count_cities,
    count_developments,
    count_goods,
    goods_value,
    has_built,
    is_in_play,
    owns,
)


@rule
def is_last_round(state: State) -> bool:
    """R47, R48; alone only the tenth (R54). What brings the end about is never undone: no need to note it."""
    if state.players == 1:
        return bool(state.turn + 1 >= SOLO_ROUNDS[state.edition])
    return has_anyone_finished(state) or are_all_monuments_built(state)


@rule
def has_anyone_finished(state: State) -> bool:
    """R47."""
    for seat in range(state.players):
        if count_developments(state, seat) >= DEVELOPMENTS_TO_END[state.edition]:
            return True
    return False


@rule
def are_all_monuments_built(state: State) -> bool:
    """R48."""
    for monument in range(NUM_MONUMENTS):
        if is_in_play(state, monument) and state.first_builder[monument] == NOBODY:
            return False
    return True


@rule
def score(state: State, seat: int) -> int:
    """R50."""
    earned = development_points(state, seat) + monument_points(state, seat) + bonus_points(state, seat)
    return earned - state.seats[seat].disasters


@rule
def development_points(state: State, seat: int) -> int:
    points = 0
    for development in range(NUM_DEVELOPMENTS):
        if owns(state, seat, development):
            points += POINTS[state.edition, development]
    return points


@rule
def monument_points(state: State, seat: int) -> int:
    """R37."""
    points = 0
    for monument in range(NUM_MONUMENTS):
        if state.first_builder[monument] == seat:
            points += FIRST_POINTS[monument]
        elif has_built(state, seat, monument):
            points += LATER_POINTS[state.edition, monument]
    return points


@rule
def count_monuments(state: State, seat: int) -> int:
    count = 0
    for monument in range(NUM_MONUMENTS):
        if has_built(state, seat, monument):
            count += 1
    return count


@rule
def bonus_points(state: State, seat: int) -> int:
    """R51, R52, R66."""
    points = 0
    if owns(state, seat, Development.ARCHITECTURE):
        points += ARCHITECTURE_BONUS[state.edition] * count_monuments(state, seat)
    if owns(state, seat, Development.EMPIRE):
        points += count_cities(state, seat)
    if owns(state, seat, Development.COMMERCE):
        points += count_goods(state, seat)
    return points


@rule
def tie_break(state: State, seat: int) -> int:
    """R53, R63."""
    return goods_value(state, seat) if TIES_BY_VALUE[state.edition] else count_goods(state, seat)


@rule
def rank(state: State, seat: int) -> int:
    """R53: one place behind every seat that did better."""
    place = 1
    for other in range(state.players):
        lead = score(state, other) - score(state, seat)
        if lead > 0 or (lead == 0 and tie_break(state, other) > tie_break(state, seat)):
            place += 1
    return place
