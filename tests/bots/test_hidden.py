"""Nothing a bot thinks depends on what its seat cannot see."""

import itertools
import statistics

import numpy as np
import pytest

import gobelet
from gobelet.bots import new_bot
from gobelet.bots.heuristics import heuristic_of
from gobelet.bots.search import Mind
from gobelet.engine.dice import new_rng
from tests.bots.meeting import GAMES, UNCOMPILED, any_options, meet

TOPIA = gobelet.game("topia")
STRIDE, MOST = (40, 6) if UNCOMPILED else (3, 1000)
SEEDS = 4 if UNCOMPILED else 40


def hidden(game, state, seat, seed):
    """Another world that looks the same to this seat."""
    other = game.copy_state(state)
    game.rules.hide(other, seat, new_rng(seed))
    return other


def described(game, state, seat, old=0.0):
    inputs = np.full(heuristic_of(game).NUM_INPUTS, old, np.float32)
    heuristic_of(game).describe(state, seat, inputs)
    return inputs


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_heuristics_describe_what_the_seat_sees(game):
    """All along random games with any options: the same numbers whatever others hold, all of them finite."""
    for players in range(game.min_players, game.max_players + 1):
        states = meet(game, players, players, STRIDE, **any_options(game, players))
        for number, state in enumerate(itertools.islice(states, MOST)):
            seat = number % players
            inputs = described(game, state, seat)
            assert np.isfinite(inputs).all()
            assert np.array_equal(inputs, described(game, state, seat, old=7.0)), "keeps what was there"
            for seed in range(3):
                other = hidden(game, state, seat, seed)
                assert np.array_equal(inputs, described(game, other, seat)), game.notation.format_position(
                    state
                )


def worlds(seed, step, count=3):
    """A decision of a random game of Topia as its actor may imagine it, and the decision itself."""
    states = [state for state in meet(TOPIA, 3, seed) if state.actor >= 0]
    state = states[step % len(states)]
    return [state, *(hidden(TOPIA, state, int(state.actor), number) for number in range(count))]


@pytest.mark.parametrize("step", [0, 30] if UNCOMPILED else range(0, 40, 8))
def test_the_first_sight_is_the_same(step):
    """Every candidate looks the same in all worlds, unless it ends the game and all is laid open."""
    for state in (same := worlds(step, step)):
        looked_at = {one.action: one.judged.tolist() for one in Mind(TOPIA, state, 1).look()}
        first = {one.action: one.judged.tolist() for one in Mind(TOPIA, same[0], 1).look()}
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
def test_all_secrets_are_dealt_anew_in_every_trial():
    """What was dealt for the bot at first makes no difference: the same dice, nearly the same answers."""
    real, other = worlds(5, 10, 1)
    answers = [
        [new_bot("expert@64", seed).think(TOPIA, state).action for seed in range(SEEDS)]
        for state in (real, other)
    ]
    for action in {*answers[0], *answers[1]}:
        shares = [answer.count(action) / SEEDS for answer in answers]
        assert abs(shares[0] - shares[1]) <= 4 * (2 * 0.25 / SEEDS) ** 0.5
