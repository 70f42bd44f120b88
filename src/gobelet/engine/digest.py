"""
Random games step by step, and a fingerprint of every state in them.

Compiled, uncompiled and bounds-checked rules must have the same fingerprint (tests/test_lanes.py).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from gobelet.engine.dice import new_rng, random_below
from gobelet.engine.game import Game


class Moment(NamedTuple):
    """A state in a game, and what happens to it next: an action, a draw, or at the end nothing."""

    state: Any
    action: int | None = None
    outcome: int | None = None


def random_game(game: Game, players: int, seed: int, **options: str) -> Iterator[Moment]:
    """Every moment of the game that `Game.play_random` plays with this seed."""
    yield from go_on_at_random(game, game.new_state(players, options), seed)


def go_on_at_random(game: Game, state: Any, seed: int) -> Iterator[Moment]:
    """Every moment of a random game from *state*, which is modified in place."""
    rules, rng, actions = game.rules, new_rng(seed), game.new_actions()
    while state.draw > 0 or state.actor >= 0:
        before = game.copy_state(state)
        if state.draw > 0:
            outcome = int(random_below(rng, int(state.draw)))
            yield Moment(before, outcome=outcome)
            rules.apply_draw(state, outcome)
        else:
            count = rules.legal_actions(state, actions)
            action = int(actions[random_below(rng, count)])
            yield Moment(before, action=action)
            rules.apply_action(state, action)
    yield Moment(state)


def digest_games(game: Game, players: int, seeds: Iterable[int], **options: str) -> str:
    """SHA-256 over the bytes of every state of the random games on these seeds."""
    digest = hashlib.sha256()
    for seed in seeds:
        for moment in random_game(game, players, seed, **options):
            digest.update(moment.state.tobytes())
    return digest.hexdigest()
