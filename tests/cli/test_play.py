"""Playing in the terminal as a person would: the real program in a pseudo-terminal."""

import pytest

import gobelet
from tests.cli.terminal import ESCAPES, Terminal

PROMPT = "Your choice ›"


def saved_table(data):
    return gobelet.resume((data / "games" / "ages.gobelet").read_text("utf-8"))


class TestPlay:
    def test_a_turn_with_the_board_the_question_and_numbered_choices(self, tmp_path):
        """Seed 5 begins with either, coins and food; stopping asks for food or workers."""
        terminal = Terminal("play", "ages", "--seed", "5", data=tmp_path)
        screen = terminal.until(PROMPT)
        assert "Roll Through the Ages" in screen
        assert "Great Wall" in screen
        assert "2  Reroll die 2 (coins)" in screen
        terminal.type("0")
        screen = terminal.until(PROMPT)
        assert "1  2 workers" in screen
        assert "2  2 food" in screen
        terminal.type("quit")
        assert "Game saved" in terminal.end()[0]
        assert saved_table(tmp_path).position.startswith("choose round 1 p0 [either coins food]")

    def test_nonsense_and_the_impossible_change_nothing(self, tmp_path):
        """Both get an answer that says so, and the question stays."""
        terminal = Terminal("play", "ages", "--seed", "5", data=tmp_path)
        terminal.until(PROMPT)
        for line, answer in (
            ("dance", "“dance” is not one of the choices."),
            ("worker temple", "“worker temple” is not possible right now"),
            ("9", "“9” is not one of the choices."),
            ("0 1", "“0 1” is not one of the choices."),
            ("99999999999999999999", "is not one of the choices."),
        ):
            terminal.type(line)
            assert answer in terminal.until(PROMPT)
        terminal.type("q")
        terminal.end()
        assert saved_table(tmp_path).position.startswith("keep round 1 p0 rolls 1 [either coins food]")

    def test_several_workers_in_one_line_and_undo(self, tmp_path):
        """Typed together they are placed together; undo takes them back one by one, never past the dice."""
        terminal = Terminal("play", "ages", "--solo", "--seed", "5", data=tmp_path)
        terminal.until(PROMPT)
        terminal.type("undo")
        assert "Nothing to undo" in terminal.until(PROMPT)
        terminal.type("0")
        terminal.until(PROMPT)
        terminal.type("1")
        terminal.until("Where do you send your 2 workers?")
        terminal.until(PROMPT)
        terminal.type("worker city4, worker moon")
        assert "not one of the choices" in terminal.until(PROMPT)
        terminal.type("worker city4")
        terminal.until("Where do you send your last worker?")
        terminal.until(PROMPT)
        terminal.type("undo")
        screen = terminal.until(PROMPT)
        assert "Undone." in screen
        assert "2 workers" in screen
        terminal.type("1 1")
        terminal.until(PROMPT)
        terminal.type("quit")
        terminal.end()
        assert "city4 2" in saved_table(tmp_path).position

    def test_nothing_can_be_tried_past_a_roll(self, tmp_path):
        """Actions after a reroll, in one line, are refused before any die falls."""
        terminal = Terminal("play", "ages", "--seed", "5", data=tmp_path)
        terminal.until(PROMPT)
        terminal.type("reroll 1, stop")
        assert "not possible right now" in terminal.until(PROMPT)
        terminal.type("q")
        terminal.end()
        assert saved_table(tmp_path).position.startswith("keep round 1 p0 rolls 1 [either coins food]")

    def test_help_shows_the_rules_of_this_moment_in_the_players_language(self, tmp_path):
        """While rolling these are R5 to R7, in French when French is spoken."""
        terminal = Terminal("play", "ages", "--lang", "fr", "--seed", "5", data=tmp_path)
        terminal.until("Ton choix ›")
        terminal.type("aide")
        screen = terminal.until("Ton choix ›")
        assert "R5 " in screen
        assert "crâne" in screen
        terminal.type("règles")
        assert "R64 " in terminal.until("Ton choix ›")
        terminal.type("quitter")
        assert "Partie enregistrée" in terminal.end()[0]

    def test_it_goes_on_where_it_stopped(self, tmp_path):
        """The next `play` offers the unfinished game; so does the record by name."""
        terminal = Terminal("play", "ages", "--seed", "5", data=tmp_path)
        terminal.until(PROMPT)
        terminal.type("1 2")
        terminal.until(PROMPT)
        terminal.child.sendeof()
        terminal.end()
        before = saved_table(tmp_path).position
        terminal = Terminal("play", "ages", data=tmp_path)
        terminal.until("Continue it? (y/n)")
        terminal.type("y")
        terminal.until("one last time")
        terminal.until(PROMPT)
        terminal.type("q")
        terminal.end()
        assert before == saved_table(tmp_path).position
        file = str(tmp_path / "games" / "ages.gobelet")
        terminal = Terminal("play", "ages", "--resume", file, data=tmp_path)
        terminal.until("one last time")
        terminal.type("q")
        terminal.end()

    def test_a_record_by_name_is_played_on_and_left_as_it_was(self, tmp_path):
        """The game is the record's own; an unfinished game of that kind is set aside, not lost."""
        games, path = tmp_path / "games", tmp_path / "one.gobelet"
        text = "gobelet: 1\ngame: ages\nplayers: 1\nseed: 5\n\n# With a comment.\n"
        path.write_text(text, "utf-8")
        games.mkdir()
        (games / "ages.gobelet").write_text(text.replace("seed: 5", "seed: 6"), "utf-8")
        terminal = Terminal("play", "--resume", str(path), data=tmp_path)
        terminal.until(PROMPT)
        terminal.type("0")
        terminal.until(PROMPT)
        terminal.type("quit")
        assert "gobelet play ages" in terminal.end()[0]
        assert text == path.read_text("utf-8")
        assert saved_table(tmp_path).seed == 5
        assert ["seed: 6" in old.read_text("utf-8") for old in games.glob("ages-*.gobelet")] == [True]

    def test_two_people_and_nobody_else(self, tmp_path):
        """Bots only come with --against."""
        names = ["--name", "Ada", "--name", "Bo"]
        terminal = Terminal("play", "ages", "--people", "2", *names, "--seed", "5", data=tmp_path)
        assert "bot" not in terminal.until(PROMPT)
        terminal.type("q")
        terminal.end()
        assert saved_table(tmp_path).names == ["Ada", "Bo"]

    def test_any_other_answer_is_asked_again(self, tmp_path):
        """So that a slip of the finger does not begin anew."""
        Terminal("play", "ages", "--seed", "5", data=tmp_path).until(PROMPT)
        terminal = Terminal("play", "ages", "--seed", "6", data=tmp_path)
        terminal.until("(y/n)")
        terminal.type("what")
        terminal.until("(y/n)")
        terminal.type("n")
        terminal.until(PROMPT)
        terminal.type("q")
        terminal.end()
        assert saved_table(tmp_path).seed == 6
        assert len(list((tmp_path / "games").glob("ages-*.gobelet"))) == 1

    def test_a_game_killed_in_the_middle_is_not_lost(self, tmp_path):
        """Every decision is on disk before the next question."""
        terminal = Terminal("play", "ages", "--seed", "5", data=tmp_path)
        terminal.until(PROMPT)
        terminal.type("0")
        terminal.until(PROMPT)
        terminal.child.kill(9)
        assert saved_table(tmp_path).position.startswith("choose")

    def test_real_dice_are_typed_in(self, tmp_path):
        """Numbers or words, several at once; a word that is no face changes nothing."""
        terminal = Terminal("play", "ages", "--solo", "--real-dice", data=tmp_path)
        terminal.until(PROMPT)
        terminal.type("food dragon")
        assert "not one of the choices" in terminal.until(PROMPT)
        terminal.type("food, coi")
        terminal.until(PROMPT)
        terminal.type("skull")
        screen = terminal.until(PROMPT)
        assert "Reroll die 3 (skull)" in screen  # alone, skulls may be rerolled
        terminal.type("quit")
        terminal.end()
        assert "[food coins skull]" in saved_table(tmp_path).position

    def test_real_dice_out_of_a_bag(self, tmp_path):
        """Colour and face in turn; each colour is listed once."""
        terminal = Terminal("play", "stars", "--solo", "--real-dice", data=tmp_path)
        menu = [line.split()[1] for line in _menu(terminal.until(PROMPT))]
        assert menu == ["black", "purple", "blue", "orange"]
        terminal.type("orange 3 blue star black 6")
        terminal.until(PROMPT)
        terminal.type("quit")
        terminal.end()
        text = (tmp_path / "games" / "stars.gobelet").read_text("utf-8")
        assert "[black-6 blue-star orange-3]" in gobelet.resume(text).position

    def test_a_whole_game_to_the_score(self, tmp_path):
        """Always the last choice: the game ends, says who won and keeps the record."""
        terminal = Terminal("play", "ages", "--seed", "1", "--against", "random,random", data=tmp_path)
        for _ in range(500):
            if terminal.child.expect_exact([PROMPT, "wins.", "share first place."]):
                break
            choices = [line.split()[0] for line in _menu(terminal.child.before)]
            terminal.type(choices[-1])
        assert terminal.end()[1] == 0
        records = list((tmp_path / "games").glob("ages-*.gobelet"))
        assert len(records) == 1
        assert gobelet.resume(records[0].read_text("utf-8")).over
        assert not (tmp_path / "games" / "ages.gobelet").exists()

    def test_stars_alone_says_whether_the_opponent_was_beaten(self, tmp_path):
        """Always the first choice loses against the grid."""
        terminal = Terminal("play", "stars", "--solo", "--seed", "1", "--lang", "fr", data=tmp_path)
        while terminal.child.expect_exact(["Ton choix ›", "Ton score"]) == 0:
            terminal.type("1")
        assert "adversaire" in terminal.end()[0]

    @pytest.mark.parametrize("columns", [60, 80, 100, 160])
    @pytest.mark.parametrize(
        ("game", "words"),
        [
            ("ages", ("Leadership", "Engineering", "Architecture", "Empire")),
            ("stars", ("★", "Malus", "Final")),
        ],
    )
    def test_the_board_fits_the_terminal(self, tmp_path, columns, game, words):
        """No line is wider than the terminal, and nothing of the sheet is missing."""
        terminal = Terminal("play", game, "--seed", "5", data=tmp_path, columns=columns)
        screen = terminal.until(PROMPT)
        assert max(map(len, screen.splitlines())) <= columns
        for word in words:
            assert word in screen
        terminal.type("q")
        terminal.end()


