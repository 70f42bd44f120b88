"""`gobelet play`: play in the terminal, solo, against bots or with people at the same keyboard."""

from __future__ import annotations

import contextlib
import datetime
import random
import secrets
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import typer
from rich.console import Console

from gobelet.bots import LEVELS, Bot, level_played, new_bot
from gobelet.cli.locale import Lang, language_code, load_language
from gobelet.cli.ready import begin_at_once
from gobelet.cli.saves import read_record, set_aside, unfinished_path
from gobelet.cli.session import Session
from gobelet.engine.errors import RecordError, SetupError
from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.engine.record import Record
from gobelet.engine.table import Table
from gobelet.engine.turns import round_of
from gobelet.games import find_game, list_games

DEFAULT_LEVEL = "normal"
STRONGEST_LEVEL = "expert"

GameId = Annotated[str | None, typer.Argument(metavar="GAME", help="Id of the game; see `gobelet games`.")]
Against = Annotated[
    str | None,
    typer.Option(
        metavar="LEVEL,LEVEL",
        help=f"Bots to play against, as comma-separated levels: {', '.join(LEVELS)}.",
        show_default=DEFAULT_LEVEL,
    ),
]
People = Annotated[int, typer.Option(help="Number of people sharing this keyboard.")]
Solo = Annotated[bool, typer.Option("--solo", help="Play alone, without bots.")]
Names = Annotated[list[str] | None, typer.Option("--name", help="Name of a person; repeat for each person.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Option of the game, e.g. -o edition=reprint. Can be repeated."),
]
Seed = Annotated[int | None, typer.Option(help="Random seed; the same seed gives the same dice.")]
Order = Annotated[
    Literal["random", "given"],
    typer.Option(help="Turn order: at random, or as given (people first, then bots)."),
]
RealDice = Annotated[bool, typer.Option("--real-dice", help="Roll real dice and type the results.")]
Resume = Annotated[
    Path | None, typer.Option(help="Continue the game in this record.", exists=True, dir_okay=False)
]
New = Annotated[bool, typer.Option("--new", help="Start a new game, even if one is unfinished.")]


def play(
    game_id: GameId = None,
    against: Against = None,
    people: People = 1,
    solo: Solo = False,
    name: Names = None,
    option: Options = None,
    lang: Lang = None,
    seed: Seed = None,
    order: Order = "random",
    real_dice: RealDice = False,
    resume: Resume = None,
    new: New = False,
) -> None:
    """Play a game in the terminal. The game is saved when you quit, and you can continue it later."""
    console, code = Console(highlight=False), language_code(lang)
    saved = None
    if resume:
        given = (against, solo, name, option, seed is not None, order != "random", real_dice, people != 1)
        if any(given):
            raise SetupError("--resume continues an existing game: leave out the options for new games.")
        table = _read_table(resume, game_id, code)
    else:
        game, levels = find_game(game_id or list_games()[0]), choose_bots(people, against, solo)
        begin_at_once(game, code, [*levels, *([] if new else _unfinished_levels(game))])
        saved = None if new else _offer_unfinished(game, code, console)
        seed = secrets.randbits(32) if seed is None else seed
        seats = seat_players(name or [], people, levels, code)
        if order == "random":
            random.Random(seed).shuffle(seats)
        table = saved or game.table(
            players=len(seats),
            seed=None if real_dice else seed,
            names=[seat.name for seat in seats],
            notes=_note_bots(seats),
            **read_options(option or []),
        )
    bots = _seat_bots(table)
    path = unfinished_path(table.game.id)
    if saved is None and not (resume and path.exists() and resume.samefile(path)):
        set_aside(table.game.id)
    adviser = new_bot(level_played(STRONGEST_LEVEL), secrets.randbits(64))
    Session(table, bots, adviser, load_language(code, table.game, table.names), console).run()


def choose_bots(people: int, against: str | None, solo: bool) -> list[str]:
    """
    The levels of the bots; by default, one person plays against one bot.

    Raises:
        SetupError: If the options contradict each other.
    """
    if people < 1:
        raise SetupError(f"--people must be at least 1, not {people}.")
    if solo and (against or people > 1):
        raise SetupError("--solo means one person without bots: leave out --against and --people.")
    if against is not None:
        return [level.strip() for level in against.split(",")]
    return [] if solo or people > 1 else [DEFAULT_LEVEL]


