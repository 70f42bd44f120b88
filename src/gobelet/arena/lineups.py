"""Entries, lineups and seating: who plays whom, and in which seat."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from gobelet.engine.errors import SetupError


@dataclass(frozen=True)
class Entry:
    """A participating bot; the same bot listed twice is two entries."""

    label: str
    bot: str


@dataclass(frozen=True)
class Lineup:
    """The entries of one match-up, by index; an entry with several seats is repeated."""

    entries: tuple[int, ...]

    @property
    def rotations(self) -> int:
        """The number of games per deal; the seating rotates from one to the next."""
        return len(self.entries)

    def seats(self, deal: int, rotation: int) -> list[int]:
        """
        For each seat, the position in `entries` of the entry that plays it.

        Over the rotations of a deal every entry plays every seat once; over several deals every entry plays
        after every other entry equally often.
        """
        orders = list(permutations(range(1, len(self.entries))))
        order = (0, *orders[deal % len(orders)])
        return [order[(seat + rotation) % len(order)] for seat in range(len(order))]

    def copy_number(self, position: int) -> int:
        """How many seats the entry at *position* has before this one."""
        return self.entries[:position].count(self.entries[position])


def label_entries(bots: Sequence[str], players: int) -> tuple[Entry, ...]:
    """The bots as entries; a single bot plays against itself, and duplicates are numbered."""
    names = list(bots) * players if len(bots) == 1 else bots
    seen: Counter[str] = Counter()
    entries = []
    for bot in names:
        seen[bot] += 1
        entries.append(Entry(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})", bot))
    return tuple(entries)


def form_lineups(entries: int, players: int) -> tuple[Lineup, ...]:
    """
    All match-ups of that many entries with that many players per game.

    More entries than seats: every choice of them. Fewer: every way to fill the seats with at least two
    different ones.
    """
    if entries >= players:
        return tuple(map(Lineup, combinations(range(entries), players)))
    filled = combinations_with_replacement(range(entries), players)
    return tuple(Lineup(chosen) for chosen in filled if len(set(chosen)) > 1)


def split_names(text: str) -> tuple[str, ...]:
    """
    Parse comma-separated bots.

    Raises:
        SetupError: If one of them is empty.
    """
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise SetupError(f"Bots must be names separated by commas, such as expert,hard, not {text!r}.")
    return names


def count_deals(games: int, players: int) -> int:
    """The number of deals that give at least that many games of a lineup."""
    return math.ceil(games / players)
