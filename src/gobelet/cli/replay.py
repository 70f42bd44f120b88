"""`gobelet replay`: show a saved game turn by turn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from gobelet.cli.boards import draw_board
from gobelet.cli.locale import Lang, language_code, load_language
from gobelet.cli.ready import begin_at_once
from gobelet.cli.saves import read_record
from gobelet.cli.session import show_result
from gobelet.engine.language import Language
from gobelet.engine.record import BEGIN, Move, Record
from gobelet.engine.table import Table
from gobelet.games import find_game


def replay(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="Record to replay.")],
    lang: Lang = None,
    step: Annotated[
        bool, typer.Option("--step", help="Show the board before every turn and wait for Enter.")
    ] = False,
) -> None:
    """Check a record and show its game turn by turn."""
    record = read_record(file)
    game = find_game(record.game)
    code = language_code(lang)
    begin_at_once(game, code)
    table = game.resume(record)
    language = load_language(code, game, table.names)
    console = Console(highlight=False)
    Narrator(record, table, language, console, step).run()


class Narrator:
    """Prints the steps of a finished or unfinished game."""

    def __init__(
        self, record: Record, table: Table, language: Language, console: Console, by_step: bool
    ) -> None:
        self.record = record
        self.table = table
        self.language = language
        self.console = console
        self.by_step = by_step

    def run(self) -> None:
        moves = iter(self.record.moves)
        has_setup = bool(self.record.moves) and self.record.moves[0].action == BEGIN
        current = next(moves) if has_setup else None
        turn = -1
        self._show_headers()
        for k, step in enumerate(self.table.steps):
            if step.seat is not None:
                self._show_notes(current)
                current = next(moves, None)
            if int(step.before.turn) != turn:
                turn = int(step.before.turn)
                if not self._begin_turn(step.before, turn):
                    return
            self._tell(k)
        self._show_notes(current)
        self._draw(self.table, 0)
        if self.table.over:
            show_result(self.table, self.language, self.console)

    def _show_headers(self) -> None:
        for key, value in self.record.headers.items():
            self.console.print(Text(f"{key}: {value}", "dim"))
        for comment in self.record.comments:
            self.console.print(Text(f"# {comment}", "italic"))

    def _begin_turn(self, state: object, turn: int) -> bool:
        """Print the heading of a turn and, with --step, the board; return whether to continue."""
        if self.by_step:
            self._draw(self.table.at(state), turn % self.table.players)
            answer = self.console.input(f"[dim]{self.language.say('replay-step')}[/] ")
            if answer.strip().lower() == "q":
                return False
        name = self.language.name_of(turn % self.table.players)
        self.console.print(Text(f"\n{self.language.say('replay-turn', turn=turn + 1)}  {name}", "bold"))
        return True

    def _tell(self, index: int) -> None:
        step = self.table.steps[index]
        if step.action is not None:
            label = self.table.game.presentation.name_action(step.before, step.action)
            self.console.print(Text(f"  › {self.language.say(label)}", "dim"))
        for message in self.table.tell(index):
            self.console.print(Text(f"    {self.language.say(message)}"))

    def _draw(self, table: Table, seat: int) -> None:
        self.console.print(draw_board(table, seat, self.language, self.console.width))

    def _show_notes(self, move: Move | None) -> None:
        if move is None:
            return
        for comment in move.comments:
            self.console.print(Text(f"    # {comment}", "italic"))
        for variation in move.variations:
            moves = ", ".join(map(str, variation))
            self.console.print(Text(f"    {self.language.say('replay-variation', moves=moves)}", "italic"))
