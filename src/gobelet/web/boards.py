"""How a game is drawn on a page: the folder `web` of its package, with template, style, words and module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol, cast

from gobelet.engine.contract import Message
from gobelet.engine.errors import NotationError
from gobelet.engine.game import Game
from gobelet.engine.plans import Composed, Plan, Turn
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

    def score_sheet(self, view: Any, seat: int) -> list[tuple[Message, int]]:
        """The points of a seat line by line, as on paper, without the total."""

    def compare(self, table: Table, view: Any, is_choosing: bool) -> Mapping[str, Any]:
        """What the template shows of other moments, by the names it has for them; nothing it may not see."""


class PlainBoard:
    """What holds unless a game says otherwise: actions are buttons, points a total, no other moments."""

    def pieces(self, turn: Turn) -> Mapping[int, str]:
        return {}

    def plan(self, turn: Turn) -> Plan | None:
        return None

    def compose(self, turn: Turn, picks: Sequence[str]) -> Composed:
        raise NotationError(" ".join(picks))

    def score_sheet(self, view: Any, seat: int) -> list[tuple[Message, int]]:
        return []

    def compare(self, table: Table, view: Any, is_choosing: bool) -> Mapping[str, Any]:
        return {}


PLAIN = PlainBoard()
MEMBERS = ("pieces", "plan", "compose", "score_sheet", "compare")


def board_of(game: Game) -> Board:
    """Imported only now: a data file that cannot be read is no concern of other games."""
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


def board_folder(game: Game) -> Path | None:
    """Where board.html is, of a game that somebody has drawn; and what else its drawing needs."""
    folder = game.folder / "web"
    return folder if (folder / "board.html").is_file() else None
