"""OpenSpiel's backgammon, through `pyspiel` in a Python loop, with observations and without."""

from __future__ import annotations

import random
from typing import Any

from gobelet.bench.rates import Play, Tally


def prepare(pyspiel: Any) -> Play:
    """Whole games; a move is chosen from the list of the legal ones."""
    game = pyspiel.load_game("backgammon")
    return lambda seed: Tally(1, play_game(game.new_initial_state(), random.Random(seed)))


def prepare_observed(pyspiel: Any) -> Play:
    """The same; before each decision the player gets the observation as numbers."""
    game = pyspiel.load_game("backgammon")
    return lambda seed: Tally(1, play_game(game.new_initial_state(), random.Random(seed), observed=True))


def play_game(state: Any, rng: random.Random, observed: bool = False) -> int:
    """Play *state* to its end at random; return the decisions of players, rolls of dice not counted."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            if observed:
                state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions
