"""What bots know about each game: weights that fit, by the names of their inputs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gobelet
from gobelet.bots.weights import (
    MAX_UNITS,
    NUM_VALUES,
    Weights,
    input_names,
    new_weights,
    no_weights,
    read_weights,
    save_weights,
    shapes_of_parts,
    weights_of,
)
from gobelet.engine.components import FOLDER_VARIABLE
from gobelet.engine.errors import SetupError
from tests.bots.meeting import GAMES, PIG, SETUPS
from tests.games.city.test_components import NEW_CARD, OURS

LEARNED = [(game, players) for game, players in SETUPS if game in GAMES]
NAMES = ["phase[keep]", "phase[buy]", "goods[wood]", "seats[0].food", "seats[1].food"]


def shapes(weights):
    return [part.shape for part in weights]


@pytest.mark.parametrize(("game", "players"), LEARNED, ids=str)
def test_weights_fit_what_is_looked_at(game, players):
    """For every number of players there is a file, and all of it is finite."""
    weights = weights_of(game, players)
    inputs, units = len(input_names(game)), len(weights.hidden_bias)
    assert units > 0
    expected = [
        (inputs, units),
        (units,),
        (units, NUM_VALUES),
        (NUM_VALUES,),
        (inputs, NUM_VALUES),
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
    """Pig: no hidden units, and its features are looked at."""
    assert weights_of(PIG, 2).hidden.size == 0
    assert shapes(no_weights(len(PIG.feature_names()))) == shapes(weights_of(PIG, 2))


def test_nothing_is_known_for_so_many_players():
    """Nobody has learned Topia for seven."""
    assert weights_of(gobelet.game("topia"), 7).hidden.size == 0


def test_names_say_what_is_looked_at():
    """Of the observation, and of what follows from it."""
    assert "observed.seats[1].goods[wood]" in input_names(gobelet.game("ages"))
    assert "seats[3].usable[forest]" in input_names(gobelet.game("city"))


def random_weights(inputs=5, units=3, seed=0):
    rng = np.random.default_rng(seed)
    return new_weights([rng.standard_normal(shape) for shape in shapes_of_parts(inputs, units)], 30.0, 0.5)


class TestReading:
    def test_saved_and_read_again(self, tmp_path):
        """In half precision; a second time nothing is lost."""
        weights = random_weights()
        save_weights(weights, NAMES, tmp_path / "one.npz")
        once = read_weights(tmp_path / "one.npz", NAMES)
        for part, again in zip(weights, once, strict=True):
            assert np.array_equal(part.astype(np.float16), again)
            assert again.dtype == np.float32
        save_weights(once, NAMES, tmp_path / "two.npz")
        for part, again in zip(once, read_weights(tmp_path / "two.npz", NAMES), strict=True):
            assert np.array_equal(part, again)

    def test_an_input_that_is_new_counts_nothing(self, tmp_path):
        """The others keep what they count, wherever they stand now."""
        save_weights(random_weights(), NAMES, tmp_path / "1.npz")
        before = read_weights(tmp_path / "1.npz", NAMES)
        after = read_weights(tmp_path / "1.npz", ["goods[stone]", *reversed(NAMES)])
        for rows, old in ((after.hidden, before.hidden), (after.direct, before.direct)):
            assert not rows[0].any()
            assert np.array_equal(rows[1:], old[::-1])
            assert rows.flags.c_contiguous

    def test_an_input_that_is_gone_is_dropped(self, tmp_path):
        """Said with the file and its name."""
        save_weights(random_weights(), NAMES, tmp_path / "1.npz")
        before = read_weights(tmp_path / "1.npz", NAMES)
        with pytest.warns(
            UserWarning, match=r"1\.npz: dropped .* no longer exist in the game: phase\[buy\]\."
        ):
            after = read_weights(tmp_path / "1.npz", [NAMES[0], *NAMES[2:]])
        assert np.array_equal(np.delete(before.hidden, 1, axis=0), after.hidden)

    @pytest.mark.parametrize(
        ("names", "reason"),
        [
            ([*NAMES, "seats[2].food"], "has 2 inputs seats[].food, but the game has 3"),
            (NAMES[:-1], "has 2 inputs seats[].food, but the game has 1"),
        ],
    )
    def test_another_number_of_nameless_members(self, tmp_path, names, reason):
        """Which of them is which is not known."""
        save_weights(random_weights(), NAMES, tmp_path / "1.npz")
        with pytest.raises(SetupError) as caught:
            read_weights(tmp_path / "1.npz", names)
        assert reason in str(caught.value)

    @pytest.mark.parametrize("name", Weights._fields)
    def test_another_size(self, tmp_path, name):
        """Hidden units, values, inputs: the part is named."""
        weights = random_weights()
        wrong = weights._replace(**{name: np.append(getattr(weights, name), [0.0])})
        save_weights(wrong, NAMES, tmp_path / "1.npz")
        with pytest.raises(SetupError, match="has shape"):
            read_weights(tmp_path / "1.npz", NAMES)

    def test_too_many_hidden_units(self, tmp_path):
        """There is no memory for them on a GPU."""
        save_weights(random_weights(units=MAX_UNITS + 1), NAMES, tmp_path / "1.npz")
        with pytest.raises(SetupError, match="65 hidden units; at most 64 are supported"):
            read_weights(tmp_path / "1.npz", NAMES)

    def test_a_file_without_names(self, tmp_path):
        """Nobody knows what its rows are about."""
        np.savez(tmp_path / "1.npz", **random_weights()._asdict())
        with pytest.raises(SetupError, match="does not name its inputs"):
            read_weights(tmp_path / "1.npz", NAMES)


def test_parts_of_weights_have_names():
    """As the files name them."""
    assert Weights._fields[:2] == ("hidden", "hidden_bias")


# -- An owner's data file -------------------------------------------------------------------------------

EXAMPLE = Path(__file__).parents[2] / "examples" / "components"

COMPARE = """
import json, gobelet
from gobelet.bots.weights import input_names, weights_of
game = gobelet.game("{game}")
rows = zip(input_names(game), weights_of(game, 2).hidden.tolist())
print(json.dumps({{name: row for name, row in rows}}))
"""

MATCH = """
import gobelet
from gobelet.bots import new_bot
from tests.bots.meeting import count_wins
print(count_wins(gobelet.game("city"), new_bot("hard", 1), new_bot("random", 2), 20))
"""


def run_with(tmp_path, program, **changes):
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    environ |= {FOLDER_VARIABLE: str(tmp_path), **changes}
    done = subprocess.run([sys.executable, "-c", program], env=environ, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def rows_with(tmp_path, game_id, text):
    """What each input counts in the hidden units, with this data file, and with ours."""
    (tmp_path / f"{game_id}.toml").write_text(text, "utf-8")
    game = gobelet.game(game_id)
    ours = dict(zip(input_names(game), weights_of(game, 2).hidden.tolist(), strict=True))
    return run_with(tmp_path, COMPARE.format(game=game_id), NUMBA_DISABLE_JIT="1"), ours


class TestOwnComponents:
    def test_a_corrected_number_keeps_the_weights(self, tmp_path):
        """All of them: points, costs and defence have nothing to do with names."""
        theirs, ours = rows_with(tmp_path, "city", OURS.replace("points = 3", "points = 5"))
        assert ours == theirs

    def test_a_card_more_keeps_all_others(self, tmp_path):
        """It counts nothing wherever it is."""
        theirs, ours = rows_with(tmp_path, "city", with_new_card())
        new = {name: row for name, row in theirs.items() if name not in ours}
        assert new
        assert all("[lighthouse]" in name and not any(row) for name, row in new.items())
        assert ours == {name: row for name, row in theirs.items() if name not in new}

    @pytest.mark.compiled
    def test_bots_play_well_with_a_card_more(self, tmp_path):
        """The hard one wins nearly all of twenty games against the random one."""
        (tmp_path / "city.toml").write_text(with_new_card(), "utf-8")
        assert run_with(tmp_path, MATCH) >= 19

    @pytest.mark.compiled
    def test_bots_play_well_with_the_example(self):
        """It is our file with a card more, and with more copies of another one."""
        assert run_with(EXAMPLE, MATCH) >= 19


def with_new_card():
    return OURS.replace("# -- Bandits and ships", f"{NEW_CARD}\n# -- Bandits and ships", 1)
