"""`gobelet serve`: tables online, for people and programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gobelet.server.settings import NO_LIMITS, Limits, Settings, data_folder, read_database

APP = "gobelet.web.app:app_from_environment"
Host = Annotated[str, typer.Option(help="Where it listens; 0.0.0.0 for everybody.")]
Port = Annotated[int, typer.Option(min=1, max=65535)]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="GOBELET_DATABASE", help="postgresql://... or sqlite:///FILE; default: in --data-dir"
    ),
]
DataDir = Annotated[Path | None, typer.Option(file_okay=False, help="Default: the user's data directory.")]
Workers = Annotated[int, typer.Option(min=1, max=64, help="Processes.")]
Grace = Annotated[float, typer.Option(min=0, help="Seconds until a bot takes a seat that was left.")]
Proxies = Annotated[
    str | None, typer.Option(help="Addresses of proxies whose X-Forwarded headers are believed.")
]
Unlimited = Annotated[bool, typer.Option("--no-limits", help="As many requests as anybody likes.")]
Logs = Annotated[str, typer.Option(help="debug, info, warning or error.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    data_dir: DataDir = None,
    workers: Workers = 1,
    grace: Grace = 60.0,
    proxies: Proxies = None,
    no_limits: Unlimited = False,
    logs: Logs = "warning",
) -> None:
    """Let people and programs play at tables online."""
    from gobelet.server.run import run  # a second of imports that no other command needs

    settings = Settings(
        database=read_database(database, data_folder(data_dir)),
        limits=NO_LIMITS if no_limits else Limits(),
        grace=grace,
        trusted_proxies=proxies,
    )
    Console(stderr=True, highlight=False).print(f"Gobelet on http://{host}:{port} (Ctrl-C stops it)")
    run(settings, host, port, workers, logs, APP)
