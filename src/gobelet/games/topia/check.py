"""
Checks that a position is possible.

The compiled rules trust what they are given. A position that somebody typed is checked here, so that every
one that is accepted can be played on.
"""

from __future__ import annotations

import numpy as np

from gobelet.engine.contract import NOBODY
from gobelet.engine.errors import NotationError
from gobelet.engine.turns import active_seat, round_of
from gobelet.games.topia.acting import (
    has_cubes,
    is_gugu_by_one,
    list_choices,
    may_do,
)
from gobelet.games.topia.actions import CHOOSE, NUM_ACTIONS
from gobelet.games.topia.check_missions import check_missions
from gobelet.games.topia.constants import (
    AGENT,
    DICE_A_COLOUR,
    NO_DISTRICT,
    NO_FACTION,
    NO_PLACE,
    NUM_COLOURS,
    NUM_DEALT,
    NUM_ON_CARD,
    NUM_ROUNDS,
    NUM_SLOTS,
    District,
    Faction,
    Moment,
    Phase,
)
from gobelet.games.topia.counting import is_tied
from gobelet.games.topia.powers import (
    may_borrow,
    may_pray,
    may_remove,
    may_skip_turn,
    seat_to_adapt,
    seat_to_award,
    seat_to_block,
    seat_to_clone,
    seat_to_name,
)
from gobelet.games.topia.setting_up import first_empty_slot, seat_to_deal, seat_to_return
from gobelet.games.topia.state import (
    State,
    card_place,
    colour_of,
    count_deck,
    count_dice_in_city,
    count_dice_in_district,
    count_dice_on_card,
    count_hand,
    has_die,
    is_die,
    seat_with,
)
from gobelet.games.topia.words import COLOURS, DISTRICTS, PHASES, PLACES

SETTING_UP = (Phase.SCENARIO, Phase.FACTION, Phase.LAYOUT, Phase.DEAL, Phase.KEEP)
SCORING = (Phase.CLONE, Phase.COPY, Phase.AWARD, Phase.OVER)
PLACING = (Phase.ROAM, Phase.HYPNOTISE, Phase.TAKE)
ACTING = (
    *(Phase.DUE, Phase.FIRST, Phase.SECOND, Phase.CHANGE, Phase.CUBE, Phase.BLOCK, Phase.DRAW, Phase.RETURN),
)
ENDING = (Phase.ADAPT, Phase.AFTER)


def check_position(state: State) -> None:
    """
    Raises:
        NotationError: If the position is inconsistent.
    """
    _check_pieces(state)
    check_missions(state)
    _check_turn(state)
    _check_moment(state)
    _check_choices(state)
    _check_end(state)
    if state.phase in SETTING_UP:
        _check_setting_up(state)
    else:
        _check_phase(state)


def _phase(state: State) -> str:
    return f"the phase is {PHASES[state.phase]!r}"


# -- What lies where ------------------------------------------------------------------------------------


def _check_pieces(state: State) -> None:
    _check_dice(state)
    for seat in range(state.players):
        agents = int((state.pieces == AGENT + seat).sum())
        if agents > NUM_ON_CARD:
            raise NotationError(
                f"p{seat} can have at most {NUM_ON_CARD} agents in the city and on the card, not {agents}."
            )
    if state.cubes.any() and not state.bank_card:
        raise NotationError("'cubes' needs 'bank_card'.")


def _check_dice(state: State) -> None:
    """R3; R22: the die that Dangmer has changed may have been of any colour with room for it."""
    there = int(DICE_A_COLOUR[state.players])
    changed = NO_PLACE if state.phase == Phase.COPY else state.cloned
    dice = {place: int(piece) for place, piece in enumerate(state.pieces) if is_die(int(piece))}
    colours = [colour_of(die) for place, die in dice.items() if place != changed]
    for colour, name in enumerate(COLOURS):
        if colours.count(colour) > there:
            raise NotationError(
                f"The game has {there} {name} dice, but the position has {colours.count(colour)}."
            )
    if len(dice) > there * NUM_COLOURS:
        raise NotationError(f"The game has {there * NUM_COLOURS} dice, but the position has {len(dice)}.")


