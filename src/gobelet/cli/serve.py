"""`gobelet serve`: tables online, for people and programs."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gobelet.engine.errors import SetupError
from gobelet.engine.extras import check_extra
from gobelet.server.settings import NO_LIMITS, Limits, Settings, data_folder, read_database

PORTS_TRIED = 20
OPENING_TRIES = 600
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
Open = Annotated[
    bool,
    typer.Option("--open", help="Open the page in a browser; if the port is taken, on the next free one."),
]
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
    open_page: Open = False,
    logs: Logs = "warning",
) -> None:
    """Let people play in the browser, and programs over HTTP."""
    check_extra("server")
    from gobelet.server.run import run  # a second of imports that no other command needs

    settings = Settings(
        database=read_database(database, data_folder(data_dir)),
        limits=NO_LIMITS if no_limits else Limits(),
        grace=grace,
        trusted_proxies=proxies,
    )
    if open_page:
        port = find_port(host, port)
        threading.Thread(target=open_when_ready, args=(host, port), daemon=True).start()
    Console(stderr=True, highlight=False).print(f"Gobelet on http://{host}:{port} (Ctrl-C stops it)")
    run(settings, host, port, workers, logs, APP)


def find_port(host: str, port: int) -> int:
    """*port*, or the next one that is free; if none is, *port*, for the server to complain about."""
    from gobelet.server.run import check_port

    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        with contextlib.suppress(SetupError):
            check_port(host, candidate)
            return candidate
    return port


def open_when_ready(host: str, port: int) -> None:
    """Show the page once somebody answers there; without a browser, the address has been said."""
    seen_at = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    for _ in range(OPENING_TRIES):
        try:
            socket.create_connection((seen_at, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{seen_at}:{port}/")
            return
