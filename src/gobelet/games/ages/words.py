"""The English words of the notation, by number."""

from __future__ import annotations

from gobelet.engine.notation import names_of
from gobelet.games.ages.constants import (
    FIRST_CITIES,
    MAX_DICE,
    NUM_NEW_CITIES,
    Development,
    Face,
    Good,
    Monument,
    Phase,
    Trading,
)

PHASES = names_of(Phase)
FACES = names_of(Face)
GOODS = names_of(Good)
ITEMS = [*GOODS, "food"]
CITIES = [f"city{FIRST_CITIES + 1 + city}" for city in range(NUM_NEW_CITIES)]
MONUMENTS = names_of(Monument)
SITES = CITIES + MONUMENTS
DEVELOPMENTS = names_of(Development)
PAIRS_OF_GOODS = [f"{given} for {taken}" for given in GOODS for taken in GOODS if given != taken]
TRADING = names_of(Trading)
DICE = [str(die + 1) for die in range(MAX_DICE)]
DICE_SETS = [
    " ".join(DICE[die] for die in range(MAX_DICE) if dice >> die & 1) for dice in range(1 << MAX_DICE)
]
