"""How each game is drawn in a terminal: one module a game, with `draw` and `menu_for`."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from gobelet.cli.menu import Menu
from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.engine.table import Table


class Board(Protocol):
    """What a module here provides."""

    def draw(self, table: Table, seat: int, language: Language, width: int) -> RenderableType:
        """The table as *seat* sees it, in so many columns of the terminal."""

    def menu_for(self, table: Table, language: Language) -> Menu:
        """The choices of the actor."""


class PlainBoard:
    """For a game nobody has drawn yet: its position in words."""

    def draw(self, table: Table, seat: int, language: Language, width: int) -> RenderableType:
        return Text(table.position.replace(" | ", "\n"))

    def menu_for(self, table: Table, language: Language) -> Menu:
        return Menu(table, language)


DRAWN = ("ages", "stars", "city", "topia")


def board_of(game: Game) -> Board:
    """Imported only now: a data file that cannot be read is no concern of other games."""
    if game.id not in DRAWN:
        return PlainBoard()
    board: Any = importlib.import_module(f"{__name__}.{game.id}")
    return board  # type: ignore[no-any-return]
