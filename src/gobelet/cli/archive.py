"""`gobelet export` and `gobelet import`: back up or move all tables of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console

from gobelet.cli.serve import Database, DataDir
from gobelet.engine.extras import check_extra
from gobelet.server.settings import Settings, data_folder, read_database

T = TypeVar("T")


def export_tables(
    file: Annotated[Path, typer.Argument(dir_okay=False, help="File to write.")],
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Export all tables of a server to a file, including the secrets of their dice and the signing key."""
    check_extra("server")
    from gobelet.server import archive

    count = _with_service(database, data_dir, lambda service: archive.export_tables(service, file))
    Console(highlight=False).print(f"Exported {count} tables to {file}.")


def import_tables(
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, help="File written by `gobelet export`.")
    ],
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Import tables from a file written by `gobelet export`. Existing tables are not changed."""
    check_extra("server")
    from gobelet.server import archive

    new, known = _with_service(database, data_dir, lambda service: archive.import_tables(service, file))
    Console(highlight=False).print(f"Imported {new} tables; {known} existed already.")


def _with_service(database: str | None, data_dir: Path | None, use: Callable[..., Awaitable[T]]) -> T:
    from gobelet.server.service import Service

    settings = Settings(read_database(database, data_folder(data_dir)))

    async def run() -> T:
        service = Service(settings)
        await service.storage.open()
        try:
            return await use(service)
        finally:
            await service.storage.close()

    return asyncio.run(run())
