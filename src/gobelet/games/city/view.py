"""The view of a game for one viewer, as frozen dataclasses that pages and the terminal print."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from gobelet.engine.contract import NOBODY
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.city.components import FIRST_CARD, FIRST_STACK, LOCATIONS, NUM_LOCATIONS, Location
from gobelet.games.city.constants import (
    LOWER,
    NO_DIE,
    NO_LOCATION,
    NO_SPACE,
    NUM_BANDIT_PILES,
    NUM_COLUMNS,
    NUM_ROWS,
    NUM_SHIP_PILES,
    NUM_SPACES,
    UPPER,
    WAITING,
)
from gobelet.games.city.market import (
    CardView,
    Described,
    TrophyView,
    view_bandits,
    view_card,
    view_cards,
    view_ship,
)
from gobelet.games.city.position import count_discard
from gobelet.games.city.scoring import city_points, count_solo_turns, is_last_round, score, trophy_points
from gobelet.games.city.state import State, appraise_city, count_built, count_pile
from gobelet.games.city.words import LEVEL_NAMES, PHASES, RESOURCES, ROWS, SPACES, STEPS, TYPES


@dataclass(frozen=True)
class SpaceView(Described):
    name: str
    location: Location
    type: str
    built: bool
    deactivated: bool
    die: bool  # an unused die is on it
    defence: int  # with what walls add
    points: int  # what it is worth now


@dataclass(frozen=True)
class DieView:
    row: str
    column: int | None  # from 1; None: used, or about to be rolled
    rolling: bool


@dataclass(frozen=True)
class SeatView:
    seat: int
    rows: tuple[tuple[SpaceView, ...], ...]
    dice: tuple[DieView, ...]
    stock: Mapping[str, int]
    hourglasses: int
    points: int  # won so far, as tokens
    bandits: tuple[int, ...]  # cards taken, by pile
    ships: tuple[int, ...]
    trophy_points: int
    city_points: int
    cards: int
    score: int

    def space(self, name: str) -> SpaceView:
        return next(space for row in self.rows for space in row if space.name == name)


@dataclass(frozen=True)
class SoloView:
    level: str
    target: int
    turns: int


@dataclass(frozen=True)
class TurnView:
    """What the turn has brought so far."""

    strength: int
    against_bandits: int
    army_bonus: int
    resource_bonus: int
    bandit_malus: int
    passed: bool
    replaced: bool
    die: str | None
    source: str | None
    placing: Location | None
    opponent: int | None

    @property
    def in_hand(self) -> CardView | None:
        """What is to be placed; it is not paid for."""
        return None if self.placing is None else CardView(self.placing, TYPES[self.placing.type], (), 1)


@dataclass(frozen=True)
class TableView:
    viewer: int | None
    phase: str
    step: str
    round: int
    last_round: bool
    active: int  # whose turn it is
    actor: int | None  # who must decide
    turn: TurnView
    stacks: tuple[CardView, ...]
    display: tuple[CardView, ...]
    upper: tuple[CardView, ...]  # alone
    pile: int
    discard: tuple[CardView, ...]
    bandits: tuple[TrophyView, ...]
    ships: tuple[TrophyView, ...]
    solo: SoloView | None
    seats: tuple[SeatView, ...]

    @property
    def known(self) -> tuple[CardView, ...]:
        """All that there is in the box, printed locations first."""
        return tuple(view_card(location, 0) for location in range(NUM_LOCATIONS))


def view(state: State, seat: int | None) -> TableView:
    """The pile is a number: what comes next is not decided yet, so nobody can see it."""
    return TableView(
        viewer=seat,
        phase=PHASES[state.phase],
        step=STEPS[state.step],
        round=int(round_of(state)),
        last_round=bool(is_last_round(state)),
        active=int(active_seat(state)),
        actor=None if state.actor == NOBODY else int(state.actor),
        turn=_view_turn(state),
        stacks=tuple(view_card(k, int(state.stacks[k])) for k in range(FIRST_STACK, FIRST_CARD)),
        display=view_cards(list(map(int, state.display[LOWER]))),
        upper=view_cards(list(map(int, state.display[UPPER]))),
        pile=int(count_pile(state)),
        discard=view_cards(count_discard(state)),
        bandits=tuple(view_bandits(state, pile) for pile in range(NUM_BANDIT_PILES)),
        ships=tuple(view_ship(state, pile) for pile in range(NUM_SHIP_PILES)),
        solo=_view_solo(state) if state.players == 1 else None,
        seats=tuple(_view_seat(state, k) for k in range(state.players)),
    )


def _view_turn(state: State) -> TurnView:
    return TurnView(
        strength=int(state.strength),
        against_bandits=int(state.against_bandits),
        army_bonus=int(state.army_bonus),
        resource_bonus=int(state.resource_bonus),
        bandit_malus=int(state.bandit_malus),
        passed=bool(state.passed),
        replaced=bool(state.replaced),
        die=None if state.die == NO_DIE else ROWS[state.die],
        source=None if state.source == NO_SPACE else SPACES[state.source],
        placing=None if state.placing == NO_LOCATION else LOCATIONS[state.placing],
        opponent=None if state.opponent == NOBODY else int(state.opponent),
    )


def _view_solo(state: State) -> SoloView:
    return SoloView(LEVEL_NAMES[state.level], int(state.target), int(count_solo_turns(state)))


# -- Cities ---------------------------------------------------------------------------------------------


def _view_seat(state: State, seat: int) -> SeatView:
    own = state.seats[seat]
    spaces = _view_spaces(state, seat)
    rows = tuple(spaces[k : k + NUM_COLUMNS] for k in range(0, NUM_SPACES, NUM_COLUMNS))
    return SeatView(
        seat=seat,
        rows=rows,
        dice=tuple(_view_die(row, int(own.dice[row])) for row in range(NUM_ROWS)),
        stock={name: int(count) for name, count in zip(RESOURCES, own.stock, strict=True)},
        hourglasses=int(own.hourglasses),
        points=int(own.points),
        bandits=tuple(map(int, own.bandits)),
        ships=tuple(map(int, own.ships)),
        trophy_points=int(trophy_points(state, seat)),
        city_points=int(city_points(state, seat)),
        cards=int(count_built(state, seat)),
        score=int(score(state, seat)),
    )


def _view_die(row: int, value: int) -> DieView:
    return DieView(ROWS[row], value + 1 if value >= 0 else None, value == WAITING)


def _view_spaces(state: State, seat: int) -> tuple[SpaceView, ...]:
    defences, points = np.zeros((2, NUM_SPACES), np.int64)
    appraise_city(state, seat, defences, points)
    own = state.seats[seat]
    under_dice = [row * NUM_COLUMNS + column for row, column in enumerate(own.dice.tolist()) if column >= 0]
    columns = (own.city.tolist(), own.deactivated.tolist(), defences.tolist(), points.tolist())
    return tuple(
        SpaceView(
            name=SPACES[space],
            location=LOCATIONS[location],
            type=TYPES[LOCATIONS[location].type],
            built=not LOCATIONS[location].is_printed,
            deactivated=bool(is_off),
            die=space in under_dice,
            defence=defence,
            points=worth,
        )
        for space, (location, is_off, defence, worth) in enumerate(zip(*columns, strict=True))
    )
