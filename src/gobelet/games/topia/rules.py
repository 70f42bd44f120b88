"""
How a game of Dicetopia goes: setting up, the turns, and the powers that break into them (R6).

Rules change the state in place, never draw and never raise: callers pass legal actions only. Actions, powers
and missions have their own modules; this one leads from step to step. A step with no choice is skipped.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, Int8s
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask, end_game, wait_for_draw
from gobelet.games.topia import acting, actions, powers, setting_up, turn
from gobelet.games.topia.actions import NUM_ACTIONS
from gobelet.games.topia.components import RANDOM
from gobelet.games.topia.constants import (
    AGENT,
    DECK,
    MAX_PLAYERS,
    NO_DISTRICT,
    NO_FACTION,
    NO_MISSION,
    NO_PLACE,
    NOTHING,
    NUM_FACTIONS,
    NUM_PLACES,
    OUT,
    SIDES,
    District,
    Moment,
    Phase,
    Setting,
)
from gobelet.games.topia.features import FEATURES, NUM_FEATURES, encode
from gobelet.games.topia.scoring import rank, score
from gobelet.games.topia.secrets import conceal, hide
from gobelet.games.topia.state import (
    STATE,
    State,
    card_place,
    count_deck,
    count_dice_on_card,
    district_of,
    move_mission,
)

__all__ = [
    "FEATURES",
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
    """R1-R4: factions, then dice, then missions; R50: before them, perhaps the scenario."""
    state.players = players
    set_options(state, options)
    state.factions[:] = NO_FACTION
    state.returned[:] = NO_MISSION
    state.missions[:] = DECK
    state.cloned = NO_PLACE
    state.awarded_district = NO_DISTRICT
    state.awarded_seat = NOBODY
    setting_up.lay_out_places(state)
    turn.forget_turn(state)
    if options[Setting.SCENARIO] == RANDOM:
        wait_for_draw(state, Phase.SCENARIO, RANDOM - 1)
    else:
        wait_for_draw(state, Phase.FACTION, NUM_FACTIONS)


@rule
def set_options(state: State, options: Int8s) -> None:
    """R50: a scenario that is drawn is none until then."""
    state.bank_alike = options[Setting.BANK]
    state.gugu_by_one = options[Setting.GUGU]
    state.no_action = options[Setting.HYPNOSIS]
    state.scenario = options[Setting.SCENARIO] % RANDOM
    state.bank_card = options[Setting.BANK_CARD]
    state.third_out = options[Setting.THIRD_MISSION]
    state.adapt_each = options[Setting.HOLLOWS]


@rule
def go_on_setting_up(state: State) -> None:
    """What is still missing: factions, dice, missions, a choice of missions."""
    phase = state.phase
    if phase <= Phase.FACTION and setting_up.count_factions(state) < state.players:
        wait_for_draw(state, Phase.FACTION, NUM_FACTIONS - setting_up.count_factions(state))
    elif phase <= Phase.LAYOUT and setting_up.first_empty_slot(state) != NO_PLACE:
        wait_for_draw(state, Phase.LAYOUT, SIDES * setting_up.count_dice_left(state))
    elif phase <= Phase.DEAL and setting_up.seat_to_deal(state) != NOBODY:
        wait_for_draw(state, Phase.DEAL, count_deck(state))
    else:
        ask_to_keep(state)


@rule
def ask_to_keep(state: State) -> None:
    """R4."""
    seat = setting_up.seat_to_return(state)
    if seat == NOBODY:
        turn.begin_turn(state)
    else:
        ask(state, Phase.KEEP)
        state.actor = seat


@rule
def return_third_mission(state: State, mission: int) -> None:
    """R4: back into the deck, or out of the game."""
    state.returned[state.actor] = mission
    move_mission(state, mission, OUT + state.actor if state.third_out else DECK)


# -- What may be done -----------------------------------------------------------------------------------


@rule
def legal_actions(state: State, out: Actions) -> int:
    match state.phase:
        case Phase.KEEP | Phase.RETURN:
            return acting.list_returns(state, state.actor, out)
        case Phase.TAKE:
            return powers.list_takes(state, out)
        case Phase.DUE:
            return powers.list_due(state, out)
        case Phase.FIRST | Phase.SECOND:
            return powers.list_targets(state, out)
        case Phase.CHANGE:
            return acting.list_changes(state, 0, NUM_PLACES, out, 0)
        case Phase.CUBE:
            return acting.list_cubes(state, out)
        case Phase.REMOVE:
            return powers.list_removals(state, out)
        case Phase.PRAY:
            return powers.list_prayers(state, out)
        case _:
            return list_answers(state, out)


@rule
def list_answers(state: State, out: Actions) -> int:
    """What the owner of a power is asked."""
    match state.phase:
        case Phase.ROAM:
            out[0] = actions.PLAY
            out[1] = actions.SKIP_TURN
            return 2
        case Phase.HYPNOTISE:
            return powers.list_names(state, out)
        case Phase.BLOCK:
            out[0] = actions.BLOCK
            out[1] = actions.ALLOW
            return 2
        case Phase.ADAPT:
            return powers.list_adaptations(state, out)
        case Phase.AFTER:
            out[0] = actions.POWER
            out[1] = actions.DONE
            return 2
        case Phase.CLONE:
            return powers.list_clones(state, out)
        case Phase.COPY:
            return powers.list_copies(state, out)
        case Phase.AWARD:
            return powers.list_awards(state, out)
        case _:
            return 0


# -- What then happens ----------------------------------------------------------------------------------


@rule
def apply_draw(state: State, outcome: int) -> None:
    match state.phase:
        case Phase.SCENARIO:
            state.scenario = outcome + 1  # all but none
            go_on_setting_up(state)
        case Phase.FACTION:
            setting_up.give_faction(state, outcome)
            go_on_setting_up(state)
        case Phase.LAYOUT:
            setting_up.lay_out_die(state, outcome)
            state.draw -= SIDES  # those of the dice that are left
            if state.draw == 0:
                go_on_setting_up(state)
        case Phase.DEAL:
            acting.draw_mission(state, setting_up.seat_to_deal(state), outcome)
            go_on_setting_up(state)
        case Phase.DRAW:
            acting.draw_mission(state, active_seat(state), outcome)
            turn.go_on_drawing(state)
        case _:
            acting.land_die(state, outcome)
            turn.go_on_rolling(state)


@rule
def apply_action(state: State, action: int) -> None:
    match state.phase:
        case Phase.KEEP:
            return_third_mission(state, action - actions.RETURN)
            ask_to_keep(state)
        case Phase.TAKE | Phase.DUE | Phase.AFTER:
            apply_turn_action(state, action)
        case Phase.FIRST | Phase.SECOND | Phase.CHANGE | Phase.CUBE | Phase.RETURN:
            apply_district_action(state, action)
        case Phase.REMOVE | Phase.PRAY:
            carry_power_through(state, action - actions.CHOOSE)
        case Phase.CLONE | Phase.COPY | Phase.AWARD:
            apply_scoring_action(state, action)
        case _:
            apply_answer(state, action)


@rule
def apply_turn_action(state: State, action: int) -> None:
    """R7, R23, R26, R28."""
    if action == actions.POWER:
        ask(state, Phase.REMOVE if powers.may_remove(state) else Phase.PRAY)
    elif action == actions.DONE:
        turn.next_turn(state)
    elif action == actions.GO_ON:
        turn.begin_action(state)
    elif action >= actions.ACT:
        state.used[active_seat(state)] = 1
        state.doing = action - actions.ACT
        state.borrowed = 1
        turn.begin_action(state)
    else:
        place_agent(state, action - actions.TAKE)
        turn.go_on(state)


@rule
def place_agent(state: State, place: int) -> None:
    """R7, R8; R27: perhaps nobody does the action."""
    seat = active_seat(state)
    state.pieces[card_place(seat, count_dice_on_card(state, seat))] = state.pieces[place]
    state.pieces[place] = AGENT + seat
    if state.named != NO_DISTRICT and state.no_action:
        state.moment = Moment.ACTED
    else:
        state.moment = Moment.DUE
        state.doing = district_of(place)


@rule
def apply_district_action(state: State, action: int) -> None:
    """R10-R17, R54."""
    match state.phase:
        case Phase.FIRST if action == actions.BLOCK:
            block_action(state)
        case Phase.FIRST:
            state.chosen[0] = action - actions.CHOOSE
            if state.doing == District.GUGU:
                turn.ask_to_block(state)
            else:
                ask(state, Phase.SECOND)
        case Phase.SECOND:
            state.chosen[1] = action - actions.CHOOSE
            turn.ask_to_block(state)
        case Phase.CHANGE:
            acting.change_die(state, action)
            turn.finish_action(state)
        case Phase.CUBE:
            acting.move_cube(state, action)
            turn.finish_action(state)
        case _:
            acting.put_under(state, action - actions.RETURN)
            turn.go_on_returning(state)


@rule
def block_action(state: State) -> None:
    """R19: Banxa blocks an action, which is lost."""
    state.used[state.actor] = 1
    turn.finish_action(state)


@rule
def apply_answer(state: State, action: int) -> None:
    """R19, R24, R25, R27."""
    match state.phase:
        case Phase.ROAM:
            if action == actions.SKIP_TURN:
                state.used[state.actor] = 1
                state.skipped = 1
                turn.next_turn(state)
            else:
                turn.ask_to_name(state)
        case Phase.HYPNOTISE:
            if action >= actions.NAME:
                state.used[state.actor] = 1
                state.named = action - actions.NAME
            ask(state, Phase.TAKE)
        case Phase.BLOCK:
            if action == actions.BLOCK:
                block_action(state)
            else:
                turn.carry_out(state)
        case _:
            powers.adapt(state, action)
            turn.go_on_after(state)


@rule
def carry_power_through(state: State, place: int) -> None:
    """R26, R28."""
    seat = active_seat(state)
    if state.phase == Phase.REMOVE:
        state.pieces[place] = NOTHING
        state.used[seat] = 1
        turn.go_on(state)
    elif state.chosen[0] == NO_PLACE:
        state.chosen[0] = place
    else:
        state.rolling[0] = state.chosen[0]
        state.rolling[1] = place
        state.chosen[0] = NO_PLACE
        state.used[seat] = 1
        turn.go_on(state)


@rule
def apply_scoring_action(state: State, action: int) -> None:
    """R20, R22."""
    match state.phase:
        case Phase.CLONE:
            if action == actions.PASS:
                turn.begin_awarding(state)
            else:
                state.cloned = action - actions.CHOOSE
                state.phase = Phase.COPY
        case Phase.COPY:
            powers.clone_die(state, action)
            state.used[state.actor] = 1
            turn.begin_awarding(state)
        case _:
            if action != actions.PASS:
                state.used[state.actor] = 1
                state.awarded_district = (action - actions.AWARD) // MAX_PLAYERS
                state.awarded_seat = (action - actions.AWARD) % MAX_PLAYERS
            end_game(state, Phase.OVER)
