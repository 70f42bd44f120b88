"""Messages for people: the question, the buttons, the log, the rules that apply. Texts are in lang/."""

from __future__ import annotations

from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.ages import actions
from gobelet.games.ages.actions import ACTIONS
from gobelet.games.ages.building import open_boxes
from gobelet.games.ages.constants import (
    DROUGHT,
    INVASION,
    MAX_DICE,
    MAX_GOODS_KEPT,
    MAX_OFFERS,
    MAX_ROLLS,
    NO_DIE,
    NUM_NEW_CITIES,
    PESTILENCE,
    REVOLT,
    WAITING,
    WORKERS_PER_STONE,
    Face,
    Phase,
)
from gobelet.games.ages.editions import COINS_PER_FOOD, COSTS, EDITIONS, POINTS
from gobelet.games.ages.effects import DICE_LIE, die_yield, effect_of
from gobelet.games.ages.log import some, some_items, tell
from gobelet.games.ages.rolling import are_skulls_locked
from gobelet.games.ages.state import State, count_dice, count_goods, stack_value
from gobelet.games.ages.view import view
from gobelet.games.ages.words import CITIES, DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS, PHASES

__all__ = ["ask", "name_action", "name_draw", "rules_now", "tell", "view"]

RULES_BY_PHASE = {
    Phase.ROLL: ("R4",),
    Phase.KEEP: ("R5", "R6", "R7", "R9"),
    Phase.LEAD: ("R8",),
    Phase.CHOOSE: ("R9", "R10", "R15", "R16", "R18", "R19"),
    Phase.TRADE: ("R28", "R32"),
    Phase.OFFER: ("R29", "R31"),
    Phase.ANSWER: ("R30",),
    Phase.BUILD: ("R33", "R34", "R35", "R36", "R37", "R38"),
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
    numbers += EDITIONS[state.edition].rules.get(phase, ())
    if "R58" in numbers:  # alone the skulls are loose, or the reprint says that they are not
        numbers.remove("R58" if are_skulls_locked(state) else "R5")
    return tuple(numbers)


def _rules_of_skulls(state: State) -> tuple[str, ...]:
    """Which disaster comes."""
    skulls = min(int(count_dice(state, int(Face.SKULL))), REVOLT)
    by_skulls = SOLO_RULES_BY_SKULLS if state.players == 1 else RULES_BY_SKULLS
    return ("R20", *by_skulls[skulls]) if skulls >= DROUGHT else ()


def ask(state: State) -> Message:
    """The question, with the numbers it turns on."""
    args: dict[str, Any] = {}
    match state.phase:
        case Phase.ROLL:
            args = _next_die(state)
        case Phase.KEEP:
            args = {"left": MAX_ROLLS - int(state.rolls)}
        case Phase.CHOOSE:
            args = {"count": int(count_dice(state, int(Face.EITHER)))}
        case Phase.TRADE:
            args = {"left": MAX_OFFERS - int(state.offers)}
        case Phase.OFFER | Phase.ANSWER:
            args = {"give": some_items(state.give), "ask": some_items(state.ask), **_partners(state)}
        case Phase.BUILD:
            args = {"workers": int(state.workers)}
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


def _next_die(state: State) -> dict[str, Any]:
    """Whose roll it is, which die falls next, and how many still have to."""
    waiting = [number for number, die in enumerate(state.dice, start=1) if die == WAITING]
    return {"seat": seat_message(active_seat(state)), "number": waiting[0], "left": len(waiting)}


def _partners(state: State) -> dict[str, Message]:
    return {
        "seat": seat_message(active_seat(state)),
        "partner": seat_message(state.partner),
    }


def name_action(state: State, action: int) -> Message:
    return ACTIONS.name(NAMERS, state, action)


def name_draw(state: State, outcome: int) -> Message:
    return Message(f"face-{FACES[outcome]}")


def _with_one(message_id: str, key: str, words: list[str]) -> Any:
    return lambda state, k: Message(message_id, {key: some(words[k], 1)})


def _name_stop(state: State, _: int) -> Message:
    return Message("do-stop" if state.phase == Phase.KEEP else "do-stop-lead")


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
    return Message("do-food", {"food": dice * die.food, "workers": others * die.workers})


def _name_trade(state: State, seat: int) -> Message:
    return Message("do-trade", {"partner": seat_message(seat)})


def _name_worker(state: State, site: int) -> Message:
    left = int(open_boxes(state, site)) - 1
    if site < NUM_NEW_CITIES:
        place = Message(f"site-{CITIES[site]}")
    else:
        place = Message(f"monument-{MONUMENTS[site - NUM_NEW_CITIES]}")
    return Message("do-worker", {"site": place, "left": left})


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


def _name_done(state: State, _: int) -> Message:
    lost = int(state.workers) if state.phase == Phase.BUILD else int(state.coins)
    return Message(f"do-done-{PHASES[state.phase]}", {"lost": lost})


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
    actions.SPEND: _name_spend,
    actions.SELL: _name_sell,
    actions.DISCARD: _with_one("do-discard", "good", GOODS),
    actions.DONE: _name_done,
}
