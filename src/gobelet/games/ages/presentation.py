"""Messages for people: the question, the buttons, the log, the rules that apply. Texts are in lang/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import NOBODY, GivenUp, Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.ages import actions
from gobelet.games.ages.actions import ACTIONS
from gobelet.games.ages.building import open_boxes
from gobelet.games.ages.constants import (
    DROUGHT,
    INVASION,
    MAX_DICE,
    MAX_FOOD,
    MAX_GOODS_KEPT,
    MAX_OFFERS,
    MAX_ROLLS,
    NO_DIE,
    NUM_FIRST_DEVELOPMENTS,
    NUM_NEW_CITIES,
    PESTILENCE,
    REVOLT,
    SPEARHEAD_LOSS,
    WAITING,
    WORKERS_PER_STONE,
    Development,
    Face,
    Good,
    Phase,
    Trading,
)
from gobelet.games.ages.costs import foresee_collecting, foresee_stopping, with_costs
from gobelet.games.ages.editions import COINS_PER_FOOD, COSTS, EDITIONS, POINTS
from gobelet.games.ages.effects import DICE_LIE, die_yield, effect_of
from gobelet.games.ages.log import some, some_items, tell
from gobelet.games.ages.rolling import are_skulls_locked
from gobelet.games.ages.shipping import given_in, may_build_ship, taken_in
from gobelet.games.ages.state import State, count_dice, count_goods, owns, stack_value
from gobelet.games.ages.trading import proposer, receiver
from gobelet.games.ages.view import view
from gobelet.games.ages.words import CITIES, DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS, PHASES

__all__ = ["ask", "gives_up", "goal", "name_action", "name_draw", "rules_now", "tell", "view"]

RULES_BY_PHASE = {
    Phase.PRESERVE: ("R70",),
    Phase.ROLL: ("R4",),
    Phase.KEEP: ("R5", "R6", "R7", "R9"),
    Phase.LEAD: ("R8",),
    Phase.CHOOSE: ("R9", "R10", "R15", "R16", "R18", "R19"),
    Phase.INVADE: ("R72",),
    Phase.TRADE: ("R28", "R32"),
    Phase.OFFER: ("R29", "R31", "R77"),
    Phase.ANSWER: ("R30", "R76"),
    Phase.COUNTER: ("R29", "R31", "R76", "R77"),
    Phase.REPLY: ("R30", "R76"),
    Phase.BUILD: ("R33", "R34", "R35", "R36", "R37", "R38"),
    Phase.EXCHANGE: ("R75",),
    Phase.BUY: ("R40", "R41", "R44"),
    Phase.PAY: ("R41", "R42", "R43"),
    Phase.DISCARD: ("R45", "R46"),
    Phase.OVER: ("R50", "R51", "R52", "R53"),
}
SOLO_RULES = {Phase.KEEP: ("R58",), Phase.BUILD: ("R55",), Phase.OVER: ("R54",)}
RULES_BY_SKULLS = {DROUGHT: ("R21",), PESTILENCE: ("R22",), INVASION: ("R23",), REVOLT: ("R24", "R25")}
SOLO_RULES_BY_SKULLS = {**RULES_BY_SKULLS, PESTILENCE: ("R56",), REVOLT: ("R24", "R57")}


def rules_now(state: State) -> tuple[str, ...]:
    phase = Phase(state.phase)
    numbers = list(RULES_BY_PHASE[phase])
    if phase in DICE_LIE:
        numbers += _rules_of_skulls(state)
    if phase == Phase.BUILD and state.players in (2, 3):
        numbers.append("R39")
    if state.players == 1:
        numbers += SOLO_RULES.get(phase, ())
    if state.partner != NOBODY and state.trading == Trading.GIFTS:
        numbers.append("R78")
    numbers += EDITIONS[state.edition].rules.get(phase, ())
    if "R58" in numbers:  # alone the skulls are loose, or the reprint says that they are not
        numbers.remove("R58" if are_skulls_locked(state) else "R5")
    return tuple(numbers)


def _rules_of_skulls(state: State) -> tuple[str, ...]:
    """Which disaster comes."""
    skulls = min(int(count_dice(state, int(Face.SKULL))), REVOLT)
    by_skulls = SOLO_RULES_BY_SKULLS if state.players == 1 else RULES_BY_SKULLS
    if skulls < DROUGHT:
        return ()
    has_smithing = owns(state, active_seat(state), int(Development.SMITHING))
    if skulls == INVASION and has_smithing:
        return ("R20", "R73" if state.players == 1 else "R71")
    return ("R20", *by_skulls[skulls])


def goal(players: int, options: Mapping[str, str]) -> tuple[Message, ...]:
    """R47-R50, R54: what wins."""
    edition = next(edition for edition in EDITIONS if edition.name == options["edition"])
    end = Message("goal-end", {"developments": edition.developments_to_end})
    if players == 1:
        end = Message("goal-end-solo", {"rounds": edition.solo_rounds})
    return Message("goal-points", {"players": players}), Message("goal-losses"), end


def ask(state: State) -> Message:
    """The question, with the numbers it turns on."""
    args: dict[str, Any] = {}
    match state.phase:
        case Phase.PRESERVE | Phase.INVADE | Phase.EXCHANGE:
            args = _means(state)
        case Phase.ROLL:
            args = _next_die(state)
        case Phase.KEEP:
            skulls = "locked" if are_skulls_locked(state) else "loose"
            args = {"left": MAX_ROLLS - int(state.rolls), "skulls": skulls}
        case Phase.CHOOSE:
            args = {"count": int(count_dice(state, int(Face.EITHER)))}
        case Phase.TRADE:
            args = {"left": MAX_OFFERS - int(state.offers)}
        case Phase.OFFER | Phase.ANSWER | Phase.COUNTER | Phase.REPLY:
            args = {"give": some_items(state.give), "ask": some_items(state.ask), **_partners(state)}
        case Phase.BUILD:
            return _ask_build(state)
        case Phase.BUY:
            args = {"coins": int(state.coins)}
        case Phase.PAY:
            args = {
                "development": Message(f"development-{DEVELOPMENTS[state.buying]}"),
                "missing": int(COSTS[state.edition, state.buying]) - int(state.coins),
            }
        case Phase.DISCARD:
            args = {"count": int(count_goods(state, active_seat(state))) - MAX_GOODS_KEPT}
    return Message(f"ask-{PHASES[state.phase]}", args)


def _ask_build(state: State) -> Message:
    """R74: a ship needs no workers."""
    name = "ask-build-ship" if may_build_ship(state) else "ask-build"
    return Message(name, {"workers": int(state.workers)})


def _means(state: State) -> dict[str, Any]:
    """R70, R72, R75: what a development can still be used with."""
    seat = state.seats[active_seat(state)]
    return {
        "food": int(seat.food),
        "doubled": min(2 * int(seat.food), MAX_FOOD),
        "spearheads": int(seat.goods[Good.SPEARHEADS]),
        "ships": int(seat.ships) - int(state.exchanges),
    }


def _next_die(state: State) -> dict[str, Any]:
    """Whose roll it is, which die falls next, and how many still have to."""
    waiting = [number for number, die in enumerate(state.dice, start=1) if die == WAITING]
    return {"seat": seat_message(active_seat(state)), "number": waiting[0], "left": len(waiting)}


def _partners(state: State) -> dict[str, Message]:
    return {
        "seat": seat_message(proposer(state)),
        "partner": seat_message(receiver(state)),
    }


def name_action(state: State, action: int) -> Message:
    return ACTIONS.name(NAMERS, state, action)


def name_draw(state: State, outcome: int) -> Message:
    return Message(f"face-{FACES[outcome]}")


def _with_one(message_id: str, key: str, words: list[str]) -> Any:
    return lambda state, k: Message(message_id, {key: some(words[k], 1)})


def _name_stop(state: State, _: int) -> Message:
    """Once Leadership may still reroll a die, what it costs is said there."""
    if state.phase == Phase.LEAD:
        return with_costs(Message("do-stop-lead"), foresee_stopping(state))
    may_lead = owns(state, active_seat(state), int(Development.LEADERSHIP))
    return with_costs(Message("do-stop"), () if may_lead else foresee_stopping(state))


def _name_reroll(state: State, number: int) -> Message:
    chosen = [die for die in range(MAX_DICE) if number + 1 >> die & 1]
    faces = tuple(Message("one-die", {"die": die + 1, "face": _face(state, die)}) for die in chosen)
    every = len(chosen) == int((state.dice != NO_DIE).sum())
    return Message("do-reroll-all" if every else "do-reroll", {"count": len(chosen), "dice": faces})


def _face(state: State, die: int) -> Message:
    return Message(f"face-{FACES[state.dice[die]]}")


def _name_lead(state: State, die: int) -> Message:
    return Message("do-lead", {"die": Message("one-die", {"die": die + 1, "face": _face(state, die)})})


def _name_food(state: State, dice: int) -> Message:
    seat = active_seat(state)
    others = int(count_dice(state, int(Face.EITHER))) - dice
    die = die_yield(state, seat, "either")
    choice = Message("do-food", {"food": dice * die.food, "workers": others * die.workers})
    return with_costs(choice, foresee_collecting(state, dice))


def _name_trade(state: State, seat: int) -> Message:
    return Message("do-trade", {"partner": seat_message(seat)})


def _name_worker(state: State, site: int) -> Message:
    left = int(open_boxes(state, site)) - 1
    if site < NUM_NEW_CITIES:
        place = Message(f"site-{CITIES[site]}")
    else:
        place = Message(f"monument-{MONUMENTS[site - NUM_NEW_CITIES]}")
    return Message("do-worker", {"site": place, "left": left})


def _name_newer(state: State, number: int) -> Message:
    return _name_buy(state, number + NUM_FIRST_DEVELOPMENTS)


def _name_buy(state: State, development: int) -> Message:
    name = DEVELOPMENTS[development]
    return Message(
        "do-buy",
        {
            "development": Message(f"development-{name}"),
            "effect": effect_of(name, int(state.edition), bool(state.players == 1)),
            "cost": int(COSTS[state.edition, development]),
            "points": int(POINTS[state.edition, development]),
        },
    )


def _name_spend(state: State, good: int) -> Message:
    count = int(state.seats[active_seat(state)].goods[good])
    value = int(stack_value(good, count))
    return Message("do-spend", {"goods": some(GOODS[good], count), "value": value})


def _name_sell(state: State, _: int) -> Message:
    return Message("do-sell", {"coins": int(COINS_PER_FOOD[state.edition])})


def _name_exchange(state: State, pair: int) -> Message:
    given, taken = (some(GOODS[good], 1) for good in (given_in(pair), taken_in(pair)))
    return Message("do-exchange", {"given": given, "taken": taken})


def _name_done(state: State, _: int) -> Message:
    lost = int(state.workers) if state.phase == Phase.BUILD else int(state.coins)
    return Message(f"do-done-{PHASES[state.phase]}", {"lost": lost})


def gives_up(state: State, action: int) -> GivenUp | None:
    return ACTIONS.find(GIVING_UP, state, action)


def _give_up_rest(state: State, _: int) -> GivenUp:
    """R38, R44: workers that could still build and coins that could still buy are lost."""
    if state.phase == Phase.BUILD and state.workers:
        return GivenUp(Message("sure-build", {"workers": int(state.workers)}))
    if state.phase == Phase.BUY and state.coins:
        return GivenUp(Message("sure-buy", {"coins": int(state.coins)}))
    return GivenUp()


GIVING_UP: ByFamily[GivenUp] = {
    actions.STOP: lambda state, _: GivenUp(),
    actions.WITHDRAW: lambda state, _: GivenUp(),
    actions.DONE: _give_up_rest,
}

NAMERS: ByFamily[Message] = {
    actions.STOP: _name_stop,
    actions.REROLL: _name_reroll,
    actions.LEAD: _name_lead,
    actions.FOOD: _name_food,
    actions.TRADE: _name_trade,
    actions.GIVE: _with_one("do-give", "item", ITEMS),
    actions.ASK: _with_one("do-ask", "item", ITEMS),
    actions.STONE: lambda state, _: Message("do-stone", {"workers": WORKERS_PER_STONE}),
    actions.WORKER: _name_worker,
    actions.BUY: _name_buy,
    actions.BUY_NEWER: _name_newer,
    actions.PRESERVE: lambda state, _: Message("do-preserve", _means(state)),
    actions.SPEARHEAD: lambda state, _: Message("do-spearhead", {"lost": SPEARHEAD_LOSS}),
    actions.EXCHANGE: _name_exchange,
    actions.REMOVE: _with_one("do-remove", "item", ITEMS),
    actions.SPEND: _name_spend,
    actions.SELL: _name_sell,
    actions.DISCARD: _with_one("do-discard", "good", GOODS),
    actions.DONE: _name_done,
}
