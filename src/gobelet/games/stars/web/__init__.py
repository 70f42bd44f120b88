"""
Dice Stars on a page.

Pieces, by what they are called on the board:

    take-blue, take-4, take-star   the head of a row or column of the reserve: those dice, also as a malus
    tick-4                         the multiplier cells of a row, while one star is to be used
    tick-4-3                       one of them, while several are: they are ticked together

Whether to return the reserve and how many dice to draw are plain buttons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.errors import NotationError
from gobelet.engine.plans import Composed, Pick, Plan, TickError, Turn
from gobelet.engine.table import Table
from gobelet.games.stars import actions
from gobelet.games.stars.actions import ACTIONS
from gobelet.games.stars.constants import FIRST_NUMBER, Phase
from gobelet.games.stars.state import State
from gobelet.games.stars.view import RowView, SeatView, TableView
from gobelet.games.stars.words import COLOURS, NUMBERS


def _colour_dice(state: State, colour: int) -> str:
    return f"take-{COLOURS[colour]}"


def _number_dice(state: State, row: int) -> str:
    return f"take-{NUMBERS[row]}"


# What is drawn beside each line of what wins.
GOAL_SIGNS = {
    "goal-rows": ("orange-5", "orange-3"),
    "goal-stars": ("star",),
    "goal-end": ("cell",),
    "goal-end-solo": ("cell",),
}

PIECES: ByFamily[str] = {
    actions.TAKE_COLOUR: _colour_dice,
    actions.TAKE_NUMBER: _number_dice,
    actions.TAKE_STARS: lambda state, _: "take-star",
    actions.TICK: lambda state, row: f"tick-{NUMBERS[row]}",
    actions.MALUS_COLOUR: _colour_dice,
    actions.MALUS_NUMBER: _number_dice,
}


def pieces(turn: Turn) -> Mapping[int, str]:
    """The heads of the reserve for the dice, the rows of the sheet for a star."""
    return ACTIONS.find_all(PIECES, turn.state, turn.legal)


def marks(turn: Turn, action: int) -> Sequence[str]:
    """Of several stars, the next empty cell of the row."""
    if turn.state.phase != Phase.TICK:
        return ()
    number = FIRST_NUMBER + ACTIONS.member_of(action)
    return [f"tick-{cell}" for cell in _open_cells(_actor_sheet(turn)) if cell.startswith(f"{number}-")][:1]


def plan(turn: Turn) -> Plan | None:
    """Several stars are ticked together (R19)."""
    stars = int(turn.state.stars)
    if turn.state.phase != Phase.TICK or stars < 2:
        return None
    return Plan(
        "ticks",
        {f"tick-{cell}": Pick(cell) for cell in _open_cells(_actor_sheet(turn))},
        Message("web-ticks", {"count": stars}),
        covers=frozenset(turn.legal),
        most=stars,
    )


def compose(turn: Turn, picks: Sequence[str]) -> Composed:
    """R19: as many cells as there are stars; the label says what each row then counts."""
    ticks = _read_ticks(turn, picks)
    actions = [f"tick {number}" for number in sorted(ticks.elements())]
    after = turn.play(actions)
    rows = after.view().seats[turn.table.actor].rows
    effects = tuple(_effect(rows[number - FIRST_NUMBER]) for number in sorted(ticks))
    return Composed(actions, Message("web-do-ticks", {"count": len(actions), "rows": effects}), after)


def _read_ticks(turn: Turn, picks: Sequence[str]) -> Counter[int]:
    """How many cells are ticked, by the number of their row."""
    stars = int(turn.state.stars)
    if turn.state.phase != Phase.TICK or len(set(picks)) != len(picks):
        raise NotationError(f"Stars to use: {stars}; cells ticked: {' '.join(picks) or 'none'}.")
    if unknown := sorted(set(picks) - set(_open_cells(_actor_sheet(turn)))):
        raise NotationError(f"Not an empty multiplier cell: {', '.join(unknown)}.")
    if over := len(picks) - stars:
        name = "over" if over > 0 else "short"
        raise TickError(Message(f"web-why-cells-{name}", {"count": abs(over)}))
    return Counter(int(cell.partition("-")[0]) for cell in picks)


def _actor_sheet(turn: Turn) -> SeatView:
    sheet: SeatView = turn.view.seats[turn.table.actor]
    return sheet


def _open_cells(sheet: SeatView) -> list[str]:
    """The multiplier cells still empty: row and place, such as 4-3."""
    return [
        f"{row.number}-{place}" for row in sheet.rows for place in range(row.ticked + 1, row.multipliers + 1)
    ]


def _effect(row: RowView) -> Message:
    """R26, R27: what a row with ticks counts."""
    left = row.multipliers - row.ticked
    return Message("web-tick-effect", {"number": str(row.number), "left": left, "points": row.points})


def score_sheet(view: TableView, seat: int) -> list[tuple[Message, int]]:
    """R25-R28: the rows as they count, and the malus."""
    sheet = view.seats[seat]
    lines = [(Message("web-row", {"number": str(row.number)}), row.points) for row in sheet.rows]
    if sheet.malus is not None:
        lines.append((Message("board-malus"), -sheet.malus))
    return lines


# -- Other moments --------------------------------------------------------------------------------------


def compare(table: Table, view: TableView, is_choosing: bool) -> Mapping[str, Any]:
    """The view after the viewer's last turn, to mark what is new, and after each choice, to preview it."""
    is_taking = is_choosing and view.phase in ("choose", "malus")
    return {"left": _view_left(table, view), "choices": _view_choices(table) if is_taking else []}


def _view_left(table: Table, view: TableView) -> TableView:
    """At the end of the viewer's last turn."""
    me = view.actor if view.viewer is None else view.viewer
    steps = enumerate(table.steps, start=1)
    after = [k for k, step in steps if step.seat == me and step.before.turn != table.state.turn]
    index = after[-1] if after else 0
    if index == len(table.steps):
        return view
    left: TableView = table.game.presentation.view(table.steps[index].before, None)
    return left


def _view_choices(table: Table) -> list[tuple[str, TableView]]:
    """By colour or face, tried out on a table of its own; stars go where they can."""
    views = []
    for action, piece in pieces(Turn(table)).items():
        after = table.copy()
        after.play(action)
        for _ in range(int(after.state.stars)):
            after.play(after.legal_ids()[0])
        views.append((piece.removeprefix("take-"), after.view()))
    return views
