"""
Positions, actions and draws as text, both ways. The words are explained in docs/games/stars.md.

    choose round 3 p0 bag orange 3 [blue-4 blue-star] | x 4 / - / - - 12 * / - / - | - / - / - / - / -
"""

from __future__ import annotations

from gobelet.engine.notation import draw_texts
from gobelet.games.stars.actions import ACTIONS
from gobelet.games.stars.constants import FACES_OF, Phase
from gobelet.games.stars.position import format_position, parse_position
from gobelet.games.stars.state import State
from gobelet.games.stars.words import COLOURS, FACES

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
    """The words for the outcomes of the pending draw, by number; some are alike."""
    if state.phase == Phase.PULL:
        return [name for colour, name in enumerate(COLOURS) for _ in range(state.bag[colour])]
    return [FACES[face] for face in FACES_OF[state.hand]]


format_draw, parse_draw = draw_texts(outcomes)
