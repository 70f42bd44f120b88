"""Everything that is shown of a game, looked at along whole games, also uncompiled."""

import itertools
import os

import pytest
from rich.console import Console

import gobelet
from gobelet.cli.boards import draw_board, menu_for
from gobelet.cli.locale import load_language
from gobelet.engine.digest import random_game

STRIDE = 9
UNCOMPILED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
MOMENTS = 12 if UNCOMPILED else 60  # of one game, about
MAX_STEPS = 1_000 if UNCOMPILED else None  # of one game: some are very long


@pytest.mark.parametrize("game_id", gobelet.games())
def test_getting_ready_plays_and_looks(game_id):
    """What `get_ready` compiles is all that a table needs: nothing in it raises."""
    game = gobelet.game(game_id)
    game.get_ready()
    assert game.is_ready


@pytest.mark.parametrize("game_id", gobelet.games())
def test_a_copy_is_a_state_of_its_own(game_id):
    """However the state came about: laid out, copied, or one of an array; the first stays as it was."""
    game = gobelet.game(game_id)
    laid_out, played = game.new_state(2), game.play_random(2, 3)
    for state in (laid_out, game.copy_state(laid_out), laid_out.copy(), played[1], played[1].copy()):
        before = state.tobytes()
        copied = game.copy_state(state)
        assert copied.tobytes() == before
        copied.turn += 1
        assert state.tobytes() == before != copied.tobytes()


@pytest.mark.parametrize("game_id", gobelet.games())
@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_moment_can_be_drawn(game_id, code):
    """For every seat, in a wide and a narrow terminal, with all the choices named."""
    game = gobelet.game(game_id)
    options = {option.name: option.values[-1] for option in game.options}
    language = load_language(code, game, ["Ada", "Bo", "Cy", "Di"])
    for players in (game.min_players, game.max_players):
        moments = list(itertools.islice(random_game(game, players, 4, **options), MAX_STEPS))
        for moment in moments[:: -max(STRIDE, len(moments) // MOMENTS)]:
            table = game.table(position=game.notation.format_position(moment.state))
            for width in (60, 130):
                console = Console(width=width, quiet=True)
                console.print(draw_board(table, players - 1, language, width))
                console.print(menu_for(table, language))
            encoded = game.encode(moment.state, players - 1)
            assert encoded.shape == (game.rules.NUM_FEATURES,)
