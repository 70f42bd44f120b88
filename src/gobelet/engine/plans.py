"""Plans: several decisions of the rules that a person makes in one step, by ticking pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.errors import NotationError
from gobelet.engine.table import Table


class Turn:
    """The current decision at a table, as *viewer* (None: a spectator) sees it; values are cached."""

    def __init__(self, table: Table, viewer: int | None = None) -> None:
        self.table = table
        self.viewer = viewer

    @property
    def state(self) -> Any:
        return self.table.state

    @cached_property
    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        return self.table.legal_ids()

    @cached_property
    def view(self) -> Any:
        return self.table.view(self.viewer)

    def play(self, actions: Sequence[str]) -> Table:
        """
        The game after *actions*, on a copy of the table. No dice are rolled that nobody should have seen yet.

        Raises:
            GobeletError: If they are not legal.
        """
        after = self.table.fork() if self.table.seed is None else self.table.copy()
        after.play(*actions)
        return after


@dataclass(frozen=True)
class Pick:
    """Something that can be ticked as part of a plan."""

    value: str  # what the form sends
    group: str | None = None  # of the picks in a group only one can be chosen


@dataclass(frozen=True)
class Plan:
    """Several decisions as one step."""

    name: str
    picks: Mapping[str, Pick]  # by piece
    label: Message  # of the button before anything is ticked, and without a script
    covers: frozenset[int] = frozenset()  # legal actions that need no button of their own
    most: int | None = None  # how many can be ticked, where that is counted down


class TickError(NotationError):
    """Pieces that cannot be ticked together, with a message for players: what to tick or untick."""

    def __init__(self, reason: Message) -> None:
        super().__init__(f"Cannot tick these together now: {reason.id} {dict(reason.args)}.")
        self.reason = reason


@dataclass(frozen=True)
class Composed:
    """What the ticked pieces mean."""

    actions: Sequence[str]
    label: Message  # what the button says: what will happen
    played: Table | None = field(default=None, compare=False, repr=False)  # the game after them, once tried
