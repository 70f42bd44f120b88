"""
How a game of Roll Through the Ages goes: the table of contents of a turn (R3).

Rules change the state in place, never draw and never raise: callers pass legal actions only. Each step lies
in a module of its own; here is what leads from one to the next. A step with nothing to choose passes by
itself.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, Int8s, Rng
from gobelet.engine.jit import rule
from gobelet.engine.turns import ask, end_game, is_round_complete
from gobelet.games.ages.actions import (
    ACCEPT,
    ASK,
    BUY,
    DISCARD,
    DONE,
    FOOD,
    GIVE,
    LEAD,
    NUM_ACTIONS,
    PROPOSE,
    REROLL,
    SELL,
    SPEND,
    STONE,
    STOP,
    TRADE,
    WORKER,
)
from gobelet.games.ages.building import list_builds, may_build, place_worker, spend_stone
from gobelet.games.ages.buying import (
    complete_purchase,
    discard,
    is_paid,
    list_discards,
    list_payments,
    list_purchases,
    may_buy,
    must_discard,
    sell_food,
    spend_stack,
)
from gobelet.games.ages.collecting import collect, feed_cities, list_food_choices, resolve_disaster
from gobelet.games.ages.constants import FIRST_FOOD, NO_DEVELOPMENT, NO_DIE, Face, Phase, Setting
from gobelet.games.ages.features import NUM_FEATURES, encode
from gobelet.games.ages.rolling import (
    begin_turn,
    land_die,
    lead,
    list_leads,
    list_rerolls,
    may_lead,
    may_reroll,
    pick_up_dice,
)
from gobelet.games.ages.scoring import is_last_round, rank, score
from gobelet.games.ages.state import STATE, State, count_dice
from gobelet.games.ages.trading import (
    begin_offer,
    close_offer,
    exchange,
    list_answers,
    list_offers,
    list_partners,
    may_trade,
)

__all__ = [
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "STATE",
    "apply_action",
    "apply_draw",
    "begin",
    "conceal",
    "encode",
    "hide",
    "legal_actions",
    "rank",
    "score",
]


@rule
def begin(state: State, players: int, options: Int8s) -> None:
    """R1: everyone with three food and nothing else; the first seat rolls."""
    state.players = players
    state.edition = options[Setting.EDITION]
    state.trading = options[Setting.TRADING]
    state.buying = NO_DEVELOPMENT
    state.partner = NOBODY
    state.first_builder[:] = NOBODY
    for seat in range(players):
        state.seats[seat].food = FIRST_FOOD
    begin_turn(state)


@rule
def hide(state: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden in this game."""


@rule
def conceal(state: State, seat: int) -> None:
    """Everybody sees everything."""


# -- What may be done -----------------------------------------------------------------------------------


@rule
def legal_actions(state: State, out: Actions) -> int:
    match state.phase:
        case Phase.KEEP:
            return list_rerolls(state, out)
        case Phase.LEAD:
            return list_leads(state, out)
        case Phase.CHOOSE:
            return list_food_choices(state, out)
        case Phase.TRADE:
            return list_partners(state, out)
        case Phase.OFFER:
            return list_offers(state, out)
        case Phase.ANSWER:
            return list_answers(out)
        case Phase.BUILD:
            return list_builds(state, out)
        case Phase.BUY:
            return list_purchases(state, out)
        case Phase.PAY:
            return list_payments(state, out)
        case Phase.DISCARD:
            return list_discards(state, out)
        case _:
            return 0


# -- What then happens ----------------------------------------------------------------------------------


@rule
def apply_draw(state: State, outcome: int) -> None:
    """R4: a die falls; after the last one the player decides what to keep."""
    if land_die(state, outcome):
        state.rolls += 1
        if may_reroll(state):
            ask(state, Phase.KEEP)
        else:
            end_rolling(state)


