"""A file that grows is whole or not there."""

import json

import numpy as np
import pytest

from gobelet.engine.errors import SetupError
from gobelet.studies import sheet
from gobelet.studies.sheet import Sheet

parquet = pytest.importorskip("pyarrow.parquet")


@pytest.fixture(autouse=True)
def small_groups(monkeypatch):
    monkeypatch.setattr(sheet, "GROUP", 4)


def write(path, parts, words=None):
    with Sheet(path, {"game": "ages"}, words or {}) as file:
        for part in parts:
            file.add({"k": np.array(part, np.int16)})


def interrupted(error):
    """Rows for two groups and a bit, and then no more."""
    yield range(9)
    raise error


@pytest.mark.parametrize(
    "parts", [[range(10)], [range(3), range(3, 4), range(4, 10)], [[k] for k in range(10)]]
)
def test_the_same_whatever_it_came_in(tmp_path, parts):
    write(tmp_path / "whole", [range(10)])
    write(tmp_path / "parts", parts)
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "parts").read_bytes()
    file = parquet.ParquetFile(tmp_path / "parts")
    assert [file.metadata.row_group(k).num_rows for k in range(file.num_row_groups)] == [4, 4, 2]
    assert list(range(10)) == file.read()["k"].to_pylist()


def test_numbers_as_words(tmp_path):
    write(tmp_path / "x", [[7, 7, 3, 7, 5]], {"k": lambda number: f"action {number}"})
    table = parquet.ParquetFile(tmp_path / "x").read()
    assert [f"action {k}" for k in (7, 7, 3, 7, 5)] == table["k"].to_pylist()


def test_says_what_it_is_of(tmp_path):
    write(tmp_path / "x", [range(2)])
    metadata = parquet.ParquetFile(tmp_path / "x").metadata.metadata
    assert json.loads(metadata[b"gobelet"]) == {"game": "ages"}


@pytest.mark.parametrize("error", [KeyboardInterrupt, ValueError])
def test_interrupted_it_leaves_nothing(tmp_path, error):
    with pytest.raises(error):
        write(tmp_path / "x", interrupted(error))
    assert list(tmp_path.iterdir()) == []


def test_interrupted_what_was_there_stays(tmp_path):
    write(tmp_path / "x", [range(2)])
    before = (tmp_path / "x").read_bytes()
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "x", interrupted(KeyboardInterrupt))
    assert before == (tmp_path / "x").read_bytes()


def test_nowhere_to_write(tmp_path):
    with pytest.raises(SetupError, match=r"Cannot write .*nowhere/x: No such file"):
        Sheet(tmp_path / "nowhere" / "x", {}, {}).__enter__()
