"""What lies on the table, for one viewer, as frozen dataclasses that a page or terminal only has to print."""

from __future__ import annotations

from dataclasses import dataclass

from gobelet.engine.contract import NOBODY
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.ages.buying import is_within_reach, purchasing_power
from gobelet.games.ages.constants import (
    CAPACITY,
    COINS_PER_COINS,
    COINS_WITH_COINAGE,
    FIRST_CITIES,
    FIRST_POINTS,
    FOOD_PER_EITHER,
    FOOD_PER_FOOD,
    GOODS_PER_GOOD,
    GOODS_PER_SKULL,
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NO_DEVELOPMENT,
    NO_DIE,
    NUM_DEVELOPMENTS,
    NUM_GOODS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
    WAITING,
    WORKERS_PER_EITHER,
    WORKERS_PER_WORKERS,
    Development,
    Face,
    Phase,
)
from gobelet.games.ages.editions import COSTS, EDITIONS, LATER_POINTS, POINTS, SOLO_ROUNDS
from gobelet.games.ages.rolling import are_skulls_locked
from gobelet.games.ages.scoring import (
    bonus_points,
    development_points,
    is_last_round,
    monument_points,
    score,
)
from gobelet.games.ages.state import (
    State,
    count_cities,
    count_dice,
    count_goods,
    goods_value,
    is_in_play,
    owns,
    stack_value,
)
from gobelet.games.ages.words import DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS, PHASES


@dataclass(frozen=True)
class DieYield:
    """What a die gives the player whose turn it is; for `either`, food or workers."""

    food: int = 0
    goods: int = 0
    workers: int = 0
    coins: int = 0


@dataclass(frozen=True)
class DieView:
    number: int
    face: str | None  # None: about to be rolled
    locked: bool
    gives: DieYield


@dataclass(frozen=True)
class GoodView:
    name: str
    count: int
    capacity: int
    value: int


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
    num_cities: int
    cities: tuple[CityView, ...]
    monuments: tuple[MonumentView, ...]  # those in play
    developments: tuple[DevelopmentView, ...]
    disasters: int
    sheet: SheetView


@dataclass(frozen=True)
class OfferView:
    partner: int
    give: tuple[tuple[str, int], ...]
    ask: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class TableView:
    viewer: int | None
    phase: str
    edition: str
    trading: bool
    round: int
    rounds: int | None  # how many there are, where that is known
    last_round: bool
    active: int  # whose turn it is
    actor: int | None  # who must decide
    dice: tuple[DieView, ...]
    rolls: int
    skulls: int
    workers: int
    coins: int
    buying: DevelopmentView | None
    offers: int
    offer: OfferView | None
    seats: tuple[SeatView, ...]


def view(state: State, seat: int | None) -> TableView:
    """Nothing is hidden in this game: everyone sees the same."""
    seats = tuple(_view_seat(state, k) for k in range(state.players))
    return TableView(
        viewer=seat,
        phase=PHASES[state.phase],
        edition=EDITIONS[state.edition].name,
        trading=bool(state.trading),
        round=int(round_of(state)),
        rounds=int(SOLO_ROUNDS[state.edition]) if state.players == 1 else None,
        last_round=bool(is_last_round(state)),
        active=int(active_seat(state)),
        actor=None if state.actor == NOBODY else int(state.actor),
        dice=_view_dice(state),
        rolls=int(state.rolls),
        skulls=int(count_dice(state, int(Face.SKULL))),
        workers=int(state.workers),
        coins=int(state.coins),
        buying=None
        if state.buying == NO_DEVELOPMENT
        else seats[active_seat(state)].developments[state.buying],
        offers=int(state.offers),
        offer=_view_offer(state),
        seats=seats,
    )


def _view_dice(state: State) -> tuple[DieView, ...]:
    faces = [None if die == WAITING else FACES[die] for die in state.dice if die != NO_DIE]
    locked, seat = bool(are_skulls_locked(state)), active_seat(state)
    return tuple(
        DieView(number, face, locked and face == "skull", die_yield(state, seat, face))
        for number, face in enumerate(faces, start=1)
    )


def die_yield(state: State, seat: int, face: str | None) -> DieYield:
    """R9, with what the developments of *seat* add (R15-R17)."""
    extra_food = int(owns(state, seat, int(Development.AGRICULTURE)))
    extra_workers = int(owns(state, seat, int(Development.MASONRY)))
    match face:
        case "food":
            return DieYield(food=FOOD_PER_FOOD + extra_food)
        case "good":
            return DieYield(goods=GOODS_PER_GOOD)
        case "skull":
            return DieYield(goods=GOODS_PER_SKULL)
        case "workers":
            return DieYield(workers=WORKERS_PER_WORKERS + extra_workers)
        case "either":
            return DieYield(food=FOOD_PER_EITHER + extra_food, workers=WORKERS_PER_EITHER + extra_workers)
        case "coins":
            has_coinage = owns(state, seat, int(Development.COINAGE))
            return DieYield(coins=COINS_WITH_COINAGE if has_coinage else COINS_PER_COINS)
        case _:
            return DieYield()


def _view_offer(state: State) -> OfferView | None:
    if state.partner == NOBODY:
        return None
    give, ask = (
        tuple((name, int(count)) for name, count in zip(ITEMS, side, strict=True) if count)
        for side in (state.give, state.ask)
    )
    return OfferView(int(state.partner), give, ask)


def _view_seat(state: State, seat: int) -> SeatView:
    civilisation = state.seats[seat]
    return SeatView(
        seat=seat,
        food=int(civilisation.food),
        goods=tuple(_view_good(good, int(civilisation.goods[good])) for good in range(NUM_GOODS)),
        goods_count=int(count_goods(state, seat)),
        goods_value=int(goods_value(state, seat)),
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
        developments=tuple(_view_development(state, seat, k) for k in range(NUM_DEVELOPMENTS)),
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
