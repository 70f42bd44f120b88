"""Catanatron's Catan, its own game loop with four of its random players; observations are not part of it."""

from __future__ import annotations

from typing import Any

from gobelet.bench.rates import Play, Tally


def prepare(catanatron: Any) -> Play:
    def play(seed: int) -> Tally:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=seed + 1)  # 0 would mean any seed
        game.play()
        return Tally(1, count_decisions(game.state))

    return play


def count_decisions(state: Any) -> int:
    """The actions Catanatron wrote down, one for each decision; versions after 3.2 renamed the list."""
    return len(state.action_records if hasattr(state, "action_records") else state.actions)
