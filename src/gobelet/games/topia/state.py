"""The state of a game as one NumPy record, and predicates and counts over it."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from gobelet.engine.contract import NOBODY, Header, Int8s, state_dtype, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.topia.components import NUM_MISSIONS, POWERS
from gobelet.games.topia.constants import (
    AGENT,
    DECK,
    FIRST_CARD,
    MAX_PLAYERS,
    MAX_SLOTS,
    NUM_COLOURS,
    NUM_HOLDERS,
    NUM_ON_CARD,
    NUM_PLACES,
    NUM_SLOTS,
    SIDES,
    UNDER,
)


class State(Header, Protocol):
    """The table, as STATE lays it out after the header."""

    bank_alike: int  # options
    gugu_by_one: int
    no_action: int
    scenario: int
    bank_card: int
    third_out: int
    adapt_each: int
    moment: int  # the Moment of the turn
    skipped: int  # 1: Roamers still have a turn to play
    named: int  # the district the Perceptioneers have named, or NO_DISTRICT
    doing: int  # the action that is being done or due, or NO_DISTRICT
    borrowed: int  # 1: it is done by Ewo's power
    left: int  # missions still to be drawn or returned
    stirred: int  # how often the Hollows may still react to what the action has moved
    cloned: int  # the place of the die Dangmer changes, or NO_PLACE
    awarded_district: int  # what Bingmai decided, or NO_DISTRICT
    awarded_seat: int
    cubes: Int8s  # by colour: a step
    chosen: Int8s  # the places chosen so far, or NO_PLACE
    rolling: Int8s  # the places of dice about to fall, or NO_PLACE
    factions: Int8s  # by seat, or NO_FACTION
    used: Int8s  # by seat: 1 once its power is used
    returned: Int8s  # by seat: the third mission, as far as it is known here, or NO_MISSION
    draws: Int8s  # by seat: missions drawn at the Agency
    pieces: Int8s  # by place: a die, AGENT plus a seat, NOTHING or NO_SLOT
    missions: Int8s  # by mission: DECK, the seat that has it, or UNDER or OUT plus the seat that put it there
    held: Int8s  # by seat, then by UNDER and by OUT plus a seat: how many missions are there


STATE = state_dtype(
    [
        ("bank_alike", np.int8),
        ("gugu_by_one", np.int8),
        ("no_action", np.int8),
        ("scenario", np.int8),
        ("bank_card", np.int8),
        ("third_out", np.int8),
        ("adapt_each", np.int8),
        ("moment", np.int8),
        ("skipped", np.int8),
        ("named", np.int8),
        ("doing", np.int8),
        ("borrowed", np.int8),
        ("left", np.int8),
        ("stirred", np.int8),
        ("cloned", np.int8),
        ("awarded_district", np.int8),
        ("awarded_seat", np.int8),
        ("cubes", np.int8, (NUM_COLOURS,)),
        ("chosen", np.int8, (2,)),
        ("rolling", np.int8, (2,)),
        ("factions", np.int8, (MAX_PLAYERS,)),
        ("used", np.int8, (MAX_PLAYERS,)),
        ("returned", np.int8, (MAX_PLAYERS,)),
        ("draws", np.int8, (MAX_PLAYERS,)),
        ("pieces", np.int8, (NUM_PLACES,)),
        ("missions", np.int8, (NUM_MISSIONS,)),
        ("held", np.int8, (NUM_HOLDERS,)),
    ]
)


# -- Pieces ---------------------------------------------------------------------------------------------


@rule
def is_die(piece: int) -> bool:
    return 0 <= piece < AGENT


@rule
def colour_of(die: int) -> int:
    return die // SIDES


@rule
def value_of(die: int) -> int:
    return die % SIDES + 1


@rule
def die_of(colour: int, value: int) -> int:
    return colour * SIDES + value - 1


@rule
def has_die(state: State, place: int) -> bool:
    return is_die(widen(state.pieces[place]))


@rule
def is_agent(piece: int) -> bool:
    return piece >= AGENT


# -- Places ---------------------------------------------------------------------------------------------


@rule
def is_in_city(place: int) -> bool:
    return place < FIRST_CARD


@rule
def district_of(place: int) -> int:
    """Of a slot in the city."""
    return place // MAX_SLOTS


@rule
def card_place(seat: int, k: int) -> int:
    return FIRST_CARD + seat * NUM_ON_CARD + k


@rule
def card_owner(place: int) -> int:
    """Of a place on a card."""
    return (place - FIRST_CARD) // NUM_ON_CARD


@rule
def count_dice_on_card(state: State, seat: int) -> int:
    """R7: they fill the card from the left."""
    count = 0
    for k in range(NUM_ON_CARD):
        if has_die(state, card_place(seat, k)):
            count += 1
    return count


@rule
def count_dice_in_district(state: State, district: int) -> int:
    count = 0
    for place in range(district * MAX_SLOTS, (district + 1) * MAX_SLOTS):
        if has_die(state, place):
            count += 1
    return count


@rule
def has_die_in_city(state: State) -> bool:
    for place in range(NUM_SLOTS):
        if has_die(state, place):
            return True
    return False


@rule
def count_dice_in_city(state: State) -> int:
    count = 0
    for place in range(NUM_SLOTS):
        if has_die(state, place):
            count += 1
    return count


@rule
def count_dice_on_cards(state: State) -> int:
    count = 0
    for place in range(FIRST_CARD, FIRST_CARD + widen(state.players) * NUM_ON_CARD):
        if has_die(state, place):
            count += 1
    return count


# -- Factions and missions ------------------------------------------------------------------------------


@rule
def seat_with(state: State, faction: int) -> int:
    """Who plays a faction, or NOBODY."""
    for seat in range(state.players):
        if state.factions[seat] == faction:
            return seat
    return NOBODY


@rule
def has_power(state: State, seat: int, faction: int) -> bool:
    """R18, R53: whether a seat can still use the power of this faction."""
    return bool(state.factions[seat] == faction and not state.used[seat] and POWERS[state.scenario])


@rule
def other_with_power(state: State, faction: int) -> int:
    """An opponent of the player in turn who can still use this power, or NOBODY."""
    seat = seat_with(state, faction)
    if seat == NOBODY or seat == active_seat(state) or not has_power(state, seat, faction):
        return NOBODY
    return seat


@rule
def move_mission(state: State, mission: int, place: int) -> None:
    """To the deck, to a hand, under the deck, or out of the game."""
    if state.missions[mission] != DECK:
        state.held[state.missions[mission]] -= 1
    if place != DECK:
        state.held[place] += 1
    state.missions[mission] = place


@rule
def count_hand(state: State, seat: int) -> int:
    return widen(state.held[seat])


@rule
def count_held(state: State, seat: int) -> int:
    """In hand or put under the deck."""
    return widen(state.held[seat]) + widen(state.held[UNDER + seat])


@rule
def count_deck(state: State) -> int:
    """The missions that can still come."""
    count = NUM_MISSIONS
    for place in range(NUM_HOLDERS):
        count -= widen(state.held[place])
    return count
