"""The contents of a table page: the board, the question with its buttons, seats, log."""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property

from markupsafe import Markup

from gobelet.bots import level_played
from gobelet.engine.language import Language, read_rulebook
from gobelet.engine.table import Table
from gobelet.engine.turns import active_seat
from gobelet.server.events import Moved
from gobelet.server.history import Status
from gobelet.server.identity import Person
from gobelet.server.online import OnlineTable
from gobelet.server.presenter import Presenter, choose_viewer
from gobelet.server.result import Result
from gobelet.server.seats import Seat
from gobelet.web.beginners import Goal, goal_of
from gobelet.web.boards import board_of
from gobelet.web.controls import NO_CONTROLS, Controls, controls_for
from gobelet.web.ending import tell_result
from gobelet.web.happenings import Happenings
from gobelet.web.pointing import point_at
from gobelet.web.rendering import page_language, render_board, render_line
from gobelet.web.story import NOW, Moment


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
class ScoreSheet:
    """All seats side by side, line by line."""

    labels: list[str]
    columns: list[list[int | None]]  # by seat
    totals: list[int]


class Page(Presenter):
    """A table with the texts of the pages."""

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

    @cached_property
    def invitation(self) -> str:
        """Who invites to which game: the people at the host's device, if they play themselves."""
        host = self.online.created.host
        names = [self.language.name_of(seat.number) for seat in self.online.seats if seat.person == host]
        game = self.language.say("title")
        if not names:
            return self.language.say("page-invites-nobody", game=game)
        return self.language.say("page-invites", names=" & ".join(names), count=len(names), game=game)

    @cached_property
    def goal(self) -> Goal | None:
        """How to win at this table."""
        return goal_of(self.game, self.language, len(self.online.seats), self.online.created.options)


class TablePage(Page, Happenings):
    """Everything the template of a table needs, and nothing that the viewer may not see."""

    def __init__(
        self,
        online: OnlineTable,
        person: Person | None,
        code: str,
        *,
        shown: int | None = None,
        moment: Moment = NOW,
        step: int | None = None,
        eyes: int | None = None,
        player: int | None = None,
        is_first: bool = False,
    ) -> None:
        """
        At *moment* of its story, or at *step* of the game, if one is named.

        *eyes*: whose view, once it is over. *player*: of several people with secrets at one screen, who has
        said that they are looking now. *is_first*: whether these are the first turns of their first game.
        """
        super().__init__(online, person, code)
        self.is_first = is_first
        self.moment, chapter = moment, moment.chapter
        self.live = chapter is None and step is None
        self.seq = chapter.seq if chapter else online.version
        self.step = _step_at(online, self.seq) if step is None else max(0, min(step, self.num_steps))
        self.player = player
        self.viewer = self._choose_viewer() if eyes is None else eyes
        self.table = _table_at(online.position, self.step)
        self.board = board_of(self.game)
        self.shown = self._choose_shown(shown)

    @property
    def num_steps(self) -> int:
        return len(self.online.position.steps)

    def _choose_viewer(self) -> int | None:
        """People who share a screen see their secrets only in their turn, after they say who they are."""
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
        if self.moment.teller is not None:
            return self.moment.teller
        is_followed = self.live and self.online.status == Status.RUNNING and not self.is_asked
        if self.viewer is None or is_followed:
            return int(active_seat(self.position.state))
        return self.viewer

    # -- What to do now ---------------------------------------------------------------------------------

    @property
    def is_mine(self) -> bool:
        """Whether this viewer must decide now."""
        return self.live and self.is_asked and not self.is_handed_over

    @property
    def explanation(self) -> str | None:
        """One more sentence about the question, in the first turns of a first game."""
        return self.language.explain(self.asked) if self.is_first and self.is_mine else None

    @property
    def opens_goal(self) -> bool:
        """Whether to show what wins without being asked: in a first game, until the first own decision."""
        events = (entry.event for entry in self.online.log)
        return self.is_first and not any(
            isinstance(event, Moved) and self._is_of_viewer(event.seat) for event in events
        )

    @cached_property
    def controls(self) -> Controls:
        if not self.is_mine:
            return NO_CONTROLS
        return controls_for(self.board, self.turn, self.language)

    @property
    def may_ask_hint(self) -> bool:
        """Not in a game between people, unless the host has allowed it."""
        people = sum(seat.level is None for seat in self.online.seats)
        return self.is_mine and (people == 1 or self.online.created.hints)

    def point(self, pieces: frozenset[str]) -> None:
        """Mark pieces of the board that a hint is about."""
        self.controls = replace(self.controls, pointed=pieces)

    @cached_property
    def outcomes(self) -> list[tuple[str, str]]:
        """The possible results of real dice: what to send, and its name."""
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
        marked = point_at(board, self._touched_places, "data-touched")
        return _anchor(marked, self.shown)

    @property
    def is_following(self) -> bool:
        """Whether another seat's move is being told."""
        return self.moment.teller is not None and not self._is_of_viewer(self.moment.teller)

    @property
    def is_away(self) -> bool:
        """Whether this viewer has left the seat they may come back to."""
        return any(seat.left_at is not None for seat in self.own_seats)

    @property
    def waiting_since(self) -> datetime | None:
        """When the wait for a person began; bots are not shown, since they answer quickly."""
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
            "quicker": seat.level is not None and level_played(seat.level) != seat.level,
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

    # -- The end ----------------------------------------------------------------------------------------

    @cached_property
    def result(self) -> Result:
        """What the finished game came to."""
        return Result.of(self.online)

    @property
    def headline(self) -> str:
        """How it ended, addressed to the viewer; solo, a game that can be won or lost says so itself."""
        found = self.game.conclude(self.position.state) if self.result.is_won is not None else []
        own = [seat.number for seat in self.own_seats]
        messages = found or [tell_result(self.result, own, self.language.name_of)]
        return " ".join(map(self.language.say, messages))

    @property
    def seeds(self) -> list[tuple[str, str]]:
        """The players' seeds for the dice, by name."""
        seats = self.online.seats
        return [(self.language.name_of(seat.number), seat.seed) for seat in seats if seat.seed]

    @property
    def is_tie_broken(self) -> bool:
        """Whether the winner of a finished game was decided by a tie-break."""
        ties = self.scores.count(max(self.scores))
        return self.position.over and ties > 1 and self.places.count(1) == 1


def _step_at(online: OnlineTable, seq: int) -> int:
    """How many steps of the game had happened after entry *seq*."""
    steps = len(online.position.steps)
    return steps if seq >= online.changed else min(online.log[seq - 1].last_step, steps)


def _table_at(table: Table, step: int) -> Table:
    return table if step >= len(table.steps) else table.at_step(step)


def _anchor(board: Markup, seat: int) -> Markup:
    """The board with the place named that begins with the seat drawn large: on a phone it is further down."""
    head = rf'<(h2|section) class="((?:player )?seat-{seat}\b)'
    return Markup(re.sub(head, r'<\1 id="shown" class="\2', str(board), count=1))
