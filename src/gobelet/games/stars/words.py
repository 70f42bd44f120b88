"""The English words of the notation, by number."""

from __future__ import annotations

from gobelet.engine.notation import names_of
from gobelet.games.stars.constants import FIRST_NUMBER, GRIDS, MAX_DRAWN, NUM_ROWS, Colour, Phase

PHASES = names_of(Phase)
COLOURS = names_of(Colour)
NUMBERS = [str(FIRST_NUMBER + row) for row in range(NUM_ROWS)]
FACES = ["star", *NUMBERS]
COUNTS = [str(count + 1) for count in range(MAX_DRAWN)]
GRID_SIZES = [str(size) for size in GRIDS]
