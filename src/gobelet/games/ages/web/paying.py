"""How a development is paid for: coins, then what is ticked and, where that is too little, the least more."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gobelet.engine.errors import NotationError


@dataclass(frozen=True)
class Purse:
    """What there is besides coins: stacks by their value, and food that can be sold."""

    stacks: Mapping[str, int]
    food: int
    price: int  # of one food

    def value(self, payment: Payment) -> int:
        return sum(self._parts(payment))

    def reaches(self, payment: Payment, missing: int) -> bool:
        """R41: all of it is spent, for without its greatest part, which comes last, it is too little."""
        parts = self._parts(payment)
        return bool(parts) and sum(parts) >= missing > sum(parts) - max(parts)

    def order(self, payment: Payment) -> list[str]:
        """The actions, the least part first."""
        parts = [(self.stacks[good], f"spend {good}") for good in payment.stacks]
        parts += [(self.price, "sell food")] * payment.food
        return [action for _, action in sorted(parts)]

    def payments(self) -> Iterator[Payment]:
        for size in range(len(self.stacks) + 1):
            for stacks in itertools.combinations(self.stacks, size):
                yield from (Payment(frozenset(stacks), food) for food in range(self.food + 1))

    def _parts(self, payment: Payment) -> list[int]:
        return [self.stacks[good] for good in payment.stacks] + [self.price] * payment.food


@dataclass(frozen=True)
class Payment:
    stacks: frozenset[str] = frozenset()
    food: int = 0

    def __le__(self, other: Payment) -> bool:
        return self.stacks <= other.stacks and self.food <= other.food


NOTHING = Payment()


def settle(purse: Purse, ticked: Payment, missing: int) -> Payment:
    """
    What is spent: all that is ticked; the least of it, if that is too much; the least more, if too little.

    Raises:
        NotationError: If everything together is too little.
    """
    if missing <= 0:
        return NOTHING
    if purse.reaches(ticked, missing):
        return ticked
    possible = [payment for payment in purse.payments() if purse.reaches(payment, missing)]
    if purse.value(ticked) >= missing:
        return min((p for p in possible if p <= ticked), key=lambda p: (purse.value(p), p.food))
    more = [payment for payment in possible if ticked <= payment]
    if not more:
        raise NotationError(f"The goods and food left are worth less than the missing {missing}.")
    return min(more, key=lambda p: (p.food, purse.value(p), len(p.stacks)))
