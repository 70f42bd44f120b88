"""Dicetopia, for two to four players."""

from __future__ import annotations

from gobelet.engine.game import Game, Option
from gobelet.games.topia import notation, presentation, rules
from gobelet.games.topia.components import SCENARIOS as SCENARIO_CARDS
from gobelet.games.topia.missions import name_scenario
from gobelet.games.topia.words import (
    BANK_CARDS,
    BANKS,
    GUGUS,
    HYPNOSES,
    REACTIONS,
    SCENARIO_CHOICES,
    THIRD_MISSIONS,
)

GAME = Game(
    id="topia",
    title="Dicetopia",
    min_players=2,
    max_players=4,
    options=(
        Option("bank", tuple(BANKS)),
        Option("gugu", tuple(GUGUS)),
        Option("hypnosis", tuple(HYPNOSES)),
        Option(
            "scenario", tuple(SCENARIO_CHOICES), {card.id: name_scenario(card) for card in SCENARIO_CARDS}
        ),
        Option("bank_card", tuple(BANK_CARDS)),
        Option("third_mission", tuple(THIRD_MISSIONS)),
        Option("hollows", tuple(REACTIONS)),
    ),
    rules=rules,
    notation=notation,
    presentation=presentation,
    package=__name__,
    minutes=30,
    has_secrets=True,
)
