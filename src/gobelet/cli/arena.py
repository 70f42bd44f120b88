"""`gobelet arena`: tournaments between bots, with the same dice for all of them."""

from __future__ import annotations

import json
import re
import shlex
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gobelet.arena.folder import Folder, open_folder, write_safely
from gobelet.arena.job import ALPHA, Job, check_job
from gobelet.arena.lineups import split_names
from gobelet.arena.match import warm_up
from gobelet.arena.outcome import Outcome, conclude, to_json
from gobelet.arena.report import write_report
from gobelet.arena.tournament import Tournament
from gobelet.arena.workers import Workers, local_workers, ray_workers
from gobelet.bots import LEVELS
from gobelet.cli.locale import language_code
from gobelet.cli.play import read_options
from gobelet.cli.ready import get_ready
from gobelet.cli.standings import follow, show
from gobelet.engine.extras import check_extra
from gobelet.engine.machine import count_cores

INTERRUPTED = 130  # the exit code of shells for SIGINT
GAMES = 1000
MAX_NAME = 100

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of the game; see `gobelet games`.")]
Bots = Annotated[
    str, typer.Option(help=f"Comma-separated bots, e.g. expert,hard@50ms. Levels: {', '.join(LEVELS)}.")
]
Players = Annotated[int, typer.Option(help="Number of players per game; with 1, bots play solo for points.")]
Games = Annotated[
    int,
    typer.Option(help="Minimum number of games per lineup; every deal is played in every seat."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Option of the game, e.g. -o edition=reprint. Can be repeated."),
]
Seed = Annotated[int, typer.Option(help="Random seed; the same seed gives the same dice.")]
UntilSignificant = Annotated[
    bool,
    typer.Option(
        "--until-significant", help="Stop each lineup as soon as its ranking is statistically significant."
    ),
]
Alpha = Annotated[float, typer.Option(help="Significance level for --until-significant.")]
Out = Annotated[Path | None, typer.Option(help="Folder for the results.", show_default="arena-GAME-...")]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="Number of parallel workers.", show_default="all cores")
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Run on this Ray cluster; `local` starts one on this machine."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print only JSON.")]


def arena(
    game_id: GameId,
    bots: Bots,
    players: Players = 2,
    games: Games = GAMES,
    option: Options = None,
    seed: Seed = 0,
    until_significant: UntilSignificant = False,
    alpha: Alpha = ALPHA,
    out: Out = None,
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Run a tournament between bots. Repeat the same command to resume an interrupted run."""
    check_extra("arena")
    options = tuple(sorted(read_options(option or []).items()))
    job = Job(game_id, split_names(bots), players, games, options, seed, until_significant, alpha)
    check_job(job)
    with open_folder(out or Path(name_folder(job)), job) as folder:
        outcome = _play(job, folder, _hire(jobs, ray), Console(stderr=True, highlight=False))
    if as_json:
        paths = {"results": str(folder.results), "report": str(folder.report)}
        typer.echo(json.dumps(to_json(outcome) | paths, indent=2, ensure_ascii=False))
    else:
        show(outcome, folder, Console(highlight=False))


def _hire(jobs: int | None, ray: str | None) -> AbstractContextManager[Workers]:
    return ray_workers(ray, jobs) if ray else local_workers(jobs or count_cores())


def _play(job: Job, folder: Folder, hired: AbstractContextManager[Workers], console: Console) -> Outcome:
    """Play the missing games and write the results."""
    tournament = Tournament(job, folder)
    try:
        if tournament.games_played < tournament.games_planned:
            get_ready(job.find_game(), language_code("en"))
            warm_up(job)
            with follow(tournament, console) as tell, hired as workers:
                tournament.run(workers, tell)
    except KeyboardInterrupt:
        _say_goodbye(tournament, folder, console)
        raise typer.Exit(INTERRUPTED) from None
    folder.finish(tournament.rows)
    outcome = conclude(tournament)
    page = write_report(outcome, write_command(job, folder.path))
    write_safely(folder.report, lambda file: file.write_text(page, "utf-8"))
    return outcome


def _say_goodbye(tournament: Tournament, folder: Folder, console: Console) -> None:
    played, planned = tournament.games_played, tournament.games_planned
    for line in (
        f"Stopped. {played:,} of {planned:,} games are saved in {folder.path}.",
        f"Resume with: {write_command(tournament.job, folder.path)}",
    ):
        console.print(line, markup=False, soft_wrap=True)


def name_folder(job: Job) -> str:
    """The default folder of a run: `arena-ages-2p-expert-hard`."""
    values = [value for _, value in job.options]
    name = "-".join(["arena", job.game, f"{job.players}p", *job.bots, *values])
    return re.sub(r"[^\w.@-]+", "-", name)[:MAX_NAME]


def write_command(job: Job, folder: Path) -> str:
    """The command that plays *job*."""
    words = ["gobelet", "arena", job.game, "--bots", ",".join(job.bots), "--players", job.players]
    words += ["--games", job.games, "--seed", job.seed]
    for name, value in job.options:
        words += ["--option", f"{name}={value}"]
    if job.until_significant:
        words += ["--until-significant", "--alpha", job.alpha]
    return shlex.join(map(str, [*words, "--out", folder]))
