"""
The view of a game for one viewer, as frozen dataclasses that pages and the terminal print.

Research environments use their `repr` as what a seat knows, so it leaves out what only helps with drawing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gobelet.engine.contract import NOBODY, Message
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.topia.components import MISSIONS, OPEN_MISSIONS, SCENARIOS, Mission, Scenario
from gobelet.games.topia.constants import (
    AGENT,
    MAX_PLAYERS,
    MAX_SLOTS,
    NO_DISTRICT,
    NO_FACTION,
    NO_PLACE,
    NUM_DISTRICTS,
    NUM_ON_CARD,
    NUM_ROUNDS,
    SLOTS_A_DISTRICT,
    UNDER,
    Condition,
    Phase,
)
from gobelet.games.topia.counting import (
    city_points,
    controls_alone,
    count_agents,
    dice_points,
    district_points,
    district_value,
    is_leading,
)
from gobelet.games.topia.effects import action_of, count_draws, describe_action, power_name
from gobelet.games.topia.missions import describe, name_scenario
from gobelet.games.topia.scoring import count_left_out, mission_points, public_score, score
from gobelet.games.topia.state import State, card_place, count_deck
from gobelet.games.topia.words import COLOURS, DICE, DISTRICTS, FACTIONS, PHASES, PLACES

COUNTED = {Condition.PER_CITY_DIE: "city", Condition.PER_OWN_DIE: "own"}


@dataclass(frozen=True)
class DieView:
    name: str  # teal4
    colour: str
    value: int
    rolling: bool


@dataclass(frozen=True)
class SlotView:
    name: str
    die: DieView | None
    agent: int | None  # whose it is
    chosen: bool


@dataclass(frozen=True)
class DistrictView:
    name: str
    slots: tuple[SlotView, ...]
    agents: tuple[int, ...]  # by seat
    value: int  # what its control is worth now
    leaders: tuple[int, ...]
    points: tuple[int, ...]  # what each seat would get now
    named: bool
    doing: bool
    action: str = field(repr=False)  # as it is played here: bank, bank-alike, cubes
    draws: int = field(repr=False)  # missions that its action draws

    @property
    def effect(self) -> Message:
        """What its action does."""
        return describe_action(self.action, self.draws)


@dataclass(frozen=True)
class MissionView:
    mission: Mission
    points: int  # what it would bring now
    left_out: bool = field(repr=False)  # it is not among the best, and only those count

    @property
    def text(self) -> Message:
        """What it asks for."""
        return describe(self.mission)

    @property
    def counts(self) -> str | None:
        """Which dice bring its points, one by one: those left in the `city`, or one's `own`."""
        return COUNTED.get(Condition(self.mission.condition))


@dataclass(frozen=True)
class AsideView:
    """A mission that was held once."""

    mission: Mission
    where: str  # under the deck, or returned

    @property
    def text(self) -> Message:
        return describe(self.mission)


@dataclass(frozen=True)
class SeatView:
    seat: int
    faction: str | None
    used: bool
    card: tuple[SlotView, ...]
    missions: tuple[MissionView, ...] | None  # None: the viewer may not see them
    under: tuple[Mission, ...] | None  # put under the deck
    returned: Mission | None  # if the viewer may know it
    hand: int  # how many missions
    draws: int
    dice_points: int
    city_points: int
    score: int  # without missions the viewer cannot see
    power: str | None = field(repr=False)  # as it is played here: ewo, centauri-all

    @property
    def mission_points(self) -> int:
        """What is known of them, as far as they count."""
        return self.score - self.dice_points - self.city_points

    @property
    def aside(self) -> tuple[AsideView, ...]:
        """As far as the viewer may know them."""
        under = tuple(AsideView(mission, "under") for mission in self.under or ())
        return (*under, AsideView(self.returned, "returned")) if self.returned else under


@dataclass(frozen=True)
class TableView:
    viewer: int | None
    phase: str
    round: int
    active: int  # whose turn it is
    actor: int | None  # who must decide
    scenario: Scenario
    cubes: tuple[tuple[str, int], ...] | None
    districts: tuple[DistrictView, ...]
    deck: int  # missions in it, with those put under it
    skipped: bool
    awarded: tuple[str, int] | None
    seats: tuple[SeatView, ...]
    cloned: str | None = field(repr=False)  # place of the die that Dangmer changes

    @property
    def rounds(self) -> int:
        return NUM_ROUNDS

    @property
    def is_late(self) -> bool:
        """R25: the Roamers have a turn to make up for."""
        return self.round > NUM_ROUNDS

    @property
    def scenario_name(self) -> Message:
        """With what it changes."""
        return name_scenario(self.scenario)