def _check_turn(state: State) -> None:
    """R6, R25: a late turn is played by Roamers, in round 7."""
    if state.phase in SETTING_UP:
        if state.turn != 0:
            raise NotationError(
                f"Before the first turn the head must have 'round 1' and 'p0'; {_phase(state)}."
            )
        return
    roamers = seat_with(state, int(Faction.ROAMERS))
    if state.skipped and (roamers == NOBODY or not state.used[roamers]):
        raise NotationError("'skipped' needs Roamers whose power is 'used'.")
    is_late = round_of(state) > NUM_ROUNDS
    if is_late and (round_of(state) > NUM_ROUNDS + 1 or active_seat(state) != roamers or state.skipped):
        raise NotationError(
            f"There are {NUM_ROUNDS} rounds, plus one turn for Roamers if they 'skipped' one."
        )


# -- What is being done ---------------------------------------------------------------------------------


def _check_moment(state: State) -> None:
    phase = Phase(state.phase)
    if phase in ACTING and (state.doing == NO_DISTRICT or state.moment != Moment.DUE):
        raise NotationError(f"'doing' is required; {_phase(state)}.")
    if phase in PLACING + SETTING_UP + SCORING and state.moment != Moment.BEFORE:
        raise NotationError(f"'doing' and 'acted' are not allowed; {_phase(state)}.")
    if phase in ENDING and state.moment != Moment.ACTED:
        raise NotationError(f"'acted' is required; {_phase(state)}.")
    if state.moment == Moment.ACTED and state.doing != NO_DISTRICT:
        raise NotationError("'doing' and 'acted' cannot be combined.")
    if state.borrowed and (state.doing == NO_DISTRICT or phase == Phase.DUE):
        raise NotationError("'borrowed' needs 'doing', and is not allowed in the phase 'due'.")
    if state.borrowed:
        ewo = active_seat(state)
        if state.factions[ewo] != Faction.EWO or not state.used[ewo]:
            raise NotationError("'borrowed' needs Ewo as the active player, with its power 'used'.")
    if state.named != NO_DISTRICT:
        _check_named(state)
    if state.phase not in SETTING_UP + SCORING:
        _check_places_left(state)


def _check_named(state: State) -> None:
    perceptioneers = seat_with(state, int(Faction.PERCEPTIONEERS))
    is_theirs = perceptioneers == active_seat(state)
    if perceptioneers == NOBODY or is_theirs or not state.used[perceptioneers]:
        raise NotationError(
            "'named' needs the Perceptioneers, not as the active player, with their power 'used'."
        )
    if state.phase in (Phase.ROAM, Phase.HYPNOTISE, *SETTING_UP, *SCORING):
        raise NotationError(f"'named' is not allowed; {_phase(state)}.")
    if state.moment == Moment.BEFORE and count_dice_in_district(state, state.named) == 0:
        raise NotationError(f"The 'named' district, {DISTRICTS[state.named]}, has no die.")


def _check_places_left(state: State) -> None:
    """Who is to place an agent has one, and there is a die to take; afterwards the card has a die."""
    dice = int(count_dice_on_card(state, active_seat(state)))
    if state.moment == Moment.BEFORE and (dice == NUM_ON_CARD or count_dice_in_city(state) == 0):
        raise NotationError(f"There is no agent to place, or no die to take; {_phase(state)}.")
    if state.moment != Moment.BEFORE and dice == 0:
        raise NotationError(f"The active player must have taken a die; {_phase(state)}.")


