"""Roll Through the Ages on a page: the wooden dice, the peg board and the sheet to tick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.errors import IllegalActionError, NotationError
from gobelet.engine.notation import quote
from gobelet.engine.plans import Composed, Plan, TickError, Turn
from gobelet.engine.presentation import seat_message
from gobelet.games.ages.actions import ACTIONS, LEAD
from gobelet.games.ages.web.marks import marks
from gobelet.games.ages.web.plans import PLANS
from gobelet.games.ages.words import PHASES

__all__ = ["GOAL_SIGNS", "compose", "marks", "pieces", "plan", "score_sheet", "touched"]

# What is drawn beside each line of what wins.
GOAL_SIGNS = {
    "goal-points": ("coin", "temple"),
    "goal-losses": ("food", "skull"),
    "goal-end": ("coin", "great_pyramid"),
    "goal-end-solo": ("city",),
}

# What a log message takes from the seat it names.
LOSSES = {
    "told-famine": ".losses",
    "told-drought": ".losses",
    "told-pestilence": ".losses",
    "told-invasion": ".losses",
    "told-spearhead": ".losses",
    "told-revolt": ".pegs",
}

PIECES: ByFamily[str] = {LEAD: lambda state, die: f"die-{die + 1}"}  # all else is ticked, or only a button


def pieces(turn: Turn) -> Mapping[int, str]:
    return ACTIONS.find_all(PIECES, turn.state, turn.legal)


def plan(turn: Turn) -> Plan | None:
    steps = PLANS.get(PHASES[turn.state.phase])
    found = steps.plan(turn) if steps else None
    return found if found and found.picks else None


def compose(turn: Turn, picks: Sequence[str]) -> Composed:
    """
    Raises:
        NotationError: If *picks* cannot be ticked now, or not together.
    """
    steps, offered = PLANS.get(PHASES[turn.state.phase]), plan(turn)
    ticked = list(dict.fromkeys(picks))
    if steps is None or offered is None or not {pick.value for pick in offered.picks.values()} >= set(ticked):
        raise NotationError(f"Cannot tick {quote(' '.join(picks))} now. Position: {turn.table.position}.")
    composed = steps.compose(turn, ticked)
    try:
        return replace(composed, played=turn.play(composed.actions))
    except IllegalActionError as refusal:
        if offered.name in ("offer", "counter"):
            raise TickError(Message("web-why-offer")) from refusal
        raise NotationError(str(refusal)) from refusal


def score_sheet(view: Any, seat: int) -> list[tuple[Message, int]]:
    sheet = view.seats[seat].sheet
    return [
        (Message("board-sheet-developments"), sheet.developments),
        (Message("board-sheet-monuments"), sheet.monuments),
        (Message("board-sheet-bonus"), sheet.bonus),
        (Message("board-sheet-disasters"), -sheet.disasters),
    ]


def touched(message: Message, seat: int) -> str | None:
    return LOSSES.get(message.id) if message.args.get("seat") == seat_message(seat) else None
