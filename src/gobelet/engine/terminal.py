"""Building blocks for drawing games in a terminal: seats, and a menu of choices. Needs rich."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gobelet.engine.contract import Notation
from gobelet.engine.errors import NotationError
from gobelet.engine.language import Language

# A colour and a shape each, the same in every game.
SEAT_STYLES = ("bold dodger_blue1", "bold gold1", "bold medium_purple1", "bold green3")
SEAT_MARKS = "●▲■◆"


def seat_name(seat: int, language: Language) -> Text:
    return Text(f" {SEAT_MARKS[seat]} {language.name_of(seat)}", SEAT_STYLES[seat])


# -- Choosing -------------------------------------------------------------------------------------------

COLUMNS_FROM = 9  # this many choices or more stand in two columns
NUMBER_WIDTH = 5


@dataclass(frozen=True)
class Choice:
    number: int
    label: str
    action: int


class Menu:
    """The legal actions, numbered from 1; several may be typed at once."""

    hint = "choose-hint"

    def __init__(self, choices: Sequence[Choice], notation: Notation) -> None:
        self.choices = choices
        self.notation = notation

    def read(self, text: str) -> list[int]:
        """
        The actions in *text*: numbers of this menu, or actions as text, separated by commas.

        Raises:
            NotationError: If it is neither.
        """
        words = text.replace(",", " ").split()
        if words and all(word.isascii() and word.isdigit() for word in words):
            return self.pick([int(word[:6]) for word in words], text)
        return [self.notation.parse_action(part) for part in text.split(",")]

    def pick(self, numbers: list[int], text: str) -> list[int]:
        actions = {choice.number: choice.action for choice in self.choices}
        if not all(number in actions for number in numbers):
            raise NotationError(text)
        return [actions[number] for number in numbers]

    def typed(self, action: int) -> str:
        """What to type for *action*: its number, the numbers that combine to it, or its text."""
        numbers = [choice.number for choice in self.choices]
        for count in range(1, len(numbers) + 1):
            for some in itertools.combinations(numbers, count):
                with suppress(NotationError):
                    if self.pick(list(some), "") == [action]:
                        return " ".join(map(str, some))
        return self.notation.format_action(action)

    def __rich__(self) -> RenderableType:
        columns = 2 if len(self.choices) >= COLUMNS_FROM else 1
        grid = Grid.grid()
        for _ in range(columns):
            grid.add_column(width=NUMBER_WIDTH)
            grid.add_column()  # a long label goes on under itself
        rows = -(-len(self.choices) // columns)
        for row in range(rows):
            grid.add_row(*(cell for choice in self.choices[row::rows] for cell in self._cells(choice)))
        return grid

    def _cells(self, choice: Choice) -> tuple[Text, Text]:
        return Text(f"{choice.number:>3}", "bold cyan"), Text(f"{choice.label}    ")
