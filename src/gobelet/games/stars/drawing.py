"""The first steps of a turn: dice back into the bag, dice out of it, dice rolled (R6-R11)."""

from __future__ import annotations

from gobelet.engine.contract import Actions, widen
from gobelet.engine.jit import rule
from gobelet.games.stars.actions import DRAW
from gobelet.games.stars.constants import (
    FACES_OF,
    MAX_DRAWN,
    NO_COLOUR,
    NUM_COLOURS,
    NUM_FACES,
    STAR,
)
from gobelet.games.stars.state import State, count_bag, count_face


@rule
def return_discard(state: State) -> None:
    """R6."""
    for colour in range(NUM_COLOURS):
        state.bag[colour] += state.discard[colour]
        state.discard[colour] = 0


@rule
def return_reserve(state: State) -> None:
    """R7: all of it."""
    for colour in range(NUM_COLOURS):
        for face in range(NUM_FACES):
            state.bag[colour] += state.reserve[colour, face]
            state.reserve[colour, face] = 0


@rule
def is_reserve_empty(state: State) -> bool:
    return count_face(state, STAR) == 0 and not shows_numbers(state)


@rule
def shows_numbers(state: State) -> bool:
    for face in range(STAR + 1, NUM_FACES):
        if count_face(state, face) > 0:
            return True
    return False


@rule
def most_to_draw(state: State) -> int:
    """R11."""
    return min(count_bag(state), MAX_DRAWN)


@rule
def may_choose_count(state: State) -> bool:
    """R10: not if the reserve shows no number; and one die in the bag leaves no choice."""
    return shows_numbers(state) and most_to_draw(state) > 1


@rule
def list_counts(state: State, out: Actions) -> int:
    """R9, R11."""
    most = most_to_draw(state)
    for k in range(most):
        out[k] = DRAW + k
    return most


@rule
def pull_die(state: State, outcome: int) -> None:
    """R9: the dice of the bag are counted colour by colour. R6: the last one makes the discard return."""
    colour = 0
    while outcome >= state.bag[colour]:
        outcome -= widen(state.bag[colour])
        colour += 1
    state.bag[colour] -= 1
    state.hand = colour
    if count_bag(state) == 0:
        state.returning = 1


@rule
def land_die(state: State, side: int) -> None:
    """R9: the die in hand falls into the reserve."""
    state.reserve[state.hand, FACES_OF[state.hand, side]] += 1
    state.hand = NO_COLOUR
    state.drawing -= 1
