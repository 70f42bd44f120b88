"""The suite itself: a game that breaks a promise does not pass, and the message says where."""

import dataclasses
import importlib
import itertools
import shutil
import sys
from types import SimpleNamespace

import numpy as np
import pytest

import pig
from gobelet.engine.conformance import Conformance, meeting
from gobelet.engine.contract import HEADER, Message
from gobelet.engine.digest import digest_games, random_game

RULES, NOTATION, PRESENTATION = pig.rules, pig.notation, pig.presentation
SCORE = ("total", np.int16), ("points", np.int16, (4,))


def replace_in(module, **changes):
    names = [name for name in dir(module) if not name.startswith("_")]
    kept = {name: getattr(module, name) for name in names}
    return SimpleNamespace(__name__=module.__name__, **{**kept, **changes})


def with_rules(**changes):
    """Pig with other rules; its compiled playout stays the real one."""
    game = dataclasses.replace(pig.GAME, rules=replace_in(RULES, **changes))
    game.__dict__["_play_games"] = pig.GAME._play_games
    return game


def suite_of(game):
    suite = Conformance()
    suite.game, suite.seeds, suite.stride = game, range(1), 3
    return suite


def failure(promise, game):
    """What the suite says about a game that breaks this promise."""
    with pytest.raises(AssertionError) as caught:
        getattr(suite_of(game), promise)()
    return str(caught.value)


def after(function, change):
    """The rule, and then *change*, which is the mistake."""

    def broken(state, *args):
        result = function(state, *args)
        change(state, *args)
        return result

    return broken


def draw_again(state, outcome):
    if state.actor >= 0:
        state.draw = 6


def count_up(state, seat):
    state.total += 1


def scramble(state, seat, rng):
    state.points[(seat + 1) % state.players] = 7


def lose_total(state, seat, rng):
    state.total = 1


def blank_total(state, seat):
    state.total = 0


def list_backwards(state, out):
    out[:2] = 1, 0
    return 2 if state.actor >= 0 else 0


def list_always(state, out):
    out[:2] = 0, 1
    return 2


def never_end(state, outcome):
    state.draw, state.phase, state.actor = 0, 1, state.turn % state.players


def see_nothing(state, seat, out):
    out[0] = np.nan


def see_something_else():
    """Each time."""
    times = itertools.count()

    def encode(state, seat, out):
        out[0] = next(times)

    return encode


def begin_as_ever(state, players, options):
    """Whatever the options are."""
    RULES.begin(state, players, np.zeros_like(options))


BROKEN_RULES = {
    "test_every_value_of_an_option_matters": {"begin": begin_as_ever},
    "test_header_comes_first": {"STATE": np.dtype([*reversed(HEADER), *SCORE])},
    "test_state_has_no_padding": {"STATE": np.dtype([*HEADER, ("target", np.int8), *SCORE], align=True)},
    "test_games_end": {"apply_draw": never_end},
    "test_somebody_decides_or_something_is_drawn": {"apply_draw": after(RULES.apply_draw, draw_again)},
    "test_nobody_is_stuck": {"legal_actions": lambda state, out: 0},
    "test_nothing_is_legal_at_the_end": {"legal_actions": list_always},
    "test_questions_change_nothing": {"score": after(RULES.score, count_up)},
    "test_ranks_fit_together": {"rank": lambda state, seat: 2},
    "test_playout_plays_the_same_game": {"apply_draw": lambda s, outcome: RULES.apply_draw(s, 5 - outcome)},
    "test_features_are_finite": {"encode": see_nothing},
    "test_hiding_changes_nothing_visible": {"hide": scramble},
    "test_observation_has_all_that_is_seen": {"conceal": blank_total},
    "test_hiding_leaves_a_game": {"hide": lose_total},
}


@pytest.mark.parametrize(("promise", "change"), BROKEN_RULES.items(), ids=BROKEN_RULES)
def test_broken_rules(promise, change, monkeypatch):
    """Each promise of the rules, broken."""
    monkeypatch.setattr(meeting, "MAX_STEPS", 1000)
    monkeypatch.setattr("gobelet.engine.conformance.rules.MAX_STEPS", 1000)
    failure(promise, with_rules(**change))


@pytest.mark.parametrize(
    ("promise", "change"),
    [
        ("test_nobody_is_stuck", {"legal_actions": list_backwards}),
        ("test_features_are_finite", {"encode": see_something_else()}),
    ],
)
def test_broken_rules_in_other_ways(promise, change):
    failure(promise, with_rules(**change))


