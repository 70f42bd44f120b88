"""`gobelet balance`: the page it writes, and the summary it prints."""

import pytest
from typer.testing import CliRunner

from gobelet.cli import app, main

for package in ("pyarrow", "openskill", "matplotlib", "jinja2"):
    pytest.importorskip(package)


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def run(*words):
    result = CliRunner().invoke(app, words, env={"COLUMNS": "100", "NO_COLOR": "1"})
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(capsys, *words):
    with pytest.raises(SystemExit) as stopped:
        main(["balance", *words])
    assert stopped.value.code == 2
    return capsys.readouterr().err


class TestPage:
    def test_of_games_played_for_it(self, tmp_path):
        """One file: the games themselves are not kept."""
        said = run("balance", "stars", "--games", "40", "--decisions")
        assert [path.name for path in tmp_path.iterdir()] == ["balance-stars-2p-random.html"]
        page = (tmp_path / "balance-stars-2p-random.html").read_text("utf-8")
        assert "gobelet balance stars --players 2 --games 40 --policy random --seed 0 --decisions" in page
        assert "<h2>What winners choose</h2>" in page
        assert said.splitlines()[-1] == "balance-stars-2p-random.html"

    def test_of_games_in_a_file(self, tmp_path):
        """The same numbers as of games played for it, and the command that played them."""
        run("simulate", "stars", "--games", "40", "--seed", "3", "--out", "x.parquet")
        said = run("balance", "stars", "--from", "x.parquet", "--out", "a.html")
        assert said == run("balance", "stars", "--games", "40", "--seed", "3", "--out", "b.html").replace(
            "b.html", "a.html"
        )
        page = (tmp_path / "a.html").read_text("utf-8")
        assert "gobelet simulate stars --players 2 --games 40 --policy random --seed 3" in page

    def test_in_a_folder(self, tmp_path):
        run("balance", "stars", "--games", "5", "--out", str(tmp_path))
        assert (tmp_path / "balance-stars-2p-random.html").exists()


class TestSummary:
    def test_seats_and_what_goes_with_winning(self):
        said = run("balance", "stars", "--games", "100")
        assert "Dice Stars: 100 games" in said
        assert "Seat 1" in said
        assert "What correlates with winning" in said
        assert "Rows only partly ticked" in said
        assert "Correlation with winning does not imply causation." in said
        assert "All players use the policy random." in said

    def test_alone(self):
        """It is about points, and there is nobody to be ahead of."""
        said = run("balance", "ages", "--games", "60", "--players", "1")
        assert "What correlates with points" in said
        assert "10.0 rounds per game. All players use the policy random." in said


class TestRefusals:
    def test_another_game(self, capsys):
        run("simulate", "stars", "--games", "2", "--out", "x.parquet")
        said = refused(capsys, "ages", "--from", "x.parquet")
        assert "x.parquet contains games of stars, not ages." in said

    def test_no_games(self, capsys):
        assert "Cannot read x.parquet" in refused(capsys, "ages", "--from", "x.parquet")

    def test_no_folder(self, capsys):
        said = refused(capsys, "stars", "--games", "2", "--out", "nowhere/x.html")
        assert "Cannot write nowhere/x.html" in said

    def test_a_page_that_is_there(self, tmp_path, capsys):
        """It stays as it is, unless told."""
        (tmp_path / "mine.html").write_text("mine")
        assert "--force" in refused(capsys, "stars", "--games", "2", "--out", "mine.html")
        assert (tmp_path / "mine.html").read_text() == "mine"
        run("balance", "stars", "--games", "2", "--out", "mine.html", "--force")
        assert "Dice Stars" in (tmp_path / "mine.html").read_text("utf-8")

    def test_games_to_play_and_games_of_a_file(self, capsys):
        """It is the one or the other."""
        run("simulate", "stars", "--games", "2", "--out", "x.parquet")
        assert "leave out" in refused(capsys, "stars", "--from", "x.parquet", "--policy", "greedy")

    def test_the_file_of_decisions(self, capsys):
        """The message names the other one."""
        run("simulate", "stars", "--games", "2", "--decisions", "--out", "x.parquet")
        said = refused(capsys, "stars", "--from", "x-decisions.parquet")
        assert "x-decisions.parquet contains decisions; use x.parquet, which contains the games." in said
