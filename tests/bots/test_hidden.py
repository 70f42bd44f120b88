"""Nothing a bot thinks depends on what its seat cannot see."""

import itertools
import statistics

import numpy as np
import pytest

import gobelet
from gobelet.bots import new_bot
from gobelet.bots.evaluation import evaluate, new_workspace
from gobelet.bots.search import Search
from gobelet.bots.weights import weights_of
from gobelet.engine.dice import new_rng
from gobelet.engine.heuristic import heuristic_of
from tests.bots.meeting import GAMES, UNCOMPILED, any_options, meet

TOPIA = gobelet.game("topia")
STRIDE, MOST = (40, 6) if UNCOMPILED else (3, 1000)
SEEDS = 4 if UNCOMPILED else 40


def hidden(game, state, seat, seed):
    """Another world that looks the same to this seat."""
    other = game.copy_state(state)
    game.rules.hide(other, seat, new_rng(seed))
    return other


def encoded(game, state, seat):
    features = np.zeros(1, heuristic_of(game).FEATURES)
    heuristic_of(game).encode(state, seat, features[0])
    return features.view(np.float32)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_heuristics_encode_what_the_seat_sees(game):
    """All along random games with any options: the same numbers whatever others hold, all of them finite."""
    for players in range(game.min_players, game.max_players + 1):
        states = meet(game, players, players, STRIDE, **any_options(game, players))
        for number, state in enumerate(itertools.islice(states, MOST)):
            seat = number % players
            inputs = encoded(game, state, seat)
            assert np.isfinite(inputs).all()
            for seed in range(3):
                other = hidden(game, state, seat, seed)
                assert np.array_equal(inputs, encoded(game, other, seat)), game.notation.format_position(
                    state
                )


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_evaluations_forget_what_was_evaluated_before(game):
    """Whatever is left in the workspace."""
    heuristic, weights = heuristic_of(game), weights_of(game, 2)
    values = []
    for old in (0.0, 7.0):
        space = new_workspace(game.rules, heuristic, weights)
        for part in (space.inputs, space.hidden, space.values):
            part[:] = old
        evaluate.of(game.rules, heuristic=heuristic)(game.table(2, seed=1).state, 0, weights, space)
        values.append(space.values.tolist())
    assert values[0] == values[1]


def worlds(seed, step, count=3):
    """A decision of a random game of Topia as its actor may imagine it, and the decision itself."""
    states = [state for state in meet(TOPIA, 3, seed) if state.actor >= 0]
    state = states[step % len(states)]
    return [state, *(hidden(TOPIA, state, int(state.actor), number) for number in range(count))]


@pytest.mark.parametrize("step", [0, 30] if UNCOMPILED else range(0, 40, 8))
def test_the_first_sight_is_the_same(step):
    """Every candidate looks the same in all worlds, unless it ends the game and all is laid open."""
    for state in (same := worlds(step, step)):
        looked_at = {one.action: one.prior.tolist() for one in Search(TOPIA, state, 1).list_candidates()}
        first = {one.action: one.prior.tolist() for one in Search(TOPIA, same[0], 1).list_candidates()}
        assert first == looked_at


@pytest.mark.compiled
@pytest.mark.parametrize("step", [3, 12, 25])
def test_the_search_expects_the_same(step):
    """Over bots of many seeds each action is worth the same in two worlds, within four standard errors."""
    real, other = worlds(step, step, 1)
    assert real.tobytes() != other.tobytes()
    opinions = [
        [new_bot("expert@64", seed).think(TOPIA, state) for seed in range(SEEDS)] for state in (real, other)
    ]
    for action in {one.action for one in opinions[0][0].opinion}:
        means, errors = zip(*(estimate(answers, action) for answers in opinions), strict=True)
        assert abs(means[0] - means[1]) <= 4 * sum(error**2 for error in errors) ** 0.5 + 1e-6


def estimate(answers, action):
    """The mean of what all of them think the chance to win is, and its standard error."""
    wins = [one.win.mean for answer in answers for one in answer.opinion if one.action == action]
    return statistics.mean(wins), statistics.stdev(wins) / len(wins) ** 0.5


@pytest.mark.compiled
def test_all_secrets_are_dealt_anew_in_every_rollout():
    """What was dealt for the bot at first makes no difference: the same dice, nearly the same answers."""
    real, other = worlds(5, 10, 1)
    answers = [
        [new_bot("expert@64", seed).think(TOPIA, state).action for seed in range(SEEDS)]
        for state in (real, other)
    ]
    for action in {*answers[0], *answers[1]}:
        shares = [answer.count(action) / SEEDS for answer in answers]
        assert abs(shares[0] - shares[1]) <= 4 * (2 * 0.25 / SEEDS) ** 0.5
