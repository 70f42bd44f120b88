"""What has happened at a table, in words: the log, the latest turns, what of them touches the viewer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from gobelet.engine.contract import Message
from gobelet.server.events import Joined, Left, Moved, Resigned, Returned, Said, Started, StoodIn, Undone
from gobelet.server.history import Entry
from gobelet.server.presenter import Presenter
from gobelet.web.boards import Board
from gobelet.web.story import Moment, since_own_move

MAX_LOG = 80  # entries on the page; the replay has all
MAX_HAPPENED = 60  # lines; all that happens in a round
TOLD = {
    Joined: "page-told-joined",
    Left: "page-told-left",
    Returned: "page-told-returned",
    StoodIn: "page-told-stood-in",
    Resigned: "page-told-resigned",
    Undone: "page-told-undone",
}


@dataclass(frozen=True)
class Line:
    """Something that happened, in words, and a link to that moment."""

    seat: int | None
    text: str
    step: int | None
    sender: str | None = None  # of what was said


class Happenings(Presenter):
    """A table page's part about the past; the page knows which moment and whose board it shows."""

    moment: Moment
    live: bool
    seq: int  # of the last event shown
    step: int
    shown: int
    board: Board

    @property
    def log(self) -> list[Line]:
        """The latest first."""
        entries = self.online.log[: self.seq][-MAX_LOG:]
        return [line for entry in reversed(entries) for line in reversed(list(self._lines(entry)))]

    @cached_property
    def happened(self) -> list[Line]:
        """Since this viewer's last decision; for spectators, the latest events."""
        told = [entry for entry in self._lately if isinstance(entry.event, (Moved, Started, Resigned))]
        others = told[1:] if told and self._is_of_viewer(getattr(told[0].event, "seat", None)) else told
        lines = [line for entry in (others or told)[-MAX_HAPPENED:] for line in self._lines(entry)]
        return lines[-MAX_HAPPENED:]

    @cached_property
    def _lately(self) -> list[Entry]:
        """The events shown from this viewer's last decision on."""
        log = self.online.log[: self.seq if self.live or self.moment.chapter else self._last_entry]
        own = [seat.number for seat in self.own_seats] if self.viewer is None else [self.viewer]
        return since_own_move(log, own)

    @property
    def _last_entry(self) -> int:
        """The number of the event that led to the step shown."""
        return next((e.seq for e in self.online.log if e.last_step >= self.step and e.last_step), 0)

    @cached_property
    def touched(self) -> list[str]:
        """What others did to this viewer, and what they lost themselves, since their last decision."""
        return [self.language.say(words) for words, _ in self._touches]

    @cached_property
    def _touches(self) -> list[tuple[Message, str]]:
        """In words, and where on the board."""
        found, seat = [], self.viewer
        entries = self._lately if seat is not None else []
        for message in (message for entry in entries for message in self.tell(entry)):
            where = self.board.touched(message, seat) if seat is not None else None
            if where is not None:
                found.append((Message(message.id.replace("told-", "touch-"), message.args), where))
        return found

    @property
    def _touched_places(self) -> list[str]:
        """Only on the viewer's own board."""
        return [where for _, where in self._touches] if self.shown == self.viewer else []

    def _is_of_viewer(self, seat: int | None) -> bool:
        return seat is not None and self.is_own(self.online.seats[seat])

    def _lines(self, entry: Entry) -> Iterator[Line]:
        event = entry.event
        seat: int | None = getattr(event, "seat", None)
        if isinstance(event, Said):
            yield Line(event.seat, event.text, None, sender=event.name)
            return
        for message in self.tell(entry):
            about = message.args.get("seat")  # who rolls after another's last action
            teller = about.args["seat"] if isinstance(about, Message) else seat
            yield Line(teller, self.language.say(message), entry.last_step)
        if type(event) in TOLD and seat is not None:
            name = self.language.name_of(seat)
            yield Line(seat, self.language.say(TOLD[type(event)], name=name), None)

    @property
    def talk(self) -> list[tuple[str, str, int | None]]:
        said = [entry.event for entry in self.online.log if isinstance(entry.event, Said)]
        return [(event.name, event.text, event.seat) for event in said[-MAX_LOG:]]
