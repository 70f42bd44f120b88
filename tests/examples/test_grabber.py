"""The bot that docs/bots.md shows."""

from __future__ import annotations

from gobelet.bots import decide, new_bot
from gobelet.games import find_game

GRABBER = "grabber:Grabber"
POSITION = "buy p0 [coins food workers] coins 7 | food 3 wood 3 | food 3"


class TestGrabber:
    def test_takes_points_where_there_are_some(self) -> None:
        """With Irrigation half paid for, it pays the rest."""
        table = find_game("ages").table(position=POSITION)
        table.play("buy irrigation")
        answer = decide(new_bot(GRABBER, 0), table)
        assert table.game.notation.format_action(answer.action) == "spend wood"

    def test_plays_a_whole_game(self) -> None:
        """Every answer is legal."""
        table = find_game("stars").table(2, seed=1)
        while not table.over:
            table.play(decide(new_bot(GRABBER, 0), table).action)
        assert table.over
