"""
What a seat sees, in numbers for a network, nearly all of them from 0 to 1.

The table first, then every seat in turn order, beginning with the observer; the places of absent
players stay 0. Nothing is hidden in this game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

from gobelet.engine.features import Floats, count_features, feature_dtype
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.ages.constants import (
    CAPACITY,
    MAX_DICE,
    MAX_FOOD,
    MAX_OFFERS,
    MAX_PLAYERS,
    MAX_ROLLS,
    MAX_SHIPS,
    MAX_TAKEBACKS,
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NUM_DEVELOPMENTS,
    NUM_FACES,
    NUM_GOODS,
    NUM_ITEMS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
    WAITING,
    Trading,
)
from gobelet.games.ages.scoring import score
from gobelet.games.ages.state import State, count_dice, is_in_play
from gobelet.games.ages.trading import is_countering
from gobelet.games.ages.words import CITIES, DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS, PHASES

TYPICAL_WORKERS = 10.0
TYPICAL_COINS = 50.0
TYPICAL_POINTS = 30.0
TYPICAL_ROUNDS = 10.0


class SeatFeatures(Protocol):
    """One civilisation."""

    is_there: float
    is_active: float
    is_actor: float
    food: float
    ships: float
    disasters: float
    points: float
    goods: Annotated[Floats, GOODS]
    city_workers: Annotated[Floats, CITIES]
    monument_workers: Annotated[Floats, MONUMENTS]
    built_first: Annotated[Floats, MONUMENTS]
    developments: Annotated[Floats, DEVELOPMENTS]


class Features(Protocol):
    """The table."""

    phase: Annotated[Floats, PHASES]
    players: Annotated[Floats, range(1, MAX_PLAYERS + 1)]
    dice: Annotated[Floats, FACES]
    buying: Annotated[Floats, DEVELOPMENTS]
    partner: Annotated[Floats, MAX_PLAYERS]
    give: Annotated[Floats, ITEMS]
    ask: Annotated[Floats, ITEMS]
    in_play: Annotated[Floats, MONUMENTS]
    edition: float
    trading: float
    rolls: float
    gifts: float
    takebacks: float
    exchanges: float
    offers: float
    workers: float
    coins: float
    dice_waiting: float
    rounds: float
    seats: Annotated[Sequence[SeatFeatures], MAX_PLAYERS]


FEATURES = feature_dtype(Features)
NUM_FEATURES = count_features(FEATURES)


@rule
def encode(state: State, seat: int, out: Features) -> None:
    out.phase[state.phase] = 1.0
    out.players[state.players - 1] = 1.0
    encode_turn(state, out)
    encode_offer(state, seat, out)
    for monument in range(NUM_MONUMENTS):
        if is_in_play(state, monument):
            out.in_play[monument] = 1.0
    out.edition = state.edition
    out.trading = 1.0 if state.trading != Trading.NO else 0.0
    out.gifts = 1.0 if state.trading == Trading.GIFTS else 0.0
    out.rounds = state.turn // state.players / TYPICAL_ROUNDS
    for k in range(state.players):
        encode_seat(state, (seat + k) % state.players, out.seats[k])


@rule
def encode_turn(state: State, out: Features) -> None:
    """The dice, and what they have brought."""
    for face in range(NUM_FACES):
        out.dice[face] = count_dice(state, face) / MAX_DICE
    if state.buying >= 0:
        out.buying[state.buying] = 1.0
    out.rolls = state.rolls / MAX_ROLLS
    out.workers = state.workers / TYPICAL_WORKERS
    out.coins = state.coins / TYPICAL_COINS
    out.exchanges = state.exchanges / MAX_SHIPS
    out.dice_waiting = count_dice(state, WAITING) / MAX_DICE


@rule
def encode_offer(state: State, seat: int, out: Features) -> None:
    """What is being traded: `give` is what the active player gives, no matter who proposes it."""
    if state.partner >= 0:
        out.partner[(state.partner - seat) % state.players] = 1.0
    is_turned = is_countering(state)
    for item in range(NUM_ITEMS):
        given, asked = state.give[item] / MAX_FOOD, state.ask[item] / MAX_FOOD
        out.give[item] = asked if is_turned else given
        out.ask[item] = given if is_turned else asked
    out.offers = state.offers / MAX_OFFERS
    out.takebacks = state.takebacks / MAX_TAKEBACKS


@rule
def encode_seat(state: State, seat: int, out: SeatFeatures) -> None:
    civilisation = state.seats[seat]
    out.is_there = 1.0
    out.is_active = 1.0 if seat == active_seat(state) else 0.0
    out.is_actor = 1.0 if seat == state.actor else 0.0
    out.food = civilisation.food / MAX_FOOD
    out.ships = civilisation.ships / MAX_SHIPS
    out.disasters = civilisation.disasters / TYPICAL_POINTS
    out.points = score(state, seat) / TYPICAL_POINTS
    for good in range(NUM_GOODS):
        out.goods[good] = civilisation.goods[good] / CAPACITY[good]
    for city in range(NUM_NEW_CITIES):
        out.city_workers[city] = civilisation.city_workers[city] / NEW_CITY_BOXES[city]
    for monument in range(NUM_MONUMENTS):
        out.monument_workers[monument] = civilisation.monument_workers[monument] / MONUMENT_BOXES[monument]
        out.built_first[monument] = 1.0 if state.first_builder[monument] == seat else 0.0
    for development in range(NUM_DEVELOPMENTS):
        out.developments[development] = civilisation.developments[development]
