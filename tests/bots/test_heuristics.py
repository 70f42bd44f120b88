"""What bots know about each game: weights that fit, and nothing where nothing was learned."""

import numpy as np
import pytest

import gobelet
from gobelet.bots.heuristics import (
    NUM_JUDGED,
    Weights,
    heuristic_of,
    new_weights,
    no_weights,
    read_weights,
    save_weights,
    weights_of,
)
from gobelet.bots.judging import judge, look, new_room, worth
from gobelet.engine.components import FOLDER_VARIABLE
from tests.bots.meeting import GAMES, PIG, SETUPS
from tests.bots.solving import count_end

LEARNED = [(game, players) for game, players in SETUPS if game in GAMES]


def shapes(weights):
    return [part.shape for part in weights]


@pytest.mark.parametrize(("game", "players"), LEARNED, ids=str)
def test_weights_fit_what_is_looked_at(game, players):
    """For every number of players there is a file, and all of it is finite."""
    weights = weights_of(game, players)
    inputs, units = heuristic_of(game).NUM_INPUTS, len(weights.hidden_bias)
    assert units > 0
    expected = [
        (inputs, units),
        (units,),
        (units, NUM_JUDGED),
        (NUM_JUDGED,),
        (inputs, NUM_JUDGED),
        (1,),
        (1,),
    ]
    assert expected == shapes(weights)
    for part in weights:
        assert part.dtype == np.float32
        assert part.flags.c_contiguous
        assert np.isfinite(part).all()
    assert weights.typical_points[0] > 0
    assert weights.points_count[0] >= 0


def test_nothing_is_known_of_a_game_without_a_file():
    """Pig: no hidden units."""
    assert weights_of(PIG, 2).hidden.size == 0
    assert shapes(no_weights(heuristic_of(PIG).NUM_INPUTS)) == shapes(weights_of(PIG, 2))


def test_nothing_is_known_for_so_many_players():
    """Nobody has learned Topia for seven."""
    assert weights_of(gobelet.game("topia"), 7).hidden.size == 0


@pytest.mark.parametrize("game_id", ["city", "topia"])
def test_other_components_make_another_game(game_id, monkeypatch, tmp_path):
    """What was learned with ours is not used with the owner's."""
    game = gobelet.game(game_id)
    assert weights_of.__wrapped__(game, 2).hidden.size > 0
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert weights_of.__wrapped__(game, 2).hidden.size > 0
    (tmp_path / f"{game_id}.toml").write_bytes((game.folder / "components.toml").read_bytes())
    assert weights_of.__wrapped__(game, 2).hidden.size == 0
    assert weights_of.__wrapped__(gobelet.game("ages"), 2).hidden.size > 0


def random_weights(inputs=5, units=3, seed=0):
    rng = np.random.default_rng(seed)
    sizes = ((inputs, units), units, (units, NUM_JUDGED), NUM_JUDGED, (inputs, NUM_JUDGED))
    return new_weights([rng.standard_normal(size) for size in sizes], 30.0, 0.5)


def test_saved_and_read_again(tmp_path):
    """In half precision; a second time nothing is lost."""
    weights = random_weights()
    save_weights(weights, tmp_path / "one.npz")
    once = read_weights(tmp_path / "one.npz")
    for part, again in zip(weights, once, strict=True):
        assert np.array_equal(part.astype(np.float16), again)
        assert again.dtype == np.float32
    save_weights(once, tmp_path / "two.npz")
    for part, again in zip(once, read_weights(tmp_path / "two.npz"), strict=True):
        assert np.array_equal(part, again)


@pytest.mark.parametrize("seed", range(5))
def test_look_is_one_layer_of_hidden_units(seed):
    """The same as written with matrices."""
    weights = random_weights(seed=seed)
    inputs = np.random.default_rng(seed + 100).standard_normal(5).astype(np.float32)
    inputs[2] = 0
    judged = np.zeros(NUM_JUDGED, np.float32)
    look(inputs, weights, np.zeros(3, np.float32), judged)
    units = np.maximum(inputs @ weights.hidden + weights.hidden_bias, 0)
    win, place, points = units @ weights.judged + weights.judged_bias + inputs @ weights.direct
    assert judged.tolist() == pytest.approx([1 / (1 + np.exp(-win)), place, 30 * points], rel=1e-4)
    assert worth(judged, weights) == pytest.approx(judged[0] + 0.5 * judged[2] / 30, rel=1e-5)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_has_ended_is_judged_as_it_is(game):
    """Shares of first places, places and points, for every seat."""
    weights = weights_of(game, 2)
    room = new_room(game.rules, heuristic_of(game), weights)
    (state,) = game.play_random(2, 1, first_seed=3)
    for seat in range(2):
        judge.of(game.rules, heuristic=heuristic_of(game))(state, seat, weights, room)
        assert count_end(game, state)[seat].tolist() == room.judged.tolist()


def test_parts_of_weights_have_names():
    """As the files name them."""
    assert Weights._fields[:2] == ("hidden", "hidden_bias")
