"""
Checks that a position is possible.

The compiled rules trust what they are given. A position that somebody typed is checked here, so that every
one that is accepted can be played on.
"""

from __future__ import annotations

from gobelet.engine.errors import NotationError
from gobelet.engine.turns import active_seat, is_round_complete, round_of
from gobelet.games.stars.constants import (
    CROSS,
    FIRST_NUMBER,
    GRIDS,
    MAX_DRAWN,
    MULTIPLIERS,
    NO_COLOUR,
    NO_MALUS,
    NUM_COLOURS,
    NUM_DICE,
    NUM_ROWS,
    ROW_LENGTHS,
    STAR,
    Phase,
)
from gobelet.games.stars.drawing import is_reserve_empty, may_choose_count, shows_numbers
from gobelet.games.stars.filling import may_take_anything
from gobelet.games.stars.scoring import is_grid_full, is_last_round
from gobelet.games.stars.state import (
    State,
    count_bag,
    count_face,
    count_open_multipliers,
    has_filled_whites,
)
from gobelet.games.stars.words import COLOURS, NUMBERS, PHASES

DRAWING = (Phase.PULL, Phase.ROLL)
BEFORE_DRAWING = (Phase.RETURN, Phase.COUNT, Phase.PULL)  # the bag is not empty, nothing returns yet
MAX_ROUNDS = int(ROW_LENGTHS.sum() + MULTIPLIERS.sum())  # each turn fills or ticks a cell (R12, R19)
HIGHEST = FIRST_NUMBER + NUM_ROWS - 1  # number on a die


def check_position(state: State) -> None:
    """
    Raises:
        NotationError: If something does not fit together.
    """
    _check_rounds(state)
    _check_grid(state)
    _check_end(state)
    _check_return(state)
    _check_dice(state)
    _check_drawing(state)
    _check_choice(state)
    _check_stars(state)
    _check_cells(state)


def _phase(state: State) -> str:
    return f"the phase is {PHASES[state.phase]!r}"


def _check_rounds(state: State) -> None:
    if round_of(state) > MAX_ROUNDS:
        raise NotationError(
            f"A game has at most {MAX_ROUNDS} rounds, one for each cell of a sheet: "
            f"there is no round {round_of(state)}."
        )


# -- Dice -----------------------------------------------------------------------------------------------


def _check_dice(state: State) -> None:
    if (state.drawing > 0) != (state.phase in DRAWING):
        raise NotationError(
            f"'drawing' is required in the phases 'pull' and 'roll' and not allowed in others; "
            f"{_phase(state)}."
        )
    if (state.hand != NO_COLOUR) != (state.phase == Phase.ROLL):
        raise NotationError(
            f"'hand' is required in the phase 'roll' and not allowed in others; {_phase(state)}."
        )
    if state.phase == Phase.RETURN and (state.discard.any() or is_reserve_empty(state)):
        raise NotationError(
            "In the phase 'return' the discarded dice must be in the bag, and the reserve must not be empty."
        )
    if state.phase == Phase.COUNT and not may_choose_count(state):
        raise NotationError(
            "In the phase 'count' the bag must have at least two dice, and the reserve must show a number."
        )
    if state.phase == Phase.OVER and not state.discard.any():
        raise NotationError("In the phase 'over' the dice of the last turn must be in the discard.")


def _check_return(state: State) -> None:
    """R6: taking the last die or the stars makes the discard return, and nothing else does."""
    bag = int(count_bag(state))
    if state.phase == Phase.TICK and not state.returning:
        raise NotationError("In the phase 'tick' the stars were chosen: 'return' is required (R6).")
    if bag == 0 and (state.phase in BEFORE_DRAWING or not state.returning):
        raise NotationError(
            f"The bag is empty. Name its dice after 'bag'; if this turn took the last one, write 'return' "
            f"(R6), which is possible in 'roll', 'choose', 'tick', 'malus' and 'over'; {_phase(state)}."
        )
    if state.returning and bag and state.phase not in (Phase.TICK, Phase.OVER):
        raise NotationError(
            f"'return' is only allowed with an empty bag or after choosing the stars (R6); "
            f"the bag has {bag} dice, and {_phase(state)}."
        )


def _check_drawing(state: State) -> None:
    """R10, R11: with no number in the reserve, three dice were due, less those that have landed."""
    left = int(count_bag(state)) + int(state.phase == Phase.ROLL)
    if state.drawing > left:
        raise NotationError(f"The bag has {left} dice, too few for 'drawing' {state.drawing}.")
    if state.phase not in DRAWING or shows_numbers(state):
        return
    landed = min(int(count_face(state, STAR)), MAX_DRAWN - 1)
    due = min(left, MAX_DRAWN - landed)
    if state.drawing < due:
        raise NotationError(
            f"The reserve shows no number, so three dice must be drawn (R10): "
            f"'drawing' must be at least {due} here, not {state.drawing}."
        )


