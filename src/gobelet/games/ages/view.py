"""What lies on the table, for one viewer, as frozen dataclasses that a page or terminal only has to print."""

from __future__ import annotations

from dataclasses import dataclass

from gobelet.engine.contract import NOBODY, Message
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.ages.buying import is_within_reach, purchasing_power
from gobelet.games.ages.constants import (
    CAPACITY,
    FIRST_CITIES,
    FIRST_POINTS,
    MAX_FOOD,
    MONUMENT_BOXES,
    NEW_CITY_BOXES,
    NO_DEVELOPMENT,
    NO_DIE,
    NUM_DEVELOPMENTS,
    NUM_GOODS,
    NUM_MONUMENTS,
    NUM_NEW_CITIES,
    WAITING,
    Face,
    Phase,
)
from gobelet.games.ages.editions import COSTS, EDITIONS, LATER_POINTS, POINTS, SOLO_ROUNDS
from gobelet.games.ages.effects import (
    DISASTERS,
    DieYield,
    Disaster,
    StrikeView,
    die_yield,
    disaster_at,
    effect_of,
    foresee_strike,
)
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
    stack_value,
)
from gobelet.games.ages.words import DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS, PHASES


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
    num_cities: int
    cities: tuple[CityView, ...]
    monuments: tuple[MonumentView, ...]  # those in play
    developments: tuple[DevelopmentView, ...]
    disasters: int
    sheet: SheetView

    @property
    def food_capacity(self) -> int:
        return MAX_FOOD

    def has(self, thing: str) -> bool:
        """A development that is owned or a monument that is built, such as `development-irrigation`."""
        things = [f"development-{d.name}" for d in self.developments if d.owned]
        return thing in [*things, *(f"monument-{m.name}" for m in self.monuments if m.built)]


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
    coming: StrikeView | None  # the disaster if the dice stay as they are

    @property
    def is_alone(self) -> bool:
        return len(self.seats) == 1

    @property
    def disasters(self) -> tuple[Disaster, ...]:
        return DISASTERS

    @property
    def disaster(self) -> str | None:
        """The one that the skulls on the table stand for."""
        return disaster_at(self.skulls) if self.dice else None

    @property
    def developments_to_end(self) -> int | None:
        """R47; R54: alone they end nothing."""
        return None if self.is_alone else EDITIONS[self._edition].developments_to_end

    def effect_of(self, development: DevelopmentView) -> Message:
        return effect_of(development.name, self._edition, self.is_alone)

    @property
    def _edition(self) -> int:
        return [edition.name for edition in EDITIONS].index(self.edition)


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
        coming=foresee_strike(state),
    )


def _view_dice(state: State) -> tuple[DieView, ...]:
    faces = [None if die == WAITING else FACES[die] for die in state.dice if die != NO_DIE]
    locked, seat = bool(are_skulls_locked(state)), active_seat(state)
    return tuple(
        DieView(number, face, locked and face == "skull", die_yield(state, seat, face))
        for number, face in enumerate(faces, start=1)
    )


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
