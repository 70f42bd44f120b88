"""
What a seat sees, in numbers for a network, nearly all of them from 0 to 1.

The table first: phase, players, options, dice by face, what is in hand, the offer. Then every seat, beginning
with the one that looks, in turn order; the places of absent players stay 0. Nothing is hidden in this game.
"""

from __future__ import annotations

from gobelet.engine.contract import Features
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages.constants import (
    CAPACITY,
    MAX_DICE,
    MAX_FOOD,
    MAX_OFFERS,
    MAX_PLAYERS,
    MAX_ROLLS,
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NUM_DEVELOPMENTS,
    NUM_FACES,
    NUM_GOODS,
    NUM_ITEMS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
    WAITING,
    Phase,
)
from gobelet.games.ages.scoring import score
from gobelet.games.ages.state import State, count_dice, is_in_play

TYPICAL_WORKERS = 10.0
TYPICAL_COINS = 50.0
TYPICAL_POINTS = 30.0
TYPICAL_ROUNDS = 10.0

NUM_PHASES = len(Phase)
NUM_TABLE_FEATURES = (
    NUM_PHASES + MAX_PLAYERS + NUM_FACES + NUM_DEVELOPMENTS + MAX_PLAYERS + 2 * NUM_ITEMS + NUM_MONUMENTS + 8
)
NUM_SEAT_FEATURES = 6 + NUM_GOODS + NUM_NEW_CITIES + 2 * NUM_MONUMENTS + NUM_DEVELOPMENTS
NUM_FEATURES = NUM_TABLE_FEATURES + MAX_PLAYERS * NUM_SEAT_FEATURES


@rule
def encode(state: State, seat: int, out: Features) -> None:
    at = encode_table(state, seat, out)
    for k in range(state.players):
        encode_seat(state, (seat + k) % state.players, out, at + k * NUM_SEAT_FEATURES)


@rule
def encode_table(state: State, seat: int, out: Features) -> int:
    """Returns where the seats begin."""
    out[state.phase] = 1.0
    at = NUM_PHASES
    out[at + state.players - 1] = 1.0
    at += MAX_PLAYERS
    for face in range(NUM_FACES):
        out[at + face] = count_dice(state, face) / MAX_DICE
    at += NUM_FACES
    if state.buying >= 0:
        out[at + state.buying] = 1.0
    at += NUM_DEVELOPMENTS
    if state.partner >= 0:
        out[at + (state.partner - seat) % state.players] = 1.0
    at += MAX_PLAYERS
    for item in range(NUM_ITEMS):
        out[at + item] = state.give[item] / MAX_FOOD
        out[at + NUM_ITEMS + item] = state.ask[item] / MAX_FOOD
    at += 2 * NUM_ITEMS
    for monument in range(NUM_MONUMENTS):
        if is_in_play(state, monument):
            out[at + monument] = 1.0
    at += NUM_MONUMENTS
    out[at] = state.edition
    out[at + 1] = state.trading
    out[at + 2] = state.rolls / MAX_ROLLS
    out[at + 3] = state.offers / MAX_OFFERS
    out[at + 4] = state.workers / TYPICAL_WORKERS
    out[at + 5] = state.coins / TYPICAL_COINS
    out[at + 6] = count_dice(state, WAITING) / MAX_DICE
    out[at + 7] = state.turn // state.players / TYPICAL_ROUNDS
    return at + 8


@rule
def encode_seat(state: State, seat: int, out: Features, at: int) -> None:
    """One civilisation."""
    civilisation = state.seats[seat]
    out[at] = 1.0
    if seat == active_seat(state):
        out[at + 1] = 1.0
    if seat == state.actor:
        out[at + 2] = 1.0
    out[at + 3] = civilisation.food / MAX_FOOD
    out[at + 4] = civilisation.disasters / TYPICAL_POINTS
    out[at + 5] = score(state, seat) / TYPICAL_POINTS
    at += 6
    for good in range(NUM_GOODS):
        out[at + good] = civilisation.goods[good] / CAPACITY[good]
    at += NUM_GOODS
    for city in range(NUM_NEW_CITIES):
        out[at + city] = civilisation.city_workers[city] / NEW_CITY_BOXES[city]
    at += NUM_NEW_CITIES
    for monument in range(NUM_MONUMENTS):
        out[at + monument] = civilisation.monument_workers[monument] / MONUMENT_BOXES[monument]
        if state.first_builder[monument] == seat:
            out[at + NUM_MONUMENTS + monument] = 1.0
    at += 2 * NUM_MONUMENTS
    for development in range(NUM_DEVELOPMENTS):
        out[at + development] = civilisation.developments[development]
