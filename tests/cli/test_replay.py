"""Telling a record, and listing the games."""

import random

import pytest
from typer.testing import CliRunner

import gobelet
from gobelet.cli import app, main


def run(*args):
    return CliRunner(env={"COLUMNS": "120", "LC_ALL": "C.UTF-8"}).invoke(app, list(args))


@pytest.fixture
def record(tmp_path):
    """A finished game with a comment and a variation."""
    table = gobelet.game("ages").table(players=2, seed=3, names=["Ada", "Bo"])
    choices = random.Random(3)
    while not table.over:
        table.play(choices.choice(table.legal_ids()))
    record = table.record()
    record.moves[1].comments.append("Bold.")
    record.moves[1].variations.append([gobelet.Move("stop")])
    path = tmp_path / "game.gobelet"
    path.write_text(str(record), "utf-8")
    return path


class TestReplay:
    def test_it_tells_turns_choices_consequences_and_the_result(self, record):
        """In the order they happened, with comments and variations where they stand."""
        result = run("replay", str(record))
        assert result.exit_code == 0
        assert result.output.index("Turn 1  Ada") < result.output.index("# Bold.")
        assert (
            result.output.index("# Bold.")
            < result.output.index("or: stop")
            < result.output.index("Turn 2  Bo")
        )
        assert "wins." in result.output

    def test_in_french(self, record):
        """Every line of it."""
        result = run("replay", str(record), "--lang", "fr")
        assert "Tour 1  Ada" in result.output
        assert "gagne." in result.output

    def test_by_step_it_waits(self, record):
        """Enter goes on, q stops."""
        result = CliRunner(env={"COLUMNS": "120"}).invoke(
            app, ["replay", str(record), "--step"], input="\nq\n"
        )
        assert "Turn 1" in result.output
        assert "Turn 2" not in result.output

    def test_an_unfinished_record_is_told_as_far_as_it_goes(self, record):
        """No result is made up."""
        lines = record.read_text("utf-8").splitlines()
        kept = [line for line in lines if not line.startswith(("scores", "places"))][:20]
        record.write_text("\n".join(kept) + "\n", "utf-8")
        result = run("replay", str(record))
        assert result.exit_code == 0
        assert "wins." not in result.output

    def test_a_wrong_line_is_named(self, record, capsys):
        """With what was expected there, exit code 2."""
        record.write_text(record.read_text("utf-8").replace("begin: ", "begin: skull "), "utf-8")
        with pytest.raises(SystemExit) as stopped:
            main(["replay", str(record)])
        assert stopped.value.code == 2
        assert "but seed 3 gives" in capsys.readouterr().err

    def test_a_file_of_bytes_is_no_record(self, tmp_path, capsys):
        """A clear refusal, no traceback."""
        path = tmp_path / "noise"
        path.write_bytes(bytes(range(256)))
        with pytest.raises(SystemExit) as stopped:
            main(["replay", str(path)])
        assert stopped.value.code == 2


class TestGames:
    @pytest.mark.parametrize(("lang", "name"), [("en", "players"), ("fr", "joueurs")])
    def test_every_game_with_players_and_options(self, lang, name):
        """In both languages."""
        result = run("games", "--lang", lang)
        assert result.exit_code == 0
        for word in (*gobelet.games(), name, "1–4", "edition=classic|reprint|late"):
            assert word in result.output

    def test_the_version(self):
        """The package's own."""
        assert gobelet.__version__ in run("--version").output
