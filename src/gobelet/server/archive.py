"""Exports and imports all tables of a server: a file with one line of JSON per table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import orjson

from gobelet.engine.errors import GobeletError, SetupError
from gobelet.server.events import read_event, write_event
from gobelet.server.history import Happening
from gobelet.server.service import KEY, Service

FORMAT = {"gobelet-tables": 1}
READER_S_ERRORS = (GobeletError, AssertionError, IndexError, KeyError, TypeError, ValueError)


async def export_tables(service: Service, file: Path) -> int:
    """Export all tables to *file*, which contains the secrets of the dice; return their number."""
    count = 0
    draft = file.with_name(file.name + ".draft")
    draft.touch(0o600)
    with draft.open("wb") as out:
        out.write(orjson.dumps(FORMAT | {"key": await service.storage.read_fact(KEY)}) + b"\n")
        for table_id in await service.storage.list_ids():
            out.write(orjson.dumps(await _write_table(service, table_id)) + b"\n")
            count += 1
    draft.replace(file)
    return count


async def _write_table(service: Service, table_id: str) -> dict[str, Any]:
    row = await service.storage.read_row(table_id)
    assert row is not None
    happenings = await service.storage.read_happenings(table_id)
    events = [[h.event.kind, write_event(h.event), h.at, h.key] for h in happenings]
    return {"id": table_id, "secret": row.secret, "events": events}


async def import_tables(service: Service, file: Path) -> tuple[int, int]:
    """
    Import the tables of *file*; return how many are new, and how many existed already.

    Every table is replayed move by move before it is stored. A database that no server has used yet also
    imports the key that signs cookies, tokens and links.

    Raises:
        SetupError: If the file was not written by `export_tables`, or a table in it cannot be replayed.
    """
    new = known = 0
    head, *tables = _read_lines(file)
    if isinstance(head.get("key"), str) and head["key"]:
        await service.storage.fact(KEY, head["key"])
    for number, line in enumerate(tables, start=2):
        try:
            happenings = [
                Happening(read_event(kind, body), at, key) for kind, body, at, key in line["events"]
            ]
            is_new = await service.take_in(line["id"], line["secret"], happenings)
        except READER_S_ERRORS as error:
            raise SetupError(f"{file}, line {number}: this table cannot be replayed ({error}).") from error
        new, known = new + is_new, known + (not is_new)
    return new, known


def _read_lines(file: Path) -> list[Any]:
    try:
        lines = [orjson.loads(line) for line in file.read_bytes().splitlines()]
    except (OSError, ValueError):
        lines = []
    if not (lines and isinstance(lines[0], dict) and FORMAT.items() <= lines[0].items()):
        raise SetupError(f"{file} was not written by `gobelet export`.")
    return lines
