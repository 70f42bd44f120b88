"""A Parquet file that is written row by row and appears only when complete."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from gobelet.arena.folder import write_safely
from gobelet.engine.errors import SetupError
from gobelet.engine.extras import import_extra
from gobelet.studies.chunks import Columns

GROUP = 1 << 17  # rows written at once; whatever chunks they come in, the file is the same
METADATA = "gobelet"


class Sheet:
    """
    The file at *path*, written under a temporary name; if interrupted, it leaves nothing.

    *words* maps the numbers of a column to the texts to write.
    """

    def __init__(
        self, path: Path, description: Mapping[str, Any], words: Mapping[str, Callable[[int], str]]
    ) -> None:
        self.path = path
        self.metadata = {METADATA: json.dumps(description)}
        self.words = words
        self._temporary = path.with_name(f".{path.name}.part")
        self._waiting: list[Columns] = []
        self._rows = 0
        self._writer: Any = None

    def add(self, columns: Columns) -> None:
        """Append rows."""
        self._waiting.append(columns)
        self._rows += _count_rows(columns)
        while self._rows >= GROUP:
            self._write(GROUP)

    def _write(self, rows: int) -> None:
        """The first of those that wait."""
        joined = {name: np.concatenate([part[name] for part in self._waiting]) for name in self._waiting[0]}
        table = self._to_table({name: column[:rows] for name, column in joined.items()})
        if self._writer is None:
            self._writer = import_extra("pyarrow.parquet").ParquetWriter(self._temporary, table.schema)
        self._writer.write_table(table, row_group_size=rows)
        self._waiting = [{name: column[rows:] for name, column in joined.items()}]
        self._rows -= rows

    def _to_table(self, columns: Columns) -> Any:
        pyarrow = import_extra("pyarrow")
        arrays = {name: pyarrow.array(column) for name, column in columns.items()}
        for name, word_of in self.words.items():
            numbers, which = np.unique(columns[name], return_inverse=True)
            texts = [word_of(int(number)) for number in numbers]
            arrays[name] = pyarrow.DictionaryArray.from_arrays(which.astype(np.int16), texts)
        return pyarrow.table(arrays).replace_schema_metadata(self.metadata)

    # -- Beginning and ending ---------------------------------------------------------------------------

    def __enter__(self) -> Sheet:
        try:
            self._temporary.touch()
        except OSError as error:
            raise SetupError(f"Cannot write {self.path}: {error.strerror}.") from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None and self._rows:
                self._write(self._rows)
            if self._writer is not None:
                self._writer.close()
            if kind is None:
                write_safely(self.path, self._temporary.replace)
        finally:
            self._temporary.unlink(missing_ok=True)


def _count_rows(columns: Columns) -> int:
    return len(next(iter(columns.values()), ()))
