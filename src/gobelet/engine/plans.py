"""What a person confirms in one step where the rules ask for several decisions: pieces to tick, together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gobelet.engine.contract import Message
from gobelet.engine.table import Table


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


@dataclass(frozen=True)
class Composed:
    """What the ticked pieces mean."""

    actions: Sequence[str]
    label: Message  # what the button says: what will happen
    played: Table | None = None  # the game after them, where it had to be played to know
