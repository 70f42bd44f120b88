"""Messages for people: the question, the buttons, the log, the rules that apply. Texts are in lang/."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import NOBODY, GivenUp, Message
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.city import actions
from gobelet.games.city.abilities import describe, describe_use, some_resources
from gobelet.games.city.actions import ACTIONS
from gobelet.games.city.attacking import bandit_defence
from gobelet.games.city.building import may_sail, place
from gobelet.games.city.components import (
    AMOUNT,
    BANDIT_POINTS,
    FIRST_CARD,
    FIRST_STACK,
    LOCATIONS,
    NUM_PILE,
    ROW_SIZES,
    SHIP_COST,
    SHIP_POINTS,
)
from gobelet.games.city.constants import (
    LOWER,
    MAX_KEPT,
    MAX_PAID,
    NO_SPACE,
    NUM_COLUMNS,
    NUM_DICE,
    NUM_REPLACED,
    NUM_RESOURCES,
    NUM_SHIP_PILES,
    NUM_SPACES,
    STRENGTH_A_RESOURCE,
    WAITING,
    Ability,
    Phase,
)
from gobelet.games.city.dicing import seat_rolling
from gobelet.games.city.log import copy_of, die_at, place_of, space_message, tell
from gobelet.games.city.notation import outcomes
from gobelet.games.city.scoring import city_points, is_won_alone, score
from gobelet.games.city.state import (
    State,
    count_display,
    count_unused,
    defence_of,
    is_active,
    points_of,
    space_under,
)
from gobelet.games.city.view import view
from gobelet.games.city.words import LEVEL_NAMES, PHASES, RESOURCES, ROWS
from gobelet.games.city.words import LOCATIONS as LOCATION_WORDS

__all__ = ["ask", "conclude", "gives_up", "goal", "name_action", "name_draw", "rules_now", "tell", "view"]

RULES_BY_PHASE = {
    Phase.REVEAL: ("R3", "R13", "R56"),
    Phase.ROLL: ("R6", "R62"),
    Phase.DICE: ("R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16"),
    Phase.MOVE: ("R12",),
    Phase.REACTIVATE: ("R14",),
    Phase.DISCARD: ("R13",),
    Phase.COPY: ("R47", "R48"),
    Phase.PLACE: ("R26", "R57"),
    Phase.PAY: ("R11",),
    Phase.GAIN: ("R32",),
    Phase.SHIFT: ("R43",),
    Phase.REROLL: ("R45",),
    Phase.DISTURB: ("R17",),
    Phase.ATTACK: ("R49", "R50", "R51", "R52", "R53"),
    Phase.BUILD: ("R55", "R56", "R57", "R58"),
    Phase.EXTRA: ("R38",),
    Phase.END: ("R66", "R67"),
    Phase.OVER: ("R68", "R69"),
}
RULES_BY_ABILITY = {
    Ability.COPY_ROW: ("R41",),
    Ability.COPY_DIE: ("R42",),
    Ability.COPY_CITY: ("R44",),
    Ability.TRADE: ("R32",),
    Ability.STORE: ("R35",),
}
SOLO_RULES = {
    Phase.REVEAL: ("R71", "R72"),
    Phase.DICE: ("R74",),
    Phase.ATTACK: ("R70",),
    Phase.BUILD: ("R70", "R71"),
    Phase.OVER: ("R73", "R75"),
}


def rules_now(state: State) -> tuple[str, ...]:
    phase = Phase(state.phase)
    numbers = RULES_BY_PHASE[phase]
    if state.source != NO_SPACE:
        ability = Ability(LOCATIONS[state.seats[active_seat(state)].city[state.source]].ability)
        numbers = tuple(dict.fromkeys(RULES_BY_ABILITY.get(ability, ()) + numbers))
    return numbers + (SOLO_RULES.get(phase, ()) if state.players == 1 else ())


def goal(players: int, options: Mapping[str, str]) -> tuple[Message, ...]:
    """R63-R68, R73, R75: what wins."""
    end = Message("goal-end", {"pile": options["empty_pile"], "rows": options["two_rows"]})
    if players == 1:
        row_size = int(ROW_SIZES[LEVEL_NAMES.index(options["level"])])
        turns = -(-NUM_PILE // row_size)
        end = Message("goal-end-solo", {"turns": turns, "target": int(options["target"])})
    return Message("goal-cards"), Message("goal-more", {"players": players}), end


# -- The question ---------------------------------------------------------------------------------------


def ask(state: State) -> Message:
    """The question, with the numbers it turns on."""
    return Message(f"ask-{PHASES[state.phase]}", _ask_args(state))


def _ask_args(state: State) -> dict[str, Any]:
    match state.phase:
        case Phase.ROLL:
            return _next_die(state)
        case Phase.DICE:
            return {"count": int(count_unused(state, active_seat(state)))}
        case Phase.DISCARD | Phase.GAIN | Phase.EXTRA:
            return {"left": int(state.left)}
        case Phase.COPY | Phase.PAY | Phase.SHIFT | Phase.REROLL:
            return {"location": LOCATIONS[state.seats[active_seat(state)].city[state.source]].name}
        case Phase.PLACE:
            return {"card": LOCATIONS[state.placing].name}
        case Phase.DISTURB:
            return {"other": seat_message(state.opponent)}
        case Phase.ATTACK:
            return {"strength": int(state.strength), "against": int(state.against_bandits)}
        case Phase.BUILD:
            stock = tuple(map(int, state.seats[active_seat(state)].stock))
            ships = sum(bool(may_sail(state, pile)) for pile in range(NUM_SHIP_PILES))
            return {"items": some_resources(stock), "ships": ships}
        case _:
            return {}


def _next_die(state: State) -> dict[str, Any]:
    """Whose roll it is, which die falls next, and how many of theirs still have to."""
    seat = seat_rolling(state)
    waiting = [row for row, column in zip(ROWS, state.seats[seat].dice, strict=True) if column == WAITING]
    return {"seat": seat_message(seat), "die": Message(f"die-{waiting[0]}"), "left": len(waiting)}


def conclude(state: State) -> list[Message]:
    """R75: alone there are points to reach."""
    if state.players > 1:
        return []
    args = {"points": int(score(state, 0)), "target": int(state.target)}
    return [Message("solo-won" if is_won_alone(state) else "solo-lost", args)]


def name_draw(state: State, outcome: int) -> Message:
    if state.phase == Phase.REVEAL:
        location = LOCATION_WORDS.index(outcomes(state)[outcome])
        return Message("card", {"name": LOCATIONS[location].name})
    return Message("column", {"column": outcome + 1})


# -- The buttons ----------------------------------------------------------------------------------------


def name_action(state: State, action: int) -> Message:
    return ACTIONS.name(NAMERS, state, action)


def _label_die(die: int) -> Message:
    return Message(f"label-die-{ROWS[die]}")


def _with_die(message_id: str) -> Callable[[State, int], Message]:
    return lambda state, die: Message(message_id, {"die": _label_die(die)})


def _own_space(state: State, space: int) -> dict[str, Any]:
    """Its location, and what a die does there."""
    seat = active_seat(state)
    location = LOCATIONS[state.seats[seat].city[space]]
    effect = describe_use(location) if is_active(state, seat, space) else Message("ability-off")
    return {"place": place_of(state, seat, space), "effect": effect}


def _name_use(state: State, die: int) -> Message:
    space = int(space_under(state, active_seat(state), die))
    return Message("do-use", {"die": _label_die(die), **_own_space(state, space)})


def _name_replace(state: State, die: int) -> Message:
    count = min(NUM_REPLACED, int(count_display(state, LOWER)))
    return Message("do-replace-with", {"die": _label_die(die), "count": count})


def _name_spend(state: State, resource: int) -> Message:
    return Message("do-spend", {"item": Message(f"some-{RESOURCES[resource]}", {"count": 1})})


def _name_move(state: State, number: int) -> Message:
    die, side = divmod(number, 2)
    seat = active_seat(state)
    space = int(space_under(state, seat, die)) + (1 if side else -1)
    side_name = "right" if side else "left"
    return Message(f"do-move-{side_name}", {"die": _label_die(die), **_own_space(state, space)})


def _name_reactivate(state: State, space: int) -> Message:
    """All that its card says works again."""
    seat = active_seat(state)
    effect = describe(LOCATIONS[state.seats[seat].city[space]])
    return Message("do-reactivate", {"place": place_of(state, seat, space), "effect": effect})


def _name_shift(state: State, space: int) -> Message:
    return Message("do-shift", {"die": _label_die(space // NUM_COLUMNS), **_own_space(state, space)})


def _name_discard(state: State, card: int) -> Message:
    return Message("do-discard", {"card": LOCATIONS[card + FIRST_CARD].name})


def _name_place(state: State, space: int) -> Message:
    location = LOCATIONS[state.seats[active_seat(state)].city[space]]
    args = {"space": space_message(space), "location": location.name, "points": _points_lost(state, space)}
    return Message("do-place" if location.is_printed else "do-place-over", args)


def _points_lost(state: State, space: int) -> int:
    """What is covered, and what Cathedrals beside it count no more (R36), whatever the new card brings."""
    placed = copy_of(state)
    place(placed, space)
    lost_beside = max(_points_beside(state, space) - _points_beside(placed, space), 0)
    return int(points_of(state, active_seat(state), space)) + lost_beside


def _points_beside(state: State, space: int) -> int:
    """What all other spaces are worth."""
    seat = active_seat(state)
    return int(city_points(state, seat)) - int(points_of(state, seat, space))


def _name_pay(state: State, number: int) -> Message:
    resource, more = divmod(number, MAX_PAID)
    args = {"items": Message(f"some-{RESOURCES[resource]}", {"count": more + 1})}
    if state.phase == Phase.EXTRA:
        return Message("do-extra", args)
    source = LOCATIONS[state.seats[active_seat(state)].city[state.source]]
    if source.ability == Ability.STORE:
        return Message(
            "do-store", {**args, "gained": Message(f"some-{RESOURCES[resource]}", {"count": source.amount})}
        )
    return Message("do-pay", {**args, "count": source.amount * (more + 1)})


def _name_gain(state: State, resource: int) -> Message:
    source = state.seats[active_seat(state)].city[state.source]
    return Message(
        "do-gain", {"items": Message(f"some-{RESOURCES[resource]}", {"count": int(AMOUNT[source])})}
    )


def _name_reroll(state: State, number: int) -> Message:
    chosen = tuple(_rerolled(state, die) for die in range(NUM_DICE) if number + 1 >> die & 1)
    return Message("do-reroll", {"dice": chosen})


def _rerolled(state: State, die: int) -> Message:
    """R17: an opponent's die where it lies; R45: one's own by its colour, for one of them lies nowhere."""
    if state.opponent == NOBODY:
        return Message(f"die-{ROWS[die]}")
    return die_at(die, int(state.seats[state.opponent].dice[die]))


def _name_bandits(state: State, pile: int) -> Message:
    return Message(
        "do-attack-bandits",
        {"points": int(BANDIT_POINTS[pile]), "strength": int(bandit_defence(state, pile))},
    )


def _name_attack(state: State, number: int) -> Message:
    seat, space = divmod(number, NUM_SPACES)
    return Message(
        "do-attack",
        {
            "other": seat_message(seat),
            "place": place_of(state, seat, space),
            "strength": int(defence_of(state, seat, space)),
            "points": int(points_of(state, seat, space)),
        },
    )


def _name_steal(state: State, number: int) -> Message:
    seat, resource = divmod(number, NUM_RESOURCES)
    item = Message(f"some-{RESOURCES[resource]}", {"count": 1})
    return Message("do-steal", {"other": seat_message(seat), "item": item, "strength": STRENGTH_A_RESOURCE})


def _name_build(state: State, number: int) -> Message:
    location = LOCATIONS[number + FIRST_STACK]
    return Message(
        "do-build-culture" if location.scores_culture else "do-build",
        {
            "card": location.name,
            "cost": some_resources(location.cost),
            "effect": describe(location),
            "defence": location.defence,
            "points": location.points,
        },
    )


def _name_sail(state: State, pile: int) -> Message:
    cost = some_resources(tuple(map(int, SHIP_COST[pile])))
    return Message("do-sail", {"points": int(SHIP_POINTS[pile]), "cost": cost})


def _name_done(state: State, _: int) -> Message:
    """R54, R60: with what is lost."""
    name = f"do-done-{PHASES[state.phase]}"
    strength, stock = _unspent(state), _unkept(state)
    if state.phase == Phase.ATTACK and strength:
        return Message(f"{name}-losing", {"strength": strength})
    if state.phase == Phase.BUILD and any(stock):
        return Message(f"{name}-losing", {"items": some_resources(stock)})
    return Message(name)


def _unspent(state: State) -> int:
    """Strength, of which none is kept."""
    return int(state.strength) + int(state.against_bandits)


def _unkept(state: State) -> tuple[int, ...]:
    """R60: of each resource, what a player may not keep."""
    return tuple(max(int(count) - MAX_KEPT, 0) for count in state.seats[active_seat(state)].stock)


def gives_up(state: State, action: int) -> GivenUp | None:
    return ACTIONS.find(GIVING_UP, state, action)


def _give_up_rest(state: State, _: int) -> GivenUp:
    """R54, R60: strength and resources that could still be used are lost; hourglasses are kept."""
    if state.phase == Phase.ATTACK:
        return GivenUp(Message("sure-attack", {"strength": _unspent(state)}))
    if state.phase == Phase.BUILD and any(_unkept(state)):
        return GivenUp(Message("sure-build", {"items": some_resources(_unkept(state))}))
    return GivenUp()


def _skip(state: State, _: int) -> GivenUp:
    """What a die was spent for; more points for a card are no loss."""
    return GivenUp(None if state.phase == Phase.EXTRA else Message("sure-skip"))


GIVING_UP: ByFamily[GivenUp] = {actions.DONE: _give_up_rest, actions.SKIP: _skip}

NAMERS: ByFamily[Message] = {
    actions.DONE: _name_done,
    actions.SKIP: lambda state, _: Message(f"do-skip-{PHASES[state.phase]}"),
    actions.USE: _name_use,
    actions.MOVE_WITH: _with_die("do-move-with"),
    actions.REPLACE_WITH: _name_replace,
    actions.REACTIVATE_WITH: _with_die("do-reactivate-with"),
    actions.PASS_WITH: _with_die("do-pass-with"),
    actions.SPEND: _name_spend,
    actions.MOVE: _name_move,
    actions.REACTIVATE: _name_reactivate,
    actions.COPY: lambda state, space: Message("do-copy", _own_space(state, space)),
    actions.DISCARD: _name_discard,
    actions.PLACE: _name_place,
    actions.SHIFT: _name_shift,
    actions.PAY: _name_pay,
    actions.GAIN: _name_gain,
    actions.REROLL: _name_reroll,
    actions.ATTACK_BANDITS: _name_bandits,
    actions.ATTACK: _name_attack,
    actions.STEAL: _name_steal,
    actions.BUILD: _name_build,
    actions.SAIL: _name_sail,
}
