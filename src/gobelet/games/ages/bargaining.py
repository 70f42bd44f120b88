"""Which trades a bot thinks of: simple exchanges that leave both players better off, the best one first."""

from __future__ import annotations

from gobelet.engine.contract import Actions, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages import actions, rules
from gobelet.games.ages.constants import ITEM_FOOD, NUM_ITEMS, Phase
from gobelet.games.ages.state import State, count_cities, stack_value
from gobelet.games.ages.trading import can_pass_on, held, may_propose, may_trade_with, proposer, receiver

MAX_AMOUNT = 2  # of one item, on each side
NUM_TRADES = NUM_ITEMS * NUM_ITEMS * MAX_AMOUNT * MAX_AMOUNT
NO_TRADE = -1
FOOD_NEEDED = 4  # what a food for a city is worth, beside the value of goods
MAX_COUNTERED = 1  # proposals of a turn that a bot answers with a counter-offer


@rule
def legal_actions(state: State, out: Actions) -> int:
    """A bot drafts an offer only if it knows which, and then drafts that one."""
    match state.phase:
        case Phase.TRADE:
            return list_partners(state, out)
        case Phase.OFFER | Phase.COUNTER:
            return list_next_step(state, out)
        case Phase.ANSWER | Phase.REPLY:
            return list_answers(state, out)
        case _:
            return rules.legal_actions(state, out)


@rule
def list_partners(state: State, out: Actions) -> int:
    """Those with whom a trade comes to mind."""
    active, count = active_seat(state), 0
    for seat in range(state.players):
        if may_trade_with(state, seat) and find_trade(state, active, seat) != NO_TRADE:
            out[count] = actions.TRADE + seat
            count += 1
    out[count] = actions.DONE
    return count + 1


@rule
def list_answers(state: State, out: Actions) -> int:
    """R76: a counter-offer only if one comes to mind, and not over and over."""
    out[0] = actions.ACCEPT
    out[1] = actions.REFUSE
    if state.offers > MAX_COUNTERED or find_trade(state, receiver(state), proposer(state)) == NO_TRADE:
        return 2
    out[2] = actions.COUNTER
    return 3


@rule
def list_next_step(state: State, out: Actions) -> int:
    """What is missing in the draft; when nothing is, it is proposed."""
    trade = find_trade(state, proposer(state), receiver(state))
    if trade != NO_TRADE and is_begun(state, trade):
        out[0] = next_step(state, trade)
        return 1
    count = 0
    if may_propose(state):
        out[count] = actions.PROPOSE
        count += 1
    out[count] = actions.WITHDRAW
    return count + 1


# -- Trades, each as one number -------------------------------------------------------------------------


@rule
def item_given(trade: int) -> int:
    return trade // (MAX_AMOUNT * MAX_AMOUNT) // NUM_ITEMS


@rule
def item_asked(trade: int) -> int:
    return trade // (MAX_AMOUNT * MAX_AMOUNT) % NUM_ITEMS


@rule
def amount_given(trade: int) -> int:
    return trade // MAX_AMOUNT % MAX_AMOUNT + 1


@rule
def amount_asked(trade: int) -> int:
    return trade % MAX_AMOUNT + 1


@rule
def is_begun(state: State, trade: int) -> bool:
    """Whether the draft holds nothing but a part of *trade*."""
    for item in range(NUM_ITEMS):
        given = amount_given(trade) if item == item_given(trade) else 0
        asked = amount_asked(trade) if item == item_asked(trade) else 0
        if state.give[item] > given or state.ask[item] > asked:
            return False
    return True


@rule
def next_step(state: State, trade: int) -> int:
    if state.give[item_given(trade)] < amount_given(trade):
        return actions.GIVE + item_given(trade)
    if state.ask[item_asked(trade)] < amount_asked(trade):
        return actions.ASK + item_asked(trade)
    return widen(actions.PROPOSE)


@rule
def find_trade(state: State, giver: int, taker: int) -> int:
    """The best trade that *giver* can propose to *taker*; after each proposal of a turn, the next best."""
    key = find_key(state, giver, taker, -1)
    for _ in range(state.offers):
        if key >= 0:
            key = find_key(state, giver, taker, key)
    return key % NUM_TRADES if key >= 0 else NO_TRADE


@rule
def find_key(state: State, giver: int, taker: int, below: int) -> int:
    """The gain and the number of the best trade, or of the best one *below* a key; -1 if there is none."""
    best = -1
    for trade in range(NUM_TRADES):
        gain = shared_gain(state, giver, taker, trade)
        key = gain * NUM_TRADES + trade
        if gain > 0 and key > best and (below < 0 or key < below):
            best = key
    return best


@rule
def shared_gain(state: State, giver: int, taker: int, trade: int) -> int:
    """What the one who gains less gains; 0 if the trade is not possible."""
    given, asked = item_given(trade), item_asked(trade)
    if given == asked or not can_pass_on(state, giver, taker, given, amount_given(trade)):
        return 0
    if not can_pass_on(state, taker, giver, asked, amount_asked(trade)):
        return 0
    own = change(state, giver, asked, amount_asked(trade)) + change(state, giver, given, -amount_given(trade))
    theirs = change(state, taker, given, amount_given(trade)) + change(
        state, taker, asked, -amount_asked(trade)
    )
    return min(own, theirs)


@rule
def change(state: State, seat: int, item: int, amount: int) -> int:
    """How much more *seat*'s things are worth with *amount* more of *item*."""
    count = held(state, seat, item)
    return item_worth(state, seat, item, count + amount) - item_worth(state, seat, item, count)


@rule
def item_worth(state: State, seat: int, item: int, count: int) -> int:
    """R42: a stack of goods; food is worth most while cities need it."""
    if item < ITEM_FOOD:
        return stack_value(item, count)
    needed = min(count, count_cities(state, seat))
    return FOOD_NEEDED * needed + count - needed
