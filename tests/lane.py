"""Plays every setup of a game and prints their digests: what test_lanes.py runs in each lane."""

import hashlib
import json
import sys

import gobelet
import pig
from gobelet.engine.conformance import Conformance
from gobelet.engine.digest import digest_games, random_game

SEEDS = range(3)
MANY = 20  # setups of one game
STRIDE = 7  # of the states, those in which every seat is asked


def play_all(name):
    """The digest of every setup of this game; on the way, positions with mistakes in them are tried too."""
    suite = Conformance()
    suite.game, suite.seeds = pig.GAME if name == "pig" else gobelet.game(name), range(1)
    setups = list(suite.setups())
    seeds, suite.edits = SEEDS, 100
    if len(setups) > MANY:  # uncompiled, long games are slow
        setups, seeds, suite.edits = setups[::2], SEEDS[:1], 20
    suite.test_accepted_positions_can_be_played_on()
    return {str(setup): digest_setup(setup, seeds) for setup in setups}


def digest_setup(setup, seeds):
    states = digest_games(setup.game, setup.players, seeds, **setup.options)
    return f"{states} {digest_answers(setup)}"


def digest_answers(setup):
    """What score, rank and observe say along a game, to every seat."""
    game, digest = setup.game, hashlib.sha256()
    for moment in list(random_game(game, setup.players, setup.seed, **setup.options))[::-STRIDE]:
        for seat in range(setup.players):
            points, place = game.rules.score(moment.state, seat), game.rules.rank(moment.state, seat)
            digest.update(f"{points} {place}".encode() + game.observe(moment.state, seat).tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print(json.dumps(play_all(sys.argv[1])))  # noqa: T201
