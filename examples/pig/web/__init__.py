"""Pig on a page: `board.html` draws it from the view, and two buttons are all there is to choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gobelet.engine.table import Table
from pig.view import TableView

# What is drawn beside each line of what wins: dice.
GOAL_SIGNS = {"goal-points": ("5", "3"), "goal-losses": ("1",), "goal-end": ("6",)}


def compare(table: Table, view: TableView, is_choosing: bool) -> Mapping[str, Any]:
    """The rolls of this turn; the view contains only their total."""
    rolls = [step for step in table.history if step.outcome is not None]
    return {"rolls": [step.value + 1 for step in rolls if step.before.turn == table.state.turn]}
