"""
How a game of Dice City goes: the table of contents of a turn (R7).

Rules change the state in place, never draw and never raise: callers pass legal actions only. Each step lies
in a module of its own; here is what leads from one to the next. A step with nothing to choose passes by
itself.
"""

from __future__ import annotations

from gobelet.engine.contract import Actions, Int8s, Rng
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask
from gobelet.games.city.actions import (
    ATTACK,
    ATTACK_BANDITS,
    BUILD,
    COPY,
    DISCARD,
    DONE,
    END,
    GAIN,
    MOVE,
    MOVE_WITH,
    NUM_ACTIONS,
    PASS_WITH,
    PAY,
    PLACE,
    PLAY_ON,
    REACTIVATE,
    REACTIVATE_WITH,
    REPLACE_WITH,
    REROLL,
    SAIL,
    SHIFT,
    SKIP,
    SPEND,
    SPEND_FOR_REROLL,
    SPEND_FOR_STRENGTH,
    STEAL,
    USE,
)
from gobelet.games.city.attacking import attack_bandits, attack_location, list_attacks, steal
from gobelet.games.city.building import (
    begin_extra,
    begin_revealing,
    list_builds,
    list_extras,
    list_places,
    may_pay_any_extra,
    pay_extra,
    pay_for,
    place,
    put_back,
    reveal,
    sail,
)
from gobelet.games.city.components import DISPLAY_SIZE, FIRST_CARD, FIRST_STACK
from gobelet.games.city.constants import (
    HOURGLASSES_A_FAVOUR,
    LOWER,
    MAX_PAID,
    NUM_DISPLAY_ROWS,
    NUM_REPLACED,
    NUM_RESOURCES,
    NUM_SPACES,
    Phase,
    Step,
)
from gobelet.games.city.dicing import (
    begin_replacing,
    discard,
    land_die,
    list_dice_actions,
    list_discards,
    list_disturbances,
    list_moves,
    list_reactivations,
    move_die,
    next_opponent,
    pick_up_dice,
    reactivate,
)
from gobelet.games.city.features import NUM_FEATURES, encode
from gobelet.games.city.scoring import rank, score
from gobelet.games.city.setting_up import lay_out_cards, lay_out_city, set_options
from gobelet.games.city.state import STATE, State, count_display, is_alone, row_size, space_under
from gobelet.games.city.turn import (
    begin_attack,
    begin_building,
    end_turn,
    finish_turn,
    forget_ability,
    forget_turn,
    go_on,
    wait_for_chance,
)
from gobelet.games.city.using import (
    gain,
    list_copies,
    list_gains,
    list_payments,
    list_rerolls,
    list_shifts,
    pay,
    shift_die,
    take_die,
    use_location,
)

__all__ = [
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "STATE",
    "apply_action",
    "apply_draw",
    "begin",
    "conceal",
    "encode",
    "hide",
    "legal_actions",
    "rank",
    "score",
]


# -- Setting up -----------------------------------------------------------------------------------------


@rule
def begin(state: State, players: int, options: Int8s) -> None:
    """R1-R6: cards are turned up, then everybody rolls."""
    state.players = players
    set_options(state, options)
    lay_out_cards(state)
    for seat in range(players):
        lay_out_city(state, seat)
    forget_ability(state)
    forget_turn(state)
    begin_revealing(state, NUM_DISPLAY_ROWS * row_size(state) if is_alone(state) else DISPLAY_SIZE)
    wait_for_chance(state)


