"""
The suite that every game passes. The tests of a game you write need three lines:

    from gobelet.engine.conformance import Conformance

    class TestPig(Conformance):
        game = GAME

Random games are played for every number of players and every value of every option; a broken promise is an
AssertionError that says in which game, at which step and in which position.
"""

from __future__ import annotations

from gobelet.engine.conformance.notation import NotationPromises
from gobelet.engine.conformance.parts import PartsPromises
from gobelet.engine.conformance.presentation import PresentationPromises
from gobelet.engine.conformance.refusals import RefusalPromises
from gobelet.engine.conformance.rules import RulesPromises
from gobelet.engine.conformance.secrets import SecretsPromises
from gobelet.engine.conformance.tables import TablePromises

__all__ = ["Conformance"]


class Conformance(
    RulesPromises,
    SecretsPromises,
    NotationPromises,
    TablePromises,
    RefusalPromises,
    PresentationPromises,
    PartsPromises,
):
    """Set `game`, and `seeds` for more or fewer games; your test runner finds the methods `test_...`."""
