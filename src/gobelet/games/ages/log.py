"""Log messages about what an action or a draw did: the rules, run again on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.ages.actions import (
    ACCEPT,
    COUNTER,
    EXCHANGE,
    FOOD,
    PRESERVE,
    REFUSE,
    SHIP,
    SPEARHEAD,
    WITHDRAW,
)
from gobelet.games.ages.collecting import collect, feed_cities, is_invaded
from gobelet.games.ages.constants import (
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NUM_DEVELOPMENTS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
    SPEARHEAD_LOSS,
    Phase,
)
from gobelet.games.ages.effects import copy_of, strike
from gobelet.games.ages.rolling import land_die
from gobelet.games.ages.shipping import given_in, taken_in
from gobelet.games.ages.state import State, has_built
from gobelet.games.ages.trading import proposer, receiver
from gobelet.games.ages.words import CITIES, DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS

BEFORE_COLLECTING = (Phase.ROLL, Phase.KEEP, Phase.LEAD, Phase.CHOOSE)
SITE_NAMES = [*(Message(f"site-{c}") for c in CITIES), *(Message(f"monument-{m}") for m in MONUMENTS)]


def tell(before: State, after: State, action: int | None, outcome: int | None) -> list[Message]:
    """The lines, in the order things happened; none for a small step such as one worker of many."""
    return [
        *_tell_preservation(before, after, action),
        *_tell_dice(before, outcome),
        *_tell_collecting(before, after, action, outcome),
        *_tell_spearhead(before, action),
        *_tell_answer(before, action),
        *_tell_ships(before, action),
        *_tell_new_things(before, after),
        *_tell_sites(before, after),
    ]


def _tell_dice(before: State, outcome: int | None) -> Iterator[Message]:
    """The result of a roll, once the last die is rolled."""
    if outcome is None:
        return
    landed = copy_of(before)
    if land_die(landed, outcome):
        faces = tuple(Message(f"face-{FACES[die]}") for die in landed.dice if die >= 0)
        yield Message("told-dice", {"seat": seat_message(active_seat(before)), "dice": faces})


def _tell_collecting(
    before: State, after: State, action: int | None, outcome: int | None
) -> Iterator[Message]:
    """Collecting, feeding and the disaster, if this is the step that made the dice final."""
    if before.phase not in BEFORE_COLLECTING:
        return
    if after.turn == before.turn and after.phase in BEFORE_COLLECTING:
        return
    state = copy_of(before)
    if outcome is not None:
        land_die(state, outcome)
    food_dice = action - FOOD if action is not None and before.phase == Phase.CHOOSE else 0
    collect(state, int(food_dice))
    yield from _tell_gains(before, state)
    fed = copy_of(state)
    feed_cities(fed)
    yield from _tell_feeding(state, fed)
    yield from _tell_disaster(fed)


def _tell_gains(before: State, after: State) -> Iterator[Message]:
    seat = active_seat(before)
    old, new = before.seats[seat], after.seats[seat]
    gains = [("food", int(new.food) - int(old.food))]
    gains += [(good, int(new.goods[k]) - int(old.goods[k])) for k, good in enumerate(GOODS)]
    gains += [("workers", int(after.workers)), ("coins", int(after.coins))]
    items = tuple(some(name, count) for name, count in gains if count)
    yield Message(
        "told-collect" if items else "told-collect-nothing", {"seat": seat_message(seat), "items": items}
    )


def _tell_feeding(before: State, after: State) -> Iterator[Message]:
    seat = active_seat(before)
    hungry = int(after.seats[seat].disasters) - int(before.seats[seat].disasters)
    if hungry:
        yield Message("told-famine", {"seat": seat_message(seat), "count": hungry})


def _tell_disaster(before: State) -> tuple[Message, ...]:
    disaster = strike(before)
    return disaster.messages if disaster else ()


def _tell_preservation(before: State, after: State, action: int | None) -> Iterator[Message]:
    """R70."""
    if action == PRESERVE:
        seat = active_seat(before)
        old, new = int(before.seats[seat].food), int(after.seats[seat].food)
        yield Message("told-preserve", {"seat": seat_message(seat), "before": old, "after": new})


def _tell_spearhead(before: State, action: int | None) -> Iterator[Message]:
    """R72."""
    if action == SPEARHEAD:
        for seat in range(before.players):
            if is_invaded(before, seat):
                yield Message("told-spearhead", {"seat": seat_message(seat), "lost": SPEARHEAD_LOSS})


def _tell_answer(before: State, action: int | None) -> Iterator[Message]:
    """R30, R76, R78."""
    if before.phase not in (Phase.ANSWER, Phase.REPLY, Phase.COUNTER):
        return
    giver, taker = seat_message(proposer(before)), seat_message(receiver(before))
    if action == ACCEPT and not before.ask.any():
        yield Message("told-gift", {"seat": giver, "partner": taker, "items": some_items(before.give)})
    elif action == ACCEPT and not before.give.any():
        yield Message("told-gift", {"seat": taker, "partner": giver, "items": some_items(before.ask)})
    elif action == ACCEPT:
        sides = {"give": some_items(before.give), "ask": some_items(before.ask)}
        yield Message("told-accept", {"seat": taker, "partner": giver, **sides})
    elif action == REFUSE:
        yield Message("told-refuse", {"seat": taker})
    elif action == COUNTER:
        yield Message("told-counter", {"seat": taker})
    elif action == WITHDRAW:
        yield Message("told-refuse", {"seat": giver})


def _tell_ships(before: State, action: int | None) -> Iterator[Message]:
    """R74, R75."""
    seat = seat_message(active_seat(before))
    if action == SHIP:
        yield Message("told-ship", {"seat": seat})
    elif before.phase == Phase.EXCHANGE and action is not None and action >= EXCHANGE:
        pair = action - EXCHANGE
        given, taken = (some(GOODS[good], 1) for good in (given_in(pair), taken_in(pair)))
        yield Message("told-exchange", {"seat": seat, "given": given, "taken": taken})


def _tell_new_things(before: State, after: State) -> Iterator[Message]:
    """Cities, monuments and developments that were not there before."""
    active = active_seat(before)
    seat = seat_message(active)
    for city in range(NUM_NEW_CITIES):
        if _has_finished(before, after, active, city):
            yield Message("told-city", {"seat": seat, "site": Message(f"site-{CITIES[city]}")})
    for monument in range(NUM_MONUMENTS):
        if has_built(after, active, monument) and not has_built(before, active, monument):
            first = "first" if after.first_builder[monument] == active else "later"
            yield Message(
                f"told-monument-{first}",
                {"seat": seat, "monument": Message(f"the-{MONUMENTS[monument]}")},
            )
    for k in range(NUM_DEVELOPMENTS):
        if after.seats[active].developments[k] > before.seats[active].developments[k]:
            yield Message(
                "told-development", {"seat": seat, "development": Message(f"development-{DEVELOPMENTS[k]}")}
            )


def _tell_sites(before: State, after: State) -> Iterator[Message]:
    """Where boxes are ticked but not all, once the workers have done their work."""
    if before.phase != Phase.BUILD or after.phase == Phase.BUILD:
        return
    own = after.seats[active_seat(before)]
    ticked = [*own.city_workers, *own.monument_workers]
    boxes = [*NEW_CITY_BOXES, *MONUMENT_BOXES]
    sites = tuple(
        Message("one-site", {"site": name, "ticked": int(done), "boxes": int(size)})
        for name, done, size in zip(SITE_NAMES, ticked, boxes, strict=True)
        if 0 < done < size
    )
    if sites:
        yield Message("told-sites", {"seat": seat_message(active_seat(before)), "sites": sites})


def _has_finished(before: State, after: State, seat: int, city: int) -> bool:
    ticked = after.seats[seat].city_workers[city]
    return bool(ticked == NEW_CITY_BOXES[city] and ticked > before.seats[seat].city_workers[city])


def some(item: str, count: int) -> Message:
    return Message(f"some-{item}", {"count": count})


def some_items(side: Any) -> tuple[Message, ...]:
    """One side of an exchange."""
    items = tuple(some(item, int(count)) for item, count in zip(ITEMS, side, strict=True) if count)
    return items or (Message("some-nothing"),)
