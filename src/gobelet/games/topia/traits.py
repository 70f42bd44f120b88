"""Traits of a finished game by seat, for balance studies: faction, missions, districts and dice."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.engine.contract import Numbers
from gobelet.engine.jit import rule
from gobelet.games.topia.components import MISSIONS, NUM_MISSIONS
from gobelet.games.topia.constants import NUM_COLOURS, NUM_DISTRICTS
from gobelet.games.topia.counting import city_points, controls_alone, count_own, dice_points
from gobelet.games.topia.scoring import hand_points, mission_points
from gobelet.games.topia.words import COLOURS, DISTRICTS, FACTIONS

TITLES = {
    "faction": "Factions",
    "mission": "Missions kept",
    "fulfilled": "Missions kept and fulfilled",
    "district": "Districts controlled alone",
    "power": "Faction powers",
    "points": "Points",
    "colour": "Dice on the card, by colour",
    "count": "How many",
    "power_used": "One-time power used",
    "count_missions": "Missions kept",
    "count_fulfilled": "Missions fulfilled",
    "count_draws": "Missions drawn at the Agency",
    **{f"{kind}_{m.id}": m.name["en"] for kind in ("mission", "fulfilled") for m in MISSIONS},
}


def traits(states: npt.NDArray[Any], seat: int) -> dict[str, npt.NDArray[Any]]:
    """By name, the trait of *seat* in each of the final *states*."""
    games = len(states)
    is_kept = states["missions"] == seat
    brings, points = np.zeros((games, NUM_MISSIONS), np.int64), np.zeros((games, 3), np.int64)
    controls, colours = np.zeros((games, NUM_DISTRICTS), np.int64), np.zeros((games, NUM_COLOURS), np.int64)
    note_points(states, seat, brings, points)
    note_city(states, seat, controls, colours)
    is_fulfilled = is_kept & (brings > 0)
    return {
        **{f"faction_{name}": states["factions"][:, seat] == k for k, name in enumerate(FACTIONS)},
        **{f"mission_{mission.id}": is_kept[:, k] for k, mission in enumerate(MISSIONS)},
        **{f"fulfilled_{mission.id}": is_fulfilled[:, k] for k, mission in enumerate(MISSIONS)},
        **{f"district_{name}": controls[:, k] == 1 for k, name in enumerate(DISTRICTS)},
        "power_used": states["used"][:, seat] == 1,
        "points_dice": points[:, 0],
        "points_districts": points[:, 1],
        "points_missions": points[:, 2],
        **{f"colour_{name}": colours[:, k] for k, name in enumerate(COLOURS)},
        "count_districts": controls.sum(axis=1),
        "count_missions": is_kept.sum(axis=1),
        "count_fulfilled": is_fulfilled.sum(axis=1),
        "count_draws": states["draws"][:, seat],
    }


@rule
def note_points(states: Any, seat: int, brings: Numbers, points: Numbers) -> None:
    """R33-R36: what each mission brings, and the points, kind by kind."""
    for k in range(states.shape[0]):
        for mission in range(NUM_MISSIONS):
            brings[k, mission] = mission_points(states[k], seat, mission)
        points[k, 0] = dice_points(states[k], seat)
        points[k, 1] = city_points(states[k], seat)
        points[k, 2] = hand_points(states[k], seat)


@rule
def note_city(states: Any, seat: int, controls: Numbers, colours: Numbers) -> None:
    """R34: districts, and the dice on the card."""
    for k in range(states.shape[0]):
        for district in range(NUM_DISTRICTS):
            if controls_alone(states[k], district, seat):
                controls[k, district] = 1
        for colour in range(NUM_COLOURS):
            colours[k, colour] = count_own(states[k], seat, colour)
