"""Every position that a game reaches can be written down and set up again, whatever the options."""

import random

import pytest

import gobelet
from gobelet.engine.contract import rules, widen
from gobelet.engine.dice import new_rng, random_below
from gobelet.engine.errors import NotationError
from gobelet.engine.jit import algorithm

pytestmark = pytest.mark.compiled  # whole games, thousands of them

NUM_GAMES = 10_000  # for each game, in parts that several processes can share
NUM_PARTS = 8
STRIDE = 50  # steps from one position to the next, at most; more in long games


@algorithm
def play_steps(state, steps, rng, actions):
    """Play on at random, by *steps* decisions and draws."""
    for _ in range(steps):
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        elif state.actor >= 0:
            count = rules.legal_actions(state, actions)
            rules.apply_action(state, widen(actions[random_below(rng, count)]))


@pytest.mark.parametrize("part", range(NUM_PARTS))
@pytest.mark.parametrize("game_id", gobelet.games())
def test_can_be_set_up(game_id, part):
    """Random games with random options and numbers of players; of each, some positions and the last one."""
    game = gobelet.game(game_id)
    play, actions = play_steps.of(game.rules), game.new_actions()
    for seed in range(part, NUM_GAMES, NUM_PARTS):
        chance, rng, played = random.Random(seed), new_rng(seed), 0
        options = {option.name: chance.choice(option.values) for option in game.options}
        state = game.new_state(chance.randint(game.min_players, game.max_players), options)
        set_up_again(game, state)
        while state.draw > 0 or state.actor >= 0:
            steps = chance.randint(1, STRIDE + played)
            play(state, steps, rng, actions)
            played += steps
            set_up_again(game, state)


def set_up_again(game, state):
    text = game.notation.format_position(state)
    try:
        again = game.table(position=text).state
    except NotationError as error:
        raise AssertionError(f"{game!r}.table(position={text!r}) is refused: {error}") from error
    assert state.tobytes() == again.tobytes(), text
