"""One civilisation as everybody sees it: the peg board, the sites, the developments and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gobelet.engine.contract import NOBODY
from gobelet.engine.turns import active_seat
from gobelet.games.ages.buying import is_within_reach, purchasing_power
from gobelet.games.ages.constants import (
    CAPACITY,
    FIRST_CITIES,
    FIRST_POINTS,
    MAX_FOOD,
    MAX_SHIPS,
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NUM_GOODS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
    Phase,
)
from gobelet.games.ages.editions import COSTS, EDITIONS, LATER_POINTS, POINTS
from gobelet.games.ages.scoring import bonus_points, development_points, monument_points, score
from gobelet.games.ages.state import (
    State,
    count_cities,
    count_goods,
    goods_value,
    is_in_play,
    stack_value,
)
from gobelet.games.ages.words import DEVELOPMENTS, GOODS, MONUMENTS


@dataclass(frozen=True)
class GoodView:
    name: str
    count: int
    capacity: int
    value: int

    @property
    def values(self) -> tuple[int, ...]:
        """R42: what one, two, three of them are worth, as printed beside the holes."""
        good = GOODS.index(self.name)
        return tuple(int(stack_value(good, count)) for count in range(1, self.capacity + 1))


@dataclass(frozen=True)
class CityView:
    number: int
    boxes: int
    ticked: int

    @property
    def built(self) -> bool:
        return self.ticked == self.boxes


@dataclass(frozen=True)
class MonumentView:
    name: str
    boxes: int
    ticked: int
    first_points: int
    later_points: int
    builder: int | None  # the seat that built it first

    @property
    def built(self) -> bool:
        return self.ticked == self.boxes


@dataclass(frozen=True)
class DevelopmentView:
    name: str
    cost: int
    points: int
    owned: bool
    within_reach: bool  # the active player could pay for it now


@dataclass(frozen=True)
class SheetView:
    """The score sheet, line by line, as if the game ended now."""

    developments: int
    monuments: int
    bonus: int
    disasters: int
    total: int


@dataclass(frozen=True)
class SeatView:
    seat: int
    food: int
    goods: tuple[GoodView, ...]
    goods_count: int
    goods_value: int
    ships: int
    num_cities: int
    cities: tuple[CityView, ...]
    monuments: tuple[MonumentView, ...]  # those in play
    developments: tuple[DevelopmentView, ...]
    disasters: int
    sheet: SheetView

    @property
    def food_capacity(self) -> int:
        return MAX_FOOD

    @property
    def ship_capacity(self) -> int:
        return MAX_SHIPS

    def has(self, thing: str) -> bool:
        """A development that is owned or a monument that is built, such as `development-irrigation`."""
        things = [f"development-{d.name}" for d in self.developments if d.owned]
        return thing in [*things, *(f"monument-{m.name}" for m in self.monuments if m.built)]

    def has_any(self, things: Iterable[str]) -> bool:
        return any(map(self.has, things))


def view_seat(state: State, seat: int) -> SeatView:
    civilisation = state.seats[seat]
    return SeatView(
        seat=seat,
        food=int(civilisation.food),
        goods=tuple(_view_good(good, int(civilisation.goods[good])) for good in range(NUM_GOODS)),
        goods_count=int(count_goods(state, seat)),
        goods_value=int(goods_value(state, seat)),
        ships=int(civilisation.ships),
        num_cities=int(count_cities(state, seat)),
        cities=tuple(
            CityView(FIRST_CITIES + 1 + city, int(NEW_CITY_BOXES[city]), int(civilisation.city_workers[city]))
            for city in range(NUM_NEW_CITIES)
        ),
        monuments=tuple(
            _view_monument(state, seat, monument)
            for monument in range(NUM_MONUMENTS)
            if is_in_play(state, monument)
        ),
        developments=tuple(_view_development(state, seat, k) for k in EDITIONS[state.edition].developments),
        disasters=int(civilisation.disasters),
        sheet=_view_sheet(state, seat),
    )


def _view_good(good: int, count: int) -> GoodView:
    return GoodView(GOODS[good], count, int(CAPACITY[good]), int(stack_value(good, count)))


def _view_monument(state: State, seat: int, monument: int) -> MonumentView:
    builder = int(state.first_builder[monument])
    return MonumentView(
        name=MONUMENTS[monument],
        boxes=int(MONUMENT_BOXES[monument]),
        ticked=int(state.seats[seat].monument_workers[monument]),
        first_points=int(FIRST_POINTS[monument]),
        later_points=int(LATER_POINTS[state.edition, monument]),
        builder=None if builder == NOBODY else builder,
    )


def _view_development(state: State, seat: int, development: int) -> DevelopmentView:
    can_buy = seat == active_seat(state) and state.phase == Phase.BUY
    return DevelopmentView(
        name=DEVELOPMENTS[development],
        cost=int(COSTS[state.edition, development]),
        points=int(POINTS[state.edition, development]),
        owned=bool(state.seats[seat].developments[development]),
        within_reach=bool(can_buy and is_within_reach(state, development, int(purchasing_power(state)))),
    )


def _view_sheet(state: State, seat: int) -> SheetView:
    return SheetView(
        developments=int(development_points(state, seat)),
        monuments=int(monument_points(state, seat)),
        bonus=int(bonus_points(state, seat)),
        disasters=int(state.seats[seat].disasters),
        total=int(score(state, seat)),
    )
