"""Helps to list legal actions."""

from __future__ import annotations

from gobelet.engine.contract import Actions
from gobelet.engine.jit import rule


@rule
def list_if(is_legal: bool, action: int, out: Actions, count: int) -> int:
    """
    Append *action* to the *count* legal ones, and count it if it is legal.

    It has no branch, because processors cannot predict which of many pieces may be chosen.
    """
    out[count] = action
    return count + is_legal
