"""The bot that docs/bots.md shows."""

from __future__ import annotations

from gobelet.bots import decide, new_bot
from gobelet.games import find_game


class TestGrabber:
    def test_takes_points_where_there_are_some(self) -> None:
        """Irrigation is worth two points, passing none."""
        table = find_game("ages").table(position="buy p0 [coins food workers] coins 7 | food 3 wood 3 | food 3")
        table.play("buy irrigation")
        assert "spend wood" == table.game.notation.format_action(
            decide(new_bot("grabber:Grabber", 0), table).action
        )

    def test_plays_a_whole_game(self) -> None:
        table = find_game("stars").table(2, seed=1)
        while not table.over:
            table.play(decide(new_bot("grabber:Grabber", 0), table).action)
        assert table.over
