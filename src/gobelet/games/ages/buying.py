"""Buying a development, paying for it, and discarding what cannot be kept (R40-R46)."""

from __future__ import annotations

from gobelet.engine.contract import Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import BUY, BUY_NEWER, DISCARD, DONE, SELL, SPEND
from gobelet.games.ages.constants import (
    MAX_GOODS_KEPT,
    NO_DEVELOPMENT,
    NUM_DEVELOPMENTS,
    NUM_FIRST_DEVELOPMENTS,
    NUM_GOODS,
    Development,
)
from gobelet.games.ages.editions import COINS_PER_FOOD, COSTS, NOT_SOLD
from gobelet.games.ages.state import State, count_goods, goods_value, owns, stack_value


@rule
def may_sell_food(state: State) -> bool:
    """R43."""
    seat = active_seat(state)
    return owns(state, seat, Development.GRANARIES) and state.seats[seat].food > 0


@rule
def purchasing_power(state: State) -> int:
    """R41-R43: coins, all stacks and, with Granaries, all food."""
    seat = active_seat(state)
    power = state.coins + goods_value(state, seat)
    if may_sell_food(state):
        power += widen(state.seats[seat].food) * COINS_PER_FOOD[state.edition]
    return power


@rule
def is_sold(state: State, development: int) -> bool:
    """R44: whether the edition has it."""
    return bool(COSTS[state.edition, development] != NOT_SOLD)


@rule
def is_within_reach(state: State, development: int, power: int) -> bool:
    """R40, R44: the edition has it, the player does not yet, and *power* pays for it."""
    if not is_sold(state, development) or owns(state, active_seat(state), development):
        return False
    return bool(power >= COSTS[state.edition, development])


@rule
def may_buy(state: State) -> bool:
    power = purchasing_power(state)
    for development in range(NUM_DEVELOPMENTS):
        if is_within_reach(state, development, power):
            return True
    return False


@rule
def buy(development: int) -> int:
    """The action that buys it: those of the first printings have the first numbers."""
    if development < NUM_FIRST_DEVELOPMENTS:
        return BUY + development
    return BUY_NEWER + development - NUM_FIRST_DEVELOPMENTS


@rule
def development_of(action: int) -> int:
    """What *action* buys."""
    if action < BUY_NEWER:
        return action - BUY
    return action - BUY_NEWER + NUM_FIRST_DEVELOPMENTS


@rule
def list_purchases(state: State, out: Actions) -> int:
    count = list_some_purchases(state, 0, NUM_FIRST_DEVELOPMENTS, out, 0)
    out[count] = DONE
    return list_some_purchases(state, NUM_FIRST_DEVELOPMENTS, NUM_DEVELOPMENTS, out, count + 1)


@rule
def list_some_purchases(state: State, first: int, last: int, out: Actions, count: int) -> int:
    """Developments from *first* to before *last*, after those that are listed already."""
    power = purchasing_power(state)
    for development in range(first, last):
        if is_within_reach(state, development, power):
            out[count] = buy(development)
            count += 1
    return count


@rule
def list_payments(state: State, out: Actions) -> int:
    """R41-R43."""
    goods = state.seats[active_seat(state)].goods
    count = 0
    for good in range(NUM_GOODS):
        if goods[good] > 0:
            out[count] = SPEND + good
            count += 1
    if may_sell_food(state):
        out[count] = SELL
        count += 1
    return count


@rule
def spend_stack(state: State, good: int) -> None:
    """R42: the whole stack, no change."""
    goods = state.seats[active_seat(state)].goods
    state.coins += stack_value(good, widen(goods[good]))
    goods[good] = 0


@rule
def sell_food(state: State) -> None:
    """R43."""
    state.seats[active_seat(state)].food -= 1
    state.coins += COINS_PER_FOOD[state.edition]


@rule
def is_paid(state: State) -> bool:
    """R41: the cost is reached or passed."""
    return bool(state.coins >= COSTS[state.edition, state.buying])


@rule
def complete_purchase(state: State) -> None:
    state.seats[active_seat(state)].developments[state.buying] = 1
    state.buying = NO_DEVELOPMENT


@rule
def must_discard(state: State) -> bool:
    """R45, R46."""
    seat = active_seat(state)
    return count_goods(state, seat) > MAX_GOODS_KEPT and not owns(state, seat, Development.CARAVANS)


@rule
def list_discards(state: State, out: Actions) -> int:
    goods = state.seats[active_seat(state)].goods
    count = 0
    for good in range(NUM_GOODS):
        if goods[good] > 0:
            out[count] = DISCARD + good
            count += 1
    return count


@rule
def discard(state: State, good: int) -> None:
    state.seats[active_seat(state)].goods[good] -= 1
