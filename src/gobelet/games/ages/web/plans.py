"""
What can be ticked on the board, phase by phase, and what it means.

    die-3              a die                         dev-irrigation    a development
    city4-2, temple-5  a box of a city or monument   stack-wood        all goods of a row
    peg-wood-1         one good, or food             ask-1-wood-1      one of what an opponent has
    take-cloth-1       one good that a ship brings
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from gobelet.engine.contract import NOBODY, Message
from gobelet.engine.errors import NotationError
from gobelet.engine.plans import Composed, Pick, Plan, TickError, Turn
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import (
    ACTIONS,
    ASK,
    BUY,
    BUY_NEWER,
    COUNTER,
    DISCARD,
    EXCHANGE,
    GIVE,
    REROLL,
    SELL,
    SPEND,
    TRADE,
    WORKER,
)
from gobelet.games.ages.building import open_boxes
from gobelet.games.ages.buying import may_sell_food
from gobelet.games.ages.civilisation import SeatView
from gobelet.games.ages.constants import MONUMENT_BOXES, NEW_CITY_BOXES, NUM_NEW_CITIES, Phase, Trading
from gobelet.games.ages.editions import COINS_PER_FOOD, COSTS
from gobelet.games.ages.log import some
from gobelet.games.ages.trading import free_space, held, may_counter, may_trade_with
from gobelet.games.ages.view import TableView
from gobelet.games.ages.web.paying import Payment, Purse, settle
from gobelet.games.ages.words import DEVELOPMENTS, ITEMS, SITES

ANSWERING = (Phase.ANSWER, Phase.REPLY)
COUNTERING = (*ANSWERING, Phase.COUNTER)


class Steps(NamedTuple):
    plan: Callable[[Turn], Plan]
    compose: Callable[[Turn, Sequence[str]], Composed]


def _new_plan(turn: Turn, name: str, keys: Iterable[str], *families: int, most: int | None = None) -> Plan:
    """Everything in *keys* is a tick of its own, but of developments only one; *families* need no buttons."""
    picks = {key: Pick(key, "buy" if key.startswith("dev-") else None) for key in keys}
    return Plan(name, picks, Message(f"web-plan-{name}"), ACTIONS.select(turn.legal, *families), most)


def _active(view: TableView) -> SeatView:
    return view.seats[view.active]


def _pegs(item: str, count: int) -> list[str]:
    return [f"peg-{item}-{number}" for number in range(1, count + 1)]


def _too_many(what: str, over: int) -> NotationError:
    """How many ticks are too many; none are, where nothing is ticked."""
    if over <= 0:
        return NotationError("Nothing is ticked.")
    return TickError(Message(f"web-why-{what}", {"over": over}))


def _count_pegs(picks: Sequence[str]) -> Counter[str]:
    return Counter(pick.split("-")[1] for pick in picks if pick.startswith("peg-"))


def _some_of(items: Counter[str]) -> tuple[Message, ...]:
    return tuple(some(item, items[item]) for item in ITEMS if items[item])


# -- Dice -----------------------------------------------------------------------------------------------


def _plan_reroll(turn: Turn) -> Plan:
    keys = [f"die-{die.number}" for die in turn.view.dice if not die.locked]
    return _new_plan(turn, "reroll", keys, REROLL)


def _compose_reroll(turn: Turn, picks: Sequence[str]) -> Composed:
    if not picks:
        raise NotationError("No die is ticked.")
    dice = sorted(pick.removeprefix("die-") for pick in picks)
    return Composed([f"reroll {' '.join(dice)}"], Message("web-reroll", {"count": len(dice)}))


# -- Workers --------------------------------------------------------------------------------------------

SITE_BOXES = [int(boxes) for boxes in (*NEW_CITY_BOXES, *MONUMENT_BOXES)]


def _plan_build(turn: Turn) -> Plan:
    keys = []
    for number, boxes in enumerate(SITE_BOXES if turn.state.workers else ()):
        first = boxes - int(open_boxes(turn.state, number)) + 1
        keys += [f"{SITES[number]}-{box}" for box in range(first, boxes + 1)]
    return _new_plan(turn, "build", keys, WORKER, most=int(turn.state.workers))


def _compose_build(turn: Turn, picks: Sequence[str]) -> Composed:
    workers = Counter(pick.rsplit("-", 1)[0] for pick in picks)
    left = int(turn.state.workers) - workers.total()
    if not picks or left < 0:
        raise _too_many("workers", -left)
    sites = [site for site in SITES if workers[site]]
    label = Message(
        "web-build",
        {
            "workers": some("workers", workers.total()),
            "sites": tuple(_name_work(turn, site, workers[site]) for site in sites),
            "left": left,
        },
    )
    return Composed([f"worker {site}" for site in sites for _ in range(workers[site])], label)


def _name_work(turn: Turn, site: str, workers: int) -> Message:
    number = SITES.index(site)
    args: dict[str, Any] = {"count": workers, "left": int(open_boxes(turn.state, number)) - workers}
    if number < NUM_NEW_CITIES:
        return Message("web-build-city", args | {"site": Message(f"site-{site}")})
    monument = next(m for m in _active(turn.view).monuments if m.name == site)
    points = monument.first_points if monument.builder is None else monument.later_points
    return Message("web-build-monument", args | {"site": Message(f"the-{site}"), "points": points})


# -- Buying ---------------------------------------------------------------------------------------------


def _plan_purchase(turn: Turn) -> Plan:
    seat = _active(turn.view)
    keys = [f"dev-{d.name}" for d in seat.developments if d.within_reach]
    return _new_plan(turn, "buy", keys + _means(turn, seat), BUY, BUY_NEWER)


def _plan_payment(turn: Turn) -> Plan:
    return _new_plan(turn, "pay", _means(turn, _active(turn.view)), SPEND, SELL)


def _means(turn: Turn, seat: SeatView) -> list[str]:
    """What can be spent besides coins."""
    food = _pegs("food", seat.food) if may_sell_food(turn.state) else []
    return [f"stack-{good.name}" for good in seat.goods if good.count] + food


def _compose_purchase(turn: Turn, picks: Sequence[str]) -> Composed:
    chosen = [pick.removeprefix("dev-") for pick in picks if pick.startswith("dev-")]
    if len(chosen) != 1:
        raise TickError(Message("web-why-development"))
    return _pay(turn, chosen[0], picks, [f"buy {chosen[0]}"])


def _compose_payment(turn: Turn, picks: Sequence[str]) -> Composed:
    return _pay(turn, DEVELOPMENTS[turn.state.buying], picks, [])


def _pay(turn: Turn, development: str, picks: Sequence[str], first: list[str]) -> Composed:
    """The coins, and with them what *picks* come to (see `settle`)."""
    coins, cost = int(turn.state.coins), int(COSTS[turn.state.edition, DEVELOPMENTS.index(development)])
    seat = _active(turn.view)
    purse = _purse(turn, seat)
    stacks = frozenset(pick.removeprefix("stack-") for pick in picks if pick.startswith("stack-"))
    ticked = Payment(stacks, _count_pegs(picks)["food"])
    payment = settle(purse, ticked, cost - coins)
    kept = Payment(ticked.stacks - payment.stacks, max(ticked.food - payment.food, 0))
    label = Message(
        "web-buy" if kept == Payment() else "web-buy-kept",
        {
            "development": Message(f"development-{development}"),
            "cost": cost,
            "paid": (some("coins", coins),) * bool(coins) + _name_parts(seat, purse, payment),
            "over": coins + purse.value(payment) - cost,
            "kept": _name_parts(seat, purse, kept),
        },
    )
    return Composed(first + purse.order(payment), label)


def _purse(turn: Turn, seat: SeatView) -> Purse:
    stacks = {good.name: good.value for good in seat.goods if good.count}
    food = seat.food if may_sell_food(turn.state) else 0
    return Purse(stacks, food, int(COINS_PER_FOOD[turn.state.edition]))


def _name_parts(seat: SeatView, purse: Purse, payment: Payment) -> tuple[Message, ...]:
    parts = [
        Message("web-worth", {"goods": some(good.name, good.count), "value": good.value})
        for good in seat.goods
        if good.name in payment.stacks
    ]
    if payment.food:
        value = payment.food * purse.price
        parts.append(Message("web-worth", {"goods": some("food", payment.food), "value": value}))
    return tuple(parts)


# -- Discarding -----------------------------------------------------------------------------------------


def _plan_discard(turn: Turn) -> Plan:
    keys = [peg for good in _active(turn.view).goods for peg in _pegs(good.name, good.count)]
    return _new_plan(turn, "discard", keys, DISCARD, most=_surplus(turn))


def _surplus(turn: Turn) -> int:
    """R45: how many goods must go."""
    return int(turn.table.game.presentation.ask(turn.state).args["count"])


def _compose_discard(turn: Turn, picks: Sequence[str]) -> Composed:
    goods = _count_pegs(picks)
    left = _surplus(turn) - goods.total()
    if not picks or left < 0:
        raise _too_many("goods", -left)
    label = Message("web-discard", {"goods": _some_of(goods), "left": left})
    return Composed([f"discard {good}" for good in goods.elements()], label)


# -- Ships ----------------------------------------------------------------------------------------------


def _plan_exchange(turn: Turn) -> Plan:
    """R75: goods to give on the peg board, goods to take beside it, a ship each."""
    seat, left = _active(turn.view), _ships_left(turn)
    keys = [peg for good in seat.goods for peg in _pegs(good.name, min(good.count, left))]
    for good in seat.goods:
        most = min(good.capacity - good.count, left)
        keys += [f"take-{good.name}-{number}" for number in range(1, most + 1)]
    return _new_plan(turn, "exchange", keys, EXCHANGE)


def _ships_left(turn: Turn) -> int:
    return int(_active(turn.view).ships - turn.view.exchanges)


def _compose_exchange(turn: Turn, picks: Sequence[str]) -> Composed:
    give = _count_pegs(picks)
    take = Counter(pick.split("-")[1] for pick in picks if pick.startswith("take-"))
    over = max(give.total(), take.total()) - _ships_left(turn)
    if not picks or over > 0:
        raise _too_many("ships", over)
    if give & take:
        raise TickError(Message("web-why-same", {"goods": _some_of(give & take)}))
    if give.total() != take.total():
        raise TickError(Message("web-why-balance", {"give": give.total(), "take": take.total()}))
    pairs = zip(give.elements(), take.elements(), strict=True)
    label = Message("web-exchange-goods", {"give": _some_of(give), "take": _some_of(take)})
    return Composed([f"exchange {given} for {taken}" for given, taken in pairs], label)


# -- Trading --------------------------------------------------------------------------------------------


def _plan_offer(turn: Turn) -> Plan:
    """R29-R31: what one has and the other has room for, on top of what is on offer already."""
    state = turn.state
    if state.phase in ANSWERING and not may_counter(state):
        return _new_plan(turn, "counter", [])
    partners, give, ask = _partners(turn), *_drafted(turn)
    keys = []
    for item, name in enumerate(ITEMS):
        most = max(_movable(state, int(state.actor), other, item) for other in partners)
        keys += _pegs(name, 0 if ask[name] else most - give[name])
        for other in partners:
            left = 0 if give[name] else _movable(state, other, int(state.actor), item) - ask[name]
            keys += [f"ask-{other}-{name}-{number}" for number in range(1, left + 1)]
    if state.phase in COUNTERING:
        return _new_plan(turn, "counter", keys, GIVE, ASK, COUNTER)
    chooses_partner = state.trading == Trading.GIFTS and len(partners) > 1  # R78: a gift does not show it
    return _new_plan(turn, "offer", keys, GIVE, ASK, *(() if chooses_partner else (TRADE,)))


def _partners(turn: Turn) -> list[int]:
    """Whom the actor can make an offer to."""
    state = turn.state
    if state.partner == NOBODY:
        return [other for other in range(turn.table.players) if may_trade_with(state, other)]
    return [int(active_seat(state) if state.actor == state.partner else state.partner)]


def _drafted(turn: Turn) -> tuple[Counter[str], Counter[str]]:
    """What the actor has drafted so far; an answer begins with nothing (R76)."""
    offer = turn.view.offer
    if offer is None or turn.state.phase in ANSWERING:
        return Counter(), Counter()
    return Counter(dict(offer.give)), Counter(dict(offer.ask))


def _movable(state: Any, giver: int, taker: int, item: int) -> int:
    return int(min(held(state, giver, item), free_space(state, taker, item)))


def _compose_offer(turn: Turn, picks: Sequence[str]) -> Composed:
    asks = [pick.split("-") for pick in picks if pick.startswith("ask-")]
    named, possible = {int(ask[1]) for ask in asks}, _partners(turn)
    partners = named or set(possible)
    if len(partners) != 1:
        raise TickError(Message("web-why-partner"))
    partner = partners.pop()
    give, ask = _count_pegs(picks), Counter(ask[2] for ask in asks)
    actions = _begin_draft(turn, partner)
    actions += [f"give {item}" for item in give.elements()] + [f"ask {item}" for item in ask.elements()]
    old_give, old_ask = _drafted(turn)
    label = {
        "partner": seat_message(partner),
        "give": _some_of(give + old_give) or Message("some-nothing"),
        "ask": _some_of(ask + old_ask) or Message("some-nothing"),
    }
    name = "web-counter" if turn.state.phase in COUNTERING else "web-offer"
    return Composed([*actions, "propose"], Message(name, label))


def _begin_draft(turn: Turn, partner: int) -> list[str]:
    """What comes before the first item."""
    if turn.state.phase == Phase.TRADE:
        return [f"trade p{partner}"]
    return ["counter"] if turn.state.phase in ANSWERING else []


PLANS = {
    "keep": Steps(_plan_reroll, _compose_reroll),
    "build": Steps(_plan_build, _compose_build),
    "buy": Steps(_plan_purchase, _compose_purchase),
    "pay": Steps(_plan_payment, _compose_payment),
    "discard": Steps(_plan_discard, _compose_discard),
    "exchange": Steps(_plan_exchange, _compose_exchange),
    "trade": Steps(_plan_offer, _compose_offer),
    "offer": Steps(_plan_offer, _compose_offer),
    "answer": Steps(_plan_offer, _compose_offer),
    "counter": Steps(_plan_offer, _compose_offer),
    "reply": Steps(_plan_offer, _compose_offer),
}
