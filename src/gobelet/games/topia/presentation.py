"""Messages for people: the question, the buttons, the log, the rules that apply. Texts are in lang/."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import GivenUp, Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.topia import actions
from gobelet.games.topia.acting import count_agency_draws, has_cubes, is_bank_alike, is_gugu_by_one
from gobelet.games.topia.actions import ACTIONS
from gobelet.games.topia.components import MISSIONS, NONE, POWERS, SCENARIOS
from gobelet.games.topia.constants import (
    FIRST_CARD,
    MAX_PLAYERS,
    NO_DISTRICT,
    NO_FACTION,
    NO_PLACE,
    District,
    Phase,
)
from gobelet.games.topia.counting import district_value
from gobelet.games.topia.effects import counts_all, effect_of
from gobelet.games.topia.log import die_at, die_message, district_message, idle_district, piece_at, tell
from gobelet.games.topia.missions import describe, name_scenario
from gobelet.games.topia.notation import outcomes
from gobelet.games.topia.powers import may_block_own
from gobelet.games.topia.scoring import mission_points
from gobelet.games.topia.state import State, district_of, value_of
from gobelet.games.topia.view import view
from gobelet.games.topia.words import COLOURS, DISTRICTS, FACTIONS, PHASES
from gobelet.games.topia.words import MISSIONS as MISSION_WORDS

__all__ = ["ask", "gives_up", "goal", "name_action", "name_draw", "rules_now", "tell", "view"]

RULES_BY_PHASE = {
    Phase.SCENARIO: ("R50",),
    Phase.FACTION: ("R1",),
    Phase.LAYOUT: ("R2", "R3"),
    Phase.DEAL: ("R4", "R5"),
    Phase.KEEP: ("R4", "R5", "R36"),
    Phase.ROAM: ("R25",),
    Phase.HYPNOTISE: ("R27",),
    Phase.TAKE: ("R7", "R8", "R34"),
    Phase.DUE: ("R8", "R23", "R28"),
    Phase.FIRST: ("R8", "R9"),
    Phase.SECOND: ("R9",),
    Phase.CHANGE: ("R14", "R17"),
    Phase.CUBE: ("R54",),
    Phase.BLOCK: ("R19", "R30"),
    Phase.DRAW: ("R15",),
    Phase.RETURN: ("R15",),
    Phase.ROLL: ("R14", "R28"),
    Phase.ADAPT: ("R24",),
    Phase.REMOVE: ("R26",),
    Phase.PRAY: ("R28",),
    Phase.AFTER: ("R26", "R28"),
    Phase.CLONE: ("R22", "R32"),
    Phase.COPY: ("R22",),
    Phase.AWARD: ("R20", "R35"),
    Phase.OVER: ("R33", "R34", "R35", "R36", "R37"),
}
RULES_BY_DISTRICT = ("R10", "R11", "R12", "R13", "R14", "R15")
ACTING = (Phase.DUE, Phase.FIRST, Phase.SECOND, Phase.DRAW, Phase.RETURN)
POWER_RULES = ("R19", "R20", "R21", "R22", "R23", "R24", "R25", "R26", "R27", "R28")  # by faction
POINT_SWITCHES = ("control_points", "city_dice_factor", "six_counts")  # R51


def rules_now(state: State) -> tuple[str, ...]:
    numbers = RULES_BY_PHASE[Phase(state.phase)]
    if state.doing != NO_DISTRICT and state.phase in ACTING:
        numbers = _rules_of_action(state, state.doing) + numbers
    if may_block_own(state):
        numbers += ("R19",)
    if state.phase == Phase.TAKE:
        numbers += _rules_of_power(state, active_seat(state))
    if state.phase in (Phase.TAKE, Phase.OVER):
        numbers += _rules_of_points(state)
    return tuple(dict.fromkeys(numbers))


def _rules_of_action(state: State, district: int) -> tuple[str, ...]:
    """Of a district, as it is played here."""
    if has_cubes(state, district):
        return ("R54",)
    if district == District.BANK and is_bank_alike(state):
        return "R11", "R16"
    if district == District.GUGU and is_gugu_by_one(state):
        return "R14", "R17"
    if district == District.AGENCY and count_agency_draws(state) > NONE.agency_draws:
        return "R15", "R52"
    return (RULES_BY_DISTRICT[district],)


def _rules_of_power(state: State, seat: int) -> tuple[str, ...]:
    """Of a seat; R52: perhaps nothing of Centauri's is left out."""
    faction = state.factions[seat]
    if faction == NO_FACTION or not POWERS[state.scenario]:
        return ()
    return ("R21", "R52") if counts_all(state, seat) else (POWER_RULES[faction],)


