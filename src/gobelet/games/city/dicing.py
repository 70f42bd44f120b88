"""The dice step: what a die can do besides using its location, and what hourglasses buy (R9-R18)."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.city import actions
from gobelet.games.city.components import FIRST_CARD, NUM_LOCATIONS
from gobelet.games.city.constants import (
    HOURGLASSES_A_FAVOUR,
    LOWER,
    NUM_COLUMNS,
    NUM_DICE,
    NUM_REPLACED,
    NUM_SPACES,
    WAITING,
    Phase,
)
from gobelet.games.city.state import (
    State,
    count_display,
    count_unused,
    has_deactivated,
    is_active,
    is_alone,
    is_unused,
    space_under,
)


@rule
def list_dice_actions(state: State, out: Actions) -> int:
    """R9, R16."""
    seat = active_seat(state)
    count = 0
    if count_unused(state, seat) == 0:
        out[count] = actions.DONE  # R18
        count += 1
    for die in range(NUM_DICE):
        if is_unused(state, seat, die) and is_active(state, seat, space_under(state, seat, die)):
            out[count] = actions.USE + die
            count += 1
    if count_unused(state, seat) > 1:
        count = list_for_each_die(state, out, count, actions.MOVE_WITH)
    if may_replace(state):
        count = list_for_each_die(state, out, count, actions.REPLACE_WITH)
    if has_deactivated(state, seat):
        count = list_for_each_die(state, out, count, actions.REACTIVATE_WITH)
    if not state.passed:
        count = list_for_each_die(state, out, count, actions.PASS_WITH)
    return list_favours(state, out, count)


@rule
def list_for_each_die(state: State, out: Actions, count: int, first: int) -> int:
    """Whichever die is spent for it."""
    for die in range(NUM_DICE):
        if is_unused(state, active_seat(state), die):
            out[count] = first + die
            count += 1
    return count


# -- Moving, reactivating, replacing --------------------------------------------------------------------


@rule
def list_moves(state: State, out: Actions) -> int:
    """R12: no wrapping around."""
    seat = active_seat(state)
    count = 0
    for die in range(NUM_DICE):
        if is_unused(state, seat, die):
            column = state.seats[seat].dice[die]
            if column > 0:
                out[count] = actions.MOVE + 2 * die
                count += 1
            if column < NUM_COLUMNS - 1:
                out[count] = actions.MOVE + 2 * die + 1
                count += 1
    return count


@rule
def move_die(state: State, die: int, is_right: bool) -> None:
    """R12."""
    state.seats[active_seat(state)].dice[die] += 1 if is_right else -1


@rule
def list_reactivations(state: State, out: Actions) -> int:
    """R14."""
    count = 0
    for space in range(NUM_SPACES):
        if not is_active(state, active_seat(state), space):
            out[count] = actions.REACTIVATE + space
            count += 1
    return count


@rule
def reactivate(state: State, space: int) -> None:
    """R14."""
    state.seats[active_seat(state)].deactivated[space] = 0


@rule
def may_replace(state: State) -> bool:
    """R13, R74."""
    return not is_alone(state) and not state.replaced and count_display(state, LOWER) > 0


@rule
def begin_replacing(state: State) -> None:
    """R13."""
    state.replaced = 1
    state.left = min(NUM_REPLACED, count_display(state, LOWER))


@rule
def list_discards(state: State, out: Actions) -> int:
    """R13."""
    count = 0
    for location in range(FIRST_CARD, NUM_LOCATIONS):
        if state.display[LOWER, location] > 0:
            out[count] = actions.DISCARD + location - FIRST_CARD
            count += 1
    return count


@rule
def discard(state: State, location: int) -> None:
    """R13."""
    state.display[LOWER, location] -= 1
    state.left -= 1


# -- Hourglasses ----------------------------------------------------------------------------------------


@rule
def may_spend(state: State) -> bool:
    """R16."""
    return bool(state.seats[active_seat(state)].hourglasses >= HOURGLASSES_A_FAVOUR)


@rule
def list_favours(state: State, out: Actions, count: int) -> int:
    """R16, R17."""
    if may_spend(state):
        for action in range(actions.SPEND, actions.SPEND_FOR_REROLL):
            out[count] = action
            count += 1
        if not is_alone(state):
            out[count] = actions.SPEND_FOR_REROLL
            count += 1
    return count


@rule
def list_disturbances(state: State, out: Actions) -> int:
    """R17: any die of this opponent."""
    count = 0
    for die in range(NUM_DICE):
        if is_unused(state, state.opponent, die):
            out[count] = actions.REROLL + (1 << die) - 1
            count += 1
    return count


@rule
def next_opponent(state: State) -> None:
    """R17: to the left, until it would be the player's own turn to suffer."""
    state.opponent = (state.opponent + 1) % state.players
    if state.opponent == active_seat(state):
        state.opponent = NOBODY


# -- Rolling --------------------------------------------------------------------------------------------


@rule
def pick_up_dice(state: State, seat: int, dice: int) -> None:
    """R17, R23, R45: they are about to be rolled."""
    for die in range(NUM_DICE):
        if dice & (1 << die):
            state.seats[seat].dice[die] = WAITING
    state.phase = Phase.ROLL


@rule
def is_rolling(state: State) -> bool:
    """Whether dice wait; where nothing is left to chance nobody has to look for them."""
    return state.phase <= Phase.ROLL and seat_rolling(state) != NOBODY


@rule
def seat_rolling(state: State) -> int:
    """The first seat with dice about to be rolled, or NOBODY."""
    for seat in range(state.players):
        for die in range(NUM_DICE):
            if state.seats[seat].dice[die] == WAITING:
                return seat
    return NOBODY


@rule
def land_die(state: State, column: int) -> bool:
    """R6, R62: the first die that waits falls. Returns whether the same seat has another one."""
    dice = state.seats[seat_rolling(state)].dice
    die = 0
    while dice[die] != WAITING:
        die += 1
    dice[die] = column
    for other in range(die + 1, NUM_DICE):
        if dice[other] == WAITING:
            return True
    return False
