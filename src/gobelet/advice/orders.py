"""Moves that are orders of one plan: what can be done in any order is one piece of advice."""

from __future__ import annotations

from collections.abc import Sequence

from gobelet.bots import Answer, Candidate
from gobelet.engine.errors import GobeletError
from gobelet.engine.plans import Turn
from gobelet.engine.table import Table

TRIED = 8  # candidates, the best first


def merge_orders(answer: Answer, table: Table) -> tuple[Answer, dict[int, list[int]]]:
    """
    The answer with only the best of moves that can follow each other in any order, and the others by it.

    Moves that lead to the same position whichever comes first are no alternatives: both can be made.
    """
    groups: list[list[Candidate]] = []
    for candidate in answer.opinion[:TRIED]:
        group = next((g for g in groups if _commute(table, g[0], candidate)), None)
        if group is None:
            groups.append([candidate])
        else:
            group.append(candidate)
    merged = Answer(answer.action, [group[0] for group in groups])
    return merged, {group[0].action: [each.action for each in group[1:]] for group in groups}


def _commute(table: Table, one: Candidate, other: Candidate) -> bool:
    """Whether both can be made, with the same result in either order."""
    after = _position_after(table, (one.action, other.action))
    return after is not None and after == _position_after(table, (other.action, one.action))


def _position_after(table: Table, actions: Sequence[int]) -> str | None:
    texts = [table.game.notation.format_action(action) for action in actions]
    try:
        return Turn(table).play(texts).position
    except GobeletError:
        return None  # dice or somebody else come between
