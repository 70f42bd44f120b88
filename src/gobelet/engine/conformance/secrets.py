"""Tests of hidden information: nothing a seat is shown depends on what is hidden from it."""

from __future__ import annotations

from typing import Any

import numpy as np

from gobelet.engine.conformance.meeting import Meetings, Met, list_legal, play_on
from gobelet.engine.dice import new_rng


class SecretsPromises(Meetings):
    def test_features_are_finite(self) -> None:
        """Features are numbers, and always the same ones."""
        for met in self.met():
            for seat in met.seats:
                features = self.game.encode(met.state, seat)
                assert np.isfinite(features).all(), f"{met}: p{seat} has the features {features}"
                again = self.game.encode(met.state, seat)
                assert np.array_equal(features, again), (
                    f"{met}: the features of p{seat} differ on the second call"
                )

    def test_hiding_changes_nothing_visible(self) -> None:
        """Whatever the hidden information is, observation, features, view and choices are the same."""
        for met in self.some_met():
            for seat in met.seats:
                hidden = self._hide(met, seat)
                if hidden.tobytes() != met.state.tobytes():
                    self._compare(met, hidden, seat)

    def _compare(self, met: Met, hidden: Any, seat: int) -> None:
        game, view = self.game, self.game.presentation.view
        same = game.observe(met.state, seat).tobytes() == game.observe(hidden, seat).tobytes()
        assert same, f"{met}: the observation of p{seat} reveals hidden information"
        same = np.array_equal(game.encode(met.state, seat), game.encode(hidden, seat))
        assert same, f"{met}: the features of p{seat} reveal hidden information"
        assert view(met.state, seat) == view(hidden, seat), (
            f"{met}: the view of p{seat} reveals hidden information"
        )
        assert view(met.state, None) == view(hidden, None), f"{met}: a spectator sees more than p{seat}"
        if met.state.actor == seat:
            legal = list_legal(game, hidden)
            assert met.legal_ids() == legal, f"{met}: the legal actions of p{seat} reveal hidden information"

    def test_observation_has_all_that_is_seen(self) -> None:
        """From the observation alone, a seat sees the same and has the same legal actions."""
        for met in self.some_met():
            for seat in met.seats:
                observed = self.game.observe(met.state, seat)
                again = self.game.observe(observed, seat)
                assert again.tobytes() == observed.tobytes(), (
                    f"{met}: the observation of p{seat} lacks visible information"
                )
                self._compare(met, observed, seat)

    def test_hiding_leaves_a_game(self) -> None:
        """After hiding, the game has a position as text, and goes on to its end."""
        for met in self.some_met():
            hidden = self._hide(met, met.step % met.setup.players)
            if hidden.tobytes() != met.state.tobytes():
                text = self.game.notation.format_position(hidden)
                again = met.read_back(text)
                assert hidden.tobytes() == again.tobytes(), (
                    f"{met}: hiding gave {text!r}, which parses to another state"
                )
                assert play_on(self.game, hidden), f"{met}: hiding gave {text!r}, which does not end"

    def _hide(self, met: Met, seat: int) -> Any:
        return self.game.hide(met.state, seat, new_rng(met.step))
