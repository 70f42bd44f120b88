"""Who meets whom: the entries of an arena, the lineups they form, and where each sits."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from gobelet.engine.errors import SetupError


@dataclass(frozen=True)
class Entry:
    """A bot that takes part; the same bot named twice is two entries."""

    label: str
    bot: str


@dataclass(frozen=True)
class Lineup:
    """The entries of one match-up, by their index; an entry that has several seats stands there as often."""

    entries: tuple[int, ...]

    @property
    def rotations(self) -> int:
        """How many games a deal is: with each of them the seats move on by one."""
        return len(self.entries)

    def seats(self, deal: int, rotation: int) -> list[int]:
        """
        Which of `entries`, by position, sits at each seat.

        Over the rotations of a deal everyone has every seat once; over some deals everyone sits behind
        everyone else equally often.
        """
        orders = list(permutations(range(1, len(self.entries))))
        order = (0, *orders[deal % len(orders)])
        return [order[(seat + rotation) % len(order)] for seat in range(len(order))]

    def copy_number(self, position: int) -> int:
        """How many seats the entry at *position* has before this one."""
        return self.entries[:position].count(self.entries[position])


def label_entries(bots: Sequence[str], players: int) -> tuple[Entry, ...]:
    """The bots as entries; one that is alone meets itself, and a bot named again is numbered."""
    names = list(bots) * players if len(bots) == 1 else bots
    seen: Counter[str] = Counter()
    entries = []
    for bot in names:
        seen[bot] += 1
        entries.append(Entry(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})", bot))
    return tuple(entries)


def form_lineups(entries: int, players: int) -> tuple[Lineup, ...]:
    """
    Every match-up of so many entries at a table of so many players.

    More entries than seats: every choice of them. Fewer: every way to fill the seats with at least two
    different ones.
    """
    if entries >= players:
        return tuple(map(Lineup, combinations(range(entries), players)))
    filled = combinations_with_replacement(range(entries), players)
    return tuple(Lineup(chosen) for chosen in filled if len(set(chosen)) > 1)


def split_names(text: str) -> tuple[str, ...]:
    """
    Bots as typed, separated by commas.

    Raises:
        SetupError: If one of them is empty.
    """
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise SetupError(f"Bots are names separated by commas, expert,hard; not {text!r}.")
    return names


def count_deals(games: int, players: int) -> int:
    """How many whole deals make at least so many games of a lineup."""
    return math.ceil(games / players)
