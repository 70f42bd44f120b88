"""Dice City, for one to four players."""

from __future__ import annotations

from gobelet.engine.game import Game, Option
from gobelet.games.city import notation, presentation, rules
from gobelet.games.city.words import EMPTY_PILE, LEVEL_NAMES, TARGETS, TWO_ROWS

GAME = Game(
    id="city",
    title="Dice City",
    min_players=1,
    max_players=4,
    options=(
        Option("two_rows", tuple(TWO_ROWS)),
        Option("empty_pile", tuple(EMPTY_PILE)),
        Option("level", tuple(LEVEL_NAMES)),
        Option("target", tuple(TARGETS)),
    ),
    rules=rules,
    notation=notation,
    presentation=presentation,
    package=__name__,
    minutes=45,
)
