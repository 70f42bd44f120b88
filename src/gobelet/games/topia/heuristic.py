"""What a bot looks at in Dicetopia: who leads where, what dice one has, and how far one's missions are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

from gobelet.engine.contract import widen
from gobelet.engine.features import Floats, feature_dtype
from gobelet.engine.jit import rule
from gobelet.games.topia import features
from gobelet.games.topia.components import NUM_MISSIONS, OPEN_MISSIONS
from gobelet.games.topia.constants import (
    MAX_PLAYERS,
    MAX_SLOTS,
    NUM_COLOURS,
    NUM_DIE_KINDS,
    NUM_DISTRICTS,
    NUM_ON_CARD,
    SIDES,
)
from gobelet.games.topia.counting import (
    count_agents,
    count_own,
    count_own_kind,
    count_own_value,
    district_points,
    district_value,
    is_leading,
    sum_dice,
)
from gobelet.games.topia.features import TYPICAL_POINTS
from gobelet.games.topia.scoring import hand_points, mission_points
from gobelet.games.topia.state import State, colour_of, is_die, value_of
from gobelet.games.topia.words import COLOURS, DICE, DISTRICTS, FACTIONS, MISSIONS, VALUES

TYPICAL_SUM = 20.0
TYPICAL_DISTRICT = 15.0
TYPICAL_MISSION = 10.0
ENOUGH_AGENTS = 3.0


class DistrictInputs(Protocol):
    """Its dice, and what each player has of it."""

    dice_value: float
    dice: float
    colours: Annotated[Floats, COLOURS]
    values: Annotated[Floats, VALUES]
    agents: Annotated[Floats, MAX_PLAYERS]
    is_leading: Annotated[Floats, MAX_PLAYERS]
    points: Annotated[Floats, MAX_PLAYERS]


class SeatInputs(features.Player, Protocol):
    """What everybody knows of a player."""

    dice_sum: float
    faction: Annotated[Floats, FACTIONS]
    colours: Annotated[Floats, COLOURS]
    values: Annotated[Floats, VALUES]
    dice: Annotated[Floats, DICE]


class Inputs(features.Table, Protocol):
    districts: Annotated[Sequence[DistrictInputs], DISTRICTS]
    seats: Annotated[Sequence[SeatInputs], MAX_PLAYERS]
    missions: Annotated[Floats, MISSIONS]
    mission_points: Annotated[Floats, MISSIONS]
    hand_points: float
    best_other_hand: float


FEATURES = feature_dtype(Inputs)


@rule
def encode(state: State, seat: int, out: Inputs) -> None:
    """Everything as *seat* sees it."""
    features.encode_table(state, seat, out)
    for district in range(NUM_DISTRICTS):
        encode_dice(state, district, out.districts[district])
        encode_agents(state, district, seat, out.districts[district])
    for k in range(state.players):
        encode_seat(state, (seat + k) % widen(state.players), out.seats[k])
    encode_missions(state, seat, out)


@rule
def encode_dice(state: State, district: int, out: DistrictInputs) -> None:
    out.dice_value = district_value(state, district) / TYPICAL_DISTRICT
    for place in range(district * MAX_SLOTS, (district + 1) * MAX_SLOTS):
        piece = widen(state.pieces[place])
        if is_die(piece):
            out.dice += 1.0 / MAX_SLOTS
            out.colours[colour_of(piece)] += 1.0 / ENOUGH_AGENTS
            out.values[value_of(piece) - 1] += 1.0 / ENOUGH_AGENTS


@rule
def encode_agents(state: State, district: int, seat: int, out: DistrictInputs) -> None:
    for k in range(state.players):
        other = (seat + k) % widen(state.players)
        out.agents[k] = count_agents(state, district, other) / ENOUGH_AGENTS
        out.is_leading[k] = 1.0 if is_leading(state, district, other) else 0.0
        out.points[k] = district_points(state, district, other) / TYPICAL_DISTRICT


@rule
def encode_seat(state: State, seat: int, out: SeatInputs) -> None:
    features.encode_player(state, seat, out)
    out.dice_sum = sum_dice(state, seat) / TYPICAL_SUM
    for colour in range(NUM_COLOURS):
        out.colours[colour] = count_own(state, seat, colour) / NUM_ON_CARD
    for value in range(SIDES):
        out.values[value] = count_own_value(state, seat, value + 1) / ENOUGH_AGENTS
    for kind in range(NUM_DIE_KINDS):
        out.dice[kind] = count_own_kind(state, seat, kind)


@rule
def encode_missions(state: State, seat: int, out: Inputs) -> None:
    """R5: one's own, and what each would bring now; with open missions, what the best of the others have."""
    for mission in range(NUM_MISSIONS):
        if state.missions[mission] == seat:
            out.missions[mission] = 1.0
            out.mission_points[mission] = mission_points(state, seat, mission) / TYPICAL_MISSION
    out.hand_points = hand_points(state, seat) / TYPICAL_POINTS
    if OPEN_MISSIONS[state.scenario]:
        for other in range(state.players):
            if other != seat:
                out.best_other_hand = max(out.best_other_hand, hand_points(state, other) / TYPICAL_POINTS)
