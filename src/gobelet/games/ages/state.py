"""The state of a game as one NumPy record, and predicates and counts over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from gobelet.engine.contract import Header, Int8s, state_dtype, widen
from gobelet.engine.jit import rule
from gobelet.engine.structs import struct_dtype
from gobelet.games.ages.constants import (
    FIRST_CITIES,
    MAX_DICE,
    MAX_PLAYERS,
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NUM_DEVELOPMENTS,
    NUM_GOODS,
    NUM_ITEMS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
)
from gobelet.games.ages.editions import IN_PLAY


class Seat(Protocol):
    """One civilisation, as SEAT lays it out."""

    disasters: int  # points lost
    food: int
    ships: int
    goods: Int8s
    city_workers: Int8s  # boxes ticked
    monument_workers: Int8s
    developments: Int8s  # 0 or 1 each


class State(Header, Protocol):
    """The table, as STATE lays it out after the header."""

    coins: int
    workers: int
    edition: int
    trading: int  # Trading
    rolls: int  # rolls done, while rolling
    buying: int  # the development being paid for, or NO_DEVELOPMENT
    partner: int  # the seat an offer is for, or NOBODY
    offers: int  # proposals made this turn
    takebacks: int  # items and drafts taken back since the last proposal
    exchanges: int  # ships used this turn
    dice: Int8s  # faces, WAITING or NO_DIE
    give: Int8s  # what the one who drafts or proposes gives, by item
    ask: Int8s
    first_builder: Int8s  # by monument: a seat, or NOBODY
    seats: Sequence[Seat]


SEAT = struct_dtype(
    [
        ("disasters", np.int16),
        ("food", np.int8),
        ("ships", np.int8),
        ("goods", np.int8, (NUM_GOODS,)),
        ("city_workers", np.int8, (NUM_NEW_CITIES,)),
        ("monument_workers", np.int8, (NUM_MONUMENTS,)),
        ("developments", np.int8, (NUM_DEVELOPMENTS,)),
    ]
)

STATE = state_dtype(
    [
        ("coins", np.int16),
        ("workers", np.int16),
        ("edition", np.int8),
        ("trading", np.int8),
        ("rolls", np.int8),
        ("buying", np.int8),
        ("partner", np.int8),
        ("offers", np.int8),
        ("takebacks", np.int8),
        ("exchanges", np.int8),
        ("dice", np.int8, (MAX_DICE,)),
        ("give", np.int8, (NUM_ITEMS,)),
        ("ask", np.int8, (NUM_ITEMS,)),
        ("first_builder", np.int8, (NUM_MONUMENTS,)),
        ("seats", SEAT, (MAX_PLAYERS,)),
    ]
)


# -- Questions ------------------------------------------------------------------------------------------


@rule
def owns(state: State, seat: int, development: int) -> bool:
    return bool(state.seats[seat].developments[development] == 1)


@rule
def count_developments(state: State, seat: int) -> int:
    count = 0
    for development in range(NUM_DEVELOPMENTS):
        if owns(state, seat, development):
            count += 1
    return count


@rule
def count_cities(state: State, seat: int) -> int:
    count = FIRST_CITIES
    for city in range(NUM_NEW_CITIES):
        if state.seats[seat].city_workers[city] == NEW_CITY_BOXES[city]:
            count += 1
    return count


@rule
def has_built(state: State, seat: int, monument: int) -> bool:
    """R36: all its boxes are ticked."""
    return bool(state.seats[seat].monument_workers[monument] == MONUMENT_BOXES[monument])


@rule
def is_in_play(state: State, monument: int) -> bool:
    """R39, R55."""
    return bool(IN_PLAY[state.edition, state.players, monument] == 1)


@rule
def count_goods(state: State, seat: int) -> int:
    count = 0
    for good in range(NUM_GOODS):
        count += widen(state.seats[seat].goods[good])
    return count


@rule
def stack_value(good: int, count: int) -> int:
    """R42: k times the triangle number, k the row from the bottom."""
    return (good + 1) * (count * (count + 1) // 2)


@rule
def goods_value(state: State, seat: int) -> int:
    value = 0
    for good in range(NUM_GOODS):
        value += stack_value(good, widen(state.seats[seat].goods[good]))
    return value


@rule
def count_dice(state: State, face: int) -> int:
    count = 0
    for die in range(MAX_DICE):
        if state.dice[die] == face:
            count += 1
    return count