def _check_choices(state: State) -> None:
    phase = Phase(state.phase)
    chosen = [int(place) for place in state.chosen if place != NO_PLACE]
    rolling = [int(place) for place in state.rolling if place != NO_PLACE]
    for name, places in (("chosen", chosen), ("rolling", rolling)):
        if len(set(places)) < len(places) or any(state.pieces[place] < 0 for place in places):
            raise NotationError(f"{name!r} must name different places that are not empty.")
    if any(not has_die(state, place) for place in rolling) or bool(rolling) != (phase == Phase.ROLL):
        raise NotationError(
            f"'rolling' must name dice in the phase 'roll' and is not allowed in others; {_phase(state)}."
        )
    if chosen and phase not in (Phase.SECOND, Phase.BLOCK, Phase.PRAY, Phase.ROLL):
        raise NotationError(f"'chosen' is not allowed; {_phase(state)}.")
    if (state.left > 0) != (phase in (Phase.DRAW, Phase.RETURN)):
        raise NotationError(
            f"'left' is required in the phases 'draw' and 'return' "
            f"and not allowed in others; {_phase(state)}."
        )
    if state.stirred and phase != Phase.ADAPT:
        raise NotationError(f"'moved' is not allowed; {_phase(state)}.")
    if phase in (Phase.SECOND, Phase.BLOCK):
        _check_targets(state, chosen)
    if phase == Phase.PRAY and len(chosen) > 1:
        raise NotationError("In the phase 'pray' at most one die can be 'chosen'.")
    if phase == Phase.ROLL:
        _check_rolling(state, chosen, rolling)


def _check_targets(state: State, chosen: list[int]) -> None:
    wanted = 1 if state.phase == Phase.SECOND or state.doing == District.GUGU else 2
    if len(chosen) != wanted or not may_do(state, state.doing) or not _may_choose(state, NO_PLACE, chosen[0]):
        raise NotationError(f"'chosen' does not match 'doing'; {_phase(state)}.")
    if wanted == 2 and not _may_choose(state, chosen[0], chosen[1]):
        raise NotationError(f"{PLACES[chosen[1]]!r} cannot be 'chosen' with {PLACES[chosen[0]]!r}.")


def _may_choose(state: State, chosen: int, place: int) -> bool:
    legal = np.zeros(NUM_ACTIONS, np.int16)
    return CHOOSE + place in legal[: list_choices(state, chosen, legal, 0)]


def _check_rolling(state: State, chosen: list[int], rolling: list[int]) -> None:
    """The die of GUGU, or two of Tuulu."""
    if chosen:
        is_gugu = state.doing == District.GUGU and not is_gugu_by_one(state)
        if chosen != rolling or len(chosen) > 1 or not is_gugu or state.moment != Moment.DUE:
            raise NotationError("In a 'roll' for GUGU exactly one die must be both 'chosen' and 'rolling'.")
    elif state.factions[active_seat(state)] != Faction.TUULU or not state.used[active_seat(state)]:
        raise NotationError("'rolling' without GUGU needs Tuulu as the active player, with its power 'used'.")


# -- The end --------------------------------------------------------------------------------------------


def _check_end(state: State) -> None:
    phase = Phase(state.phase)
    if state.cloned != NO_PLACE:
        dangmer = seat_with(state, int(Faction.DANGMER))
        if dangmer == NOBODY or phase not in (Phase.COPY, Phase.AWARD, Phase.OVER):
            raise NotationError(f"'cloned' needs Dangmer, and is only allowed at the end; {_phase(state)}.")
        if not card_place(dangmer, 0) <= state.cloned < card_place(dangmer, 0) + NUM_ON_CARD:
            raise NotationError("'cloned' must name a place on Dangmer's card.")
    if state.awarded_district != NO_DISTRICT:
        if phase != Phase.OVER or seat_with(state, int(Faction.BINGMAI)) == NOBODY:
            raise NotationError(
                f"'awarded' needs Bingmai, and is only allowed once the game is over; {_phase(state)}."
            )
        if not is_tied(state, state.awarded_district, state.awarded_seat):
            raise NotationError("'awarded' must name one of the tied seats.")
    if phase in SCORING and state.skipped:
        raise NotationError("'skipped' is not possible at the end: Roamers have made up their turn.")
    if phase == Phase.COPY and not has_die(state, state.cloned):
        raise NotationError("There is no die to clone at the 'cloned' place.")


# -- A player who is asked has something to choose ------------------------------------------------------


