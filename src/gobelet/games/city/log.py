"""What an action or a draw brought about, as lines for the log: the rules, run again on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.city.abilities import some_resources
from gobelet.games.city.actions import (
    ATTACK,
    ATTACK_BANDITS,
    BUILD,
    COPY,
    DISCARD,
    END,
    GAIN,
    MOVE,
    MOVE_WITH,
    PASS_WITH,
    PAY,
    PLACE,
    REACTIVATE,
    REROLL,
    SAIL,
    SHIFT,
    SPEND,
    SPEND_FOR_REROLL,
    SPEND_FOR_STRENGTH,
    STEAL,
    USE,
)
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
    """Where all unused dice of a seat lie."""
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
    seat = {"seat": seat_message(active_seat(before))}
    if USE <= action < MOVE_WITH:
        yield from _tell_use(
            before, int(space_under(before, active_seat(before), action - USE)), action - USE
        )
    elif PASS_WITH <= action < SPEND:
        yield Message("told-pass", seat)
    elif SPEND <= action < MOVE:
        yield Message(*_favour(action, seat))
    elif MOVE <= action < REACTIVATE:
        die, side = divmod(action - MOVE, 2)
        column = int(before.seats[active_seat(before)].dice[die]) + (1 if side else -1)
        yield Message("told-move", {**seat, "die": die_at(die, column)})
    elif REACTIVATE <= action < COPY:
        place = place_of(before, active_seat(before), action - REACTIVATE)
        yield Message("told-reactivate", {**seat, "place": place})
    elif COPY <= action < DISCARD:
        yield from _tell_use(before, action - COPY, int(before.die))
    elif DISCARD <= action < PLACE:
        yield Message("told-discard", {**seat, "card": LOCATIONS[action - DISCARD + FIRST_CARD].name})
    elif PLACE <= action < SHIFT:
        yield from _tell_place(before, action - PLACE)
    elif SHIFT <= action < PAY:
        die, column = divmod(action - SHIFT, NUM_COLUMNS)
        yield Message("told-move", {**seat, "die": die_at(die, column)})
    else:
        yield from _tell_more(before, action, seat)


def _tell_more(before: State, action: int, seat: dict[str, Any]) -> Iterator[Message]:
    """Resources, attacks, ships, the end."""
    if PAY <= action < GAIN:
        yield from _tell_payment(before, action, seat)
    elif GAIN <= action <= REROLL:
        source = before.seats[active_seat(before)].city[before.source]
        gained = [int(AMOUNT[source]) * (k == action - GAIN) for k in range(NUM_RESOURCES)]
        yield Message("told-gain", {**seat, "items": some_resources(gained)})
    elif before.phase == Phase.DISTURB:
        yield Message("told-disturb", {**seat, "other": seat_message(before.opponent)})
    elif ATTACK_BANDITS <= action < ATTACK:
        yield from _tell_bandits(before, action - ATTACK_BANDITS, seat)
    elif ATTACK <= action < STEAL:
        yield from _tell_attack(before, action - ATTACK, seat)
    elif STEAL <= action < BUILD:
        other, resource = divmod(action - STEAL, NUM_RESOURCES)
        item = Message(f"some-{RESOURCES[resource]}", {"count": 1})
        yield Message("told-steal", {**seat, "other": seat_message(other), "item": item})
    elif SAIL <= action < END:
        yield Message("told-sail", {**seat, "points": int(SHIP_POINTS[action - SAIL])})
    elif action == END:
        yield Message("told-end", seat)


def _favour(action: int, seat: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    if action == SPEND_FOR_STRENGTH:
        return "told-spend-strength", seat
    if action == SPEND_FOR_REROLL:
        return "told-spend-reroll", seat
    return "told-spend", {**seat, "item": Message(f"some-{RESOURCES[action - SPEND]}", {"count": 1})}


def _tell_use(before: State, space: int, die: int) -> Iterator[Message]:
    """What a location gave."""
    active = active_seat(before)
    used = copy_of(before)
    take_die(used, die)
    used.die = die
    use_location(used, space)
    args = {"seat": seat_message(active), "place": place_of(before, active, space)}
    gains = _gains(before, used)
    yield Message("told-use-for" if gains else "told-use", {**args, "gains": gains})


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


def _tell_place(before: State, space: int) -> Iterator[Message]:
    active = active_seat(before)
    args = {
        "seat": seat_message(active),
        "card": LOCATIONS[before.placing].name,
        "space": space_message(space),
    }
    covered = LOCATIONS[before.seats[active].city[space]]
    built = "told-build" if before.step == Step.BUILD else "told-place"
    if covered.is_printed:
        yield Message(built, args)
    else:
        yield Message(f"{built}-over", {**args, "covered": covered.name})


def _tell_payment(before: State, action: int, seat: dict[str, Any]) -> Iterator[Message]:
    resource, count = divmod(action - PAY, MAX_PAID)
    source = LOCATIONS[before.seats[active_seat(before)].city[before.source]]
    args = {**seat, "items": Message(f"some-{RESOURCES[resource]}", {"count": count + 1})}
    if before.phase == Phase.EXTRA:
        yield Message("told-extra", args)
    elif source.ability == Ability.STORE:
        gained = Message(f"some-{RESOURCES[resource]}", {"count": source.amount})
        yield Message("told-store", {**args, "gained": gained})
    else:
        yield Message("told-pay", args)


def _tell_bandits(before: State, pile: int, seat: dict[str, Any]) -> Iterator[Message]:
    beaten = copy_of(before)
    attack_bandits(beaten, pile)
    spent = int(before.strength) + int(before.against_bandits)
    spent -= int(beaten.strength) + int(beaten.against_bandits)
    yield Message("told-bandits", {**seat, "points": int(BANDIT_POINTS[pile]), "spent": spent})


def _tell_attack(before: State, number: int, seat: dict[str, Any]) -> Iterator[Message]:
    other, space = divmod(number, NUM_SPACES)
    struck = copy_of(before)
    attack_location(struck, other, space)
    active = active_seat(before)
    points = int(struck.seats[active].points) - int(before.seats[active].points)
    args = {**seat, "other": seat_message(other), "place": place_of(before, other, space), "points": points}
    yield Message("told-attack", args)


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