def _rules_of_points(state: State) -> tuple[str, ...]:
    """R51, R54: what counts otherwise here."""
    scenario = SCENARIOS[state.scenario]
    is_other = any(getattr(scenario, name) != getattr(NONE, name) for name in POINT_SWITCHES)
    return (("R51",) if is_other else ()) + (("R54",) if state.bank_card else ())


# -- The question ---------------------------------------------------------------------------------------


def goal(players: int, options: Mapping[str, str]) -> tuple[Message, ...]:
    """R33-R37: what wins; R50: a scenario that is yet to be drawn may change what control is worth."""
    chosen = next((card for card in SCENARIOS if card.id == options["scenario"]), None)
    districts = Message("goal-districts-open")
    if chosen is not None:
        args = {"points": chosen.control_points, "factor": chosen.city_dice_factor}
        districts = Message("goal-districts", args)
    return Message("goal-dice"), districts, Message("goal-missions")


def ask(state: State) -> Message:
    """The question, with the numbers it turns on."""
    phase = Phase(state.phase)
    name = f"ask-{PHASES[phase]}"
    if phase in (Phase.FIRST, Phase.SECOND):
        return Message(f"{name}-{DISTRICTS[state.doing]}", _chosen(state))
    if phase == Phase.TAKE and state.named != NO_DISTRICT:
        return Message("ask-take-named", {"district": district_message(int(state.named))})
    if phase == Phase.PRAY and state.chosen[0] != NO_PLACE:
        return Message("ask-pray-second", _chosen(state))
    return Message(name, _ask_args(state))


def _chosen(state: State) -> dict[str, Any]:
    if state.chosen[0] == NO_PLACE:
        return {}
    return {"first": piece_at(state, int(state.chosen[0]))}


def _ask_args(state: State) -> dict[str, Any]:
    match state.phase:
        case Phase.DUE:
            return {"district": district_message(int(state.doing))}
        case Phase.HYPNOTISE:
            return {"other": seat_message(active_seat(state))}
        case Phase.BLOCK:
            pieces = tuple(piece_at(state, int(place)) for place in state.chosen if place != NO_PLACE)
            args = {"other": seat_message(active_seat(state)), "district": district_message(int(state.doing))}
            return {**args, "pieces": pieces}
        case Phase.ROLL:
            return {"seat": seat_message(active_seat(state)), "die": die_at(state, int(state.rolling[0]))}
        case Phase.COPY:
            return {"die": die_at(state, int(state.cloned))}
        case _:
            return {}


def name_draw(state: State, outcome: int) -> Message:
    word = outcomes(state)[outcome]
    match state.phase:
        case Phase.SCENARIO:
            return name_scenario(SCENARIOS[outcome + 1])
        case Phase.FACTION:
            return Message(f"faction-{word}")
        case Phase.LAYOUT:
            return die_message(word)
        case Phase.ROLL:
            return Message("value", {"value": int(word)})
        case _:
            return Message("mission", {"name": MISSIONS[MISSION_WORDS.index(word)].name})


# -- The buttons ----------------------------------------------------------------------------------------

Namer = Callable[[State, int], Message]


def name_action(state: State, action: int) -> Message:
    return ACTIONS.name(NAMERS, state, action)


