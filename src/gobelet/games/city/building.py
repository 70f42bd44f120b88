"""The build step, and where cards come from and go to (R13, R26, R38, R55-R59, R71, R72)."""

from __future__ import annotations

from gobelet.engine.contract import Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.city.actions import BUILD, DONE, PAY, PLACE, SAIL, SKIP
from gobelet.games.city.components import (
    COST,
    EXTRA_MOST,
    EXTRA_TAKES,
    FIRST_CARD,
    FIRST_STACK,
    NUM_LOCATIONS,
    SHIP_COST,
    SHIP_POINTS,
)
from gobelet.games.city.constants import (
    LOWER,
    MAX_PAID,
    NO_LOCATION,
    NUM_RESOURCES,
    NUM_SHIP_PILES,
    NUM_SPACES,
    UPPER,
    Step,
)
from gobelet.games.city.state import State, count_pile, is_alone, is_for_sale, row_size

# -- What can be built ----------------------------------------------------------------------------------


@rule
def may_build(state: State, location: int) -> bool:
    """R55."""
    if not is_for_sale(state, location):
        return False
    stock = state.seats[active_seat(state)].stock
    for resource in range(NUM_RESOURCES):
        if stock[resource] < COST[location, resource]:
            return False
    return True


@rule
def may_sail(state: State, pile: int) -> bool:
    """R58."""
    stock = state.seats[active_seat(state)].stock
    for resource in range(NUM_RESOURCES):
        if stock[resource] < SHIP_COST[pile, resource]:
            return False
    return bool(state.ships[pile] > 0)


@rule
def may_build_anything(state: State) -> bool:
    """R59."""
    for location in range(FIRST_STACK, NUM_LOCATIONS):
        if may_build(state, location):
            return True
    for pile in range(NUM_SHIP_PILES):
        if may_sail(state, pile):
            return True
    return False


@rule
def list_builds(state: State, out: Actions) -> int:
    """R55, R58."""
    out[0] = DONE
    count = 1
    for location in range(FIRST_STACK, NUM_LOCATIONS):
        if may_build(state, location):
            out[count] = BUILD + location - FIRST_STACK
            count += 1
    for pile in range(NUM_SHIP_PILES):
        if may_sail(state, pile):
            out[count] = SAIL + pile
            count += 1
    return count


# -- Building -------------------------------------------------------------------------------------------


@rule
def pay_for(state: State, location: int) -> None:
    """R55: the card is in hand; R71: alone, out of the lower row first."""
    stock = state.seats[active_seat(state)].stock
    for resource in range(NUM_RESOURCES):
        stock[resource] -= COST[location, resource]
    if location < FIRST_CARD:
        state.stacks[location] -= 1
    elif state.display[LOWER, location] > 0:
        state.display[LOWER, location] -= 1
    else:
        state.display[UPPER, location] -= 1
    state.placing = location


@rule
def list_places(state: State, out: Actions) -> int:
    """R57: anywhere. R11, R26: an army that Barracks give may be left."""
    count = 0
    if state.step == Step.DICE:
        out[0] = SKIP
        count = 1
    for space in range(NUM_SPACES):
        out[count] = PLACE + space
        count += 1
    return count


@rule
def put_back(state: State) -> None:
    """R11: the army stays in its stack."""
    state.stacks[state.placing] += 1
    state.placing = NO_LOCATION


@rule
def place(state: State, space: int) -> None:
    """R57."""
    seat = state.seats[active_seat(state)]
    seat.city[space] = state.placing
    seat.deactivated[space] = 0
    state.placing = NO_LOCATION


@rule
def sail(state: State, pile: int) -> None:
    """R58; R70: alone the ship comes back."""
    seat = state.seats[active_seat(state)]
    for resource in range(NUM_RESOURCES):
        seat.stock[resource] -= SHIP_COST[pile, resource]
    if is_alone(state):
        seat.points += SHIP_POINTS[pile]
    else:
        state.ships[pile] -= 1
        seat.ships[pile] += 1


# -- What is paid on building ---------------------------------------------------------------------------


@rule
def begin_extra(state: State, space: int) -> None:
    """R38."""
    location = state.seats[active_seat(state)].city[space]
    state.left = EXTRA_MOST[location]
    state.source = space


@rule
def may_pay_extra(state: State, resource: int) -> bool:
    """R38."""
    seat = state.seats[active_seat(state)]
    location = seat.city[state.source]
    return bool(state.left > 0 and seat.stock[resource] > 0 and EXTRA_TAKES[location, resource])


@rule
def may_pay_any_extra(state: State) -> bool:
    for resource in range(NUM_RESOURCES):
        if may_pay_extra(state, resource):
            return True
    return False


@rule
def list_extras(state: State, out: Actions) -> int:
    """R38."""
    out[0] = SKIP
    count = 1
    for resource in range(NUM_RESOURCES):
        if may_pay_extra(state, resource):
            out[count] = PAY + MAX_PAID * resource
            count += 1
    return count


@rule
def pay_extra(state: State, resource: int) -> None:
    """R38."""
    seat = state.seats[active_seat(state)]
    seat.stock[resource] -= 1
    seat.points += 1
    state.left -= 1


# -- The display ----------------------------------------------------------------------------------------


@rule
def begin_revealing(state: State, count: int) -> None:
    """R3, R13, R56, R72: as long as there is a pile."""
    state.left = min(count, count_pile(state))


@rule
def reveal(state: State, outcome: int) -> None:
    """R3: the cards of the pile are counted kind by kind. R71: alone, above; a first row moves down."""
    location = FIRST_CARD
    while outcome >= state.pile[location]:
        outcome -= widen(state.pile[location])
        location += 1
    state.pile[location] -= 1
    state.left -= 1
    if not is_alone(state):
        state.display[LOWER, location] += 1
        return
    state.display[UPPER, location] += 1
    if state.left == row_size(state):
        move_row_down(state)


@rule
def move_row_down(state: State) -> None:
    """R72: what lay below is discarded."""
    for location in range(FIRST_CARD, NUM_LOCATIONS):
        state.display[LOWER, location] = state.display[UPPER, location]
        state.display[UPPER, location] = 0
