"""What a mission or a scenario says, in words made from its entry in the data file."""

from __future__ import annotations

from gobelet.engine.contract import Message
from gobelet.games.topia.components import CONDITIONS, NONE, RANKS, Mission, Scenario
from gobelet.games.topia.constants import NUM_ON_CARD, SIDES, Condition
from gobelet.games.topia.words import COLOURS, DISTRICTS

MAX_SUM = NUM_ON_CARD * SIDES
SWITCHES = ("control_points", "city_dice_factor", "six_counts", "missions_kept", "agency_draws")
FLAGS = ("open_missions", "powers", "bank_alike", "gugu_by_one", "turnabout")


def describe(mission: Mission) -> Message:
    """What it asks for."""
    name = CONDITIONS[mission.condition]
    match mission.condition:
        case Condition.PER_CITY_DIE | Condition.PER_OWN_DIE:
            return Message(f"mission-{name}", {"colour": _colour(mission), "points": mission.points})
        case Condition.OWN_COLOUR:
            return _describe_between(mission, name, {"colour": _colour(mission)}, NUM_ON_CARD)
        case Condition.SUM:
            return _describe_between(mission, name, {}, MAX_SUM)
        case Condition.CONTROLS:
            return _describe_between(mission, name, {}, len(DISTRICTS))
        case Condition.OWN_VALUES:
            values = tuple(
                Message("value", {"value": k + 1}) for k in range(SIDES) if mission.values >> k & 1
            )
            return Message(f"mission-{name}", {"values": values})
        case Condition.CONTROLS_DISTRICT:
            return Message(f"mission-{name}", {"district": Message(f"district-{DISTRICTS[mission.thing]}")})
        case Condition.SUM_RANK:
            return Message(f"mission-{name}-{RANKS[mission.thing]}")
        case _:
            return Message(f"mission-{name}", {"least": mission.least})


def _colour(mission: Mission) -> Message:
    return Message(f"colour-{COLOURS[mission.thing]}")


def _describe_between(mission: Mission, name: str, args: dict[str, Message], most: int) -> Message:
    """None, exactly, at least, at most, or between."""
    numbers = {"least": mission.least, "most": mission.most, **args}
    if mission.most == 0:
        return Message(f"mission-{name}-none", numbers)
    if mission.least == mission.most:
        return Message(f"mission-{name}-exactly", numbers)
    if mission.most >= most:
        return Message(f"mission-{name}-least", numbers)
    return Message(f"mission-{name}-{'between' if mission.least else 'most'}", numbers)


def describe_scenario(scenario: Scenario) -> tuple[Message, ...]:
    """What it changes."""
    changed = [name for name in (*SWITCHES, *FLAGS) if getattr(scenario, name) != getattr(NONE, name)]
    return tuple(Message(f"switch-{name}", {"number": int(getattr(scenario, name))}) for name in changed)


def name_scenario(scenario: Scenario) -> Message:
    """What it is called, and what it changes."""
    if scenario is NONE:
        return Message("option-scenario-none")
    return Message("option-scenario-named", {"name": scenario.name, "changes": describe_scenario(scenario)})