# -- Choosing -------------------------------------------------------------------------------------------


def _check_choice(state: State) -> None:
    phase = PHASES[state.phase]
    if state.phase == Phase.CHOOSE and not may_take_anything(state):
        raise NotationError(f"In the phase {phase!r} something must be available to take.")
    if state.phase == Phase.MALUS and (may_take_anything(state) or is_reserve_empty(state)):
        raise NotationError(
            f"In the phase {phase!r} there must be a reserve from which nothing can be taken."
        )


def _check_stars(state: State) -> None:
    if (state.stars > 0) != (state.phase == Phase.TICK):
        raise NotationError(
            f"'stars' is required in the phase 'tick' and not allowed in others; {_phase(state)}."
        )
    if state.stars > count_open_multipliers(state, active_seat(state)):
        raise NotationError(f"The sheet has no room for 'stars' {state.stars}.")
    if state.phase != Phase.TICK:
        return
    if count_face(state, STAR):
        raise NotationError(
            "In the phase 'tick' all stars have been taken: the reserve cannot show any (R12)."
        )
    if state.stars > state.discard.sum():
        raise NotationError(
            f"The stars taken are in the discard: it has {state.discard.sum()} dice, "
            f"too few for 'stars' {state.stars}."
        )


# -- Sheets ---------------------------------------------------------------------------------------------


def _check_cells(state: State) -> None:
    for seat in range(state.players):
        for row in range(NUM_ROWS):
            for column, cell in enumerate(state.seats[seat].cells[row, : ROW_LENGTHS[row]].tolist()):
                if cell > CROSS and not _is_sum(cell, row, column):
                    raise NotationError(
                        f"p{seat} cannot have {cell} in row {NUMBERS[row]}, {_name_column(column)}: "
                        f"no dice of that number or colour add up to it there (R15, R17)."
                    )


def _is_sum(cell: int, row: int, column: int) -> bool:
    """R15, R17: of dice that fill cells up to this one, from the left or, in a colour, from the top."""
    number = FIRST_NUMBER + row
    if cell % number == 0 and cell // number <= column + 1:
        return True
    dice = min(int(NUM_DICE[column]), row + 1) if column < NUM_COLOURS else 0
    return FIRST_NUMBER <= cell <= HIGHEST * dice


def _name_column(column: int) -> str:
    return f"column {COLOURS[column]}" if column < NUM_COLOURS else f"green cell {column - NUM_COLOURS + 1}"


# -- The end --------------------------------------------------------------------------------------------


def _check_grid(state: State) -> None:
    size = int(GRIDS[state.grid])
    if state.players > 1 and (state.ticked or state.grid):
        raise NotationError("'grid' and 'ticked' are only for solo games.")
    if state.ticked > size:
        raise NotationError(f"The grid has {size} cells, so 'ticked' cannot be {state.ticked}.")
    if state.ticked == size and state.phase != Phase.OVER:
        raise NotationError(f"With 'ticked' {state.ticked} the grid is full, so the game must be over.")


def _check_end(state: State) -> None:
    """R22-R24, R35."""
    for seat in range(state.players):
        if state.seats[seat].malus != NO_MALUS and has_filled_whites(state, seat):
            raise NotationError(
                f"p{seat} has a malus and all white cells filled: either one ends the game (R22, R23)."
            )
    if state.phase == Phase.OVER:
        _check_over(state)
    else:
        _check_seats_still_playing(state)


def _check_over(state: State) -> None:
    is_lost = state.players == 1 and is_grid_full(state)
    if not is_lost and not is_last_round(state):
        raise NotationError(
            "The phase 'over' is too early: somebody must have filled the last white cell or the malus cell "
            "(R22, R23); solo, a full grid ends the game too (R35)."
        )
    if not is_round_complete(state):
        raise NotationError(
            f"The game ends with a round (R24): the last turn must be that of p{state.players - 1}, "
            f"not of p{active_seat(state)}."
        )


def _check_seats_still_playing(state: State) -> None:
    """R24: a player who has finished did so earlier in this round."""
    for seat in range(active_seat(state), state.players):
        if _is_finished(state, seat):
            raise NotationError(
                f"p{seat} has finished (R22, R23), so no turn of p{seat} can follow: it is the turn of "
                f"p{active_seat(state)}, and the game ends with the round in which somebody finishes (R24)."
            )


def _is_finished(state: State, seat: int) -> bool:
    return state.seats[seat].malus != NO_MALUS or bool(has_filled_whites(state, seat))
