"""
What a seat sees, in numbers for a network, nearly all of them from 0 to 1, and no more than it sees.

The table first: phase, moment, players, options, what is being done, the places of the city. Then every seat,
beginning with the one that looks, in turn order: its faction, its card, its agents, the score that everybody
can see; the places of absent players stay 0. Last the missions, as far as the seat knows where they are.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Features, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.topia.components import NUM_MISSIONS, OPEN_MISSIONS
from gobelet.games.topia.constants import (
    AGENT,
    FIRST_CARD,
    MAX_PLAYERS,
    MAX_STEP,
    NO_DISTRICT,
    NO_PLACE,
    NUM_COLOURS,
    NUM_DIE_KINDS,
    NUM_DISTRICTS,
    NUM_FACTIONS,
    NUM_ON_CARD,
    NUM_PLACES,
    NUM_ROUNDS,
    NUM_SCENARIOS,
    NUM_SLOTS,
    UNDER,
    Moment,
    Phase,
)
from gobelet.games.topia.scoring import public_score
from gobelet.games.topia.state import State, card_place, count_hand, is_agent, is_die

TYPICAL_POINTS = 60.0
TYPICAL_HAND = 3.0

NUM_PHASES = len(Phase)
NUM_MOMENTS = len(Moment)
NUM_OPTIONS = 4 + NUM_SCENARIOS + 1
NUM_TURN_FEATURES = 5 + NUM_COLOURS + 2 * NUM_DISTRICTS + 2 * NUM_PLACES
NUM_PIECE_KINDS = NUM_DIE_KINDS + MAX_PLAYERS
NUM_TABLE_FEATURES = (
    NUM_PHASES + NUM_MOMENTS + MAX_PLAYERS + NUM_OPTIONS + NUM_TURN_FEATURES + NUM_SLOTS * NUM_PIECE_KINDS
)
NUM_SEAT_FEATURES = 6 + NUM_FACTIONS + NUM_ON_CARD * NUM_DIE_KINDS
NUM_MISSION_PLACES = 1 + MAX_PLAYERS  # put under the deck by oneself, or in hand
NUM_FEATURES = NUM_TABLE_FEATURES + MAX_PLAYERS * NUM_SEAT_FEATURES + NUM_MISSIONS * (NUM_MISSION_PLACES + 1)


@rule
def encode(state: State, seat: int, out: Features) -> None:
    out[state.phase] = 1.0
    at = NUM_PHASES
    out[at + widen(state.moment)] = 1.0
    at += NUM_MOMENTS
    out[at + widen(state.players) - 1] = 1.0
    at = encode_options(state, out, at + MAX_PLAYERS)
    at = encode_turn(state, seat, out, at)
    at = encode_city(state, seat, out, at)
    for k in range(state.players):
        encode_seat(state, (seat + k) % state.players, out, at + k * NUM_SEAT_FEATURES)
    encode_missions(state, seat, out, at + MAX_PLAYERS * NUM_SEAT_FEATURES)


@rule
def encode_options(state: State, out: Features, at: int) -> int:
    out[at] = state.bank_alike
    out[at + 1] = state.gugu_by_one
    out[at + 2] = state.no_action
    out[at + 3] = state.bank_card
    out[at + 4 + widen(state.scenario)] = 1.0
    return at + NUM_OPTIONS


@rule
def encode_turn(state: State, seat: int, out: Features, at: int) -> int:
    """What is being done."""
    out[at] = round_of(state) / NUM_ROUNDS
    out[at + 1] = state.skipped
    out[at + 2] = state.borrowed
    out[at + 3] = state.left
    if state.awarded_seat != NOBODY:
        out[at + 4] = (state.awarded_district + 1) / NUM_DISTRICTS
    at += 5
    for colour in range(NUM_COLOURS):
        out[at + colour] = state.cubes[colour] / MAX_STEP
    at += NUM_COLOURS
    if state.doing != NO_DISTRICT:
        out[at + widen(state.doing)] = 1.0
    at += NUM_DISTRICTS
    if state.named != NO_DISTRICT:
        out[at + widen(state.named)] = 1.0
    at += NUM_DISTRICTS
    if state.cloned != NO_PLACE:
        out[at + seen_from(state, seat, widen(state.cloned))] = 1.0
    for k in range(2):
        if state.chosen[k] != NO_PLACE:
            out[at + seen_from(state, seat, widen(state.chosen[k]))] = 1.0
        if state.rolling[k] != NO_PLACE:
            out[at + NUM_PLACES + seen_from(state, seat, widen(state.rolling[k]))] = 1.0
    return at + 2 * NUM_PLACES


@rule
def seen_from(state: State, seat: int, place: int) -> int:
    """A place, the cards counted from the one who looks."""
    if place < FIRST_CARD:
        return place
    owner = (place - FIRST_CARD) // NUM_ON_CARD
    return card_place((owner - seat) % widen(state.players), (place - FIRST_CARD) % NUM_ON_CARD)


@rule
def encode_city(state: State, seat: int, out: Features, at: int) -> int:
    for place in range(NUM_SLOTS):
        piece = widen(state.pieces[place])
        if is_die(piece):
            out[at + place * NUM_PIECE_KINDS + piece] = 1.0
        elif is_agent(piece):
            owner = (piece - AGENT - seat) % widen(state.players)
            out[at + place * NUM_PIECE_KINDS + NUM_DIE_KINDS + owner] = 1.0
    return at + NUM_SLOTS * NUM_PIECE_KINDS


@rule
def encode_seat(state: State, seat: int, out: Features, at: int) -> None:
    out[at] = 1.0
    if seat == active_seat(state):
        out[at + 1] = 1.0
    out[at + 2] = state.used[seat]
    out[at + 3] = public_score(state, seat) / TYPICAL_POINTS
    out[at + 4] = count_hand(state, seat) / TYPICAL_HAND
    out[at + 5] = state.draws[seat] / TYPICAL_HAND
    at += 6
    if state.factions[seat] >= 0:
        out[at + widen(state.factions[seat])] = 1.0
    at += NUM_FACTIONS
    for k in range(NUM_ON_CARD):
        piece = widen(state.pieces[card_place(seat, k)])
        if is_die(piece):
            out[at + k * NUM_DIE_KINDS + piece] = 1.0


@rule
def encode_missions(state: State, seat: int, out: Features, at: int) -> None:
    """R5: one's own; with open missions everybody's."""
    for mission in range(NUM_MISSIONS):
        where = widen(state.missions[mission])
        if where == seat or (0 <= where < UNDER and OPEN_MISSIONS[state.scenario]):
            out[at + (where - seat) % widen(state.players)] = 1.0
        elif where == UNDER + seat:
            out[at + MAX_PLAYERS] = 1.0
        at += NUM_MISSION_PLACES
    if state.returned[seat] >= 0:
        out[at + widen(state.returned[seat])] = 1.0