@rule
def apply_action(state: State, action: int) -> None:
    match state.phase:
        case Phase.KEEP:
            if action == STOP:
                end_rolling(state)
            else:
                pick_up_dice(state, action - REROLL)
        case Phase.LEAD:
            if action == STOP:
                settle_dice(state)
            else:
                lead(state, action - LEAD)
        case Phase.CHOOSE:
            collect_and_suffer(state, action - FOOD)
        case Phase.TRADE | Phase.OFFER | Phase.ANSWER:
            apply_trade_action(state, action)
        case Phase.BUILD:
            apply_build_action(state, action)
        case Phase.BUY | Phase.PAY:
            apply_buy_action(state, action)
        case Phase.DISCARD:
            discard(state, action - DISCARD)
            go_on_discarding(state)


@rule
def apply_trade_action(state: State, action: int) -> None:
    """R28-R32."""
    if action == DONE:
        begin_building(state)
    elif action < GIVE:
        begin_offer(state, action - TRADE)
        ask(state, Phase.OFFER)
    elif action < ASK:
        state.give[action - GIVE] += 1
    elif action < PROPOSE:
        state.ask[action - ASK] += 1
    elif action == PROPOSE:
        state.phase = Phase.ANSWER
        state.actor = state.partner
    else:
        if action == ACCEPT:
            exchange(state)
        close_offer(state)
        go_on_trading(state)


@rule
def apply_build_action(state: State, action: int) -> None:
    """R33-R38."""
    if action == DONE:
        begin_buying(state)
    elif action == STONE:
        spend_stone(state)
    else:
        place_worker(state, action - WORKER)
        go_on_building(state)


@rule
def apply_buy_action(state: State, action: int) -> None:
    """R40-R43."""
    if action == DONE:
        begin_discarding(state)
        return
    if action < SPEND:
        state.buying = action - BUY
        ask(state, Phase.PAY)
    elif action < SELL:
        spend_stack(state, action - SPEND)
    else:
        sell_food(state)
    if is_paid(state):
        complete_purchase(state)
        begin_discarding(state)


# -- From step to step ----------------------------------------------------------------------------------


@rule
def end_rolling(state: State) -> None:
    """R8."""
    if may_lead(state):
        ask(state, Phase.LEAD)
    else:
        settle_dice(state)


@rule
def settle_dice(state: State) -> None:
    """R10: the dice are final; food or workers is the last question about them."""
    state.rolls = 0
    if count_dice(state, Face.EITHER) > 0:
        ask(state, Phase.CHOOSE)
    else:
        collect_and_suffer(state, 0)


@rule
def collect_and_suffer(state: State, food_dice: int) -> None:
    """R3: collect, feed, disaster."""
    collect(state, food_dice)
    feed_cities(state)
    resolve_disaster(state)
    go_on_trading(state)


@rule
def go_on_trading(state: State) -> None:
    """R28: as long as there is somebody to trade with."""
    if may_trade(state):
        ask(state, Phase.TRADE)
    else:
        begin_building(state)


@rule
def begin_building(state: State) -> None:
    state.offers = 0
    go_on_building(state)


@rule
def go_on_building(state: State) -> None:
    if may_build(state):
        ask(state, Phase.BUILD)
    else:
        begin_buying(state)


@rule
def begin_buying(state: State) -> None:
    """R33: what was not used is lost."""
    state.workers = 0
    if may_buy(state):
        ask(state, Phase.BUY)
    else:
        begin_discarding(state)


@rule
def begin_discarding(state: State) -> None:
    """R41: unused coins are lost."""
    state.coins = 0
    go_on_discarding(state)


@rule
def go_on_discarding(state: State) -> None:
    if must_discard(state):
        ask(state, Phase.DISCARD)
    else:
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """R49: the game ends with a round, never within one."""
    if is_round_complete(state) and is_last_round(state):
        state.dice[:] = NO_DIE
        end_game(state, Phase.OVER)
    else:
        state.turn += 1
        begin_turn(state)
