"""`gobelet serve`: host games for people in the browser and for programs."""

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

from gobelet.cli.locale import language_code, load_language
from gobelet.cli.network import is_wanted, show_addresses, show_closed
from gobelet.engine.errors import SetupError
from gobelet.engine.extras import check_extra
from gobelet.server.addresses import EVERYWHERE, LOOPBACK, format_url, is_everywhere
from gobelet.server.settings import NO_LIMITS, Limits, Settings, data_folder, read_database

PORTS_TRIED = 20
OPENING_TRIES = 600
APP = "gobelet.web.app:app_from_environment"
Host = Annotated[
    str | None,
    typer.Option(
        help="Address to listen on, instead of asking; 0.0.0.0 accepts connections from other machines.",
        show_default="127.0.0.1, with --lan 0.0.0.0",
    ),
]
Lan = Annotated[
    bool | None,
    typer.Option(
        "--lan/--no-lan",
        help="Let phones and computers on the local network connect, or only this machine.",
        show_default="asked once in a terminal, else no",
    ),
]
Port = Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="GOBELET_DATABASE",
        help="Database URL, postgresql://... or sqlite:///FILE.",
        show_default="a file in --data-dir",
    ),
]
DataDir = Annotated[
    Path | None,
    typer.Option(
        file_okay=False, help="Folder for the SQLite database.", show_default="the user's data folder"
    ),
]
Workers = Annotated[int, typer.Option(min=1, max=64, help="Number of worker processes.")]
Grace = Annotated[float, typer.Option(min=0, help="Seconds until a bot plays for someone who left.")]
Proxies = Annotated[
    str | None,
    typer.Option(help="Comma-separated addresses of proxies whose X-Forwarded headers are trusted."),
]
Unlimited = Annotated[bool, typer.Option("--no-limits", help="Disable rate limits.")]
Open = Annotated[
    bool,
    typer.Option("--open", help="Open a browser; if the port is in use, serve on the next free one."),
]
Logs = Annotated[str, typer.Option(help="Log level: debug, info, warning or error.")]


def serve(
    host: Host = None,
    port: Port = 8000,
    lan: Lan = None,
    database: Database = None,
    data_dir: DataDir = None,
    workers: Workers = 1,
    grace: Grace = 60.0,
    proxies: Proxies = None,
    no_limits: Unlimited = False,
    open_page: Open = False,
    logs: Logs = "warning",
) -> None:
    """Start a server for playing in the browser and over HTTP."""
    check_extra("server")
    from gobelet.server.run import prepare_database, run  # a second of imports that no other command needs

    folder = data_folder(data_dir)
    console, language = Console(stderr=True, highlight=False), load_language(language_code(None))
    stored = read_database(database, folder)
    is_open_question = host is None and lan is None and proxies is None  # people come through a proxy
    if is_open_question:
        lan = is_wanted(folder, console, language)
    host = host or (EVERYWHERE if lan else LOOPBACK)
    settings = Settings(
        database=stored,
        limits=NO_LIMITS if no_limits else Limits(),
        grace=grace,
        trusted_proxies=proxies,
        host=host,
    )
    prepare_database(settings)
    if open_page:
        port = find_port(host, port)
        threading.Thread(target=open_when_ready, args=(host, port), daemon=True).start()
    show_addresses(host, port, console, language)
    if is_open_question and not lan:
        show_closed(console, language)
    run(settings, host, port, workers, logs, APP)


def find_port(host: str, port: int) -> int:
    """*port*, or the next free port; if none is free, *port*, so that the server reports the error."""
    from gobelet.server.run import check_port

    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        with contextlib.suppress(SetupError):
            check_port(host, candidate)
            return candidate
    return port


def open_when_ready(host: str, port: int) -> None:
    """Open the page once the server responds; without a browser, the address is already printed."""
    seen_at = LOOPBACK if is_everywhere(host) else host
    for _ in range(OPENING_TRIES):
        try:
            socket.create_connection((seen_at, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"{format_url(seen_at, port)}/")
            return
