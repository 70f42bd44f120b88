"""`gobelet simulate`: many games of players who are all alike, into a file."""

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

Games = Annotated[int, typer.Option(help="How many games.")]
Players = Annotated[int, typer.Option(help="At a table; 1: alone.")]
Policy = Annotated[str, typer.Option(help=f"How everybody decides: {', '.join(POLICIES)}.")]
Decisions = Annotated[bool, typer.Option("--decisions", help="Keep every decision too.")]
Out = Annotated[Path | None, typer.Option(help="The file. Default: ages-2p-random.parquet or the like.")]
Force = Annotated[bool, typer.Option("--force", help="Write over files that are there.")]
On = Annotated[str | None, typer.Option(metavar="cpu|gpu|ray", help="Where to play.", show_default=CPU)]


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
    """Play many games of random or greedy players, and keep how each ended for each seat."""
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
    What is asked for, checked.

    Raises:
        SetupError: If it cannot be played or kept.
    """
    options = tuple(sorted(read_options(option or []).items()))
    study = Study(game_id, players, games, policy, options, seed)
    check_study(study)
    import_extra("pyarrow")
    return study


def check_paths(paths: list[Path], force: bool) -> None:
    """
    Raises:
        SetupError: If a file is there already, or cannot be.
    """
    for path in paths:
        if path.is_dir() or not path.parent.is_dir():
            raise SetupError(f"{path} cannot be written: --out names a file in a folder that is there.")
        if path.exists() and not force:
            raise SetupError(f"{path} is there already. Name another with --out, or add --force.")


def _hire(study: Study, on: str, jobs: int | None, ray: str | None) -> AbstractContextManager[Crew]:
    if on not in (CPU, GPU, RAY):
        raise SetupError(f"Games are played on cpu, gpu or ray, not on {on!r}.")
    if ray and on != RAY:
        raise SetupError(f"--ray is for --on ray, not for --on {on}.")
    if on == RAY:
        return hire_ray(study.policy, ray or LOCAL, jobs)
    if on == GPU:
        return hire_gpu()
    return hire_threads(study.policy, jobs or count_cores())


# -- Playing --------------------------------------------------------------------------------------------


def run(
    study: Study, hired: AbstractContextManager[Crew], path: Path, decisions: bool, console: Console
) -> tuple[Tally, float]:
    """Play it into its file, showing how far it is; in so many seconds, without those of compiling."""
    try:
        with hired as crew:
            get_ready(study.find_game(), "en")
            with console.status("Getting ready"):
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
    """What shows the progress: a bar, or where nobody watches a line now and then."""
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
    """What was written, and how fast."""
    rate = format_count(tally.decisions / seconds)
    lines = [f"{tally.games:,} games in {seconds:.1f} s: {rate} decisions a second."]
    lines.append(f"{path}: {tally.rows:,} rows, one for each game and seat.")
    if decisions:
        lines.append(f"{decisions_path(path)}: {tally.decisions:,} rows, one for each decision.")
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
