"""Runs the server, with one or more processes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from dataclasses import asdict

import orjson
import uvicorn
from uvicorn.supervisors import Multiprocess

from gobelet.bots import compile_games
from gobelet.engine.errors import SetupError
from gobelet.games import list_games
from gobelet.server.interim import interim_server
from gobelet.server.process import LOGS, SETTINGS, new_config
from gobelet.server.settings import Settings
from gobelet.server.storage import Storage


def run(settings: Settings, host: str, port: int, workers: int, logs: str, app: str) -> None:
    """
    Serve until interrupted; *app* is the application of each process, as `module:function`.

    Raises:
        SetupError: If the port is in use.
    """
    os.environ[SETTINGS] = orjson.dumps(asdict(settings)).decode()
    os.environ[LOGS] = logs
    check_port(host, port)
    config = new_config(app, workers, host=host, port=port)
    listener = config.bind_socket()
    with _interruptible(), interim_server(app, listener):
        compile_games(list_games())
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C and SIGTERM end the server quietly, also before it listens."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        yield


def prepare_database(settings: Settings) -> None:
    """
    Create or upgrade the database before several processes use it.

    Raises:
        SetupError: If it is unavailable.
    """
    asyncio.run(_prepare_database(settings))


async def _prepare_database(settings: Settings) -> None:
    storage = Storage(settings)
    try:
        if not settings.is_postgresql:  # a failure in its own thread would be told twice
            sqlite3.connect(settings.database.partition(":///")[2]).close()
        await storage.open()
    except Exception as error:
        raise SetupError(
            f"Cannot use the database: {type(error).__name__}: {error}".split("\n")[0]
        ) from error
    finally:
        await storage.close()


def check_port(host: str, port: int) -> None:
    """
    Raises:
        SetupError: If the port is in use.
    """
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            reason = f"Cannot serve on {host}:{port}: {error.strerror}. Choose another --port."
            raise SetupError(reason) from error
