"""Settings of the server: where its data is, and its limits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import platformdirs

from gobelet.engine.errors import SetupError

DATABASE = "gobelet.sqlite"
POSTGRESQL = ("postgresql://", "postgres://", "postgresql+asyncpg://")
SQLITE = ("sqlite:///", "sqlite+aiosqlite:///")


@dataclass(frozen=True)
class Limits:
    """Rates per second, bursts and sizes; see api/dependencies.py and guard.py."""

    writes: tuple[float, int] = (30, 120)  # of one person: moves, seats, undoing
    reads: tuple[float, int] = (100, 400)  # from one address
    tables: tuple[float, int] = (0.5, 30)  # new ones, from one address
    people: tuple[float, int] = (0.5, 60)  # new ones, from one address
    words: tuple[float, int] = (0.5, 10)  # of one person
    body: int = 65_536  # bytes
    body_seconds: float = 10.0  # to send them
    streams: int = 2_000  # open at a time
    streams_each: int = 50  # from one address


ENDLESS = (1e9, 10**9)
NO_LIMITS = Limits(ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, streams=10**6, streams_each=10**6)


@dataclass(frozen=True)
class Settings:
    """The options of `gobelet serve`."""

    database: str
    limits: Limits = field(default_factory=Limits)
    grace: float = 60.0  # seconds, from leaving until a bot takes the seat
    stand_in: str = "normal"  # the level of that bot
    lease: float = 20.0  # seconds a process has for a bot's decision
    scan: float = 1.0  # seconds between looks for what another process has left
    tables_kept: int = 256  # in memory, of each process
    trusted_proxies: str | None = None  # whose X-Forwarded headers are believed
    bot_threads: int = 2
    host: str | None = None  # the address it listens on, if it is known

    @cached_property
    def is_postgresql(self) -> bool:
        return self.database.startswith("postgresql")


def data_folder(chosen: Path | None = None) -> Path:
    """The folder for the server's data, by default the user's data folder."""
    if chosen is not None:
        return chosen
    named = os.environ.get("GOBELET_DATA")
    return Path(named) if named else Path(platformdirs.user_data_dir("gobelet"))


def read_database(address: str | None, folder: Path) -> str:
    """
    The database URL for SQLAlchemy; by default an SQLite file in *folder*.

    Raises:
        SetupError: If it is neither PostgreSQL nor SQLite, or the folder cannot be created.
    """
    if address is None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SetupError(
                f"Cannot use the data folder {folder}: {error.strerror}. Choose another one with --data-dir."
            ) from error
        return f"sqlite+aiosqlite:///{folder / DATABASE}"
    for known, driver in ((POSTGRESQL, "postgresql+asyncpg://"), (SQLITE, "sqlite+aiosqlite:///")):
        for start in known:
            if address.startswith(start):
                return driver + address.removeprefix(start)
    shown = address.partition("://")[0]
    raise SetupError(f"A database URL must start with postgresql:// or sqlite:///, not {shown!r}.")
