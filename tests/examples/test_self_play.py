"""The learner: it learns, draws its curve, and does so again from the same seed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

import gobelet
import self_play
from gobelet.batch import Batch


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "GAMES", 128)
    monkeypatch.setattr(self_play, "STEPS", 96)
    monkeypatch.setattr(self_play, "EXAMS", 400)
    monkeypatch.setattr(self_play, "HIDDEN", 32)


def practise(game: str, rounds: int) -> self_play.Network:
    with Batch(gobelet.game(game), self_play.GAMES, self_play.PLAYERS, seed=3) as batch:
        network = self_play.Network(batch, seed=3)
        for _ in range(rounds):
            self_play.practise(network, batch)
    return network


@pytest.mark.compiled
class TestSelfPlay:
    def test_wins_more_than_half_after_a_few_rounds(self) -> None:
        """Against random players; before, it is one of them."""
        wins, error = self_play.meet_random(practise("stars", 0), "stars")
        assert abs(wins - 0.5) < 2 * error
        wins, error = self_play.meet_random(practise("stars", 3), "stars")
        assert wins - 2 * error > 0.5

    def test_the_same_seed_learns_the_same(self) -> None:
        """To the last bit of the network."""
        networks = [practise("stars", 1) for _ in range(2)]
        assert np.array_equal(networks[0].first, networks[1].first)
        assert np.array_equal(networks[0].second, networks[1].second)

    def test_a_last_decision_is_credited_with_the_result_of_its_game(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Whatever other games have brought since in the same place."""
        monkeypatch.setattr(self_play, "STEPS", 192)
        ends, credited = [], []

        class Watched(Batch):
            def step(self, actions):
                seats = self.actors.copy()
                ended = super().step(actions)
                ends.append((self.dones == 1, self.results[np.arange(self.games), seats]))
                return ended

        with Watched(gobelet.game("stars"), 16, self_play.PLAYERS, seed=3) as batch:
            network = self_play.Network(batch, seed=3)
            monkeypatch.setattr(network, "learn", lambda *lesson: credited.append(lesson[-1]))
            self_play.practise(network, batch)
        assert sum(over.sum() for over, _ in ends) > 16
        for (over, results), lesson in zip(ends, reversed(credited), strict=True):
            assert np.array_equal(results[over], lesson[over])

    def test_what_is_not_legal_is_never_chosen(self) -> None:
        """However sure the network is of it."""
        with Batch(gobelet.game("ages"), 8, 2) as batch:
            network = self_play.Network(batch, seed=0)
            network.first[:] = 1
            network.second[:, :-1] = np.where(batch.masks.any(axis=0), -100, 100)
            chosen = network.choose(batch.encode(), batch.masks)
            assert batch.masks[np.arange(8), chosen].all()

    def test_the_command_tells_and_draws(self, tmp_path: Path) -> None:
        """A line for each exam, and a picture."""
        app, out = typer.Typer(), tmp_path / "curve.png"
        app.command()(self_play.main)
        result = CliRunner().invoke(app, ["--game", "stars", "--minutes", "0", "--out", str(out)])
        assert result.exit_code == 0
        assert "0 decisions: " in result.stdout.splitlines()[0]
        assert out.read_bytes().startswith(b"\x89PNG")
