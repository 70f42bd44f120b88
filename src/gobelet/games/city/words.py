"""The English words of the notation, by number."""

from __future__ import annotations

from gobelet.engine.notation import names_of
from gobelet.games.city.components import (
    BANDIT_POINTS,
    FIRST_CARD,
    FIRST_STACK,
    FIRST_TARGET,
    IDS,
    SHIP_POINTS,
)
from gobelet.games.city.constants import (
    LEVELS,
    NUM_COLUMNS,
    NUM_TARGETS,
    TARGET_STEP,
    Ability,
    Phase,
    Resource,
    Row,
    Step,
    Type,
)

PHASES = names_of(Phase)
STEPS = names_of(Step)
ROWS = names_of(Row)
COLUMNS = [str(column + 1) for column in range(NUM_COLUMNS)]
SPACES = [f"{row}{column}" for row in ROWS for column in COLUMNS]
RESOURCES = names_of(Resource)
TYPES = names_of(Type)
ABILITIES = names_of(Ability)
LOCATIONS = IDS
BUILDABLE = IDS[FIRST_STACK:]
CARDS = IDS[FIRST_CARD:]
BANDITS = [f"bandits{points}" for points in BANDIT_POINTS]
SHIPS = [f"ship{points}" for points in SHIP_POINTS]
TWO_ROWS = ["offered", "forced"]
EMPTY_PILE = ["ends", "plays-on"]
LEVEL_NAMES = list(LEVELS)
TARGETS = [str(FIRST_TARGET + TARGET_STEP * k) for k in range(NUM_TARGETS)]


def dice_words(dice: int) -> str:
    """A set of dice: `white blue`."""
    return " ".join(row for k, row in enumerate(ROWS) if dice >> k & 1)
