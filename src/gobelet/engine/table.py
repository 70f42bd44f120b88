"""The class Table: a game in progress, with the checks that the compiled rules leave out."""

from __future__ import annotations

import copy
import operator
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gobelet.engine.contract import Message
from gobelet.engine.dice import COUNTER, new_rng, random_below
from gobelet.engine.errors import (
    GobeletError,
    IllegalActionError,
    IllegalDrawError,
    NotationError,
    SetupError,
    UndoError,
)
from gobelet.engine.record import BEGIN, Move, Record

if TYPE_CHECKING:
    from gobelet.engine.game import Game

MAX_NAME = 40
# Headers carried along in a record; the rules do not depend on them.
NOTES = ("date", "event", "bots", "resigned", "commitment", "seeds", "secret")


@dataclass
class Step:
    """One decision or draw, and the state before it; forked tables share their common steps."""

    seat: int | None  # who decided; None for a draw
    value: int
    text: str
    before: Any
    counter: int  # of the seeded dice, before it
    told: list[Message] | None = None  # once somebody has asked

    @property
    def action(self) -> int | None:
        return None if self.seat is None else self.value

    @property
    def outcome(self) -> int | None:
        return self.value if self.seat is None else None


class Table:
    """
    A game in progress.

    `play` and `draw` check their arguments; if they raise, the table is unchanged.
    """

    def __init__(
        self,
        game: Game,
        state: Any,
        *,
        seed: int | None = None,
        has_begun: bool = False,
        names: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.seed = None if seed is None else int(seed)
        self.names = _check_names(names, self.players)
        self._options = {o.name: (options or {}).get(o.name, o.values[0]) for o in game.options}
        self.notes = _check_notes(notes or {})
        self._first = game.copy_state(state) if has_begun else None  # where it goes on from
        self.steps: list[Step] = []
        self._before: list[Step] = []  # see `at_step`
        self._rng = None if seed is None else new_rng(self.seed or 0)
        self._answer_draws()

    def __repr__(self) -> str:
        return f"{self.game!r}.table(position={self.position!r})"

    # -- What is there ----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return int(self.state.players)

    @property
    def actor(self) -> int | None:
        """The seat that must decide; None while a draw is pending and when the game is over."""
        return int(self.state.actor) if self.state.actor >= 0 else None

    @property
    def pending(self) -> int:
        """The number of equally likely outcomes of the pending draw; 0 if none is pending."""
        return int(self.state.draw)

    @property
    def over(self) -> bool:
        return self.actor is None and not self.pending

    @property
    def position(self) -> str:
        """The current position as one line of text."""
        return self.game.notation.format_position(self.state)

    def legal_ids(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        if self.actor is None:
            return []
        actions = self.game.new_actions()
        count = self.game.rules.legal_actions(self.state, actions)
        return [int(action) for action in actions[:count]]

    def legal(self) -> list[str]:
        """The legal actions, as text."""
        return [self.game.notation.format_action(action) for action in self.legal_ids()]

    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        return [int(self.game.rules.score(self.state, seat)) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """Places by seat, from 1, as if the game ended now; ties share a place."""
        return [int(self.game.rules.rank(self.state, seat)) for seat in range(self.players)]

    def view(self, seat: int | None = None) -> Any:
        """What *seat* sees (None: a spectator), as frozen dataclasses."""
        if seat is not None and _whole(seat) not in range(self.players):
            raise SetupError(f"There is no seat {seat!r} at this table. Seats: 0 to {self.players - 1}.")
        return self.game.presentation.view(self.state, _whole(seat))

    def goal(self) -> Sequence[Message]:
        """How to win, see `Game.goal`; empty if the game started from a position."""
        return self.game.goal(self.players, self._options) if self._first is None else ()

    def tell(self, index: int) -> list[Message]:
        """Messages about what the step with this index did."""
        step = self.steps[index]
        if step.told is None:
            after = self.steps[index + 1].before if index + 1 < len(self.steps) else self.state
            step.told = self.game.presentation.tell(step.before, after, step.action, step.outcome)
        return step.told.copy()

    # -- What can be done -------------------------------------------------------------------------------

    def play(self, *actions: str | int) -> None:
        """
        Play one or more actions, as text or numbers: all of them or, if one is illegal, none.

        With people at the table, try several on `copy()` first: it does not roll dice, so that no action is
        accepted or refused because of a roll that nobody should have seen yet.
        """
        with self._all_or_nothing():
            for action in actions:
                self._play(action)

    def _play(self, action: str | int) -> None:
        number = self._read_action(action)
        if number not in self.legal_ids():
            name = self.game.notation.format_action(number)
            raise IllegalActionError(name, self.position, self.legal())
        self._note(self.actor, number, self.game.notation.format_action(number), self._counter)
        self.game.rules.apply_action(self.state, number)
        self._answer_draws()

    def _read_action(self, action: str | int) -> int:
        if isinstance(action, str):
            return self.game.notation.parse_action(action)
        number = _whole(action)
        if number is None or not 0 <= number < self.game.rules.NUM_ACTIONS:
            limit = self.game.rules.NUM_ACTIONS - 1
            raise NotationError(f"An action must be text or a number from 0 to {limit}, not {action!r}.")
        return number

    def draw(self, *outcomes: str | int) -> None:
        """Enter the outcomes of one or more pending draws, as text or numbers: all of them or none."""
        if self._rng is not None:
            raise IllegalDrawError(
                f"Cannot draw by hand: the dice of this table come from its seed, {self.seed}."
            )
        with self._all_or_nothing():
            for outcome in outcomes:
                self._draw(self._read_draw(outcome))

    def _read_draw(self, outcome: str | int) -> int:
        if not self.pending:
            raise IllegalDrawError(f"Cannot draw {outcome!r}: no draw is pending. Position: {self.position}.")
        if isinstance(outcome, str):
            return self.game.notation.parse_draw(self.state, outcome)
        number = _whole(outcome)
        if number is None or not 0 <= number < self.pending:
            raise IllegalDrawError(
                f"Cannot draw {outcome!r}: outcomes are 0 to {self.pending - 1}. Position: {self.position}."
            )
        return number

    def _draw(self, outcome: int, counter: int = 0) -> None:
        self._note(None, outcome, self.game.notation.format_draw(self.state, outcome), counter)
        self.game.rules.apply_draw(self.state, outcome)

    def _answer_draws(self) -> None:
        while self._rng is not None and self.pending:
            counter = self._counter
            self._draw(int(random_below(self._rng, self.pending)), counter)

    @property
    def _counter(self) -> int:
        return 0 if self._rng is None else int(self._rng[COUNTER])

    def _note(self, seat: int | None, value: int, text: str, counter: int) -> None:
        self.steps.append(Step(seat, value, text, self.game.copy_state(self.state), counter))

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        mark = len(self.steps)
        try:
            yield
        except GobeletError:
            self._go_back_to(mark)
            raise

    # -- Undo ------------------------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        """Whether the actor may fairly undo: only their own last decision, with no draw since."""
        return bool(self.steps) and self.steps[-1].seat is not None and self.steps[-1].seat == self.actor

    def undo(self) -> None:
        """Undo the last decision and its draws, even if `may_undo` is false; a seed repeats its rolls."""
        last = next((k for k in reversed(range(len(self.steps))) if self.steps[k].seat is not None), None)
        if last is None:
            raise UndoError("Nothing to undo: no decision has been made yet.")
        self._go_back_to(last)

    def _go_back_to(self, mark: int) -> None:
        if mark == len(self.steps):
            return
        self.state = self.game.copy_state(self.steps[mark].before)
        if self._rng is not None:
            self._rng[COUNTER] = self.steps[mark].counter
        del self.steps[mark:]

    def at(self, state: Any) -> Table:
        """An independent table at *state*, with the same players, dice by hand and no history."""
        state = self.game.copy_state(state)
        return Table(self.game, state, has_begun=True, names=self.names, options=self._options)

    def at_step(self, step: int) -> Table:
        """An independent table as it was before *step*, with dice by hand; `history` has earlier steps."""
        table = self.at(self.steps[step].before)
        table._before = self.steps[:step]
        return table

    @property
    def history(self) -> list[Step]:
        """All steps that led here."""
        return self._before + self.steps

    def copy(self) -> Table:
        """An independent table at the same position, with dice by hand and no history."""
        return self.at(self.state)

    def fork(self) -> Table:
        """An independent table at the same position, with the same history and the same future dice."""
        fork = copy.copy(self)
        fork.state, fork.steps = self.game.copy_state(self.state), list(self.steps)
        fork._rng = None if self._rng is None else self._rng.copy()
        return fork

    # -- Writing down -----------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of the game so far."""
        record = Record(self.game.id, self.headers(), [Move(BEGIN)])
        for step in self.steps:
            if step.seat is None:
                record.moves[-1].draws.append(step.text)
            else:
                record.moves.append(Move(step.text))
        if not record.moves[0].draws:
            del record.moves[0]
        return record

    def headers(self) -> dict[str, str]:
        """The headers of the record: setup, players and, once the game is over, the result."""
        if self._first is None:
            headers = {"players": str(self.players), **self._options}
        else:
            headers = {"position": self.game.notation.format_position(self._first)}
        headers |= {f"p{seat}": name for seat, name in enumerate(self.names)} | self.notes
        if self.seed is not None:
            headers["seed"] = str(self.seed)
        if self.over:
            headers["scores"] = " ".join(map(str, self.scores()))
            headers["places"] = " ".join(map(str, self.ranks()))
        return headers


def _check_names(names: Sequence[str], players: int) -> list[str]:
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise SetupError(f"Names must be a list with one name for each player, not {names!r}.")
    if names and len(names) != players:
        raise SetupError(f"Expected {players} names, one for each player, not {len(names)}.")
    for name in names:
        if not _is_line(name) or len(name) > MAX_NAME:
            raise SetupError(f"A name must be one line of 1 to {MAX_NAME} characters, not {name!r}.")
    return list(names)


def _check_notes(notes: Mapping[str, str]) -> dict[str, str]:
    for key, value in notes.items():
        if key not in NOTES or not _is_line(value):
            raise SetupError(
                f"A note must be one line of text under one of {', '.join(NOTES)}, not {key!r}: {value!r}."
            )
    return dict(notes)


def _is_line(text: object) -> bool:
    """Whether it is one line that can be shown as it is: no control characters, no stray spaces."""
    return isinstance(text, str) and text.isprintable() and text == " ".join(text.split()) != ""


def _whole(number: Any) -> int | None:
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)
    except TypeError:
        return None
