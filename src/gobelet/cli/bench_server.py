"""`gobelet bench server`: the speed of the server on this machine."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import typer
from rich import box
from rich.console import Console, Group
from rich.table import Table as Grid

from gobelet.engine.extras import check_extra
from gobelet.engine.machine import Machine, describe_machine

if TYPE_CHECKING:
    from gobelet.bench.server_speed import ServerReport


def bench_server(
    seconds: float | None,
    players: int | None,
    clients: int,
    tables: int,
    database: str | None,
    as_json: bool,
) -> None:
    check_extra("server")
    from gobelet.bench.server_speed import (  # a second of imports that games do not need
        SECONDS,
        Plan,
        measure,
    )

    plan = Plan(seconds or SECONDS, players or 2, clients, tables, database)
    with Console(stderr=True, highlight=False).status("Preparing") as status:
        report = measure(plan, status.update)
    machine = describe_machine()
    if as_json:
        typer.echo(json.dumps(to_json(report, machine), indent=2))
    else:
        show(report, machine, Console(highlight=False))


def to_json(report: ServerReport, machine: Machine) -> dict[str, Any]:
    return {"machine": asdict(machine)} | {
        kind: [_round(row) for row in rows] for kind, rows in asdict(report).items()
    }


def _round(row: dict[str, Any]) -> dict[str, Any]:
    return {key: round(value, 3) if isinstance(value, float) else value for key, value in row.items()}


def show(report: ServerReport, machine: Machine, console: Console) -> None:
    """Print the report as tables."""
    console.print(f"[bold]{machine.cpu}[/], {machine.cores} cores, {machine.system}, {machine.date}")
    console.print(
        f"[dim]Gobelet {machine.gobelet}, Python {machine.python}. Clients on the same machine.[/]\n"
    )
    grids = [_grid_of_plays(report), _grid_of_idles(report), _grid_of_starts(report)]
    for grid in grids:
        if grid.row_count:
            console.print(Group(grid, ""))


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column("database")
    for column in columns:
        grid.add_column(column, justify="right")
    return grid


def _grid_of_plays(report: ServerReport) -> Grid:
    grid = _grid("Play", "workers", "clients", "moves/s", "p50", "p99", "CPU per move", "tables", "memory")
    for play in report.plays:
        grid.add_row(
            play.database,
            str(play.workers),
            str(play.clients),
            f"{play.moves_per_second:,.0f}",
            f"{play.p50_milliseconds:,.0f} ms",
            f"{play.p99_milliseconds:,.0f} ms",
            f"{play.cpu_milliseconds:.2f} ms",
            f"{play.tables:,}",
            f"{play.megabytes:,.0f} MB",
        )
    return grid


def _grid_of_idles(report: ServerReport) -> Grid:
    grid = _grid("Idle tables", "workers", "tables", "created/s", "memory\nbefore", "\nafter", "\nper table")
    for idle in report.idles:
        grid.add_row(
            idle.database,
            str(idle.workers),
            f"{idle.tables:,}",
            f"{idle.tables_per_second:,.0f}",
            f"{idle.megabytes_before:,.0f} MB",
            f"{idle.megabytes:,.0f} MB",
            f"{idle.bytes_per_table:,.0f} B",
        )
    return grid


def _grid_of_starts(report: ServerReport) -> Grid:
    grid = _grid("Startup", "compiled before", "first response", "first table", "compiled")
    for start in report.starts:
        grid.add_row(
            start.database,
            "no" if start.is_first else "yes",
            f"{start.healthy_seconds:.2f} s",
            f"{start.table_seconds:.2f} s",
            f"{start.compiled_seconds:.1f} s",
        )
    return grid
