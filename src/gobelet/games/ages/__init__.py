"""Roll Through the Ages: The Bronze Age, for one to four players."""

from __future__ import annotations

from gobelet.engine.game import Game, Option
from gobelet.games.ages import notation, presentation, rules
from gobelet.games.ages.editions import EDITIONS
from gobelet.games.ages.words import TRADING

GAME = Game(
    id="ages",
    title="Roll Through the Ages",
    min_players=1,
    max_players=4,
    options=(
        Option("edition", tuple(edition.name for edition in EDITIONS)),  # in the order of Setting
        Option("trading", tuple(TRADING)),
    ),
    rules=rules,
    notation=notation,
    presentation=presentation,
    package=__name__,
    minutes=30,
)
