"""
How a game of Dice City goes: the table of contents of a turn (R7).

Rules change the state in place, never draw and never raise: callers pass legal actions only. Each step has
its own module; this one leads from step to step. A step with nothing to choose is skipped.
Nothing is hidden: the contents of the pile are known, and its order is decided when cards are turned up.
"""

from __future__ import annotations

from gobelet.engine.contract import Actions, Int8s
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask
from gobelet.games.city import actions, attacking, building, dicing, setting_up, turn, using
from gobelet.games.city.actions import NUM_ACTIONS
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
from gobelet.games.city.features import FEATURES, NUM_FEATURES, encode
from gobelet.games.city.scoring import rank, score
from gobelet.games.city.state import STATE, State, count_display, is_alone, row_size, space_under

__all__ = [
    "FEATURES",
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "STATE",
    "apply_action",
    "apply_draw",
    "begin",
    "encode",
    "legal_actions",
    "rank",
    "score",
]


# -- Setting up -----------------------------------------------------------------------------------------


@rule
def begin(state: State, players: int, options: Int8s) -> None:
    """R1-R6: cards are turned up, then everybody rolls."""
    state.players = players
    setting_up.set_options(state, options)
    setting_up.lay_out_cards(state)
    for seat in range(players):
        setting_up.lay_out_city(state, seat)
    turn.forget_ability(state)
    turn.forget_turn(state)
    building.begin_revealing(state, NUM_DISPLAY_ROWS * row_size(state) if is_alone(state) else DISPLAY_SIZE)
    turn.wait_for_chance(state)


# -- What may be done -----------------------------------------------------------------------------------


@rule
def legal_actions(state: State, out: Actions) -> int:
    match state.phase:
        case Phase.DICE:
            return dicing.list_dice_actions(state, out)
        case Phase.MOVE:
            return dicing.list_moves(state, out)
        case Phase.REACTIVATE:
            return dicing.list_reactivations(state, out)
        case Phase.DISCARD:
            return dicing.list_discards(state, out)
        case Phase.DISTURB:
            return dicing.list_disturbances(state, out)
        case Phase.ATTACK:
            return attacking.list_attacks(state, out)
        case Phase.BUILD:
            return building.list_builds(state, out)
        case Phase.EXTRA:
            return building.list_extras(state, out)
        case Phase.END:
            out[0] = actions.END
            out[1] = actions.PLAY_ON
            return 2
        case _:
            return list_choices(state, out)


@rule
def list_choices(state: State, out: Actions) -> int:
    """What an ability asks for."""
    match state.phase:
        case Phase.COPY:
            return using.list_copies(state, out)
        case Phase.PLACE:
            return building.list_places(state, out)
        case Phase.PAY:
            return using.list_payments(state, out)
        case Phase.GAIN:
            return using.list_gains(state, out)
        case Phase.SHIFT:
            return using.list_shifts(state, out)
        case Phase.REROLL:
            return using.list_rerolls(state, out)
        case _:
            return 0


# -- What then happens ----------------------------------------------------------------------------------


@rule
def apply_draw(state: State, outcome: int) -> None:
    if state.phase == Phase.REVEAL:
        building.reveal(state, outcome)
        turn.go_on(state)
    elif not dicing.land_die(state, outcome):
        turn.go_on(state)


