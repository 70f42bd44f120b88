"""
Positions, actions and draws as text, both ways. The words are explained in docs/games/ages.md.

    keep round 4 p1 rolls 2 [food skull coins] | food 3 wood 2 | food 5 obelisk first irrigation disasters 2
"""

from __future__ import annotations

import re

from gobelet.engine.errors import NotationError
from gobelet.engine.notation import quote
from gobelet.games.ages.actions import ACTIONS
from gobelet.games.ages.position import format_position, parse_position
from gobelet.games.ages.state import State
from gobelet.games.ages.words import FACES

__all__ = [
    "format_action",
    "format_draw",
    "format_position",
    "parse_action",
    "parse_draw",
    "parse_position",
]

format_action = ACTIONS.format


def parse_action(text: str) -> int:
    """Read an action; the dice to reroll may be named in any order."""
    verb, *dice = text.lower().split() or [""]
    if verb == "reroll" and re.fullmatch("[1-7]+", "".join(dice)):
        text = " ".join([verb, *sorted(set(dice))])
    return ACTIONS.parse(text)


def format_draw(state: State, outcome: int) -> str:
    return FACES[outcome]


def parse_draw(state: State, text: str) -> int:
    """
    Raises:
        NotationError: If *text* is no face of a die.
    """
    word = text.strip().lower()
    if word not in FACES:
        raise NotationError(f"Unknown face {quote(text)}. Faces: {', '.join(FACES)}.")
    return FACES.index(word)
