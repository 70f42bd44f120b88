"""Log messages about what an action or a draw did, without hidden information."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gobelet.engine.contract import Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.topia import actions
from gobelet.games.topia.acting import may_do
from gobelet.games.topia.actions import ACTIONS
from gobelet.games.topia.components import SCENARIOS
from gobelet.games.topia.constants import (
    AGENT,
    FIRST_CARD,
    MAX_PLAYERS,
    NO_DISTRICT,
    NO_PLACE,
    District,
    Phase,
)
from gobelet.games.topia.missions import name_scenario
from gobelet.games.topia.rules import place_agent
from gobelet.games.topia.setting_up import count_factions
from gobelet.games.topia.state import State, card_owner, district_of
from gobelet.games.topia.words import COLOURS, DICE, DISTRICTS, FACTIONS


def tell(before: State, after: State, action: int | None, outcome: int | None) -> list[Message]:
    """The lines, in the order things happened."""
    if action is None:
        return list(_tell_draw(before, after, int(outcome or 0)))
    return [*_tell_action(before, after, action), *_tell_nothing(before, after, action)]


def _tell_nothing(before: State, after: State, action: int) -> Iterator[Message]:
    """An action that cannot be done (R8), unless a power is asked for first."""
    if after.phase == Phase.DUE:
        return
    district = idle_district(before, action)
    if district != NO_DISTRICT:
        yield Message("told-nothing", {"district": district_message(district)})


def idle_district(state: State, action: int) -> int:
    """R8: where this action leads though nothing can be done there as things stand; else NO_DISTRICT."""
    if state.phase not in (Phase.TAKE, Phase.DUE) or action == actions.POWER:
        return NO_DISTRICT
    placed: Any = state.copy()  # type: ignore[attr-defined]
    if state.phase == Phase.TAKE:
        place_agent(placed, action - actions.TAKE)
    is_borrowed = state.phase == Phase.DUE and action >= actions.ACT
    district = action - actions.ACT if is_borrowed else int(placed.doing)
    return NO_DISTRICT if district == NO_DISTRICT or may_do(placed, district) else district


def _tell_draw(before: State, after: State, outcome: int) -> Iterator[Message]:
    match before.phase:
        case Phase.SCENARIO:
            yield Message("told-scenario", {"scenario": name_scenario(SCENARIOS[after.scenario])})
        case Phase.FACTION:
            seat = int(count_factions(before))
            faction = Message(f"faction-{FACTIONS[after.factions[seat]]}")
            yield Message("told-faction", {"seat": seat_message(seat), "faction": faction})
        case Phase.DRAW:
            yield Message("told-draw", _seat(before))
        case Phase.ROLL:
            place = int(before.rolling[0])
            was, is_now = DICE[before.pieces[place]], f"{DICE[before.pieces[place]][:-1]}{outcome + 1}"
            yield Message("told-roll", {"die": die_message(was), "now": die_message(is_now)})


def _tell_action(before: State, after: State, action: int) -> Iterator[Message]:
    seat = _seat(before)
    match before.phase:
        case Phase.KEEP:
            yield Message("told-keep", {"seat": seat_message(before.actor)})
        case Phase.ROAM if action == actions.SKIP_TURN:
            yield Message("told-skip", seat)
        case Phase.HYPNOTISE if action != actions.PASS:
            district = district_message(action - actions.NAME)
            args = {"seat": seat_message(before.actor), "other": seat["seat"], "district": district}
            yield Message("told-name", args)
        case Phase.TAKE if action >= actions.TAKE:
            place = action - actions.TAKE
            args = {"die": die_at(before, place), "district": _district(place)}
            yield Message("told-take", {**seat, **args})
        case Phase.DUE if action >= actions.ACT:
            yield Message("told-borrow", {**seat, "district": district_message(action - actions.ACT)})
        case Phase.RETURN:
            yield Message("told-return", seat)
        case Phase.REMOVE:
            gone = next(k for k in range(FIRST_CARD) if before.pieces[k] != after.pieces[k])
            yield Message("told-remove", {**seat, "die": die_at(before, gone), "district": _district(gone)})
        case Phase.PRAY if after.rolling[0] != NO_PLACE:
            yield Message("told-pray", seat)
        case Phase.CUBE:
            colour = ACTIONS.member_of(action)
            args = {"colour": Message(f"colour-{COLOURS[colour]}"), "step": int(after.cubes[colour])}
            yield Message("told-cube", {**seat, **args})
        case _:
            yield from _tell_more(before, after, action)


def _tell_more(before: State, after: State, action: int) -> Iterator[Message]:
    """Swaps, changes, blocks and the end."""
    match before.phase:
        case Phase.SECOND | Phase.FIRST | Phase.BLOCK if after.phase != Phase.BLOCK:
            if action == actions.BLOCK:
                name = "told-block" if before.phase == Phase.BLOCK else "told-block-own"
                yield Message(name, {"seat": seat_message(before.actor)})
            else:
                yield from _tell_swap(before, action)
        case Phase.CHANGE | Phase.ADAPT if action != actions.PASS:
            place = ACTIONS.member_of(action)
            args = {
                "seat": seat_message(before.actor),
                "die": die_at(before, place),
                "now": die_at(after, place),
            }
            yield Message("told-change", args)
        case Phase.COPY:
            model = FIRST_CARD + ACTIONS.member_of(action)
            args = {"seat": seat_message(before.actor), "die": die_at(before, int(before.cloned))}
            args |= {"now": die_at(after, int(before.cloned)), "model": die_at(before, model)}
            yield Message("told-clone", args)
        case Phase.AWARD if action != actions.PASS:
            district, seat = divmod(action - actions.AWARD, MAX_PLAYERS)
            args = {"seat": seat_message(before.actor), "other": seat_message(seat)}
            yield Message("told-award", {**args, "district": district_message(district)})


def _tell_swap(before: State, action: int) -> Iterator[Message]:
    """Two pieces that change places; none for a die that is about to roll."""
    if before.doing == District.GUGU or before.phase == Phase.FIRST:
        return
    second = int(before.chosen[1]) if before.phase == Phase.BLOCK else action - actions.CHOOSE
    args = {"first": piece_at(before, int(before.chosen[0])), "second": piece_at(before, second)}
    yield Message("told-swap", {**_seat(before), **args})


# -- Names ----------------------------------------------------------------------------------------------


def _seat(state: State) -> dict[str, Any]:
    return {"seat": seat_message(active_seat(state))}


def district_message(district: int) -> Message:
    return Message(f"district-{DISTRICTS[district]}")


def _district(place: int) -> Message:
    return district_message(int(district_of(place)))


def die_message(name: str) -> Message:
    """`a teal 4`."""
    return Message("die", {"colour": Message(f"colour-{name[:-1]}"), "value": int(name[-1])})


def die_at(state: State, place: int) -> Message:
    return die_message(DICE[state.pieces[place]])


def piece_at(state: State, place: int) -> Message:
    """A die or an agent, and where it is."""
    piece = int(state.pieces[place])
    if piece >= AGENT:
        args: dict[str, Any] = {"other": seat_message(piece - AGENT), "place": place_message(place)}
        return Message("agent-at", args)
    return Message("die-at", {"die": die_at(state, place), "place": place_message(place)})


def place_message(place: int) -> Message:
    """A district, or somebody's card."""
    if place < FIRST_CARD:
        return _district(place)
    return Message("card-of", {"other": seat_message(card_owner(place))})
