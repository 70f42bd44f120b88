"""The command line: `gobelet games | play | serve | arena | bench ...`."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from rich.console import Console

from gobelet import __version__
from gobelet.cli.archive import export_tables, import_tables
from gobelet.cli.arena import arena
from gobelet.cli.balance import balance
from gobelet.cli.bench import bench
from gobelet.cli.games import games
from gobelet.cli.play import play
from gobelet.cli.replay import replay
from gobelet.cli.serve import serve
from gobelet.cli.simulate import simulate
from gobelet.cli.verify import verify
from gobelet.engine.errors import GobeletError

__all__ = ["app", "main"]

app = typer.Typer(
    name="gobelet",
    help="Play, host and study dice board games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
for command in (games, play, replay, arena, simulate, balance, bench, serve, verify):
    app.command()(command)
app.command("export")(export_tables)
app.command("import")(import_tables)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gobelet {__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit."),
]


@app.callback()
def options(version: Version = False) -> None:
    """Options shared by all commands."""


def main(args: list[str] | None = None) -> Any:
    """Run a command; a GobeletError is printed as a message, with exit code 2."""
    try:
        return app(args)
    except GobeletError as error:
        Console(stderr=True, highlight=False).print(str(error), style="red", markup=False, soft_wrap=True)
        sys.exit(2)
