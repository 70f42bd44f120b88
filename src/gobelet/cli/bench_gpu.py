"""`gobelet bench gpu`: the speed of the games on this machine's GPU."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

import typer
from rich import box
from rich.console import Console
from rich.live import Live
from rich.table import Table as Grid

from gobelet.bench.gpu_speed import GpuSpeed, measure_on_gpu, measure_pgx_on_gpu, name_gpu
from gobelet.bench.rates import SECONDS
from gobelet.cli.counting import format_count
from gobelet.engine.machine import Machine, describe_machine
from gobelet.games import find_game, list_games


def bench_gpu(seconds: float | None, players: int | None, as_json: bool) -> None:
    """Measure every game, and Pgx's backgammon if installed; results are shown as they come in."""
    seconds = SECONDS if seconds is None else seconds
    name, machine = name_gpu(), describe_machine()
    console = Console(highlight=False, stderr=as_json)
    show_heading(name, machine, console)
    grid, speeds = _new_grid(), []

    def tell(text: str) -> None:
        grid.caption = text

    with Live(grid, console=console):
        for game in list_games():
            speeds.append(measure_on_gpu(find_game(game), players, seconds, tell))
            _add_row(grid, speeds[-1])
        pgx = measure_pgx_on_gpu(seconds, tell)
        grid.caption = _tell_pgx(pgx)
    if as_json:
        found = {"gpu": name, "machine": asdict(machine), "games": [asdict(speed) for speed in speeds]}
        typer.echo(json.dumps(found | {"pgx_steps_per_second": pgx}, indent=2))


def show_heading(name: str, machine: Machine, console: Console) -> None:
    console.print(f"[bold]{name}[/], {machine.date}")
    console.print(f"[dim]Gobelet {machine.gobelet}, Numba {machine.numba}. Random players.[/]\n")


def draw(speeds: Sequence[GpuSpeed], pgx: float | None) -> Grid:
    """The results as a table."""
    grid = _new_grid()
    for speed in speeds:
        _add_row(grid, speed)
    grid.caption = _tell_pgx(pgx)
    return grid


def _tell_pgx(pgx: float | None) -> str | None:
    return None if pgx is None else f"Pgx backgammon: {format_count(pgx)} steps/s"


def _new_grid() -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, caption_justify="left")
    grid.add_column("game")
    for column in ("players", "decisions/s", "games/s", "steps/s\nof a batch", "\nwith features", "compile"):
        grid.add_column(column, justify="right")
    return grid


def _add_row(grid: Grid, speed: GpuSpeed) -> None:
    rates = (
        speed.decisions_per_second,
        speed.games_per_second,
        speed.steps_per_second,
        speed.encoded_steps_per_second,
    )
    compiling = f"{speed.compile_seconds:.0f} s"
    grid.add_row(speed.game, str(speed.players), *map(format_count, rates), compiling)
