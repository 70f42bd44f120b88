"""What an action or a draw brought about, as lines for the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.stars.actions import (
    MALUS_COLOUR,
    MALUS_NUMBER,
    RETURN,
    TAKE_COLOUR,
    TAKE_NUMBER,
    TAKE_STARS,
    TICK,
)
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
    seat = _seat(before)
    if action == RETURN:
        yield Message("told-return", {"seat": seat})
    elif TAKE_COLOUR <= action < TAKE_NUMBER:
        yield Message("told-take", {"seat": seat, **colour_dice(before, action - TAKE_COLOUR)})
    elif TAKE_NUMBER <= action < TAKE_STARS:
        yield Message("told-take", {"seat": seat, **number_dice(before, action - TAKE_NUMBER)})
    elif action == TAKE_STARS:
        yield Message("told-take-stars", {"seat": seat, "count": int(count_face(before, STAR))})
    elif TICK <= action < MALUS_COLOUR:
        yield Message("told-tick", {"seat": seat, "number": NUMBERS[action - TICK]})
    elif MALUS_COLOUR <= action < MALUS_NUMBER:
        yield Message("told-malus", {"seat": seat, **colour_dice(before, action - MALUS_COLOUR)})
    elif action >= MALUS_NUMBER:
        yield Message("told-malus", {"seat": seat, **number_dice(before, action - MALUS_NUMBER)})


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
