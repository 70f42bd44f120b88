"""The first step of a turn: Preservation (R70), rolling, rerolling and Leadership (R4-R8)."""

from __future__ import annotations

from gobelet.engine.contract import Actions
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask, wait_for_draw
from gobelet.games.ages.actions import DONE, LEAD, PRESERVE, REROLL, STOP
from gobelet.games.ages.constants import (
    MAX_DICE,
    MAX_FOOD,
    MAX_ROLLS,
    NO_DIE,
    NUM_FACES,
    WAITING,
    Development,
    Face,
    Good,
    Phase,
)
from gobelet.games.ages.editions import SOLO_SKULLS_LOCKED
from gobelet.games.ages.state import State, count_cities, owns


@rule
def begin_turn(state: State) -> None:
    """R4: one die for each city."""
    cities = count_cities(state, active_seat(state))
    for die in range(MAX_DICE):
        state.dice[die] = WAITING if die < cities else NO_DIE
    state.rolls = 0
    if may_preserve(state):
        ask(state, Phase.PRESERVE)
    else:
        wait_for_draw(state, Phase.ROLL, NUM_FACES)


@rule
def may_preserve(state: State) -> bool:
    """R70: with pottery, and food that can still grow."""
    seat = active_seat(state)
    food = state.seats[seat].food
    has_pottery = state.seats[seat].goods[Good.POTTERY] > 0
    return has_pottery and 0 < food < MAX_FOOD and owns(state, seat, Development.PRESERVATION)


@rule
def list_preservations(out: Actions) -> int:
    out[0] = DONE
    out[1] = PRESERVE
    return 2


@rule
def preserve(state: State) -> None:
    """R70: a pottery for twice the food."""
    seat = state.seats[active_seat(state)]
    seat.goods[Good.POTTERY] -= 1
    seat.food = min(2 * seat.food, MAX_FOOD)


@rule
def land_die(state: State, face: int) -> bool:
    """Roll the first waiting die; return whether it was the last one."""
    die = 0
    while state.dice[die] != WAITING:
        die += 1
    state.dice[die] = face
    for later in range(die + 1, MAX_DICE):
        if state.dice[later] == WAITING:
            return False
    return True


@rule
def are_skulls_locked(state: State) -> bool:
    """R5; alone they are not (R58), but in the reprint they are (R64)."""
    return state.players > 1 or SOLO_SKULLS_LOCKED[state.edition] == 1


@rule
def loose_dice(state: State) -> int:
    """R5: the bit set of dice that may be rerolled."""
    locked = are_skulls_locked(state)
    dice = 0
    for die in range(MAX_DICE):
        if state.dice[die] != NO_DIE and not (locked and state.dice[die] == Face.SKULL):
            dice |= 1 << die
    return dice


@rule
def may_reroll(state: State) -> bool:
    """R6: three rolls in all."""
    return state.rolls < MAX_ROLLS and loose_dice(state) != 0


@rule
def may_lead(state: State) -> bool:
    """R8: the Leadership reroll counts as a fourth roll, so that there is only one."""
    return state.rolls <= MAX_ROLLS and owns(state, active_seat(state), Development.LEADERSHIP)


@rule
def list_rerolls(state: State, out: Actions) -> int:
    """R6, R7: any of the loose dice, kept before or not."""
    loose = loose_dice(state)
    out[0] = STOP
    count = 1
    dice = -loose & loose
    while dice != 0:  # every subset of the loose dice, ascending
        out[count] = REROLL + dice - 1
        count += 1
        dice = (dice - loose) & loose
    return count


@rule
def list_leads(state: State, out: Actions) -> int:
    """R8: any one die, a skull too."""
    out[0] = STOP
    count = 1
    for die in range(MAX_DICE):
        if state.dice[die] != NO_DIE:
            out[count] = LEAD + die
            count += 1
    return count


@rule
def pick_up_dice(state: State, dice: int) -> None:
    for die in range(MAX_DICE):
        if dice >> die & 1:
            state.dice[die] = WAITING
    wait_for_draw(state, Phase.ROLL, NUM_FACES)


@rule
def lead(state: State, die: int) -> None:
    """R8: its result is final."""
    state.rolls = MAX_ROLLS
    pick_up_dice(state, 1 << die)
