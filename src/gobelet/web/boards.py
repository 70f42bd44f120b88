"""How a game is drawn on a page: the folder `web` of its package, with module, template, style and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol, cast

from gobelet.engine.contract import Message
from gobelet.engine.errors import NotationError
from gobelet.engine.game import Game
from gobelet.engine.plans import Composed, Plan, Turn
from gobelet.engine.table import Table


class Board(Protocol):
    """What the package `web` of a game provides. Its template is `board.html`, its style `board.css`."""

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

    def score_sheet(self, view: Any, seat: int) -> list[tuple[Message, int]]:
        """The points of a seat line by line, as on paper, without the total."""


class ComparingBoard(Board, Protocol):
    """One whose template shows this moment beside others."""

    def compare(self, table: Table, view: Any, is_choosing: bool) -> Mapping[str, Any]:
        """Views of other moments, by the names that the template has for them; none it may not see."""


class PlainBoard:
    """For a game nobody has drawn yet."""

    def pieces(self, turn: Turn) -> Mapping[int, str]:
        return {}

    def plan(self, turn: Turn) -> Plan | None:
        return None

    def compose(self, turn: Turn, picks: Sequence[str]) -> Composed:
        raise NotationError(" ".join(picks))

    def score_sheet(self, view: Any, seat: int) -> list[tuple[Message, int]]:
        return []


PLAIN = PlainBoard()


def board_of(game: Game) -> Board:
    """Imported only now: a data file that cannot be read is no concern of other games."""
    return cast("Board", game.find_part("web") or PLAIN)


def compare(table: Table, view: Any, is_choosing: bool) -> Mapping[str, Any]:
    """Views of other moments that the template of this game asks for."""
    board = board_of(table.game)
    if not hasattr(board, "compare"):
        return {}
    return cast("ComparingBoard", board).compare(table, view, is_choosing)


def compose(table: Table, picks: Sequence[str]) -> Composed:
    """
    What the ticked pieces mean, and the game after it: it is tried out once.

    Raises:
        GobeletError: If it cannot be done.
    """
    turn = Turn(table)
    composed = board_of(table.game).compose(turn, picks)
    return composed if composed.played else replace(composed, played=turn.play(composed.actions))


def board_folder(game: Game) -> Path | None:
    """Where board.html, board.css and lang/ are, of a game that somebody has drawn."""
    folder = game.folder / "web"
    return folder if folder.is_dir() else None
