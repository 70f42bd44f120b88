"""The sequential test: it errs no more often than it says, and finds what is there."""

from __future__ import annotations

import numpy as np
import pytest

from gobelet.arena.significance import Contest, Duel

DEALS = 600
RUNS = 300


def runs_decided(chances: list[float], alpha: float) -> tuple[int, int]:
    """Of RUNS with differences of -1, -1/2, 0, 1/2, 1, how many say the first is better, and the second."""
    rng = np.random.default_rng(1)
    found = {1: 0, -1: 0, 0: 0}
    for _ in range(RUNS):
        duel = Duel(alpha)
        duel.add(rng.choice([-1, -0.5, 0, 0.5, 1], size=DEALS, p=chances))
        found[duel.better] += 1
    return found[1], found[-1]


class TestHonesty:
    @pytest.mark.parametrize(
        "chances",
        [[0.5, 0, 0, 0, 0.5], [0.25, 0, 0.5, 0, 0.25], [0.01, 0, 0.98, 0, 0.01], [0, 0.5, 0.25, 0, 0.25]],
        ids=["coin", "pairs", "nearly always shared", "lopsided"],
    )
    def test_equals_are_rarely_called_different(self, chances: list[float]) -> None:
        """Looked at after each of 600 deals, in at most alpha of all runs, give or take three deviations."""
        alpha = 0.1
        wrong = sum(runs_decided(chances, alpha))
        assert wrong <= RUNS * alpha + 3 * np.sqrt(RUNS * alpha * (1 - alpha))

    def test_looking_at_the_ordinary_interval_would_err_often(self) -> None:
        """The reason for all this: 1.96 standard errors, looked at again and again."""
        rng, wrong, counts = np.random.default_rng(1), 0, np.arange(1, DEALS + 1)
        for _ in range(RUNS):
            sums = np.cumsum(rng.choice([-1, 1], size=DEALS))
            wrong += bool((np.abs(sums) > 1.96 * np.sqrt(counts))[20:].any())
        assert wrong > 0.3 * RUNS


class TestPower:
    def test_the_better_is_found(self) -> None:
        """60 % against 40 %: nearly always within 600 deals, never the wrong way round."""
        first, second = runs_decided([0.16, 0, 0.48, 0, 0.36], 0.05)
        assert second == 0
        assert first > 0.99 * RUNS

    def test_sides_can_be_exchanged(self) -> None:
        first, second = runs_decided([0.36, 0, 0.48, 0, 0.16], 0.05)
        assert first == 0
        assert second > 0.99 * RUNS


class TestCourse:
    def test_how_deals_are_handed_over_does_not_matter(self) -> None:
        """One by one, in pieces or all at once: decided after the same deal."""
        differences = np.random.default_rng(2).choice([-1.0, 0.0, 1.0], size=300, p=[0.1, 0.5, 0.4])
        decided = []
        for size in (1, 7, 300):
            duel = Duel(0.05)
            for start in range(0, 300, size):
                duel.add(differences[start : start + size])
            decided.append((duel.decided_at, duel.better))
        assert decided[0][0] is not None
        assert len(set(decided)) == 1

    def test_it_stays_decided(self) -> None:
        """What came later does not take it back."""
        duel = Duel(0.05)
        duel.add(np.ones(20))
        before = duel.decided_at
        duel.add(-np.ones(200))
        assert (before, 1) == (duel.decided_at, duel.better)

    def test_nothing_new_changes_nothing(self) -> None:
        duel = Duel(0.05)
        duel.add(np.zeros(0))
        assert (duel.deals, duel.decided_at) == (0, None)


class TestContest:
    def test_ends_with_the_last_pair(self) -> None:
        """The third is soon known to be the worst; it takes longer to tell the first two apart."""
        contest = Contest([4, 7, 9], alpha=0.05)
        values = np.tile([[0.6, 0.4, 0.0]], (400, 1))
        contest.add(values)
        at = {pair: duel.decided_at or 0 for pair, duel in contest.duels.items()}
        assert at[0, 2] < at[1, 2] < at[0, 1] == contest.decided_at

    def test_is_open_while_one_pair_is(self) -> None:
        contest = Contest([0, 1, 2], alpha=0.05)
        contest.add(np.tile([[0.5, 0.5, 0.0]], (200, 1)))
        assert contest.decided_at is None

    def test_points_count_by_who_has_more(self) -> None:
        """However much more."""
        contest = Contest([0, 1], alpha=0.05)
        contest.add(np.array([[100.0, 0.0]] * 3 + [[0.0, 1.0]] * 40), by_sign=True)
        assert contest.duels[0, 1].better == -1
