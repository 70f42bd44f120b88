"""Migrations of the database schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0001"  # of versions/; a test compares
LOCK = 7_409_617  # any number: nobody else's lock on a PostgreSQL server has it


def upgrade(connection: Connection) -> None:
    """Upgrade the database to the latest version; Alembic is only imported if needed."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if read_version(connection) == HEAD:
        return
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def read_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def alembic_config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config
