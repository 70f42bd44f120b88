"""`gobelet simulate`: play many games with one policy, and write the results to a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gobelet.arena.workers import LOCAL
from gobelet.cli.arena import INTERRUPTED, GameId, Jobs, Options, Ray, Seed
from gobelet.cli.counting import format_count
from gobelet.cli.play import read_options
from gobelet.cli.ready import get_ready
from gobelet.engine.errors import SetupError
from gobelet.engine.extras import import_extra
from gobelet.engine.machine import count_cores
from gobelet.studies import simulation
from gobelet.studies.simulation import Crew, Tally, decisions_path, hire_gpu, hire_ray, hire_threads
from gobelet.studies.study import POLICIES, RANDOM, Study, check_study

GAMES = 1000
CPU, GPU, RAY = "cpu", "gpu", "ray"
SECONDS_A_LINE = 10.0

Games = Annotated[int, typer.Option(help="Number of games.")]
Players = Annotated[int, typer.Option(help="Number of players per game.")]
Policy = Annotated[str, typer.Option(help=f"Policy of all players: {' or '.join(POLICIES)}.")]
Decisions = Annotated[bool, typer.Option("--decisions", help="Also write every decision, to a second file.")]
Out = Annotated[
    Path | None, typer.Option(help="Parquet file to write.", show_default="GAME-2p-random.parquet")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite existing files.")]
On = Annotated[
    str | None, typer.Option(metavar="cpu|gpu|ray", help="Where to run the games.", show_default=CPU)
]


def simulate(
    game_id: GameId,
    games: Games = GAMES,
    players: Players = 2,
    policy: Policy = RANDOM,
    option: Options = None,
    seed: Seed = 0,
    decisions: Decisions = False,
    out: Out = None,
    force: Force = False,
    on: On = None,
    jobs: Jobs = None,
    ray: Ray = None,
) -> None:
    """Play many games with random or greedy players, and write the result of every seat to a Parquet file."""
    study = read_study(game_id, games, players, policy, option, seed)
    path = out or Path(f"{study.name}.parquet")
    check_paths([path, decisions_path(path)] if decisions else [path], force)
    crew = _hire(study, on or (RAY if ray else CPU), jobs, ray)
    tally, seconds = run(study, crew, path, decisions, Console(stderr=True, highlight=False))
    tell_end(path, decisions, tally, seconds, Console(highlight=False))


def read_study(
    game_id: str, games: int, players: int, policy: str, option: list[str] | None, seed: int
) -> Study:
    """
    The requested study, checked.

    Raises:
        SetupError: If it cannot be played or saved.
    """
    options = tuple(sorted(read_options(option or []).items()))
    study = Study(game_id, players, games, policy, options, seed)
    check_study(study)
    import_extra("pyarrow")
    return study


def check_paths(paths: list[Path], force: bool) -> None:
    """
    Raises:
        SetupError: If a file exists already, or cannot be written.
    """
    for path in paths:
        if path.is_dir() or not path.parent.is_dir():
            raise SetupError(f"Cannot write {path}: --out must be a file in an existing folder.")
        if path.exists() and not force:
            raise SetupError(
                f"{path} exists already. Choose another file with --out, or overwrite it with --force."
            )


def _hire(study: Study, on: str, jobs: int | None, ray: str | None) -> AbstractContextManager[Crew]:
    if on not in (CPU, GPU, RAY):
        raise SetupError(f"--on must be cpu, gpu or ray, not {on!r}.")
    if ray and on != RAY:
        raise SetupError(f"--ray needs --on ray, not --on {on}.")
    if on == RAY:
        return hire_ray(study.policy, ray or LOCAL, jobs)
    if on == GPU:
        return hire_gpu()
    return hire_threads(study.policy, jobs or count_cores())


# -- Playing --------------------------------------------------------------------------------------------


def run(
    study: Study, hired: AbstractContextManager[Crew], path: Path, decisions: bool, console: Console
) -> tuple[Tally, float]:
    """Play the study into its file, showing progress; return the tally and the seconds without compiling."""
    try:
        with hired as crew:
            get_ready(study.find_game(), "en")
            with console.status("Preparing"):
                crew.result_of(crew.submit(study, 0, 1, decisions))  # compiled once, not by every thread
            begin = time.perf_counter()
            with follow(study.games, console) as tell:
                tally = simulation.simulate(study, crew, path, decisions, tell)
            return tally, time.perf_counter() - begin
    except KeyboardInterrupt:
        console.print("Stopped. Nothing was written.")
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def follow(games: int, console: Console) -> Iterator[Callable[[Tally], None]]:
    """A callback that shows progress: a bar in a terminal, otherwise a line now and then."""
    if not console.is_terminal:
        yield _tell_now_and_then(games, console)
        return
    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda tally: bar.update(task, completed=tally.games)


def _tell_now_and_then(games: int, console: Console) -> Callable[[Tally], None]:
    last = time.monotonic()

    def tell(tally: Tally) -> None:
        nonlocal last
        if time.monotonic() - last >= SECONDS_A_LINE:
            console.print(f"{tally.games:,} of {games:,} games")
            last = time.monotonic()

    return tell


def tell_end(path: Path, decisions: bool, tally: Tally, seconds: float, console: Console) -> None:
    """Print what was written, and how fast."""
    rate = format_count(tally.decisions / seconds)
    lines = [f"{tally.games:,} games in {seconds:.1f} s: {rate} decisions per second."]
    lines.append(f"{path}: {tally.rows:,} rows, one for each game and seat.")
    if decisions:
        lines.append(f"{decisions_path(path)}: {tally.decisions:,} rows, one for each decision.")
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
