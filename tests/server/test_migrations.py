"""The database: made by migrations, as database.py says."""

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from gobelet.server import migrations
from gobelet.server.database import METADATA
from gobelet.server.migrations import HEAD, alembic_config, read_version, upgrade


def on(database, *uses):
    """What each of *uses* answers, in transactions of their own."""

    async def run():
        engine = create_async_engine(database)
        try:
            answers = []
            for use in uses:
                async with engine.begin() as connection:
                    answers.append(await connection.run_sync(use))
            return answers
        finally:
            await engine.dispose()

    return asyncio.run(run())


def differences(connection):
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)


class TestUpgrade:
    def test_from_nothing(self, database):
        """What the migrations make is what database.py says."""
        _, found = on(database, upgrade, differences)
        assert found == []

    def test_versions(self, database):
        """Before it has no version, then the newest; once more changes nothing."""
        before, _, after, _, still = on(database, read_version, upgrade, read_version, upgrade, read_version)
        assert (before, after, still) == (None, HEAD, HEAD)

    def test_all_at_once(self, postgresql):
        """Several processes that start together upgrade once; with SQLite, one does it before the others."""

        async def run():
            engines = [create_async_engine(postgresql) for _ in range(3)]

            async def one(engine):
                async with engine.begin() as connection:
                    await connection.run_sync(upgrade)

            try:
                return await asyncio.gather(*(one(engine) for engine in engines), return_exceptions=True)
            finally:
                for engine in engines:
                    await engine.dispose()

        assert asyncio.run(run()) == [None] * 3


class TestHead:
    def test_is_the_newest(self, sqlite, tmp_path):
        """HEAD is the newest of versions/, and there is one line of them."""
        Path(sqlite.removeprefix("sqlite+aiosqlite:///")).parent.mkdir(exist_ok=True)
        (heads,) = on(
            sqlite, lambda connection: ScriptDirectory.from_config(alembic_config(connection)).get_heads()
        )
        assert heads == [HEAD]

    def test_files(self):
        """Every version is a file named after it."""
        names = sorted(
            file.name for file in (Path(migrations.__file__).parent / "versions").glob("[0-9]*.py")
        )
        assert names[-1].startswith(HEAD)
