"""
What a seat sees, in numbers for a network, nearly all of them from 0 to 1.

The table first, then every seat in turn order, beginning with the observer; the places of absent
players stay 0. Nothing is hidden in this game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

from gobelet.engine.contract import NOBODY, widen
from gobelet.engine.features import Floats, count_features, feature_dtype
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.city.components import COPIES, FIRST_CARD, FIRST_STACK, NUM_LOCATIONS
from gobelet.games.city.constants import (
    MAX_PLAYERS,
    NO_DIE,
    NO_LOCATION,
    NO_RESOURCE,
    NO_SPACE,
    NUM_BANDIT_PILES,
    NUM_DICE,
    NUM_DISPLAY_ROWS,
    NUM_RESOURCES,
    NUM_SHIP_PILES,
    NUM_SPACES,
)
from gobelet.games.city.scoring import score
from gobelet.games.city.state import State, is_unused, space_under
from gobelet.games.city.words import LOCATIONS, PHASES, RESOURCES, ROWS, SPACES, STEPS

TYPICAL_STOCK = 6.0
TYPICAL_STRENGTH = 8.0
TYPICAL_POINTS = 50.0
TYPICAL_TURNS = 15.0
TYPICAL_BONUS = 2.0
MAX_TROPHIES = 6.0
MAX_LEFT = 10.0


class TurnFeatures(Protocol):
    """What this turn has brought, and the options."""

    strength: float
    against_bandits: float
    army_bonus: float
    resource_bonus: float
    bandit_malus: float
    passed: float
    replaced: float
    ending: float
    left: float
    number: float
    two_rows_forced: float
    pile_plays_on: float
    level: float
    target: float
    has_opponent: float


class CardFeatures(Protocol):
    """Where the cards are."""

    stacks: Annotated[Floats, LOCATIONS]
    pile: Annotated[Floats, LOCATIONS]
    display: Annotated[Floats, ["lower", "upper"], LOCATIONS]
    bandits: Annotated[Floats, NUM_BANDIT_PILES]
    ships: Annotated[Floats, NUM_SHIP_PILES]


class Choice(Protocol):
    """What is chosen for the ability that is being carried out."""

    die: Annotated[Floats, ROWS]
    placing: Annotated[Floats, LOCATIONS]
    paid: Annotated[Floats, RESOURCES]
    opponent: Annotated[Floats, MAX_PLAYERS]


class SpaceFeatures(Protocol):
    location: Annotated[Floats, LOCATIONS]
    is_deactivated: float
    has_die: float


class Player(Protocol):
    """What begins the features of every seat."""

    is_there: float
    is_active: float
    points: float
    hourglasses: float


class Owner(Player, Protocol):
    """What a player owns."""

    stock: Annotated[Floats, RESOURCES]
    bandits: Annotated[Floats, NUM_BANDIT_PILES]
    ships: Annotated[Floats, NUM_SHIP_PILES]


class SeatFeatures(Owner, Protocol):
    """One player: what they own, then their city."""

    unused_dice: Annotated[Floats, ROWS]
    city: Annotated[Sequence[SpaceFeatures], SPACES]


class Table(Protocol):
    """What begins the features of every table."""

    phase: Annotated[Floats, PHASES]
    step: Annotated[Floats, STEPS]
    players: Annotated[Floats, range(1, MAX_PLAYERS + 1)]
    turn: TurnFeatures


class Features(Table, Protocol):
    source: Annotated[Floats, SPACES]  # of the ability
    visited: Annotated[Floats, SPACES]  # where the chain of copies has come to
    choice: Choice
    cards: CardFeatures
    seats: Annotated[Sequence[SeatFeatures], MAX_PLAYERS]


FEATURES = feature_dtype(Features)
NUM_FEATURES = count_features(FEATURES)


@rule
def encode(state: State, seat: int, out: Features) -> None:
    encode_table(state, out)
    encode_source(state, out)
    encode_choice(state, seat, out.choice)
    encode_cards(state, out.cards)
    for k in range(state.players):
        encode_seat(state, (seat + k) % state.players, out.seats[k])


@rule
def encode_table(state: State, out: Table) -> None:
    out.phase[state.phase] = 1.0
    out.step[state.step] = 1.0
    out.players[state.players - 1] = 1.0
    encode_turn(state, out.turn)


@rule
def encode_turn(state: State, out: TurnFeatures) -> None:
    out.strength = state.strength / TYPICAL_STRENGTH
    out.against_bandits = state.against_bandits / TYPICAL_STRENGTH
    out.army_bonus = state.army_bonus / TYPICAL_BONUS
    out.resource_bonus = state.resource_bonus / TYPICAL_BONUS
    out.bandit_malus = state.bandit_malus / TYPICAL_BONUS
    out.passed = state.passed
    out.replaced = state.replaced
    out.ending = state.ending
    out.left = state.left / MAX_LEFT
    out.number = state.turn / state.players / TYPICAL_TURNS
    out.two_rows_forced = state.two_rows_forced
    out.pile_plays_on = state.pile_plays_on
    out.level = state.level
    out.target = state.target / TYPICAL_POINTS
    out.has_opponent = 1.0 if state.opponent != NOBODY else 0.0


@rule
def encode_source(state: State, out: Features) -> None:
    """Where the ability is."""
    if state.source != NO_SPACE:
        out.source[state.source] = 1.0
    for space in range(NUM_SPACES):
        if state.visited & (1 << space):
            out.visited[space] = 1.0


@rule
def encode_choice(state: State, seat: int, out: Choice) -> None:
    if state.die != NO_DIE:
        out.die[state.die] = 1.0
    if state.placing != NO_LOCATION:
        out.placing[state.placing] = 1.0
    if state.paid != NO_RESOURCE:
        out.paid[state.paid] = 1.0
    if state.opponent != NOBODY:
        out.opponent[(widen(state.opponent) - seat) % widen(state.players)] = 1.0


@rule
def encode_cards(state: State, out: CardFeatures) -> None:
    for location in range(FIRST_STACK, NUM_LOCATIONS):
        out.stacks[location] = state.stacks[location] / COPIES[location]
    for location in range(FIRST_CARD, NUM_LOCATIONS):
        out.pile[location] = state.pile[location] / COPIES[location]
        for row in range(NUM_DISPLAY_ROWS):
            out.display[row, location] = state.display[row, location] / COPIES[location]
    for pile in range(NUM_BANDIT_PILES):
        out.bandits[pile] = state.bandits[pile] / MAX_TROPHIES
    for pile in range(NUM_SHIP_PILES):
        out.ships[pile] = state.ships[pile] / MAX_TROPHIES


@rule
def encode_seat(state: State, seat: int, out: SeatFeatures) -> None:
    own = state.seats[seat]
    encode_owner(state, seat, out)
    for die in range(NUM_DICE):
        if is_unused(state, seat, die):
            out.unused_dice[die] = 1.0
            out.city[space_under(state, seat, die)].has_die = 1.0
    for space in range(NUM_SPACES):
        out.city[space].location[own.city[space]] = 1.0
        out.city[space].is_deactivated = 1.0 if own.deactivated[space] else 0.0


@rule
def encode_owner(state: State, seat: int, out: Owner) -> None:
    own = state.seats[seat]
    out.is_there = 1.0
    out.is_active = 1.0 if seat == active_seat(state) else 0.0
    out.points = score(state, seat) / TYPICAL_POINTS
    out.hourglasses = own.hourglasses / TYPICAL_STOCK
    for resource in range(NUM_RESOURCES):
        out.stock[resource] = own.stock[resource] / TYPICAL_STOCK
    for pile in range(NUM_BANDIT_PILES):
        out.bandits[pile] = own.bandits[pile] / MAX_TROPHIES
    for pile in range(NUM_SHIP_PILES):
        out.ships[pile] = own.ships[pile] / MAX_TROPHIES
