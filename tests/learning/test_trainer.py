"""Learning from games against oneself: a short training is enough to beat those who know nothing."""

import subprocess
import sys
from argparse import Namespace

import numpy as np
import pytest

import gobelet
from gobelet.bots.weights import input_names, no_weights, read_weights
from gobelet.learning import trainer as learning
from gobelet.learning.self_play import Settings
from gobelet.learning.trainer import SelfPlay, Trainer, main
from tests.bots.meeting import UNCOMPILED

AGES = gobelet.game("ages")
INPUTS = len(input_names(AGES))
OF_STARS = input_names(gobelet.game("stars"))


@pytest.fixture(autouse=True)
def in_small(monkeypatch):
    """Few games at a time, so that a round takes no time."""
    monkeypatch.setattr(learning, "PIECE", 1 if UNCOMPILED else 100)
    monkeypatch.setattr(SelfPlay.match, "__defaults__", (2 if UNCOMPILED else 20,))


def asked(out, **changes):
    usual = {
        "game": "stars",
        "players": 2,
        "cores": 1,
        "start": None,
        "out": out,
        "seconds": 0.01,
        "games": 1,
        "typical_points": 150.0,
        "points_count": 1.0,
        "tries": 50,
        "keeps": 300,
        "rate": 2e-3,
    }
    return Namespace(**{**usual, **changes})


def test_one_round(tmp_path, capsys):
    """Weights are saved and it says how it goes; another trainer goes on from them."""
    Trainer(asked(tmp_path)).run()
    weights = read_weights(tmp_path / "stars2.npz", OF_STARS)
    assert weights.hidden.any()
    assert "round 0: " in capsys.readouterr().out
    (tmp_path / "more").mkdir()
    Trainer(asked(tmp_path / "more", start=tmp_path / "stars2.npz")).run()
    again = read_weights(tmp_path / "more" / "stars2.npz", OF_STARS)
    assert not np.array_equal(weights.hidden, again.hidden)
    assert np.allclose(weights.hidden, again.hidden, atol=0.1)


def test_the_command(tmp_path, monkeypatch):
    """With everything it takes."""
    words = ["learning", "stars", "--seconds", "0.01", "--games", "1", "--cores", "1", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", words)
    main()
    assert (tmp_path / "stars2.npz").exists()


@pytest.mark.compiled
def test_as_a_module(tmp_path):
    """In a process of its own, as the docs say."""
    words = ["ages", "--players", "1", "--seconds", "1", "--games", "250", "--cores", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "gobelet.learning", *words, "--out", str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert read_weights(tmp_path / "ages1.npz", input_names(AGES)).hidden.shape[0] == INPUTS


def test_half_of_the_setups_are_usual():
    """The others have any options; all have so many players."""
    setups = SelfPlay(AGES, 3, 1)._list_setups(np.random.default_rng(1))
    assert set(setups[:, 0].tolist()) == {3}
    assert not setups[1::2, 1:].any()
    for k, option in enumerate(AGES.options, start=1):
        assert set(range(len(option.values))) == set(setups[::2, k].tolist())


def test_every_round_has_games_of_its_own():
    """Seeds go on where the last round ended."""
    games = SelfPlay(AGES, 2, 1)
    weights, settings = no_weights(INPUTS), Settings(0, 500, 0)
    first, _ = games.gather(weights, 1, settings)
    second, _ = games.gather(weights, 1, settings)
    again, _ = SelfPlay(AGES, 2, 1).gather(weights, 1, settings)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)


@pytest.mark.compiled
def test_short_training_beats_those_who_know_nothing(tmp_path):
    """Stars, eight rounds of 300 games: three wins of four at the least."""
    trainer = Trainer(asked(tmp_path, games=300))
    for number in range(8):
        trainer._take_round(number / 8)
    nothing = no_weights(len(OF_STARS))
    wins, _ = trainer.games.match(trainer.weights, nothing, 200)
    assert wins >= 0.75
