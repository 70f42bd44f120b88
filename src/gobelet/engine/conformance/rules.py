"""Tests of the rules: the layout of the state, games that end, queries without side effects."""

from __future__ import annotations

from typing import Any

import numpy as np

from gobelet.engine.conformance.meeting import MAX_STEPS, Meetings, list_legal
from gobelet.engine.contract import HEADER


class RulesPromises(Meetings):
    def test_header_comes_first(self) -> None:
        """Every state begins with the fields of HEADER, in their order and types."""
        dtype = self.game.rules.STATE
        found = [(name, dtype[name]) for name in (dtype.names or ())[: len(HEADER)]]
        assert [(name, np.dtype(kind)) for name, kind in HEADER] == found

    def test_state_has_no_padding(self) -> None:
        """All bytes of a state belong to a field, so that equal states have equal bytes."""
        padded = find_padding(self.game.rules.STATE, "STATE")
        assert not padded, f"padding bytes in {', '.join(padded)}"

    def test_games_end(self) -> None:
        for setup in self.setups():
            *_, last = setup.meet()
            assert last.is_last, f"{setup}: not over after {MAX_STEPS} steps"

    def test_somebody_decides_or_something_is_drawn(self) -> None:
        """Never both; the actor has a seat."""
        for met in self.met():
            state = met.state
            assert state.players == met.setup.players, f"{met}: {state.players} players"
            assert state.draw >= 0, f"{met}: draw is {state.draw}"
            assert -1 <= state.actor < state.players, f"{met}: actor is {state.actor}"
            assert state.draw == 0 or state.actor == -1, f"{met}: both a draw and a decision are pending"

    def test_nobody_is_stuck(self) -> None:
        """A seat that must decide has legal actions: in ascending order, each once, with known numbers."""
        for met in self.met():
            legal = met.legal_ids()
            if met.state.actor >= 0:
                assert legal, f"{met}: no legal action"
                assert legal == sorted(set(legal)), (
                    f"{met}: legal actions are not in ascending order: {legal}"
                )
                assert 0 <= legal[0] <= legal[-1] < self.game.rules.NUM_ACTIONS, (
                    f"{met}: unknown action in {legal}"
                )

    def test_nothing_is_legal_at_the_end(self) -> None:
        for met in self.met():
            if met.is_last:
                assert not met.legal_ids(), f"{met}: legal actions after the end of the game"

    def test_questions_change_nothing(self) -> None:
        """Asking for actions, points, places and features leaves the state as it is."""
        for met in self.met():
            state = self.game.copy_state(met.state)
            list_legal(self.game, state)
            for seat in met.seats:
                self.game.rules.score(state, seat)
                self.game.rules.rank(state, seat)
                self.game.encode(state, seat)
            assert met.state.tobytes() == state.tobytes(), f"{met}: a query changed the state"

    def test_ranks_fit_together(self) -> None:
        """
        Places are from 1; in place k there are exactly k - 1 seats ahead. Alone, 2 is a defeat.

        A seat with more points is ahead.
        """
        for met in self.met():
            ranks = [int(self.game.rules.rank(met.state, seat)) for seat in met.seats]
            expected = [1 + sum(other < rank for other in ranks) for rank in ranks]
            assert ranks in (expected, [2]), f"{met}: ranks are {ranks}"
            points = [int(self.game.rules.score(met.state, seat)) for seat in met.seats]
            by_points = [points[seat] for seat in sorted(met.seats, key=lambda seat: ranks[seat])]
            assert by_points == sorted(points, reverse=True), f"{met}: ranks are {ranks} with {points} points"

    def test_playout_plays_the_same_game(self) -> None:
        """The compiled playout ends in the very state that stepping through the rules leads to."""
        for met in self.met():
            if met.is_last:
                setup = met.setup
                final = self.game.play_random(setup.players, 1, setup.seed, **setup.options)[0]
                assert met.state.tobytes() == final.tobytes(), f"{met}: the playout ends in another state"


def find_padding(dtype: np.dtype[Any], name: str) -> list[str]:
    """The parts of a record in which bytes belong to no field."""
    if dtype.subdtype is not None:
        return find_padding(dtype.subdtype[0], name)
    if dtype.fields is None:
        return []
    parts = {field: entry[0] for field, entry in dtype.fields.items()}
    found = [name] if sum(part.itemsize for part in parts.values()) != dtype.itemsize else []
    for field, part in parts.items():
        found += find_padding(part, f"{name}.{field}")
    return found
