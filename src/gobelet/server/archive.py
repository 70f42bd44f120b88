"""All tables of a server in one file, to keep or to move: a line of JSON for each table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import orjson

from gobelet.engine.errors import GobeletError, SetupError
from gobelet.server.events import read_event, write_event
from gobelet.server.online import Happening
from gobelet.server.service import Service

FORMAT = {"gobelet-tables": 1}


async def export_tables(service: Service, file: Path) -> int:
    """How many tables are in *file* now. It has the secrets of the dice: keep it as you keep the database."""
    count = 0
    draft = file.with_name(file.name + ".draft")
    with draft.open("wb") as out:
        out.write(orjson.dumps(FORMAT | {"key": await service.storage.fact("key", "")}) + b"\n")
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
    How many tables of *file* are new here, and how many were here already and stayed as they are.

    Every table is played again, move by move, before it is stored.

    Raises:
        SetupError: If the file is no such file, or a table in it cannot have been played.
    """
    new = known = 0
    for number, line in enumerate(_read_lines(file), start=2):
        try:
            happenings = [
                Happening(read_event(kind, body), at, key) for kind, body, at, key in line["events"]
            ]
            is_new = await service.take_in(line["id"], line["secret"], happenings)
        except (GobeletError, KeyError, TypeError, ValueError, AssertionError) as error:
            raise SetupError(
                f"{file}, line {number}: this table cannot have been played ({error})."
            ) from error
        new, known = new + is_new, known + (not is_new)
    return new, known


def _read_lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        lines: Iterable[bytes] = file.read_bytes().splitlines()
        head, *rest = [orjson.loads(line) for line in lines]
    except (OSError, ValueError) as error:
        raise SetupError(f"{file} has no tables that `gobelet export` has written.") from error
    if not isinstance(head, dict) or head.get("gobelet-tables") != FORMAT["gobelet-tables"]:
        raise SetupError(f"{file} has no tables that `gobelet export` has written.")
    yield from rest
