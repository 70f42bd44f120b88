"""
The database: events of tables, appended together or not at all.

Requests that arrive at the same time are written in one transaction, which is faster than many small ones; a
request is answered once its transaction is durable. `(table, seq)` is unique, and a table's version is
compared while its row is locked: of two processes that append the same number, one is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec, TypeVar

import orjson
from sqlalchemy import Row, and_, bindparam, event, insert, or_, select, text, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gobelet.server.database import EVENTS, FACTS, PLACES, TABLES
from gobelet.server.errors import ServiceError
from gobelet.server.events import read_event, write_event
from gobelet.server.history import Happening
from gobelet.server.migrations import upgrade
from gobelet.server.settings import Settings

LOG = logging.getLogger("gobelet.server")
CHANNEL = "gobelet"
MAX_BATCH = 100
MAX_PAYLOAD = 7_000  # bytes of a PostgreSQL notice, a little below its limit
READERS = 8
FAR = 100  # events: far more than the first three turns of everybody

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Append:
    """Events to append to a table at version *expected*, and its indexed columns."""

    table_id: str
    expected: int
    happenings: Sequence[Happening]
    row: dict[str, Any]  # columns of the table's row
    people: Sequence[str] = ()  # who are there from now on
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def version(self) -> int:
        """The version of the table once this is stored."""
        return self.expected + len(self.happenings)


def _to_its_end(
    query: Callable[Concatenate[Storage, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Storage, P], Coroutine[Any, Any, T]]:
    """Finish even if the client disconnects: cancelling in the middle would cost the database connection."""

    @functools.wraps(query)
    async def run(self: Storage, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.ensure_future(query(self, *args, **kwargs))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    return run


class Storage:
    """The database, as one process reads and writes it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._reading = _new_engine(settings, READERS)
        self._writing = _new_engine(settings, 1)
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()  # None: it closes
        self._writer: asyncio.Task[None] | None = None
        self.under_way: set[asyncio.Future[Any]] = set()  # queries

    async def open(self) -> None:
        """Create or upgrade the tables, and start accepting writes."""
        async with self._write() as connection:
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Close the database, after writing everything in progress."""
        if self._writer:
            self._queue.put_nowait(None)
            await self._writer
        await asyncio.gather(*self.under_way, return_exceptions=True)
        await self._writing.dispose()
        await self._reading.dispose()

    # -- Writing ----------------------------------------------------------------------------------------

    async def append(self, item: Append) -> bool:
        """Store events; False if the table is not at the expected version."""
        self._queue.put_nowait(item)
        return await item.done

    async def _write_forever(self) -> None:
        while (item := await self._queue.get()) is not None:
            batch = [item]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                item = self._queue.get_nowait()
                if item is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(item)
            try:
                await self._write_batch(batch)
            except Exception:
                for item in batch:
                    await self._write_alone(item)

    async def _write_alone(self, item: Append) -> None:
        """Write each item separately after a batch failed, so that only the faulty one fails."""
        try:
            await self._write_batch([item])
        except IntegrityError:
            _finish(item, False)
        except Exception:  # whatever it is: the next ones are to be written
            LOG.exception("storing events failed")
            _fail([item], ServiceError("busy", retry_after=1))

    async def _write_batch(self, batch: list[Append]) -> None:
        async with self._write() as connection:
            won = await self._pick_current(connection, batch)
            if won:
                await self._insert(connection, won)
                await self._notify(connection, [item.table_id for item in won])
        for item in batch:
            _finish(item, item in won)

    async def _pick_current(self, connection: AsyncConnection, batch: list[Append]) -> list[Append]:
        """Those that are based on the current version of their table; only the first for each table."""
        ids = sorted({item.table_id for item in batch})
        query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id)
        versions = {row.id: row.version for row in await connection.execute(query.with_for_update())}
        won = []
        for item in batch:
            if versions.get(item.table_id, 0) == item.expected:
                versions[item.table_id] = item.version
                won.append(item)
        return won

    async def _insert(self, connection: AsyncConnection, items: list[Append]) -> None:
        rows = [
            item.row | {"id": item.table_id, "version": item.version, "changed_at": item.happenings[-1].at}
            for item in items
        ]
        new = [row for row, item in zip(rows, items, strict=True) if item.expected == 0]
        old = [_bound(row) for row, item in zip(rows, items, strict=True) if item.expected > 0]
        if new:
            await connection.execute(insert(TABLES), new)
        if old:
            await connection.execute(UPDATE_TABLE, old)
        await connection.execute(insert(EVENTS), [row for item in items for row in _event_rows(item)])
        for item in items:
            for person in item.people:
                await self._remember_place(connection, person, item.table_id)

    async def _remember_place(self, connection: AsyncConnection, person: str, table_id: str) -> None:
        where = and_(PLACES.c.person == person, PLACES.c.table_id == table_id)
        if (await connection.execute(select(PLACES.c.person).where(where))).first() is None:
            await connection.execute(insert(PLACES), {"person": person, "table_id": table_id})

    async def _notify(self, connection: AsyncConnection, ids: list[str]) -> None:
        """Notify other processes when the transaction is durable."""
        if self.settings.is_postgresql:
            for start in range(0, len(ids), 100):
                payload = " ".join(ids[start : start + 100])[:MAX_PAYLOAD]
                await connection.execute(text("SELECT pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})

    @contextlib.asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing.connect() as connection:
            if not self.settings.is_postgresql:  # the lock before the first look
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()

    # -- Reading ----------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        async with self._reading.connect() as connection:
            yield connection

    @_to_its_end
    async def read_row(self, table_id: str) -> Row[Any] | None:
        async with self._read() as connection:
            return (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).first()

    @_to_its_end
    async def read_version(self, table_id: str) -> int:
        """0 for a table that does not exist."""
        async with self._read() as connection:
            query = select(TABLES.c.version).where(TABLES.c.id == table_id)
            return (await connection.execute(query)).scalar() or 0

    @_to_its_end
    async def read_versions(self, ids: Sequence[str]) -> dict[str, int]:
        async with self._read() as connection:
            query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids))
            return {row.id: row.version for row in await connection.execute(query)}

    @_to_its_end
    async def read_happenings(self, table_id: str, after: int = 0) -> list[Happening]:
        async with self._read() as connection:
            query = select(EVENTS).where(EVENTS.c.table_id == table_id, EVENTS.c.seq > after)
            rows = (await connection.execute(query.order_by(EVENTS.c.seq))).all()
        return [Happening(read_event(row.kind, row.body), row.at, row.key) for row in rows]

    @_to_its_end
    async def list_public(self, status: str, limit: int) -> list[Row[Any]]:
        """The latest public tables."""
        async with self._read() as connection:
            query = select(TABLES).where(TABLES.c.visibility == "public", TABLES.c.status == status)
            return list(
                (await connection.execute(query.order_by(TABLES.c.changed_at.desc()).limit(limit))).all()
            )

    @_to_its_end
    async def list_of(self, person: str, limit: int) -> list[Row[Any]]:
        """The latest tables at which a person has a seat or is the host."""
        async with self._read() as connection:
            query = (
                select(TABLES).join(PLACES, PLACES.c.table_id == TABLES.c.id).where(PLACES.c.person == person)
            )
            return list(
                (await connection.execute(query.order_by(TABLES.c.changed_at.desc()).limit(limit))).all()
            )

    @_to_its_end
    async def list_finished(self, person: str, game: str | None, limit: int, after: int) -> list[Row[Any]]:
        """The games that a person has finished, the latest first, without the first *after*."""
        async with self._read() as connection:
            query = (
                select(TABLES)
                .join(PLACES, PLACES.c.table_id == TABLES.c.id)
                .where(PLACES.c.person == person, TABLES.c.status == "over")
                .where(TABLES.c.game == game if game else true())
            )
            latest = query.order_by(TABLES.c.changed_at.desc()).limit(limit).offset(after)
            return list((await connection.execute(latest)).all())

    @_to_its_end
    async def has_played(self, person: str, game: str, *, besides: str) -> bool:
        """Whether a person has finished this game at a table *besides* this one, or is far into it there."""
        async with self._read() as connection:
            query = (
                select(TABLES.c.id)
                .join(PLACES, PLACES.c.table_id == TABLES.c.id)
                .where(PLACES.c.person == person, TABLES.c.game == game, TABLES.c.id != besides)
                .where(or_(TABLES.c.status == "over", TABLES.c.version >= FAR))
            )
            return (await connection.execute(query.limit(1))).first() is not None

    @_to_its_end
    async def list_ids(self) -> list[str]:
        async with self._read() as connection:
            query = select(TABLES.c.id).order_by(TABLES.c.created_at, TABLES.c.id)
            return list((await connection.execute(query)).scalars().all())

    @_to_its_end
    async def read_fact(self, name: str) -> str | None:
        async with self._read() as connection:
            query = select(FACTS.c.value).where(FACTS.c.name == name)
            known: str | None = (await connection.execute(query)).scalar()
            return known

    async def fact(self, name: str, value: str) -> str:
        """A value shared by all processes; the first process to write it decides."""
        known = await self.read_fact(name)
        if known is not None:
            return known
        try:
            async with self._write() as connection:
                await connection.execute(insert(FACTS), {"name": name, "value": value})
        except IntegrityError:
            return await self.fact(name, value)
        return value

    # -- Leases -----------------------------------------------------------------------------------------

    @_to_its_end
    async def list_due(self, now: float, limit: int) -> list[str]:
        """Tables that wait for the server and are not claimed by any process."""
        async with self._read() as connection:
            free = or_(TABLES.c.lease_until.is_(None), TABLES.c.lease_until < now)
            query = (
                select(TABLES.c.id).where(TABLES.c.due_at <= now, free).order_by(TABLES.c.due_at).limit(limit)
            )
            return list((await connection.execute(query)).scalars().all())

    @_to_its_end
    async def claim(self, table_id: str, process: str, now: float) -> bool:
        """Claim a table for this process for a while; False if another process has it."""
        mine = or_(TABLES.c.lease_until.is_(None), TABLES.c.lease_until < now, TABLES.c.lease_by == process)
        lease = {"lease_by": process, "lease_until": now + self.settings.lease}
        async with self._write() as connection:
            done = await connection.execute(
                update(TABLES).where(TABLES.c.id == table_id, mine).values(**lease)
            )
        return bool(done.rowcount)

    @_to_its_end
    async def release(self, process: str) -> None:
        """Leave the tables that this process has claimed to others."""
        async with self._write() as connection:
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.due_at.is_not(None), TABLES.c.lease_by == process)
                .values(lease_by=None, lease_until=None)
            )


UPDATED = (
    "version", "status", "changed_at", "summary", "due_at", "lease_by", "lease_until",
)  # fmt: skip
UPDATE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id_"))
    .values({column: bindparam(f"{column}_") for column in UPDATED})
)


def _bound(row: dict[str, Any]) -> dict[str, Any]:
    return {f"{column}_": row[column] for column in UPDATED} | {"table_id_": row["id"]}


def _event_rows(item: Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": item.table_id,
            "seq": item.expected + k,
            "kind": happening.event.kind,
            "body": write_event(happening.event),
            "at": happening.at,
            "key": happening.key,
        }
        for k, happening in enumerate(item.happenings, start=1)
    ]


def _finish(item: Append, stored: bool) -> None:
    if not item.done.done():
        item.done.set_result(stored)


def _fail(batch: list[Append], error: Exception) -> None:
    for item in batch:
        if not item.done.done():
            item.done.set_exception(error)


def _new_engine(settings: Settings, connections: int) -> AsyncEngine:
    if settings.is_postgresql:
        return create_async_engine(
            settings.database, pool_size=connections, max_overflow=0, pool_pre_ping=True
        )
    engine = create_async_engine(settings.database, pool_size=connections, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Durable even if the power fails; readers and a writer at the same time."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def summary_json(summary: dict[str, Any]) -> str:
    return orjson.dumps(summary).decode()
