"""
The folder of an arena run: its job and all games played so far, written safely to disk.

    job.json              the job, and the fingerprint of the rules and bots it is played with
    part-000017.parquet   games of a run in progress
    results.parquet       all games, once the run is complete
    report.html           the report
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from gobelet.arena.job import Job
from gobelet.arena.match import ROW, Rows
from gobelet.engine.errors import SetupError
from gobelet.engine.extras import import_extra

JOB, RESULTS, REPORT = "job.json", "results.parquet", "report.html"
ORDER = ["lineup", "deal", "rotation", "seat"]


class Folder:
    """The folder with the games of one job."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        self.job = job

    @property
    def results(self) -> Path:
        return self.path / RESULTS

    @property
    def report(self) -> Path:
        return self.path / REPORT

    @property
    def parts(self) -> list[Path]:
        return sorted(self.path.glob("part-*.parquet"))

    def load(self) -> Rows:
        """All saved games, in order and without duplicates."""
        files = [self.results, *self.parts] if self.results.exists() else self.parts
        rows = [self._read(file) for file in files]
        return sort_rows(np.concatenate([np.zeros(0, ROW), *rows]))

    def save(self, rows: Rows) -> None:
        """Save more games; when this returns, they are durable on disk."""
        numbers = [int(part.stem.removeprefix("part-")) for part in self.parts]
        part = self.path / f"part-{max(numbers, default=0) + 1:06}.parquet"
        write_safely(part, lambda file: self._write(file, rows))

    def finish(self, rows: Rows) -> None:
        """Write the results and remove the parts."""
        write_safely(self.results, lambda file: self._write(file, sort_rows(rows)))
        for part in self.parts:
            part.unlink()

    def settle_job(self) -> None:
        """
        Save the job, or check that it matches the one saved before.

        Raises:
            SetupError: If it does not match; only the number of games may grow.
        """
        asked, file = self.job.describe(), self.path / JOB
        before = json.loads(file.read_text("utf-8")) if file.exists() else asked | {"games": 0}
        changed = [name for name in asked if name != "games" and asked[name] != before.get(name)]
        if changed or asked["games"] < before["games"]:
            raise SetupError(_refuse(self.path, before, asked, changed or ["games"]))
        if asked != before:
            text = json.dumps(asked, indent=2, ensure_ascii=False)
            write_safely(file, lambda temporary: temporary.write_text(text + "\n", "utf-8"))

    # -- Parquet ----------------------------------------------------------------------------------------

    def _write(self, file: Path, rows: Rows) -> None:
        pyarrow, parquet = import_extra("pyarrow"), import_extra("pyarrow.parquet")
        entries = [self.job.entries[entry] for entry in rows["entry"]]
        texts = {
            "lineup": [self.job.name_of(lineup) for lineup in rows["lineup"]],
            "entry": [entry.label for entry in entries],
            "bot": [entry.bot for entry in entries],
        }
        columns = {field: pyarrow.array(column).dictionary_encode() for field, column in texts.items()}
        columns |= {field: pyarrow.array(rows[field]) for field in ROW.names or () if field not in columns}
        metadata = {"gobelet": json.dumps(self.job.describe())}
        parquet.write_table(pyarrow.table(columns).replace_schema_metadata(metadata), file)

    def _read(self, file: Path) -> Rows:
        pyarrow, parquet = import_extra("pyarrow"), import_extra("pyarrow.parquet")
        try:
            table = parquet.ParquetFile(file).read()
        except (OSError, pyarrow.ArrowException) as error:
            raise SetupError(
                f"Cannot read {file}: {error} Remove it, and its games will be played again."
            ) from error
        rows = np.zeros(table.num_rows, ROW)
        numbers = {
            "lineup": {self.job.name_of(k): k for k in range(len(self.job.lineups))},
            "entry": {entry.label: k for k, entry in enumerate(self.job.entries)},
        }
        for field in ROW.names or ():
            column = table[field].to_pylist()
            rows[field] = [numbers[field][name] for name in column] if field in numbers else column
        return rows


@contextmanager
def open_folder(path: Path, job: Job) -> Iterator[Folder]:
    """
    Open and lock the folder of *job*.

    Raises:
        SetupError: If another arena is using it, or it belongs to another job.
    """
    folder = Folder(path, job)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"Cannot create the folder {path}: {error.strerror}.") from error
    with _lock(path):
        folder.settle_job()
        yield folder


@contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Lock the folder; the system releases the lock however the process ends."""
    if sys.platform == "win32":
        yield
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        _hold(handle, path)
        yield
    finally:
        os.close(handle)


def _hold(handle: int, path: Path) -> None:
    import fcntl  # not everywhere

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise SetupError(f"Another arena is using {path}. Choose another folder with --out.") from error


def write_safely(path: Path, write: Callable[[Path], Any]) -> None:
    """Write a file atomically: under a temporary name, flushed to disk, then renamed."""
    temporary = path.with_name(f".{path.name}.tmp")
    write(temporary)
    _flush(temporary)
    temporary.replace(path)
    if sys.platform != "win32":
        _flush(path.parent)  # the new name as well


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sort_rows(rows: Rows) -> Rows:
    """Sort rows by lineup, deal, rotation and seat, without duplicates."""
    _, first = np.unique(rows[ORDER], return_index=True)
    return rows[first]


def _refuse(path: Path, before: dict[str, Any], asked: dict[str, Any], changed: list[str]) -> str:
    if changed == ["sources"]:
        return f"{path} was played with other rules or bots. Choose another folder with --out."
    differences = (f"{name} was {before.get(name)!r}, now {asked[name]!r}" for name in changed)
    return f"{path} contains another job: {'; '.join(differences)}. Choose another folder with --out."
