"""Cities, options and cards laid out (R1-R5)."""

from __future__ import annotations

from gobelet.engine.contract import Int8s, widen
from gobelet.engine.jit import rule
from gobelet.games.city.components import (
    BANDIT_COUNTS,
    BOARD,
    COPIES,
    FIRST_CARD,
    FIRST_STACK,
    FIRST_TARGET,
    NUM_LOCATIONS,
    SHIP_COUNTS,
)
from gobelet.games.city.constants import (
    NUM_BANDIT_PILES,
    NUM_SHIP_PILES,
    NUM_SPACES,
    TARGET_STEP,
    WAITING,
    Setting,
)
from gobelet.games.city.state import State, is_alone


@rule
def lay_out_city(state: State, seat: int) -> None:
    """R1, R6."""
    for space in range(NUM_SPACES):
        state.seats[seat].city[space] = BOARD[space]
    state.seats[seat].dice[:] = WAITING


@rule
def set_options(state: State, options: Int8s) -> None:
    """R65, R66 with others, R71 and R75 alone."""
    if is_alone(state):
        state.level = options[Setting.LEVEL]
        state.target = FIRST_TARGET + TARGET_STEP * widen(options[Setting.TARGET])
    else:
        state.two_rows_forced = options[Setting.TWO_ROWS]
        state.pile_plays_on = options[Setting.EMPTY_PILE]


@rule
def lay_out_cards(state: State) -> None:
    """R2-R5; R70."""
    for location in range(FIRST_STACK, FIRST_CARD):
        state.stacks[location] = COPIES[location]
    for location in range(FIRST_CARD, NUM_LOCATIONS):
        state.pile[location] = COPIES[location]
    for pile in range(NUM_BANDIT_PILES):
        state.bandits[pile] = 1 if is_alone(state) else BANDIT_COUNTS[pile, state.players]
    for pile in range(NUM_SHIP_PILES):
        state.ships[pile] = 1 if is_alone(state) else SHIP_COUNTS[pile, state.players]
