"""Pig, the folk game with one die, for two to four players: the smallest complete game."""

from __future__ import annotations

from gobelet.engine.game import Game, Option
from pig import notation, presentation, rules
from pig.constants import MAX_PLAYERS, MIN_PLAYERS, TARGETS

GAME = Game(
    id="pig",
    title="Pig",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    options=(Option("target", tuple(str(points) for points in TARGETS)),),
    rules=rules,
    notation=notation,
    presentation=presentation,
    package=__name__,
)
