"""
Checks that a position is possible.

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
        raise NotationError(
            f"'drawing' is required in the phases 'pull' and 'roll' "
            f"and not allowed in others; the phase is {phase!r}."
        )
    if (state.hand != NO_COLOUR) != (state.phase == Phase.ROLL):
        raise NotationError(
            f"'hand' is required in the phase 'roll' and not allowed in others; the phase is {phase!r}."
        )
    if state.drawing - (state.phase == Phase.ROLL) > bag:
        raise NotationError(f"The bag has {bag} dice, too few for 'drawing' {state.drawing}.")
    if state.phase == Phase.RETURN and (state.discard.any() or is_reserve_empty(state)):
        raise NotationError(
            "In the phase 'return' the discarded dice must be in the bag, and the reserve must not be empty."
        )
    if state.phase == Phase.COUNT and not may_choose_count(state):
        raise NotationError(
            "In the phase 'count' the bag must have at least two dice, and the reserve must show a number."
        )


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
            f"'stars' is required in the phase 'tick' "
            f"and not allowed in others; the phase is {PHASES[state.phase]!r}."
        )
    if state.stars > count_open_multipliers(state, active_seat(state)):
        raise NotationError(f"The sheet has no room for 'stars' {state.stars}.")


def _check_grid(state: State) -> None:
    size = int(GRIDS[state.grid])
    if state.players > 1 and (state.ticked or state.grid):
        raise NotationError("'grid' and 'ticked' are only for solo games.")
    if state.ticked > size:
        raise NotationError(f"The grid has {size} cells, so 'ticked' cannot be {state.ticked}.")
    if state.ticked == size and state.phase != Phase.OVER:
        raise NotationError(f"With 'ticked' {state.ticked} the grid is full, so the game must be over.")
