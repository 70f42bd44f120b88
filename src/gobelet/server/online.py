"""
One table online, put together from its events.

What people ask for becomes events here or is refused. A table never changes: once the events are stored,
`after` is the table they lead to.
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from gobelet.bots import LEVELS
from gobelet.engine.errors import GobeletError
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
    Said,
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
    """An event, when it happened, and the key of the request that asked for it."""

    event: Event
    at: float
    key: str | None = None


@dataclass(frozen=True)
class Entry:
    """An event in its place, and the steps of the game that it brought."""

    seq: int
    at: float
    event: Event
    first_step: int
    last_step: int


class OnlineTable:
    """Who sits where, and the game in progress."""

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
        self._foreseen: tuple[Event, Table] | None = None  # where an event leads that may be stored soon
        self.dice_secret = secret

    # -- What is there ----------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.log)

    @property
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
            ServiceError: If it has not begun.
        """
        if self.table is None:
            raise ServiceError("not-running", version=self.version)
        return self.table

    def seats_of(self, person: Person | None) -> list[Seat]:
        return [seat for seat in self.seats if person is not None and seat.person == person.id]

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
        """What the dice were made from, once that gives nothing away."""
        return self.dice_secret if self.status == Status.OVER and self.created.commitment else None

    @property
    def seeds(self) -> list[str]:
        return [seat.seed or NO_SEED for seat in self.seats]

    def bot_seed(self, seat: int) -> int:
        """Nobody can tell in advance what a bot will do."""
        return ProvableDice(self.dice_secret, [f"bot{seat}"]).draw(0, 2**63)

    def places(self) -> list[int]:
        """Places by seat; who has resigned comes after all others, the first of them last."""
        ranks = self.position.ranks()
        standing = [rank for seat, rank in zip(self.seats, ranks, strict=True) if not seat.has_resigned]
        places = [1 + sum(rank < own for rank in standing) for own in ranks]
        for k, seat in enumerate(self.resigned):
            places[seat] = len(self.seats) - k
        return places

    def due_at(self, now: float, grace: float) -> float | None:
        """When the server itself has something to do here: a bot's decision, or a seat to take over."""
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

    def after(self, happenings: Sequence[Happening]) -> OnlineTable:
        """The table as these events leave it; this one stays as it is."""
        after = copy.copy(self)
        after.log, after.resigned, after.keys = list(self.log), list(self.resigned), set(self.keys)
        after.seats = [replace(seat) for seat in self.seats]
        after.table = self.table.fork() if self.table else None
        for happening in happenings:
            after._take_in(happening)
        after._foreseen = None
        return after

    def _take_in(self, happening: Happening) -> None:
        event, first_step = happening.event, len(self.table.steps) if self.table else 0
        self._happen(event, happening.at)
        last_step = len(self.table.steps) if self.table else 0
        self.log.append(Entry(self.version + 1, happening.at, event, first_step, last_step))
        if happening.key is not None:
            self.keys.add(happening.key)
        if event.changes_position:
            self.changed = self.version
            self._look_whether_over()

    def _happen(self, event: Event, at: float) -> None:
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
                self.table = self._lay_out()
                self.table.draw(*event.draws)
            case Moved():
                self._move(event)
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

    def _lay_out(self) -> Table:
        names, options = [seat.shown_name for seat in self.seats], self.created.options
        return Table(self.game, self.game.new_state(len(names), options), names=names, options=options)

    def _move(self, event: Moved) -> None:
        if self._foreseen is not None and self._foreseen[0] is event:
            self.table = self._foreseen[1]  # it was played when it was checked
        else:
            self.position.play(*event.actions)
            self.position.draw(*event.draws)

    def _look_whether_over(self) -> None:
        left = len(self.seats) - len(self.resigned)
        if self.position.over or left <= (1 if len(self.seats) > 1 else 0):
            self.status = Status.OVER

    # -- What people ask for, before the game -----------------------------------------------------------

    def join(self, person: Person, seat: Seat, by_link: bool) -> list[Event]:
        """Take an open seat; with its link, also a seat that was one's own on another device."""
        if seat.person == person.id:
            return []
        if self.seats_of(person):
            raise ServiceError("already-seated", version=self.version)
        if seat.level is not None or (not seat.is_open and not by_link):
            raise ServiceError("seat-taken", version=self.version)
        if not seat.is_open and self.status not in (Status.OPEN, Status.RUNNING):
            raise ServiceError("not-running", version=self.version)
        if seat.is_open:
            self._check(Status.OPEN, "not-open")
        return [Joined(seat.number, person.id, person.name)]

    def give_seed(self, person: Person, seed: str) -> list[Event]:
        self._check(Status.OPEN, "not-open")
        return [Seeded(seat.number, seed) for seat in self._own_seats(person)]

    def relink(self, person: Person, number: int) -> list[Event]:
        seat = self.find_seat(number)
        if not (seat.person == person.id or (seat.is_open and self.is_host(person))):
            raise ServiceError("not-seated", version=self.version)
        return [Relinked(number)]

    def start(self, person: Person, seed: str | None) -> list[Event]:
        self._check(Status.OPEN, "not-open")
        if not self.is_host(person):
            raise ServiceError("not-host", version=self.version)
        if any(seat.is_open for seat in self.seats):
            raise ServiceError("seats-open", version=self.version)
        seeded = self.give_seed(person, seed) if seed and self.seats_of(person) else []
        seeds = self.seeds
        for event in seeded:
            assert isinstance(event, Seeded)
            seeds[event.seat] = event.seed
        trial = self._lay_out()
        self._let_dice_fall(trial, seeds)
        return [*seeded, Started(tuple(step.text for step in trial.steps))]

    # -- What people ask for, in the game ---------------------------------------------------------------

    def play(self, person: Person, actions: Sequence[str], version: int) -> list[Event]:
        self._check_position(version)
        seat = self.acting
        if seat is None or seat.person != person.id or seat.is_played_by_bot:
            raise ServiceError(
                "not-your-turn" if self.seats_of(person) else "not-seated", version=self.version
            )
        return self._decide(seat, actions)

    def play_bot(self, seat: Seat, action: str, version: int) -> list[Event]:
        """What a bot has decided, unless something has happened meanwhile."""
        self._check_position(version)
        if self.acting is not seat or not seat.is_played_by_bot:
            raise ServiceError("not-your-turn", version=self.version)
        return self._decide(seat, [action])

    def _decide(self, seat: Seat, actions: Sequence[str]) -> list[Event]:
        trial = self.position.fork()
        try:
            trial.play(*actions)
        except GobeletError:  # its message may show what not everybody at the table may see
            legal = self.position.legal()
            raise ServiceError(
                "illegal", action=", ".join(actions)[:200], legal=legal, version=self.version
            ) from None
        self._let_dice_fall(trial, self.seeds)
        return [self._foresee(Moved(seat.number, tuple(actions), self._draws_in(trial)), trial)]

    def draw(self, person: Person, draws: Sequence[str], version: int) -> list[Event]:
        """Dice that people have rolled themselves."""
        self._check_position(version)
        self._own_seats(person)
        if not self.position.pending:
            raise ServiceError("dice-fall-alone", version=self.version)
        trial = self.position.fork()
        for outcome in draws:
            try:
                trial.draw(outcome)
            except GobeletError:
                legal = [self.game.notation.format_draw(trial.state, k) for k in range(trial.pending)]
                raise ServiceError(
                    "illegal", action=outcome[:200], legal=list(dict.fromkeys(legal)), version=self.version
                ) from None
            self._let_dice_fall(trial, self.seeds)
        return [self._foresee(Moved(None, (), self._draws_in(trial)), trial)]

    def _draws_in(self, trial: Table) -> tuple[str, ...]:
        steps = trial.steps[len(self.position.steps) :]
        return tuple(step.text for step in steps if step.outcome is not None)

    def _foresee(self, event: Event, trial: Table) -> Event:
        self._foreseen = (event, trial)
        return event

    def _let_dice_fall(self, trial: Table, seeds: Sequence[str]) -> None:
        """By the server; where people roll their own dice, only what nobody at the table may see."""
        if not trial.pending:
            return
        dice = ProvableDice(self.dice_secret, seeds)
        number = sum(step.outcome is not None for step in trial.steps)  # no draw is ever undone
        while trial.pending and (not self.created.real_dice or _is_secret(trial)):
            if self.created.commitment:
                trial.draw(dice.draw(number, trial.pending))
            else:
                trial.draw(secrets.randbelow(trial.pending))
            number += 1

    def undo(self, person: Person, version: int) -> list[Event]:
        self._check_position(version)
        seat = self.acting
        if seat is None or seat.person != person.id or seat.is_played_by_bot or not self.position.may_undo:
            raise ServiceError("nothing-to-undo", version=self.version)
        return [Undone(seat.number)]

    def resign(self, person: Person, number: int | None) -> list[Event]:
        self._check(Status.RUNNING, "not-running")
        seats = [seat for seat in self._own_seats(person) if not seat.has_resigned]
        if number is not None:
            seats = [seat for seat in seats if seat.number == number]
        if not seats:
            raise ServiceError("not-seated", version=self.version)
        return [Resigned(seats[0].number)]

    def leave(self, person: Person) -> list[Event]:
        """Before the game the seat is open again, and without its host a table is closed."""
        if self.status == Status.OPEN and self.is_host(person):
            return [Closed()]
        seats = [seat for seat in self._own_seats(person) if seat.left_at is None]
        return [Left(seat.number) for seat in seats] if self.status in (Status.OPEN, Status.RUNNING) else []

    def come_back(self, person: Person) -> list[Event]:
        return [Returned(seat.number) for seat in self._own_seats(person) if seat.left_at is not None]

    def stand_in(self, now: float, grace: float) -> list[Event]:
        """Bots for those who have been away too long."""
        if self.due_at(now, grace) is None:
            return []
        away = [seat for seat in self.seats if self._awaits_stand_in(seat)]
        return [StoodIn(seat.number) for seat in away if seat.left_at and seat.left_at + grace <= now]

    def say(self, person: Person, text: str) -> list[Event]:
        seat = self._own_seats(person)[0]
        return [Said(seat.number, seat.shown_name, text)]

    def meet_again(self, person: Person, table_id: str) -> list[Event]:
        self._check(Status.OVER, "not-over")
        self._own_seats(person)
        return [] if self.rematch else [Rematched(table_id)]

    # -- Checks -----------------------------------------------------------------------------------------

    def find_seat(self, number: int) -> Seat:
        if number not in range(len(self.seats)):
            raise ServiceError("unknown-seat", seat=number, seats=len(self.seats))
        return self.seats[number]

    def _own_seats(self, person: Person) -> list[Seat]:
        seats = self.seats_of(person)
        if not seats:
            raise ServiceError("not-seated", version=self.version)
        return seats

    def _check(self, status: Status, otherwise: str) -> None:
        if self.status != status:
            raise ServiceError(otherwise, version=self.version)

    def _check_position(self, version: int) -> None:
        """Whether it is about the position as it is; talk and people coming and going do not matter."""
        self._check(Status.RUNNING, "not-running")
        if not self.changed <= version <= self.version:
            raise ServiceError("stale", version=self.version)


def _is_secret(trial: Table) -> bool:
    """Whether a spectator could not tell the outcomes of the pending draw apart: a card, not a die."""
    if not trial.game.has_secrets:
        return False
    first, last = trial.copy(), trial.copy()
    first.draw(0)
    last.draw(trial.pending - 1)
    return trial.pending > 1 and bool(first.view(None) == last.view(None))


def check_level(level: str) -> str:
    """Bots of the house only: nothing a client names is imported."""
    if level not in LEVELS:
        raise ServiceError("invalid", reason=f"a level is one of {', '.join(LEVELS)}, not {level[:40]!r}")
    return level
