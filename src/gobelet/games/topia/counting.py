"""Counts of what is on cards and in districts: dice, agents, control and its points (R31-R37)."""

from __future__ import annotations

from gobelet.engine.contract import widen
from gobelet.engine.jit import rule
from gobelet.games.topia.components import (
    CITY_DICE_FACTOR,
    CONTROL_POINTS,
    SIX_COUNTS,
    TRACKS,
)
from gobelet.games.topia.constants import (
    AGENT,
    MAX_SLOTS,
    NUM_DISTRICTS,
    NUM_ON_CARD,
    NUM_SLOTS,
    SIDES,
)
from gobelet.games.topia.state import State, card_place, colour_of, has_die, value_of

# -- Dice -----------------------------------------------------------------------------------------------


@rule
def own_die(state: State, seat: int, k: int) -> int:
    """The die on a place of a card, or something below 0."""
    piece = widen(state.pieces[card_place(seat, k)])
    return piece if piece < AGENT else -1


@rule
def sum_dice(state: State, seat: int) -> int:
    """The values, as they are (R46, R49)."""
    total = 0
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0:
            total += value_of(die)
    return total


@rule
def dice_points(state: State, seat: int) -> int:
    """R33; R51: a 6 may count more; R54: so may a colour."""
    points = 0
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0:
            points += widen(SIX_COUNTS[state.scenario]) if value_of(die) == SIDES else value_of(die)
            points += widen(TRACKS[colour_of(die), state.cubes[colour_of(die)]]) if state.bank_card else 0
    return points


@rule
def count_own(state: State, seat: int, colour: int) -> int:
    """Dice of a colour on a card."""
    count = 0
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0 and colour_of(die) == colour:
            count += 1
    return count


@rule
def count_own_value(state: State, seat: int, value: int) -> int:
    count = 0
    for k in range(NUM_ON_CARD):
        die = own_die(state, seat, k)
        if die >= 0 and value_of(die) == value:
            count += 1
    return count


@rule
def count_own_kind(state: State, seat: int, kind: int) -> int:
    """Dice of one colour and value."""
    count = 0
    for k in range(NUM_ON_CARD):
        if own_die(state, seat, k) == kind:
            count += 1
    return count


@rule
def count_in_city(state: State, colour: int) -> int:
    count = 0
    for place in range(NUM_SLOTS):
        if has_die(state, place) and colour_of(widen(state.pieces[place])) == colour:
            count += 1
    return count


# -- Districts ------------------------------------------------------------------------------------------


@rule
def count_agents(state: State, district: int, seat: int) -> int:
    count = 0
    for place in range(district * MAX_SLOTS, (district + 1) * MAX_SLOTS):
        if state.pieces[place] == AGENT + seat:
            count += 1
    return count


@rule
def count_leaders_with(state: State, district: int, seat: int) -> int:
    """R34, R35: how many have the most agents, if this seat is one of them; else 0."""
    own, leaders = count_agents(state, district, seat), 0
    if own == 0:
        return 0
    for other in range(state.players):
        theirs = count_agents(state, district, other)
        if theirs > own:
            return 0
        if theirs == own:
            leaders += 1
    return leaders


@rule
def is_leading(state: State, district: int, seat: int) -> bool:
    """R34, R35: with the most agents, perhaps together with others."""
    return count_leaders_with(state, district, seat) > 0


@rule
def is_tied(state: State, district: int, seat: int) -> bool:
    """R20, R35."""
    return count_leaders_with(state, district, seat) > 1


@rule
def controls_alone(state: State, district: int, seat: int) -> bool:
    """R34; R20: what was awarded is controlled alone."""
    if state.awarded_district == district:
        return bool(state.awarded_seat == seat)
    return count_leaders_with(state, district, seat) == 1


@rule
def district_value(state: State, district: int) -> int:
    """R34, R51."""
    total = 0
    for place in range(district * MAX_SLOTS, (district + 1) * MAX_SLOTS):
        if has_die(state, place):
            total += value_of(widen(state.pieces[place]))
    return widen(CONTROL_POINTS[state.scenario]) + total * widen(CITY_DICE_FACTOR[state.scenario])


@rule
def district_points(state: State, district: int, seat: int) -> int:
    """R34, R35; R20."""
    leaders = count_leaders_with(state, district, seat)
    if state.awarded_district == district:
        leaders = 1 if state.awarded_seat == seat else 0
    if leaders == 0:
        return 0
    return (district_value(state, district) + leaders - 1) // leaders


@rule
def city_points(state: State, seat: int) -> int:
    points = 0
    for district in range(NUM_DISTRICTS):
        points += district_points(state, district, seat)
    return points


@rule
def count_controlled(state: State, seat: int) -> int:
    """Districts controlled alone (R37, R48)."""
    count = 0
    for district in range(NUM_DISTRICTS):
        if controls_alone(state, district, seat):
            count += 1
    return count
