"""A step of a guided game as a table page: the same board and the same controls, and nothing is stored."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from functools import cached_property

from markupsafe import Markup

from gobelet.engine.errors import GobeletError
from gobelet.engine.game import Game
from gobelet.engine.guide import Guide, GuideStep
from gobelet.engine.plans import Turn
from gobelet.server.events import Created, Event, Moved, SeatPlan, Started
from gobelet.server.history import Happening
from gobelet.server.identity import Person
from gobelet.server.online import OnlineTable
from gobelet.web.boards import compose
from gobelet.web.happenings import Line
from gobelet.web.pointing import point_at
from gobelet.web.rendering import page_language, render_line
from gobelet.web.table_page import TablePage

LEARNER = "learner"  # the id of the learner
LEVEL = "easy"  # of the bots; their moves are in the script
MAX_KEPT = 128  # tables


class LessonPage(TablePage):
    """Everything the template of a step needs."""

    def __init__(
        self,
        game: Game,
        guide: Guide,
        number: int,
        code: str,
        *,
        name: str,
        shown: int | None = None,
        is_wrong: bool = False,
    ) -> None:
        """Step *number*, from 1; *is_wrong*: something else than the expected action was chosen."""
        self.number, self.num_lessons = number, len(guide.steps)
        self.lesson = guide.steps[number - 1]
        self.minutes = guide.minutes if number == 1 else None
        self.is_wrong = is_wrong and bool(self.lesson.actions)
        bot = page_language(code).say("page-learn-bot")
        names = [name if seat == guide.learner else bot for seat in range(self.lesson.table.players)]
        online = lesson_table(game, guide, number, tuple(names))
        super().__init__(online, Person(LEARNER, name), code, shown=guide.learner if shown is None else shown)

    # -- What is said -----------------------------------------------------------------------------------

    @property
    def words(self) -> Markup:
        """What the guide says; after a wrong choice, its hint."""
        hint = self.lesson.hint if self.is_wrong else None
        return render_line(self.language.say(hint or self.lesson.words))

    @property
    def html(self) -> Markup:
        return point_at(super().html, [*self.lesson.points, *self._expected_pieces])

    @cached_property
    def happened(self) -> list[Line]:
        """What others did: what the learner does is talked about."""
        return [line for line in super().happened if line.seat is None or not self._is_of_viewer(line.seat)]

    # -- What is to be done -----------------------------------------------------------------------------

    @property
    def is_mine(self) -> bool:
        """Whether something is to be chosen in this step."""
        return bool(self.lesson.actions) and super().is_mine

    @cached_property
    def expected(self) -> str | None:
        """The action whose button is marked, after a wrong choice."""
        return self.lesson.actions[0] if self.is_wrong and self.lesson.ticks is None else None

    @cached_property
    def room(self) -> str | None:
        """What the sheet keeps room for: what the button will say, or the piece whose buttons will come."""
        if not self.is_mine:
            return None
        if self.controls.plan is not None and self.lesson.ticks:
            picks = [self.controls.plan.picks[piece].value for piece in self.lesson.ticks]
            return self.language.say(compose(self.lesson.table, picks).label)
        return next((c.piece for c in self.controls.choices if c.action == self.lesson.actions[0]), None)

    @property
    def _expected_pieces(self) -> Sequence[str]:
        """The pieces that are marked, after a wrong choice."""
        if self.is_wrong and self.lesson.ticks is not None:
            return self.lesson.ticks
        choices = self.controls.choices if self.expected else ()
        return [choice.piece for choice in choices if choice.piece and choice.action == self.expected]


def is_right(step: GuideStep, action: str, picks: Sequence[str]) -> bool:
    """Whether a button's action, or what the ticked pieces mean together, is what the step asks for."""
    try:
        after = Turn(step.table).play([action]) if action else compose(step.table, picks).played
    except GobeletError:
        return False
    return after is not None and step.is_answer(after)


@functools.lru_cache(MAX_KEPT)
def lesson_table(game: Game, guide: Guide, number: int, names: tuple[str, ...]) -> OnlineTable:
    """The table at a step of a guide, as if it had been played online."""
    seats = tuple(
        SeatPlan(LEARNER, name) if seat == guide.learner else SeatPlan(name=name, level=LEVEL)
        for seat, name in enumerate(names)
    )
    online = OnlineTable(f"learn-{game.id}", "")
    created = Created(game.id, dict(guide.options), seats, "solo", LEARNER, real_dice=False, commitment=None)
    online = online.after([Happening(created, 0.0)])
    for k, each in enumerate(guide.steps[number - 1].played):
        event: Event = Moved(each.seat, each.actions, each.draws) if k else Started(each.draws)
        online = online.after([Happening(event, 0.0)], each.table)
    return online
