"""PettingZoo's connect four, one agent after the other (AEC): observation and mask as `last` gives them."""

from __future__ import annotations

import random
from typing import Any

from gobelet.bench.rates import Play, Tally


def prepare(connect_four: Any) -> Play:
    env = connect_four.env()

    def play(seed: int) -> Tally:
        env.reset(seed=seed)
        return Tally(1, play_game(env, random.Random(seed)))

    return play


def play_game(env: Any, rng: random.Random) -> int:
    """Play *env* to its end at random; return the decisions, the steps in which agents leave not counted."""
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(rng.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
    return decisions
