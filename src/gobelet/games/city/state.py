"""The state of a game as one NumPy record, and predicates and counts over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from gobelet.engine.contract import Header, Int8s, Int16s, Numbers, state_dtype, widen
from gobelet.engine.jit import rule
from gobelet.engine.structs import struct_dtype
from gobelet.games.city.components import (
    DEFENCE,
    FIRST_CARD,
    FIRST_STACK,
    NUM_LOCATIONS,
    POINTS,
    ROW_DEFENCE,
    ROW_SIZES,
    SCORES_CULTURE,
    TYPE,
)
from gobelet.games.city.constants import (
    LOWER,
    MAX_PLAYERS,
    NUM_BANDIT_PILES,
    NUM_COLUMNS,
    NUM_DICE,
    NUM_DISPLAY_ROWS,
    NUM_RESOURCES,
    NUM_ROWS,
    NUM_SHIP_PILES,
    NUM_SPACES,
    Type,
)


class Seat(Protocol):
    """One player's city and what they own, as SEAT lays it out."""

    points: int
    hourglasses: int
    stock: Int16s  # by resource
    dice: Int8s  # by row: a column, USED or WAITING
    bandits: Int8s  # cards taken, by pile
    ships: Int8s
    city: Int8s  # by space: a location
    deactivated: Int8s  # by space: 0 or 1
    spare: int  # always 0


class State(Header, Protocol):
    """The table, as STATE lays it out after the header."""

    visited: int  # a bit for each space the chain of copies has come to
    strength: int
    against_bandits: int
    target: int  # alone: the points to reach
    two_rows_forced: int  # options
    pile_plays_on: int
    level: int
    ending: int  # 1: somebody with two full rows has ended the game
    step: int  # the Step of the turn
    left: int  # of what the phase is about: cards to reveal or discard, resources to gain or pay
    army_bonus: int
    resource_bonus: int
    bandit_malus: int
    passed: int
    replaced: int
    die: int  # the one being spent while an ability asks for a choice, or NO_DIE
    source: int  # the space whose ability it is, or NO_SPACE
    placing: int  # the card about to be placed, or NO_LOCATION
    paid: int  # the resource the Market Place was paid with, or NO_RESOURCE
    opponent: int  # whose die is to be rerolled (R17), or NOBODY
    bandits: Int8s  # cards left, by pile
    ships: Int8s
    stacks: Int8s  # by location
    pile: Int8s  # how many of each location; its order is decided when cards come
    display: Int8s  # by row (LOWER, UPPER) and location
    seats: Sequence[Seat]


SEAT = struct_dtype(
    [
        ("points", np.int16),
        ("hourglasses", np.int16),
        ("stock", np.int16, (NUM_RESOURCES,)),
        ("dice", np.int8, (NUM_DICE,)),
        ("bandits", np.int8, (NUM_BANDIT_PILES,)),
        ("ships", np.int8, (NUM_SHIP_PILES,)),
        ("city", np.int8, (NUM_SPACES,)),
        ("deactivated", np.int8, (NUM_SPACES,)),
        ("spare", np.int8),  # so that no byte of a record is left undefined
    ]
)

STATE = state_dtype(
    [
        ("visited", np.int32),
        ("strength", np.int16),
        ("against_bandits", np.int16),
        ("target", np.int16),
        ("two_rows_forced", np.int8),
        ("pile_plays_on", np.int8),
        ("level", np.int8),
        ("ending", np.int8),
        ("step", np.int8),
        ("left", np.int8),
        ("army_bonus", np.int8),
        ("resource_bonus", np.int8),
        ("bandit_malus", np.int8),
        ("passed", np.int8),
        ("replaced", np.int8),
        ("die", np.int8),
        ("source", np.int8),
        ("placing", np.int8),
        ("paid", np.int8),
        ("opponent", np.int8),
        ("bandits", np.int8, (NUM_BANDIT_PILES,)),
        ("ships", np.int8, (NUM_SHIP_PILES,)),
        ("stacks", np.int8, (NUM_LOCATIONS,)),
        ("pile", np.int8, (NUM_LOCATIONS,)),
        ("display", np.int8, (NUM_DISPLAY_ROWS, NUM_LOCATIONS)),
        ("seats", SEAT, (MAX_PLAYERS,)),
    ]
)


# -- The city -------------------------------------------------------------------------------------------


@rule
def space_at(row: int, column: int) -> int:
    return row * NUM_COLUMNS + column


@rule
def row_of(space: int) -> int:
    return space // NUM_COLUMNS


@rule
def is_built(location: int) -> bool:
    """Whether it is a card rather than printed on the board."""
    return location >= FIRST_STACK


