"""Guided games: scripts are read and played, and a mistake in one is named with its line."""

import pytest

import gobelet
import pig
from gobelet.engine.conformance.guides import GuidePromises
from gobelet.engine.errors import GuideError
from gobelet.engine.guide import find_guide, play_script
from gobelet.engine.script import parse_script

GAMES = [*map(gobelet.game, gobelet.games()), pig.GAME]
GUIDED = [game for game in GAMES if (game.folder / "guide" / "script.txt").is_file()]
PROMISES = [name for name in dir(GuidePromises) if name.startswith("test_")]
BEGUN = "players 2\ndraw 5\n"


def play(text):
    return play_script(pig.GAME, parse_script(text))


def failure(text):
    with pytest.raises(GuideError) as caught:
        play(text)
    return caught.value.line, caught.value.reason


class TestParsing:
    def test_comments_and_empty_lines_say_nothing(self):
        """A comment begins a line, or follows a space."""
        script = parse_script("# Pig\n\nplayers 2  # one bot\n  # more\nsay goal # first\nend recap\n")
        assert [(s.word, s.text) for s in script.statements] == [("say", "goal"), ("end", "recap")]

    def test_a_line_goes_on_in_the_next(self):
        """If that one begins with spaces: for positions, which are long."""
        script = parse_script("position choose p0\n  total 9\n   | 3 | 4\nend recap")
        assert script.statements[0].text == "choose p0 total 9 | 3 | 4"

    def test_setup(self):
        script = parse_script("players 3\noption target 50\nlearner p2\nminutes 9\nend recap")
        assert (
            script.players,
            script.options,
            script.learner,
            script.minutes,
        ) == (3, {"target": "50"}, 2, 9)

    def test_details_belong_to_the_line_above(self):
        script = parse_script("ask roll\n  point .total, .turn\n  hint no\ndo roll\nend recap")
        assert (
            script.statements[0].detail("point"),
            script.statements[0].detail("hint"),
        ) == (".total, .turn", "no")
        assert script.statements[1].detail("tick") is None

    @pytest.mark.parametrize(
        ("text", "line", "reason"),
        [
            ("shout goal\nend recap", 1, "expected one of players, option,"),
            ("say\nend recap", 1, "something is missing after 'say'"),
            ("say The goal\nend recap", 1, "expected the name of a message after 'say', not 'The goal'"),
            ("say goal\n", 1, "the last line must be 'end NAME'"),
            ("end recap\n\nsay goal\nend recap", 3, "nothing may follow 'end NAME'"),
            ("say goal\nplayers 2\nend recap", 2, "'players' must come before"),
            ("players two\nend recap", 1, "expected a number after 'players', not 'two'"),
            ("option target\nend recap", 1, "expected 'option NAME VALUE'"),
            ("learner me\nend recap", 1, "expected a seat such as 'p0'"),
            ("players 2\n\n  point .bag\nend recap", 3, "'point' must follow 'say' or 'ask' or 'end'"),
            ("say goal\n  hint no\nend recap", 2, "'hint' must follow 'ask'"),
            ("say goal\n  point .a\n  point .b\nend recap", 3, "'point' appears twice"),
            ("  total 9\nend recap", 1, "there is no line above"),
        ],
    )
    def test_mistakes(self, text, line, reason):
        """File, line, and what was expected."""
        with pytest.raises(GuideError) as caught:
            parse_script(text, "pig/script.txt")
        assert caught.value.line == line
        assert caught.value.reason.startswith(reason)
        assert str(caught.value) == f"In pig/script.txt, line {line}: {caught.value.reason}"


