"""How a turn continues, and what follows it (R6-R32)."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask, end_game, wait_for_draw
from gobelet.games.topia.acting import count_agency_draws, has_cubes, is_gugu_by_one, may_do, swap_chosen
from gobelet.games.topia.components import AGENCY_DRAWS
from gobelet.games.topia.constants import NO_DISTRICT, NO_PLACE, SIDES, District, Moment, Phase
from gobelet.games.topia.powers import (
    may_borrow,
    may_pray,
    may_remove,
    may_skip_turn,
    seat_to_adapt,
    seat_to_award,
    seat_to_block,
    seat_to_clone,
    seat_to_name,
)
from gobelet.games.topia.state import State, count_deck, count_hand
from gobelet.games.topia.turn_order import advance_turn, may_place

# -- The turn -------------------------------------------------------------------------------------------


@rule
def forget_turn(state: State) -> None:
    state.moment = Moment.BEFORE
    state.named = NO_DISTRICT
    state.stirred = 0
    state.left = 0
    state.rolling[:] = NO_PLACE
    forget_action(state)


@rule
def forget_action(state: State) -> None:
    state.doing = NO_DISTRICT
    state.borrowed = 0
    state.chosen[:] = NO_PLACE


@rule
def begin_turn(state: State) -> None:
    """R25, R27, R30."""
    forget_turn(state)
    if may_skip_turn(state):
        ask(state, Phase.ROAM)
    else:
        ask_to_name(state)


@rule
def ask_to_name(state: State) -> None:
    """R27."""
    ask(state, Phase.TAKE)
    seat = seat_to_name(state)
    if seat != NOBODY:
        state.phase = Phase.HYPNOTISE
        state.actor = seat


@rule
def go_on(state: State) -> None:
    """Continue: first the dice to be rolled, then the current moment of the turn."""
    if state.rolling[0] != NO_PLACE:
        wait_for_draw(state, Phase.ROLL, SIDES)
    elif state.moment == Moment.BEFORE:
        ask(state, Phase.TAKE)
    elif state.moment == Moment.ACTED:
        go_on_after(state)
    elif may_pray(state) or may_borrow(state):
        ask(state, Phase.DUE)
    else:
        begin_action(state)


@rule
def begin_action(state: State) -> None:
    """R8: if it can be done."""
    if not may_do(state, state.doing):
        finish_action(state)
    elif state.doing == District.AGENCY:
        state.left = count_agency_draws(state)
        wait_for_draw(state, Phase.DRAW, count_deck(state))
    elif has_cubes(state, state.doing):
        ask(state, Phase.CUBE)
    elif state.doing == District.GUGU and is_gugu_by_one(state):
        ask(state, Phase.CHANGE)
    else:
        ask(state, Phase.FIRST)


@rule
def ask_to_block(state: State) -> None:
    """R19."""
    seat = seat_to_block(state)
    if seat == NOBODY:
        carry_out(state)
    else:
        ask(state, Phase.BLOCK)
        state.actor = seat


@rule
def carry_out(state: State) -> None:
    """R10-R14: what was chosen is swapped, or rolls."""
    if state.doing == District.GUGU:
        state.rolling[0] = state.chosen[0]
        wait_for_draw(state, Phase.ROLL, SIDES)
    else:
        swap_chosen(state)
        finish_action(state)


@rule
def go_on_rolling(state: State) -> None:
    """R14: the action is over when its die has fallen. R28."""
    if state.chosen[0] != NO_PLACE:
        finish_action(state)
    else:
        go_on(state)


@rule
def go_on_drawing(state: State) -> None:
    """R15, R52: as many are returned as were drawn."""
    state.left -= 1
    state.draws[active_seat(state)] += 1
    if state.left > 0:
        wait_for_draw(state, Phase.DRAW, count_deck(state))
    else:
        state.left = min(widen(AGENCY_DRAWS[state.scenario]), count_hand(state, active_seat(state)))
        ask(state, Phase.RETURN)


@rule
def go_on_returning(state: State) -> None:
    state.left -= 1
    if state.left == 0:
        finish_action(state)


@rule
def finish_action(state: State) -> None:
    forget_action(state)
    state.moment = Moment.ACTED
    go_on_after(state)


@rule
def go_on_after(state: State) -> None:
    """R24, R26, R28."""
    seat = seat_to_adapt(state)
    if seat != NOBODY:
        ask(state, Phase.ADAPT)
        state.actor = seat
    elif may_remove(state) or may_pray(state):
        ask(state, Phase.AFTER)
    else:
        next_turn(state)


# -- From turn to turn ----------------------------------------------------------------------------------


@rule
def next_turn(state: State) -> None:
    """R6, R31: players with an agent left play, as long as there are dice to take."""
    while advance_turn(state):
        if may_place(state):
            begin_turn(state)
            return
    begin_scoring(state)


@rule
def begin_scoring(state: State) -> None:
    """R22, R32."""
    forget_turn(state)
    if seat_to_clone(state) == NOBODY:
        begin_awarding(state)
    else:
        ask(state, Phase.CLONE)
        state.actor = seat_to_clone(state)


@rule
def begin_awarding(state: State) -> None:
    """R20."""
    if seat_to_award(state) == NOBODY:
        end_game(state, Phase.OVER)
    else:
        ask(state, Phase.AWARD)
        state.actor = seat_to_award(state)
