"""
How a game of Dicetopia goes: setting up, the turns, and the powers that break into them (R6).

Rules change the state in place, never draw and never raise: callers pass legal actions only. What an action,
a power or a mission does lies in modules of its own; here is what leads from one to the next. A step with
nothing to choose passes by itself.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY, Actions, Int8s, widen
from gobelet.engine.jit import rule
from gobelet.engine.turns import active_seat, ask, end_game, wait_for_draw
from gobelet.games.topia.acting import (
    change_die,
    draw_mission,
    land_die,
    list_changes,
    list_choices,
    list_cubes,
    list_returns,
    move_cube,
    put_under,
)
from gobelet.games.topia.actions import (
    ACT,
    ALLOW,
    AWARD,
    BLOCK,
    CHOOSE,
    DONE,
    GO_ON,
    NAME,
    NUM_ACTIONS,
    PASS,
    PLAY,
    POWER,
    RETURN,
    SKIP_TURN,
    TAKE,
)
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
    SIDES,
    District,
    Moment,
    Phase,
    Setting,
)
from gobelet.games.topia.features import NUM_FEATURES, encode
from gobelet.games.topia.powers import (
    clone_die,
    list_adaptations,
    list_awards,
    list_clones,
    list_copies,
    list_due,
    list_names,
    list_prayers,
    list_removals,
    list_takes,
    may_remove,
)
from gobelet.games.topia.scoring import rank, score
from gobelet.games.topia.secrets import conceal, hide
from gobelet.games.topia.setting_up import (
    count_dice_left,
    count_factions,
    first_empty_slot,
    give_faction,
    lay_out_die,
    lay_out_places,
    seat_to_deal,
    seat_to_return,
)
from gobelet.games.topia.state import (
    STATE,
    State,
    card_place,
    count_deck,
    count_dice_on_card,
    district_of,
    move_mission,
)
from gobelet.games.topia.turn import (
    ask_to_block,
    ask_to_name,
    begin_action,
    begin_awarding,
    begin_turn,
    carry_out,
    finish_action,
    forget_turn,
    go_on,
    go_on_after,
    go_on_drawing,
    go_on_returning,
    go_on_rolling,
    next_turn,
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
    """R1-R4: factions, then dice, then missions."""
    state.players = players
    state.bank_alike = options[Setting.BANK]
    state.gugu_by_one = options[Setting.GUGU]
    state.no_action = options[Setting.HYPNOSIS]
    state.scenario = options[Setting.SCENARIO]
    state.bank_card = options[Setting.BANK_CARD]
    state.factions[:] = NO_FACTION
    state.returned[:] = NO_MISSION
    state.missions[:] = DECK
    state.cloned = NO_PLACE
    state.awarded_district = NO_DISTRICT
    state.awarded_seat = NOBODY
    lay_out_places(state)
    forget_turn(state)
    wait_for_draw(state, Phase.FACTION, NUM_FACTIONS)


@rule
def go_on_setting_up(state: State) -> None:
    """What is still missing: factions, dice, missions, a choice of missions."""
    phase = state.phase
    if phase == Phase.FACTION and count_factions(state) < state.players:
        wait_for_draw(state, Phase.FACTION, NUM_FACTIONS - count_factions(state))
    elif phase <= Phase.LAYOUT and first_empty_slot(state) != NO_PLACE:
        wait_for_draw(state, Phase.LAYOUT, SIDES * count_dice_left(state))
    elif phase <= Phase.DEAL and seat_to_deal(state) != NOBODY:
        wait_for_draw(state, Phase.DEAL, count_deck(state))
    else:
        ask_to_keep(state)


@rule
def ask_to_keep(state: State) -> None:
    """R4."""
    seat = seat_to_return(state)
    if seat == NOBODY:
        begin_turn(state)
    else:
        ask(state, Phase.KEEP)
        state.actor = seat


# -- What may be done -----------------------------------------------------------------------------------


@rule
def legal_actions(state: State, out: Actions) -> int:
    match state.phase:
        case Phase.KEEP | Phase.RETURN:
            return list_returns(state, state.actor, out)
        case Phase.TAKE:
            return list_takes(state, out)
        case Phase.DUE:
            return list_due(state, out)
        case Phase.FIRST | Phase.SECOND:
            return list_choices(state, widen(state.chosen[0]), out)
        case Phase.CHANGE:
            return list_changes(state, 0, NUM_PLACES, out, 0)
        case Phase.CUBE:
            return list_cubes(state, out)
        case Phase.REMOVE:
            return list_removals(state, out)
        case Phase.PRAY:
            return list_prayers(state, out)
        case _:
            return list_answers(state, out)


@rule
def list_answers(state: State, out: Actions) -> int:
    """What the owner of a power is asked."""
    match state.phase:
        case Phase.ROAM:
            out[0] = PLAY
            out[1] = SKIP_TURN
            return 2
        case Phase.HYPNOTISE:
            return list_names(state, out)
        case Phase.BLOCK:
            out[0] = BLOCK
            out[1] = ALLOW
            return 2
        case Phase.ADAPT:
            return list_adaptations(state, out)
        case Phase.AFTER:
            out[0] = POWER
            out[1] = DONE
            return 2
        case Phase.CLONE:
            return list_clones(state, out)
        case Phase.COPY:
            return list_copies(state, out)
        case Phase.AWARD:
            return list_awards(state, out)
        case _:
            return 0


# -- What then happens ----------------------------------------------------------------------------------


@rule
def apply_draw(state: State, outcome: int) -> None:
    match state.phase:
        case Phase.FACTION:
            give_faction(state, outcome)
            go_on_setting_up(state)
        case Phase.LAYOUT:
            lay_out_die(state, outcome)
            state.draw -= SIDES  # those of the dice that are left
            if state.draw == 0:
                go_on_setting_up(state)
        case Phase.DEAL:
            draw_mission(state, seat_to_deal(state), outcome)
            go_on_setting_up(state)
        case Phase.DRAW:
            draw_mission(state, active_seat(state), outcome)
            go_on_drawing(state)
        case _:
            land_die(state, outcome)
            go_on_rolling(state)


@rule
def apply_action(state: State, action: int) -> None:
    match state.phase:
        case Phase.KEEP:
            state.returned[state.actor] = action - RETURN
            move_mission(state, action - RETURN, DECK)
            ask_to_keep(state)
        case Phase.TAKE | Phase.DUE | Phase.AFTER:
            apply_turn_action(state, action)
        case Phase.FIRST | Phase.SECOND | Phase.CHANGE | Phase.CUBE | Phase.RETURN:
            apply_district_action(state, action)
        case Phase.REMOVE | Phase.PRAY:
            carry_power_through(state, action - CHOOSE)
        case Phase.CLONE | Phase.COPY | Phase.AWARD:
            apply_scoring_action(state, action)
        case _:
            apply_answer(state, action)


@rule
def apply_turn_action(state: State, action: int) -> None:
    """R7, R23, R26, R28."""
    if action == POWER:
        ask(state, Phase.REMOVE if may_remove(state) else Phase.PRAY)
    elif action == DONE:
        next_turn(state)
    elif action == GO_ON:
        begin_action(state)
    elif action >= ACT:
        state.used[active_seat(state)] = 1
        state.doing = action - ACT
        state.borrowed = 1
        begin_action(state)
    else:
        place_agent(state, action - TAKE)
        go_on(state)


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
        case Phase.FIRST:
            state.chosen[0] = action - CHOOSE
            if state.doing == District.GUGU:
                ask_to_block(state)
            else:
                ask(state, Phase.SECOND)
        case Phase.SECOND:
            state.chosen[1] = action - CHOOSE
            ask_to_block(state)
        case Phase.CHANGE:
            change_die(state, action)
            finish_action(state)
        case Phase.CUBE:
            move_cube(state, action)
            finish_action(state)
        case _:
            put_under(state, action - RETURN)
            go_on_returning(state)


@rule
def apply_answer(state: State, action: int) -> None:
    """R19, R24, R25, R27."""
    match state.phase:
        case Phase.ROAM:
            if action == SKIP_TURN:
                state.used[state.actor] = 1
                state.skipped = 1
                next_turn(state)
            else:
                ask_to_name(state)
        case Phase.HYPNOTISE:
            if action >= NAME:
                state.used[state.actor] = 1
                state.named = action - NAME
            ask(state, Phase.TAKE)
        case Phase.BLOCK:
            if action == BLOCK:
                state.used[state.actor] = 1
                finish_action(state)
            else:
                carry_out(state)
        case _:
            if action != PASS:
                change_die(state, action)
            state.stirred = 0
            go_on_after(state)


@rule
def carry_power_through(state: State, place: int) -> None:
    """R26, R28."""
    seat = active_seat(state)
    if state.phase == Phase.REMOVE:
        state.pieces[place] = NOTHING
        state.used[seat] = 1
        go_on(state)
    elif state.chosen[0] == NO_PLACE:
        state.chosen[0] = place
    else:
        state.rolling[0] = state.chosen[0]
        state.rolling[1] = place
        state.chosen[0] = NO_PLACE
        state.used[seat] = 1
        go_on(state)


@rule
def apply_scoring_action(state: State, action: int) -> None:
    """R20, R22."""
    match state.phase:
        case Phase.CLONE:
            if action == PASS:
                begin_awarding(state)
            else:
                state.cloned = action - CHOOSE
                state.phase = Phase.COPY
        case Phase.COPY:
            clone_die(state, action)
            state.used[state.actor] = 1
            begin_awarding(state)
        case _:
            if action != PASS:
                state.used[state.actor] = 1
                state.awarded_district = (action - AWARD) // MAX_PLAYERS
                state.awarded_seat = (action - AWARD) % MAX_PLAYERS
            end_game(state, Phase.OVER)