@rule
def hide(state: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden: the order of the pile is decided when its cards come, and what is in it is known."""


@rule
def conceal(state: State, seat: int) -> None:
    """Everybody sees everything."""


# -- What may be done -----------------------------------------------------------------------------------


@rule
def legal_actions(state: State, out: Actions) -> int:
    match state.phase:
        case Phase.DICE:
            return list_dice_actions(state, out)
        case Phase.MOVE:
            return list_moves(state, out)
        case Phase.REACTIVATE:
            return list_reactivations(state, out)
        case Phase.DISCARD:
            return list_discards(state, out)
        case Phase.DISTURB:
            return list_disturbances(state, out)
        case Phase.ATTACK:
            return list_attacks(state, out)
        case Phase.BUILD:
            return list_builds(state, out)
        case Phase.EXTRA:
            return list_extras(state, out)
        case Phase.END:
            out[0] = END
            out[1] = PLAY_ON
            return 2
        case _:
            return list_choices(state, out)


@rule
def list_choices(state: State, out: Actions) -> int:
    """What an ability asks for."""
    match state.phase:
        case Phase.COPY:
            return list_copies(state, out)
        case Phase.PLACE:
            return list_places(state, out)
        case Phase.PAY:
            return list_payments(state, out)
        case Phase.GAIN:
            return list_gains(state, out)
        case Phase.SHIFT:
            return list_shifts(state, out)
        case Phase.REROLL:
            return list_rerolls(state, out)
        case _:
            return 0


# -- What then happens ----------------------------------------------------------------------------------


@rule
def apply_draw(state: State, outcome: int) -> None:
    if state.phase == Phase.REVEAL:
        reveal(state, outcome)
        go_on(state)
    elif not land_die(state, outcome):
        go_on(state)


@rule
def apply_action(state: State, action: int) -> None:
    match state.phase:
        case Phase.DICE:
            apply_dice_action(state, action)
        case Phase.MOVE:
            move_die(state, (action - MOVE) // 2, (action - MOVE) % 2 == 1)
            go_on(state)
        case Phase.REACTIVATE:
            reactivate(state, action - REACTIVATE)
            go_on(state)
        case Phase.DISCARD:
            discard(state, action - DISCARD + FIRST_CARD)
            go_on_replacing(state)
        case Phase.DISTURB:
            pick_up_dice(state, state.opponent, action - REROLL)
            next_opponent(state)
            go_on(state)
        case Phase.ATTACK:
            apply_attack_action(state, action)
        case Phase.BUILD | Phase.EXTRA:
            apply_build_action(state, action)
        case Phase.END:
            if action == END:
                state.ending = 1
            end_turn(state)
        case _:
            apply_choice(state, action)


@rule
def apply_dice_action(state: State, action: int) -> None:
    """R9, R16."""
    if action == DONE:
        begin_attack(state)
    elif action >= SPEND:
        spend_hourglasses(state, action)
        go_on(state)
    else:
        spend_die(state, (action - USE) % (MOVE_WITH - USE), action)


@rule
def spend_die(state: State, die: int, action: int) -> None:
    """R9: one of five things."""
    space = space_under(state, active_seat(state), die)
    take_die(state, die)
    if action < MOVE_WITH:
        state.die = die
        use(state, space)
    elif action < REPLACE_WITH:
        ask(state, Phase.MOVE)
    elif action < REACTIVATE_WITH:
        begin_replacing(state)
        ask(state, Phase.DISCARD)
    elif action < PASS_WITH:
        ask(state, Phase.REACTIVATE)
    else:
        state.passed = 1  # R15
        state.seats[active_seat(state)].hourglasses += 1
        go_on(state)


@rule
def spend_hourglasses(state: State, action: int) -> None:
    """R16."""
    seat = state.seats[active_seat(state)]
    seat.hourglasses -= HOURGLASSES_A_FAVOUR
    if action < SPEND_FOR_STRENGTH:
        seat.stock[action - SPEND] += 1
    elif action == SPEND_FOR_STRENGTH:
        state.strength += 1
    elif action == SPEND_FOR_REROLL:
        state.opponent = active_seat(state)
        next_opponent(state)


@rule
def use(state: State, space: int) -> None:
    """R10."""
    if not use_location(state, space):
        go_on(state)


@rule
def apply_choice(state: State, action: int) -> None:
    """What an ability asked for."""
    if action == SKIP:
        if state.phase == Phase.PLACE:
            put_back(state)
    else:
        match state.phase:
            case Phase.COPY:
                use(state, action - COPY)
                return
            case Phase.PLACE:
                put_down(state, action - PLACE)
                return
            case Phase.PAY:
                if pay(state, (action - PAY) // MAX_PAID, (action - PAY) % MAX_PAID + 1):
                    return
            case Phase.GAIN:
                gain(state, action - GAIN)
                if state.left > 0:
                    return
            case Phase.SHIFT:
                shift_die(state, action - SHIFT)
            case Phase.REROLL:
                pick_up_dice(state, active_seat(state), action - REROLL)
    go_on(state)


@rule
def apply_attack_action(state: State, action: int) -> None:
    """R49."""
    if action == DONE:
        begin_building(state)
        return
    if action < ATTACK:
        attack_bandits(state, action - ATTACK_BANDITS)
    elif action < STEAL:
        attack_location(state, (action - ATTACK) // NUM_SPACES, (action - ATTACK) % NUM_SPACES)
    else:
        steal(state, (action - STEAL) // NUM_RESOURCES, (action - STEAL) % NUM_RESOURCES)
    go_on(state)


@rule
def apply_build_action(state: State, action: int) -> None:
    """R55, R58; R38."""
    if state.phase == Phase.EXTRA:
        if action != SKIP:
            pay_extra(state, (action - PAY) // MAX_PAID)
        if action == SKIP or not may_pay_any_extra(state):
            refill_display(state)
    elif action == DONE:
        finish_turn(state)
    elif action < SAIL:
        pay_for(state, action - BUILD + FIRST_STACK)
        ask(state, Phase.PLACE)
    else:
        sail(state, action - SAIL)
        go_on(state)


@rule
def put_down(state: State, space: int) -> None:
    """R57: a card that was built, or an army that Barracks gave (R26)."""
    place(state, space)
    if state.step == Step.DICE:
        go_on(state)
        return
    begin_extra(state, space)
    if may_pay_any_extra(state):
        ask(state, Phase.EXTRA)
    else:
        refill_display(state)


@rule
def refill_display(state: State) -> None:
    """R56; R71: not alone."""
    built = state.seats[active_seat(state)].city[state.source]
    begin_revealing(state, 1 if built >= FIRST_CARD and not is_alone(state) else 0)
    go_on(state)


@rule
def go_on_replacing(state: State) -> None:
    """R13."""
    if state.left == 0:
        begin_revealing(state, min(NUM_REPLACED, DISPLAY_SIZE - count_display(state, LOWER)))
        go_on(state)
