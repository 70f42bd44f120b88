"""Drawing a table in the terminal, with the module `terminal` of its game."""

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
    """The interface of a game's module `terminal`; it gets the view of a seat, never the table."""

    def draw(self, view: Any, seat: int, language: Language, width: int) -> RenderableType:
        """Draw *view* with *seat* enlarged, in that many columns."""


class BoardWithMenu(Board, Protocol):
    """A board that offers more than a list of legal actions."""

    def menu_for(self, view: Any, choices: list[Choice], notation: Notation, language: Language) -> Menu:
        """The choices of the actor."""


def board_of(game: Game) -> Board | None:
    """The game's board, imported on first use, so that an invalid data file does not affect other games."""
    return cast("Board | None", game.find_part("terminal"))


def draw_board(table: Table, seat: int, language: Language, width: int) -> RenderableType:
    """What *seat* sees; for games without a board, the position as text."""
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