def _menu(screen):
    lines = [line.strip() for line in ESCAPES.sub("", screen).splitlines()]
    return [line for line in lines if line[:1].isdigit() and "  " in line]


class TestWhatCannotBePlayed:
    @pytest.mark.parametrize(
        ("args", "message"),
        [
            (["chess"], "Unknown game 'chess'. Available games: ages, stars, city, topia."),
            (["ages", "--people", "5"], "is for 1 to 4 players, not 5"),
            (["ages", "--people", "0"], "--people must be at least 1, not 0."),
            (["ages", "--solo", "--against", "random"], "--solo means one person without bots"),
            (["ages", "--against", "martian"], "Unknown bot 'martian'"),
            (
                ["ages", "-o", "edition=early"],
                "Option edition cannot be 'early'. Possible values: classic, reprint, late.",
            ),
            (["ages", "-o", "colour=red"], "has no option 'colour'"),
            (["ages", "-o", "edition"], "An option must have the form name=value, not 'edition'."),
            (["ages", "--lang", "de"], "Unknown language 'de'"),
            (["ages", "--seed", "-1"], "A seed must be a whole number from 0"),
            (["ages", "--name", "A", "--name", "B"], "2 names for 1 people"),
        ],
    )
    def test_a_message_and_exit_code_two(self, tmp_path, args, message):
        """What was wrong, and what would be right."""
        shown, code = Terminal("play", *args, data=tmp_path, columns=200).end()
        assert message in shown
        assert "Traceback" not in shown
        assert code == 2

    def test_a_damaged_save_names_file_and_line(self, tmp_path):
        """The game is not silently thrown away."""
        path = tmp_path / "games" / "ages.gobelet"
        path.parent.mkdir()
        path.write_text("gobelet: 1\ngame: ages\nplayers: 2\nseed: 5\n\nbegin: skull\ndance\n", "utf-8")
        shown, code = Terminal("play", "ages", data=tmp_path, columns=250).end()
        assert code == 2
        assert f"Cannot read the unfinished game in {path}. Line 6" in shown
        assert "Start a new game with --new" in shown
        assert path.exists()

    def test_a_folder_that_cannot_be_written(self, tmp_path):
        """A message with the way out, no traceback."""
        (tmp_path / "games").write_text("in the way", "utf-8")
        shown, code = Terminal("play", "ages", "--seed", "1", data=tmp_path, columns=250).end()
        assert code == 2
        assert "Set GOBELET_DATA to use" in shown

    def test_resuming_with_options_of_a_new_game(self, tmp_path):
        """They would be ignored, so they are refused."""
        path = tmp_path / "one.gobelet"
        path.write_text("gobelet: 1\ngame: stars\nplayers: 1\nseed: 1\n\n", "utf-8")
        shown, code = Terminal("play", "--resume", str(path), "--seed", "2", data=tmp_path, columns=250).end()
        assert code == 2
        assert "leave out the options for new games" in shown
