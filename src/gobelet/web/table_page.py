"""The contents of a table page: the board, the question with its buttons, seats, log."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property

from markupsafe import Markup

from gobelet.engine.contract import Message
from gobelet.engine.language import Language, read_rulebook
from gobelet.engine.table import Table
from gobelet.engine.turns import active_seat
from gobelet.server.events import Joined, Left, Moved, Resigned, Returned, Said, Started, StoodIn, Undone
from gobelet.server.history import Entry, Status
from gobelet.server.identity import Person
from gobelet.server.online import OnlineTable
from gobelet.server.presenter import Presenter, choose_viewer
from gobelet.server.seats import Seat
from gobelet.web.boards import board_of
from gobelet.web.controls import NO_CONTROLS, Controls, controls_for
from gobelet.web.rendering import page_language, render_board, render_line

MAX_LOG = 80  # entries on the page; the replay has all
MAX_HAPPENED = 8  # lines
TOLD = {
    Joined: "page-told-joined",
    Left: "page-told-left",
    Returned: "page-told-returned",
    StoodIn: "page-told-stood-in",
    Resigned: "page-told-resigned",
    Undone: "page-told-undone",
}


@dataclass(frozen=True)
class SeatChip:
    """A seat in the bar above the board."""

    number: int
    name: str
    score: int
    is_turn: bool
    is_mine: bool
    note: str | None  # away, resigned
    place: int | None


@dataclass(frozen=True)
class Line:
    """Something that happened, in words, and where to look at it again."""

    seat: int | None
    text: str
    step: int | None
    is_talk: bool = False


@dataclass(frozen=True)
class ScoreSheet:
    """All seats side by side, line by line."""

    labels: list[str]
    columns: list[list[int | None]]  # by seat
    totals: list[int]


class Page(Presenter):
    """A table in the words of the pages."""

    @cached_property
    def language(self) -> Language:
        """With the names at this table; of namesakes, all but the first are numbered."""
        language = copy.copy(page_language(self.code, self.game))
        names: list[str] = []
        for seat in self.online.seats:
            is_bot = seat.level and not seat.name
            name = language.say(f"page-level-{seat.level}") if is_bot else seat.shown_name
            namesakes = sum(other.partition(" · ")[0] == name for other in names)
            names.append(f"{name} · {namesakes + 1}" if namesakes else name)
        language.names = tuple(names)
        return language


class TablePage(Page):
    """What the template of a table asks for; nothing here that the viewer may not see."""

    def __init__(
        self,
        online: OnlineTable,
        person: Person | None,
        code: str,
        *,
        shown: int | None = None,
        seq: int | None = None,
        step: int | None = None,
        eyes: int | None = None,
        player: int | None = None,
    ) -> None:
        """
        At entry *seq*, or at *step* of the game, if one is named; now, if nothing has moved since *seq*.

        *eyes*: whose view, once it is over. *player*: of several people with secrets at one screen, who has
        said that they are looking now.
        """
        super().__init__(online, person, code)
        seq = seq if seq is not None and seq < online.changed else None
        self.live = seq is None and step is None
        self.seq = online.version if seq is None else seq
        self.step = _step_at(online, seq) if step is None else max(0, min(step, self.num_steps))
        self.player = player
        self.viewer = self._choose_viewer() if eyes is None else eyes
        self.table = _table_at(online.position, self.step)
        self.board = board_of(self.game)
        self.shown = self._choose_shown(shown)

    @property
    def num_steps(self) -> int:
        return len(self.online.position.steps)

    def _choose_viewer(self) -> int | None:
        """Who shares a screen sees what is theirs only in their turn, and when they say so."""
        if not self.is_shared:
            return choose_viewer(self.online, self.person)
        acting = self.acting
        return self.player if acting and self.is_own(acting) and acting.number == self.player else None

    @cached_property
    def is_shared(self) -> bool:
        """Whether several people with secrets from each other look at this screen."""
        has_secrets = self.game.has_secrets and self.online.status == Status.RUNNING
        return has_secrets and len(self.own_seats) > 1

    @property
    def is_handed_over(self) -> bool:
        """Whether the one who must decide now has yet to say that they are looking."""
        return self.live and self.is_asked and self.is_shared and self.viewer is None

    def _choose_shown(self, wanted: int | None) -> int:
        if wanted is not None and wanted in range(len(self.online.seats)):
            return wanted
        return self.viewer if self.viewer is not None else int(active_seat(self.position.state))

    # -- What to do now ---------------------------------------------------------------------------------

    @property
    def is_mine(self) -> bool:
        """Whether this viewer must decide now."""
        return self.live and self.is_asked and not self.is_handed_over

    @cached_property
    def controls(self) -> Controls:
        if not self.is_mine:
            return NO_CONTROLS
        return controls_for(self.board, self.turn, self.language)

    @cached_property
    def outcomes(self) -> list[tuple[str, str]]:
        """What to type in, with real dice: what to send, and its name."""
        table, found = self.position, dict[str, str]()
        for outcome in range(table.pending if self.live and self.awaits_dice else 0):
            text = self.game.notation.format_draw(table.state, outcome)
            found.setdefault(text, self.language.say(self.game.presentation.name_draw(table.state, outcome)))
        return list(found.items())

    @property
    def actor(self) -> Seat | None:
        if self.live:
            return self.acting
        actor = self.position.actor
        return None if actor is None else self.online.seats[actor]

    @cached_property
    def clauses(self) -> list[tuple[str, Markup]]:
        """The rules that apply now, by their numbers."""
        texts = read_rulebook(self.game.folder, self.code)
        return [(number, render_line(texts[number])) for number in self.rules if number in texts]

    @property
    def html(self) -> Markup:
        board = render_board(
            self.position,
            self.viewer,
            self.language,
            view=self.view,
            shown=self.shown,
            controls=self.controls,
        )
        return _anchor(board, self.shown)

    @property
    def is_away(self) -> bool:
        """Whether this viewer has left the seat they may come back to."""
        return any(seat.left_at is not None for seat in self.own_seats)

    @property
    def waiting_since(self) -> datetime | None:
        """For a person; a bot answers in a moment."""
        if not self.live or self.actor is None or self.actor.is_played_by_bot:
            return None
        return datetime.fromtimestamp(self.online.log[self.online.changed - 1].at, UTC)

    # -- Who is there -----------------------------------------------------------------------------------

    @cached_property
    def seats(self) -> list[SeatChip]:
        return [self._chip(seat) for seat in self.online.seats]

    def _chip(self, seat: Seat) -> SeatChip:
        notes = {
            "resigned": seat.has_resigned,
            "stand-in": seat.has_stand_in,
            "away": seat.left_at is not None,
        }
        note = next((name for name, is_so in notes.items() if is_so), None)
        return SeatChip(
            number=seat.number,
            name=self.language.name_of(seat.number),
            score=self.sheet.totals[seat.number],
            is_turn=self.actor is seat,
            is_mine=self.is_own(seat),
            note=note,
            place=self.places[seat.number] if self.is_over else None,
        )

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The points as on paper, as if the game ended now."""
        lines = [self.board.score_sheet(self.view, k) for k in range(len(self.online.seats))]
        columns = [{self.language.say(label): points for label, points in sheet} for sheet in lines]
        labels = list(dict.fromkeys(label for column in columns for label in column))
        totals = [sum(column.values()) for column in columns] if labels else self.scores
        return ScoreSheet(labels, [[column.get(label) for label in labels] for column in columns], totals)

    @property
    def is_over(self) -> bool:
        return self.live and self.online.status == Status.OVER

    # -- What has happened ------------------------------------------------------------------------------

    @property
    def log(self) -> list[Line]:
        """The latest first."""
        entries = self.online.log[: self.seq][-MAX_LOG:]
        return [line for entry in reversed(entries) for line in reversed(list(self._lines(entry)))]

    @cached_property
    def happened(self) -> list[Line]:
        """Since this viewer decided last; for others, lately."""
        found: list[Line] = []
        for entry in reversed(self.online.log if self.live else self.online.log[: self._last_entry]):
            if isinstance(entry.event, Moved) and self._is_of_viewer(entry.event.seat) and found:
                break
            if isinstance(entry.event, (Moved, Started, Resigned)):
                found = [*self._lines(entry), *found]
            if len(found) >= MAX_HAPPENED:
                break
        return found[-MAX_HAPPENED:]

    @property
    def _last_entry(self) -> int:
        """The number of the event that led to the step shown."""
        return next((e.seq for e in self.online.log if e.last_step >= self.step and e.last_step), 0)

    def _is_of_viewer(self, seat: int | None) -> bool:
        return seat is not None and self.is_own(self.online.seats[seat])

    def _lines(self, entry: Entry) -> Iterator[Line]:
        event = entry.event
        seat: int | None = getattr(event, "seat", None)
        if isinstance(event, Said):
            yield Line(event.seat, event.text, None, is_talk=True)
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

    # -- The end ----------------------------------------------------------------------------------------

    @property
    def conclusions(self) -> list[str]:
        table = self.position
        found = self.game.conclude(table.state) if table.over else []
        return [self.language.say(message) for message in found]

    @property
    def winners(self) -> list[str]:
        return [self.language.name_of(seat) for seat, place in enumerate(self.places) if place == 1]

    @property
    def seeds(self) -> list[tuple[str, str]]:
        """Whose words are in the dice, and which."""
        seats = self.online.seats
        return [(self.language.name_of(seat.number), seat.seed) for seat in seats if seat.seed]

    @property
    def is_tie_broken(self) -> bool:
        """Whether the winner of a finished game was decided by a tie-break."""
        ties = self.scores.count(max(self.scores))
        return self.position.over and ties > 1 and self.places.count(1) == 1


def _step_at(online: OnlineTable, seq: int | None) -> int:
    """How many steps of the game had happened after entry *seq*; all, if none is named."""
    steps = len(online.position.steps)
    if seq is None or seq >= online.version or seq < 1:
        return steps
    return min(online.log[seq - 1].last_step, steps)


def _table_at(table: Table, step: int) -> Table:
    return table if step >= len(table.steps) else table.at_step(step)


def _anchor(board: Markup, seat: int) -> Markup:
    """The board with the place named that begins with the seat drawn large: on a phone it is further down."""
    head = rf'<(h2|section) class="((?:player )?seat-{seat}\b)'
    return Markup(re.sub(head, r'<\1 id="shown" class="\2', str(board), count=1))
