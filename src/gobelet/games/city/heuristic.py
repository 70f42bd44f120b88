"""
What a bot looks at in Dice City: how many of each location a city has, and which lie under the dice.

Any column of a row comes up as often as any other, so where in its row a location lies hardly matters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

from gobelet.engine.contract import Int8s, widen
from gobelet.engine.features import Floats, feature_dtype
from gobelet.engine.heuristic import BotSettings
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat
from gobelet.games.city import features
from gobelet.games.city.attacking import may_attack_bandits
from gobelet.games.city.components import COST, FIRST_STACK, NUM_LOCATIONS, NUM_PILE, SHIP_COST
from gobelet.games.city.constants import (
    MAX_PLAYERS,
    NO_SPACE,
    NUM_BANDIT_PILES,
    NUM_COLUMNS,
    NUM_DICE,
    NUM_RESOURCES,
    NUM_SHIP_PILES,
    NUM_SPACES,
)
from gobelet.games.city.features import MAX_TROPHIES, TYPICAL_STOCK
from gobelet.games.city.scoring import count_bandits, count_empty_ships
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
from gobelet.games.city.words import LOCATIONS, RESOURCES, ROWS

TYPICAL_COPIES = 4.0

SETTINGS = BotSettings(normal_noise=0.22, easy_noise=0.5)


class ChoiceInputs(Protocol):
    """The ability that is being carried out, and of which location."""

    die: Annotated[Floats, ROWS]
    source: Annotated[Floats, LOCATIONS]
    placing: Annotated[Floats, LOCATIONS]
    paid: Annotated[Floats, RESOURCES]
    opponent: Annotated[Floats, MAX_PLAYERS]


class EndInputs(Protocol):
    """How near the end is."""

    pile: float
    bandits: float
    empty_ships: float


class ReachInputs(Protocol):
    """What the player in turn can pay for now, and how much is missing for the rest."""

    can_build: Annotated[Floats, LOCATIONS]
    missing: Annotated[Floats, LOCATIONS]
    can_ship: Annotated[Floats, NUM_SHIP_PILES]
    missing_to_ship: Annotated[Floats, NUM_SHIP_PILES]
    can_attack: Annotated[Floats, NUM_BANDIT_PILES]


class SeatInputs(features.Player, Protocol):
    """One player: what they own, then of each location how many can be used, cannot, and lie under dice."""

    unused_dice: float
    built: float
    full_rows: float
    stock: Annotated[Floats, RESOURCES]
    bandits: Annotated[Floats, NUM_BANDIT_PILES]
    ships: Annotated[Floats, NUM_SHIP_PILES]
    rows: Annotated[Floats, ROWS]
    usable: Annotated[Floats, LOCATIONS]
    deactivated: Annotated[Floats, LOCATIONS]
    under_dice: Annotated[Floats, LOCATIONS]


class Inputs(features.Table, Protocol):
    cards: features.CardFeatures
    choice: ChoiceInputs
    end: EndInputs
    reach: ReachInputs
    seats: Annotated[Sequence[SeatInputs], MAX_PLAYERS]


FEATURES = feature_dtype(Inputs)


@rule
def encode(state: State, seat: int, out: Inputs) -> None:
    """Everything as *seat* sees it."""
    features.encode_table(state, out)
    features.encode_cards(state, out.cards)
    features.encode_choice(state, seat, out.choice)
    if state.source != NO_SPACE:
        out.choice.source[state.seats[active_seat(state)].city[state.source]] = 1.0
    encode_end(state, out.end)
    encode_reach(state, out.reach)
    for k in range(state.players):
        encode_seat(state, (seat + k) % widen(state.players), out.seats[k])


@rule
def encode_end(state: State, out: EndInputs) -> None:
    out.pile = count_pile(state) / NUM_PILE
    out.bandits = count_bandits(state) / (NUM_BANDIT_PILES * MAX_TROPHIES)
    out.empty_ships = count_empty_ships(state) / NUM_SHIP_PILES


@rule
def encode_reach(state: State, out: ReachInputs) -> None:
    for location in range(FIRST_STACK, NUM_LOCATIONS):
        if is_for_sale(state, location):
            missing = count_missing(state, COST[location])
            out.can_build[location] = 1.0 if missing == 0 else 0.0
            out.missing[location] = missing / TYPICAL_STOCK
    for pile in range(NUM_SHIP_PILES):
        if state.ships[pile] > 0:
            missing = count_missing(state, SHIP_COST[pile])
            out.can_ship[pile] = 1.0 if missing == 0 else 0.0
            out.missing_to_ship[pile] = missing / TYPICAL_STOCK
    for pile in range(NUM_BANDIT_PILES):
        out.can_attack[pile] = 1.0 if may_attack_bandits(state, pile) else 0.0


@rule
def count_missing(state: State, cost: Int8s) -> int:
    stock = state.seats[active_seat(state)].stock
    missing = 0
    for resource in range(NUM_RESOURCES):
        missing += max(widen(cost[resource]) - widen(stock[resource]), 0)
    return missing


@rule
def encode_seat(state: State, seat: int, out: SeatInputs) -> None:
    features.encode_owner(state, seat, out)
    out.unused_dice = count_unused(state, seat) / NUM_DICE
    out.built = count_built(state, seat) / NUM_SPACES
    out.full_rows = count_full_rows(state, seat)
    encode_city(state, seat, out)


@rule
def encode_city(state: State, seat: int, out: SeatInputs) -> None:
    """How full each row is, and what can be done with each location."""
    city = state.seats[seat].city
    for space in range(NUM_SPACES):
        location = widen(city[space])
        if is_active(state, seat, space):
            out.usable[location] += 1.0 / TYPICAL_COPIES
            if is_built(location):
                out.rows[row_of(space)] += 1.0 / NUM_COLUMNS
        else:
            out.deactivated[location] += 1.0
    for die in range(NUM_DICE):
        if is_unused(state, seat, die):
            space = space_under(state, seat, die)
            if is_active(state, seat, space):
                out.under_dice[city[space]] += 1.0
