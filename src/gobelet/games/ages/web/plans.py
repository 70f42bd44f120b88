"""
What can be ticked on the board, phase by phase, and what it means.

    die-3              a die                         dev-irrigation    a development
    city4-2, temple-5  a box of a city or monument   stack-wood        all goods of a row
    peg-wood-1         one good, or food             ask-1-wood-1      one of what an opponent has
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from gobelet.engine.contract import NOBODY, Message
from gobelet.engine.errors import NotationError
from gobelet.engine.plans import Composed, Pick, Plan, Turn
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import ACTIONS, ASK, BUY, DISCARD, GIVE, REROLL, SELL, SPEND, TRADE, WORKER
from gobelet.games.ages.building import open_boxes
from gobelet.games.ages.buying import may_sell_food
from gobelet.games.ages.civilisation import SeatView
from gobelet.games.ages.constants import MONUMENT_BOXES, NEW_CITY_BOXES, NUM_NEW_CITIES
from gobelet.games.ages.editions import COINS_PER_FOOD, COSTS
from gobelet.games.ages.log import some
from gobelet.games.ages.trading import free_space, held, may_trade_with
from gobelet.games.ages.view import TableView
from gobelet.games.ages.web.paying import Payment, Purse, settle
from gobelet.games.ages.words import DEVELOPMENTS, ITEMS, SITES


class Steps(NamedTuple):
    plan: Callable[[Turn], Plan]
    compose: Callable[[Turn, Sequence[str]], Composed]


def _new_plan(turn: Turn, name: str, keys: Iterable[str], *families: int) -> Plan:
    """Everything in *keys* is a tick of its own, but of developments only one; *families* need no buttons."""
    picks = {key: Pick(key, "buy" if key.startswith("dev-") else None) for key in keys}
    return Plan(name, picks, Message(f"web-plan-{name}"), ACTIONS.select(turn.legal, *families))


def _active(view: TableView) -> SeatView:
    return view.seats[view.active]


def _pegs(item: str, count: int) -> list[str]:
    return [f"peg-{item}-{number}" for number in range(1, count + 1)]


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
    return _new_plan(turn, "build", keys, WORKER)


def _compose_build(turn: Turn, picks: Sequence[str]) -> Composed:
    workers = Counter(pick.rsplit("-", 1)[0] for pick in picks)
    left = int(turn.state.workers) - workers.total()
    if not picks or left < 0:
        raise NotationError(f"Too many boxes ticked: {workers.total()} for {turn.state.workers} workers.")
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
    return _new_plan(turn, "buy", keys + _means(turn, seat), BUY)


def _plan_payment(turn: Turn) -> Plan:
    return _new_plan(turn, "pay", _means(turn, _active(turn.view)), SPEND, SELL)


def _means(turn: Turn, seat: SeatView) -> list[str]:
    """What can be spent besides coins."""
    food = _pegs("food", seat.food) if may_sell_food(turn.state) else []
    return [f"stack-{good.name}" for good in seat.goods if good.count] + food


def _compose_purchase(turn: Turn, picks: Sequence[str]) -> Composed:
    chosen = [pick.removeprefix("dev-") for pick in picks if pick.startswith("dev-")]
    if len(chosen) != 1:
        raise NotationError("Pick one development.")
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
    return _new_plan(turn, "discard", keys, DISCARD)


def _compose_discard(turn: Turn, picks: Sequence[str]) -> Composed:
    goods = _count_pegs(picks)
    left = turn.table.game.presentation.ask(turn.state).args["count"] - goods.total()
    if not picks or left < 0:
        raise NotationError(f"Wrong number of goods ticked: {goods.total()}.")
    label = Message("web-discard", {"goods": _some_of(goods), "left": left})
    return Composed([f"discard {good}" for good in goods.elements()], label)


# -- Trading --------------------------------------------------------------------------------------------


def _plan_offer(turn: Turn) -> Plan:
    """R29-R31: what one has and the other has room for, on top of what is on offer already."""
    state, seat = turn.state, int(active_seat(turn.state))
    partners = [other for other in range(turn.table.players) if _may_ask(state, other)]
    keys = []
    for item, name in enumerate(ITEMS):
        most = max(_movable(state, seat, other, item) for other in partners)
        keys += _pegs(name, 0 if state.ask[item] else most - int(state.give[item]))
        for other in partners:
            left = 0 if state.give[item] else _movable(state, other, seat, item) - int(state.ask[item])
            keys += [f"ask-{other}-{name}-{number}" for number in range(1, left + 1)]
    return _new_plan(turn, "offer", keys, TRADE, GIVE, ASK)


def _may_ask(state: Any, other: int) -> bool:
    return bool(other == state.partner if state.partner != NOBODY else may_trade_with(state, other))


def _movable(state: Any, giver: int, taker: int, item: int) -> int:
    return int(min(held(state, giver, item), free_space(state, taker, item)))


def _compose_offer(turn: Turn, picks: Sequence[str]) -> Composed:
    asks = [pick.split("-") for pick in picks if pick.startswith("ask-")]
    partners = {int(ask[1]) for ask in asks}
    offer = turn.view.offer
    if offer is not None:
        partners.add(offer.partner)
    if len(partners) != 1:
        raise NotationError("An offer needs exactly one opponent.")
    partner = partners.pop()
    give, ask = _count_pegs(picks), Counter(ask[2] for ask in asks)
    actions = [] if offer is not None else [f"trade p{partner}"]
    actions += [f"give {item}" for item in give.elements()] + [f"ask {item}" for item in ask.elements()]
    if offer is not None:
        give, ask = give + Counter(dict(offer.give)), ask + Counter(dict(offer.ask))
    label = {"partner": seat_message(partner), "give": _some_of(give), "ask": _some_of(ask)}
    return Composed([*actions, "propose"], Message("web-offer", label))


PLANS = {
    "keep": Steps(_plan_reroll, _compose_reroll),
    "build": Steps(_plan_build, _compose_build),
    "buy": Steps(_plan_purchase, _compose_purchase),
    "pay": Steps(_plan_payment, _compose_payment),
    "discard": Steps(_plan_discard, _compose_discard),
    "trade": Steps(_plan_offer, _compose_offer),
    "offer": Steps(_plan_offer, _compose_offer),
}
