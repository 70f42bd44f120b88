"""One game in the terminal, with people and bots, from the first decision to the final score."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from gobelet.bots import Answer, Bot, decide
from gobelet.cli.boards import draw_board, menu_for
from gobelet.cli.hint import Hint
from gobelet.cli.saves import finish, save, unfinished_path
from gobelet.cli.thinking import thinking
from gobelet.engine.errors import GobeletError, IllegalActionError, NotationError
from gobelet.engine.language import Language, read_rulebook
from gobelet.engine.table import Table
from gobelet.engine.terminal import Menu
from gobelet.engine.turns import active_seat

MAX_LINES = 14  # of what happened since the last decision of a person

COMMANDS = {
    "undo": "undo", "u": "undo", "annuler": "undo",
    "help": "help", "h": "help", "?": "help", "aide": "help",
    "hint": "hint", "indice": "hint", "conseil": "hint",
    "rules": "rules", "règles": "rules", "regles": "rules",
    "quit": "quit", "q": "quit", "exit": "quit", "quitter": "quit",
}  # fmt: skip


class Quit(Exception):  # noqa: N818
    """A person wants to quit."""


class Session:
    """One game with people, bots and an *adviser* that gives hints; saved after every decision."""

    def __init__(
        self, table: Table, bots: Mapping[int, Bot], adviser: Bot, language: Language, console: Console
    ) -> None:
        self.table = table
        self.bots = bots
        self.adviser = adviser
        self.language = language
        self.console = console
        self.path = unfinished_path(table.game.id)
        self.told: list[str] = []
        self._heard = len(table.steps)
        self._viewer = next((seat for seat in range(table.players) if seat not in bots), 0)
        self._at_keyboard: int | None = None  # who has looked last

    def run(self) -> None:
        save(self.table, self.path)
        try:
            while not self.table.over:
                self._take_one_step()
                save(self.table, self.path)
            self._show_end()
        except (Quit, EOFError, KeyboardInterrupt):
            save(self.table, self.path)
            self._say_saved()

    def _take_one_step(self) -> None:
        actor = self.table.actor
        if actor is None:
            if not self.table.game.has_secrets:  # else each person sees their own view
                self._viewer = int(active_seat(self.table.state))
            self._ask_for_draws()
        elif actor in self.bots:
            self._let_bot_play(actor)
        else:
            self._viewer = actor
            self._hand_over(actor)
            self._ask_person()

    def _let_bot_play(self, seat: int) -> None:
        with thinking(self.console, self.language.say("thinking", name=self.language.name_of(seat))):
            while self.table.actor == seat:
                self.table.play(decide(self.bots[seat], self.table).action)
                save(self.table, self.path)

    def _hand_over(self, seat: int) -> None:
        """In games with hidden information, clear the screen before the next person sees it."""
        people = self.table.players - len(self.bots)
        if self.table.game.has_secrets and people > 1 and seat != self._at_keyboard:
            if self.console.is_terminal:
                self.console.clear()
            text = self.language.say("hand-over", name=self.language.name_of(seat))
            if COMMANDS.get(self.console.input(f"{text} ", markup=False).strip().lower()) == "quit":
                raise Quit
        self._at_keyboard = seat

    # -- A person decides -------------------------------------------------------------------------------

    def _ask_person(self) -> None:
        menu = menu_for(self.table, self.language)
        self._show_table()
        self.console.print(menu)
        self._show_keys(menu.hint)
        while True:
            text = self._input()
            if not text:
                continue
            if text.lower() in COMMANDS:
                if self._obey(COMMANDS[text.lower()], menu):
                    return
                continue
            try:
                actions = menu.read(text)
                self.table.copy().play(*actions)  # dice by hand: nothing is tried past a roll
                self.table.play(*actions)
            except IllegalActionError:
                self._warn("not-possible", text=text)
            except NotationError:
                self._warn("not-understood", text=text)
            else:
                self.told.clear()
                return

    def _obey(self, command: str, menu: Menu) -> bool:
        """Run a command; return whether to show the table again."""
        match command:
            case "quit":
                raise Quit
            case "undo" if self.table.may_undo:
                self.table.undo()
                self._heard = min(self._heard, len(self.table.steps))
                self.told = [self.language.say("undone")]
                return True
            case "undo":
                self._warn("nothing-to-undo")
            case "hint":
                self._show_hint(menu)
            case "help":
                self._show_help()
                self._show_rules(self.table.game.presentation.rules_now(self.table.state))
            case "rules":
                self._show_rules(tuple(read_rulebook(self.table.game.folder, self.language.code)))
        return False

    def _show_hint(self, menu: Menu) -> None:
        """Asked as the bots are: the adviser sees what the person sees, and the table stays as it is."""
        only, *others = self.table.legal_ids()
        answer = Answer(only)
        if others:
            with thinking(self.console, self.language.say("hint-thinking")):
                answer = decide(self.adviser, self.table)
        self.console.print(Hint(answer, self.table, menu, self.language))

    def _show_help(self) -> None:
        """What the question is about, and how to win."""
        if explained := self.language.explain(self.table.game.presentation.ask(self.table.state)):
            self.console.print(explained, markup=False)
        if goal := [self.language.say(message) for message in self.table.goal()]:
            text = Text("\n".join(goal))
            self.console.print(Panel(text, title=self.language.say("goal"), title_align="left"))

    def _show_rules(self, numbers: tuple[str, ...]) -> None:
        rules = read_rulebook(self.table.game.folder, self.language.code)
        text = Text()
        for number in numbers:
            text.append(f"{number:<4}", "bold")
            text.append(f"{rules[number]}\n".replace("*", "").replace("`", ""))
        text.rstrip()
        self.console.print(Panel(text, title=self.language.say("rules-now"), title_align="left"))

    # -- Real dice --------------------------------------------------------------------------------------

    def _ask_for_draws(self) -> None:
        self._show_table()
        for number, label in enumerate(dict.fromkeys(self._name_draws(self.table)), start=1):
            self.console.print(Text.assemble((f"{number:>3}", "bold cyan"), "  ", label))
        self._show_keys("enter-draw-hint")
        while True:
            text = self._input()
            if COMMANDS.get(text.lower()) == "quit":
                raise Quit
            try:
                self.table.draw(*self._read_draws(text))
            except GobeletError:
                self._warn("not-understood", text=text)
            else:
                return

    def _name_draws(self, table: Table) -> list[str]:
        name_draw = table.game.presentation.name_draw
        return [self.language.say(name_draw(table.state, k)) for k in range(table.pending)]

    def _read_draws(self, text: str) -> list[str | int]:
        """Parse the typed results one by one, because each determines the possible next ones."""
        trial, outcomes = self.table.copy(), []
        for word in (part.strip() for part in (text.split(",") if "," in text else text.split())):
            outcomes.append(self._read_draw(word, self._name_draws(trial)))
            trial.draw(outcomes[-1])
        return outcomes

    def _read_draw(self, word: str, labels: list[str]) -> str | int:
        """The number of a label, the label or its beginning, or a word of the notation."""
        distinct = list(dict.fromkeys(labels))
        if word in labels:
            return labels.index(word)
        if word.isascii() and word.isdigit() and 0 < int(word[:6]) <= len(distinct):
            return labels.index(distinct[int(word[:6]) - 1])
        begun = [label for label in distinct if label.startswith(word.lower())]
        return labels.index(begun[0]) if len(begun) == 1 else word

    # -- Showing ----------------------------------------------------------------------------------------

    def _show_table(self) -> None:
        self._listen()
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(draw_board(self.table, self._viewer, self.language, self.console.width))
        if self.told:
            lines = Text("\n".join(self.told[-MAX_LINES:]))
            self.console.print(
                Panel(lines, title=self.language.say("happened"), title_align="left", border_style="dim")
            )
        question = self.language.say(self.table.game.presentation.ask(self.table.state))
        if self.table.pending:
            question += f" {self.language.say('enter-draw')}"
        people = self.table.players - len(self.bots)
        name = f"{self.language.name_of(self._viewer)}: " if people > 1 else ""
        self.console.print(Text(f"\n{name}{question}", "bold"))

    def _listen(self) -> None:
        """Collect log messages about what happened since the last call."""
        for index in range(self._heard, len(self.table.steps)):
            self.told += [self.language.say(message) for message in self.table.tell(index)]
        self._heard = len(self.table.steps)

    def _show_keys(self, message: str) -> None:
        self.console.print(Text(self.language.say(message), "dim"))

    def _warn(self, message: str, **args: str) -> None:
        self.console.print(Text(self.language.say(message, **args), "red"))

    def _input(self) -> str:
        return self.console.input(f"{self.language.say('choose')} › ", markup=False).strip()

    # -- The end ----------------------------------------------------------------------------------------

    def _show_end(self) -> None:
        self._show_table()
        show_result(self.table, self.language, self.console)
        path = finish(self.table)
        self.console.print(Text(self.language.say("saved-file", file=str(path)), "dim"), soft_wrap=True)

    def _say_saved(self) -> None:
        self.console.print()
        self.console.print(self.language.say("saved", game=self.table.game.id))
        self.console.print(Text(self.language.say("saved-file", file=str(self.path)), "dim"), soft_wrap=True)


def show_result(table: Table, language: Language, console: Console) -> None:
    """Print the scores, best first, and the winner."""
    scores, ranks = table.scores(), table.ranks()
    if table.players == 1:
        console.print(Text(language.say("over-solo", points=scores[0]), "bold"))
        for message in table.game.conclude(table.state):
            console.print(Text(language.say(message), "bold"))
        return
    for seat in sorted(range(table.players), key=lambda seat: ranks[seat]):
        line = language.say("over-points", seat=language.name_of(seat), points=scores[seat])
        console.print(f"{ranks[seat]:>3}. {escape(line)}")
    winners = [language.name_of(seat) for seat in range(table.players) if ranks[seat] == 1]
    if len(winners) == 1:
        console.print(Text(language.say("over-wins", seat=winners[0]), "bold"))
    else:
        console.print(Text(language.say("over-shared", seats=", ".join(winners)), "bold"))
