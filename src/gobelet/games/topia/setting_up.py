"""Factions, dice and missions laid out (R1-R4)."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, widen
from gobelet.engine.jit import rule
from gobelet.games.topia.components import MISSIONS_KEPT, NUM_MISSIONS, POWERS
from gobelet.games.topia.constants import (
    AGENT,
    DICE_A_COLOUR,
    MAX_SLOTS,
    NO_FACTION,
    NO_PLACE,
    NO_SLOT,
    NOTHING,
    NUM_COLOURS,
    NUM_DEALT,
    NUM_ON_CARD,
    NUM_PLACES,
    NUM_SLOTS,
    SIDES,
    SLOTS_A_DISTRICT,
    Faction,
    Phase,
)
from gobelet.games.topia.counting import count_in_city
from gobelet.games.topia.state import (
    State,
    card_place,
    colour_of,
    count_deck,
    count_dice_in_city,
    count_hand,
    die_of,
    has_die,
    seat_with,
)

BITS_A_COLOUR = 8  # of a number that counts the dice of all colours


@rule
def lay_out_places(state: State) -> None:
    """R1, R2."""
    for place in range(NUM_PLACES):
        state.pieces[place] = NO_SLOT
    for place in range(NUM_SLOTS):
        if place % MAX_SLOTS < SLOTS_A_DISTRICT[state.players]:
            state.pieces[place] = NOTHING
    for seat in range(state.players):
        for k in range(NUM_ON_CARD):
            state.pieces[card_place(seat, k)] = AGENT + seat


@rule
def count_factions(state: State) -> int:
    count = 0
    for seat in range(state.players):
        if state.factions[seat] != NO_FACTION:
            count += 1
    return count


@rule
def give_faction(state: State, outcome: int) -> None:
    """R1: the factions that are left are counted in their order."""
    faction = 0
    while True:
        if seat_with(state, faction) == NOBODY:
            if outcome == 0:
                break
            outcome -= 1
        faction += 1
    state.factions[count_factions(state)] = faction


@rule
def first_empty_slot(state: State) -> int:
    for place in range(NUM_SLOTS):
        if state.pieces[place] == NOTHING:
            return place
    return NO_PLACE


@rule
def count_colour_left(state: State, colour: int) -> int:
    """R3: dice not yet laid out."""
    return widen(DICE_A_COLOUR[state.players]) - count_in_city(state, colour)


@rule
def count_dice_left(state: State) -> int:
    return NUM_COLOURS * widen(DICE_A_COLOUR[state.players]) - count_dice_in_city(state)


@rule
def count_laid(laid: int, colour: int) -> int:
    return laid >> BITS_A_COLOUR * colour & (1 << BITS_A_COLOUR) - 1


@rule
def lay_out_die(state: State, outcome: int) -> None:
    """R3: the dice left are counted by colour, each with its six values."""
    die, side = outcome // SIDES, outcome % SIDES
    laid, place = 0, 0
    while state.pieces[place] != NOTHING:
        if has_die(state, place):
            laid += 1 << BITS_A_COLOUR * colour_of(widen(state.pieces[place]))
        place += 1
    colour, before = 0, 0
    for other in range(NUM_COLOURS - 1):
        before += widen(DICE_A_COLOUR[state.players]) - count_laid(laid, other)
        colour += die >= before
    state.pieces[place] = die_of(colour, side + 1)


@rule
def seat_to_deal(state: State) -> int:
    """R4: one seat after the other."""
    seat = (NUM_MISSIONS - count_deck(state)) // NUM_DEALT
    return seat if seat < state.players else NOBODY


@rule
def seat_to_return(state: State) -> int:
    """R4; R21 and R52: not everybody has to."""
    for seat in range(state.players):
        if count_hand(state, seat) > count_kept(state, seat):
            return seat
    return NOBODY


@rule
def has_returned(state: State, seat: int) -> bool:
    """R4: as everybody could see."""
    if state.phase < Phase.KEEP or count_kept(state, seat) == NUM_DEALT:
        return False
    return bool(state.phase > Phase.KEEP) or count_hand(state, seat) < NUM_DEALT


@rule
def count_kept(state: State, seat: int) -> int:
    if state.factions[seat] == Faction.CENTAURI and POWERS[state.scenario]:
        return NUM_DEALT
    return widen(MISSIONS_KEPT[state.scenario])
