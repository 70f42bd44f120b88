"""The attack step: bandits, locations, stock (R49-R54)."""

from __future__ import annotations

from gobelet.engine.contract import Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.city.actions import ATTACK, ATTACK_BANDITS, DONE, STEAL
from gobelet.games.city.components import BANDIT_DEFENCE, BANDIT_POINTS, DEFENCE
from gobelet.games.city.constants import (
    LEAST_DEFENCE,
    NUM_BANDIT_PILES,
    NUM_RESOURCES,
    NUM_SPACES,
    STRENGTH_A_RESOURCE,
)
from gobelet.games.city.state import (
    State,
    defence_of,
    has_resources,
    is_active,
    is_alone,
    is_built,
    points_of,
)


@rule
def list_attacks(state: State, out: Actions) -> int:
    """R49: or stop. Only DONE: nothing can be attacked."""
    out[0] = DONE
    count = 1
    for pile in range(NUM_BANDIT_PILES):
        if may_attack_bandits(state, pile):
            out[count] = ATTACK_BANDITS + pile
            count += 1
    if state.strength < 1:
        return count
    for seat in range(state.players):
        if seat != active_seat(state):
            count = list_locations(state, seat, out, count)
    if state.strength >= STRENGTH_A_RESOURCE:
        for seat in range(state.players):
            if seat != active_seat(state):
                count = list_thefts(state, seat, out, count)
    return count


@rule
def may_attack_anything(state: State) -> bool:
    """R54."""
    for pile in range(NUM_BANDIT_PILES):
        if may_attack_bandits(state, pile):
            return True
    if state.strength < 1:
        return False
    for seat in range(state.players):
        if seat != active_seat(state) and is_target(state, seat):
            return True
    return False


# -- Bandits --------------------------------------------------------------------------------------------


@rule
def bandit_defence(state: State, pile: int) -> int:
    """R29, R50."""
    return max(widen(BANDIT_DEFENCE[pile]) - widen(state.bandit_malus), LEAST_DEFENCE)


@rule
def may_attack_bandits(state: State, pile: int) -> bool:
    """R50."""
    strength = widen(state.strength) + widen(state.against_bandits)
    return state.bandits[pile] > 0 and strength >= bandit_defence(state, pile)


@rule
def attack_bandits(state: State, pile: int) -> None:
    """R50; R70: alone they stay."""
    seat = state.seats[active_seat(state)]
    cost = bandit_defence(state, pile)
    special = min(cost, widen(state.against_bandits))
    state.against_bandits -= special
    state.strength -= cost - special
    if is_alone(state):
        seat.points += BANDIT_POINTS[pile]
    else:
        state.bandits[pile] -= 1
        seat.bandits[pile] += 1


# -- Locations ------------------------------------------------------------------------------------------


@rule
def may_attack(state: State, seat: int, space: int) -> bool:
    """R51, R52: Great Walls matter (R39) only where strength would do without them."""
    location = state.seats[seat].city[space]
    if not is_built(location) or state.strength < DEFENCE[location] or not is_active(state, seat, space):
        return False
    return bool(state.strength >= defence_of(state, seat, space))


@rule
def list_locations(state: State, seat: int, out: Actions, count: int) -> int:
    """R51."""
    for space in range(NUM_SPACES):
        if may_attack(state, seat, space):
            out[count] = ATTACK + NUM_SPACES * seat + space
            count += 1
    return count


@rule
def is_target(state: State, seat: int) -> bool:
    """Whether anything of that seat can be attacked."""
    if state.strength >= STRENGTH_A_RESOURCE and has_resources(state, seat):
        return True
    for space in range(NUM_SPACES):
        if may_attack(state, seat, space):
            return True
    return False


@rule
def attack_location(state: State, seat: int, space: int) -> None:
    """R51."""
    state.strength -= defence_of(state, seat, space)
    state.seats[active_seat(state)].points += points_of(state, seat, space)
    state.seats[seat].deactivated[space] = 1


# -- Stock ----------------------------------------------------------------------------------------------


@rule
def list_thefts(state: State, seat: int, out: Actions, count: int) -> int:
    """R53."""
    for resource in range(NUM_RESOURCES):
        if state.seats[seat].stock[resource] > 0:
            out[count] = STEAL + NUM_RESOURCES * seat + resource
            count += 1
    return count


@rule
def steal(state: State, seat: int, resource: int) -> None:
    """R53."""
    state.strength -= STRENGTH_A_RESOURCE
    state.seats[seat].stock[resource] -= 1
    state.seats[active_seat(state)].stock[resource] += 1
