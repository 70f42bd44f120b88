"""Games stepped together are the games that tables play one by one."""

import copy
import pickle

import numpy as np
import pytest

import gobelet
from gobelet.batch import Batch
from gobelet.engine.errors import IllegalActionError, SetupError

GAMES = 6
STEPS = 60
SETUPS = [("ages", 1), ("ages", 4), ("stars", 2), ("city", 2), ("topia", 3)]


@pytest.fixture(params=SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def setup(request):
    game_id, players = request.param
    return gobelet.game(game_id), players


def copy_of(batch):
    return [batch.states.copy(), batch.actors.copy(), batch.masks.copy(), batch.encode()]


class TestStep:
    def test_as_at_tables(self, setup):
        """Each game has the dice of a table of its seed, decision after decision, also the game after."""
        game, players = setup
        with Batch(game, GAMES, players, seed=5, threads=1) as batch:
            seeds = [5 + k for k in range(GAMES)]
            tables = [game.table(players, seed=seed) for seed in seeds]
            for _ in range(STEPS):
                features = batch.encode()
                for k, table in enumerate(tables):
                    assert table.state.tobytes() == batch.states[k].tobytes()
                    assert table.actor == batch.actors[k]
                    assert table.legal_ids() == np.flatnonzero(batch.masks[k]).tolist()
                    seen = game.observe(table.state, table.actor)
                    assert seen.tobytes() == batch.observations[k].tobytes()
                    assert np.array_equal(game.encode(table.state, table.actor), features[k])
                actions = batch.choose_at_random().copy()
                batch.step(actions)
                for k, table in enumerate(tables):
                    table.play(int(actions[k]))
                    assert table.over == batch.dones[k]
                    if table.over:
                        assert table.scores() == batch.scores[k].tolist()
                        assert table.ranks() == batch.ranks[k].tolist()
                        assert batch.results[k].sum() == 0 or players == 1
                        seeds[k] += GAMES
                        tables[k] = game.table(players, seed=seeds[k])

    def test_games_end_and_begin(self):
        """Games that are over are counted, and others begin in their places."""
        with Batch(gobelet.game("stars"), GAMES, 2) as batch:
            ended = [batch.step(batch.choose_at_random()) for _ in range(200)]
        assert sum(ended) >= GAMES
        assert all(batch.actors >= 0)

    @pytest.mark.parametrize("threads", [2, 3, GAMES])
    def test_threads_make_no_difference(self, threads):
        """However many cores, the same games."""
        game = gobelet.game("ages")
        with Batch(game, GAMES, 3, threads=1) as one, Batch(game, GAMES, 3, threads=threads) as other:
            for _ in range(STEPS):
                assert one.choose_at_random().tolist() == other.choose_at_random().tolist()
                one.step(one.actions)
                other.step(other.actions)
            for own, others in zip(copy_of(one), copy_of(other), strict=True):
                assert own.tobytes() == others.tobytes()

    @pytest.mark.parametrize("action", [-1, 10_000, None])
    def test_illegal(self, action):
        """An action that is not legal in its game is named, and nothing has changed."""
        with Batch(gobelet.game("stars"), GAMES, 2) as batch:
            before = copy_of(batch)
            actions = batch.choose_at_random().astype(np.int64)
            actions[3] = int(np.argmin(batch.masks[3])) if action is None else action
            with pytest.raises(IllegalActionError, match="game 3"):
                batch.step(actions)
            for then, now in zip(before, copy_of(batch), strict=True):
                assert then.tobytes() == now.tobytes()

    @pytest.mark.parametrize("actions", [[0], np.zeros(GAMES), np.zeros((GAMES, 1), int)])
    def test_shape(self, actions):
        """There is one whole number for each game, and the message says what there was."""
        with (
            Batch("stars", GAMES, 2) as batch,
            pytest.raises(SetupError, match="6 integers, one for each game, not") as raised,
        ):
            batch.step(actions)
        found = np.asarray(actions)
        assert str(raised.value).endswith(f"{found.dtype} with shape {found.shape}.")


class TestEncode:
    def test_into_an_array(self):
        """The same array, filled."""
        with Batch(gobelet.game("stars"), GAMES, 2) as batch:
            features = np.full_like(batch.encode(), 7)
            assert batch.encode(features) is features
            assert np.array_equal(features, batch.encode())

    @pytest.mark.parametrize(("games", "dtype"), [(GAMES - 1, np.float32), (GAMES, np.float64)])
    def test_into_another(self, games, dtype):
        """Compiled code would write past its end."""
        with Batch(gobelet.game("stars"), GAMES, 2) as batch:
            features = np.zeros((games, batch.game.rules.NUM_FEATURES), dtype)
            with pytest.raises(SetupError, match="out must be float32"):
                batch.encode(features)


class TestReset:
    def test_same_again(self):
        """After a reset everything happens again, random choices too; with another seed it does not."""
        with Batch(gobelet.game("ages"), GAMES, 2, seed=1) as batch:

            def play():
                for _ in range(20):
                    batch.step(batch.choose_at_random())
                return batch.states.tobytes()

            first = play()
            batch.reset()
            assert first == play()
            batch.reset(seed=2)
            assert first != play()

    def test_options(self):
        """Options are those of a table."""
        with Batch(gobelet.game("ages"), 1, 2, edition="reprint") as batch:
            table = gobelet.game("ages").table(2, seed=0, edition="reprint")
            assert table.state.tobytes() == batch.states[0].tobytes()

    @pytest.mark.parametrize("wrong", [{"games": 0}, {"players": 9}, {"seed": -1}, {"threads": 0}])
    def test_refused(self, wrong):
        """What cannot be laid out is refused."""
        with pytest.raises(SetupError):
            Batch(gobelet.game("ages"), **{"games": 2, "players": 2} | wrong)


class TestCopies:
    @pytest.mark.parametrize("threads", [1, 3])
    @pytest.mark.parametrize(
        "make_copy",
        [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))],
        ids=["deepcopy", "pickle"],
    )
    def test_go_on_by_themselves(self, setup, make_copy, threads):
        """A copy is equal, plays on as the original would have, and leaves the original alone."""
        game, players = setup
        with Batch(game, GAMES, players, seed=5, threads=threads) as batch:
            for _ in range(STEPS // 4):
                batch.step(batch.choose_at_random())
            before = copy_of(batch)
            with make_copy(batch) as twin:
                assert twin.game is game
                assert all(map(np.array_equal, before, copy_of(twin)))
                played = [self.play(twin) for _ in range(STEPS // 4)]
                assert all(map(np.array_equal, before, copy_of(batch)))
                assert played == [self.play(batch) for _ in range(STEPS // 4)]
                assert all(map(np.array_equal, copy_of(batch), copy_of(twin)))

    def play(self, batch):
        actions = batch.choose_at_random().tolist()
        return actions, batch.step(actions), batch.observations.tobytes(), batch.scores.tolist()
