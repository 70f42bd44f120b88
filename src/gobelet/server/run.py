"""Runs the server, with one or more processes."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import orjson
import uvicorn
from fastapi import FastAPI

from gobelet.engine.errors import SetupError
from gobelet.server.logs import set_up_logs
from gobelet.server.settings import Limits, Settings
from gobelet.server.storage import Storage

SETTINGS = "GOBELET_SERVER_SETTINGS"  # how a process of several is told
LOGS = "GOBELET_SERVER_LOGS"
PATIENCE = 5  # seconds that open requests have when it stops
BACKLOG = 2048


def run(settings: Settings, host: str, port: int, workers: int, logs: str, app: str) -> None:
    """
    Serve until interrupted; *app* is the application of each process, as `module:function`.

    Raises:
        SetupError: If the database is unavailable or the port is in use.
    """
    asyncio.run(_prepare(settings))
    os.environ[SETTINGS] = orjson.dumps(asdict(settings)).decode()
    os.environ[LOGS] = logs
    check_port(host, port)
    uvicorn.run(
        app,
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=30,
        backlog=BACKLOG,
        proxy_headers=settings.trusted_proxies is not None,
        forwarded_allow_ips=settings.trusted_proxies,
        h11_max_incomplete_event_size=65_536,
    )


def prepare_process(create_app: Callable[[Settings], FastAPI]) -> FastAPI:
    """Prepare one process with the settings given to `run`."""
    set_up_logs(os.environ.get(LOGS, "info"))
    fields: dict[str, Any] = orjson.loads(os.environ[SETTINGS])
    limits: dict[str, Any] = fields.pop("limits")
    app = create_app(Settings(**fields, limits=Limits(**limits)))
    # Code stays: to look through it for garbage again and again would hold up requests for 0.1 s each time.
    app.state.service.readiness.when_ready = gc.freeze
    return app


async def _prepare(settings: Settings) -> None:
    """Upgrade the database before several processes use it."""
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
