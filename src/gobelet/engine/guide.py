"""A guided game: its script played through the rules, and what the learner meets at each step."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NoReturn

from gobelet.engine.errors import GobeletError, GuideError
from gobelet.engine.script import Script, Statement, parse_script
from gobelet.engine.table import Table

if TYPE_CHECKING:
    from gobelet.engine.game import Game

FOLDER, FILE = "guide", "script.txt"
PREFIX = "guide-"  # of the messages in guide/en.ftl and guide/fr.ftl


@dataclass(frozen=True)
class Played:
    """Decisions of one seat and the draws that followed, or draws alone, and the table they led to."""

    seat: int | None
    actions: tuple[str, ...]
    draws: tuple[str, ...]
    table: Table


@dataclass(frozen=True)
class GuideStep:
    """What the learner meets: words and a position, and perhaps something to do there."""

    line: int  # of the script
    words: str  # the message
    points: tuple[str, ...]  # what is marked on the board
    played: tuple[Played, ...]  # since the game began, or since the last jump
    is_end: bool = False
    actions: tuple[str, ...] = ()  # what the learner must choose; nothing: only to read
    ticks: tuple[str, ...] | None = None  # the pieces to tick for it; None: it is one button
    hint: str | None = None  # the message after another choice
    answer: Table | None = None  # the table once it is chosen, before any draw

    @property
    def table(self) -> Table:
        """The position, not to be changed."""
        return self.played[-1].table

    def is_answer(self, after: Table) -> bool:
        """Whether a choice that led to *after* is the expected one, in whatever order it was made."""
        return self.answer is not None and bool(self.answer.state.tobytes() == after.state.tobytes())


@dataclass(frozen=True, eq=False)
class Guide:
    """The guided game of a game, played through."""

    learner: int  # the learner's seat
    options: Mapping[str, str]
    minutes: int | None
    steps: tuple[GuideStep, ...]

    @property
    def messages(self) -> list[str]:
        """The ids of all messages, in the order in which they are used."""
        named = [words for step in self.steps for words in (step.words, step.hint) if words is not None]
        return list(dict.fromkeys(named))


@functools.cache
def find_guide(game: Game) -> Guide | None:
    """
    The guided game of *game*, from guide/script.txt in its folder; None if it has none.

    Raises:
        GuideError: If the script cannot be played through.
    """
    if not game.has_guide:
        return None
    path = game.folder / FOLDER / FILE
    return play_script(game, parse_script(path.read_text("utf-8"), f"{game.id}/{FOLDER}/{FILE}"))


def play_script(game: Game, script: Script) -> Guide:
    """
    Play *script* through the rules, checking every line.

    Raises:
        GuideError: Names the file, the line and what was expected.
    """
    rehearsal = _Rehearsal(game, script)
    for statement in script.statements:
        try:
            rehearsal.take(statement)
        except GuideError:
            raise
        except GobeletError as error:
            raise GuideError(script.file, statement.line.number, str(error)) from error
    return Guide(script.learner, script.options, script.minutes, tuple(rehearsal.steps))


class _Rehearsal:
    """Plays a script line by line."""

    def __init__(self, game: Game, script: Script) -> None:
        self.game = game
        self.script = script
        self.players: int | None = None
        self.played: list[Played] = []
        self.steps: list[GuideStep] = []
        self.is_asking = False  # 'ask' was read, 'do' must follow
        self._line = 0

    def take(self, statement: Statement) -> None:
        self._line = statement.line.number
        if self.is_asking and statement.word != "do":
            self._fail("'ask' must be followed by 'do', the action that is asked for.")
        readers: dict[str, Callable[[Statement], None]] = {
            "position": self._jump,
            "draw": self._draw,
            "play": self._play,
            "do": self._do,
        }
        if statement.word != "position" and not self.played:
            self._begin(self._new_table())
        readers.get(statement.word, self._say)(statement)

    def _fail(self, reason: str) -> NoReturn:
        raise GuideError(self.script.file, self._line, reason)

    @property
    def table(self) -> Table:
        return self.played[-1].table

    # -- The game ---------------------------------------------------------------------------------------

    def _begin(self, table: Table) -> None:
        if self.script.learner >= table.players:
            self._fail(f"there is no seat p{self.script.learner} for the learner at this table.")
        if self.players not in (None, table.players):
            self._fail(f"the position must have {self.players} seats, as before, not {table.players}.")
        self.players = table.players
        self.played = [Played(None, (), (), table)]

    def _new_table(self) -> Table:
        players, options = self.script.players, self.script.options
        state = self.game.new_state(self.game.min_players if players is None else players, options)
        return Table(self.game, state, options=options)

    def _jump(self, statement: Statement) -> None:
        if not self.played and (self.script.players is not None or self.script.options):
            self._fail("a position contains players and options: leave out 'players' and 'option'.")
        self._begin(self.game.table(position=statement.text))

    def _draw(self, statement: Statement) -> None:
        draws = tuple(statement.text.split())
        table = self.table.fork()
        table.draw(*draws)
        last = self.played[-1]
        self.played[-1] = replace(last, draws=last.draws + draws, table=table)

    def _play(self, statement: Statement) -> None:
        self._check_no_draw()
        if self.table.actor == self.script.learner:
            self._fail("the learner decides here: write 'ask NAME' and 'do ACTION' instead of 'play'.")
        self._move(split_actions(statement.text))

    def _move(self, actions: Sequence[str]) -> Table:
        seat, table = self.table.actor, self.table.fork()
        table.play(*actions)
        self.played.append(Played(seat, tuple(actions), (), table))
        return table

    def _check_no_draw(self) -> None:
        table = self.table
        if table.pending:
            named = [self.game.notation.format_draw(table.state, k) for k in range(table.pending)]
            outcomes = ", ".join(dict.fromkeys(named))
            self._fail(f"a draw is pending: write 'draw OUTCOME' first. Possible outcomes: {outcomes}.")

    # -- What the learner meets -------------------------------------------------------------------------

    def _say(self, statement: Statement) -> None:
        self._check_no_draw()
        hint = statement.detail("hint")
        self.is_asking = statement.word == "ask"
        step = GuideStep(
            self._line,
            PREFIX + statement.text,
            tuple(part.strip() for part in (statement.detail("point") or "").split(",") if part.strip()),
            tuple(self.played),
            is_end=statement.word == "end",
            hint=None if hint is None else PREFIX + hint,
        )
        self.steps.append(step)

    def _do(self, statement: Statement) -> None:
        if not self.is_asking:
            self._fail("'do' must follow 'ask NAME', the words that ask for it.")
        if self.table.actor != self.script.learner:
            self._fail(f"it is not the learner's turn. Position: {self.table.position}.")
        self.is_asking = False
        ticks, actions = statement.detail("tick"), split_actions(statement.text)
        self.steps[-1] = replace(
            self.steps[-1],
            actions=actions,
            ticks=None if ticks is None else tuple(ticks.split()),
            answer=self._move(actions),
        )
        if ticks is None and len(actions) > 1:
            self._fail("several actions are ticked together: name the pieces in a line 'tick PIECE ...'.")


def split_actions(text: str) -> tuple[str, ...]:
    """Actions separated by commas."""
    return tuple(" ".join(part.split()) for part in text.split(",") if part.strip())
