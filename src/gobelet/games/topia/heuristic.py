"""What a bot looks at in Dicetopia: who leads where, what dice one has, and how far one's missions are."""

from __future__ import annotations

from gobelet.engine.contract import Features, widen
from gobelet.engine.heuristic import Play
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.topia.components import NUM_MISSIONS, OPEN_MISSIONS
from gobelet.games.topia.constants import (
    MAX_PLAYERS,
    MAX_SLOTS,
    NUM_COLOURS,
    NUM_DIE_KINDS,
    NUM_DISTRICTS,
    NUM_FACTIONS,
    NUM_ON_CARD,
    SIDES,
)
from gobelet.games.topia.features import (
    NUM_MOMENTS,
    NUM_OPTIONS,
    NUM_PHASES,
    NUM_TURN_FEATURES,
    TYPICAL_HAND,
    TYPICAL_POINTS,
    encode_options,
    encode_turn,
)
from gobelet.games.topia.scoring import (
    count_agents,
    count_own,
    count_own_kind,
    count_own_value,
    district_points,
    district_value,
    hand_points,
    is_leading,
    mission_points,
    public_score,
    sum_dice,
)
from gobelet.games.topia.state import State, colour_of, count_hand, is_die, value_of

TYPICAL_SUM = 20.0
TYPICAL_DISTRICT = 15.0
TYPICAL_MISSION = 10.0
ENOUGH_AGENTS = 3.0

NUM_DISTRICT_INPUTS = 2 + NUM_COLOURS + SIDES + 3 * MAX_PLAYERS
NUM_SEAT_INPUTS = 7 + NUM_FACTIONS + NUM_COLOURS + SIDES + NUM_DIE_KINDS
NUM_MISSION_INPUTS = 2 * NUM_MISSIONS + 2
NUM_TABLE_INPUTS = NUM_PHASES + NUM_MOMENTS + MAX_PLAYERS + NUM_OPTIONS + NUM_TURN_FEATURES
PLAY = Play()
NUM_INPUTS = (
    NUM_TABLE_INPUTS
    + NUM_DISTRICTS * NUM_DISTRICT_INPUTS
    + MAX_PLAYERS * NUM_SEAT_INPUTS
    + NUM_MISSION_INPUTS
)


@rule
def describe(state: State, seat: int, out: Features) -> None:
    """Everything as *seat* sees it."""
    out[:] = 0.0
    out[state.phase] = 1.0
    at = NUM_PHASES
    out[at + widen(state.moment)] = 1.0
    at += NUM_MOMENTS
    out[at + widen(state.players) - 1] = 1.0
    at = encode_options(state, out, at + MAX_PLAYERS)
    at = encode_turn(state, seat, out, at)
    for district in range(NUM_DISTRICTS):
        describe_district(state, district, seat, out, at + district * NUM_DISTRICT_INPUTS)
    at += NUM_DISTRICTS * NUM_DISTRICT_INPUTS
    for k in range(state.players):
        describe_seat(state, (seat + k) % widen(state.players), out, at + k * NUM_SEAT_INPUTS)
    describe_missions(state, seat, out, at + MAX_PLAYERS * NUM_SEAT_INPUTS)


@rule
def describe_district(state: State, district: int, seat: int, out: Features, at: int) -> None:
    """Its dice, and what each player has of it."""
    out[at] = district_value(state, district) / TYPICAL_DISTRICT
    for place in range(district * MAX_SLOTS, (district + 1) * MAX_SLOTS):
        piece = widen(state.pieces[place])
        if is_die(piece):
            out[at + 1] += 1.0 / MAX_SLOTS
            out[at + 2 + colour_of(piece)] += 1.0 / ENOUGH_AGENTS
            out[at + 1 + NUM_COLOURS + value_of(piece)] += 1.0 / ENOUGH_AGENTS
    at += 2 + NUM_COLOURS + SIDES
    for k in range(state.players):
        other = (seat + k) % widen(state.players)
        out[at + k] = count_agents(state, district, other) / ENOUGH_AGENTS
        out[at + MAX_PLAYERS + k] = 1.0 if is_leading(state, district, other) else 0.0
        out[at + 2 * MAX_PLAYERS + k] = district_points(state, district, other) / TYPICAL_DISTRICT


@rule
def describe_seat(state: State, seat: int, out: Features, at: int) -> None:
    """What everybody knows of a player."""
    out[at] = 1.0
    if seat == active_seat(state):
        out[at + 1] = 1.0
    out[at + 2] = state.used[seat]
    out[at + 3] = public_score(state, seat) / TYPICAL_POINTS
    out[at + 4] = count_hand(state, seat) / TYPICAL_HAND
    out[at + 5] = state.draws[seat] / TYPICAL_HAND
    out[at + 6] = sum_dice(state, seat) / TYPICAL_SUM
    at += 7
    if state.factions[seat] >= 0:
        out[at + widen(state.factions[seat])] = 1.0
    at += NUM_FACTIONS
    for colour in range(NUM_COLOURS):
        out[at + colour] = count_own(state, seat, colour) / NUM_ON_CARD
    at += NUM_COLOURS
    for value in range(SIDES):
        out[at + value] = count_own_value(state, seat, value + 1) / ENOUGH_AGENTS
    at += SIDES
    for kind in range(NUM_DIE_KINDS):
        out[at + kind] = count_own_kind(state, seat, kind)


@rule
def describe_missions(state: State, seat: int, out: Features, at: int) -> None:
    """R5: one's own, and what each would bring now; with open missions, what the best of the others have."""
    for mission in range(NUM_MISSIONS):
        where = widen(state.missions[mission])
        if where == seat:
            out[at + mission] = 1.0
            out[at + NUM_MISSIONS + mission] = mission_points(state, seat, mission) / TYPICAL_MISSION
    at += 2 * NUM_MISSIONS
    out[at] = hand_points(state, seat) / TYPICAL_POINTS
    if OPEN_MISSIONS[state.scenario]:
        for other in range(state.players):
            if other != seat:
                out[at + 1] = max(out[at + 1], hand_points(state, other) / TYPICAL_POINTS)
