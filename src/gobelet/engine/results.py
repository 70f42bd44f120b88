"""The result of a finished game for each seat: points, place and reward, for all games."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gobelet.engine.contract import Int8s, Int16s, Rules, rules, widen
from gobelet.engine.jit import algorithm, rule

MANY_POINTS = 100.0  # alone, points beyond that hardly count any more


def rewards_of(game_rules: Rules, state: Any) -> list[float]:
    """The reward of each seat: nonzero only once the game is over."""
    players = int(state.players)
    rewards = np.zeros(players)
    if state.actor < 0 and state.draw == 0:
        read_result.of(game_rules)(state, np.zeros(players, np.int16), np.zeros(players, np.int8), rewards)
    found: list[float] = rewards.tolist()
    return found


@algorithm
def read_result(state: Any, scores: Int16s, ranks: Int8s, rewards: Any) -> None:
    """Points and places by seat; the rules are asked for a place only if points do not decide it."""
    players = widen(state.players)
    for seat in range(players):
        scores[seat] = rules.score(state, seat)
    for seat in range(players):
        place, alike = 1, 0
        for other in range(players):
            place += widen(scores[other] > scores[seat])
            alike += widen(scores[other] == scores[seat])
        is_clear = alike == 1 and players > 1
        ranks[seat] = place if is_clear else rules.rank(state, seat)
    share_rewards(scores, ranks, rewards)


@rule
def share_rewards(scores: Int16s, ranks: Int8s, rewards: Any) -> None:
    """From -1 to 1: the share of opponents a seat beats minus the share that beat it."""
    players = ranks.shape[0]
    if players == 1:
        rewards[0] = reward_alone(widen(scores[0]), widen(ranks[0]))
        return
    for seat in range(players):
        beaten = 0
        for other in range(players):
            if ranks[other] != ranks[seat]:
                beaten += 1 if ranks[other] > ranks[seat] else -1
        rewards[seat] = beaten / (players - 1)


@rule
def reward_alone(score: int, rank: int) -> float:
    """For solo games: half for winning or losing, half for the points."""
    return (0.5 if rank == 1 else -0.5) + math.tanh(score / MANY_POINTS) / 2
