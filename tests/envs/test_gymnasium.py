"""Gymnasium's own check on every game, and what it does not look at."""

import subprocess
import sys

import numpy as np
import pytest

pytest.importorskip("gymnasium")
import gymnasium
from gymnasium.utils.env_checker import check_env

import gobelet
import gobelet.envs
import pig
from gobelet.bots import new_bot
from gobelet.engine.errors import IllegalActionError, SetupError
from gobelet.envs.learner import LearnerEnv
from tests.envs.playing import OPPONENT, play_alone

# Features promise no bounds, and the check would like some.
peers = pytest.mark.filterwarnings("ignore:.*A Box observation space (min|max)imum value is")


def make(game_id, **others):
    return gymnasium.make(f"gobelet/{game_id}-v1", **others)


@pytest.mark.parametrize("game_id", gobelet.games())
class TestEveryGame:
    @peers
    @pytest.mark.parametrize(
        "others",
        [{}, {"opponents": ("random", OPPONENT), "seat": None, "rewards": "points"}],
        ids=["usual", "three"],
    )
    def test_check_env(self, game_id, others):
        """Alone where that is possible; and against two bots."""
        check_env(make(game_id, **others).unwrapped)

    def test_a_seed_determines_everything(self, game_id):
        """Whole games against bots, seats drawn; another seed is another game."""
        env = make(game_id, opponents=(OPPONENT, "random"), seat=None)
        first, again, other = (play_alone(env, seed) for seed in (7, 7, 8))
        assert first == again != other

    def test_the_learner_is_asked_only_for_its_own_decisions(self, game_id):
        """The bots have decided in between, and it is paid by its own place."""
        env = make(game_id, opponents=("random",), seat=1)
        _, paid, info = play_alone(env, 3)
        episode = env.unwrapped.episode
        places = episode.places()
        assert info == {"points": episode.points()[1], "place": places[1]}
        assert paid == (places[0] > places[1]) - (places[0] < places[1])

    def test_points_add_up_to_the_score(self, game_id):
        """Also those that the others' turns bring or cost."""
        _, paid, info = play_alone(make(game_id, opponents=("random",), seat=1, rewards="points"), 3)
        assert paid == info["points"]


class TestLearner:
    def test_seats_are_drawn_by_the_seed(self):
        """All of them come up, and the bots take the others in turn order."""
        bots = [new_bot("random", seed) for seed in (1, 2)]
        env = LearnerEnv("ages", bots, seat=None)
        seats = [env.reset(seed=seed)[1]["seat"] for seed in range(10)]
        assert set(seats) == {0, 1, 2}
        assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(10)]
        assert bots == [env._bots[(env.seat + k) % 3] for k in (1, 2)]

    def test_dice_are_those_of_a_table_with_this_seed(self):
        """So that a game seen in training can be laid out again."""
        env = LearnerEnv("stars", ())
        _, info = env.reset(seed=11)
        assert info == {"seed": 11, "seat": 0}
        assert gobelet.game("stars").table(1, seed=11).state.tobytes() == env.episode.state.tobytes()
        _, info = env.reset()
        table = gobelet.game("stars").table(1, seed=info["seed"])
        assert table.state.tobytes() == env.episode.state.tobytes()

    def test_bots_of_ones_own(self):
        """As they are, or by name."""
        env = LearnerEnv("stars", [new_bot("random", 5), "grabber:Grabber"])
        _, _, info = play_alone(env, 1)
        assert info["place"] in (1, 2, 3)

    def test_any_game_and_its_options(self):
        """One that nobody registered, and an edition."""
        assert play_alone(LearnerEnv(pig.GAME, ("random",)), 1)[2]["place"] in (1, 2)
        edition = LearnerEnv("ages", (), edition="reprint").episode
        edition.begin(1)
        assert "reprint" in edition.record().headers.values()

    def test_what_is_illegal_loses(self):
        """It says why; the game is over, whatever is done then, until the next begins."""
        env = LearnerEnv("ages")
        env.reset(seed=1)
        for action, why in ((199, "Legal: "), (0, "No decision is pending.")):
            observation, reward, terminated, truncated, info = env.step(action)
            assert (reward, terminated, truncated) == (-1, True, False)
            assert not observation["action_mask"].any()
            assert why in info["illegal"]
        env.reset(seed=1)
        assert not env.step(0)[2]

    @pytest.mark.parametrize("seed", [-1, 2**70])
    def test_no_such_seed(self, seed):
        """The dice have so many streams and no more."""
        with pytest.raises(SetupError, match="A seed must be a whole number"):
            LearnerEnv("ages").episode.begin(seed)

    def test_or_it_raises(self):
        """For whoever looks for mistakes."""
        env = LearnerEnv("ages", illegal="raise")
        env.reset(seed=1)
        with pytest.raises(IllegalActionError):
            env.step(np.int64(199))

    def test_masks_as_others_ask_for_them(self):
        """sb3-contrib calls `action_masks`."""
        env = LearnerEnv("ages")
        seen, _ = env.reset(seed=1)
        assert env.action_masks().dtype == np.bool_
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()

    @pytest.mark.parametrize(
        "wrong",
        [
            {"opponents": "easy"},
            {"opponents": ("nobody",)},
            {"opponents": ("easy",) * 4},
            {"seat": 1},
            {"seat": -1},
        ],
    )
    def test_who_cannot_sit_down_is_refused(self, wrong):
        """In our own words."""
        with pytest.raises(SetupError):
            LearnerEnv("ages", **wrong)

    def test_topia_alone_meets_a_bot(self):
        """It cannot be played alone: without opponents there is one all the same, with none it is refused."""
        assert LearnerEnv("topia").opponents == ("normal",)
        with pytest.raises(SetupError, match="2 to 4 players"):
            LearnerEnv("topia", ())

    def test_many_at_once(self):
        """Gymnasium's vectors of environments take them."""
        envs = gymnasium.make_vec("gobelet/ages-v1", num_envs=3, vectorization_mode="sync")
        seen, _ = envs.reset(seed=1)
        assert seen["action_mask"].shape == (3, 234)
        envs.step(seen["action_mask"].argmax(axis=1))
        envs.close()


class TestInstalling:
    def test_registered_by_the_name_of_the_module_too(self):
        """Without an import of one's own."""
        code = "import gymnasium; print(gymnasium.make('gobelet.envs:gobelet/stars-v1').spec.id)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.split() == ["gobelet/stars-v1"]

    def test_the_refusal_says_how_to_install_it(self, monkeypatch):
        """No traceback of an import, and the name of the extra."""
        monkeypatch.setitem(sys.modules, "gobelet.envs.aec", None)
        with pytest.raises(SetupError, match=r"is not installed.*gobelet\[envs\]"):
            gobelet.envs.aec_env("ages")
