"""What these tests share: games, and agents that do anything."""

import os
import random

import numpy as np

import gobelet
import pig

GAMES = [*gobelet.games(), pig.GAME]
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
CYCLES = 30 if UNCOMPILED else 400  # uncompiled, a game takes seconds
OPPONENT = "random" if UNCOMPILED else "easy"  # uncompiled, thinking does


def choose(mask, rng):
    """Anything that may be done."""
    return rng.choice(np.flatnonzero(mask).tolist())


def play_turns(env, seed):
    """A whole game of PettingZoo's turns: who did what and saw what, and all that each agent was paid."""
    env.reset(seed=seed)
    rng, told, paid = random.Random(seed), [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        action = None if terminated or truncated else choose(seen["action_mask"], rng)
        told.append((agent, action, reward, seen["observation"].tobytes()))
        env.step(action)
    return told, paid


def play_together(env, seed):
    """The same with all agents at once."""
    seen, _ = env.reset(seed=seed)
    rng, told, paid = random.Random(seed), [], dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {agent: choose(seen[agent]["action_mask"], rng) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
        told.append((actions, rewards, {agent: s["observation"].tobytes() for agent, s in seen.items()}))
        for agent, reward in rewards.items():
            paid[agent] += reward
    return told, paid


def play_alone(env, seed):
    """The same with one learner: all that happened, what it was paid, and what was said at the end."""
    seen, info = env.reset(seed=seed)
    rng, told, paid, over = random.Random(seed), [info], 0.0, False
    while not over:
        action = choose(seen["action_mask"], rng)
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        paid += reward
        told.append((action, reward, seen["observation"].tobytes()))
    return told, paid, info
