"""Listing what is legal."""

from __future__ import annotations

from gobelet.engine.contract import Actions
from gobelet.engine.jit import rule


@rule
def list_if(is_legal: bool, action: int, out: Actions, count: int) -> int:
    """
    Write *action* behind the *count* legal ones, and count it if it is legal.

    Without a branch: in a long row of pieces nobody can foretell which of them may be chosen.
    """
    out[count] = action
    return count + is_legal
