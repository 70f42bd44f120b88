"""Whole games through the page, from "Play now" to "Play again"."""

import pytest

from gobelet.engine.provable import verify
from gobelet.engine.record import parse_record
import gobelet
from tests.web.player import Keyboard, Mouse, Plain

pytestmark = pytest.mark.compiled  # long games against bots

GAMES = gobelet.games()
for_every_game = pytest.mark.parametrize("game_id", GAMES)

@for_every_game
def test_with_the_mouse(visit, game_id):
    page = visit()
    page.click(f"form[action='/new/{game_id}'] button[name=quick]")
    import time
    t=time.time()
    player = Mouse(page, 1)
    player.play()
    print(game_id, player.decisions, time.time()-t)