@rule
def apply_action(state: State, action: int) -> None:
    match state.phase:
        case Phase.DICE:
            apply_dice_action(state, action)
        case Phase.MOVE:
            dicing.move_die(state, (action - actions.MOVE) // 2, (action - actions.MOVE) % 2 == 1)
            turn.go_on(state)
        case Phase.REACTIVATE:
            dicing.reactivate(state, action - actions.REACTIVATE)
            turn.go_on(state)
        case Phase.DISCARD:
            dicing.discard(state, action - actions.DISCARD + FIRST_CARD)
            go_on_replacing(state)
        case Phase.DISTURB:
            dicing.pick_up_dice(state, state.opponent, action - actions.REROLL + 1)
            dicing.next_opponent(state)
            turn.go_on(state)
        case Phase.ATTACK:
            apply_attack_action(state, action)
        case Phase.BUILD | Phase.EXTRA:
            apply_build_action(state, action)
        case Phase.END:
            if action == actions.END:
                state.ending = 1
            turn.end_turn(state)
        case _:
            apply_choice(state, action)


@rule
def apply_dice_action(state: State, action: int) -> None:
    """R9, R16."""
    if action == actions.DONE:
        turn.begin_attack(state)
    elif action >= actions.SPEND:
        spend_hourglasses(state, action)
        turn.go_on(state)
    else:
        spend_die(state, (action - actions.USE) % (actions.MOVE_WITH - actions.USE), action)


@rule
def spend_die(state: State, die: int, action: int) -> None:
    """R9: one of five things."""
    space = space_under(state, active_seat(state), die)
    using.take_die(state, die)
    if action < actions.MOVE_WITH:
        state.die = die
        use(state, space)
    elif action < actions.REPLACE_WITH:
        ask(state, Phase.MOVE)
    elif action < actions.REACTIVATE_WITH:
        dicing.begin_replacing(state)
        ask(state, Phase.DISCARD)
    elif action < actions.PASS_WITH:
        ask(state, Phase.REACTIVATE)
    else:
        state.passed = 1  # R15
        state.seats[active_seat(state)].hourglasses += 1
        turn.go_on(state)


@rule
def spend_hourglasses(state: State, action: int) -> None:
    """R16."""
    seat = state.seats[active_seat(state)]
    seat.hourglasses -= HOURGLASSES_A_FAVOUR
    if action < actions.SPEND_FOR_STRENGTH:
        seat.stock[action - actions.SPEND] += 1
    elif action == actions.SPEND_FOR_STRENGTH:
        state.strength += 1
    elif action == actions.SPEND_FOR_REROLL:
        state.opponent = active_seat(state)
        dicing.next_opponent(state)


@rule
def use(state: State, space: int) -> None:
    """R10."""
    if not using.use_location(state, space):
        turn.go_on(state)


@rule
def apply_choice(state: State, action: int) -> None:
    """What an ability asked for."""
    if action == actions.SKIP:
        if state.phase == Phase.PLACE:
            building.put_back(state)
    else:
        match state.phase:
            case Phase.COPY:
                use(state, action - actions.COPY)
                return
            case Phase.PLACE:
                put_down(state, action - actions.PLACE)
                return
            case Phase.PAY:
                number = action - actions.PAY
                if using.pay(state, number // MAX_PAID, number % MAX_PAID + 1):
                    return
            case Phase.GAIN:
                using.gain(state, action - actions.GAIN)
                if state.left > 0:
                    return
            case Phase.SHIFT:
                using.shift_die(state, action - actions.SHIFT)
            case Phase.REROLL:
                dicing.pick_up_dice(state, active_seat(state), action - actions.REROLL + 1)
    turn.go_on(state)


@rule
def apply_attack_action(state: State, action: int) -> None:
    """R49."""
    if action == actions.DONE:
        turn.begin_building(state)
        return
    if action < actions.ATTACK:
        attacking.attack_bandits(state, action - actions.ATTACK_BANDITS)
    elif action < actions.STEAL:
        number = action - actions.ATTACK
        attacking.attack_location(state, number // NUM_SPACES, number % NUM_SPACES)
    else:
        number = action - actions.STEAL
        attacking.steal(state, number // NUM_RESOURCES, number % NUM_RESOURCES)
    turn.go_on(state)


@rule
def apply_build_action(state: State, action: int) -> None:
    """R55, R58; R38."""
    if state.phase == Phase.EXTRA:
        if action != actions.SKIP:
            building.pay_extra(state, (action - actions.PAY) // MAX_PAID)
        if action == actions.SKIP or not building.may_pay_any_extra(state):
            refill_display(state)
    elif action == actions.DONE:
        turn.finish_turn(state)
    elif action < actions.SAIL:
        building.pay_for(state, action - actions.BUILD + FIRST_STACK)
        ask(state, Phase.PLACE)
    else:
        building.sail(state, action - actions.SAIL)
        turn.go_on(state)


@rule
def put_down(state: State, space: int) -> None:
    """R57: a card that was built, or an army that Barracks gave (R26)."""
    building.place(state, space)
    if state.step == Step.DICE:
        turn.go_on(state)
        return
    building.begin_extra(state, space)
    if building.may_pay_any_extra(state):
        ask(state, Phase.EXTRA)
    else:
        refill_display(state)


@rule
def refill_display(state: State) -> None:
    """R56; R71: not alone."""
    built = state.seats[active_seat(state)].city[state.source]
    building.begin_revealing(state, 1 if built >= FIRST_CARD and not is_alone(state) else 0)
    turn.go_on(state)


@rule
def go_on_replacing(state: State) -> None:
    """R13."""
    if state.left == 0:
        building.begin_revealing(state, min(NUM_REPLACED, DISPLAY_SIZE - count_display(state, LOWER)))
        turn.go_on(state)