def _check_setting_up(state: State) -> None:
    phase = Phase(state.phase)
    known = [faction != NO_FACTION for faction in state.factions[: state.players]]
    hands = [int(count_hand(state, seat)) for seat in range(state.players)]
    fits = {
        Phase.SCENARIO: not (any(known) or any(hands) or state.scenario or count_dice_in_city(state)),
        Phase.FACTION: not all(known) and known == sorted(known, reverse=True),
        Phase.LAYOUT: first_empty_slot(state) != NO_PLACE,
        Phase.DEAL: seat_to_deal(state) != NOBODY,
        Phase.KEEP: seat_to_return(state) != NOBODY,
    }
    if not fits[phase]:
        raise NotationError(
            f"The setup does not match the phase {PHASES[phase]!r}: already complete, or not yet there."
        )
    is_in_order = all(hand == NUM_DEALT for hand in hands[: sum(hands) // NUM_DEALT])
    if max(hands) > NUM_DEALT or (phase != Phase.KEEP and not is_in_order):
        raise NotationError(f"{NUM_DEALT} 'missions' must be dealt to each seat, one seat after the other.")
    empty = first_empty_slot(state)
    if empty != NO_PLACE and (state.pieces[empty:NUM_SLOTS] >= 0).any():
        raise NotationError("Dice must be placed in order, but there is one after an empty slot.")
    has_taken = any(count_dice_on_card(state, seat) > 0 for seat in range(state.players))
    if has_taken or (state.pieces[:NUM_SLOTS] >= AGENT).any():
        raise NotationError(f"Nobody can have taken a die yet; {_phase(state)}.")
    if state.used.any() or state.draws.any() or state.cubes.any():
        raise NotationError(f"'used', 'draws' and 'cubes' are not possible yet; {_phase(state)}.")


def _check_phase(state: State) -> None:
    if not _may_ask(state):
        raise NotationError(
            f"The phase {PHASES[state.phase]!r} is not possible here: there is nothing to choose."
        )


def _may_ask(state: State) -> bool:
    match Phase(state.phase):
        case Phase.ROAM:
            return bool(may_skip_turn(state))
        case Phase.HYPNOTISE:
            return bool(seat_to_name(state) != NOBODY)
        case Phase.DUE:
            return bool(may_pray(state) or may_borrow(state))
        case Phase.FIRST:
            return bool(_names_dice(state) and may_do(state, state.doing))
        case Phase.SECOND:
            return bool(_names_dice(state) and state.doing != District.GUGU)
        case Phase.CHANGE:
            return bool(state.doing == District.GUGU and is_gugu_by_one(state))
        case Phase.CUBE:
            return bool(has_cubes(state, state.doing))
        case Phase.DRAW:
            return bool(state.doing == District.AGENCY and count_deck(state) >= state.left)
        case Phase.RETURN:
            is_agency = state.doing == District.AGENCY
            return bool(is_agency and count_hand(state, active_seat(state)) >= state.left)
        case _:
            return _may_use_power(state)


def _may_react(state: State, hollows: int) -> bool:
    """R24: twice only with that option, after Nethal has swapped two dice on their card."""
    return state.stirred == 1 or bool(state.adapt_each and count_dice_on_card(state, hollows) > 1)


def _names_dice(state: State) -> bool:
    """Whether the action chooses dice that it moves or rerolls (R19)."""
    is_changed = state.doing == District.GUGU and is_gugu_by_one(state)
    return not (state.doing == District.AGENCY or is_changed or has_cubes(state, state.doing))


def _may_use_power(state: State) -> bool:
    match Phase(state.phase):
        case Phase.BLOCK:
            is_named = _names_dice(state)
            return bool(is_named and seat_to_block(state) != NOBODY)
        case Phase.ADAPT:
            hollows = seat_with(state, int(Faction.HOLLOWS))
            is_other = hollows != NOBODY and hollows != active_seat(state)
            return bool(is_other and seat_to_adapt(state) != NOBODY and _may_react(state, hollows))
        case Phase.REMOVE:
            return bool(may_remove(state))
        case Phase.PRAY:
            return bool(may_pray(state))
        case Phase.AFTER:
            return bool(may_remove(state) or may_pray(state))
        case Phase.CLONE:
            return bool(seat_to_clone(state) != NOBODY)
        case Phase.COPY:
            return bool(seat_to_clone(state) != NOBODY and state.cloned != NO_PLACE)
        case Phase.AWARD:
            return bool(seat_to_award(state) != NOBODY)
        case _:
            return True
