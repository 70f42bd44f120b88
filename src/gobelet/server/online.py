"""Turns requests of people into events, or refuses them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from gobelet.bots import LEVELS
from gobelet.engine.contract import Message
from gobelet.engine.errors import GobeletError
from gobelet.engine.provable import ProvableDice
from gobelet.engine.table import Table
from gobelet.server.errors import ServiceError
from gobelet.server.events import (
    Closed,
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
from gobelet.server.history import Decision, PlayedTable, Status
from gobelet.server.identity import Person
from gobelet.server.seats import Seat


class OnlineTable(PlayedTable):
    """A table with a method for each request; each returns a decision and leaves the table unchanged."""

    # -- Before the game -----------------------------------------------------------

    def join(self, person: Person, seat: Seat, by_link: bool) -> Decision:
        """Take an open seat or, with its link, your own seat from another device."""
        if seat.person == person.id:
            return Decision()
        if self.seats_of(person):
            raise ServiceError("already-seated", version=self.version)
        if seat.level is not None or (not seat.is_open and not by_link):
            raise ServiceError("seat-taken", version=self.version)
        if not seat.is_open and self.status not in (Status.OPEN, Status.RUNNING):
            raise ServiceError("not-running", version=self.version)
        if seat.is_open:
            self._check(Status.OPEN, "not-open")
        return Decision((Joined(seat.number, person.id, person.name),))

    def give_seed(self, person: Person, seed: str) -> Decision:
        self._check(Status.OPEN, "not-open")
        return Decision(tuple(Seeded(own.number, seed) for own in self._own_seats(person)))

    def relink(self, person: Person, seat: int) -> Decision:
        wanted = self.find_seat(seat)
        if not (wanted.person == person.id or (wanted.is_open and self.is_host(person))):
            raise ServiceError("not-seated", version=self.version)
        return Decision((Relinked(seat),))

    def start(self, person: Person, seed: str | None) -> Decision:
        self._check(Status.OPEN, "not-open")
        if not self.is_host(person):
            raise ServiceError("not-host", version=self.version)
        if not self.is_full:
            raise ServiceError("seats-open", version=self.version)
        seeded = tuple(Seeded(seat.number, seed) for seat in self.seats_of(person)) if seed else ()
        seeds = self.seeds
        for event in seeded:
            seeds[event.seat] = event.seed
        game = self._new_game()
        self._let_dice_fall(game, seeds)
        return Decision((*seeded, Started(tuple(step.text for step in game.steps))), game)

    # -- In the game ---------------------------------------------------------------

    def play(
        self, person: Person, actions: Sequence[str], version: int, played: Table | None = None
    ) -> Decision:
        """Play actions; *played* is the game after them, if already known."""
        self._check_position(version)
        seat = self.acting
        if seat is None or seat.person != person.id or seat.is_played_by_bot:
            raise ServiceError(
                "not-your-turn" if self.seats_of(person) else "not-seated", version=self.version
            )
        return self._move(seat, actions, played)

    def play_bot(self, seat: Seat, action: str, version: int) -> Decision:
        """Play a bot's decision, unless the table has changed meanwhile."""
        self._check_position(version)
        if self.acting is not seat or not seat.is_played_by_bot:
            raise ServiceError("not-your-turn", version=self.version)
        return self._move(seat, [action])

    def _move(self, seat: Seat, actions: Sequence[str], played: Table | None = None) -> Decision:
        game = played or self._try(actions)
        self._let_dice_fall(game, self.seeds)
        return Decision((Moved(seat.number, tuple(actions), self._draws_in(game)),), game)

    def _try(self, actions: Sequence[str]) -> Table:
        game = self.position.fork()
        try:
            game.play(*actions)
        except GobeletError:  # its message may show what not everybody at the table may see
            raise self.illegal(actions) from None
        return game

    def illegal(self, words: Sequence[str], reason: Message | None = None) -> ServiceError:
        """The error for an illegal action, with the legal ones and, if there is one, the game's reason."""
        action, legal = ", ".join(words)[:200], self.position.legal()
        return ServiceError("illegal", action=action, legal=legal, version=self.version, because=reason)

    def draw(self, person: Person, draws: Sequence[str], version: int) -> Decision:
        """Enter the results of real dice."""
        self._check_position(version)
        self._own_seats(person)
        if not self.position.pending:
            raise ServiceError("no-draw-pending", version=self.version)
        game = self.position.fork()
        for outcome in draws:
            try:
                game.draw(outcome)
            except GobeletError:
                raise ServiceError(
                    "illegal", action=outcome[:200], legal=list_draws(game), version=self.version
                ) from None
            self._let_dice_fall(game, self.seeds)
        return Decision((Moved(None, (), self._draws_in(game)),), game)

    def _draws_in(self, game: Table) -> tuple[str, ...]:
        steps = game.steps[len(self.position.steps) :]
        return tuple(step.text for step in steps if step.outcome is not None)

    def _let_dice_fall(self, game: Table, seeds: Sequence[str]) -> None:
        """Roll the pending dice; with real dice, only draws that are hidden from players."""
        if not game.pending:
            return
        dice = ProvableDice(self.dice_secret, seeds)
        number = sum(step.outcome is not None for step in game.steps)  # no draw is ever undone
        while game.pending and (not self.created.real_dice or _is_secret(game)):
            if self.created.commitment:
                game.draw(dice.draw(number, game.pending))
            else:
                game.draw(secrets.randbelow(game.pending))
            number += 1

    def undo(self, person: Person, version: int) -> Decision:
        self._check_position(version)
        seat = self.acting
        if seat is None or seat.person != person.id or seat.is_played_by_bot or not self.position.may_undo:
            raise ServiceError("nothing-to-undo", version=self.version)
        return Decision((Undone(seat.number),))

    def resign(self, person: Person, seat: int | None) -> Decision:
        self._check(Status.RUNNING, "not-running")
        seats = [
            own for own in self._own_seats(person) if not own.has_resigned and seat in (None, own.number)
        ]
        if not seats:
            raise ServiceError("not-seated", version=self.version)
        return Decision((Resigned(seats[0].number),))

    def leave(self, person: Person) -> Decision:
        """Leave the table; before the game, free the seat, or close the table if the host leaves."""
        if self.status == Status.OPEN and self.is_host(person):
            return Decision((Closed(),))
        seats = [seat for seat in self._own_seats(person) if seat.left_at is None]
        may_leave = self.status in (Status.OPEN, Status.RUNNING)
        return Decision(tuple(Left(seat.number) for seat in seats if may_leave))

    def come_back(self, person: Person) -> Decision:
        away = [seat for seat in self._own_seats(person) if seat.left_at is not None]
        return Decision(tuple(Returned(seat.number) for seat in away))

    def stand_in(self, now: float, grace: float) -> Decision:
        """Let bots play for people who have been away too long."""
        if self.due_at(now, grace) is None:
            return Decision()
        away = [seat for seat in self.seats if self._awaits_stand_in(seat)]
        late = [seat for seat in away if seat.left_at and seat.left_at + grace <= now]
        return Decision(tuple(StoodIn(seat.number) for seat in late))

    def say(self, person: Person, text: str) -> Decision:
        seat = self._own_seats(person)[0]
        return Decision((Said(seat.number, seat.shown_name, text),))

    def meet_again(self, person: Person, table_id: str) -> Decision:
        self._check(Status.OVER, "not-over")
        self._own_seats(person)
        return Decision() if self.rematch else Decision((Rematched(table_id),))

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
        """Check that the request is about the current position, ignoring chat and people who come or go."""
        self._check(Status.RUNNING, "not-running")
        if not self.changed <= version <= self.version:
            raise ServiceError("stale", version=self.version)


def list_draws(game: Table) -> list[str]:
    """The possible results of the pending dice."""
    names = [game.game.notation.format_draw(game.state, k) for k in range(game.pending)]
    return list(dict.fromkeys(names))


def _is_secret(game: Table) -> bool:
    """Whether the pending draw is hidden from spectators: a card, not a die."""
    if not game.game.has_secrets:
        return False
    first, last = game.copy(), game.copy()
    first.draw(0)
    last.draw(game.pending - 1)
    return game.pending > 1 and bool(first.view(None) == last.view(None))


def check_level(level: str) -> str:
    """Accept only built-in levels, so that no client can import code."""
    if level not in LEVELS:
        raise ServiceError(
            "invalid", reason=f"a level must be one of {', '.join(LEVELS)}, not {level[:40]!r}"
        )
    return level
