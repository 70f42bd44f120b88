"""`gobelet bench gpu`: how fast the games are on the GPU of this machine."""

from __future__ import annotations

import json
from dataclasses import asdict

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from gobelet.arena.benchmark import describe_machine
from gobelet.arena.gpu_benchmark import GpuSpeed, measure_on_gpu, measure_pgx_on_gpu, name_gpu
from gobelet.arena.rates import SECONDS
from gobelet.cli.counting import format_count
from gobelet.games import find_game, list_games


def bench_gpu(seconds: float | None, players: int | None, as_json: bool) -> None:
    """Measure every game, and Pgx's backgammon where it is installed."""
    seconds = SECONDS if seconds is None else seconds
    name, machine = name_gpu(), describe_machine()
    with Console(stderr=True, highlight=False).status("Getting ready") as status:
        speeds = [measure_on_gpu(find_game(game), players, seconds, status.update) for game in list_games()]
        pgx = measure_pgx_on_gpu(seconds, status.update)
    if as_json:
        found = {"gpu": name, "machine": asdict(machine), "games": [asdict(speed) for speed in speeds]}
        typer.echo(json.dumps(found | {"pgx_steps_per_second": pgx}, indent=2))
        return
    console = Console(highlight=False)
    console.print(f"[bold]{name}[/], {machine.date}")
    console.print(f"[dim]Gobelet {machine.gobelet}, Numba {machine.numba}. Random players.[/]\n")
    console.print(_grid_of(speeds))
    if pgx is not None:
        console.print(f"\nPgx backgammon: {format_count(pgx)} steps/s")


def _grid_of(speeds: list[GpuSpeed]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column("game")
    for column in ("players", "decisions/s", "games/s", "steps/s\nof a batch", "\nwith features", "compile"):
        grid.add_column(column, justify="right")
    for speed in speeds:
        rates = (
            speed.decisions_per_second,
            speed.games_per_second,
            speed.steps_per_second,
            speed.encoded_steps_per_second,
        )
        compiling = f"{speed.compile_seconds:.0f} s"
        grid.add_row(speed.game, str(speed.players), *map(format_count, rates), compiling)
    return grid
