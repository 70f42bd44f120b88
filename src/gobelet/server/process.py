"""What every process of a server has in common: its settings, its application, how it serves."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
from collections.abc import Callable
from typing import Any

import orjson
import uvicorn
from fastapi import FastAPI

from gobelet.bots import get_ready
from gobelet.engine.jit import is_compiling
from gobelet.games import find_game, list_games
from gobelet.server.logs import set_up_logs
from gobelet.server.settings import Limits, Settings

LOG = logging.getLogger("gobelet.server")
SETTINGS = "GOBELET_SERVER_SETTINGS"  # how a process is told
LOGS = "GOBELET_SERVER_LOGS"
PATIENCE = 5  # seconds that open requests have when it stops
BACKLOG = 2048
INTERIM = "GOBELET_INTERIM_SERVER"  # the id of the process that serves until this one does
RETIRE = getattr(signal, "SIGUSR1", None)  # what it is told then; not on Windows


def read_settings() -> Settings:
    """The settings given to `run`."""
    fields: dict[str, Any] = orjson.loads(os.environ[SETTINGS])
    limits: dict[str, Any] = fields.pop("limits")
    return Settings(**fields, limits=Limits(**limits))


def new_config(app: str, workers: int = 1, **address: Any) -> uvicorn.Config:
    """How a process serves *app*, given as `module:function`."""
    proxies = read_settings().trusted_proxies
    return uvicorn.Config(
        app,
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=30,
        backlog=BACKLOG,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        h11_max_incomplete_event_size=65_536,
        **address,
    )


def prepare_process(create_app: Callable[[Settings], FastAPI]) -> FastAPI:
    """Prepare one process: its application with the settings given to `run`, and compiled games."""
    set_up_logs(os.environ.get(LOGS, "info"))
    app = create_app(read_settings())
    if is_compiling():
        app.state.service.unplayable = _load_games()
        gc.freeze()  # code stays: to look through it for garbage would hold up requests for 0.1 s each time
        _retire_interim_server()
    return app


def _load_games() -> set[str]:
    """Load all compiled games; return those that could not be compiled."""
    failed = set()
    for game_id in list_games():
        try:
            get_ready(find_game(game_id))
        except Exception:
            LOG.exception("%s could not be compiled", game_id)
            failed.add(game_id)
    return failed


def _retire_interim_server() -> None:
    """Tell it that this process listens in a moment."""
    process = os.environ.pop(INTERIM, None)
    if process is not None and RETIRE is not None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(process), RETIRE)
