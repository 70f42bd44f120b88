"""The missions, the scenarios and the Bank card, read from components.toml and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from gobelet.engine.components import Entry, read_components
from gobelet.engine.notation import names_of
from gobelet.games.topia.constants import (
    MAX_STEP,
    NUM_DEALT,
    NUM_ON_CARD,
    SIDES,
    Colour,
    Condition,
    District,
)

MAX_POINTS = 60
MAX_SUM = NUM_ON_CARD * SIDES
MIN_MISSIONS = 40  # so that what is put under the deck never comes up
MAX_MISSIONS = 120
RESERVED = ("faction", "used", "dice", "missions", "under", "returned", "draws")  # words of the notation
CONDITIONS = names_of(Condition)
COLOURS = names_of(Colour)
DISTRICTS = names_of(District)
RANKS = ("highest", "lowest")
LEAST = {  # conditions that require a minimum
    *(Condition.OWN_EACH_COLOUR, Condition.ALIKE_VALUES, Condition.PAIRS, Condition.DIFFERENT_VALUES),
    *(Condition.TWINS, Condition.ALIKE_DICE, Condition.AGENTS_DISTRICTS, Condition.AGENTS_TOGETHER),
    Condition.AGENTS_UNDER_OTHERS,
}
BETWEEN = {Condition.OWN_COLOUR, Condition.SUM, Condition.CONTROLS}
OF_COLOUR = {Condition.PER_CITY_DIE, Condition.PER_OWN_DIE, Condition.OWN_COLOUR}


@dataclass(frozen=True)
class Mission:
    id: str
    name: Mapping[str, str]  # by language
    certainty: str
    points: int
    condition: int
    thing: int  # a colour, a district, or a rank, by its number
    least: int
    most: int
    values: int  # a bit for each value

    @property
    def is_certain(self) -> bool:
        """Whether somebody has seen it printed; else it is a reconstruction."""
        return self.certainty in ("book", "print")


@dataclass(frozen=True)
class Scenario:
    """What a scenario changes; the defaults change nothing."""

    id: str
    name: Mapping[str, str]
    certainty: str
    control_points: int = 5  # R34
    city_dice_factor: int = 1
    six_counts: int = 6
    missions_kept: int = 2  # R4
    agency_draws: int = 1  # R15
    open_missions: bool = False
    powers: bool = True
    bank_alike: bool = False  # R16
    gugu_by_one: bool = False  # R17
    turnabout: bool = False


RANDOM_ID = "random"
NONE = Scenario("none", {"en": "None", "fr": "Aucun"}, "book")


@dataclass(frozen=True)
class Box:
    """All that a data file says."""

    missions: list[Mission]
    scenarios: list[Scenario]
    tracks: list[list[int]]  # R54, by colour


# -- Reading --------------------------------------------------------------------------------------------


def _read_mission(entry: Entry) -> Mission:
    condition = Condition(CONDITIONS.index(entry.word("condition", CONDITIONS)))
    entry.check_keys(("id", "name", "points", "condition", "certainty", *_keys_of(condition)))
    between = condition in BETWEEN
    most = MAX_SUM if condition == Condition.SUM else NUM_ON_CARD
    mission = Mission(
        id=entry.id(),
        name=entry.name_in_languages(),
        certainty=entry.certainty(),
        points=entry.number("points", MAX_POINTS, 1),
        condition=condition,
        thing=_read_thing(entry, condition),
        least=entry.number("least", most) if between or condition in LEAST else 0,
        most=entry.number("most", most) if between else 0,
        values=_read_values(entry) if condition == Condition.OWN_VALUES else 0,
    )
    if between and mission.least > mission.most:
        entry.refuse(f"'least' is more than 'most': {mission.least} and {mission.most}.")
    if mission.id in RESERVED:
        entry.refuse(f"the id {mission.id!r} is reserved for positions.")
    return mission


def _keys_of(condition: Condition) -> list[str]:
    """The further keys of a condition."""
    keys = ["least"] if condition in LEAST else []
    keys += ["least", "most"] if condition in BETWEEN else []
    keys += ["colour"] if condition in OF_COLOUR else []
    single = {
        Condition.OWN_VALUES: "values",
        Condition.CONTROLS_DISTRICT: "district",
        Condition.SUM_RANK: "rank",
    }
    return keys + ([single[condition]] if condition in single else [])


def _read_thing(entry: Entry, condition: Condition) -> int:
    if condition in OF_COLOUR:
        return COLOURS.index(entry.word("colour", COLOURS))
    if condition == Condition.CONTROLS_DISTRICT:
        return DISTRICTS.index(entry.word("district", DISTRICTS))
    return RANKS.index(entry.word("rank", RANKS)) if condition == Condition.SUM_RANK else 0


def _read_values(entry: Entry) -> int:
    values = entry.need("values")
    if (
        not isinstance(values, list)
        or not values
        or any(type(v) is not int or not 1 <= v <= SIDES for v in values)
    ):
        entry.refuse(f"'values' must be a list of die values, not {values!r}.")
    return sum({1 << (value - 1) for value in values})


def _read_scenario(entry: Entry) -> Scenario:
    switches: dict[str, Any] = {
        "control_points": entry.number("control_points", MAX_POINTS, default=NONE.control_points),
        "city_dice_factor": entry.number("city_dice_factor", SIDES, default=NONE.city_dice_factor),
        "six_counts": entry.number("six_counts", MAX_POINTS, default=NONE.six_counts),
        "missions_kept": entry.number("missions_kept", NUM_DEALT, 2, default=NONE.missions_kept),
        "agency_draws": entry.number("agency_draws", 2, 1, default=NONE.agency_draws),
    }
    for name in ("open_missions", "bank_alike", "gugu_by_one", "turnabout"):
        switches[name] = entry.flag(name)
    switches["powers"] = "powers" not in entry.values or entry.flag("powers")
    entry.check_keys(("id", "name", "certainty", *switches))
    return Scenario(entry.id(), entry.name_in_languages(), entry.certainty(), **switches)


def _read_track(entry: Entry, colour: str) -> list[int]:
    steps = entry.need(colour)
    if not isinstance(steps, list) or len(steps) != MAX_STEP + 1 or any(type(s) is not int for s in steps):
        entry.refuse(f"{colour!r} must be a list of {MAX_STEP + 1} numbers, not {steps!r}.")
    if any(not 0 <= step <= MAX_POINTS for step in steps):
        entry.refuse(f"{colour!r} must have values from 0 to {MAX_POINTS}, not {steps!r}.")
    return steps


def read_box(data: Entry) -> Box:
    """
    Everything in a data file.

    Raises:
        ComponentsError: If something in it cannot be right.
    """
    data.check_keys(("mission", "scenario", "bank_card"))
    missions = [_read_mission(entry) for entry in data.tables("mission")]
    scenarios = [_read_scenario(entry) for entry in data.tables("scenario")]
    if any(scenario.id == RANDOM_ID for scenario in scenarios):
        data.refuse(f"the id {RANDOM_ID!r} is reserved for a scenario that is drawn.")
    for name, things in (("mission", missions), ("scenario", [NONE, *scenarios])):
        ids = [thing.id for thing in things]
        if len(set(ids)) < len(ids):
            data.refuse(f"two entries of {name!r} have the same id.")
    if not MIN_MISSIONS <= len(missions) <= MAX_MISSIONS:
        data.refuse(f"there must be {MIN_MISSIONS} to {MAX_MISSIONS} missions, not {len(missions)}.")
    card = data.table("bank_card")
    card.check_keys((*COLOURS, "certainty"))
    card.certainty()
    return Box(missions, scenarios, [_read_track(card, colour) for colour in COLOURS])


# -- The same as numbers, for compiled code -------------------------------------------------------------

BOX = read_box(read_components(Path(__file__).parent))
MISSIONS = BOX.missions
NUM_MISSIONS = len(MISSIONS)
POINTS = np.array([mission.points for mission in MISSIONS], np.int8)
CONDITION = np.array([mission.condition for mission in MISSIONS], np.int8)
THING = np.array([mission.thing for mission in MISSIONS], np.int8)
LEAST_OF = np.array([mission.least for mission in MISSIONS], np.int8)
MOST_OF = np.array([mission.most for mission in MISSIONS], np.int8)
VALUES_OF = np.array([mission.values for mission in MISSIONS], np.int8)

SCENARIOS = [NONE, *BOX.scenarios]  # by the number of the option's value
RANDOM = len(SCENARIOS)  # the value after them: one of the scenarios, drawn at the start (R50)
CONTROL_POINTS = np.array([scenario.control_points for scenario in SCENARIOS], np.int8)
CITY_DICE_FACTOR = np.array([scenario.city_dice_factor for scenario in SCENARIOS], np.int8)
SIX_COUNTS = np.array([scenario.six_counts for scenario in SCENARIOS], np.int8)
MISSIONS_KEPT = np.array([scenario.missions_kept for scenario in SCENARIOS], np.int8)
AGENCY_DRAWS = np.array([scenario.agency_draws for scenario in SCENARIOS], np.int8)
OPEN_MISSIONS = np.array([scenario.open_missions for scenario in SCENARIOS], np.int8)
POWERS = np.array([scenario.powers for scenario in SCENARIOS], np.int8)
BANK_ALIKE = np.array([scenario.bank_alike for scenario in SCENARIOS], np.int8)
GUGU_BY_ONE = np.array([scenario.gugu_by_one for scenario in SCENARIOS], np.int8)
TURNABOUT = np.array([scenario.turnabout for scenario in SCENARIOS], np.int8)
TRACKS = np.array(BOX.tracks, np.int8)
