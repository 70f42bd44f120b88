"""PettingZoo's own tests on every game, and what they do not look at."""

import random

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import gobelet
import pig
from gobelet.engine.errors import IllegalActionError, SetupError
from gobelet.envs import aec_env, parallel_env
from tests.envs.playing import CYCLES, GAMES, choose, play_together, play_turns

# Their tests would rather have plain arrays than a dictionary with a mask, which they know all the same.
peers = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@peers
@pytest.mark.parametrize("game", GAMES, ids=str)
class TestTheirTests:
    @pytest.mark.parametrize("players", [2, 4])
    def test_api(self, game, players):
        """One after the other."""
        api_test(aec_env(game, players), num_cycles=CYCLES)

    @pytest.mark.parametrize("players", [2, 4])
    def test_parallel_api(self, game, players):
        """All at once."""
        parallel_api_test(parallel_env(game, players), num_cycles=CYCLES)

    def test_seed(self, game):
        """Both ways."""
        seed_test(lambda: aec_env(game), num_cycles=CYCLES)
        parallel_seed_test(lambda: parallel_env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game_id", gobelet.games())
class TestBoth:
    def test_a_seed_determines_everything(self, game_id):
        """Whole games, every observation and reward of them; and another seed is another game."""
        first, again, other = (play_turns(aec_env(game_id), seed) for seed in (7, 7, 8))
        assert first == again != other

    def test_both_ways_it_is_the_same_game(self, game_id):
        """Agents that do the same are paid the same; those who wait do nothing."""
        turns, together = aec_env(game_id, 3), parallel_env(game_id, 3)
        told, paid = play_together(together, 4)
        turns.reset(seed=4)
        for actions, _, _ in told:
            acting = turns.agent_selection
            assert {together.wait} == {action for agent, action in actions.items() if agent != acting}
            turns.step(actions[acting])
        assert turns.unwrapped.episode.state.tobytes() == together.episode.state.tobytes()
        assert paid == pytest.approx({agent: turns.rewards[agent] for agent in paid})

    def test_the_end_says_points_and_place(self, game_id):
        """To every agent its own."""
        env = aec_env(game_id, 3)
        env.reset(seed=1)
        rng = random.Random(1)
        while not any(env.terminations.values()):
            env.step(choose(env.observe(env.agent_selection)["action_mask"], rng))
        episode = env.unwrapped.episode
        assert all(env.terminations.values())
        expected = zip(episode.points(), episode.places(), strict=True)
        assert [{"points": p, "place": q} for p, q in expected] == [env.infos[a] for a in env.agents]


class TestTurns:
    def test_points_can_be_paid(self):
        """They add up to the score."""
        env = aec_env("stars", 3, rewards="points", grid="36")
        _, paid = play_turns(env, 2)
        assert env.unwrapped.episode.points() == list(paid.values())

    def test_without_a_seed_each_game_is_another_and_all_follow_from_the_last_seed(self):
        """As a training loop resets."""
        env, seeds = aec_env("ages"), []
        for _ in range(2):
            env.reset(seed=3)
            assert env.unwrapped.episode.seed == 3
            for _ in range(3):
                env.reset()
                seeds.append(env.unwrapped.episode.seed)
        assert seeds[:3] == seeds[3:]
        assert len(set(seeds)) == 3

    def test_an_illegal_action_loses_as_pettingzoo_has_it(self):
        """The game is over, who did it gets -1, the others nothing; PettingZoo warns."""
        env = aec_env("ages")
        env.reset(seed=1)
        env.step(199)
        assert env.rewards == {"player_0": -1, "player_1": 0}
        assert all(env.terminations.values())
        for _ in range(2):
            env.step(None)
        assert env.agents == []

    def test_an_illegal_action_can_raise(self):
        """For whoever looks for mistakes."""
        env = aec_env("ages", illegal="raise")
        env.reset(seed=1)
        with pytest.raises(IllegalActionError):
            env.step(199)

    def test_a_player_alone(self):
        """Where the game can be played so."""
        told, _ = play_turns(aec_env("ages", 1), 1)
        assert {"player_0"} == {agent for agent, *_ in told}

    def test_bears_the_name_of_its_version(self):
        """A game of one's own too."""
        assert str(aec_env("ages")) == "gobelet/ages-v1"
        assert parallel_env(pig.GAME).metadata["name"] == "gobelet/pig-v1"

    @pytest.mark.parametrize("make", [aec_env, parallel_env])
    @pytest.mark.parametrize(
        "wrong", [{"players": 9}, {"illegal": "shrug"}, {"render_mode": "human"}, {"colour": "red"}]
    )
    def test_what_is_not_there_is_refused(self, make, wrong):
        """In our own words."""
        with pytest.raises(SetupError):
            make("ages", **wrong)


class TestTogether:
    def begin(self, **others):
        env = parallel_env("ages", 3, **others)
        seen, _ = env.reset(seed=1)
        return env, {agent: int(np.argmax(s["action_mask"])) for agent, s in seen.items()}

    def test_all_but_one_may_only_wait(self):
        """And that one may not."""
        env, actions = self.begin()
        assert [0, env.wait, env.wait] == list(actions.values())
        assert env.action_space("player_0").n == env.wait + 1

    def test_who_waits_may_be_left_out(self):
        """Some libraries ask only those who have something to decide."""
        env, actions = self.begin()
        *_, infos = env.step({"player_0": actions["player_0"]})
        assert infos == {"player_0": {}, "player_1": {}, "player_2": {}}

    @pytest.mark.parametrize(
        ("wrong", "expected"),
        [
            ({"player_0": 199}, [-1, 0, 0]),
            ({"player_0": 200}, [-1, 0, 0]),
            ({"player_0": 4_000}, [-1, 0, 0]),
            ({"player_1": 0}, [0, -1, 0]),
            ({"player_0": 199, "player_2": 0}, [-1, 0, -1]),
        ],
    )
    def test_whoever_does_something_illegal_loses(self, wrong, expected):
        """The game ends; out of turn is illegal too."""
        env, actions = self.begin()
        _, rewards, terminations, _, infos = env.step(actions | wrong)
        assert expected == list(rewards.values())
        assert all(terminations.values())
        assert env.agents == []
        assert [reward < 0 for reward in expected] == ["illegal" in info for info in infos.values()]

    @pytest.mark.parametrize("wrong", [{"player_0": 199}, {"player_1": 0}])
    def test_or_it_raises(self, wrong):
        """If asked to."""
        env, actions = self.begin(illegal="raise")
        with pytest.raises(IllegalActionError):
            env.step(actions | wrong)

    def test_is_drawn_too(self):
        """And closing is allowed."""
        env, _ = self.begin(render_mode="ansi")
        assert env.render().startswith("Roll Through the Ages\n")
        env.close()
