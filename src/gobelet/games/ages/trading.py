"""The trading variant (R28-R32, R76-R78): an offer is drafted item by item, proposed and answered."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import (
    ACCEPT,
    ASK,
    COUNTER,
    DONE,
    GIVE,
    PROPOSE,
    REFUSE,
    REMOVE,
    TRADE,
    WITHDRAW,
)
from gobelet.games.ages.constants import (
    CAPACITY,
    ITEM_FOOD,
    MAX_FOOD,
    MAX_OFFERS,
    MAX_TAKEBACKS,
    NUM_GOODS,
    NUM_ITEMS,
    Phase,
    Trading,
)
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
    """R28-R31: there is something to give and something else to ask for; R78: or one of the two."""
    active = active_seat(state)
    if seat == active:
        return False
    if state.trading == Trading.GIFTS:
        return may_give_anything(state, active, seat) or may_give_anything(state, seat, active)
    for given in range(NUM_ITEMS):
        for asked in range(NUM_ITEMS):
            gives = can_pass_on(state, active, seat, given, 1)
            if given != asked and gives and can_pass_on(state, seat, active, asked, 1):
                return True
    return False


@rule
def may_give_anything(state: State, giver: int, taker: int) -> bool:
    for item in range(NUM_ITEMS):
        if can_pass_on(state, giver, taker, item, 1):
            return True
    return False


@rule
def may_trade(state: State) -> bool:
    """R28, R32, R77."""
    if state.trading == Trading.NO or state.offers == MAX_OFFERS or state.takebacks == MAX_TAKEBACKS:
        return False
    for seat in range(state.players):
        if may_trade_with(state, seat):
            return True
    return False


@rule
def is_countering(state: State) -> bool:
    """R76: the draft or proposal is the partner's."""
    return bool(state.phase == Phase.COUNTER or state.phase == Phase.REPLY)


@rule
def proposer(state: State) -> int:
    """Who drafts, or has proposed."""
    return widen(state.partner) if is_countering(state) else active_seat(state)


@rule
def receiver(state: State) -> int:
    """Whom the draft or proposal is for."""
    return active_seat(state) if is_countering(state) else widen(state.partner)


@rule
def may_give(state: State, item: int) -> bool:
    """R29, R31."""
    amount = widen(state.give[item]) + 1
    return state.ask[item] == 0 and can_pass_on(state, proposer(state), receiver(state), item, amount)


@rule
def may_ask(state: State, item: int) -> bool:
    """R29, R31."""
    amount = widen(state.ask[item]) + 1
    return state.give[item] == 0 and can_pass_on(state, receiver(state), proposer(state), item, amount)


@rule
def may_propose(state: State) -> bool:
    """R29: something on both sides; R78: or on one."""
    if state.trading == Trading.GIFTS:
        return bool(state.give.any() or state.ask.any())
    return bool(state.give.any() and state.ask.any())


@rule
def may_remove(state: State, item: int) -> bool:
    """R77: what is in the draft, within the limit."""
    return state.takebacks < MAX_TAKEBACKS and state.give[item] + state.ask[item] > 0


@rule
def may_counter(state: State) -> bool:
    """R32, R76: a counter-offer is one more proposal."""
    return bool(state.offers < MAX_OFFERS)


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
    count += 1
    for item in range(NUM_ITEMS):
        if may_remove(state, item):
            out[count] = REMOVE + item
            count += 1
    return count


@rule
def list_answers(state: State, out: Actions) -> int:
    out[0] = ACCEPT
    out[1] = REFUSE
    if not may_counter(state):
        return 2
    out[2] = COUNTER
    return 3


@rule
def propose(state: State) -> None:
    """R32: one more proposal; now the other player answers. R77: taking back is counted from 0 again."""
    state.offers += 1
    state.takebacks = 0
    state.actor = receiver(state)
    state.phase = Phase.REPLY if is_countering(state) else Phase.ANSWER


@rule
def counter(state: State) -> None:
    """R76: the proposal is off, and the player who was to answer it drafts another."""
    state.phase = Phase.OFFER if is_countering(state) else Phase.COUNTER
    state.give[:] = 0
    state.ask[:] = 0


@rule
def remove_item(state: State, item: int) -> None:
    """R77: one of it, from the side it is on."""
    side = state.give if state.give[item] > 0 else state.ask
    side[item] -= 1
    state.takebacks += 1


@rule
def withdraw(state: State) -> None:
    """R77; R76: for the partner this is a refusal, and what they took back does not count."""
    state.takebacks = 0 if is_countering(state) else min(state.takebacks + 1, MAX_TAKEBACKS)
    close_offer(state)


@rule
def exchange(state: State) -> None:
    """R30: what was proposed changes hands."""
    giver, taker = proposer(state), receiver(state)
    for item in range(NUM_ITEMS):
        gain = state.ask[item] - state.give[item]
        move_item(state, giver, item, gain)
        move_item(state, taker, item, -gain)


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
