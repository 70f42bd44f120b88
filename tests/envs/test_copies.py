"""Environments can be copied and pickled in the middle of a game; the copy goes on by itself."""

import copy
import pickle
import random

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
import gobelet.envs
from gobelet.engine.errors import SetupError
from gobelet.envs.learner import LearnerEnv
from tests.envs.playing import GAMES, choose

STEPS = 8
COPIES = {"deepcopy": copy.deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}

copied = pytest.mark.parametrize("make_copy", COPIES.values(), ids=COPIES)
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def step_turns(env, steps, rng):
    told = []
    for agent in env.agent_iter(steps):
        seen, reward, terminated, truncated, _ = env.last()
        action = None if terminated or truncated else choose(seen["action_mask"], rng)
        told.append((agent, action, reward, seen["observation"].tobytes()))
        env.step(action)
    return told


def step_together(env, steps, rng, seen):
    told = []
    for _ in range(steps):
        actions = {agent: choose(seen[agent]["action_mask"], rng) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
        told.append((actions, rewards, {agent: s["observation"].tobytes() for agent, s in seen.items()}))
    return told


def step_alone(env, steps, rng):
    told = []
    for _ in range(steps):
        action = choose(env.action_masks(), rng)
        seen, reward, over, *_ = env.step(action)
        told.append((action, reward, over, seen["observation"].tobytes()))
        if over:
            env.reset()
    return told


@every_game
@copied
class TestCopies:
    def test_turns(self, game, make_copy):
        """The copy plays the same game; playing the original first does not change it."""
        env = gobelet.envs.aec_env(game)
        env.reset(seed=3)
        step_turns(env, STEPS, random.Random(1))
        twin = make_copy(env)
        assert step_turns(env, STEPS, random.Random(2)) == step_turns(twin, STEPS, random.Random(2))

    def test_together(self, game, make_copy):
        """The same for all agents at once."""
        env = gobelet.envs.parallel_env(game)
        seen, _ = env.reset(seed=3)
        twin = make_copy(env)
        first = step_together(env, STEPS, random.Random(2), seen)
        assert first == step_together(twin, STEPS, random.Random(2), seen)

    def test_learner(self, game, make_copy):
        """The same for one learner, and the next games have the same seeds."""
        env = LearnerEnv(game, ("random",), seat=None)
        env.reset(seed=3)
        step_alone(env, STEPS, random.Random(1))
        twin = make_copy(env)
        assert step_alone(env, STEPS, random.Random(2)) == step_alone(twin, STEPS, random.Random(2))
        assert env.reset()[1] == twin.reset()[1]

    def test_before_the_first_game(self, game, make_copy):
        """A fresh environment can be copied, too."""
        twin = make_copy(LearnerEnv(game, ("random",)))
        assert twin.reset(seed=4)[1] == {"seed": 4, "seat": 0}


@pytest.mark.parametrize("mode", ["rgb_array", "human"])
def test_other_render_modes_are_refused(mode):
    """The message says which there are."""
    with pytest.raises(SetupError, match=rf"^render_mode must be 'ansi' \(text\), .* not '{mode}'\.$"):
        LearnerEnv("ages", render_mode=mode)
