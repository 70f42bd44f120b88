"""
What a bot looks at in Dice City: how many of each location a city has, and which lie under the dice.

Any column of a row comes up as often as any other, so where in its row a location lies hardly matters.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Features, Int8s, widen
from gobelet.engine.heuristic import Play
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.city.attacking import may_attack_bandits
from gobelet.games.city.components import COST, FIRST_STACK, NUM_LOCATIONS, NUM_PILE, SHIP_COST
from gobelet.games.city.constants import (
    MAX_PLAYERS,
    NO_DIE,
    NO_LOCATION,
    NO_RESOURCE,
    NO_SPACE,
    NUM_BANDIT_PILES,
    NUM_COLUMNS,
    NUM_DICE,
    NUM_RESOURCES,
    NUM_ROWS,
    NUM_SHIP_PILES,
    NUM_SPACES,
)
from gobelet.games.city.features import (
    MAX_TROPHIES,
    NUM_CARD_FEATURES,
    NUM_PHASES,
    NUM_PILE_FEATURES,
    NUM_STEPS,
    NUM_TURN_FEATURES,
    TYPICAL_POINTS,
    TYPICAL_STOCK,
    encode_cards,
    encode_turn,
)
from gobelet.games.city.scoring import count_bandits, count_empty_ships, score
from gobelet.games.city.state import (
    State,
    count_built,
    count_full_rows,
    count_pile,
    count_unused,
    is_active,
    is_built,
    is_for_sale,
    is_unused,
    row_of,
    space_under,
)

TYPICAL_COPIES = 4.0

NUM_CHOICE_INPUTS = NUM_DICE + 2 * NUM_LOCATIONS + NUM_RESOURCES + MAX_PLAYERS
NUM_END_INPUTS = 3
NUM_REACH_INPUTS = 2 * (NUM_LOCATIONS + NUM_SHIP_PILES) + NUM_BANDIT_PILES
NUM_TABLE_INPUTS = (
    NUM_PHASES
    + NUM_STEPS
    + MAX_PLAYERS
    + NUM_TURN_FEATURES
    + NUM_CARD_FEATURES
    + NUM_PILE_FEATURES
    + NUM_CHOICE_INPUTS
    + NUM_END_INPUTS
    + NUM_REACH_INPUTS
)
NUM_OWN_INPUTS = 7 + NUM_RESOURCES + NUM_PILE_FEATURES + NUM_ROWS
NUM_SEAT_INPUTS = NUM_OWN_INPUTS + 3 * NUM_LOCATIONS
PLAY = Play(normal_blur=0.22, easy_blur=0.5)
NUM_INPUTS = NUM_TABLE_INPUTS + MAX_PLAYERS * NUM_SEAT_INPUTS


@rule
def describe(state: State, seat: int, out: Features) -> None:
    """Everything as *seat* sees it."""
    out[:] = 0.0
    out[state.phase] = 1.0
    out[NUM_PHASES + widen(state.step)] = 1.0
    out[NUM_PHASES + NUM_STEPS + widen(state.players) - 1] = 1.0
    at = encode_turn(state, out, NUM_PHASES + NUM_STEPS + MAX_PLAYERS)
    at = encode_cards(state, out, at)
    at = describe_choice(state, seat, out, at)
    at = describe_end(state, out, at)
    at = describe_reach(state, out, at)
    for k in range(state.players):
        describe_seat(state, (seat + k) % widen(state.players), out, at + k * NUM_SEAT_INPUTS)


@rule
def describe_choice(state: State, seat: int, out: Features, at: int) -> int:
    """The ability that is being carried out."""
    if state.die != NO_DIE:
        out[at + widen(state.die)] = 1.0
    at += NUM_DICE
    if state.source != NO_SPACE:
        out[at + widen(state.seats[active_seat(state)].city[state.source])] = 1.0
    at += NUM_LOCATIONS
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
def describe_end(state: State, out: Features, at: int) -> int:
    """How near the end is."""
    out[at] = count_pile(state) / NUM_PILE
    out[at + 1] = count_bandits(state) / (NUM_BANDIT_PILES * MAX_TROPHIES)
    out[at + 2] = count_empty_ships(state) / NUM_SHIP_PILES
    return at + NUM_END_INPUTS


@rule
def describe_reach(state: State, out: Features, at: int) -> int:
    """What the player in turn can pay for now, and how much is missing for the rest."""
    for location in range(FIRST_STACK, NUM_LOCATIONS):
        if is_for_sale(state, location):
            missing = count_missing(state, COST[location])
            out[at + location] = 1.0 if missing == 0 else 0.0
            out[at + NUM_LOCATIONS + location] = missing / TYPICAL_STOCK
    at += 2 * NUM_LOCATIONS
    for pile in range(NUM_SHIP_PILES):
        if state.ships[pile] > 0:
            missing = count_missing(state, SHIP_COST[pile])
            out[at + pile] = 1.0 if missing == 0 else 0.0
            out[at + NUM_SHIP_PILES + pile] = missing / TYPICAL_STOCK
    at += 2 * NUM_SHIP_PILES
    for pile in range(NUM_BANDIT_PILES):
        out[at + pile] = 1.0 if may_attack_bandits(state, pile) else 0.0
    return at + NUM_BANDIT_PILES


@rule
def count_missing(state: State, cost: Int8s) -> int:
    stock = state.seats[active_seat(state)].stock
    missing = 0
    for resource in range(NUM_RESOURCES):
        missing += max(widen(cost[resource]) - widen(stock[resource]), 0)
    return missing


@rule
def describe_seat(state: State, seat: int, out: Features, at: int) -> None:
    own = state.seats[seat]
    out[at] = 1.0
    if seat == active_seat(state):
        out[at + 1] = 1.0
    out[at + 2] = score(state, seat) / TYPICAL_POINTS
    out[at + 3] = own.hourglasses / TYPICAL_STOCK
    out[at + 4] = count_unused(state, seat) / NUM_DICE
    out[at + 5] = count_built(state, seat) / NUM_SPACES
    out[at + 6] = count_full_rows(state, seat)
    at += 7
    for resource in range(NUM_RESOURCES):
        out[at + resource] = own.stock[resource] / TYPICAL_STOCK
    at += NUM_RESOURCES
    for pile in range(NUM_BANDIT_PILES):
        out[at + pile] = own.bandits[pile] / MAX_TROPHIES
    at += NUM_BANDIT_PILES
    for pile in range(NUM_SHIP_PILES):
        out[at + pile] = own.ships[pile] / MAX_TROPHIES
    describe_city(state, seat, out, at + NUM_SHIP_PILES)


@rule
def describe_city(state: State, seat: int, out: Features, at: int) -> None:
    """How full each row is, then each location: how many can be used, cannot, and lie under unused dice."""
    city = state.seats[seat].city
    counts = at + NUM_ROWS
    for space in range(NUM_SPACES):
        location = widen(city[space])
        if is_active(state, seat, space):
            out[counts + location] += 1.0 / TYPICAL_COPIES
            if is_built(location):
                out[at + row_of(space)] += 1.0 / NUM_COLUMNS
        else:
            out[counts + NUM_LOCATIONS + location] += 1.0
    for die in range(NUM_DICE):
        if is_unused(state, seat, die):
            space = space_under(state, seat, die)
            if is_active(state, seat, space):
                out[counts + 2 * NUM_LOCATIONS + widen(city[space])] += 1.0
