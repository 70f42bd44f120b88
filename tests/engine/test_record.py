"""Records: read, written and read again; every line that is wrong is named."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import gobelet
from gobelet.engine.record import MAX_DEPTH, Move, Record, format_record, parse_record

CANONICAL = """\
gobelet: 1
game: ages
players: 2
seed: 7

# Before the first move.
begin: food skull coins
# About the dice.
#
reroll 1 3: good food
stop
# Ada thinks.
(
reroll 3: food
# Or perhaps:
(
stop
)
stop
)
(
reroll 1 2: food food
)
buy irrigation
"""

HEAD = "gobelet: 1\ngame: ages\n\n"


def error_of(text):
    """The message of the refusal, which begins with the line."""
    with pytest.raises(gobelet.RecordError) as caught:
        parse_record(text)
    assert f"Line {caught.value.line}: " == str(caught.value)[: len(f"Line {caught.value.line}: ")]
    return str(caught.value)


class TestWriting:
    def test_written_back(self):
        """A canonical record is a fixed point."""
        assert CANONICAL == format_record(parse_record(CANONICAL)) == str(parse_record(CANONICAL))

    def test_what_is_in_it(self):
        """Headers, comments, moves, draws and variations where they belong."""
        record = parse_record(CANONICAL)
        assert (record.game, record.headers) == ("ages", {"players": "2", "seed": "7"})
        assert record.comments == ["Before the first move."]
        assert [move.action for move in record.moves] == ["begin", "reroll 1 3", "stop", "buy irrigation"]
        assert Move("begin", ["food", "skull", "coins"], ["About the dice.", ""]) == record.moves[0]
        first, second = record.moves[2].variations
        assert Move("reroll 3", ["food"], ["Or perhaps:"], [[Move("stop")]]) == first[0]
        assert [Move("reroll 1 2", ["food", "food"])] == second

    def test_lines_are_noted(self):
        """Every move knows where it stood; two moves that differ in nothing else are equal."""
        assert [move.line for move in parse_record(CANONICAL).moves] == [7, 10, 11, 24]
        assert Move("stop", line=3) == Move("stop", line=4)

    def test_spaces_do_not_matter(self):
        """Around words, around colons, blank lines after the headers, Windows line ends."""
        text = "gobelet:1\r\n  game :  ages \r\n\r\n\r\n begin :  food   skull\r\n\r\nreroll  1   3:good\r\n"
        assert str(parse_record(text)) == "gobelet: 1\ngame: ages\n\nbegin: food skull\nreroll 1 3: good\n"

    def test_headers_alone(self):
        """A record may stop before its first move, with and without a blank line."""
        for text in ("gobelet: 1\ngame: pig", "gobelet: 1\ngame: pig\n", HEAD.replace("ages", "pig")):
            assert Record("pig") == parse_record(text)

    def test_a_value_with_colons(self):
        """Only the first colon of a line divides it."""
        text = HEAD.replace("\n\n", "\nevent: Club: round 2\n\n") + "reroll 1: a:b\n"
        record = parse_record(text)
        assert (record.headers["event"], record.moves[0].draws) == ("Club: round 2", ["a:b"])
        assert text == str(record)


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("", "Line 1: a record must start with 'gobelet: 1'"),
            ("\n\ngobelet: 1", "Line 1: a record must start with 'gobelet: 1'"),
            ("game: ages\n", "Line 1: a record must start with 'gobelet: 1'"),
            ("gobelet: 2\ngame: ages\n", "Line 1: a record must start with 'gobelet: 1'"),
            ("gobelet: 1\nplayers: 2\n", "Line 2: the header 'game: ...' is missing"),
            ("gobelet: 1\nstop\n", "Line 2: expected a header 'name: value', not 'stop'"),
            ("gobelet: 1\ngame:\n", "Line 2: expected a header 'name: value', not 'game:'"),
            ("gobelet: 1\nGame: ages\n", "Line 2: expected a header 'name: value', not 'Game: ages'"),
            ("gobelet: 1\n# ages: 1\n", "Line 2: expected a header 'name: value', not '# ages: 1'"),
            ("gobelet: 1\ngame: ages\ngame: pig\n", "Line 3: the header 'game' appears twice"),
        ],
    )
    def test_headers(self, text, message):
        assert message == error_of(text)

    @pytest.mark.parametrize(
        ("moves", "message"),
        [
            ("stop:", "Line 4: expected 'action' or 'action: draws', not 'stop:'"),
            (": food", "Line 4: expected 'action' or 'action: draws', not ': food'"),
            ("stop\nbegin: food", "Line 5: 'begin' is only allowed as the first line of the game"),
            ("stop\n(\nbegin\n)", "Line 6: 'begin' is only allowed as the first line of the game"),
            ("(\nstop\n)", "Line 4: a variation must follow the action it replaces"),
            ("begin\n(\nstop\n)", "Line 5: a variation must follow the action it replaces"),
            ("stop\n(\n(\nstop\n)\n)", "Line 6: a variation must follow the action it replaces"),
            ("stop\n)", "Line 5: ')' without '('"),
            ("stop\n(\n)", "Line 6: empty variation"),
            ("stop\n(\n# Nothing.\n)", "Line 7: empty variation"),
            ("stop\n(\nstop", "Line 6: a variation is not closed: missing ')'"),
            ("stop\n(\nstop\n(\nstop\n)\n\n", "Line 11: a variation is not closed: missing ')'"),
        ],
    )
    def test_moves(self, moves, message):
        assert message == error_of(HEAD + moves)

    def test_too_deep(self):
        """So many variations in variations are no analysis any more."""
        assert parse_record(HEAD + nest(MAX_DEPTH))
        expected = f"Line {4 + 2 * MAX_DEPTH + 1}: variations are nested more than {MAX_DEPTH} deep"
        assert expected == error_of(HEAD + nest(MAX_DEPTH + 1)) == error_of(HEAD + nest(100_000))


def nest(depth):
    """An action with a variation, which has a variation, and so on."""
    return "stop\n" + "(\nstop\n" * depth + ")\n" * depth


# -- Any text at all ------------------------------------------------------------------------------------

ODD_LINES = ["begin", ":", "stop:", ": food", "#", "a b:c d", "x:y", "\x1f", "\x85 é", "( ", ")x"]
LINES = st.sampled_from([*CANONICAL.splitlines(), *ODD_LINES])
TEXTS = st.one_of(
    st.text(),
    st.lists(LINES).map("\n".join),
    st.lists(LINES).map(lambda lines: HEAD + "\n".join(lines)),
    st.text().map(lambda text: HEAD + text),
)


@given(TEXTS)
@example(CANONICAL)
def test_any_text(text):
    """It is refused with a RecordError, or a record that is written to a fixed point."""
    try:
        record = parse_record(text)
    except gobelet.RecordError:
        return
    written = str(record)
    assert record == parse_record(written)
    assert written == str(parse_record(written))


@given(TEXTS)
def test_any_text_resumed(text):
    """Played, too, it raises nothing but what we raise on purpose."""
    try:
        table = gobelet.resume(text)
    except gobelet.GobeletError:
        return
    assert table.state.tobytes() == gobelet.resume(str(table.record())).state.tobytes()


class TestReplay:
    """What is wrong with a record that can be read is found when it is played."""

    TEXT = str(gobelet.game("ages").table(2, seed=7, names=["Ada", "Bo"]).record())

    def resume(self, text):
        with pytest.raises(gobelet.GobeletError) as caught:
            gobelet.resume(text)
        return f"{type(caught.value).__name__}: {caught.value}"

    def test_another_game(self):
        record = parse_record(self.TEXT)
        record.game = "pig"
        with pytest.raises(gobelet.RecordError, match="This is a record of 'pig', not 'ages'"):
            gobelet.game("ages").resume(record)

    @pytest.mark.parametrize(
        ("old", "new", "message"),
        [
            (
                "players: 2",
                "players: two",
                "RecordError: The header 'players' must be a whole number, not 'two'.",
            ),
            (
                "players: 2",
                "players: ²",
                "RecordError: The header 'players' must be a whole number, not '²'.",
            ),
            ("players: 2\n", "", "RecordError: The header 'players: ...' or 'position: ...' is missing."),
            ("players: 2", "players: 9", "RecordError: Roll Through the Ages is for 1 to 4 players, not 9."),
            ("seed: 7", "seed: -7", "RecordError: The header 'seed' must be a whole number, not '-7'."),
            ("seed: 7", "weather: rain", "RecordError: Unknown header 'weather' for Roll Through the Ages."),
            ("edition: classic", "edition: gold", "RecordError: Option edition cannot be 'gold'."),
            ("p1: Bo", "p2: Bo", "RecordError: Unknown header 'p2' for Roll Through the Ages."),
            ("p1: Bo\n", "", "RecordError: Expected 2 names, one for each player, not 1."),
            (
                "seed: 7",
                "scores: 3 4",
                "RecordError: The header 'scores' is only allowed once the game is over.",
            ),
            ("game: ages", "game: chess", "UnknownGameError: Unknown game 'chess'. Available games: ages"),
        ],
    )
    def test_headers(self, old, new, message):
        assert old in self.TEXT
        assert self.resume(self.TEXT.replace(old, new)).startswith(message)

    def test_a_position_that_is_none(self):
        """It is the record that is wrong, so a RecordError."""
        message = self.resume("gobelet: 1\ngame: ages\nposition: dance | food 3\n\n")
        assert message.startswith("RecordError: the phase must be one of preserve, roll,")

    def test_dice_of_another_seed(self):
        """They are compared with what the seed gives."""
        message = self.resume(self.TEXT.replace("seed: 7", "seed: 8"))
        assert "RecordError: Line 10: the record draws" in message
        assert "but seed 8 gives" in message

    @pytest.mark.parametrize(
        ("moves", "message"),
        [
            ("stop", "Line 6: Cannot stop now."),
            ("begin: food food food\ndance", "Line 7: Unknown action 'dance'."),
            ("begin: food food food\nbuy empire", "Line 7: Cannot buy empire now."),
            ("begin: food cat", "Line 6: Unknown face 'cat'."),
            ("begin: food food\nstop", "Line 6: more draws are needed after 'begin'."),
            ("begin: food food food food", "Line 6: Cannot draw 'food': no draw is pending."),
            ("begin: food food food\nstop\n(\ndance\n)", "Line 9: Unknown action 'dance'."),
            ("begin: food food food\nstop\n(\nstop\n(\ndance\n)\n)", "Line 11: Unknown action 'dance'."),
        ],
    )
    def test_moves(self, moves, message):
        """By hand; in variations too."""
        text = f"gobelet: 1\ngame: ages\nplayers: 2\n\n\n{moves}\n"
        assert self.resume(text).startswith(f"RecordError: {message}")

    def test_variations_leave_the_game_alone(self):
        """They are played beside it, with dice by hand even where a seed gives the others."""
        plain, varied = f"{self.TEXT}reroll 1\n", f"{self.TEXT}reroll 1\n(\nreroll 2: skull\nstop\n)\n"
        assert gobelet.resume(plain).record() == gobelet.resume(varied).record()

    def test_result(self):
        """A result that is not the real one is refused."""
        table = gobelet.game("ages").table(1, seed=3)
        while not table.over:
            table.play(table.legal_ids()[0])
        text = str(table.record())
        assert table.position == gobelet.resume(text).position
        score = f"scores: {table.scores()[0]}"
        message = self.resume(text.replace(score, "scores: 99"))
        assert f"RecordError: The header 'scores' is 99, but should be {table.scores()[0]}." == message