def _name_name(state: State, district: int) -> Message:
    return Message("do-name", {"district": district_message(district), "effect": effect_of(state, district)})


def _name_power(state: State, _: int) -> Message:
    return Message(f"do-power-{FACTIONS[state.factions[active_seat(state)]]}")


def _name_take(state: State, place: int) -> Message:
    args = {"die": die_at(state, place), "district": district_message(int(district_of(place)))}
    return Message(_unless_idle("do-take", state, actions.TAKE + place), args)


def _name_go_on(state: State, _: int) -> Message:
    args = {"district": district_message(int(state.doing))}
    return Message(_unless_idle("do-go-on", state, actions.GO_ON), args)


def _name_act(state: State, district: int) -> Message:
    args = {"district": district_message(district), "effect": effect_of(state, district)}
    return Message(_unless_idle("do-act", state, actions.ACT + district), args)


def _unless_idle(message_id: str, state: State, action: int) -> str:
    """R8: its other words, if nothing can be done in the district that follows."""
    return message_id if idle_district(state, action) == NO_DISTRICT else f"{message_id}-idle"


def _name_choose(state: State, place: int) -> Message:
    """What happens to the piece, where choosing it is enough."""
    args = {**_chosen(state), "piece": piece_at(state, place)}
    if state.phase == Phase.SECOND:
        return Message("do-swap", args)
    if state.phase == Phase.REMOVE:
        return Message("do-remove", args)
    is_rerolled = state.phase == Phase.PRAY or (state.phase == Phase.FIRST and state.doing == District.GUGU)
    return Message("do-reroll" if is_rerolled else "do-choose", args)


def _changing(message_id: str, step: int) -> Namer:
    def name(state: State, place: int) -> Message:
        now = int(value_of(int(state.pieces[place]))) + step
        return Message(message_id, {"piece": piece_at(state, place), "now": now})

    return name


def _of_cube(message_id: str) -> Namer:
    return lambda state, colour: Message(message_id, {"colour": Message(f"colour-{COLOURS[colour]}")})


def _copying(message_id: str) -> Namer:
    return lambda state, k: Message(message_id, {"die": die_at(state, FIRST_CARD + k)})


def _name_award(state: State, number: int) -> Message:
    district, seat = divmod(number, MAX_PLAYERS)
    args = {"district": district_message(district), "points": int(district_value(state, district))}
    return Message("do-award", {**args, "other": seat_message(seat)})


def _name_return(state: State, mission: int) -> Message:
    card = MISSIONS[mission]
    points = int(mission_points(state, int(state.actor), mission))
    args = {"mission": card.name, "condition": describe(card), "points": points}
    return Message(f"do-{PHASES[state.phase]}", args)


def gives_up(state: State, action: int) -> GivenUp | None:
    return ACTIONS.find(GIVING_UP, state, action)


# A power that is not used.
GIVING_UP: ByFamily[GivenUp] = {
    actions.PASS: lambda state, _: GivenUp(),
    actions.DONE: lambda state, _: GivenUp(),
}

NAMERS: ByFamily[Message] = {
    actions.PASS: lambda state, _: Message(f"do-pass-{PHASES[state.phase]}"),
    actions.GO_ON: _name_go_on,
    actions.POWER: _name_power,
    actions.BLOCK: lambda state, _: Message("do-block" if state.phase == Phase.BLOCK else "do-block-own"),
    actions.TAKE: _name_take,
    actions.CHOOSE: _name_choose,
    actions.RAISE: _changing("do-raise", 1),
    actions.LOWER: _changing("do-lower", -1),
    actions.RAISE_CUBE: _of_cube("do-raise-cube"),
    actions.LOWER_CUBE: _of_cube("do-lower-cube"),
    actions.NAME: _name_name,
    actions.ACT: _name_act,
    actions.VALUE: _copying("do-value"),
    actions.COLOUR: _copying("do-colour"),
    actions.AWARD: _name_award,
    actions.RETURN: _name_return,
}
