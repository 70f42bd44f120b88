"""
A learner that starts from scratch: self-play on a batch of games, using only NumPy, with a learning curve.

    python examples/self_play.py --game ages --minutes 2 --seed 0 --out self-play.png

One small network plays every seat. It plays GAMES games in parallel against itself, STEPS decisions in each;
then it goes back over them and credits every decision with the result of the seat that made it, FADING a
little with each step in between, minus what it expected there: a policy gradient with a baseline. After
each round it plays EXAMS games against random players, from which it does not learn. The same seed gives the
same curve, as far as it gets in the time. It needs matplotlib: pip install 'gobelet[arena]'
"""

import time
from pathlib import Path

import numpy as np
import typer
from matplotlib.figure import Figure

import gobelet
from gobelet.batch import Batch

PLAYERS, GAMES, STEPS, HIDDEN, RATE, FADING, EXAMS, EXAM_SEED = 2, 512, 192, 128, 3e-4, 0.998, 1000, 1 << 40


class Network:
    """From what a seat sees to a probability for each legal action and an expected result."""

    def __init__(self, batch: Batch, seed: int) -> None:
        features, self.rng = batch.game.rules.NUM_FEATURES, np.random.default_rng(seed)
        self.first = self.rng.normal(0, features**-0.5, (features, HIDDEN)).astype(np.float32)
        self.second = np.zeros((HIDDEN, batch.masks.shape[1] + 1), np.float32)

    def look(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        hidden = np.maximum(0, seen @ self.first)
        out = hidden @ self.second
        chances = masks * np.exp(np.clip(out[:, :-1], -30, 30))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def choose(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        _, chances, _ = self.look(seen, masks)
        return np.argmax(chances / self.rng.standard_exponential(chances.shape), axis=1)

    def learn(self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, results: np.ndarray) -> None:
        """Do more of what went better than expected, and expect it next time; an unknown result is nan."""
        hidden, chances, expected = self.look(seen, masks)
        surprise = np.nan_to_num(results - expected)[:, None]
        slope = surprise * np.hstack([-chances, np.ones_like(surprise)])
        slope[np.arange(len(slope)), actions] += surprise[:, 0]
        self.first += RATE * np.sign(seen.T @ (slope @ self.second.T * (hidden > 0)))
        self.second += RATE * np.sign(hidden.T @ slope)


def practise(network: Network, batch: Batch) -> None:
    """Play against itself; then, from the last step to the first, learn from games that have ended."""
    past, ahead = [], np.full((batch.games, PLAYERS), np.nan, np.float32)  # by seat, the result to come
    for _ in range(STEPS):
        seen, masks, seats = batch.encode(), batch.masks.copy(), batch.actors.copy()
        actions = network.choose(seen, masks)
        batch.step(actions)
        past.append((seen, masks, seats, actions, batch.dones == 1, batch.results.copy()))
    for seen, masks, seats, actions, ended, results in reversed(past):
        ahead = np.where(ended[:, None], results, FADING * ahead)
        network.learn(seen, masks, actions, ahead[np.arange(batch.games), seats])


def meet_random(network: Network, game: str) -> tuple[float, float]:
    """The share of wins against random players, each seat taken in turn, and half its 95% interval."""
    every, seats, wins = np.arange(EXAMS), np.arange(EXAMS) % PLAYERS, np.full(EXAMS, np.nan)
    with Batch(gobelet.game(game), EXAMS, PLAYERS, seed=EXAM_SEED) as batch:
        while np.isnan(wins).any():
            chosen = network.choose(batch.encode(), batch.masks)
            batch.step(np.where(batch.actors == seats, chosen, batch.choose_at_random()))
            first = np.isnan(wins) & (batch.dones == 1)  # later games in the same place do not count
            wins = np.where(first, (batch.results[every, seats] + 1) / 2, wins)
    return float(wins.mean()), float(1.96 * wins.std() / EXAMS**0.5)


def main(game: str = "ages", minutes: float = 2.0, seed: int = 0, out: str = "self-play.png") -> None:
    """Train on GAME for MINUTES minutes and draw the curve into the file OUT."""
    Path(out).touch()  # if it cannot be written, better now than after the minutes
    curve, end = [], time.monotonic() + 60 * minutes
    with Batch(gobelet.game(game), GAMES, PLAYERS, seed=seed) as batch:
        network = Network(batch, seed)
        while not curve or time.monotonic() < end:
            curve.append((len(curve) * GAMES * STEPS, *meet_random(network, game)))
            typer.echo("{:>12,} decisions: {:.1%} ± {:.1%} of the games won".format(*curve[-1]))
            practise(network, batch)
    axes = Figure(figsize=(7, 4), layout="constrained").subplots()
    axes.errorbar(*zip(*curve, strict=True), capsize=2)
    axes.set(title=f"{game}, self-play", xlabel="decisions", ylabel="wins against random", ylim=(0, 1))
    axes.figure.savefig(out)


if __name__ == "__main__":
    typer.run(main)
