"""
What a seat sees, in numbers for a network, nearly all of them from 0 to 1, and no more than it sees.

The table first, then every seat in turn order, beginning with the observer; the places of absent
players stay 0. Last the missions, as far as the seat knows where they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

from gobelet.engine.contract import NOBODY, widen
from gobelet.engine.features import Floats, count_features, feature_dtype
from gobelet.engine.jit import rule
from gobelet.engine.notation import names_of
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
    NUM_DISTRICTS,
    NUM_ON_CARD,
    NUM_ROUNDS,
    NUM_SLOTS,
    UNDER,
    Moment,
)
from gobelet.games.topia.scoring import public_score
from gobelet.games.topia.state import State, card_place, count_hand, is_agent, is_die
from gobelet.games.topia.words import (
    COLOURS,
    DICE,
    DISTRICTS,
    FACTIONS,
    MISSIONS,
    PHASES,
    PLACES,
    SCENARIOS,
    SLOTS,
)

TYPICAL_POINTS = 60.0
TYPICAL_HAND = 3.0


class Table(Protocol):
    """What begins the features of every table: where in the game we are, the options, what is being done."""

    phase: Annotated[Floats, PHASES]
    moment: Annotated[Floats, names_of(Moment)]
    players: Annotated[Floats, range(1, MAX_PLAYERS + 1)]
    bank_alike: float
    gugu_by_one: float
    no_action: float
    bank_card: float
    third_out: float
    adapt_each: float
    scenario: Annotated[Floats, SCENARIOS]
    rounds: float
    skipped: float
    borrowed: float
    left: float
    reactions: float
    awarded_district: float
    cubes: Annotated[Floats, COLOURS]
    doing: Annotated[Floats, DISTRICTS]
    named: Annotated[Floats, DISTRICTS]
    chosen: Annotated[Floats, PLACES]
    rolling: Annotated[Floats, PLACES]


class SlotFeatures(Protocol):
    """What is in a slot of the city."""

    die: Annotated[Floats, DICE]
    agent: Annotated[Floats, MAX_PLAYERS]


class Player(Protocol):
    """What begins the features of every seat."""

    is_there: float
    is_active: float
    used: float
    points: float
    hand: float
    draws: float


class Member(Player, Protocol):
    """A player of a faction."""

    faction: Annotated[Floats, FACTIONS]


class SeatFeatures(Member, Protocol):
    """What everybody knows of a player."""

    card: Annotated[Floats, NUM_ON_CARD, DICE]


class MissionFeatures(Protocol):
    """Who has it, as far as the seat knows, or that the seat itself put it under the deck."""

    held: Annotated[Floats, MAX_PLAYERS]
    under: float


class Features(Table, Protocol):
    city: Annotated[Sequence[SlotFeatures], SLOTS]
    seats: Annotated[Sequence[SeatFeatures], MAX_PLAYERS]
    missions: Annotated[Sequence[MissionFeatures], MISSIONS]
    returned: Annotated[Floats, MISSIONS]


FEATURES = feature_dtype(Features)
NUM_FEATURES = count_features(FEATURES)


@rule
def encode(state: State, seat: int, out: Features) -> None:
    encode_table(state, seat, out)
    encode_city(state, seat, out)
    for k in range(state.players):
        encode_seat(state, (seat + k) % state.players, out.seats[k])
    encode_missions(state, seat, out)


@rule
def encode_table(state: State, seat: int, out: Table) -> None:
    out.phase[state.phase] = 1.0
    out.moment[state.moment] = 1.0
    out.players[state.players - 1] = 1.0
    out.bank_alike = state.bank_alike
    out.gugu_by_one = state.gugu_by_one
    out.no_action = state.no_action
    out.bank_card = state.bank_card
    out.third_out = state.third_out
    out.adapt_each = state.adapt_each
    out.scenario[state.scenario] = 1.0
    encode_turn(state, out)
    encode_places(state, seat, out)


@rule
def encode_turn(state: State, out: Table) -> None:
    """What is being done."""
    out.rounds = round_of(state) / NUM_ROUNDS
    out.skipped = state.skipped
    out.borrowed = state.borrowed
    out.left = state.left
    out.reactions = state.stirred
    if state.awarded_seat != NOBODY:
        out.awarded_district = (state.awarded_district + 1) / NUM_DISTRICTS
    for colour in range(NUM_COLOURS):
        out.cubes[colour] = state.cubes[colour] / MAX_STEP
    if state.doing != NO_DISTRICT:
        out.doing[state.doing] = 1.0
    if state.named != NO_DISTRICT:
        out.named[state.named] = 1.0


@rule
def encode_places(state: State, seat: int, out: Table) -> None:
    """Where it is being done."""
    if state.cloned != NO_PLACE:
        out.chosen[seen_from(state, seat, widen(state.cloned))] = 1.0
    for k in range(2):
        if state.chosen[k] != NO_PLACE:
            out.chosen[seen_from(state, seat, widen(state.chosen[k]))] = 1.0
        if state.rolling[k] != NO_PLACE:
            out.rolling[seen_from(state, seat, widen(state.rolling[k]))] = 1.0


@rule
def seen_from(state: State, seat: int, place: int) -> int:
    """A place, the cards counted from the one who looks."""
    if place < FIRST_CARD:
        return place
    owner = (place - FIRST_CARD) // NUM_ON_CARD
    return card_place((owner - seat) % widen(state.players), (place - FIRST_CARD) % NUM_ON_CARD)


@rule
def encode_city(state: State, seat: int, out: Features) -> None:
    for place in range(NUM_SLOTS):
        piece = widen(state.pieces[place])
        if is_die(piece):
            out.city[place].die[piece] = 1.0
        elif is_agent(piece):
            out.city[place].agent[(piece - AGENT - seat) % widen(state.players)] = 1.0


@rule
def encode_seat(state: State, seat: int, out: SeatFeatures) -> None:
    encode_player(state, seat, out)
    for k in range(NUM_ON_CARD):
        piece = widen(state.pieces[card_place(seat, k)])
        if is_die(piece):
            out.card[k, piece] = 1.0


@rule
def encode_player(state: State, seat: int, out: Member) -> None:
    out.is_there = 1.0
    out.is_active = 1.0 if seat == active_seat(state) else 0.0
    out.used = state.used[seat]
    out.points = public_score(state, seat) / TYPICAL_POINTS
    out.hand = count_hand(state, seat) / TYPICAL_HAND
    out.draws = state.draws[seat] / TYPICAL_HAND
    if state.factions[seat] >= 0:
        out.faction[state.factions[seat]] = 1.0


@rule
def encode_missions(state: State, seat: int, out: Features) -> None:
    """R5: one's own; with open missions everybody's."""
    for mission in range(NUM_MISSIONS):
        where = widen(state.missions[mission])
        if where == seat or (0 <= where < UNDER and OPEN_MISSIONS[state.scenario]):
            out.missions[mission].held[(where - seat) % widen(state.players)] = 1.0
        elif where == UNDER + seat:
            out.missions[mission].under = 1.0
    if state.returned[seat] >= 0:
        out.returned[state.returned[seat]] = 1.0