def _read_table(path: Path, game_id: str | None, code: str) -> Table:
    record = read_record(path)
    game = find_game(game_id or record.game)
    begin_at_once(game, code, _levels_in(record))
    return game.resume(record)


def _unfinished_levels(game: Game) -> list[str]:
    path = unfinished_path(game.id)
    with contextlib.suppress(RecordError):  # what is wrong with it is said later
        return _levels_in(read_record(path)) if path.exists() else []
    return []


def _levels_in(record: Record) -> list[str]:
    return [entry.partition("=")[2] for entry in record.headers.get("bots", "").split()]


def _offer_unfinished(game: Game, code: str, console: Console) -> Table | None:
    """The unfinished game, if there is one and the person wants to continue it."""
    path = unfinished_path(game.id)
    if not path.exists():
        return None
    try:
        table = game.resume(read_record(path))
    except RecordError as error:
        advice = "Start a new game with --new; the file is kept."
        raise RecordError(f"Cannot read the unfinished game in {path}. {error} {advice}") from error
    return table if _wants_to_resume(table, code, console) else None


def read_options(pairs: list[str]) -> dict[str, str]:
    """
    Parse options of the form `name=value`.

    Raises:
        SetupError: If one has another form.
    """
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise SetupError(f"An option must have the form name=value, not {pair!r}.")
        options[key.strip()] = value.strip()
    return options


class Seat(NamedTuple):
    """A player; people have no level."""

    name: str
    level: str | None = None


def seat_players(names: list[str], people: int, levels: list[str], code: str) -> list[Seat]:
    """
    People first, then bots.

    Raises:
        SetupError: If there are more names than people.
    """
    language = load_language(code)
    if len(names) > people:
        raise SetupError(f"Too many names: {len(names)} names for {people} people.")
    if not names and people == 1:
        names = [language.say("player")]
    persons = [*names, *(f"P{seat + 1}" for seat in range(len(names), people))]
    bots = [language.say("bot", level=name_level(level, language)) for level in levels]
    bots = [f"{bot} {k}" if len(bots) > 1 else bot for k, bot in enumerate(bots, start=1)]
    return [*map(Seat, persons), *map(Seat, bots, levels)]


def name_level(level: str, language: Language) -> str:
    """The translated name of a level; for a bot of your own, the name of its class."""
    kind = level.rpartition(":")[2]
    return language.say(f"level-{kind}") if language.knows(f"level-{kind}") else kind


def _note_bots(seats: list[Seat]) -> dict[str, str]:
    notes = {"date": datetime.date.today().isoformat()}
    bots = {f"p{k}": seat.level for k, seat in enumerate(seats) if seat.level is not None}
    for level in bots.values():
        new_bot(level, 0)
    if bots:
        notes["bots"] = " ".join(f"{seat}={level}" for seat, level in bots.items())
    return notes


def _seat_bots(table: Table) -> dict[int, Bot]:
    """The bots named in the record, as `p1=random p2=random`."""
    bots: dict[int, Bot] = {}
    for entry in table.notes.get("bots", "").split():
        seat, _, level = entry.partition("=")
        if seat not in {f"p{k}" for k in range(table.players)}:
            raise SetupError(f"The record has a bot at {entry!r}, but the table has {table.players} seats.")
        bots[int(seat[1:])] = new_bot(level, secrets.randbits(64))
    return bots


def _wants_to_resume(table: Table, code: str, console: Console) -> bool:
    language = load_language(code, table.game)
    number = int(round_of(table.state))
    question = language.say("resume-question", game=language.say("title"), round=number)
    answers = {"": True, "y": True, "o": True, "n": False}
    while True:
        answer = console.input(f"{question} ({language.say('resume-yes-no')}) ", markup=False)
        if answer.strip().lower()[:1] in answers:
            return answers[answer.strip().lower()[:1]]
