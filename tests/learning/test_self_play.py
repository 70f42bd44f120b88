"""Games played to learn from: what is kept of them, and what it is said to be worth."""

import numpy as np
import pytest

import gobelet
from gobelet.bots.heuristics import NUM_JUDGED, heuristic_of, no_weights, weights_of
from gobelet.bots.judging import new_room
from gobelet.engine.dice import new_rng
from gobelet.learning.self_play import MAX_KEPT, Habits, new_lesson, play_match, play_to_learn, set_targets
from tests.bots.meeting import UNCOMPILED

STARS = gobelet.game("stars")
HEURISTIC = heuristic_of(STARS)
GAMES = 2 if UNCOMPILED else 20


def lesson_of(weights, habits, players=2, games=GAMES):
    """The rows that so many games fill."""
    lesson = new_lesson(STARS.rules.STATE, HEURISTIC.NUM_INPUTS, games, players)
    room = new_room(STARS.rules, HEURISTIC, weights)
    setups = np.array([[players, 0]], np.int8)
    play = play_to_learn.of(STARS.rules, heuristic=HEURISTIC)
    rows = play(games, new_rng(7), setups, weights, room, habits, lesson)
    return lesson.inputs[:rows], lesson.targets[:rows]


@pytest.mark.parametrize("trusts", [0, 300, 1000])
def test_targets_by_hand(trusts):
    """Two seats, three positions: the last one is worth the end, others the next judgement and target."""
    lesson = new_lesson(STARS.rules.STATE, 1, 1, 2)
    judged = np.arange(8 * NUM_JUDGED, dtype=np.float32).reshape(8, NUM_JUDGED) ** 2
    lesson.judged[:8] = judged
    set_targets.of(STARS.rules)(3, 2, Habits(0, 0, trusts), lesson, 10)
    share = trusts / 1000
    for seat in range(2):
        end = judged[6 + seat]
        second = share * judged[4 + seat] + (1 - share) * end
        first = share * judged[2 + seat] + (1 - share) * second
        for number, expected in enumerate((first, second, end)):
            assert np.allclose(expected, lesson.targets[10 + 2 * number + seat])
    assert not lesson.targets[:10].any()
    assert not lesson.targets[16:].any()


def test_without_trust_a_target_is_the_end():
    """Wins of all seats add up to one; whoever won has the better place."""
    inputs, targets = lesson_of(no_weights(HEURISTIC.NUM_INPUTS), Habits(0, 300, 0))
    assert len(inputs) == len(targets) > 0
    wins = targets[:, 0].reshape(-1, 2)
    assert np.allclose(wins.sum(axis=1), 1)
    assert ((targets[:, 0] == 0) == (targets[:, 1] == 2)).all()
    assert np.isfinite(inputs).all()


@pytest.mark.parametrize(("keeps", "most"), [(0, 0), (1000, GAMES * MAX_KEPT * 2)])
def test_so_many_positions_are_kept(keeps, most):
    """Per mille, and no more than there is room for."""
    inputs, _ = lesson_of(no_weights(HEURISTIC.NUM_INPUTS), Habits(0, keeps, 0))
    assert len(inputs) <= most
    assert bool(len(inputs)) == bool(keeps)


def test_the_same_seeds_teach_the_same():
    """With weights, and something tried now and then."""
    weights = weights_of(STARS, 2)
    one, other = (lesson_of(weights, Habits(100, 200, 300), games=1) for _ in range(2))
    assert np.array_equal(one[0], other[0])
    assert np.array_equal(one[1], other[1])


def match(one, other, games, players=2):
    setup = np.array([players, 0], np.int8)
    rooms = tuple(new_room(STARS.rules, HEURISTIC, side) for side in (one, other))
    play = play_match.of(STARS.rules, heuristic=HEURISTIC)
    return play(games, new_rng(3), setup, (one, other), rooms, np.zeros(2, STARS.rules.STATE))


def test_a_match_against_oneself_is_even():
    """Both seats on the same dice: half of the wins."""
    weights = weights_of(STARS, 2)
    wins, points = match(weights, weights, 2 if UNCOMPILED else 40)
    assert wins == 0.5
    assert points > 0


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_who_knows_something_wins_matches(players):
    """Nearly always, against those who know nothing."""
    wins, _ = match(weights_of(STARS, players), no_weights(HEURISTIC.NUM_INPUTS), 40, players)
    assert wins > 0.9
