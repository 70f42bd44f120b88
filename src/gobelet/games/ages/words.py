"""The English words of the notation, by number."""

from __future__ import annotations

from enum import IntEnum

from gobelet.games.ages.constants import (
    FIRST_CITIES,
    NUM_NEW_CITIES,
    Development,
    Face,
    Good,
    Monument,
    Phase,
)


def _names(kind: type[IntEnum]) -> list[str]:
    return [member.name.lower() for member in kind]


PHASES = _names(Phase)
FACES = _names(Face)
GOODS = _names(Good)
ITEMS = [*GOODS, "food"]
CITIES = [f"city{FIRST_CITIES + 1 + city}" for city in range(NUM_NEW_CITIES)]
MONUMENTS = _names(Monument)
SITES = CITIES + MONUMENTS
DEVELOPMENTS = _names(Development)
