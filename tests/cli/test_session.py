"""a session in this very process, typed in line by line: every command, both ways of dice, both ends."""

import random

import pytest
from typer.testing import CliRunner

import gobelet
from gobelet.cli import app
from gobelet.cli.play import DEFAULT_LEVEL, choose_bots


@pytest.fixture
def play(tmp_path, monkeypatch):
    """Runs `gobelet play ...` with these lines typed in."""
    monkeypatch.setenv("GOBELET_DATA", str(tmp_path))

    def run(*args, lines=()):
        typed = "".join(f"{line}\n" for line in lines)
        return CliRunner(env={"COLUMNS": "120", "LC_ALL": "C.UTF-8"}).invoke(
            app, ["play", *args], input=typed
        )

    return run


def unfinished(tmp_path, game_id="ages"):
    return gobelet.resume((tmp_path / "games" / f"{game_id}.gobelet").read_text("utf-8"))


class TestCommands:
    def test_help_rules_undo_and_quit(self, play, tmp_path):
        """Each answers, and the game is where it was."""
        lines = ["", "help", "rules", "undo", "dance", "worker temple", "0", "1", "1", "undo", "quit"]
        result = play("ages", "--seed", "5", lines=lines)
        for words in ("R5 ", "R64 ", "Nothing to undo", "not one of the choices", "Undone."):
            assert words in result.output
        assert unfinished(tmp_path).position.startswith("build round 1 p0 [either coins food] workers 2")

    def test_help_explains(self, play):
        """The question in a sentence, and how to win in three lines."""
        output = " ".join(play("ages", "--seed", "5", lines=["help", "quit"]).output.split())
        assert "You will get what your dice show" in output
        assert "How to win" in output
        assert "someone has 5 developments" in output

    def test_the_end_of_input_saves(self, play, tmp_path):
        """As closing the terminal would."""
        assert "Game saved." in play("stars", "--seed", "5").output
        assert not unfinished(tmp_path, "stars").over

    def test_going_on_and_beginning_anew(self, play, tmp_path):
        """Yes goes on; no sets the old game aside."""
        play("ages", "--seed", "5", lines=["0", "q"])
        assert "Continue it?" in play("ages", lines=["maybe", "y", "q"]).output
        assert unfinished(tmp_path).position.startswith("choose")
        play("ages", "--seed", "6", lines=["n", "q"])
        assert unfinished(tmp_path).seed == 6
        assert len(list((tmp_path / "games").glob("ages-*.gobelet"))) == 1

    def test_order(self, play, tmp_path):
        """At random, the same with the same seed; as given, people come first."""
        args = ("stars", "--against", "random,easy", "--name", "Ada", "--seed", "7", "--new")
        for order, name, bots in (
            ((), "easy bot 2", "p0=easy p2=random"),
            (("--order", "given"), "Ada", "p1=random p2=easy"),
        ):
            play(*args, *order, lines=["q"])
            table = unfinished(tmp_path, "stars")
            assert (name, bots) == (table.names[0], table.notes["bots"])

    def test_real_dice(self, play, tmp_path):
        """By number, by word, by the beginning of a word, in words with spaces; nonsense changes nothing."""
        lines = ["dragon", "1 skull", "food or workers", "q"]
        result = play("ages", "--solo", "--real-dice", lines=lines)
        assert "“dragon” is not one of the choices." in result.output
        assert "[food skull ?]" in unfinished(tmp_path).position
        play("ages", "--real-dice", "--new", "--solo", lines=["food or workers, coi, 3", "q"])
        assert "[either coins skull]" in unfinished(tmp_path).position

    @pytest.mark.parametrize(
        ("lang", "against", "names"),
        [
            ("en", "random", ["Player", "random bot"]),
            ("fr", "random,random", ["Joueur", "bot aléatoire 1", "bot aléatoire 2"]),
            ("fr", "gobelet.bots.random:RandomBot@50ms", ["Joueur", "bot RandomBot@50ms"]),
        ],
    )
    def test_bots_are_called_after_their_level(self, play, tmp_path, lang, against, names):
        """In the language of the person; one of somebody's own after its class."""
        play("ages", "--against", against, "--lang", lang, "--order", "given", lines=["q"])
        assert names == unfinished(tmp_path).names

    def test_a_bot_comes_along_unless_nobody_is_wanted(self):
        """Of the usual level."""
        assert choose_bots(1, None, solo=False) == [DEFAULT_LEVEL]
        assert choose_bots(2, None, solo=False) == choose_bots(1, None, solo=True) == []

    def test_people_at_one_keyboard(self, play, tmp_path):
        """Each is asked by name."""
        result = play("ages", "--people", "2", "--name", "Ada", "--seed", "5", lines=["0", "1", "1 1", "q"])
        assert "Ada: " in result.output
        assert "P2: " in result.output
        assert unfinished(tmp_path).names == ["Ada", "P2"]

    def test_secrets_at_one_keyboard(self, play):
        """Nobody's missions are shown before they have the keyboard; one person alone is never asked."""
        lines = ["", "1", "", "1", "", "q"]
        output = play("topia", "--people", "2", "--name", "Ada", "--seed", "5", lines=lines).output
        ada, second, third = output.split("Pass the keyboard to ")[1:4]
        assert ada.startswith("Ada")
        assert "Ada’s missions" in ada
        assert second.startswith("P2")
        assert "P2’s missions" in second
        assert "Ada’s missions" not in second
        assert third.startswith("Ada")
        assert "Pass the keyboard" not in play("topia", "--new", "--seed", "5", lines=["1", "q"]).output


class TestWholeGames:
    @pytest.mark.parametrize(
        ("args", "words"),
        [
            (["ages", "--solo"], "Your score"),
            (["ages", "--against", "random,random", "-o", "trading=yes"], "Player: "),
            (["stars", "--solo", "-o", "grid=36"], "opponent"),
            (["stars", "--against", "random", "--lang", "fr"], "Joueur"),
            (["city", "--solo", "-o", "level=hard"], "points"),
            (["city", "--against", "random", "--lang", "fr"], "Joueur"),
            (["topia", "--against", "random,random"], "Player: "),
            (["topia", "--against", "random", "--lang", "fr", "-o", "bank_card=yes"], "Joueur"),
        ],
    )
    def test_random_typing_ends_with_the_score(self, play, tmp_path, args, words):
        """Numbers typed at random, most of them refused, lead to the end, and the record is kept."""
        choices = random.Random(3)
        lines = [str(choices.randrange(5)) for _ in range(3000)]
        result = play(*args, "--seed", "3", lines=lines)
        assert result.exit_code == 0
        assert words in result.output
        (record,) = (tmp_path / "games").glob("*.gobelet")
        assert gobelet.resume(record.read_text("utf-8")).over
