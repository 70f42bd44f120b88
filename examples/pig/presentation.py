"""Messages for people: the question, the buttons, the log. Texts are in lang/."""

from __future__ import annotations

from collections.abc import Mapping

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from pig.actions import ACTIONS, HOLD
from pig.constants import LOSING_FACE, Phase
from pig.notation import PHASES
from pig.state import State
from pig.view import view

__all__ = ["ask", "goal", "name_action", "name_draw", "rules_now", "tell", "view"]

RULES_BY_PHASE = {Phase.ROLL: ("R2", "R5"), Phase.CHOOSE: ("R3", "R4", "R5", "R6"), Phase.OVER: ("R6", "R7")}
NAMERS: ByFamily[Message] = {HOLD: lambda state, _: Message("do-hold", {"total": int(state.total)})}


def rules_now(state: State) -> tuple[str, ...]:
    return RULES_BY_PHASE[Phase(state.phase)]


def goal(players: int, options: Mapping[str, str]) -> tuple[Message, ...]:
    """R4-R6: what wins, in three lines."""
    end = Message("goal-end", {"target": int(options["target"])})
    return Message("goal-points"), Message("goal-losses"), end


def ask(state: State) -> Message:
    return Message(f"ask-{PHASES[state.phase]}", {"total": int(state.total)})


def name_action(state: State, action: int) -> Message:
    return ACTIONS.name(NAMERS, state, action)


def name_draw(state: State, outcome: int) -> Message:
    return Message("face", {"face": outcome + 1})


def tell(before: State, after: State, action: int | None, outcome: int | None) -> list[Message]:
    seat = seat_message(active_seat(before))
    messages = []
    if outcome is not None:
        told = "told-loss" if outcome + 1 == LOSING_FACE else "told-roll"
        messages.append(Message(told, {"seat": seat, "face": outcome + 1}))
    gain = int(after.points[active_seat(before)] - before.points[active_seat(before)])
    if gain:
        messages.append(Message("told-hold", {"seat": seat, "points": gain}))
    if after.phase == Phase.OVER:
        messages.append(Message("told-win", {"seat": seat}))
    return messages
