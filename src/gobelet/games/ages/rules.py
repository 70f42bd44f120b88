"""
How a game of Roll Through the Ages goes: the table of contents of a turn (R3).

Rules change the state in place, never draw and never raise: callers pass legal actions only. Each step has
its own module; this one leads from step to step. A step with nothing to choose is skipped.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, Int8s
from gobelet.engine.jit import rule
from gobelet.engine.turns import ask, end_game, is_round_complete, wait_for_draw
from gobelet.games.ages import actions, building, buying, collecting, rolling, scoring, shipping, trading
from gobelet.games.ages.actions import NUM_ACTIONS
from gobelet.games.ages.constants import (
    FIRST_FOOD,
    INVASION,
    NO_DEVELOPMENT,
    NO_DIE,
    NUM_FACES,
    Face,
    Phase,
    Setting,
)
from gobelet.games.ages.features import FEATURES, NUM_FEATURES, encode
from gobelet.games.ages.scoring import rank, score
from gobelet.games.ages.state import STATE, State, count_dice

__all__ = [
    "FEATURES",
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "STATE",
    "apply_action",
    "apply_draw",
    "begin",
    "encode",
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
    rolling.begin_turn(state)


# -- What may be done -----------------------------------------------------------------------------------


@rule
def legal_actions(state: State, out: Actions) -> int:
    match state.phase:
        case Phase.PRESERVE:
            return rolling.list_preservations(out)
        case Phase.KEEP:
            return rolling.list_rerolls(state, out)
        case Phase.LEAD:
            return rolling.list_leads(state, out)
        case Phase.CHOOSE:
            return collecting.list_food_choices(state, out)
        case Phase.INVADE:
            return collecting.list_spearheads(out)
        case Phase.TRADE:
            return trading.list_partners(state, out)
        case Phase.OFFER | Phase.COUNTER:
            return trading.list_offers(state, out)
        case Phase.ANSWER | Phase.REPLY:
            return trading.list_answers(state, out)
        case Phase.BUILD:
            return building.list_builds(state, out)
        case Phase.EXCHANGE:
            return shipping.list_exchanges(state, out)
        case Phase.BUY:
            return buying.list_purchases(state, out)
        case Phase.PAY:
            return buying.list_payments(state, out)
        case Phase.DISCARD:
            return buying.list_discards(state, out)
        case _:
            return 0


# -- What then happens ----------------------------------------------------------------------------------


@rule
def apply_draw(state: State, outcome: int) -> None:
    """R4: a die falls; after the last one the player decides what to keep."""
    if rolling.land_die(state, outcome):
        state.rolls += 1
        if rolling.may_reroll(state):
            ask(state, Phase.KEEP)
        else:
            end_rolling(state)


@rule
def apply_action(state: State, action: int) -> None:
    match state.phase:
        case Phase.PRESERVE:
            if action == actions.PRESERVE:
                rolling.preserve(state)
            wait_for_draw(state, Phase.ROLL, NUM_FACES)
        case Phase.KEEP:
            if action == actions.STOP:
                end_rolling(state)
            else:
                rolling.pick_up_dice(state, action - actions.REROLL + 1)
        case Phase.LEAD:
            if action == actions.STOP:
                settle_dice(state)
            else:
                rolling.lead(state, action - actions.LEAD)
        case Phase.CHOOSE:
            collect_and_suffer(state, action - actions.FOOD)
        case Phase.INVADE:
            apply_invade_action(state, action)
        case Phase.TRADE:
            apply_trade_action(state, action)
        case Phase.OFFER | Phase.COUNTER:
            apply_draft_action(state, action)
        case Phase.ANSWER | Phase.REPLY:
            apply_answer(state, action)
        case Phase.BUILD:
            apply_build_action(state, action)
        case Phase.EXCHANGE:
            apply_exchange_action(state, action)
        case Phase.BUY | Phase.PAY:
            apply_buy_action(state, action)
        case Phase.DISCARD:
            buying.discard(state, action - actions.DISCARD)
            go_on_discarding(state)


@rule
def apply_invade_action(state: State, action: int) -> None:
    """R72."""
    if action == actions.SPEARHEAD:
        collecting.spend_spearhead(state)
        go_on_invading(state)
    else:
        go_on_trading(state)


@rule
def apply_trade_action(state: State, action: int) -> None:
    """R28."""
    if action == actions.DONE:
        begin_building(state)
    else:
        state.partner = action - actions.TRADE
        ask(state, Phase.OFFER)


@rule
def apply_draft_action(state: State, action: int) -> None:
    """R29, R32, R76, R77."""
    if action == actions.PROPOSE:
        trading.propose(state)
    elif action == actions.WITHDRAW:
        trading.withdraw(state)
        go_on_trading(state)
    elif action >= actions.REMOVE:
        trading.remove_item(state, action - actions.REMOVE)
    elif action >= actions.ASK:
        state.ask[action - actions.ASK] += 1
    else:
        state.give[action - actions.GIVE] += 1


@rule
def apply_answer(state: State, action: int) -> None:
    """R30, R76."""
    if action == actions.COUNTER:
        trading.counter(state)
        return
    if action == actions.ACCEPT:
        trading.exchange(state)
    trading.close_offer(state)
    go_on_trading(state)


@rule
def apply_build_action(state: State, action: int) -> None:
    """R33-R38, R74."""
    if action == actions.DONE:
        begin_exchanging(state)
    elif action == actions.STONE:
        building.spend_stone(state)
    elif action == actions.SHIP:
        shipping.build_ship(state)
        go_on_building(state)
    else:
        building.place_worker(state, action - actions.WORKER)
        go_on_building(state)


@rule
def apply_exchange_action(state: State, action: int) -> None:
    """R75."""
    if action == actions.DONE:
        begin_buying(state)
    else:
        shipping.exchange_goods(state, action - actions.EXCHANGE)
        go_on_exchanging(state)


@rule
def apply_buy_action(state: State, action: int) -> None:
    """R40-R43."""
    if action == actions.DONE:
        begin_discarding(state)
        return
    if state.phase == Phase.BUY:
        state.buying = buying.development_of(action)
        ask(state, Phase.PAY)
    elif action == actions.SELL:
        buying.sell_food(state)
    else:
        buying.spend_stack(state, action - actions.SPEND)
    if buying.is_paid(state):
        buying.complete_purchase(state)
        begin_discarding(state)


# -- From step to step ----------------------------------------------------------------------------------


@rule
def end_rolling(state: State) -> None:
    """R8."""
    if rolling.may_lead(state):
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
    collecting.collect(state, food_dice)
    collecting.feed_cities(state)
    collecting.resolve_disaster(state)
    if count_dice(state, Face.SKULL) == INVASION:
        go_on_invading(state)
    else:
        go_on_trading(state)


@rule
def go_on_invading(state: State) -> None:
    """R72: as long as there are spearheads, and somebody they strike."""
    if collecting.may_spend_spearhead(state):
        ask(state, Phase.INVADE)
    else:
        go_on_trading(state)


@rule
def go_on_trading(state: State) -> None:
    """R28: as long as there is somebody to trade with."""
    if trading.may_trade(state):
        ask(state, Phase.TRADE)
    else:
        begin_building(state)


@rule
def begin_building(state: State) -> None:
    state.offers = 0
    state.takebacks = 0
    go_on_building(state)


@rule
def go_on_building(state: State) -> None:
    if building.may_build(state):
        ask(state, Phase.BUILD)
    else:
        begin_exchanging(state)


@rule
def begin_exchanging(state: State) -> None:
    """R33: workers that were not used are lost."""
    state.workers = 0
    go_on_exchanging(state)


@rule
def go_on_exchanging(state: State) -> None:
    """R75: as long as there is a ship left."""
    if shipping.may_exchange(state):
        ask(state, Phase.EXCHANGE)
    else:
        begin_buying(state)


@rule
def begin_buying(state: State) -> None:
    state.exchanges = 0
    if buying.may_buy(state):
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
    if buying.must_discard(state):
        ask(state, Phase.DISCARD)
    else:
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """R49: the game ends with a round, never within one."""
    if is_round_complete(state) and scoring.is_last_round(state):
        state.dice[:] = NO_DIE
        end_game(state, Phase.OVER)
    else:
        state.turn += 1
        rolling.begin_turn(state)
