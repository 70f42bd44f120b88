"""Files of a study, read again."""

import numpy as np
import pytest

from gobelet.engine.errors import SetupError
from gobelet.studies import results, sheet
from gobelet.studies.results import read_results
from gobelet.studies.simulation import hire_threads, simulate
from gobelet.studies.study import Study

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

STUDY = Study("stars", 2, 5, seed=3, options=(("grid", "36"),))


def write(path, study=STUDY, with_decisions=True):
    with hire_threads(study.policy, 1) as crew:
        simulate(study, crew, path, with_decisions, lambda _: None)
    return path


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return write(tmp_path_factory.mktemp("study") / "x.parquet")


def test_what_was_written_is_read(path):
    found, table = read_results(path), parquet.ParquetFile(path).read()
    assert (found.study, found.games) == (STUDY, 5)
    assert table["points"].to_pylist() == found.points.ravel().tolist()
    assert table["win"].to_pylist() == found.win.ravel().tolist()
    assert [-(-turns // 2) for turns in table["turns"].to_pylist()[::2]] == found.rounds.tolist()
    assert {"doubled_row_2", "points_malus"} < set(found.traits)
    assert not {"seed", "decisions"} & set(found.traits)


def test_decisions_where_there_is_a_choice(path):
    found = read_results(path).decisions
    table = parquet.ParquetFile(path.with_name("x-decisions.parquet")).read()
    expected = [
        (row["game"] * 2 + row["seat"], row["action"]) for row in table.to_pylist() if row["choices"] > 1
    ]
    assert expected == [(place, found.texts[k]) for place, k in zip(found.places, found.actions, strict=True)]
    assert found.games == 5


def test_of_very_many_decisions_the_first(tmp_path, monkeypatch):
    """Games of which some decisions are missing do not count."""
    monkeypatch.setattr(sheet, "GROUP", 100)
    monkeypatch.setattr(results, "MAX_DECISIONS_READ", 101)
    found = read_results(write(tmp_path / "x.parquet")).decisions
    assert 1 <= found.games < 5
    assert found.places.max() < 2 * found.games
    assert {0, 1} == set(np.unique(found.places[found.places < 2]))


def test_without_decisions(tmp_path):
    assert read_results(write(tmp_path / "x.parquet", with_decisions=False)).decisions is None


class TestRefusals:
    def test_no_file(self, tmp_path):
        with pytest.raises(SetupError, match=r"Cannot read .*x\.parquet"):
            read_results(tmp_path / "x.parquet")

    def test_another_file(self, tmp_path):
        parquet.write_table(pyarrow.table({"k": [1]}), tmp_path / "x.parquet")
        with pytest.raises(SetupError, match="was not written by `gobelet simulate`"):
            read_results(tmp_path / "x.parquet")

    def test_rows_are_missing(self, tmp_path, path):
        parquet.write_table(parquet.ParquetFile(path).read().slice(0, 4), tmp_path / "x.parquet")
        with pytest.raises(SetupError, match="has 4 rows, too few or too many for 5 games"):
            read_results(tmp_path / "x.parquet")

    def test_decisions_of_other_games(self, tmp_path, path):
        write(tmp_path / "x.parquet", Study("stars", 2, 6))
        (tmp_path / "x.parquet").write_bytes(path.read_bytes())
        with pytest.raises(SetupError, match=r"x-decisions\.parquet belong to other games"):
            read_results(tmp_path / "x.parquet")
