"""Notifications about changed tables, within this process and between processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from gobelet.server.settings import Settings
from gobelet.server.storage import CHANNEL, Storage

POLL = 0.2  # seconds between looks at a SQLite file that other processes may write to
RECONNECT = 1.0


class Notices:
    """Wakes the tasks that wait for changes of a table, in this process or another."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.stopping = asyncio.Event()
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._seen: dict[str, int] = {}  # versions, of the tables somebody waits for
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        listen = self._listen_to_postgresql if self.settings.is_postgresql else self._look_at_sqlite
        self._listener = asyncio.create_task(listen())

    async def close(self) -> None:
        self.stop()
        if self._listener:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener

    def stop(self) -> None:
        """Wake everyone, because the server is stopping."""
        self.stopping.set()
        for table_id in list(self._waiting):
            self.wake(table_id)

    @contextlib.contextmanager
    def waiting_for(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set when the table changes; the waiting task clears it."""
        news = asyncio.Event()
        self._waiting.setdefault(table_id, set()).add(news)
        try:
            yield news
        finally:
            self._waiting[table_id].discard(news)
            if not self._waiting[table_id]:
                del self._waiting[table_id]
                self._seen.pop(table_id, None)

    def wake(self, table_id: str) -> None:
        for news in self._waiting.get(table_id, ()):
            news.set()

    # -- From other processes ---------------------------------------------------------------------------

    async def _listen_to_postgresql(self) -> None:
        address = self.settings.database.replace("postgresql+asyncpg://", "postgresql://")
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._listen_once(address)
            await asyncio.sleep(RECONNECT)

    async def _listen_once(self, address: str) -> None:
        connection = await asyncpg.connect(address)
        gone = asyncio.Event()
        connection.add_termination_listener(lambda *_: gone.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            for table_id in list(self._waiting):  # something may have been missed
                self.wake(table_id)
            await gone.wait()
        finally:
            with contextlib.suppress(TimeoutError):  # then it is cut off
                await connection.close(timeout=1)

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        for table_id in str(payload).split():
            self.wake(table_id)

    async def _look_at_sqlite(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            with contextlib.suppress(SQLAlchemyError):
                await self._look_once()

    async def _look_once(self) -> None:
        versions = await self.storage.read_versions(list(self._waiting)) if self._waiting else {}
        for table_id, version in versions.items():
            if version != self._seen.get(table_id):
                self._seen[table_id] = version
                self.wake(table_id)
