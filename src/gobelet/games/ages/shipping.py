"""Ships: building them, and what they exchange (R74, R75)."""

from __future__ import annotations

from gobelet.engine.contract import Actions
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import DONE, EXCHANGE
from gobelet.games.ages.constants import CAPACITY, MAX_SHIPS, NUM_GOODS, Development, Good
from gobelet.games.ages.state import State, owns

NUM_OTHERS = NUM_GOODS - 1


@rule
def may_build_ship(state: State) -> bool:
    """R74: a wood and a cloth, and fewer than five ships."""
    active = active_seat(state)
    seat = state.seats[active]
    has_both = seat.goods[Good.WOOD] > 0 and seat.goods[Good.CLOTH] > 0
    return has_both and seat.ships < MAX_SHIPS and owns(state, active, Development.SHIPPING)


@rule
def build_ship(state: State) -> None:
    """R74."""
    seat = state.seats[active_seat(state)]
    seat.goods[Good.WOOD] -= 1
    seat.goods[Good.CLOTH] -= 1
    seat.ships += 1


@rule
def pair_of(given: int, taken: int) -> int:
    """The number of two different goods: for each one given, the four others."""
    return NUM_OTHERS * given + (taken if taken < given else taken - 1)


@rule
def given_in(pair: int) -> int:
    return pair // NUM_OTHERS


@rule
def taken_in(pair: int) -> int:
    other = pair % NUM_OTHERS
    return other if other < given_in(pair) else other + 1


@rule
def may_take(state: State, given: int, taken: int) -> bool:
    """R75: a good for one of another kind that fits on the board."""
    goods = state.seats[active_seat(state)].goods
    return given != taken and goods[given] > 0 and goods[taken] < CAPACITY[taken]


@rule
def may_exchange(state: State) -> bool:
    """R75: a ship is left, and there is something to exchange."""
    if state.exchanges >= state.seats[active_seat(state)].ships:
        return False
    for given in range(NUM_GOODS):
        for taken in range(NUM_GOODS):
            if may_take(state, given, taken):
                return True
    return False


@rule
def list_exchanges(state: State, out: Actions) -> int:
    out[0] = DONE
    count = 1
    for given in range(NUM_GOODS):
        for taken in range(NUM_GOODS):
            if may_take(state, given, taken):
                out[count] = EXCHANGE + pair_of(given, taken)
                count += 1
    return count


@rule
def exchange_goods(state: State, pair: int) -> None:
    """R75: one ship, one good."""
    goods = state.seats[active_seat(state)].goods
    goods[given_in(pair)] -= 1
    goods[taken_in(pair)] += 1
    state.exchanges += 1
