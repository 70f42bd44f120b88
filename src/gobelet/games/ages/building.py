"""The build step: workers, cities and monuments (R33-R39), and ships (R74)."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import DONE, SHIP, STONE, WORKER
from gobelet.games.ages.constants import (
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NUM_NEW_CITIES,
    NUM_SITES,
    WORKERS_PER_STONE,
    Development,
    Good,
)
from gobelet.games.ages.shipping import may_build_ship
from gobelet.games.ages.state import State, has_built, is_in_play, owns


@rule
def open_boxes(state: State, site: int) -> int:
    """R34, R35, R39: how many boxes of *site* the active seat can still tick."""
    seat = state.seats[active_seat(state)]
    if site < NUM_NEW_CITIES:
        return widen(NEW_CITY_BOXES[site] - seat.city_workers[site])
    monument = site - NUM_NEW_CITIES
    if not is_in_play(state, monument):
        return widen(0)
    return widen(MONUMENT_BOXES[monument] - seat.monument_workers[monument])


@rule
def count_open_boxes(state: State) -> int:
    count = 0
    for site in range(NUM_SITES):
        count += open_boxes(state, site)
    return count


@rule
def may_spend_stone(state: State) -> bool:
    """R38: as long as a box is left for its workers."""
    seat = active_seat(state)
    has_stone = owns(state, seat, Development.ENGINEERING) and state.seats[seat].goods[Good.STONE] > 0
    return has_stone and count_open_boxes(state) > state.workers


@rule
def may_build(state: State) -> bool:
    """R3: there is a worker, or a stone for some, and a box to tick; or a ship to build."""
    has_work = state.workers > 0 and count_open_boxes(state) > 0
    return has_work or may_spend_stone(state) or may_build_ship(state)


@rule
def list_builds(state: State, out: Actions) -> int:
    count = 0
    if may_spend_stone(state):
        out[count] = STONE
        count += 1
    for site in range(NUM_SITES):
        if state.workers > 0 and open_boxes(state, site) > 0:
            out[count] = WORKER + site
            count += 1
    out[count] = DONE
    count += 1
    if may_build_ship(state):
        out[count] = SHIP
        count += 1
    return count


@rule
def spend_stone(state: State) -> None:
    """R38."""
    state.seats[active_seat(state)].goods[Good.STONE] -= 1
    state.workers += WORKERS_PER_STONE


@rule
def place_worker(state: State, site: int) -> None:
    """R33, R36."""
    state.workers -= 1
    seat = active_seat(state)
    if site < NUM_NEW_CITIES:
        state.seats[seat].city_workers[site] += 1
        return
    monument = site - NUM_NEW_CITIES
    state.seats[seat].monument_workers[monument] += 1
    if has_built(state, seat, monument) and state.first_builder[monument] == NOBODY:
        state.first_builder[monument] = seat  # R37
