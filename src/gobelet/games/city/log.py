"""Log messages about what an action or a draw did: the rules, run again on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.city import actions
from gobelet.games.city.abilities import some_resources
from gobelet.games.city.actions import ACTIONS
from gobelet.games.city.attacking import attack_bandits, attack_location
from gobelet.games.city.building import reveal
from gobelet.games.city.components import AMOUNT, BANDIT_POINTS, FIRST_CARD, LOCATIONS, SHIP_POINTS
from gobelet.games.city.constants import (
    MAX_PAID,
    NUM_COLUMNS,
    NUM_RESOURCES,
    NUM_SPACES,
    Ability,
    Phase,
    Step,
)
from gobelet.games.city.dicing import land_die, seat_rolling
from gobelet.games.city.scoring import is_last_round
from gobelet.games.city.state import State, count_pile, space_under
from gobelet.games.city.using import take_die, use_location
from gobelet.games.city.words import RESOURCES, ROWS


def tell(before: State, after: State, action: int | None, outcome: int | None) -> list[Message]:
    """The lines, in the order things happened."""
    told = _tell_draw(before, after, outcome or 0) if action is None else _tell_action(before, action)
    return [*told, *_tell_end(before, after)]


# -- Draws ----------------------------------------------------------------------------------------------


def _tell_draw(before: State, after: State, outcome: int) -> Iterator[Message]:
    if before.phase == Phase.REVEAL:
        yield from _tell_card(before, outcome)
        return
    seat = seat_rolling(before)
    landed = copy_of(before)
    land_die(landed, outcome)
    if seat_rolling(landed) != seat:
        yield Message("told-roll", {"seat": seat_message(seat), "dice": _dice_in_place(landed, seat)})


def _dice_in_place(state: State, seat: int) -> tuple[Message, ...]:
    """The places of all unused dice of a seat."""
    dice = state.seats[seat].dice.tolist()
    return tuple(die_at(die, column) for die, column in enumerate(dice) if column >= 0)


def _tell_card(before: State, outcome: int) -> Iterator[Message]:
    turned = copy_of(before)
    reveal(turned, outcome)
    for location, count in enumerate(before.pile):
        if turned.pile[location] < count:
            yield Message("told-reveal", {"card": LOCATIONS[location].name})


def die_at(die: int, column: int) -> Message:
    """A die and the column it shows."""
    return Message("die-at", {"row": Message(f"row-{ROWS[die]}"), "column": column + 1})


# -- Actions --------------------------------------------------------------------------------------------


def _tell_action(before: State, action: int) -> Iterator[Message]:
    told = ACTIONS.find(TELLERS, before, action)
    if told is not None:
        yield told


def _told(state: State, message_id: str, **args: Any) -> Message:
    return Message(message_id, {"seat": seat_message(active_seat(state)), **args})


def _one(resource: int) -> Message:
    return Message(f"some-{RESOURCES[resource]}", {"count": 1})


def _tell_use(before: State, die: int) -> Message:
    return _tell_location(before, int(space_under(before, active_seat(before), die)), die)


def _tell_location(before: State, space: int, die: int) -> Message:
    """What a location gave."""
    used = copy_of(before)
    take_die(used, die)
    used.die = die
    use_location(used, space)
    gains = _gains(before, used)
    place = place_of(before, active_seat(before), space)
    return _told(before, "told-use-for" if gains else "told-use", place=place, gains=gains)


def _gains(before: State, after: State) -> tuple[Message, ...]:
    """What the player has more than before."""
    active = active_seat(before)
    old, new = before.seats[active], after.seats[active]
    gains = list(some_resources([int(a) - int(b) for a, b in zip(new.stock, old.stock, strict=True)]))
    numbers = {
        "some-points": int(new.points) - int(old.points),
        "some-strength": int(after.strength) - int(before.strength),
        "some-against-bandits": int(after.against_bandits) - int(before.against_bandits),
        "some-army-bonus": int(after.army_bonus) - int(before.army_bonus),
        "some-resource-bonus": int(after.resource_bonus) - int(before.resource_bonus),
        "some-bandit-malus": int(after.bandit_malus) - int(before.bandit_malus),
    }
    return (*gains, *(Message(name, {"count": count}) for name, count in numbers.items() if count))


def _tell_move(before: State, number: int) -> Message:
    die, side = divmod(number, 2)
    column = int(before.seats[active_seat(before)].dice[die]) + (1 if side else -1)
    return _told(before, "told-move", die=die_at(die, column))


def _tell_reactivate(before: State, space: int) -> Message:
    return _told(before, "told-reactivate", place=place_of(before, active_seat(before), space))


def _tell_place(before: State, space: int) -> Message:
    args = {"card": LOCATIONS[before.placing].name, "space": space_message(space)}
    covered = LOCATIONS[before.seats[active_seat(before)].city[space]]
    built = "told-build" if before.step == Step.BUILD else "told-place"
    if covered.is_printed:
        return _told(before, built, **args)
    return _told(before, f"{built}-over", **args, covered=covered.name)


def _tell_shift(before: State, space: int) -> Message:
    return _told(before, "told-move", die=die_at(*divmod(space, NUM_COLUMNS)))


def _tell_payment(before: State, number: int) -> Message:
    resource, more = divmod(number, MAX_PAID)
    source = LOCATIONS[before.seats[active_seat(before)].city[before.source]]
    items = Message(f"some-{RESOURCES[resource]}", {"count": more + 1})
    if before.phase == Phase.EXTRA:
        return _told(before, "told-extra", items=items)
    if source.ability == Ability.STORE:
        gained = Message(f"some-{RESOURCES[resource]}", {"count": source.amount})
        return _told(before, "told-store", items=items, gained=gained)
    return _told(before, "told-pay", items=items)


def _tell_gain(before: State, resource: int) -> Message:
    source = before.seats[active_seat(before)].city[before.source]
    gained = [int(AMOUNT[source]) * (k == resource) for k in range(NUM_RESOURCES)]
    return _told(before, "told-gain", items=some_resources(gained))


def _tell_reroll(before: State, _: int) -> Message | None:
    """R17; one's own dice are told once they have fallen."""
    if before.phase != Phase.DISTURB:
        return None
    return _told(before, "told-disturb", other=seat_message(before.opponent))


