"""What is kept of an arena: all of it, once, whatever happens in between."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import numpy as np
import pytest

from gobelet.arena.folder import Folder, open_folder, write_safely
from gobelet.arena.job import Job
from gobelet.arena.match import ROW, Rows, play_deals
from gobelet.engine.errors import SetupError

pytest.importorskip("pyarrow")

JOB = Job("stars", ("random", "tests.arena.bots:First"), players=2, games=20)


@pytest.fixture(scope="module")
def rows() -> Rows:
    return play_deals(JOB, 0, range(4))


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path, JOB)


class TestGames:
    def test_come_back_as_they_were(self, folder: Folder, rows: Rows) -> None:
        """In order, whatever the order they were saved in."""
        folder.save(rows[8:])
        folder.save(rows[:8])
        assert folder.load().tobytes() == rows.tobytes()

    def test_nothing_is_nothing(self, folder: Folder) -> None:
        assert folder.load().size == 0

    def test_a_torn_file_is_ignored(self, folder: Folder, rows: Rows) -> None:
        """What was being written when the machine failed has another name."""
        folder.save(rows[:4])
        (folder.path / ".part-000002.parquet.tmp").write_bytes(b"PAR1 torn")
        assert folder.load().tobytes() == rows[:4].tobytes()
        folder.save(rows[4:])
        assert folder.load().tobytes() == rows.tobytes()

    def test_nothing_is_counted_twice(self, folder: Folder, rows: Rows) -> None:
        """Interrupted between writing the results and removing the parts, both are there."""
        folder.save(rows)
        (part,) = folder.parts
        kept = part.read_bytes()
        folder.finish(rows)
        assert folder.parts == []
        part.write_bytes(kept)
        assert folder.load().tobytes() == rows.tobytes()

    def test_more_can_be_added_to_results(self, folder: Folder, rows: Rows) -> None:
        folder.finish(rows[:8])
        folder.save(rows[8:])
        assert folder.load().tobytes() == rows.tobytes()

    def test_an_unreadable_file_is_named(self, folder: Folder) -> None:
        (folder.path / "part-000001.parquet").write_bytes(b"nonsense")
        with pytest.raises(SetupError, match=r"Cannot read .*part-000001.parquet.*Remove it"):
            folder.load()

    def test_a_failed_write_leaves_what_was_there(self, tmp_path: Path) -> None:
        file = tmp_path / "file"
        file.write_text("before")
        with pytest.raises(ZeroDivisionError):
            write_safely(file, lambda temporary: temporary.write_text(str(1 / 0)))
        assert file.read_text() == "before"


def test_results_are_for_everyone(folder: Folder, rows: Rows) -> None:
    """Names instead of numbers, all columns, and the job, for whoever opens the file."""
    import pyarrow.parquet as parquet

    folder.finish(rows)
    table = parquet.read_table(folder.results)
    assert table.column_names == [
        "lineup",
        "entry",
        "bot",
        *(n for n in ROW.names or () if n not in ("lineup", "entry")),
    ]
    first = table.slice(0, 1).to_pylist()[0]
    assert first["lineup"] == "random vs tests.arena.bots:First"
    assert (first["entry"], first["bot"], first["points"]) == ("random", "random", rows["points"][0])
    assert json.loads(table.schema.metadata[b"gobelet"])["bots"] == ["random", "tests.arena.bots:First"]


def test_every_column_is_documented(folder: Folder, rows: Rows) -> None:
    """In docs/arena.md, in the order of the file."""
    import pyarrow.parquet as parquet

    folder.finish(rows)
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    section = page[page.index("## A results file") : page.index("## How certain the results are")]
    assert parquet.read_table(folder.results).column_names == re.findall(
        r"^\| `(\w+)` ", section, re.MULTILINE
    )


class TestJob:
    def test_is_written_down(self, tmp_path: Path) -> None:
        with open_folder(tmp_path / "new", JOB):
            pass
        assert JOB.describe() == json.loads((tmp_path / "new" / "job.json").read_text("utf-8"))

    def test_the_same_goes_on(self, tmp_path: Path) -> None:
        for _ in range(2):
            with open_folder(tmp_path, JOB):
                pass

    def test_more_games_are_welcome(self, tmp_path: Path) -> None:
        for games in (20, 40):
            with open_folder(tmp_path, dataclasses.replace(JOB, games=games)):
                pass
        assert json.loads((tmp_path / "job.json").read_text("utf-8"))["games"] == 40

    @pytest.mark.parametrize(
        ("change", "message"),
        [
            (
                {"bots": ("random", "random")},
                r"bots was \['random', 'tests.arena.bots:First'\], now \['random', 'random'\]",
            ),
            ({"seed": 3, "players": 3}, "players was 2, now 3; seed was 0, now 3"),
            ({"games": 10}, "games was 20, now 10"),
            ({"until_significant": True}, "until_significant was False, now True"),
        ],
    )
    def test_another_is_refused(self, tmp_path: Path, change: dict[str, object], message: str) -> None:
        with open_folder(tmp_path, JOB):
            pass
        other = dataclasses.replace(JOB, **change)  # type: ignore[arg-type]
        with (
            pytest.raises(SetupError, match=f"contains another job: {message}"),
            open_folder(tmp_path, other),
        ):
            pass

    def test_other_rules_are_refused(self, tmp_path: Path) -> None:
        (tmp_path / "job.json").write_text(json.dumps(JOB.describe() | {"sources": "before"}))
        with (
            pytest.raises(SetupError, match="was played with other rules or bots"),
            open_folder(tmp_path, JOB),
        ):
            pass

    def test_only_one_at_a_time(self, tmp_path: Path) -> None:
        with (
            open_folder(tmp_path, JOB),
            pytest.raises(SetupError, match="Another arena is using"),
            open_folder(tmp_path, JOB),
        ):
            pass

    def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with (
            pytest.raises(SetupError, match="Cannot create the folder"),
            open_folder(tmp_path / "file" / "x", JOB),
        ):
            pass


def test_order_is_by_lineup_deal_rotation_and_seat(folder: Folder, rows: Rows) -> None:
    shuffled = np.random.default_rng(0).permutation(rows)
    folder.save(shuffled)
    assert folder.load().tobytes() == rows.tobytes()
