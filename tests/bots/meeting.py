"""Positions that the tests of bots meet: all games, any number of players, any options."""

import dataclasses
import os
import random

import gobelet
from gobelet.bots import decide
from gobelet.engine.digest import random_game
from pig import GAME as LEARNED_PIG

UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
PIG = dataclasses.replace(LEARNED_PIG, package=__package__)  # nothing is known: no heuristic, no weights
GAMES = [gobelet.game(game_id) for game_id in gobelet.games()]
EVERY_GAME = [*GAMES, PIG]
SETUPS = [(game, players) for game in EVERY_GAME for players in range(game.min_players, game.max_players + 1)]


def any_options(game, seed):
    rng = random.Random(seed)
    return {option.name: rng.choice(option.values) for option in game.options}


def meet(game, players, seed=0, stride=1, **options):
    """States of a random game, every so many of them."""
    for number, moment in enumerate(random_game(game, players, seed, **options)):
        if number % stride == 0:
            yield moment.state


def play(game, bots, seed, **options):
    """The table at the end of a game between these, in seat order."""
    table = game.table(len(bots), seed=seed, **options)
    while not table.over:
        table.play(decide(bots[table.actor], table).action)
    return table


def count_wins(game, one, other, games, first_seed=0):
    """Shares of wins of *one* against *other*, each game twice with seats swapped."""
    wins = 0.0
    for number in range(games):
        seat = number % 2
        table = play(game, [one, other] if seat == 0 else [other, one], first_seed + number // 2)
        ranks = table.ranks()
        wins += (ranks[seat] == 1) / ranks.count(1)
    return wins
