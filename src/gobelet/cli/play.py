"""`gobelet play`: a game in the terminal, alone, with bots or with people at the same keyboard."""

from __future__ import annotations

import datetime
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gobelet.bots import LEVELS, Bot, new_bot
from gobelet.cli.ready import get_ready
from gobelet.cli.saves import load, save_path
from gobelet.cli.sitting import Sitting
from gobelet.cli.words import Lang, language_code, words_of
from gobelet.engine.errors import SetupError
from gobelet.engine.table import Table
from gobelet.games import find_game

Against = Annotated[str | None, typer.Option(help=f"Bots by level, e.g. random,random: {', '.join(LEVELS)}.")]
People = Annotated[int, typer.Option(help="How many people share this keyboard.")]
Solo = Annotated[bool, typer.Option("--solo", help="Alone, without bots.")]
Names = Annotated[list[str] | None, typer.Option("--name", help="A person's name; once for each.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="E.g. -o edition=reprint.")]
Seed = Annotated[int | None, typer.Option(help="The same seed rolls the same dice.")]
RealDice = Annotated[bool, typer.Option("--real-dice", help="Roll your own dice and type what they show.")]
Resume = Annotated[Path | None, typer.Option(help="Go on with this record.", exists=True, dir_okay=False)]
New = Annotated[bool, typer.Option("--new", help="Begin anew, whatever is unfinished.")]


def play(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `gobelet games`.")] = "ages",
    against: Against = None,
    people: People = 1,
    solo: Solo = False,
    name: Names = None,
    option: Options = None,
    lang: Lang = None,
    seed: Seed = None,
    real_dice: RealDice = False,
    resume: Resume = None,
    new: New = False,
) -> None:
    """Play a game in the terminal. Quit at any time: the game is saved and goes on where you stopped."""
    console = Console(highlight=False)
    game = find_game(game_id)
    code = language_code(lang)
    get_ready(game, code)
    path = resume or save_path(game)
    saved = load(game, path) if resume or (path.exists() and not new) else None
    if saved and (resume or _wants_to_resume(saved, code, console)):
        table = saved
    else:
        levels = [] if solo else (against or next(iter(LEVELS))).split(",")
        names = _name_players(name or [], people, levels, code)
        table = game.table(
            players=people + len(levels),
            seed=None if real_dice else secrets.randbits(32) if seed is None else seed,
            names=names,
            notes=_note_bots(people, levels),
            **read_options(option or []),
        )
    language = words_of(code, game, table.names)
    Sitting(table, _seat_bots(table), language, console, path).run()


def read_options(pairs: list[str]) -> dict[str, str]:
    """
    Options as typed, `name=value` each.

    Raises:
        SetupError: If one of them is something else.
    """
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise SetupError(f"An option is name=value, not {pair!r}.")
        options[key.strip()] = value.strip()
    return options


def _name_players(names: list[str], people: int, levels: list[str], code: str) -> list[str]:
    language = words_of(code)
    if len(names) > people:
        raise SetupError(f"{len(names)} names for {people} people.")
    if not names and people == 1:
        names = [language.say("player")]
    persons = [*names, *(f"P{seat + 1}" for seat in range(len(names), people))]
    bots = [language.say("bot", level=level) for level in levels]
    return persons + [f"{bot} {k}" if len(bots) > 1 else bot for k, bot in enumerate(bots, start=1)]


def _note_bots(people: int, levels: list[str]) -> dict[str, str]:
    notes = {"date": datetime.date.today().isoformat()}
    for level in levels:
        new_bot(level, 0)
    if levels:
        notes["bots"] = " ".join(f"p{people + k}={level}" for k, level in enumerate(levels))
    return notes


def _seat_bots(table: Table) -> dict[int, Bot]:
    """The bots as the record names them, `p1=random p2=random`."""
    bots: dict[int, Bot] = {}
    for entry in table.notes.get("bots", "").split():
        seat, _, level = entry.partition("=")
        if seat not in {f"p{k}" for k in range(table.players)}:
            raise SetupError(f"The record seats a bot at {entry!r}; there are {table.players} seats.")
        bots[int(seat[1:])] = new_bot(level, secrets.randbits(64))
    return bots


def _wants_to_resume(table: Table, code: str, console: Console) -> bool:
    language = words_of(code, table.game)
    turn = int(table.state.turn) // table.players + 1
    question = language.say("resume-question", game=language.say("title"), round=turn)
    answer = console.input(f"{question} ({language.say('resume-yes-no')}) ", markup=False)
    return answer.strip().lower()[:1] in ("", "y", "o")
