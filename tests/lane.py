"""
Plays every setup of a game and prints their digests: what test_lanes.py runs in each lane.

Uncompiled, long games are slow. Of those only the beginning is played, and their end from a position near it,
which whoever is compiled finds; so are the positions with mistakes in them.
"""

import hashlib
import itertools
import json
import random
import sys

import gobelet
import pig
from gobelet.engine.conformance import Conformance
from gobelet.engine.conformance.meeting import MAX_AT_TABLE
from gobelet.engine.conformance.notation import edit_words
from gobelet.engine.dice import new_rng
from gobelet.engine.digest import go_on_at_random, random_game
from gobelet.engine.errors import NotationError

SEEDS = range(3)
MANY = 20  # setups of one game
STRIDE = 7  # of the states, those in which every seat is asked
EDITS = 50
MAX_STEPS = 300  # from a position


def suite_of(name):
    suite = Conformance()
    suite.game, suite.seeds = pig.GAME if name == "pig" else gobelet.game(name), range(1)
    return suite


def find_positions(name):
    """Each with a seed: where long games are about to end, and positions with some words wrong."""
    suite, rng = suite_of(name), random.Random(name)
    texts = [suite.game.notation.format_position(met.state) for met in suite.some_met()]
    edited = (edit_words(text, rng.choice(texts).split(), rng) for text in rng.choices(texts, k=EDITS))
    return [*find_ends(suite), *((text, 0) for text in edited)]


def find_ends(suite):
    """With seeds on which these games do end."""
    for setup in suite.setups_at_table():
        if setup.position:
            yield next((setup.position, seed) for seed in itertools.count() if does_end(setup, seed))


def does_end(setup, seed):
    *_, last = play_on(setup.game, setup.position, seed)
    return (last.action, last.outcome) == (None, None)


def play_on(game, text, seed):
    state = game.notation.parse_position(text)
    return list(itertools.islice(go_on_at_random(game, state, seed), MAX_STEPS))


def play_all(name, positions):
    """The digest of every setup of this game, and of what is played from these positions."""
    suite = suite_of(name)
    setups, seeds = choose_setups(suite)
    digests = {str(setup): digest_setup(setup, seeds) for setup in setups}
    return digests | {text: digest_position(suite.game, text, seed) for text, seed in positions}


def choose_setups(suite):
    """All setups, each with some seeds; of many, every other one with one seed: uncompiled, that is slow."""
    setups = list(suite.setups())
    return (setups[::2], SEEDS[:1]) if len(setups) > MANY else (setups, SEEDS)


def digest_setup(setup, seeds):
    digest = hashlib.sha256()
    for seed in seeds:
        game = random_game(setup.game, setup.players, seed, **setup.options)
        add_game(digest, setup.game, list(itertools.islice(game, MAX_AT_TABLE)))
    return digest.hexdigest()


def digest_position(game, text, seed):
    """What is played from a position, or why it is refused."""
    try:
        moments = play_on(game, text, seed)
    except NotationError as error:
        return str(error)
    digest = hashlib.sha256(game.notation.format_position(moments[0].state).encode())
    add_game(digest, game, moments)
    return digest.hexdigest()


def add_game(digest, game, moments):
    """Every state; along the way what score, rank and observe say to every seat, and what hide does."""
    for moment in moments:
        digest.update(moment.state.tobytes())
    for moment in moments[::-STRIDE]:
        for seat in range(moment.state.players):
            points, place = game.rules.score(moment.state, seat), game.rules.rank(moment.state, seat)
            digest.update(f"{points} {place}".encode() + game.encode(moment.state, seat).tobytes())
            hidden = game.copy_state(moment.state)
            game.rules.hide(hidden, seat, new_rng(seat))
            digest.update(hidden.tobytes())


if __name__ == "__main__":
    print(json.dumps(play_all(sys.argv[1], json.load(sys.stdin))))  # noqa: T201
