"""
The conformance suite that every game must pass. To test a game of your own, three lines are enough:

    from gobelet.engine.conformance import Conformance

    class TestPig(Conformance):
        game = GAME

It plays random games for every number of players and every value of every option; a failure is an
AssertionError that names the game, the step and the position.
"""

from __future__ import annotations

from gobelet.engine.conformance.guides import GuidePromises
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
    GuidePromises,
):
    """Set `game`, and `seeds` to play more or fewer games; your test runner collects the test methods."""