def view(state: State, seat: int | None) -> TableView:
    """R5: of other players' missions there is only how many they have, until the end."""
    return TableView(
        viewer=seat,
        phase=PHASES[state.phase],
        round=int(round_of(state)),
        active=int(active_seat(state)),
        actor=None if state.actor == NOBODY else int(state.actor),
        scenario=SCENARIOS[state.scenario],
        cubes=_view_cubes(state) if state.bank_card else None,
        districts=tuple(_view_district(state, district) for district in range(NUM_DISTRICTS)),
        deck=int(state.held[UNDER : UNDER + MAX_PLAYERS].sum() + count_deck(state)),
        skipped=bool(state.skipped),
        awarded=_view_award(state),
        seats=tuple(_view_seat(state, k, seat) for k in range(state.players)),
        cloned=None if state.cloned == NO_PLACE else PLACES[state.cloned],
    )


def may_see_missions(state: State, seat: int, viewer: int | None) -> bool:
    """R5: one's own; everybody's at the end, or in a scenario with open missions."""
    return bool(viewer == seat or state.phase == Phase.OVER or OPEN_MISSIONS[state.scenario])


def _view_cubes(state: State) -> tuple[tuple[str, int], ...]:
    return tuple((name, int(step)) for name, step in zip(COLOURS, state.cubes, strict=True))


def _view_award(state: State) -> tuple[str, int] | None:
    if state.awarded_district == NO_DISTRICT:
        return None
    return DISTRICTS[state.awarded_district], int(state.awarded_seat)


def _view_district(state: State, district: int) -> DistrictView:
    first, seats = district * MAX_SLOTS, range(state.players)
    slots = range(first, first + int(SLOTS_A_DISTRICT[state.players]))
    leaders = [k for k in seats if controls_alone(state, district, k)]
    leaders = leaders or [k for k in seats if is_leading(state, district, k)]
    return DistrictView(
        name=DISTRICTS[district],
        slots=tuple(_view_slot(state, place) for place in slots),
        agents=tuple(int(count_agents(state, district, seat)) for seat in seats),
        value=int(district_value(state, district)),
        leaders=tuple(leaders),
        points=tuple(int(district_points(state, district, seat)) for seat in seats),
        named=bool(state.named == district),
        doing=bool(state.doing == district),
        action=action_of(state, district),
        draws=count_draws(state, district),
    )


def _view_slot(state: State, place: int) -> SlotView:
    piece = int(state.pieces[place])
    is_chosen = place in state.chosen
    if piece >= AGENT:
        return SlotView(PLACES[place], None, piece - AGENT, is_chosen)
    return SlotView(PLACES[place], view_die(state, place) if piece >= 0 else None, None, is_chosen)


def view_die(state: State, place: int) -> DieView:
    name = DICE[state.pieces[place]]
    return DieView(name, name[:-1], int(name[-1]), place != NO_PLACE and place in state.rolling)


def _view_seat(state: State, seat: int, viewer: int | None) -> SeatView:
    is_open = may_see_missions(state, seat, viewer)
    where = state.missions.tolist()
    hand = [mission for mission, at in enumerate(where) if at == seat]
    under = [MISSIONS[mission] for mission, at in enumerate(where) if at == UNDER + seat]
    returned = int(state.returned[seat])
    first = int(card_place(seat, 0))
    return SeatView(
        seat=seat,
        faction=None if state.factions[seat] == NO_FACTION else FACTIONS[state.factions[seat]],
        used=bool(state.used[seat]),
        card=tuple(_view_slot(state, place) for place in range(first, first + NUM_ON_CARD)),
        missions=_view_missions(state, seat, hand) if is_open else None,
        under=tuple(under) if is_open else None,
        returned=MISSIONS[returned] if is_open and returned >= 0 else None,
        hand=len(hand),
        draws=int(state.draws[seat]),
        dice_points=int(dice_points(state, seat)),
        city_points=int(city_points(state, seat)),
        score=int(score(state, seat) if is_open else public_score(state, seat)),
        power=None if state.factions[seat] == NO_FACTION else power_name(state, seat),
    )


def _view_missions(state: State, seat: int, hand: list[int]) -> tuple[MissionView, ...]:
    """R4, R21: the best count, as many as can be kept."""
    points = {mission: int(mission_points(state, seat, mission)) for mission in hand}
    left_out = sorted(hand, key=points.__getitem__)[: count_left_out(state, seat)]
    return tuple(MissionView(MISSIONS[m], points[m], m in left_out) for m in hand)
