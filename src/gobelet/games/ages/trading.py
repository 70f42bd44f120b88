"""The trading variant (R28-R32): an offer is put together piece by piece, proposed and answered."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import ACCEPT, ASK, DONE, GIVE, PROPOSE, REFUSE, TRADE, WITHDRAW
from gobelet.games.ages.constants import CAPACITY, ITEM_FOOD, MAX_FOOD, MAX_OFFERS, NUM_GOODS, NUM_ITEMS
from gobelet.games.ages.state import State


@rule
def held(state: State, seat: int, item: int) -> int:
    if item == ITEM_FOOD:
        return widen(state.seats[seat].food)
    return widen(state.seats[seat].goods[item])


@rule
def free_space(state: State, seat: int, item: int) -> int:
    limit = widen(MAX_FOOD) if item == ITEM_FOOD else widen(CAPACITY[item])
    return limit - held(state, seat, item)


@rule
def can_pass_on(state: State, giver: int, taker: int, item: int, amount: int) -> bool:
    """R31: the one has it and the other has room for it."""
    return held(state, giver, item) >= amount and free_space(state, taker, item) >= amount


@rule
def may_trade_with(state: State, seat: int) -> bool:
    """R28-R31: there is something to give and something else to ask for."""
    active = active_seat(state)
    if seat == active:
        return False
    for given in range(NUM_ITEMS):
        for asked in range(NUM_ITEMS):
            gives = can_pass_on(state, active, seat, given, 1)
            if given != asked and gives and can_pass_on(state, seat, active, asked, 1):
                return True
    return False


@rule
def may_trade(state: State) -> bool:
    """R28, R32."""
    if not state.trading or state.offers == MAX_OFFERS:
        return False
    for seat in range(state.players):
        if may_trade_with(state, seat):
            return True
    return False


@rule
def may_give(state: State, item: int) -> bool:
    """R29, R31."""
    amount = widen(state.give[item]) + 1
    return state.ask[item] == 0 and can_pass_on(state, active_seat(state), state.partner, item, amount)


@rule
def may_ask(state: State, item: int) -> bool:
    """R29, R31."""
    amount = widen(state.ask[item]) + 1
    return state.give[item] == 0 and can_pass_on(state, state.partner, active_seat(state), item, amount)


@rule
def may_propose(state: State) -> bool:
    """R29: something on both sides."""
    return bool(state.give.any() and state.ask.any())


@rule
def list_partners(state: State, out: Actions) -> int:
    count = 0
    for seat in range(state.players):
        if may_trade_with(state, seat):
            out[count] = TRADE + seat
            count += 1
    out[count] = DONE
    return count + 1


@rule
def list_offers(state: State, out: Actions) -> int:
    count = 0
    for item in range(NUM_ITEMS):
        if may_give(state, item):
            out[count] = GIVE + item
            count += 1
    for item in range(NUM_ITEMS):
        if may_ask(state, item):
            out[count] = ASK + item
            count += 1
    if may_propose(state):
        out[count] = PROPOSE
        count += 1
    out[count] = WITHDRAW
    return count + 1


@rule
def list_answers(out: Actions) -> int:
    out[0] = ACCEPT
    out[1] = REFUSE
    return 2


@rule
def begin_offer(state: State, partner: int) -> None:
    state.partner = partner
    state.offers += 1


@rule
def exchange(state: State) -> None:
    """R30: what was offered changes hands."""
    active = active_seat(state)
    for item in range(NUM_ITEMS):
        gain = state.ask[item] - state.give[item]
        move_item(state, active, item, gain)
        move_item(state, state.partner, item, -gain)


@rule
def move_item(state: State, seat: int, item: int, amount: int) -> None:
    if item < NUM_GOODS:
        state.seats[seat].goods[item] += amount
    else:
        state.seats[seat].food += amount


@rule
def close_offer(state: State) -> None:
    state.partner = NOBODY
    state.give[:] = 0
    state.ask[:] = 0
