"""What is said to people: the question, the buttons, the log, the rules that apply. The words: lang/."""

from __future__ import annotations

from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.presentation import Namer, name_by_family, seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.topia.acting import has_cubes, is_bank_alike, is_gugu_by_one
from gobelet.games.topia.actions import (
    ACT,
    ALLOW,
    AWARD,
    BLOCK,
    CHOOSE,
    COLOUR,
    DONE,
    GO_ON,
    LOWER,
    LOWER_CUBE,
    NAME,
    PASS,
    PLAY,
    POWER,
    RAISE,
    RAISE_CUBE,
    RETURN,
    SKIP_TURN,
    TAKE,
    VALUE,
)
from gobelet.games.topia.components import MISSIONS, POWERS
from gobelet.games.topia.constants import (
    FIRST_CARD,
    MAX_PLAYERS,
    NO_DISTRICT,
    NO_FACTION,
    NO_PLACE,
    District,
    Phase,
)
from gobelet.games.topia.log import die_at, die_message, piece_at, tell
from gobelet.games.topia.missions import describe
from gobelet.games.topia.notation import outcomes
from gobelet.games.topia.scoring import district_value, mission_points
from gobelet.games.topia.state import State, district_of
from gobelet.games.topia.view import view
from gobelet.games.topia.words import COLOURS, DICE, DISTRICTS, FACTIONS, PHASES
from gobelet.games.topia.words import MISSIONS as MISSION_WORDS

__all__ = ["ask", "conclude", "name_action", "name_draw", "rules_now", "tell", "view"]

RULES_BY_PHASE = {
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
    Phase.CHANGE: ("R17",),
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
POWER_RULES = ("R19", "R20", "R21", "R22", "R23", "R24", "R25", "R26", "R27", "R28")  # by faction


def rules_now(state: State) -> tuple[str, ...]:
    numbers = RULES_BY_PHASE[Phase(state.phase)]
    if state.doing != NO_DISTRICT and state.phase in (Phase.DUE, Phase.FIRST, Phase.SECOND):
        numbers = (RULES_BY_DISTRICT[state.doing], *numbers)
    faction = state.factions[active_seat(state)]
    if state.phase == Phase.TAKE and faction != NO_FACTION and POWERS[state.scenario]:
        numbers += (POWER_RULES[faction],)
    return tuple(dict.fromkeys(numbers))


# -- The question ---------------------------------------------------------------------------------------


def ask(state: State) -> Message:
    """The question, with the numbers it turns on."""
    phase = Phase(state.phase)
    name = f"ask-{PHASES[phase]}"
    if phase in (Phase.FIRST, Phase.SECOND):
        return Message(f"{name}-{DISTRICTS[state.doing]}", _chosen(state))
    if phase == Phase.TAKE and state.named != NO_DISTRICT:
        return Message("ask-take-named", {"district": _district(int(state.named))})
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
            return {"district": _district(int(state.doing))}
        case Phase.HYPNOTISE:
            return {"other": seat_message(active_seat(state))}
        case Phase.BLOCK:
            pieces = tuple(piece_at(state, int(place)) for place in state.chosen if place != NO_PLACE)
            args = {"other": seat_message(active_seat(state)), "district": _district(int(state.doing))}
            return {**args, "pieces": pieces}
        case Phase.COPY:
            return {"die": die_at(state, int(state.cloned))}
        case _:
            return {}


def conclude(state: State) -> list[Message]:
    return []


def name_draw(state: State, outcome: int) -> Message:
    word = outcomes(state)[outcome]
    match state.phase:
        case Phase.FACTION:
            return Message(f"faction-{word}")
        case Phase.LAYOUT:
            return die_message(word)
        case Phase.ROLL:
            return Message("value", {"value": int(word)})
        case _:
            return Message("mission", {"name": MISSIONS[MISSION_WORDS.index(word)].name})


# -- The buttons ----------------------------------------------------------------------------------------


def name_action(state: State, action: int) -> Message:
    return name_by_family(FAMILIES, state, action)


def _simply(message_id: str) -> Namer:
    return lambda state, _: Message(message_id)


def _district(district: int) -> Message:
    return Message(f"district-{DISTRICTS[district]}")


def _of_district(message_id: str) -> Namer:
    return lambda state, district: Message(
        message_id, {"district": _district(district), "effect": effect_of(state, district)}
    )


def effect_of(state: State, district: int) -> Message:
    """What the action of a district does, as it is played here."""
    name = DISTRICTS[district]
    if has_cubes(state, district):
        name = "cubes"
    elif district == District.BANK and is_bank_alike(state):
        name = "bank-alike"
    elif district == District.GUGU and is_gugu_by_one(state):
        name = "gugu-by-one"
    return Message(f"effect-{name}")


def power_of(faction: int) -> Message:
    """What a power does, in a few words."""
    return Message(f"power-{FACTIONS[faction]}")


def _name_power(state: State, _: int) -> Message:
    return Message(f"do-power-{FACTIONS[state.factions[active_seat(state)]]}")


def _name_take(state: State, place: int) -> Message:
    return Message("do-take", {"die": die_at(state, place), "district": _district(int(district_of(place)))})


def _name_choose(state: State, place: int) -> Message:
    return Message("do-choose", {"piece": piece_at(state, place)})


def _changing(message_id: str, step: int) -> Namer:
    def name(state: State, place: int) -> Message:
        piece = int(state.pieces[place])
        now = die_message(DICE[piece + step])
        return Message(message_id, {"piece": piece_at(state, place), "now": now})

    return name


def _of_cube(message_id: str) -> Namer:
    return lambda state, colour: Message(message_id, {"colour": Message(f"colour-{COLOURS[colour]}")})


def _copying(message_id: str) -> Namer:
    return lambda state, k: Message(message_id, {"die": die_at(state, FIRST_CARD + k)})


def _name_award(state: State, number: int) -> Message:
    district, seat = divmod(number, MAX_PLAYERS)
    args = {"district": _district(district), "points": int(district_value(state, district))}
    return Message("do-award", {**args, "other": seat_message(seat)})


def _name_return(state: State, mission: int) -> Message:
    card = MISSIONS[mission]
    points = int(mission_points(state, int(state.actor), mission))
    return Message("do-return", {"mission": card.name, "condition": describe(card), "points": points})


FAMILIES: list[tuple[int, Namer]] = [
    (PASS, lambda state, _: Message(f"do-pass-{PHASES[state.phase]}")),
    (PLAY, _simply("do-play")),
    (SKIP_TURN, _simply("do-skip-turn")),
    (GO_ON, lambda state, _: Message("do-go-on", {"district": _district(int(state.doing))})),
    (POWER, _name_power),
    (DONE, _simply("do-done")),
    (BLOCK, _simply("do-block")),
    (ALLOW, _simply("do-allow")),
    (TAKE, _name_take),
    (CHOOSE, _name_choose),
    (RAISE, _changing("do-raise", 1)),
    (LOWER, _changing("do-lower", -1)),
    (RAISE_CUBE, _of_cube("do-raise-cube")),
    (LOWER_CUBE, _of_cube("do-lower-cube")),
    (NAME, _of_district("do-name")),
    (ACT, _of_district("do-act")),
    (VALUE, _copying("do-value")),
    (COLOUR, _copying("do-colour")),
    (AWARD, _name_award),
    (RETURN, _name_return),
]
