"""What people ask for at a table becomes events here, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from gobelet.bots import LEVELS
from gobelet.engine.errors import GobeletError
from gobelet.engine.provable import ProvableDice
from gobelet.engine.table import Table
from gobelet.server.errors import ServiceError
from gobelet.server.events import (
    Closed,
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
from gobelet.server.history import PlayedTable, Status
from gobelet.server.identity import Person
from gobelet.server.seats import Seat


class OnlineTable(PlayedTable):
    """A table that people can ask something of; what they get are events, and the table stays as it is."""

    # -- Before the game -----------------------------------------------------------

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

    # -- In the game ---------------------------------------------------------------

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
