"""The cards, the printed city, the bandits and the ships, read from components.toml and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gobelet.engine.components import Entry, read_components
from gobelet.engine.notation import names_of
from gobelet.games.city.constants import (
    LEVELS,
    MAX_PAID,
    MAX_PLAYERS,
    NO_LOCATION,
    NUM_BANDIT_PILES,
    NUM_COLUMNS,
    NUM_SHIP_PILES,
    Ability,
    Resource,
    Row,
    Type,
)

MAX_NUMBER = 30  # of anything printed on a card
MAX_CARDS = 120
MAX_KINDS = 120
MAX_PER_PLAYER = 10
MAX_AMOUNT = 10
RESERVED = ("off", "dice", "bandits", "ships", "hourglasses", "points")  # words of the notation
CULTURE_ON_ROW = "culture_on_row"
TYPES = names_of(Type)
RESOURCES = names_of(Resource)
ABILITIES = names_of(Ability)
WORDS = ("id", "name", "type", "ability", "card", "certainty")
NUMBERS = ("amount", "most", "row_defence", "defence", "points", "copies")
KEYS = (*WORDS, *NUMBERS, "army", "harvest", "deactivates", "cost", "gain", "extra")
NEEDS_AMOUNT = {
    *(Ability.POINTS, Ability.STRENGTH, Ability.BANDIT_STRENGTH, Ability.ARMY_BONUS, Ability.RESOURCE_BONUS),
    *(Ability.BANDIT_MALUS, Ability.TRADE, Ability.STORE, Ability.HARVEST, Ability.PAIRS),
}


@dataclass(frozen=True)
class Location:
    """A printed location or a kind of card."""

    id: str
    name: Mapping[str, str]  # by language
    type: int
    certainty: str
    ability: int
    amount: int
    gain: tuple[int, ...]  # by resource
    most: int
    card: str  # what `place` puts into the city
    deactivates: bool
    is_army: bool
    is_harvest: bool
    is_printed: bool
    cost: tuple[int, ...]
    defence: int
    points: int
    scores_culture: bool  # points: one for each culture location on its row
    row_defence: int
    extra_most: int
    extra_resources: tuple[str, ...]
    copies: int


@dataclass(frozen=True)
class Pile:
    """A pile of bandits or ships."""

    points: int
    defence: int
    cost: tuple[int, ...]
    counts: tuple[int, ...]  # by number of players


@dataclass(frozen=True)
class Box:
    """All that a data file says."""

    locations: list[Location]  # printed ones, then stacks, then the cards of the pile
    num_stacks: int
    board: list[str]  # the printed location of each space
    bandits: list[Pile]
    ships: list[Pile]
    display_size: int  # R3
    row_sizes: list[int]  # R71, by level
    first_target: int  # R75


# -- Reading --------------------------------------------------------------------------------------------


def _read_location(entry: Entry, is_printed: bool) -> Location:
    entry.check_keys(KEYS)
    ability = ABILITIES.index(entry.word("ability", ABILITIES))
    location = Location(
        id=entry.id(),
        name=entry.name_in_languages(),
        type=TYPES.index(entry.word("type", TYPES)),
        certainty=entry.certainty(),
        ability=ability,
        amount=entry.number("amount", MAX_AMOUNT, 1) if ability in NEEDS_AMOUNT else 0,
        gain=_read_resources(entry, "gain", needed=ability == Ability.GAIN),
        most=entry.number("most", MAX_PAID, 1) if ability == Ability.TRADE else 0,
        card=str(entry.need("card")) if ability == Ability.PLACE else "",
        deactivates=entry.flag("deactivates"),
        is_army=entry.flag("army"),
        is_harvest=entry.flag("harvest"),
        is_printed=is_printed,
        cost=_read_resources(entry, "cost", needed=not is_printed),
        defence=0 if is_printed else entry.number("defence", MAX_NUMBER),
        points=0 if is_printed else _read_points(entry),
        scores_culture=entry.values.get("points") == CULTURE_ON_ROW,
        row_defence=entry.number("row_defence", MAX_NUMBER, default=0),
        extra_most=_read_extra(entry).number("most", MAX_NUMBER, default=0),
        extra_resources=_read_extra_resources(entry),
        copies=0 if is_printed else entry.number("copies", MAX_CARDS, 1),
    )
    _check_location(entry, location)
    return location


def _read_resources(entry: Entry, key: str, needed: bool) -> tuple[int, ...]:
    part = entry.part(key)
    part.check_keys(RESOURCES)
    counts = tuple(part.number(resource, MAX_NUMBER, default=0) for resource in RESOURCES)
    if needed and not any(counts):
        entry.refuse(f"{key!r} must name at least one resource.")
    return counts


def _read_points(entry: Entry) -> int:
    return 0 if entry.need("points") == CULTURE_ON_ROW else entry.number("points", MAX_NUMBER)


def _read_extra(entry: Entry) -> Entry:
    part = entry.part("extra")
    part.check_keys(("most", "resources"))
    return part


def _read_extra_resources(entry: Entry) -> tuple[str, ...]:
    return tuple(_read_extra(entry).words("resources", RESOURCES)) if "extra" in entry.values else ()


def _check_location(entry: Entry, location: Location) -> None:
    if location.id in RESERVED:
        entry.refuse(f"the id {location.id!r} is reserved for positions.")
    if location.is_printed and (any(location.cost) or location.deactivates or "defence" in entry.values):
        entry.refuse("a printed location cannot have a cost or a defence, and cannot be deactivated.")
    if location.is_harvest and sum(count > 0 for count in location.gain) != 1:
        entry.refuse("a harvest location must produce exactly one kind of resource.")


def _read_pile(entry: Entry, is_ship: bool) -> Pile:
    entry.check_keys(("points", "cost" if is_ship else "defence", "cards", "cards_per_player", "certainty"))
    entry.certainty()
    cards, more = entry.number("cards", MAX_NUMBER), entry.number("cards_per_player", MAX_PER_PLAYER)
    if cards + more == 0:
        entry.refuse("a pile must have at least one card.")
    return Pile(
        points=entry.number("points", MAX_NUMBER, 1),
        defence=0 if is_ship else entry.number("defence", MAX_NUMBER, 1),
        cost=_read_resources(entry, "cost", needed=is_ship),
        counts=tuple(cards + more * players for players in range(MAX_PLAYERS + 1)),
    )


def _read_piles(data: Entry, key: str, wanted: int) -> list[Pile]:
    piles = [_read_pile(entry, key == "ship") for entry in data.tables(key, "points")]
    if len(piles) != wanted or len({pile.points for pile in piles}) != wanted:
        data.refuse(f"there must be {wanted} of {key!r}, each with different points.")
    return piles


def _read_locations(data: Entry) -> list[Location]:
    locations: list[Location] = []
    for key in ("printed", "stack", "card"):
        for entry in data.tables(key):
            location = _read_location(entry, is_printed=key == "printed")
            if location.id in [known.id for known in locations]:
                entry.refuse("another location has the same id.")
            if location.card and location.card not in [s.values.get("id") for s in data.tables("stack")]:
                entry.refuse(f"'card' must be the id of a stack, not {location.card!r}.")
            locations.append(location)
    if len(locations) > MAX_KINDS:
        data.refuse(f"there can be at most {MAX_KINDS} kinds of locations, not {len(locations)}.")
    return locations


def _read_board(data: Entry, printed: Sequence[str]) -> list[str]:
    entry = data.table("board")
    entry.check_keys(("certainty", *names_of(Row)))
    entry.certainty()
    rows = [entry.words(row, printed) for row in names_of(Row)]
    for name, row in zip(names_of(Row), rows, strict=True):
        if len(row) != NUM_COLUMNS:
            entry.refuse(f"{name!r} must have {NUM_COLUMNS} locations, not {len(row)}.")
    return [location for row in rows for location in row]


def read_box(data: Entry) -> Box:
    """
    Everything in a data file.

    Raises:
        ComponentsError: If something in it cannot be right.
    """
    data.check_keys(("board", "printed", "stack", "card", "bandits", "ship", "display", "alone"))
    locations = _read_locations(data)
    printed = [location.id for location in locations if location.is_printed]
    display, alone = data.table("display"), data.table("alone")
    display.check_keys(("cards", "certainty"))
    alone.check_keys(("row_of", "target", "certainty"))
    display.certainty()
    alone.certainty()
    rows = alone.part("row_of")
    return Box(
        locations=locations,
        num_stacks=len(data.tables("stack")),
        board=_read_board(data, printed),
        bandits=_read_piles(data, "bandits", NUM_BANDIT_PILES),
        ships=_read_piles(data, "ship", NUM_SHIP_PILES),
        display_size=display.number("cards", MAX_NUMBER, 1),
        row_sizes=[rows.number(level, MAX_NUMBER, 1) for level in LEVELS],
        first_target=alone.number("target", 1000, 1),
    )


# -- The same as numbers, for compiled code: the index is a location's -----------------------------------

BOX = read_box(read_components(Path(__file__).parent))
LOCATIONS = BOX.locations
IDS = [location.id for location in LOCATIONS]
DISPLAY_SIZE = BOX.display_size
FIRST_TARGET = BOX.first_target
ROW_SIZES = np.array(BOX.row_sizes, np.int8)

NUM_LOCATIONS = len(LOCATIONS)
FIRST_STACK = sum(location.is_printed for location in LOCATIONS)
FIRST_CARD = FIRST_STACK + BOX.num_stacks
NUM_CARDS = NUM_LOCATIONS - FIRST_CARD
NUM_BUILDABLE = NUM_LOCATIONS - FIRST_STACK

BOARD = np.array([IDS.index(name) for name in BOX.board], np.int8)
TYPE = np.array([location.type for location in LOCATIONS], np.int8)
ABILITY = np.array([location.ability for location in LOCATIONS], np.int8)
AMOUNT = np.array([location.amount for location in LOCATIONS], np.int8)
GAIN = np.array([location.gain for location in LOCATIONS], np.int8)
MOST = np.array([location.most for location in LOCATIONS], np.int8)
PLACED = np.array([IDS.index(x.card) if x.card else NO_LOCATION for x in LOCATIONS], np.int8)
DEACTIVATES = np.array([location.deactivates for location in LOCATIONS], np.int8)
IS_ARMY = np.array([location.is_army for location in LOCATIONS], np.int8)
IS_HARVEST = np.array([location.is_harvest for location in LOCATIONS], np.int8)
COST = np.array([location.cost for location in LOCATIONS], np.int8)
DEFENCE = np.array([location.defence for location in LOCATIONS], np.int8)
POINTS = np.array([location.points for location in LOCATIONS], np.int8)
SCORES_CULTURE = np.array([location.scores_culture for location in LOCATIONS], np.int8)
ROW_DEFENCE = np.array([location.row_defence for location in LOCATIONS], np.int8)
EXTRA_MOST = np.array([location.extra_most for location in LOCATIONS], np.int8)
EXTRA_TAKES = np.array(
    [[r in location.extra_resources for r in RESOURCES] for location in LOCATIONS], np.int8
)
COPIES = np.array([location.copies for location in LOCATIONS], np.int8)
NUM_PILE = int(COPIES[FIRST_CARD:].sum())

BANDIT_POINTS = np.array([pile.points for pile in BOX.bandits], np.int8)
BANDIT_DEFENCE = np.array([pile.defence for pile in BOX.bandits], np.int8)
BANDIT_COUNTS = np.array([pile.counts for pile in BOX.bandits], np.int8)  # then by number of players
SHIP_POINTS = np.array([pile.points for pile in BOX.ships], np.int8)
SHIP_COST = np.array([pile.cost for pile in BOX.ships], np.int8)
SHIP_COUNTS = np.array([pile.counts for pile in BOX.ships], np.int8)
