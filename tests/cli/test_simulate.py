"""`gobelet simulate`: what it writes and says, and what it refuses."""

import importlib
import io
import sys

import pytest
from rich.console import Console
from typer.testing import CliRunner

from gobelet.cli import app, main
from gobelet.studies.simulation import Tally

parquet = pytest.importorskip("pyarrow.parquet")

# The package's attribute `simulate` is the command; this is the module.
MODULE = importlib.import_module("gobelet.cli.simulate")


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def run(*words):
    return CliRunner().invoke(app, ["simulate", *words], env={"COLUMNS": "100", "NO_COLOR": "1"})


class TestFiles:
    def test_games_under_a_name_of_their_own(self, tmp_path):
        result = run("stars", "--games", "5", "--players", "3", "-o", "grid=36")
        assert result.exit_code == 0, result.output
        assert [path.name for path in tmp_path.iterdir()] == ["stars-3p-random-36.parquet"]
        assert parquet.ParquetFile("stars-3p-random-36.parquet").read().num_rows == 15
        first, *rest = result.stdout.splitlines()
        assert first.startswith("5 games in ")
        assert first.endswith(" decisions per second.")
        assert rest == ["stars-3p-random-36.parquet: 15 rows, one for each game and seat."]

    def test_decisions_beside_them(self):
        result = run("topia", "--games", "2", "--decisions", "--out", "x.parquet", "--seed", "5")
        games = parquet.ParquetFile("x.parquet").read()
        decisions = parquet.ParquetFile("x-decisions.parquet").read()
        assert decisions.num_rows == sum(games["decisions"].to_pylist())
        assert set(decisions["seed"].to_pylist()) == {5, 6}
        assert f"x-decisions.parquet: {decisions.num_rows} rows, one for each decision." in result.stdout

    @pytest.mark.compiled
    def test_greedy_players(self):
        assert run("stars", "--games", "3", "--policy", "greedy", "--jobs", "2").exit_code == 0
        assert parquet.ParquetFile("stars-2p-greedy.parquet").read().num_rows == 6

    def test_are_not_written_over_unless_told(self, tmp_path):
        run("stars", "--games", "2", "--out", "x.parquet")
        before = (tmp_path / "x.parquet").read_bytes()
        assert run("stars", "--games", "3", "--out", "x.parquet").exit_code != 0
        assert before == (tmp_path / "x.parquet").read_bytes()
        assert run("stars", "--games", "3", "--out", "x.parquet", "--force").exit_code == 0
        assert parquet.ParquetFile("x.parquet").read().num_rows == 6

    def test_interrupted_there_are_none(self, tmp_path, monkeypatch):
        """Ctrl-C in the middle: it says so, with the exit code of a shell."""

        def stop(*_):
            raise KeyboardInterrupt

        monkeypatch.setattr(Tally, "__new__", stop)
        result = run("stars", "--games", "3")
        assert result.exit_code == 130
        assert "Stopped. Nothing was written." in result.stderr
        assert list(tmp_path.iterdir()) == []


class TestProgress:
    def test_a_bar_where_somebody_watches(self):
        console = Console(file=io.StringIO(), force_terminal=True, width=80)
        with MODULE.follow(8, console) as tell:
            tell(Tally(4, 8, 100))
        assert "4/8" in console.file.getvalue()

    def test_lines_where_nobody_watches(self, monkeypatch):
        monkeypatch.setattr(MODULE, "SECONDS_A_LINE", 0.0)
        console = Console(file=io.StringIO(), force_terminal=False)
        with MODULE.follow(8000, console) as tell:
            tell(Tally(4000, 8000, 100))
        assert console.file.getvalue() == "4,000 of 8,000 games\n"


class TestRefusals:
    @pytest.mark.parametrize(
        ("words", "message"),
        [
            (["chess"], "Unknown game 'chess'"),
            (["ages", "--players", "7"], "is for 1 to 4 players, not 7"),
            (["ages", "--policy", "clever"], "Unknown policy 'clever'"),
            (["ages", "-o", "edition"], "An option must have the form name=value"),
            (["ages", "--out", "nowhere/x.parquet"], "Cannot write nowhere/x.parquet"),
            (["ages", "--on", "abacus"], "--on must be cpu, gpu or ray, not 'abacus'"),
            (["ages", "--on", "cpu", "--ray", "local"], "--ray needs --on ray"),
        ],
    )
    def test_what_cannot_be(self, words, message, capsys, tmp_path):
        """A message on standard error, exit code 2, no file."""
        with pytest.raises(SystemExit) as stopped:
            main(["simulate", *words])
        said = capsys.readouterr()
        assert (stopped.value.code, said.out) == (2, "")
        assert message in said.err
        assert list(tmp_path.iterdir()) == []

    def test_missing_libraries(self, capsys, monkeypatch):
        monkeypatch.setitem(sys.modules, "pyarrow", None)
        with pytest.raises(SystemExit):
            main(["simulate", "ages"])
        assert "pip install 'gobelet[arena]'" in capsys.readouterr().err
