"""Messages for people: the question, the buttons, the log, the rules that apply. Texts are in lang/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.stars import actions
from gobelet.games.stars.actions import ACTIONS
from gobelet.games.stars.constants import NO_COLOUR, POINTS_PER_TICK, STAR, Phase
from gobelet.games.stars.log import colour_dice, number_dice, tell
from gobelet.games.stars.notation import outcomes
from gobelet.games.stars.scoring import is_won_alone
from gobelet.games.stars.state import State, count_face, open_multipliers
from gobelet.games.stars.view import view, view_reserve
from gobelet.games.stars.words import COLOURS, NUMBERS, PHASES

__all__ = ["ask", "conclude", "goal", "name_action", "name_draw", "rules_now", "tell", "view"]

RULES_BY_PHASE = {
    Phase.RETURN: ("R6", "R7"),
    Phase.COUNT: ("R9", "R10", "R11"),
    Phase.PULL: ("R2", "R9"),
    Phase.ROLL: ("R2", "R9"),
    Phase.CHOOSE: ("R12", "R13", "R15", "R16", "R17", "R18", "R19"),
    Phase.TICK: ("R4", "R19", "R26", "R27"),
    Phase.MALUS: ("R20", "R21", "R23"),
    Phase.OVER: ("R25", "R26", "R27", "R28", "R29"),
}
SOLO_RULES = {Phase.CHOOSE: ("R31", "R32", "R33", "R34", "R35"), Phase.OVER: ("R35", "R36")}


def rules_now(state: State) -> tuple[str, ...]:
    phase = Phase(state.phase)
    return RULES_BY_PHASE[phase] + (SOLO_RULES.get(phase, ()) if state.players == 1 else ())


def goal(players: int, options: Mapping[str, str]) -> tuple[Message, ...]:
    """R22-R29, R35, R36: what wins."""
    end = Message("goal-end")
    if players == 1:
        end = Message("goal-end-solo", {"points": POINTS_PER_TICK, "size": int(options["grid"])})
    return Message("goal-rows"), Message("goal-stars"), end


def ask(state: State) -> Message:
    """The question, with the numbers it turns on."""
    args: dict[str, Any] = {}
    match state.phase:
        case Phase.RETURN:
            args = {"count": len(view_reserve(state))}
        case Phase.PULL | Phase.ROLL:
            args = _next_die(state)
        case Phase.TICK:
            args = {"stars": int(state.stars)}
    return Message(f"ask-{PHASES[state.phase]}", args)


def _next_die(state: State) -> dict[str, Any]:
    """Whose draw it is, how many dice are still to come, and the colour of the one in hand."""
    args: dict[str, Any] = {"seat": seat_message(active_seat(state)), "left": int(state.drawing)}
    if state.hand != NO_COLOUR:
        args["colour"] = Message(f"colour-{COLOURS[state.hand]}")
    return args


def conclude(state: State) -> list[Message]:
    """R36: alone there is an opponent to beat."""
    if state.players > 1:
        return []
    return [Message("solo-won" if is_won_alone(state) else "solo-lost")]


def name_draw(state: State, outcome: int) -> Message:
    kind = "colour" if state.phase == Phase.PULL else "face"
    return Message(f"{kind}-{outcomes(state)[outcome]}")


def name_action(state: State, action: int) -> Message:
    return ACTIONS.name(NAMERS, state, action)


def _name_return(state: State, _: int) -> Message:
    return Message("do-return", {"count": len(view_reserve(state))})


def _name_tick(state: State, row: int) -> Message:
    left = int(open_multipliers(state, active_seat(state), row)) - 1
    return Message("do-tick", {"number": NUMBERS[row], "left": left})


NAMERS: ByFamily[Message] = {
    actions.RETURN: _name_return,
    actions.DRAW: lambda state, k: Message("do-draw", {"count": k + 1}),
    actions.TAKE_COLOUR: lambda state, colour: Message("do-take-colour", colour_dice(state, colour)),
    actions.TAKE_NUMBER: lambda state, row: Message("do-take-number", number_dice(state, row)),
    actions.TAKE_STARS: lambda state, _: Message("do-take-stars", {"count": int(count_face(state, STAR))}),
    actions.TICK: _name_tick,
    actions.MALUS_COLOUR: lambda state, colour: Message("do-malus", colour_dice(state, colour)),
    actions.MALUS_NUMBER: lambda state, row: Message("do-malus", number_dice(state, row)),
}
