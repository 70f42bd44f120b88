"""What a bot looks at in Roll Through the Ages: all that can be observed, and what follows from it."""

from __future__ import annotations

from gobelet.engine.contract import Features, widen
from gobelet.engine.heuristic import Play
from gobelet.engine.jit import rule
from gobelet.games.ages.constants import (
    MAX_DICE,
    MAX_PLAYERS,
    NEW_CITY_BOXES,
    NUM_DEVELOPMENTS,
    NUM_GOODS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
)
from gobelet.games.ages.features import NUM_FEATURES, encode
from gobelet.games.ages.state import (
    State,
    count_cities,
    count_developments,
    count_goods,
    goods_value,
    has_built,
    stack_value,
)

TYPICAL_GOODS = 6.0
TYPICAL_VALUE = 30.0
ENOUGH_DEVELOPMENTS = 5.0

NUM_SEAT_INPUTS = NUM_NEW_CITIES + NUM_MONUMENTS + NUM_GOODS + 5
PLAY = Play()
NUM_INPUTS = NUM_FEATURES + MAX_PLAYERS * NUM_SEAT_INPUTS


@rule
def describe(state: State, seat: int, out: Features) -> None:
    """Everything as *seat* sees it."""
    out[:] = 0.0
    encode(state, seat, out[:NUM_FEATURES])
    for k in range(state.players):
        describe_seat(state, (seat + k) % widen(state.players), out, NUM_FEATURES + k * NUM_SEAT_INPUTS)


@rule
def describe_seat(state: State, seat: int, out: Features, at: int) -> None:
    """What is finished, what the goods are worth, and whether there is enough to eat."""
    civilisation = state.seats[seat]
    for city in range(NUM_NEW_CITIES):
        out[at + city] = 1.0 if civilisation.city_workers[city] == NEW_CITY_BOXES[city] else 0.0
    at += NUM_NEW_CITIES
    for monument in range(NUM_MONUMENTS):
        out[at + monument] = 1.0 if has_built(state, seat, monument) else 0.0
    at += NUM_MONUMENTS
    for good in range(NUM_GOODS):
        out[at + good] = stack_value(good, widen(civilisation.goods[good])) / TYPICAL_VALUE
    at += NUM_GOODS
    cities = count_cities(state, seat)
    out[at] = cities / MAX_DICE
    out[at + 1] = count_developments(state, seat) / min(ENOUGH_DEVELOPMENTS, NUM_DEVELOPMENTS)
    out[at + 2] = count_goods(state, seat) / TYPICAL_GOODS
    out[at + 3] = goods_value(state, seat) / TYPICAL_VALUE
    out[at + 4] = max(cities - widen(civilisation.food), 0) / MAX_DICE
