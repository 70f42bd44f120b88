"""What is stored: durable, each version once, and still there when the database was not."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy.exc
from sqlalchemy import insert, select

from gobelet.server.database import EVENTS
from gobelet.server.events import Said
from gobelet.server.history import Happening
from gobelet.server.settings import NO_LIMITS, Settings
from gobelet.server.storage import Append, Storage
from tests.server.conftest import run_sql
from tests.server.people import ME, here, path_of
from tests.server.running import wait_until

ROW = {
    "secret": "s", "game": "stars", "status": "open", "visibility": "public", "created_at": 1.0,
    "changed_at": 1.0, "summary": "{}", "due_at": None, "lease_by": None, "lease_until": None,
}  # fmt: skip


def said(text):
    return Happening(Said("somebody", "Somebody", text), 1.0)


def item(table_id, expected, *texts, **row):
    return Append(table_id, expected, [said(text) for text in texts], ROW | {"id": table_id} | row)


def with_storage(database, use, **settings):
    """Run *use* with an open storage, then close it."""

    async def run():
        storage = Storage(Settings(database, NO_LIMITS, **settings))
        await storage.open()
        try:
            return await use(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


class TestAppend:
    def test_in_order(self, database):
        """What is appended is read again in order, by another process too."""

        async def write(storage):
            return [await storage.append(item("t", 0, "a")), await storage.append(item("t", 1, "b", "c"))]

        async def read(storage):
            happenings = await storage.read_happenings("t")
            return [happening.event.text for happening in happenings], await storage.read_version("t")

        assert with_storage(database, write) == [True, True]
        assert with_storage(database, read) == (["a", "b", "c"], 3)

    @pytest.mark.parametrize("expected", [0, 2])
    def test_wrong_version(self, database, expected):
        """What follows another version than the current one is not stored."""

        async def write(storage):
            await storage.append(item("t", 0, "a"))
            stored = await storage.append(item("t", expected, "b"))
            return stored, await storage.read_version("t")

        assert with_storage(database, write) == (False, 1)

    def test_at_once(self, database):
        """Of many that follow the same version, one is stored."""

        async def write(storage):
            await storage.append(item("t", 0, "a"))
            return await asyncio.gather(*(storage.append(item("t", 1, str(k))) for k in range(20)))

        assert sum(with_storage(database, write)) == 1

    def test_from_two_processes(self, database):
        """Of two processes that follow the same version, one stores; each version is there once."""

        async def write(first):
            second = Storage(first.settings)
            await second.open()
            try:
                stored = []
                for version in range(10):
                    both = (storage.append(item("t", version, "x")) for storage in (first, second))
                    stored.append(sum(await asyncio.gather(*both)))
                return stored, len(await second.read_happenings("t"))
            finally:
                await second.close()

        assert with_storage(database, write) == ([1] * 10, 10)

    def test_unique(self, database):
        """The database itself refuses a second event of the same number."""

        async def write(storage):
            await storage.append(item("t", 0, "a"))
            async with storage._writing.begin() as connection:
                row = dict((await connection.execute(select(EVENTS))).one()._mapping)
                await connection.execute(insert(EVENTS).values(row))

        with pytest.raises(sqlalchemy.exc.IntegrityError):
            with_storage(database, write)

    def test_fact(self, database):
        """A fact is what the first to say it says, for all processes."""
        assert with_storage(database, lambda storage: storage.fact("key", "one")) == "one"
        assert with_storage(database, lambda storage: storage.fact("key", "two")) == "one"


class TestLeases:
    def test_one_at_a_time(self, database):
        """While one process has the lease no other gets it; afterwards any."""

        async def claim(storage):
            await storage.append(item("t", 0, "a", due_at=5.0))
            return [
                await storage.claim("t", "one", 10.0),
                await storage.claim("t", "two", 11.0),
                await storage.list_due(11.0, 10),
                await storage.list_due(40.0, 10),
                await storage.claim("t", "two", 40.0),
            ]

        assert with_storage(database, claim, lease=20.0) == [True, False, [], ["t"], True]

    def test_not_before(self, database):
        """What is due later is not yet to be done."""

        async def look(storage):
            await storage.append(item("t", 0, "a", due_at=5.0))
            return [await storage.list_due(now, 10) for now in (4.0, 6.0)]

        assert with_storage(database, look) == [[], ["t"]]


class TestDurable:
    def test_in_the_file(self, serve, sqlite):
        """A move that was answered is in the file, while the server still runs."""
        server = serve(sqlite)
        ada = server.someone()
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        version = ada.play(table, table["legal"][0])["version"]
        with sqlite3.connect(sqlite.removeprefix("sqlite+aiosqlite:///")) as file:
            count = file.execute("SELECT count(*) FROM events WHERE table_id = ?", [table["id"]]).fetchone()
        file.close()
        assert (version,) == count

    def test_settings_of_sqlite(self, sqlite):
        """SQLite waits until the disk has it, and readers do not wait for the writer."""

        async def ask(storage):
            async with storage._writing.connect() as connection:
                names = ("journal_mode", "synchronous", "foreign_keys")
                return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in names]

        journal, synchronous, foreign_keys = with_storage(sqlite, ask)
        assert (journal, foreign_keys) == ("wal", 1)
        assert synchronous >= 2  # FULL: in WAL, NORMAL may lose what was answered

    def test_after_a_restart(self, serve, database):
        """A server that is started again knows all tables, people and links."""
        first = serve(database)
        ada = first.someone()
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        turn = ada.play(table, table["legal"][0])
        seen = ada.see(table)
        first.__exit__()
        second = serve(database)
        again = second.someone(None)
        again.http.cookies.update(ada.http.cookies)
        assert seen == again.see(table)
        assert turn["legal"] == again.see(table)["legal"]
        assert again.play(table, turn["legal"][0], version=turn["version"])


class TestDatabaseGone:
    """PostgreSQL is restarted, or a cable is pulled: it is said, and forgotten when it is back."""

    def test_connections_lost(self, serve, postgres, postgresql):
        """When PostgreSQL has closed all connections, the next moves are answered again."""
        server = serve(postgresql)
        ada = server.someone()
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        end_connections(postgres, postgresql)
        assert wait_until(lambda: ada.send("GET", path_of(table)).is_success, 20)
        body = {"actions": [table["legal"][0]], "version": table["version"]}
        answer = wait_until(
            lambda: (answer := ada.send("POST", path_of(table, "play"), body)).status_code != 503 and answer,
            20,
        )
        assert answer.status_code == 200

    @pytest.mark.compiled
    def test_away_for_a_while(self, serve, postgres, postgresql):
        """While PostgreSQL cannot be reached, requests are refused, not kept waiting."""
        server = serve(postgresql)
        ada = server.someone()
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        ada.http.timeout = 15
        body = {"actions": [table["legal"][0]], "version": table["version"]}
        with out_of_reach(postgres, postgresql):
            statuses = [ada.send("POST", path_of(table, "play"), body).status_code for _ in range(3)]
            health = ada.send("GET", "/healthz").status_code
        assert (statuses, health) == ([503] * 3, 503)
        assert wait_until(lambda: ada.send("POST", path_of(table, "play"), body).is_success, 20)

    @pytest.mark.compiled
    def test_write_fails_once(self, serve, sqlite, monkeypatch):
        """One write that fails, however, does not stop those after it."""
        server = serve(sqlite)
        ada = server.someone()
        table = ada.lay_and_start("stars", [ME, here("Bo")])
        ada.http.timeout = 15
        storage, failures = server.service.storage, [OSError("no such disk"), RuntimeError("cosmic ray")]
        write = storage._pick_current

        async def fail(*args):
            if failures:
                raise failures.pop()
            return await write(*args)

        monkeypatch.setattr(storage, "_pick_current", fail)
        body = {"actions": [table["legal"][0]], "version": table["version"]}
        with ThreadPoolExecutor(1) as pool:
            first = pool.submit(ada.send, "POST", path_of(table, "play"), body).result()
        assert first.status_code in (200, 500, 503)
        assert wait_until(
            lambda: ada.send("POST", path_of(table, "play"), body).status_code in (200, 409), 20
        )


def end_connections(postgres, address):
    name = address.partition("?")[0].rpartition("/")[2]
    postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';")


class out_of_reach:  # noqa: N801
    """PostgreSQL runs, and nobody finds its socket."""

    def __init__(self, postgres, address):
        self.postgres, self.address = postgres, address
        self.socket = Path(address.partition("host=")[2]) / ".s.PGSQL.5432"
        self.hidden = self.socket.with_name("hidden")

    def __enter__(self):
        name = self.address.partition("?")[0].rpartition("/")[2]
        root = self.address.replace(f"/{name}?", "/postgres?")
        end = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'"
        run_sql(root, end, once_connected=lambda: self.socket.rename(self.hidden))  # nobody comes back

    def __exit__(self, *_):
        self.hidden.rename(self.socket)
