"""Where a hint points: pieces that can be chosen there."""

import random

import pytest

import gobelet
from gobelet.engine.plans import Turn
from gobelet.web.boards import board_of, find_marks

STEPS = 40


@pytest.mark.parametrize("game_id", gobelet.games())
def test_every_ticked_action_has_its_place(game_id):
    """What is ticked on the board is marked there, and only what can be ticked or picked."""
    game, rng = gobelet.game(game_id), random.Random(3)
    table = game.table(2, seed=3)
    for _ in range(STEPS):
        if table.over:
            break
        turn = Turn(table)
        plan, pieces = board_of(game).plan(turn), board_of(game).pieces(turn)
        offered = {*pieces.values(), *(plan.picks if plan else ())}
        for action in turn.legal:
            marks = find_marks(turn, action)
            assert marks & offered or not (plan and action in plan.covers), (table.position, action)
            assert marks & offered or not marks
        table.play(rng.choice(table.legal()))
