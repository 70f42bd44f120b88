"""A table as one viewer may see it; the basis of responses, live events and pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.language import Language
from gobelet.engine.plans import Turn
from gobelet.engine.table import Table
from gobelet.server.errors import ServiceError
from gobelet.server.history import Entry, Status
from gobelet.server.identity import Person
from gobelet.server.language import language_for
from gobelet.server.online import OnlineTable, list_draws
from gobelet.server.seats import Seat


class Presenter:
    """A table as one person sees it, from the point of view of seat *viewer*; values are cached."""

    def __init__(
        self, online: OnlineTable, person: Person | None, code: str, viewer: int | None = None
    ) -> None:
        self.online = online
        self.person = person
        self.code = code
        self.viewer = viewer
        self.game = online.game
        self.table = online.table  # the game as it is shown; None before it begins

    # -- The table --------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.online.id

    @property
    def version(self) -> int:
        return self.online.version

    @property
    def status(self) -> str:
        return self.online.status.value

    @property
    def visibility(self) -> str:
        return self.online.created.visibility

    @property
    def commitment(self) -> str | None:
        return self.online.created.commitment

    @property
    def secret(self) -> str | None:
        """The secret of the dice, once the game is over."""
        return self.online.revealed_secret

    @property
    def rematch(self) -> str | None:
        return self.online.rematch

    # -- Who is there -----------------------------------------------------------------------------------

    @cached_property
    def language(self) -> Language:
        """The texts of the game, with the names at this table."""
        names = tuple(seat.shown_name for seat in self.online.seats)
        return language_for(self.code, self.game.id, names)

    @cached_property
    def own_seats(self) -> list[Seat]:
        return self.online.seats_of(self.person)

    @property
    def is_host(self) -> bool:
        return self.online.is_host(self.person)

    def is_own(self, seat: Seat) -> bool:
        return seat in self.own_seats

    def links(self, link_to: Callable[[OnlineTable, Seat], str]) -> dict[int, str]:
        """Links to your own seat, for other devices, and for the host to open seats, for invitations."""
        if self.online.status not in (Status.OPEN, Status.RUNNING):
            return {}
        seats = [seat for seat in self.online.seats if self.is_own(seat) or (seat.is_open and self.is_host)]
        return {seat.number: link_to(self.online, seat) for seat in seats}

    # -- What to do now ---------------------------------------------------------------------------------

    @cached_property
    def acting(self) -> Seat | None:
        """Who must decide now."""
        return self.online.acting

    @cached_property
    def is_asked(self) -> bool:
        """Whether this person must decide now."""
        acting = self.acting
        return acting is not None and self.is_own(acting) and not acting.is_played_by_bot

    @property
    def legal(self) -> list[str]:
        found = self.turn.legal if self.is_asked else []
        return [self.game.notation.format_action(action) for action in found]

    @property
    def may_undo(self) -> bool:
        return self.is_asked and self.online.position.may_undo

    @cached_property
    def awaits_dice(self) -> bool:
        """Whether this person may enter the results of their own dice."""
        is_running = self.online.status == Status.RUNNING and bool(self.own_seats)
        return is_running and self.online.position.pending > 0

    @property
    def draws(self) -> list[str]:
        return list_draws(self.online.position) if self.awaits_dice else []

    # -- The game ---------------------------------------------------------------------------------------

    @property
    def position(self) -> Table:
        """
        The game as it is shown.

        Raises:
            ServiceError: If it has not started.
        """
        return self.table or self.online.position

    @cached_property
    def turn(self) -> Turn:
        """The current decision."""
        return Turn(self.position, self.viewer)

    @property
    def view(self) -> Any:
        return self.turn.view

    @cached_property
    def asked(self) -> Message:
        return self.game.presentation.ask(self.position.state)

    @property
    def question(self) -> str:
        return self.language.say(self.asked)

    @property
    def rules(self) -> list[str]:
        """The numbers of those that apply now."""
        return list(self.game.presentation.rules_now(self.position.state))

    @cached_property
    def scores(self) -> list[int]:
        return self.position.scores()

    @cached_property
    def places(self) -> list[int]:
        return self.online.places()

    # -- What has happened ------------------------------------------------------------------------------

    def tell(self, entry: Entry) -> list[Message]:
        """Log messages about an event of the game; empty if it was undone since."""
        table = self.online.table
        if table is None or entry.last_step > len(table.steps):
            return []
        steps = range(entry.first_step, entry.last_step)
        return [message for index in steps for message in table.tell(index)]


def choose_viewer(online: OnlineTable, person: Person | None, wanted: int | None = None) -> int | None:
    """The point of view: your own seat; with several at one screen, the requested one or the actor's."""
    own = [seat.number for seat in online.seats_of(person)]
    if wanted is not None:
        if wanted not in own:
            raise ServiceError("not-seated", version=online.version)
        return wanted
    acting = online.acting
    return acting.number if acting and acting.number in own else own[0] if own else None
