"""Traits of a finished game by seat, for balance studies: what was owned and built, and its points."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import Numbers
from gobelet.engine.jit import rule
from gobelet.games.ages.constants import FIRST_CITIES, MONUMENT_BOXES, NEW_CITY_BOXES
from gobelet.games.ages.scoring import bonus_points, development_points, monument_points
from gobelet.games.ages.words import CITIES, DEVELOPMENTS, GOODS, MONUMENTS

TITLES = {
    "development": "Developments owned",
    "monument": "Monuments built",
    "first": "Monuments built first",
    "site": "Cities built",
    "points": "Points",
    "count": "How many",
    "goods": "Goods left at the end",
    **{f"first_{name}": name.replace("_", " ").title() for name in MONUMENTS},
}


def traits(states: npt.NDArray[Any], seat: int) -> dict[str, npt.NDArray[Any]]:
    """By name, the trait of *seat* in each of the final *states*."""
    civilisations = states["seats"][:, seat]
    owned = civilisations["developments"] == 1
    built = civilisations["monument_workers"] == MONUMENT_BOXES
    cities = civilisations["city_workers"] == NEW_CITY_BOXES
    points = np.zeros((len(states), 3), np.int64)
    note_points(states, seat, points)
    return {
        **{f"development_{name}": owned[:, k] for k, name in enumerate(DEVELOPMENTS)},
        **{f"monument_{name}": built[:, k] for k, name in enumerate(MONUMENTS)},
        **{f"first_{name}": states["first_builder"][:, k] == seat for k, name in enumerate(MONUMENTS)},
        **{f"site_{name}": cities[:, k] for k, name in enumerate(CITIES)},
        "points_developments": points[:, 0],
        "points_monuments": points[:, 1],
        "points_bonus": points[:, 2],
        "points_disasters": -civilisations["disasters"],
        "count_developments": owned.sum(axis=1),
        "count_monuments": built.sum(axis=1),
        "count_cities": FIRST_CITIES + cities.sum(axis=1),
        "count_ships": civilisations["ships"],
        **{f"goods_{name}": civilisations["goods"][:, k] for k, name in enumerate(GOODS)},
        "goods_food": civilisations["food"],
    }


@rule
def note_points(states: Any, seat: int, out: Numbers) -> None:
    """R50, kind by kind."""
    for k in range(states.shape[0]):
        out[k, 0] = development_points(states[k], seat)
        out[k, 1] = monument_points(states[k], seat)
        out[k, 2] = bonus_points(states[k], seat)
