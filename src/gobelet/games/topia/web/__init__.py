"""Dicetopia on a page: what can be picked in the city, on cards and in hand; swaps are one step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.errors import IllegalActionError, NotationError
from gobelet.engine.plans import Composed, Pick, Plan, TickError, Turn
from gobelet.engine.presentation import named_seats, seat_message
from gobelet.engine.table import Table
from gobelet.games.topia import actions
from gobelet.games.topia.actions import ACTIONS
from gobelet.games.topia.components import MISSIONS
from gobelet.games.topia.constants import MAX_PLAYERS, NO_PLACE, District, Phase
from gobelet.games.topia.log import piece_at
from gobelet.games.topia.state import State
from gobelet.games.topia.view import MissionView, TableView
from gobelet.games.topia.words import COLOURS, DISTRICTS, ON_CARDS, PLACES, SLOTS

NUM_TICKED = 2
# What is drawn beside each line of what wins.
GOAL_SIGNS = {
    "goal-dice": ("teal-5", "purple-3"),
    "goal-districts": ("agent",),
    "goal-districts-open": ("agent",),
    "goal-missions": ("back",),
}


def _named(pieces: Sequence[str]) -> Callable[[State, int], str]:
    return lambda state, member: pieces[member]


def _cube(state: State, colour: int) -> str:
    return f"cube-{COLOURS[colour]}"


def _district(state: State, district: int) -> str:
    return f"district-{DISTRICTS[district]}"


PIECES: ByFamily[str | None] = {
    actions.POWER: lambda state, _: "power" if state.phase == Phase.TAKE else None,
    actions.TAKE: _named(SLOTS),
    actions.CHOOSE: _named(PLACES),
    actions.RAISE: _named(PLACES),
    actions.LOWER: _named(PLACES),
    actions.RAISE_CUBE: _cube,
    actions.LOWER_CUBE: _cube,
    actions.NAME: _district,
    actions.ACT: _district,
    actions.VALUE: _named(ON_CARDS),
    actions.COLOUR: _named(ON_CARDS),
    actions.AWARD: lambda state, number: _district(state, number // MAX_PLAYERS),
    actions.RETURN: lambda state, mission: f"mission-{MISSIONS[mission].id}",
}


def pieces(turn: Turn) -> Mapping[int, str]:
    """Places by their name in the notation; a power is a piece where dice are asked for, else a button."""
    return ACTIONS.find_all(PIECES, turn.state, turn.legal)


# -- Two pieces as one step -----------------------------------------------------------------------------


def plan(turn: Turn) -> Plan | None:
    """The two pieces of a swap, two dice to reroll, two missions to return."""
    step = _step(turn)
    if step is None:
        return None
    firsts = [action for action in turn.legal if action != actions.BLOCK]  # R19: a button
    seconds = _seconds(turn, firsts)
    found = ACTIONS.find_all(PIECES, turn.state, (*firsts, *seconds))
    picks = {piece: _pick(action, firsts, seconds) for action, piece in found.items()}
    return Plan(step, picks, Message(f"web-plan-{step}"), frozenset(firsts))


def _step(turn: Turn) -> str | None:
    """What takes two pieces now: the action of a district, or a phase by its name."""
    state = turn.state
    if state.phase == Phase.FIRST and state.doing != District.GUGU:
        return str(DISTRICTS[state.doing])
    if state.phase == Phase.PRAY and state.chosen[0] == NO_PLACE:
        return "pray"
    return "return" if state.phase == Phase.RETURN and state.left == NUM_TICKED else None


def _seconds(turn: Turn, firsts: Sequence[int]) -> list[int]:
    """What some first choice leaves to choose; except for two districts that is the same over again."""
    if turn.state.phase != Phase.FIRST or turn.state.doing not in (District.BANK, District.WASTE):
        return list(firsts)
    found: set[int] = set()
    for first in firsts:
        found.update(turn.play([ACTIONS.format(first)]).legal_ids())
    return sorted(found)


def _pick(action: int, firsts: Sequence[int], seconds: Sequence[int]) -> Pick:
    """Sent as its action; one of each kind where the two are of different kinds."""
    group = None if firsts == seconds else "first" if action in firsts else "second"
    return Pick(ACTIONS.format(action), group)


def compose(turn: Turn, picks: Sequence[str]) -> Composed:
    """
    Two ticked pieces, in the order that is allowed, and what they bring.

    Raises:
        NotationError: If they are no two pieces that go together.
    """
    step = _step(turn)
    if step is None:
        raise NotationError(f"Cannot combine these pieces: {', '.join(picks) or 'none'}.")
    if over := len(picks) - NUM_TICKED:
        raise TickError(Message("web-why-over" if over > 0 else "web-why-short", {"count": abs(over)}))
    for played in (list(picks), list(picks)[::-1]):
        try:
            after = turn.play(played)
        except IllegalActionError:
            continue
        return Composed(played, _label(turn.table, after, step, played), after)
    raise TickError(Message("web-why-pair"))


def _label(table: Table, after: Table, step: str, played: Sequence[str]) -> Message:
    numbers = [ACTIONS.parse(action) for action in played]
    if step == "return":
        first, second = (Message("mission", {"name": MISSIONS[k - actions.RETURN].name}) for k in numbers)
        return Message("web-return", {"first": first, "second": second})
    first, second = (piece_at(table.state, k - actions.CHOOSE) for k in numbers)
    pair: dict[str, Any] = {"first": first, "second": second}
    return Message("web-pray", pair) if step == "pray" else _label_swap(table, after, pair)


def _label_swap(table: Table, after: Table, pair: Mapping[str, Any]) -> Message:
    """With the points it changes; R19: perhaps somebody may still block it."""
    is_asked = after.state.phase == Phase.BLOCK
    name, args = "web-swap", {**pair}
    if is_asked:
        name, args["other"] = "web-swap-unless", seat_message(after.actor or 0)
        after = after.copy()
        after.play("allow")
    changes = _changes(table, after)
    return Message(name, {**args, "changes": changes or Message("web-no-change")})


def _changes(table: Table, after: Table) -> tuple[Message, ...]:
    """Whose points change, as far as the actor can know."""
    is_known = [own.missions is not None for own in table.view(table.actor).seats]
    points = zip(_known_points(table, is_known), _known_points(after, is_known), strict=True)
    return tuple(
        Message("web-change", {"name": seat_message(seat), "points": f"{now - before:+d}".replace("-", "−")})
        for seat, (before, now) in enumerate(points)
        if now != before
    )


def _known_points(table: Table, is_known: Sequence[bool]) -> list[int]:
    """By seat, with missions only where they were seen before the end, when all are."""
    public = [own.dice_points + own.city_points for own in table.view().seats]
    return [score if is_known[seat] else public[seat] for seat, score in enumerate(table.scores())]


# -- The score sheet ------------------------------------------------------------------------------------


def score_sheet(view: TableView, seat: int) -> list[tuple[Message, int]]:
    """R33-R36: dice, districts, missions; those that the viewer may not see are left out."""
    own = view.seats[seat]
    lines = [(Message("web-sheet-dice"), own.dice_points)]
    lines += [(Message(f"district-{district.name}"), district.points[seat]) for district in view.districts]
    return lines + [_mission_line(shown) for shown in own.missions or ()]


def _mission_line(shown: MissionView) -> tuple[Message, int]:
    """R4, R21: a mission that does not count brings nothing."""
    name = Message("mission", {"name": shown.mission.name})
    return (Message("web-sheet-left-out", {"mission": name}), 0) if shown.left_out else (name, shown.points)


def touched(message: Message, seat: int) -> str | None:
    """Where another moves this seat's agent or a piece of its card, or sends it to a district."""
    places = {"told-swap": ".large .card", "told-name": ".district.lit"}
    if message.args.get("seat") == seat_message(seat) or seat not in named_seats(message):
        return None
    return places.get(message.id)
