"""The view of a game for one viewer, as frozen dataclasses that pages and the terminal print."""

from __future__ import annotations

from dataclasses import dataclass

from gobelet.engine.contract import NOBODY, Message
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.ages.civilisation import DevelopmentView, SeatView, view_seat
from gobelet.games.ages.constants import NO_DEVELOPMENT, NO_DIE, WAITING, Development, Face
from gobelet.games.ages.editions import EDITIONS, SOLO_ROUNDS
from gobelet.games.ages.effects import (
    DieYield,
    Disaster,
    StrikeView,
    die_yield,
    disaster_at,
    disasters_in,
    effect_of,
    foresee_strike,
)
from gobelet.games.ages.rolling import are_skulls_locked
from gobelet.games.ages.scoring import is_last_round
from gobelet.games.ages.state import State, count_dice
from gobelet.games.ages.trading import proposer, receiver
from gobelet.games.ages.words import DEVELOPMENTS, FACES, ITEMS, PHASES


@dataclass(frozen=True)
class DieView:
    number: int
    face: str | None  # None: about to be rolled
    locked: bool
    gives: DieYield


@dataclass(frozen=True)
class OfferView:
    """A draft or a proposal, as the one who makes it sees it."""

    partner: int  # of the player in turn
    proposer: int
    receiver: int
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
    exchanges: int  # ships used this turn
    offers: int
    offer: OfferView | None
    seats: tuple[SeatView, ...]
    coming: StrikeView | None  # the disaster if the dice stay as they are

    @property
    def is_alone(self) -> bool:
        return len(self.seats) == 1

    @property
    def disasters(self) -> tuple[Disaster, ...]:
        return disasters_in(self._edition)

    @property
    def has_ships(self) -> bool:
        """R74: whether the edition has any."""
        return Development.SHIPPING in EDITIONS[self._edition].developments

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
    seats = tuple(view_seat(state, k) for k in range(state.players))
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
        buying=_view_buying(state, seats[active_seat(state)]),
        exchanges=int(state.exchanges),
        offers=int(state.offers),
        offer=_view_offer(state),
        seats=seats,
        coming=foresee_strike(state),
    )


def _view_buying(state: State, seat: SeatView) -> DevelopmentView | None:
    if state.buying == NO_DEVELOPMENT:
        return None
    return next(each for each in seat.developments if each.name == DEVELOPMENTS[state.buying])


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
    return OfferView(int(state.partner), int(proposer(state)), int(receiver(state)), give, ask)