def test_the_message_says_where():
    """Which game, which step, which position."""
    message = failure("test_ranks_fit_together", with_rules(rank=lambda state, seat: 2))
    where = (
        "gobelet.game('pig').table(players=2, seed=0, target='100'), step 0 of random_game,"
        " 'roll round 1 p0 | 0 | 0': ranks are [2, 2]"
    )
    assert message.startswith(where)


BROKEN_NOTATION = {
    "test_positions_round_trip": {"format_position": lambda s: NOTATION.format_position(s).replace("7", "8")},
    "test_positions_fit_in_a_header": {"format_position": lambda s: NOTATION.format_position(s) + "\n"},
    "test_actions_round_trip": {"format_action": lambda action: "roll"},
    "test_draws_round_trip": {"format_draw": lambda state, outcome: "a six"},
    "test_record_leads_to_the_same_state": {"format_action": lambda action: ["hold", "roll"][action]},
    "test_dice_by_hand_lead_to_the_same_state": {"parse_draw": lambda state, text: 3},
}


@pytest.mark.parametrize(("promise", "change"), BROKEN_NOTATION.items(), ids=BROKEN_NOTATION)
def test_broken_notation(promise, change):
    """Each promise of the texts, broken; some mistakes make the table itself refuse."""
    game = dataclasses.replace(pig.GAME, notation=replace_in(NOTATION, **change))
    with pytest.raises((AssertionError, ValueError)):
        getattr(suite_of(game), promise)()


BROKEN_PRESENTATION = {
    "test_everything_can_be_said": {"ask": lambda state: Message("ask-nobody")},
    "test_the_goal_can_be_said": {"goal": lambda players, options: [Message("goal-nobody")] * 3},
    "test_talking_changes_nothing": {"view": after(PRESENTATION.view, count_up)},
    "test_rules_named_are_in_the_rulebook": {"rules_now": lambda state: ("R99",)},
}


@pytest.mark.parametrize(("promise", "change"), BROKEN_PRESENTATION.items(), ids=BROKEN_PRESENTATION)
def test_broken_presentation(promise, change):
    """Each promise to people, broken."""
    failure(promise, dataclasses.replace(pig.GAME, presentation=replace_in(PRESENTATION, **change)))


@pytest.mark.parametrize(
    ("promise", "file", "old"),
    [
        ("test_title_and_options_have_words", "lang/en.ftl", "option-target-50"),
        ("test_languages_have_the_same_messages", "lang/fr.ftl", "told-win"),
        ("test_everything_can_be_said", "lang/fr.ftl", "told-win"),
        ("test_questions_are_explained", "lang/fr.ftl", ".help"),
        ("test_rules_named_are_in_the_rulebook", "rulebook.md", "**R4**"),
        ("test_rulebooks_have_the_same_numbers", "rulebook.fr.md", "**R7**"),
        ("test_guide_can_be_played", "guide/script.txt", "draw 1 6"),
        ("test_guide_has_words", "guide/fr.ftl", "guide-one"),
        ("test_guide_has_words", "guide/script.txt", "hint roll-hint"),
        ("test_guide_says_the_same_in_all_languages", "guide/fr.ftl", "guide-one"),
    ],
)
def test_broken_words(promise, file, old, tmp_path, monkeypatch):
    """A message, a rule or a line of the guide that one file lacks."""
    folder = shutil.copytree(pig.GAME.folder, tmp_path / "broken_pig")
    text = (folder / file).read_text("utf-8")
    (folder / file).write_text(text.replace(old, "other"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_pig", raising=False)
    failure(promise, importlib.import_module("broken_pig").GAME)


class TestDigest:
    def test_names_the_games(self):
        """The same games, the same digest; another seed, other players, another option, another one."""
        first = digest_games(pig.GAME, 2, range(3))
        assert len(first) == 64
        assert first == digest_games(pig.GAME, 2, [0, 1, 2], target="100")
        others = [digest_games(pig.GAME, 2, range(2)), digest_games(pig.GAME, 3, range(3))]
        others.append(digest_games(pig.GAME, 2, range(3), target="50"))
        assert len({first, *others}) == 4

    def test_a_random_game_is_told_step_by_step(self):
        """Every moment but the last has an action or a draw; states are copies."""
        moments = list(random_game(pig.GAME, 2, 5))
        assert all((moment.action is None) != (moment.outcome is None) for moment in moments[:-1])
        assert moments[-1][1:] == (None, None)
        assert len(moments) == len({id(moment.state) for moment in moments})
        assert pig.GAME.play_random(2, 1, 5)[0].tobytes() == moments[-1].state.tobytes()
