"""Tests of options and parts: every option matters, and points add up wherever they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from gobelet.engine.conformance.meeting import Meetings, Met
from gobelet.engine.game import Option


class PartsPromises(Meetings):
    def test_every_value_of_an_option_matters(self) -> None:
        """For some number of players, the game starts differently from the default."""
        for option in self.game.options:
            for value in option.values[1:]:
                assert self._matters(option, value), f"{option.name}={value} changes nothing"

    def _matters(self, option: Option, value: str) -> bool:
        game = self.game
        return any(
            game.new_state(players).tobytes() != game.new_state(players, {option.name: value}).tobytes()
            for players in range(game.min_players, game.max_players + 1)
        )

    def test_score_sheets_add_up(self) -> None:
        """The lines of the score sheet on the page add up to the score."""
        score_sheet: Any = getattr(self.game.find_part("web"), "score_sheet", None)
        for met in self._ends() if score_sheet else ():
            view = self.game.presentation.view(met.state, None)
            for seat in met.seats:
                points = sum(points for _, points in score_sheet(view, seat))
                self._compare_points(met, seat, points, "on the page")

    def test_traits_add_up(self) -> None:
        """The points that a study records for a finished game add up to the score."""
        traits: Any = self.game.find_part("traits")
        for met in self._ends() if traits else ():
            states = np.frombuffer(met.state.tobytes(), self.game.rules.STATE)
            for seat in met.seats:
                noted = traits.traits(states, seat).items()
                points = sum(int(column[0]) for name, column in noted if name.startswith("points_"))
                self._compare_points(met, seat, points, "as traits")

    def _ends(self) -> Iterator[Met]:
        return (met for met in self.some_met() if met.is_last)

    def _compare_points(self, met: Met, seat: int, points: Any, where: str) -> None:
        score = int(self.game.rules.score(met.state, seat))
        assert points == score, f"{met}: p{seat} has {score} points, but {points} {where}"