def _tell_bandits(before: State, pile: int) -> Message:
    beaten = copy_of(before)
    attack_bandits(beaten, pile)
    spent = int(before.strength) + int(before.against_bandits)
    spent -= int(beaten.strength) + int(beaten.against_bandits)
    return _told(before, "told-bandits", points=int(BANDIT_POINTS[pile]), spent=spent)


def _tell_attack(before: State, number: int) -> Message:
    other, space = divmod(number, NUM_SPACES)
    struck = copy_of(before)
    attack_location(struck, other, space)
    active = active_seat(before)
    points = int(struck.seats[active].points) - int(before.seats[active].points)
    place = place_of(before, other, space)
    return _told(before, "told-attack", other=seat_message(other), place=place, points=points)


def _tell_steal(before: State, number: int) -> Message:
    other, resource = divmod(number, NUM_RESOURCES)
    return _told(before, "told-steal", other=seat_message(other), item=_one(resource))


TELLERS: ByFamily[Message | None] = {
    actions.USE: _tell_use,
    actions.PASS_WITH: lambda state, _: _told(state, "told-pass"),
    actions.SPEND: lambda state, resource: _told(state, "told-spend", item=_one(resource)),
    actions.SPEND_FOR_STRENGTH: lambda state, _: _told(state, "told-spend-strength"),
    actions.SPEND_FOR_REROLL: lambda state, _: _told(state, "told-spend-reroll"),
    actions.MOVE: _tell_move,
    actions.REACTIVATE: _tell_reactivate,
    actions.COPY: lambda state, space: _tell_location(state, space, int(state.die)),
    actions.DISCARD: lambda state, card: _told(state, "told-discard", card=LOCATIONS[card + FIRST_CARD].name),
    actions.PLACE: _tell_place,
    actions.SHIFT: _tell_shift,
    actions.PAY: _tell_payment,
    actions.GAIN: _tell_gain,
    actions.REROLL: _tell_reroll,
    actions.ATTACK_BANDITS: _tell_bandits,
    actions.ATTACK: _tell_attack,
    actions.STEAL: _tell_steal,
    actions.SAIL: lambda state, pile: _told(state, "told-sail", points=int(SHIP_POINTS[pile])),
    actions.END: lambda state, _: _told(state, "told-end"),
}


# -- The end of a turn ----------------------------------------------------------------------------------


def _tell_end(before: State, after: State) -> Iterator[Message]:
    if before.players > 1:
        if is_last_round(after) and not is_last_round(before):
            yield Message("told-last-round", {})
    elif after.phase == Phase.OVER:
        yield Message("told-last-row", {})
    elif after.turn != before.turn:
        yield Message("told-row" if count_pile(after) else "told-no-row", {})


# -- Names ----------------------------------------------------------------------------------------------


def space_message(space: int) -> Message:
    """`red 3`."""
    row, column = divmod(space, NUM_COLUMNS)
    return Message("space", {"row": Message(f"row-{ROWS[row]}"), "column": column + 1})


def place_of(state: State, seat: int, space: int) -> Message:
    """`Forest (white 1)`."""
    name = LOCATIONS[state.seats[seat].city[space]].name
    return Message("place", {"location": name, "space": space_message(space)})


def copy_of(state: State) -> Any:
    """To try a rule on."""
    return state.copy()  # type: ignore[attr-defined]