class TestPlaying:
    def test_steps(self):
        """What is said, asked and done, each with its position."""
        guide = play(BEGUN + "say goal\n  point .a, .b\nask roll\n  hint no\ndo roll\ndraw 6\nend recap")
        assert [step.words for step in guide.steps] == ["guide-goal", "guide-roll", "guide-recap"]
        assert guide.messages == ["guide-goal", "guide-roll", "guide-no", "guide-recap"]
        assert [step.points for step in guide.steps] == [(".a", ".b"), (), ()]
        assert [step.actions for step in guide.steps] == [(), ("roll",), ()]
        assert [step.table.state.total for step in guide.steps] == [5, 5, 11]
        assert [step.is_end for step in guide.steps] == [False, False, True]

    def test_who_played_what(self):
        """From the beginning, or from the last jump."""
        guide = play(BEGUN + "ask a\ndo hold\ndraw 4\nplay roll\ndraw 3\nplay hold\ndraw 2\nend recap")
        told = [(played.seat, played.actions, played.draws) for played in guide.steps[-1].played]
        assert told == [
            (None, (), ("5",)),
            (0, ("hold",), ("4",)),
            (1, ("roll",), ("3",)),
            (1, ("hold",), ("2",)),
        ]

    def test_a_jump_begins_anew(self):
        guide = play(BEGUN + "say goal\nposition choose round 4 p0 total 9 | 3 | 4\nend recap")
        assert guide.steps[1].table.position == "choose round 4 p0 total 9 | 3 | 4"
        assert len(guide.steps[1].played) == 1

    def test_only_the_expected_choice_is_an_answer(self):
        step = play(BEGUN + "ask a\ndo hold\ndraw 4\nend recap").steps[0]
        for action, expected in (("hold", True), ("roll", False)):
            after = step.table.fork()
            after.play(action)
            assert step.is_answer(after) is expected

    def test_what_is_only_read_has_no_answer(self):
        step = play(BEGUN + "say a\nend recap").steps[0]
        assert not step.is_answer(step.table)

    @pytest.mark.parametrize(
        ("text", "line", "reason"),
        [
            ("players 9\nend recap", 2, "Pig is for 2 to 4 players, not 9."),
            ("players 2\nlearner p2\ndraw 5\nend recap", 3, "there is no seat p2 for the learner"),
            ("players 2\nposition choose p0 total 5 | 0 | 0\nend recap", 2, "a position contains players"),
            ("position choose | 3\nend recap", 1, "The head must say whose turn it is"),
            (BEGUN + "position choose p0 total 5 | 0 | 0 | 0\nend recap", 3, "the position must have 2"),
            ("players 2\nsay goal\nend recap", 2, "a draw is pending: write 'draw OUTCOME' first"),
            ("players 2\ndraw 9\nend recap", 2, "Unknown face '9'"),
            (BEGUN + "draw 3\nend recap", 3, "Cannot draw '3': no draw is pending"),
            (BEGUN + "play roll\nend recap", 3, "the learner decides here"),
            (BEGUN + "do roll\nend recap", 3, "'do' must follow 'ask NAME'"),
            (BEGUN + "ask roll\nend recap", 4, "'ask' must be followed by 'do'"),
            (BEGUN + "ask roll\ndo jump\nend recap", 4, "Unknown action 'jump'"),
            (BEGUN + "ask roll\ndo roll, roll\nend recap", 4, "Cannot roll now"),
            ("learner p1\nplayers 2\ndraw 5\nask a\ndo roll\nend recap", 5, "it is not the learner's turn"),
        ],
    )
    def test_mistakes(self, text, line, reason):
        """The rules' own message, and the line."""
        found = failure(text)
        assert found[0] == line
        assert found[1].startswith(reason)


STARS = gobelet.game("stars")
TWO_STARS = "position tick p0 return bag black 2 [orange-5] stars 2 | - / - / - / - / - | - / - / - / - / -\n"


class TestClicking:
    """What the learner must do is on the board; the suite of a game says if it is not."""

    def failure(self, text):
        suite = GuidePromises()
        suite.game, suite._guide = STARS, lambda: play_script(STARS, parse_script(text))
        with pytest.raises(AssertionError) as caught:
            suite.test_guide_can_be_clicked()
        return str(caught.value).partition("\n")[0]

    @pytest.mark.parametrize(
        ("ticks", "reason"),
        [
            ("tick-2-1 tick-9-9", "there is no piece ['tick-9-9'] to tick. Possible: tick-2-1, tick-2-2,"),
            ("tick-2-1 tick-3-1", "ticking ('tick-2-1', 'tick-3-1') does not mean 'tick 2, tick 2'"),
            ("tick-2-1", "Cannot tick these together now: "),
            ("", "Cannot tick these together now: "),
        ],
    )
    def test_other_pieces(self, ticks, reason):
        text = f"{TWO_STARS}ask a\ndo tick 2, tick 2\n  tick {ticks}\nend recap"
        place, _, said = self.failure(text).partition(": ")
        assert place == "stars/guide/script.txt, line 2"
        assert said.startswith(reason)

    def test_nothing_to_tick(self):
        text = "players 2\ndraw blue 5 blue 3 orange 5\nask a\ndo take 5\n  tick take-5\nend recap"
        assert self.failure(text).endswith("nothing can be ticked here, leave out 'tick'")

    def test_no_button(self):
        text = f"{TWO_STARS}ask a\ndo tick 2\nask b\ndo tick 2\nend recap"
        assert self.failure(text).endswith("'tick 2' has no button here, write 'tick PIECE ...'")

    def test_several_actions_need_ticks(self):
        with pytest.raises(GuideError, match="several actions are ticked together"):
            play_script(STARS, parse_script(f"{TWO_STARS}ask a\ndo tick 2, tick 2\nend recap"))


class TestEveryGuide:
    @pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
    @pytest.mark.parametrize("promise", PROMISES)
    def test_keeps_its_promises(self, promise, game):
        """It plays through, can be clicked on the board, and says everything in both languages."""
        suite = GuidePromises()
        suite.game = game
        getattr(suite, promise)()

    @pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
    def test_gives_the_learner_something_to_do(self, game):
        """Words and choices take turns, and it ends."""
        steps = find_guide(game).steps
        assert sum(bool(step.actions) for step in steps) >= len(steps) // 4
        assert [step.is_end for step in steps] == [False] * (len(steps) - 1) + [True]

    def test_a_game_may_have_none(self):
        assert {game.id for game in GUIDED} >= {"pig"}
        assert all(find_guide(game) is None for game in GAMES if game not in GUIDED)
