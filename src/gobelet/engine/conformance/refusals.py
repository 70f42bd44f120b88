"""Tests of errors: illegal actions and draws are refused, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from gobelet.engine.conformance.meeting import MAX_AT_TABLE, Meetings, Setup
from gobelet.engine.errors import GobeletError, IllegalActionError, IllegalDrawError, NotationError
from gobelet.engine.table import Table

NUM_TRIES = 5
NONSENSE = ("", "nonsense", "roll roll", "1 2 3", "#", "\n", "é", "0" * 1000)


class RefusalPromises(Meetings):
    def tables(self, *, seeded: bool) -> Iterator[tuple[Setup, Table]]:
        """A few tables of every game, in progress, and each at its end."""
        for setup in self.setups_at_table():
            table, rng = setup.new_table(seeded=seeded), random.Random(setup.seed)
            while not table.over and len(table.steps) < MAX_AT_TABLE:
                if len(table.steps) % self.stride == 0:
                    yield setup, table
                if table.pending:
                    table.draw(rng.randrange(table.pending))
                else:
                    table.play(rng.choice(table.legal_ids()))
            yield setup, table

    def test_illegal_actions_are_refused(self) -> None:
        """By number and by text; also while a draw is pending, and when the game is over."""
        for seeded in (True, False):
            for setup, table in self.tables(seeded=seeded):
                for action in self._some_illegal(table):
                    text = self.game.notation.format_action(action)
                    refuse(setup, table, table.play, action, IllegalActionError)
                    refuse(setup, table, table.play, text, IllegalActionError)

    def _some_illegal(self, table: Table) -> list[int]:
        illegal = sorted(set(range(self.game.rules.NUM_ACTIONS)) - set(table.legal_ids()))
        return random.Random(len(table.steps)).sample(illegal, min(NUM_TRIES, len(illegal)))

    def test_unknown_actions_are_refused(self) -> None:
        for setup, table in self.tables(seeded=True):
            for action in (-1, self.game.rules.NUM_ACTIONS, 2**70, 0.5, None, True, *NONSENSE):
                refuse(setup, table, table.play, action, NotationError)

    def test_several_actions_are_all_or_nothing(self) -> None:
        """If one action is refused, those before it are undone."""
        for setup, table in self.tables(seeded=True):
            for action in table.legal_ids()[:NUM_TRIES]:
                refuse(setup, table, partial(table.play, action), -1, NotationError)

    def test_wrong_draws_are_refused(self) -> None:
        """An outcome out of range, a text that is no outcome, and any outcome while no draw is pending."""
        for setup, table in self.tables(seeded=False):
            for outcome in (-1, table.pending, 2**70, 0.5, None, True):
                refuse(setup, table, table.draw, outcome, IllegalDrawError)
            for text in NONSENSE:
                refuse(setup, table, table.draw, text, NotationError if table.pending else IllegalDrawError)

    def test_seeded_dice_are_not_drawn_by_hand(self) -> None:
        for setup, table in self.tables(seeded=True):
            refuse(setup, table, table.draw, 0, IllegalDrawError)


def refuse(
    setup: Setup, table: Table, attempt: Callable[[Any], None], value: Any, kind: type[GobeletError]
) -> None:
    """*attempt* with this value must raise an error of this kind, and change nothing."""
    before = (table.state.tobytes(), len(table.steps), table._counter)
    where = f"{setup}, after {len(table.steps)} steps, with {value!r}"
    try:
        attempt(value)
    except kind:
        pass
    except GobeletError as error:
        raise AssertionError(f"{where}: {error!r} instead of {kind.__name__}") from error
    else:
        raise AssertionError(f"{where}: accepted, now {table.position!r}")
    after = (table.state.tobytes(), len(table.steps), table._counter)
    assert before == after, f"{where}: refused, but the table changed to {table.position!r}"
