"""
Positions, actions and draws as text, both ways. The words are explained in docs/games/city.md.

    dice round 4 p1 strength 2 passed display mint 2 well 3 | dice 3 3 6 1 2 | dice - 4 - 2 - wood 1 red3 mint
"""

from __future__ import annotations

from gobelet.engine.notation import draw_texts
from gobelet.games.city.actions import ACTIONS
from gobelet.games.city.constants import Phase
from gobelet.games.city.position import format_position, parse_position
from gobelet.games.city.state import State
from gobelet.games.city.words import COLUMNS, LOCATIONS

__all__ = [
    "format_action",
    "format_draw",
    "format_position",
    "parse_action",
    "parse_draw",
    "parse_position",
]

format_action = ACTIONS.format
parse_action = ACTIONS.parse


def outcomes(state: State) -> list[str]:
    """The words for the outcomes of the pending draw, by number; copies of a card are alike."""
    if state.phase == Phase.REVEAL:
        return [name for location, name in enumerate(LOCATIONS) for _ in range(state.pile[location])]
    return COLUMNS


format_draw, parse_draw = draw_texts(outcomes)