@rule
def is_active(state: State, seat: int, space: int) -> bool:
    return bool(state.seats[seat].deactivated[space] == 0)


@rule
def count_culture(state: State, seat: int, row: int) -> int:
    """R36."""
    count = 0
    for column in range(NUM_COLUMNS):
        if TYPE[state.seats[seat].city[space_at(row, column)]] == Type.CULTURE:
            count += 1
    return count


@rule
def points_of(state: State, seat: int, space: int) -> int:
    """What the card on a space is worth now (R36, R51, R68)."""
    location = state.seats[seat].city[space]
    if SCORES_CULTURE[location]:
        return count_culture(state, seat, row_of(space))
    return widen(POINTS[location])


@rule
def wall_on_row(state: State, seat: int, row: int) -> int:
    """R39: what all active Great Walls of a row add."""
    city, deactivated = state.seats[seat].city, state.seats[seat].deactivated
    defence = 0
    for column in range(NUM_COLUMNS):
        space = space_at(row, column)
        if deactivated[space] == 0:
            defence += widen(ROW_DEFENCE[city[space]])
    return defence


@rule
def defence_of(state: State, seat: int, space: int) -> int:
    """R39, R51: a wall protects the others, not itself."""
    location = state.seats[seat].city[space]
    own = widen(ROW_DEFENCE[location]) if is_active(state, seat, space) else 0
    return widen(DEFENCE[location]) + wall_on_row(state, seat, row_of(space)) - own


@rule
def appraise_city(state: State, seat: int, defences: Numbers, points: Numbers) -> None:
    """The defence and the points of every card of a city; nothing for printed locations."""
    for space in range(NUM_SPACES):
        if is_built(state.seats[seat].city[space]):
            defences[space] = defence_of(state, seat, space)
            points[space] = points_of(state, seat, space)


@rule
def count_built(state: State, seat: int) -> int:
    count = 0
    for space in range(NUM_SPACES):
        if is_built(state.seats[seat].city[space]):
            count += 1
    return count


@rule
def is_row_built(state: State, seat: int, row: int) -> bool:
    """Whether there is a card on each space."""
    for column in range(NUM_COLUMNS):
        if not is_built(state.seats[seat].city[space_at(row, column)]):
            return False
    return True


@rule
def is_row_full(state: State, seat: int, row: int) -> bool:
    """R66."""
    for column in range(NUM_COLUMNS):
        space = space_at(row, column)
        if not is_built(state.seats[seat].city[space]) or not is_active(state, seat, space):
            return False
    return True


@rule
def count_full_rows(state: State, seat: int) -> int:
    count = 0
    for row in range(NUM_ROWS):
        if is_row_full(state, seat, row):
            count += 1
    return count


@rule
def has_deactivated(state: State, seat: int) -> bool:
    for space in range(NUM_SPACES):
        if not is_active(state, seat, space):
            return True
    return False


@rule
def has_resources(state: State, seat: int) -> bool:
    for resource in range(NUM_RESOURCES):
        if state.seats[seat].stock[resource] > 0:
            return True
    return False


# -- Dice -----------------------------------------------------------------------------------------------


@rule
def is_unused(state: State, seat: int, die: int) -> bool:
    return bool(state.seats[seat].dice[die] >= 0)


@rule
def space_under(state: State, seat: int, die: int) -> int:
    return space_at(die, widen(state.seats[seat].dice[die]))


@rule
def count_unused(state: State, seat: int) -> int:
    count = 0
    for die in range(NUM_DICE):
        if is_unused(state, seat, die):
            count += 1
    return count


# -- Cards ----------------------------------------------------------------------------------------------


@rule
def is_alone(state: State) -> bool:
    return bool(state.players == 1)


@rule
def count_pile(state: State) -> int:
    count = 0
    for location in range(FIRST_CARD, NUM_LOCATIONS):
        count += widen(state.pile[location])
    return count


@rule
def count_display(state: State, row: int) -> int:
    count = 0
    for location in range(FIRST_CARD, NUM_LOCATIONS):
        count += widen(state.display[row, location])
    return count


@rule
def is_for_sale(state: State, location: int) -> bool:
    """R55: from a stack, or from the display (alone, from either row of it)."""
    if location < FIRST_CARD:
        return bool(state.stacks[location] > 0)
    if state.display[LOWER, location] > 0:
        return True
    return is_alone(state) and bool(state.display[LOWER + 1, location] > 0)


@rule
def row_size(state: State) -> int:
    """R71."""
    return widen(ROW_SIZES[state.level])
