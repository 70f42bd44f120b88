"""How a game is drawn in a terminal: the module `terminal` of its package, with `draw` and `menu_for`."""

from __future__ import annotations

from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.engine.table import Table
from gobelet.engine.terminal import Menu


class Board(Protocol):
    """What the module `terminal` of a game provides."""

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


PLAIN = PlainBoard()


def board_of(game: Game) -> Board:
    """Imported only now: a data file that cannot be read is no concern of other games."""
    return cast("Board", game.find_part("terminal") or PLAIN)
