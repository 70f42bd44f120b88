"""OpenSpiel's own tests on every game, and what they do not look at."""

import copy
import pickle
import random
import subprocess
import sys

import pytest

pytest.importorskip("pyspiel")
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

import pig
from gobelet.engine.errors import SetupError
from gobelet.envs.openspiel import GAMES, register

NAMES = [*GAMES.values(), register(pig.GAME)]
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def play(state, rng, steps=100_000):
    """Go on at random; yields every state on the way, the last included."""
    yield state
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def some_state(name, steps=40, seed=1):
    *_, state = play(pyspiel.load_game(name).new_initial_state(), random.Random(seed), steps)
    return state


@pytest.mark.compiled  # a game is written down and read again at every step
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", NAMES)
def test_random_sim_test(name, players):
    """Their own simulation in C++: clones, histories, masks, chances, observations, serialisation."""
    game = pyspiel.load_game(f"{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
class TestEveryGame:
    def test_chances_sum_to_one(self, name):
        """Wherever dice fall; their names all differ."""
        for state in play(pyspiel.load_game(name).new_initial_state(), random.Random(2), 60):
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                assert sum(chances) == pytest.approx(1)
                assert list(outcomes) == state.legal_actions()
                assert len(outcomes) == len(
                    {state.action_to_string(state.current_player(), o) for o in outcomes}
                )

    def test_written_down_and_read_again(self, name):
        """Game and state; what is read goes on in the same way."""
        state = some_state(name)
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        game, again = pyspiel.deserialize_game_and_state(text)
        for other in (again, pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
            assert (str(state), state.history()) == (str(other), other.history())
            assert state.information_state_string(0) == other.information_state_string(0)
            ends = [[str(s) for s in play(s.clone(), random.Random(5), 20)] for s in (state, other)]
            assert ends[0] == ends[1]
        assert str(game) == str(state.get_game()) == str(pickle.loads(pickle.dumps(game)))

    def test_observers_see_what_the_seat_sees(self, name):
        """The tensor is `encode`; strings say which seat looks where seats see different things."""
        state = some_state(name)
        game = state.get_game()
        observation, recall = make_observation(game), make_observation(game, RECALL)
        for seat in range(game.num_players()):
            observation.set_from(state, seat)
            recall.set_from(state, seat)
            expected = game.ours.encode(state.held.state, seat).tolist()
            assert expected == observation.tensor.tolist() == observation.dict["observation"].tolist()
            assert expected == state.observation_tensor(seat)
            assert observation.string_from(state, seat) == state.observation_string(seat)
            assert recall.string_from(state, seat) == state.information_state_string(seat)
        assert recall.tensor is None

    def test_information_states_never_come_back(self, name):
        """With perfect recall every moment is another, whatever the seat could see of it."""
        seen = [
            state.information_state_string(0) for state in play(some_state(name, 0), random.Random(3), 50)
        ]
        assert len(seen) == len(set(seen))

    def test_their_environment_for_learning_runs(self, name):
        """open_spiel.python.rl_environment, on the observation."""
        env = rl_environment.Environment(pyspiel.load_game(name), chance_event_sampler=None)
        env.seed(1)
        step, rng = env.reset(), random.Random(1)
        for _ in range(15):
            if not step.last():
                actor = step.observations["current_player"]
                step = env.step([rng.choice(step.observations["legal_actions"][actor])])
        assert len(step.observations["info_state"][0]) == env.game.observation_tensor_size()


class TestSecrets:
    """Topia, after missions were dealt that only their owners know."""

    def deal(self):
        """A state before a draw for seat 1, and after two of its outcomes."""
        state, rng = pyspiel.load_game(GAMES["topia"]).new_initial_state(), random.Random(4)
        while True:
            if state.is_chance_node():
                one, other = (state.child(outcome) for outcome in state.legal_actions()[:2])
                if one.information_state_string(0) == other.information_state_string(0):
                    return state, one, other
            state.apply_action(rng.choice(state.legal_actions()))

    def test_what_is_dealt_to_another_is_not_seen(self):
        """Seat 0 cannot tell what it was, seat 1 can."""
        before, one, other = self.deal()
        assert str(one) != str(other)
        assert one.information_state_string(0) != before.information_state_string(0)
        assert one.observation_string(0) == other.observation_string(0)
        assert one.observation_tensor(0) == other.observation_tensor(0)
        assert one.information_state_string(1) != other.information_state_string(1)
        assert one.observation_tensor(1) != other.observation_tensor(1)

    def test_what_was_seen_is_remembered(self):
        """Seat 1 sees the same again, but has seen something else before."""
        _, one, other = self.deal()
        pasts = [state.information_state_string(1).split()[0] for state in (one, other)]
        for state in (one, other):
            *_, _ = play(state, random.Random(9), 3)
        assert pasts[0] != pasts[1]
        assert one.information_state_string(1).split()[0] != other.information_state_string(1).split()[0]

    def test_says_so(self):
        """In its type."""
        kinds = {name: pyspiel.load_game(name).get_type().information for name in GAMES.values()}
        hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
        assert [GAMES["topia"]] == [name for name, kind in kinds.items() if kind == hidden]

    @pytest.mark.parametrize(
        "kind", [{"public_info": False}, {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}]
    )
    def test_other_observers_are_refused(self, kind):
        """There is none for half of what a seat sees, nor for all seats together."""
        with pytest.raises(ValueError, match="only supports observations of one player"):
            make_observation(
                pyspiel.load_game(GAMES["topia"]), pyspiel.IIGObservationType(perfect_recall=False, **kind)
            )

    def test_observers_take_no_parameters(self):
        """As with OpenSpiel's own Python games."""
        with pytest.raises(ValueError, match="no parameters"):
            make_observation(pyspiel.load_game(GAMES["topia"]), None, {"colour": "red"})


class TestParameters:
    def test_players_and_options(self):
        """Numbers as numbers, words as words; they come back in the name."""
        game = pyspiel.load_game("gobelet_stars_v1(players=1,grid=36)")
        assert (game.num_players(), str(game)) == (1, "gobelet_stars_v1(grid=36,players=1)")
        assert "reprint" in str(pyspiel.load_game("gobelet_ages_v1", {"edition": "reprint"}))

    def test_the_usual(self):
        """Two players."""
        game = pyspiel.load_game("gobelet_ages_v1")
        assert (game.num_players(), game.num_distinct_actions(), game.utility_sum()) == (2, 234, 0.0)

    def test_what_is_not_there_is_refused(self):
        """In our own words."""
        with pytest.raises(SetupError, match="edition cannot be 'third'"):
            pyspiel.load_game("gobelet_ages_v1(edition=third)")

    def test_results_are_by_place(self):
        """And cancel out."""
        *_, state = play(
            pyspiel.load_game("gobelet_stars_v1(players=3)").new_initial_state(), random.Random(1)
        )
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) > 0
        assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_python_ends_in_peace():
    """OpenSpiel lets go of registered games after Python has ended; and states travel between processes."""
    state = some_state(GAMES["topia"])
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).information_state_string(1))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=False
    )
    assert (0, state.information_state_string(1)) == (done.returncode, done.stdout.decode().strip())
