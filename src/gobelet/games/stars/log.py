"""Log messages about what an action or a draw did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.stars import actions
from gobelet.games.stars.actions import ACTIONS
from gobelet.games.stars.constants import GRIDS, MULTIPLIERS, STAR, Phase
from gobelet.games.stars.filling import face_of
from gobelet.games.stars.scoring import is_grid_full
from gobelet.games.stars.state import (
    State,
    count_colour,
    count_face,
    has_filled_whites,
    sum_colour,
    sum_face,
)
from gobelet.games.stars.view import view_reserve
from gobelet.games.stars.words import COLOURS, NUMBERS


def tell(before: State, after: State, action: int | None, outcome: int | None) -> list[Message]:
    """The lines, in the order things happened."""
    if action is None:
        return list(_tell_reserve(before, after))
    return [*_tell_action(before, action), *_tell_sheet(before, after), *_tell_turn_end(before, after)]


def _tell_reserve(before: State, after: State) -> Iterator[Message]:
    """The dice in the middle, once the last has fallen."""
    if before.phase == Phase.ROLL and after.phase != Phase.PULL:
        dice = tuple(
            Message(
                "one-die", {"colour": Message(f"colour-{die.colour}"), "face": Message(f"face-{die.face}")}
            )
            for die in view_reserve(after)
        )
        yield Message("told-reserve", {"seat": _seat(before), "dice": dice})


def _tell_action(before: State, action: int) -> Iterator[Message]:
    told = ACTIONS.find(TELLERS, before, action)
    if told is not None:
        yield told


def _told(state: State, message_id: str, **args: Any) -> Message:
    return Message(message_id, {"seat": _seat(state), **args})


def colour_dice(state: State, colour: int) -> dict[str, Any]:
    """The dice of one colour in the reserve, and their sum."""
    dice = Message(f"dice-{COLOURS[colour]}", {"count": int(count_colour(state, colour))})
    return {"dice": dice, "sum": int(sum_colour(state, colour))}


def number_dice(state: State, row: int) -> dict[str, Any]:
    """The dice in the reserve that show one number, and their sum."""
    face = face_of(row)
    dice = Message("dice-number", {"number": NUMBERS[row], "count": int(count_face(state, face))})
    return {"dice": dice, "sum": int(sum_face(state, face))}


def _tell_sheet(before: State, after: State) -> Iterator[Message]:
    """A row doubled, the last white cell filled."""
    active = active_seat(before)
    old, new = before.seats[active], after.seats[active]
    for row, number in enumerate(NUMBERS):
        if new.ticks[row] == MULTIPLIERS[row] > old.ticks[row]:
            yield Message("told-doubled", {"seat": _seat(before), "number": number})
    if has_filled_whites(after, active) and not has_filled_whites(before, active):
        yield Message("told-last-cell", {"seat": _seat(before)})


def _tell_turn_end(before: State, after: State) -> Iterator[Message]:
    is_end = after.turn != before.turn or after.phase == Phase.OVER
    if before.players == 1 and is_end:
        count = int(after.ticked) - int(before.ticked)
        size = int(GRIDS[after.grid])
        yield Message("told-grid", {"count": count, "ticked": int(after.ticked), "size": size})
        if is_grid_full(after):
            yield Message("told-grid-full", {})
    if is_end and after.phase != Phase.OVER and not after.discard.any():
        yield Message("told-discard-returns", {})


def _seat(state: State) -> Message:
    return seat_message(active_seat(state))


TELLERS: ByFamily[Message] = {
    actions.RETURN: lambda state, _: _told(state, "told-return"),
    actions.TAKE_COLOUR: lambda state, colour: _told(state, "told-take", **colour_dice(state, colour)),
    actions.TAKE_NUMBER: lambda state, row: _told(state, "told-take", **number_dice(state, row)),
    actions.TAKE_STARS: lambda state, _: _told(state, "told-take-stars", count=int(count_face(state, STAR))),
    actions.TICK: lambda state, row: _told(state, "told-tick", number=NUMBERS[row]),
    actions.MALUS_COLOUR: lambda state, colour: _told(state, "told-malus", **colour_dice(state, colour)),
    actions.MALUS_NUMBER: lambda state, row: _told(state, "told-malus", **number_dice(state, row)),
}
