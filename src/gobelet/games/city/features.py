"""
What a seat sees, in numbers for a network, nearly all of them from 0 to 1.

The table first: phase, step, players, what the turn has brought so far, what lies in piles, stacks and
display. Then every seat, beginning with the one that looks, in turn order; the places of absent players
stay 0. A city is, space by space, which location it shows, whether that is deactivated, and whether a die
lies there. Nothing is hidden in this game.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Features, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.city.components import COPIES, FIRST_CARD, FIRST_STACK, NUM_LOCATIONS
from gobelet.games.city.constants import (
    LOWER,
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
    UPPER,
    Phase,
    Step,
)
from gobelet.games.city.scoring import score
from gobelet.games.city.state import State, is_unused, space_under

TYPICAL_STOCK = 6.0
TYPICAL_STRENGTH = 8.0
TYPICAL_POINTS = 50.0
TYPICAL_TURNS = 15.0
TYPICAL_BONUS = 2.0
MAX_TROPHIES = 6.0
MAX_LEFT = 10.0

NUM_PHASES = len(Phase)
NUM_STEPS = len(Step)
NUM_TURN_FEATURES = 15
NUM_CHOICE_FEATURES = 2 * NUM_SPACES + NUM_DICE + NUM_LOCATIONS + NUM_RESOURCES + MAX_PLAYERS
NUM_CARD_FEATURES = (2 + NUM_DISPLAY_ROWS) * NUM_LOCATIONS
NUM_PILE_FEATURES = NUM_BANDIT_PILES + NUM_SHIP_PILES
NUM_TABLE_FEATURES = (
    NUM_PHASES
    + NUM_STEPS
    + MAX_PLAYERS
    + NUM_TURN_FEATURES
    + NUM_CHOICE_FEATURES
    + NUM_CARD_FEATURES
    + NUM_PILE_FEATURES
)
NUM_SPACE_FEATURES = NUM_LOCATIONS + 2
NUM_OWN_FEATURES = 4 + NUM_RESOURCES + NUM_DICE + NUM_PILE_FEATURES
NUM_SEAT_FEATURES = NUM_OWN_FEATURES + NUM_SPACES * NUM_SPACE_FEATURES
NUM_FEATURES = NUM_TABLE_FEATURES + MAX_PLAYERS * NUM_SEAT_FEATURES


@rule
def encode(state: State, seat: int, out: Features) -> None:
    out[state.phase] = 1.0
    out[NUM_PHASES + widen(state.step)] = 1.0
    out[NUM_PHASES + NUM_STEPS + widen(state.players) - 1] = 1.0
    at = encode_turn(state, out, NUM_PHASES + NUM_STEPS + MAX_PLAYERS)
    at = encode_choice(state, seat, out, at)
    at = encode_cards(state, out, at)
    for k in range(state.players):
        encode_seat(state, (seat + k) % state.players, out, at + k * NUM_SEAT_FEATURES)


@rule
def encode_turn(state: State, out: Features, at: int) -> int:
    """What this turn has brought, and the options."""
    out[at] = state.strength / TYPICAL_STRENGTH
    out[at + 1] = state.against_bandits / TYPICAL_STRENGTH
    out[at + 2] = state.army_bonus / TYPICAL_BONUS
    out[at + 3] = state.resource_bonus / TYPICAL_BONUS
    out[at + 4] = state.bandit_malus / TYPICAL_BONUS
    out[at + 5] = state.passed
    out[at + 6] = state.replaced
    out[at + 7] = state.ending
    out[at + 8] = state.left / MAX_LEFT
    out[at + 9] = state.turn / state.players / TYPICAL_TURNS
    out[at + 10] = state.two_rows_forced
    out[at + 11] = state.pile_plays_on
    out[at + 12] = state.level
    out[at + 13] = state.target / TYPICAL_POINTS
    out[at + 14] = 1.0 if state.opponent != NOBODY else 0.0
    return at + NUM_TURN_FEATURES


@rule
def encode_choice(state: State, seat: int, out: Features, at: int) -> int:
    """The ability that is being carried out."""
    if state.source != NO_SPACE:
        out[at + widen(state.source)] = 1.0
    at += NUM_SPACES
    for space in range(NUM_SPACES):
        if state.visited & (1 << space):
            out[at + space] = 1.0
    at += NUM_SPACES
    if state.die != NO_DIE:
        out[at + widen(state.die)] = 1.0
    at += NUM_DICE
    if state.placing != NO_LOCATION:
        out[at + widen(state.placing)] = 1.0
    at += NUM_LOCATIONS
    if state.paid != NO_RESOURCE:
        out[at + widen(state.paid)] = 1.0
    at += NUM_RESOURCES
    if state.opponent != NOBODY:
        out[at + (widen(state.opponent) - seat) % widen(state.players)] = 1.0
    return at + MAX_PLAYERS


@rule
def encode_cards(state: State, out: Features, at: int) -> int:
    """Where the cards are; returns where the seats begin."""
    for location in range(FIRST_STACK, NUM_LOCATIONS):
        copies = COPIES[location]
        out[at + location] = state.stacks[location] / copies
        if location >= FIRST_CARD:
            out[at + NUM_LOCATIONS + location] = state.pile[location] / copies
            out[at + 2 * NUM_LOCATIONS + location] = state.display[LOWER, location] / copies
            out[at + 3 * NUM_LOCATIONS + location] = state.display[UPPER, location] / copies
    at += NUM_CARD_FEATURES
    for pile in range(NUM_BANDIT_PILES):
        out[at + pile] = state.bandits[pile] / MAX_TROPHIES
    for pile in range(NUM_SHIP_PILES):
        out[at + NUM_BANDIT_PILES + pile] = state.ships[pile] / MAX_TROPHIES
    return at + NUM_PILE_FEATURES


@rule
def encode_seat(state: State, seat: int, out: Features, at: int) -> None:
    """One player: what they own, then their city."""
    own = state.seats[seat]
    out[at] = 1.0
    if seat == active_seat(state):
        out[at + 1] = 1.0
    out[at + 2] = score(state, seat) / TYPICAL_POINTS
    out[at + 3] = own.hourglasses / TYPICAL_STOCK
    for resource in range(NUM_RESOURCES):
        out[at + 4 + resource] = own.stock[resource] / TYPICAL_STOCK
    for pile in range(NUM_BANDIT_PILES):
        out[at + 4 + NUM_RESOURCES + pile] = own.bandits[pile] / MAX_TROPHIES
    for pile in range(NUM_SHIP_PILES):
        out[at + 4 + NUM_RESOURCES + NUM_BANDIT_PILES + pile] = own.ships[pile] / MAX_TROPHIES
    spaces = at + NUM_OWN_FEATURES
    for die in range(NUM_DICE):
        if is_unused(state, seat, die):
            out[at + NUM_OWN_FEATURES - NUM_DICE + die] = 1.0
            out[spaces + space_under(state, seat, die) * NUM_SPACE_FEATURES + NUM_LOCATIONS + 1] = 1.0
    for space in range(NUM_SPACES):
        out[spaces + space * NUM_SPACE_FEATURES + widen(own.city[space])] = 1.0
        if own.deactivated[space]:
            out[spaces + space * NUM_SPACE_FEATURES + NUM_LOCATIONS] = 1.0
