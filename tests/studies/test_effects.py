"""Differences and their intervals, by hand and by trial."""

import numpy as np
import pytest

from gobelet.arena.standings import interval
from gobelet.bots import Estimate
from gobelet.studies.effects import (
    contrast,
    correlate,
    is_sure,
    measure_actions,
    measure_effects,
    measure_leads,
)
from gobelet.studies.results import Decisions
from tests.studies.made_up import HAS, WIN, made_up


class TestContrast:
    def test_by_hand(self):
        """
        With it 1, 0, 1, 1 wins; without it 0, 1, 0, 0. Influences of the games: 1/8, -1/8, -1/8, 1/8.

        The sum of their squares is 1/16, by 4/3 because there are four.
        """
        found = contrast(np.array(HAS, float), np.array(WIN, float))
        assert (found.inside, found.outside, found.difference.mean) == (0.75, 0.25, 0.5)
        assert pytest.approx((1 / 12) ** 0.5) == found.difference.error

    def test_of_winners_as_differences_within_games(self):
        """One winner in each game: the mean over games of winner less mean of the others, and its error."""
        rng = np.random.default_rng(1)
        values, winners = rng.normal(size=(50, 3)), rng.integers(0, 3, 50)
        win = np.eye(3)[winners]
        within = (win * values).sum(axis=1) - ((1 - win) * values).sum(axis=1) / 2
        found = contrast(win, values).difference
        assert pytest.approx(within.mean()) == found.mean
        assert pytest.approx(within.std(ddof=1) / 50**0.5) == found.error

    def test_intervals_hold_the_truth(self):
        """Of 95 % ones, between 92 and 98 of 100: those who have it win more, seats depend on each other."""
        rng = np.random.default_rng(2)
        has = rng.random((400_000, 2)) < (0.3, 0.5)
        chance = 1 / (1 + np.exp(has[:, 1] * 1.0 - has[:, 0] * 1.0))
        first = rng.random(400_000) < chance
        win = np.stack([first, ~first], axis=1).astype(float)
        truth = contrast(has.astype(float), win).difference.mean
        held = 0
        for part in range(1000):
            own = slice(400 * part, 400 * part + 400)
            low, high = interval(contrast(has[own].astype(float), win[own]).difference)
            held += low < truth < high
        assert 920 <= held <= 980

    def test_of_one_game_nothing_is_sure(self):
        difference = contrast(np.array([[1.0, 0.0]]), np.array([[1.0, 0.0]])).difference
        assert np.isnan(difference.error)
        assert not is_sure(difference)


def test_sure_is_what_keeps_off_nothing():
    assert is_sure(Estimate(2.0, 1.0))
    assert is_sure(Estimate(-2.0, 1.0))
    assert not is_sure(Estimate(1.9, 1.0))


def test_correlation():
    values = np.array([[1.0, 2.0], [3.0, 4.0]])
    assert pytest.approx(-1.0) == correlate(values, -values)
    assert correlate(values, np.ones((2, 2))) == 0.0


class TestMeasured:
    def test_what_one_has(self):
        """In % of wins; what nobody has is left out."""
        (effect,) = measure_effects(made_up())
        assert (effect.trait, effect.had) == ("doubled_row_2", 0.5)
        assert effect.contrast[:2] == (75.0, 25.0)

    def test_what_too_few_have(self):
        few = np.zeros((40, 2), bool)
        few[:14] = True  # 28 seats
        assert measure_effects(made_up(doubled_row_2=few)) == []
        assert measure_effects(made_up(doubled_row_2=~few)) == []

    def test_what_one_has_more_of(self):
        """What is always the same is left out."""
        (lead,) = measure_leads(made_up())
        assert (lead.trait, lead.mean, lead.contrast[:2]) == ("points_row_2", 2.0, (3.0, 1.0))
        assert pytest.approx(1.0) == lead.correlation

    def test_where_nothing_can_be_won(self):
        """Then it is about points: with it 12, 5, 9, 10, without it 8, 7, 7, 4."""
        results = made_up(win=np.ones((40, 2)))
        (effect,), (lead,) = measure_effects(results), measure_leads(results)
        assert effect.contrast[:2] == (9.0, 6.5)
        assert lead.contrast is None

    def test_actions(self):
        """Winners take twice what others take once; what is hardly ever done is left out."""
        results = made_up()
        winners = np.flatnonzero(results.win.ravel())
        places = np.concatenate([winners, winners, np.flatnonzero(results.win.ravel() == 0), [0]])
        actions = np.array([1] * 120 + [0])
        (lead,) = measure_actions(results, Decisions(40, places, actions, ["return", "take 5"]))
        assert (lead.trait, lead.mean, lead.contrast[:2]) == ("take 5", 1.5, (2.0, 1.0))
