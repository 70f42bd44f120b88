"""
Positions, actions and draws as text, both ways. The words are explained in docs/games/topia.md.

    first round 1 p1 doing bank [teal2 p0 purple5 / p1 white3 teal1 / ...] | faction ewo dice teal6 | -
"""

from __future__ import annotations

from gobelet.engine.notation import draw_texts
from gobelet.games.topia.actions import ACTIONS
from gobelet.games.topia.constants import DECK, NUM_COLOURS, Phase
from gobelet.games.topia.position import format_position, parse_position
from gobelet.games.topia.setting_up import count_colour_left
from gobelet.games.topia.state import State
from gobelet.games.topia.words import COLOURS, FACTIONS, MISSIONS, SCENARIOS, VALUES

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
    """The words for the outcomes of the pending draw, by number; dice of one colour are alike."""
    match state.phase:
        case Phase.SCENARIO:
            return SCENARIOS[1:]
        case Phase.FACTION:
            return [name for faction, name in enumerate(FACTIONS) if faction not in state.factions]
        case Phase.LAYOUT:
            left = [int(count_colour_left(state, colour)) for colour in range(NUM_COLOURS)]
            return [
                f"{COLOURS[k]}{value}" for k in range(NUM_COLOURS) for _ in range(left[k]) for value in VALUES
            ]
        case Phase.DEAL | Phase.DRAW:
            return [name for mission, name in enumerate(MISSIONS) if state.missions[mission] == DECK]
        case _:
            return VALUES


format_draw, parse_draw = draw_texts(outcomes)
