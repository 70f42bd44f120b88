"""The database schema. `events` is the source of truth; the other tables are indexes made from it."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("secret", String(64), nullable=False),  # of the dice
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("summary", Text, nullable=False),  # JSON, for lists
    Column("due_at", Float),  # when the server has something to do
    Column("lease_by", String(32)),  # the process that does it
    Column("lease_until", Float),
    Index("ix_tables_due", "due_at"),
    Index("ix_tables_listed", "visibility", "status", "changed_at"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
    Column("key", String(160)),  # of the request, that it may be made again
)

PLACES = Table(
    "places",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

FACTS = Table(
    "facts",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
