"""Traits of a finished game by seat, for balance studies: what was built, taken and shipped."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import Numbers
from gobelet.engine.jit import rule
from gobelet.games.city.components import BANDIT_POINTS, FIRST_STACK, LOCATIONS, SHIP_POINTS, TYPE
from gobelet.games.city.constants import NUM_ROWS
from gobelet.games.city.scoring import city_points
from gobelet.games.city.state import is_row_full
from gobelet.games.city.words import BANDITS, BUILDABLE, ROWS, SHIPS, TYPES

TITLES = {
    "location": "Locations at the end",
    "row": "Full rows",
    "points": "Points",
    "cards": "Cards by type",
    "taken": "Bandits beaten and ships sent",
    "count": "How many",
    "points_tokens": "Tokens",
    "count_cards": "Cards in the city",
    **{f"location_{location.id}": location.name["en"] for location in LOCATIONS[FIRST_STACK:]},
    **{f"taken_{name}": f"Bandits of {n}" for name, n in zip(BANDITS, BANDIT_POINTS, strict=True)},
    **{f"taken_{name}": f"Ship of {n}" for name, n in zip(SHIPS, SHIP_POINTS, strict=True)},
}


def traits(states: npt.NDArray[Any], seat: int) -> dict[str, npt.NDArray[Any]]:
    """By name, the trait of *seat* in each of the final *states*."""
    own = states["seats"][:, seat]
    city, bandits, ships = own["city"], own["bandits"], own["ships"]
    is_built, types = city >= FIRST_STACK, TYPE[city]
    points, is_full = np.zeros(len(states), np.int64), np.zeros((len(states), NUM_ROWS), np.int64)
    note_city(states, seat, points, is_full)
    return {
        **{f"location_{name}": (city == FIRST_STACK + k).any(axis=1) for k, name in enumerate(BUILDABLE)},
        **{f"row_{name}": is_full[:, k] == 1 for k, name in enumerate(ROWS)},
        "points_city": points,
        "points_bandits": bandits @ BANDIT_POINTS.astype(np.int64),
        "points_ships": ships @ SHIP_POINTS.astype(np.int64),
        "points_tokens": own["points"],
        **{f"cards_{name}": (is_built & (types == k)).sum(axis=1) for k, name in enumerate(TYPES)},
        **{f"taken_{name}": bandits[:, k] for k, name in enumerate(BANDITS)},
        **{f"taken_{name}": ships[:, k] for k, name in enumerate(SHIPS)},
        "count_cards": is_built.sum(axis=1),
        "count_hourglasses": own["hourglasses"],
    }


@rule
def note_city(states: Any, seat: int, points: Numbers, is_full: Numbers) -> None:
    """R66, R68."""
    for k in range(states.shape[0]):
        points[k] = city_points(states[k], seat)
        for row in range(NUM_ROWS):
            if is_row_full(states[k], seat, row):
                is_full[k, row] = 1
