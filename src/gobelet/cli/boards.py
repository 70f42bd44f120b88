"""A table in a terminal: drawn by the module `terminal` of its game, with `draw` and perhaps `menu_for`."""

from __future__ import annotations

from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from gobelet.engine.contract import Notation
from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.engine.table import Table
from gobelet.engine.terminal import Choice, Menu


class Board(Protocol):
    """What the module `terminal` of a game provides: made from what a seat sees, never from the table."""

    def draw(self, view: Any, seat: int, language: Language, width: int) -> RenderableType:
        """*view* with *seat* drawn large, in so many columns of the terminal."""


class BoardWithMenu(Board, Protocol):
    """Where choices are more than a list of legal actions."""

    def menu_for(self, view: Any, choices: list[Choice], notation: Notation, language: Language) -> Menu:
        """The choices of the actor."""


def board_of(game: Game) -> Board | None:
    """Imported only now: a data file that cannot be read is no concern of other games."""
    return cast("Board | None", game.find_part("terminal"))


def draw_board(table: Table, seat: int, language: Language, width: int) -> RenderableType:
    """What *seat* sees; of a game nobody has drawn, its position in words."""
    board = board_of(table.game)
    if board is None:
        return Text(table.position.replace(" | ", "\n"))
    return board.draw(table.view(seat), seat, language, width)


def menu_for(table: Table, language: Language) -> Menu:
    """The choices of the actor."""
    board, choices = board_of(table.game), _list_choices(table, language)
    if board is None or not hasattr(board, "menu_for"):
        return Menu(choices, table.game.notation)
    view = table.view(table.actor)
    return cast("BoardWithMenu", board).menu_for(view, choices, table.game.notation, language)


def _list_choices(table: Table, language: Language) -> list[Choice]:
    """The legal actions with their labels, numbered from 1."""
    name = table.game.presentation.name_action
    return [
        Choice(number, language.say(name(table.state, action)), action)
        for number, action in enumerate(table.legal_ids(), start=1)
    ]
