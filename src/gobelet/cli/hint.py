"""The command `hint`: the best three next actions, what a bot expects of each, and why."""

from __future__ import annotations

import math

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gobelet.advice import Advice
from gobelet.bots import Answer, Estimate
from gobelet.engine.language import Language
from gobelet.engine.table import Table
from gobelet.engine.terminal import Menu


class Hint:
    """A bot's answer about the current decision, ready to be printed."""

    def __init__(self, answer: Answer, table: Table, menu: Menu, language: Language) -> None:
        self.answer = answer
        self.table = table
        self.menu = menu
        self.language = language
        self.advice = Advice(answer, table)

    def __rich__(self) -> RenderableType:
        parts: list[RenderableType] = [self._grid(), Text(), Text(self.language.say(self.advice.explain()))]
        if self.advice.num_trials:
            parts.append(Text(self.language.say("hint-games", games=self.advice.num_trials), "dim"))
        return Panel(Group(*parts), title=self.language.say("hint-title"), title_align="left")

    # -- The numbers ------------------------------------------------------------------------------------

    def _grid(self) -> Grid:
        if not self.advice.shown:
            return self._plain_grid(self.answer.action)
        grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="dim")
        for name in ("hint-type", "hint-choice"):
            grid.add_column(self.language.say(name))
        for measure in self.advice.measures:
            grid.add_column(self.language.say(f"hint-{measure}"), justify="right", no_wrap=True)
        for candidate in self.advice.shown:
            cells = (
                self._say_estimate(measure, getattr(candidate, measure)) for measure in self.advice.measures
            )
            grid.add_row(*self._name(candidate.action), *cells)
        return grid

    def _plain_grid(self, action: int) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(*self._name(action))
        return grid

    def _name(self, action: int) -> tuple[Text, Text]:
        name = self.table.game.presentation.name_action
        label = self.language.say(name(self.table.state, action))
        return Text(self.menu.typed(action), "bold cyan"), Text(label)

    def _say_estimate(self, measure: str, estimate: Estimate) -> str:
        text = self.language.say(f"hint-{measure}-mean", mean=estimate.mean)
        if math.isnan(estimate.error):
            return text
        return f"{text} {self.language.say(f'hint-{measure}-error', error=estimate.error)}"
