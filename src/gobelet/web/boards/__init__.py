"""How each game is drawn on a page: one folder a game, with its module, template, style and words."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from gobelet.engine.contract import Message
from gobelet.engine.errors import NotationError
from gobelet.engine.game import Game
from gobelet.engine.table import Table
from gobelet.web.choosing import Composed, Plan

FOLDER = Path(__file__).parent
DRAWN = ("ages", "stars", "city", "topia")


class Board(Protocol):
    """What the module of a folder here provides. Its template is `board.html`, its style `board.css`."""

    def pieces(self, table: Table) -> Mapping[int, str]:
        """Where on the board each legal action is, by its number; those not named are only buttons."""

    def plan(self, table: Table) -> Plan | None:
        """What can be ticked together now."""

    def compose(self, table: Table, picks: Sequence[str]) -> Composed:
        """
        The actions that the ticked pieces mean, and what they will do.

        Raises:
            NotationError: If they mean nothing together.
        """

    def score_sheet(self, view: Any, seat: int) -> list[tuple[Message, int]]:
        """The points of a seat line by line, as on paper, without the total."""


class PlainBoard:
    """For a game nobody has drawn yet."""

    def pieces(self, table: Table) -> Mapping[int, str]:
        return {}

    def plan(self, table: Table) -> Plan | None:
        return None

    def compose(self, table: Table, picks: Sequence[str]) -> Composed:
        raise NotationError(" ".join(picks))

    def score_sheet(self, view: Any, seat: int) -> list[tuple[Message, int]]:
        return []


def board_of(game: Game) -> Board:
    """Imported only now: a data file that cannot be read is no concern of other games."""
    if game.id not in DRAWN:
        return PlainBoard()
    board: Any = importlib.import_module(f"{__name__}.{game.id}")
    return board  # type: ignore[no-any-return]


def folder_of(game: Game) -> Path | None:
    return FOLDER / game.id if game.id in DRAWN else None
