"""
A sequential test that is valid after every deal: it may be checked at any time.

Think of a gambler who, in every deal, bets a fixed part of their money on the first entry doing better than
the second. If the first is no better, no such gambler gets rich: the probability that they ever own c times
what they began with is at most 1/c (Ville's inequality). Many gamblers share the starting capital, each with
a different stake, because nobody knows in advance which one suits the difference; as many bet on the second
entry. Nothing is assumed about the distribution of differences, only that they are between -1 and 1.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

BETS = np.geomspace(0.005, 0.95, 40)  # the parts that gamblers stake


class Duel:
    """Two entries compared: who is better, decided as soon as it is significant."""

    def __init__(self, alpha: float) -> None:
        self.goal = math.log(2 / alpha)  # either side may err with half of alpha
        self.deals = 0
        self.decided_at: int | None = None  # how many deals it took
        self.better = 0  # 1: the first, -1: the second
        self._wealth = {1: np.zeros(BETS.size), -1: np.zeros(BETS.size)}  # logarithms

    def add(self, differences: Floats) -> None:
        """How much better the first entry did on further deals, from -1 to 1 each."""
        for side in (1, -1):
            grown = self._wealth[side] + np.cumsum(np.log1p(side * np.outer(differences, BETS)), axis=0)
            self._judge(side, np.logaddexp.reduce(grown, axis=1) - math.log(BETS.size))
            self._wealth[side] = grown[-1] if differences.size else self._wealth[side]
        self.deals += differences.size

    def _judge(self, side: int, evidence: Floats) -> None:
        rich = np.flatnonzero(evidence >= self.goal)
        if not rich.size:
            return
        at = self.deals + int(rich[0]) + 1
        if self.decided_at is None or at < self.decided_at:
            self.decided_at, self.better = at, side


class Contest:
    """Entries compared with each other in pairs; over when the order of all of them is decided."""

    def __init__(self, entries: Sequence[int], alpha: float) -> None:
        self.entries = list(entries)
        pairs = list(itertools.combinations(range(len(self.entries)), 2))
        self.duels = {pair: Duel(alpha / len(pairs)) for pair in pairs}
        self.deals = 0

    def add(self, values: Floats, by_sign: bool = False) -> None:
        """
        What each entry achieved on further deals, a column for each.

        Shares of wins are compared as they are, from 0 to 1; of anything else only who has more (*by_sign*).
        """
        for (first, second), duel in self.duels.items():
            differences = values[:, first] - values[:, second]
            duel.add(np.sign(differences) if by_sign else differences)
        self.deals += len(values)

    @property
    def decided_at(self) -> int | None:
        """How many deals it took to decide the order of all; None while it is open."""
        needed = [duel.decided_at for duel in self.duels.values()]
        return None if None in needed else max(at for at in needed if at is not None)
