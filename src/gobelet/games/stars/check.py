"""
Whether a position could lie on a table.

The compiled rules trust what they are given. A position that somebody typed is checked here, so that every
one that is accepted can be played on.
"""

from __future__ import annotations

from gobelet.engine.errors import NotationError
from gobelet.engine.turns import active_seat
from gobelet.games.stars.constants import GRIDS, NO_COLOUR, Phase
from gobelet.games.stars.drawing import is_reserve_empty, may_choose_count
from gobelet.games.stars.filling import may_take_anything
from gobelet.games.stars.state import State, count_bag, count_open_multipliers
from gobelet.games.stars.words import PHASES

DRAWING = (Phase.PULL, Phase.ROLL)


def check_position(state: State) -> None:
    """
    Raises:
        NotationError: If something does not fit together.
    """
    _check_dice(state)
    _check_choice(state)
    _check_stars(state)
    _check_grid(state)


def _check_dice(state: State) -> None:
    phase, bag = PHASES[state.phase], int(count_bag(state))
    if (state.drawing > 0) != (state.phase in DRAWING):
        raise NotationError(f"Dice are 'drawing' in 'pull' and 'roll', and only there; this is {phase!r}.")
    if (state.hand != NO_COLOUR) != (state.phase == Phase.ROLL):
        raise NotationError(f"A die is in 'hand' in 'roll', and only there; this is {phase!r}.")
    if state.drawing - (state.phase == Phase.ROLL) > bag:
        raise NotationError(f"There are {bag} dice in the bag, too few for 'drawing' {state.drawing}.")
    if state.phase == Phase.RETURN and (state.discard.any() or is_reserve_empty(state)):
        raise NotationError("In 'return' the discard has gone back into the bag, and there is a reserve.")
    if state.phase == Phase.COUNT and not may_choose_count(state):
        raise NotationError("In 'count' the bag has two dice or more and the reserve shows a number.")


def _check_choice(state: State) -> None:
    phase = PHASES[state.phase]
    if state.phase == Phase.CHOOSE and not may_take_anything(state):
        raise NotationError(f"In {phase!r} there is something that can be taken.")
    if state.phase == Phase.MALUS and (may_take_anything(state) or is_reserve_empty(state)):
        raise NotationError(f"In {phase!r} nothing can be taken, and there is a reserve.")


def _check_stars(state: State) -> None:
    if (state.stars > 0) != (state.phase == Phase.TICK):
        raise NotationError(
            f"There are 'stars' to tick in 'tick', and only there; this is {PHASES[state.phase]!r}."
        )
    if state.stars > count_open_multipliers(state, active_seat(state)):
        raise NotationError(f"There is no room for 'stars' {state.stars} on the sheet.")


def _check_grid(state: State) -> None:
    size = int(GRIDS[state.grid])
    if state.players > 1 and (state.ticked or state.grid):
        raise NotationError("'grid' and 'ticked' are for playing alone.")
    if state.ticked > size:
        raise NotationError(f"The grid has {size} cells, there cannot be 'ticked' {state.ticked}.")
    if state.ticked == size and state.phase != Phase.OVER:
        raise NotationError(f"With 'ticked' {state.ticked} the grid is full and the game is over.")
