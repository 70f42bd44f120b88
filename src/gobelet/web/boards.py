"""How a game is drawn on a page: the folder `web` of its package, with template, style, words and module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol, cast

from gobelet.engine.contract import Message
from gobelet.engine.errors import GobeletError, NotationError
from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.engine.plans import Composed, Plan, TickError, Turn
from gobelet.engine.table import Table


class Board(Protocol):
    """
    What the package `web` of a game provides, as far as its board needs it: see `PlainBoard` for the rest.

    Its template is `board.html`, its style `board.css`.
    """

    def pieces(self, turn: Turn) -> Mapping[int, str]:
        """Where on the board each legal action is, by its number; those not named are only buttons."""

    def plan(self, turn: Turn) -> Plan | None:
        """What can be ticked together now."""

    def compose(self, turn: Turn, picks: Sequence[str]) -> Composed:
        """
        The actions that the ticked pieces mean, and what they will do.

        Raises:
            NotationError: If they mean nothing together.
        """

    def marks(self, turn: Turn, action: int) -> Sequence[str]:
        """The pieces of the board that a legal action is about, to mark them in a hint."""

    def score_sheet(self, view: Any, seat: int) -> list[tuple[Message, int]]:
        """The points of a seat line by line, as on paper, without the total."""

    def touched(self, message: Message, seat: int) -> str | None:
        """What a log message takes from *seat* or changes there, named as in `point` of a guide."""

    def compare(self, table: Table, view: Any, is_choosing: bool) -> Mapping[str, Any]:
        """What the template shows of other moments, by variable name; nothing the viewer may not see."""


class PlainBoard:
    """The defaults: actions are buttons, points are one total, and no other moments are shown."""

    def pieces(self, turn: Turn) -> Mapping[int, str]:
        return {}

    def plan(self, turn: Turn) -> Plan | None:
        return None

    def compose(self, turn: Turn, picks: Sequence[str]) -> Composed:
        raise NotationError(" ".join(picks))

    def marks(self, turn: Turn, action: int) -> Sequence[str]:
        return []

    def score_sheet(self, view: Any, seat: int) -> list[tuple[Message, int]]:
        return []

    def touched(self, message: Message, seat: int) -> str | None:
        return None

    def compare(self, table: Table, view: Any, is_choosing: bool) -> Mapping[str, Any]:
        return {}


PLAIN = PlainBoard()
MEMBERS = ("pieces", "plan", "compose", "marks", "score_sheet", "touched", "compare")


def board_of(game: Game) -> Board:
    """Imported on first use, so that an invalid data file does not affect other games."""
    own = game.find_part("web")
    members = {name: getattr(own, name, getattr(PLAIN, name)) for name in MEMBERS}
    return cast("Board", SimpleNamespace(**members))


def compose(table: Table, picks: Sequence[str]) -> Composed:
    """
    What the ticked pieces mean, and the game after it: it is tried out once.

    Raises:
        GobeletError: If it cannot be done.
    """
    turn = Turn(table)
    composed = board_of(table.game).compose(turn, picks)
    return composed if composed.played else replace(composed, played=turn.play(composed.actions))


def preview_ticks(table: Table, picks: Sequence[str], language: Language) -> dict[str, str | None]:
    """What the button says to the ticked pieces; where it cannot be pressed, the reason if there is one."""
    try:
        return {"label": language.say(compose(table, picks).label)}
    except TickError as refusal:
        return {"label": None, "reason": language.say(refusal.reason)} if picks else {"label": None}
    except GobeletError:
        return {"label": None}


def find_marks(turn: Turn, action: int) -> frozenset[str]:
    """Where on the board an action is: its piece, what it ticks, or what the game says."""
    board, text = board_of(turn.table.game), turn.table.game.notation.format_action(action)
    offered = board.plan(turn)
    ticks = [piece for piece, pick in offered.picks.items() if pick.value == text] if offered else []
    piece = board.pieces(turn).get(action)
    return frozenset([*board.marks(turn, action), *ticks, *([piece] if piece else [])])


def board_folder(game: Game) -> Path | None:
    """The folder with board.html and what else the board needs, if the game has a board."""
    folder = game.folder / "web"
    return folder if (folder / "board.html").is_file() else None
