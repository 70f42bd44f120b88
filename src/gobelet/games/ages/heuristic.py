"""What a bot looks at in Roll Through the Ages: all that can be observed, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

from gobelet.engine.contract import widen
from gobelet.engine.features import Floats, feature_dtype
from gobelet.engine.jit import rule
from gobelet.games.ages import features
from gobelet.games.ages.bargaining import legal_actions
from gobelet.games.ages.constants import (
    MAX_DICE,
    MAX_PLAYERS,
    NEW_CITY_BOXES,
    NUM_DEVELOPMENTS,
    NUM_GOODS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
)
from gobelet.games.ages.state import (
    State,
    count_cities,
    count_developments,
    count_goods,
    goods_value,
    has_built,
    stack_value,
)
from gobelet.games.ages.words import CITIES, GOODS, MONUMENTS

__all__ = ["FEATURES", "encode", "legal_actions"]

TYPICAL_GOODS = 6.0
TYPICAL_VALUE = 30.0
ENOUGH_DEVELOPMENTS = 5.0


class SeatInputs(Protocol):
    """What is finished, what the goods are worth, and whether there is enough to eat."""

    built_cities: Annotated[Floats, CITIES]
    built_monuments: Annotated[Floats, MONUMENTS]
    stack_values: Annotated[Floats, GOODS]
    cities: float
    developments: float
    goods: float
    goods_value: float
    hungry: float


class Inputs(Protocol):
    observed: features.Features
    seats: Annotated[Sequence[SeatInputs], MAX_PLAYERS]


FEATURES = feature_dtype(Inputs)


@rule
def encode(state: State, seat: int, out: Inputs) -> None:
    """Everything as *seat* sees it."""
    features.encode(state, seat, out.observed)
    for k in range(state.players):
        encode_seat(state, (seat + k) % widen(state.players), out.seats[k])


@rule
def encode_seat(state: State, seat: int, out: SeatInputs) -> None:
    civilisation = state.seats[seat]
    for city in range(NUM_NEW_CITIES):
        out.built_cities[city] = 1.0 if civilisation.city_workers[city] == NEW_CITY_BOXES[city] else 0.0
    for monument in range(NUM_MONUMENTS):
        out.built_monuments[monument] = 1.0 if has_built(state, seat, monument) else 0.0
    for good in range(NUM_GOODS):
        out.stack_values[good] = stack_value(good, widen(civilisation.goods[good])) / TYPICAL_VALUE
    cities = count_cities(state, seat)
    out.cities = cities / MAX_DICE
    out.developments = count_developments(state, seat) / min(ENOUGH_DEVELOPMENTS, NUM_DEVELOPMENTS)
    out.goods = count_goods(state, seat) / TYPICAL_GOODS
    out.goods_value = goods_value(state, seat) / TYPICAL_VALUE
    out.hungry = max(cities - widen(civilisation.food), 0) / MAX_DICE
