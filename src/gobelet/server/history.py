"""
The state of one table, computed from its events.

It is immutable: `after` returns the table that further events lead to.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Self

from gobelet.engine.game import Game
from gobelet.engine.provable import NO_SEED, ProvableDice
from gobelet.engine.table import Table
from gobelet.games import find_game
from gobelet.server.errors import ServiceError
from gobelet.server.events import (
    Closed,
    Created,
    Event,
    Joined,
    Left,
    Moved,
    Relinked,
    Rematched,
    Resigned,
    Returned,
    Seeded,
    Started,
    StoodIn,
    Undone,
)
from gobelet.server.identity import Person
from gobelet.server.seats import Seat


class Status(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"


@dataclass(frozen=True)
class Happening:
    """An event, its time, and the idempotency key of its request."""

    event: Event
    at: float
    key: str | None = None


@dataclass(frozen=True)
class Decision:
    """Events to store, and the resulting game if it is already known."""

    events: tuple[Event, ...] = ()
    played: Table | None = None


@dataclass(frozen=True)
class Entry:
    """An event with its number, and the steps of the game that it added."""

    seq: int
    at: float
    event: Event
    first_step: int
    last_step: int


class PlayedTable:
    """The seats of a table, and its game in progress."""

    def __init__(self, table_id: str, secret: str) -> None:
        self.id = table_id
        self.status = Status.OPEN
        self.log: list[Entry] = []
        self.keys: set[str] = set()
        self.seats: list[Seat] = []
        self.resigned: list[int] = []  # in that order
        self.rematch: str | None = None
        self.table: Table | None = None
        self.changed = 0  # the event that changed the position last
        self.dice_secret = secret

    # -- What is there ----------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.log)

    @cached_property
    def game(self) -> Game:
        return find_game(self.created.game)

    @property
    def created(self) -> Created:
        event = self.log[0].event
        assert isinstance(event, Created)
        return event

    @property
    def position(self) -> Table:
        """
        The game in progress.

        Raises:
            ServiceError: If it has not started.
        """
        if self.table is None:
            raise ServiceError("not-running", version=self.version)
        return self.table

    def seats_of(self, person: Person | None) -> list[Seat]:
        return [seat for seat in self.seats if person is not None and seat.person == person.id]

    @property
    def is_full(self) -> bool:
        return not any(seat.is_open for seat in self.seats)

    def is_host(self, person: Person | None) -> bool:
        return person is not None and person.id == self.created.host

    def may_watch(self, person: Person | None) -> bool:
        is_private = self.created.visibility == "solo"
        return not is_private or self.is_host(person) or bool(self.seats_of(person))

    @property
    def acting(self) -> Seat | None:
        """Who must decide now."""
        if self.status != Status.RUNNING or self.table is None or self.table.actor is None:
            return None
        return self.seats[self.table.actor]

    @property
    def revealed_secret(self) -> str | None:
        """The secret of the dice, once it gives nothing away."""
        return self.dice_secret if self.status == Status.OVER and self.created.commitment else None

    @property
    def seeds(self) -> list[str]:
        return [seat.seed or NO_SEED for seat in self.seats]

    def bot_seed(self, seat: int) -> int:
        """A seed that makes the bot's choices unpredictable for players."""
        return ProvableDice(self.dice_secret, [f"bot{seat}"]).draw(0, 2**63)

    def places(self) -> list[int]:
        """Places by seat, solo 1 or 2; players who resigned come last, the first to resign at the end."""
        ranks = self.position.ranks()
        if len(ranks) == 1:
            return ranks
        standing = [rank for seat, rank in zip(self.seats, ranks, strict=True) if not seat.has_resigned]
        places = [1 + sum(rank < own for rank in standing) for own in ranks]
        for k, seat in enumerate(self.resigned):
            places[seat] = len(self.seats) - k
        return places

    def due_at(self, now: float, grace: float) -> float | None:
        """When the server must act here next: a bot's decision, or a seat to take over."""
        if self.status != Status.RUNNING:
            return None
        people = [seat for seat in self.seats if seat.person is not None]
        if people and all(seat.is_absent for seat in people):
            return None  # nobody is there to play with
        times = [seat.left_at + grace for seat in self.seats if self._awaits_stand_in(seat) and seat.left_at]
        if self.acting is not None and self.acting.is_played_by_bot:
            times.append(now)
        return min(times, default=None)

    def _awaits_stand_in(self, seat: Seat) -> bool:
        return seat.left_at is not None and not seat.is_played_by_bot

    # -- What happens -----------------------------------------------------------------------------------

    def after(self, happenings: Sequence[Happening], played: Table | None = None) -> Self:
        """The table after these events, as a new object; *played* is the resulting game, if known."""
        after = copy.copy(self)
        after.log, after.resigned, after.keys = list(self.log), list(self.resigned), set(self.keys)
        after.seats = [replace(seat) for seat in self.seats]
        after.table = self.table if self.table is None or played else self.table.fork()
        for happening in happenings:
            after._take_in(happening, played)
        return after

    def _take_in(self, happening: Happening, played: Table | None) -> None:
        event, first_step = happening.event, len(self.table.steps) if self.table else 0
        self._happen(event, happening.at, played)
        last_step = len(self.table.steps) if self.table else 0
        self.log.append(Entry(self.version + 1, happening.at, event, first_step, last_step))
        if happening.key is not None:
            self.keys.add(happening.key)
        if event.changes_position:
            self.changed = self.version
            self._look_whether_over()

    def _happen(self, event: Event, at: float, played: Table | None) -> None:
        match event:
            case Created():
                self.seats = [Seat.planned(k, plan) for k, plan in enumerate(event.seats)]
            case Joined():
                self.seats[event.seat].sit_down(event.person, event.name)
            case Seeded():
                self.seats[event.seat].seed = event.seed
            case Relinked():
                self.seats[event.seat].generation += 1
            case Started():
                self.status = Status.RUNNING
                self.table = played or self._begin(event.draws)
            case Moved():
                self.table = played or self._go_on(event)
            case Undone():
                self.position.undo()
            case Resigned():
                self.seats[event.seat].has_resigned = True
                self.resigned.append(event.seat)
            case Left() if self.status == Status.OPEN:
                self.seats[event.seat].stand_up()
            case Left():
                self.seats[event.seat].left_at = at
            case Returned():
                self.seats[event.seat].left_at = None
                self.seats[event.seat].has_stand_in = False
            case StoodIn():
                self.seats[event.seat].has_stand_in = True
            case Closed():
                self.status = Status.CLOSED
            case Rematched():
                self.rematch = event.table

    def _begin(self, draws: Sequence[str]) -> Table:
        table = self._new_game()
        table.draw(*draws)
        return table

    def _go_on(self, event: Moved) -> Table:
        table = self.position
        table.play(*event.actions)
        table.draw(*event.draws)
        return table

    def _new_game(self) -> Table:
        names, options = [seat.shown_name for seat in self.seats], self.created.options
        return Table(self.game, self.game.new_state(len(names), options), names=names, options=options)

    def _look_whether_over(self) -> None:
        left = len(self.seats) - len(self.resigned)
        if self.position.over or left <= (1 if len(self.seats) > 1 else 0):
            self.status = Status.OVER
