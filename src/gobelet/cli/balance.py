"""`gobelet balance`: how fair, long and close a game is, and what correlates with winning."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from gobelet.arena.folder import write_safely
from gobelet.arena.wording import format_mean, format_share
from gobelet.cli.arena import GameId, Jobs, Options, Seed
from gobelet.cli.simulate import Decisions, Force, Games, Players, Policy, check_paths, read_study, run
from gobelet.engine.errors import SetupError
from gobelet.engine.extras import check_extra
from gobelet.engine.machine import count_cores
from gobelet.studies.balance import Balance, Titles, weigh
from gobelet.studies.effects import is_sure
from gobelet.studies.report import format_difference, write_balance
from gobelet.studies.results import Results, read_results
from gobelet.studies.simulation import hire_threads
from gobelet.studies.study import RANDOM, Study

GAMES = 20_000
MAX_SHOWN = 5  # effects, on either side

From = Annotated[
    Path | None,
    typer.Option(
        "--from", metavar="FILE", help="Use games written by `gobelet simulate` instead of playing."
    ),
]
Out = Annotated[
    Path | None, typer.Option(help="File or folder for the report.", show_default="balance-GAME-....html")
]


def balance(
    game_id: GameId,
    games: Games = GAMES,
    players: Players = 2,
    policy: Policy = RANDOM,
    option: Options = None,
    seed: Seed = 0,
    decisions: Decisions = False,
    file: From = None,
    out: Out = None,
    force: Force = False,
    jobs: Jobs = None,
) -> None:
    """Write an HTML report on the balance of a game: wins by seat, and what correlates with winning."""
    check_extra("arena")
    console = Console(stderr=True, highlight=False)
    if file is None:
        study = read_study(game_id, games, players, policy, option, seed)
        path = place_report(out, study.name, force)
        results = _play(study, decisions, jobs or count_cores(), console)
        command = study.write_command("balance") + (" --decisions" if decisions else "")
    else:
        if (games, players, policy, option, seed, decisions) != (GAMES, 2, RANDOM, None, 0, False):
            raise SetupError("--from uses existing games: leave out the options that describe games to play.")
        results = _read(file, game_id)
        path = place_report(out, results.study.name, force)
        command = results.description["command"]
    with console.status("Analysing"):
        found = weigh(results)
        page = write_balance(found, command)
    write_safely(path, lambda temporary: temporary.write_text(page, "utf-8"))
    show(found, path, Console(highlight=False))


def _play(study: Study, decisions: bool, jobs: int, console: Console) -> Results:
    """Simulate to a temporary file, and read it back."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"{study.name}.parquet"
        run(study, hire_threads(study.policy, jobs), file, decisions, console)
        return read_results(file)


def _read(file: Path, game_id: str) -> Results:
    results = read_results(file)
    if results.study.game != game_id:
        raise SetupError(f"{file} contains games of {results.study.game}, not {game_id}.")
    return results


def place_report(out: Path | None, name: str, force: bool) -> Path:
    """
    The path of the report: *out*, or a file in that folder or in the current one.

    Raises:
        SetupError: If it exists already, or its folder does not.
    """
    path = (out or Path()) / f"balance-{name}.html" if out is None or out.is_dir() else out
    check_paths([path], force)
    return path


# -- In the terminal ------------------------------------------------------------------------------------


def show(balance: Balance, path: Path, console: Console) -> None:
    """Print a summary, and the path of the report."""
    study = balance.results.study
    console.print(_grid_of_seats(balance), "")
    console.print(_grid_of_effects(balance), "")
    line = f"{balance.rounds.mean:.1f} rounds per game"
    if balance.margins is not None:
        line += f"; the winner is {balance.margins.mean:.1f} points ahead on average"
        line += f" and level on points in {100 * balance.level:.1f}% of games"
    console.print(f"{line}. All players use the policy {study.policy}.", markup=False)
    console.print(
        "± is half of a 95% confidence interval. Correlation with winning does not imply causation.",
        style="dim",
    )
    console.print(str(path), markup=False, soft_wrap=True)


def _grid_of_seats(balance: Balance) -> Grid:
    study = balance.results.study
    grid = _grid(f"{study.find_game().title}: {study.games:,} games", "", "wins", "points", "place")
    for seat in balance.seats:
        grid.add_row(seat.label, format_share(seat.win), format_mean(seat.points), f"{seat.place:.2f}")
    return grid


def _grid_of_effects(balance: Balance) -> Grid:
    """The strongest effects in both directions."""
    is_about_winning = balance.results.is_about_winning
    titles = Titles(balance.results.study.find_game())
    columns = ("owned by", f"difference in {'wins, %' if is_about_winning else 'points'}", "")
    grid = _grid(
        "What correlates with winning" if is_about_winning else "What correlates with points", "", *columns
    )
    grid.columns[-1].justify = "left"
    sure = [effect for effect in balance.effects if is_sure(effect.contrast.difference)]
    for effect in sure if len(sure) <= 2 * MAX_SHOWN else sure[:MAX_SHOWN] + sure[-MAX_SHOWN:]:
        name, kind = titles.trait(effect.trait), titles.group(effect.trait)
        difference = format_difference(effect.contrast.difference, 1)
        grid.add_row(name, f"{100 * effect.had:.1f}%", difference, f"[dim]{kind}[/]")
    return grid


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column(columns[0])
    for column in columns[1:]:
        grid.add_column(column, justify="right")
    return grid
