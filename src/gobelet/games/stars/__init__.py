"""Dice Stars, for one to four players."""

from __future__ import annotations

from gobelet.engine.game import Game, Option
from gobelet.games.stars import notation, presentation, rules
from gobelet.games.stars.words import GRID_SIZES

GAME = Game(
    id="stars",
    title="Dice Stars",
    min_players=1,
    max_players=4,
    options=(Option("grid", tuple(GRID_SIZES)),),
    rules=rules,
    notation=notation,
    presentation=presentation,
    package=__name__,
    minutes=20,
)
