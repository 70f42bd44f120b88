"""What can be built, beaten and loaded as everybody sees it: cards, bandits, ships."""

from __future__ import annotations

from dataclasses import dataclass

from gobelet.engine.contract import Message
from gobelet.games.city.abilities import describe, kind_of
from gobelet.games.city.attacking import bandit_defence
from gobelet.games.city.components import (
    BANDIT_POINTS,
    FIRST_STACK,
    LOCATIONS,
    NUM_LOCATIONS,
    SHIP_COST,
    SHIP_POINTS,
    Location,
)
from gobelet.games.city.state import State
from gobelet.games.city.words import ABILITIES, BANDITS, RESOURCES, SHIPS, TYPES


class Described:
    """What a location does, in words and for signs."""

    location: Location

    @property
    def effect(self) -> Message:
        return describe(self.location)

    @property
    def ability(self) -> str:
        return str(ABILITIES[self.location.ability])

    @property
    def gain(self) -> tuple[tuple[str, int], ...]:
        return view_cost(self.location.gain)


@dataclass(frozen=True)
class CardView(Described):
    """A kind of card, and how many of them there are."""

    location: Location
    type: str
    cost: tuple[tuple[str, int], ...]
    count: int

    @property
    def kind(self) -> Message:
        """Its type, and whether it is an army or a harvest."""
        return kind_of(self.location)

    @property
    def price(self) -> Message:
        return describe_cost(view_cost(self.location.cost))


@dataclass(frozen=True)
class TrophyView:
    """A pile of bandits or ships."""

    name: str
    points: int
    defence: int  # now; ships have none
    cost: tuple[tuple[str, int], ...]
    left: int

    @property
    def price(self) -> Message:
        return describe_cost(self.cost)


def view_cards(counts: list[int]) -> tuple[CardView, ...]:
    return tuple(view_card(k, counts[k]) for k in range(FIRST_STACK, NUM_LOCATIONS) if counts[k])


def view_card(location: int, count: int) -> CardView:
    known = LOCATIONS[location]
    return CardView(known, TYPES[known.type], view_cost(known.cost), count)


def view_cost(cost: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((name, int(count)) for name, count in zip(RESOURCES, cost, strict=True) if count)


def view_bandits(state: State, pile: int) -> TrophyView:
    defence = int(bandit_defence(state, pile))
    return TrophyView(BANDITS[pile], int(BANDIT_POINTS[pile]), defence, (), int(state.bandits[pile]))


def view_ship(state: State, pile: int) -> TrophyView:
    cost = view_cost(tuple(SHIP_COST[pile]))
    return TrophyView(SHIPS[pile], int(SHIP_POINTS[pile]), 0, cost, int(state.ships[pile]))


def describe_cost(cost: tuple[tuple[str, int], ...]) -> Message:
    """`2 wood, 1 iron`."""
    parts = tuple(Message(f"some-{name}", {"count": count}) for name, count in cost)
    return Message("describe", {"parts": parts})
