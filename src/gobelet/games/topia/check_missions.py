"""Checks that the missions of a position can be where they are (R4, R15)."""

from __future__ import annotations

from gobelet.engine.contract import NOBODY
from gobelet.engine.errors import NotationError
from gobelet.games.topia.components import AGENCY_DRAWS
from gobelet.games.topia.constants import (
    NO_MISSION,
    NUM_DEALT,
    SLOTS_A_DISTRICT,
    UNDER,
    District,
    Faction,
    Phase,
)
from gobelet.games.topia.setting_up import count_kept
from gobelet.games.topia.state import State, count_dice_in_district, count_hand, count_held, seat_with
from gobelet.games.topia.words import MISSIONS


def check_missions(state: State) -> None:
    """
    Raises:
        NotationError: If somebody has a mission, or has drawn more, than can be in a game.
    """
    _check_returned(state)
    for seat in range(state.players):
        if state.held[UNDER + seat] > state.draws[seat]:
            raise NotationError(f"p{seat} has put more missions 'under' the deck than their 'draws' allow.")
        _check_hand(state, seat)
    _check_draws(state)


def _check_returned(state: State) -> None:
    """R4: each at most once, and then only with somebody who has drawn since."""
    returned = [int(mission) for mission in state.returned[: state.players] if mission != NO_MISSION]
    if len(set(returned)) < len(returned):
        raise NotationError("Two seats cannot have 'returned' the same mission.")
    for seat in range(state.players):
        held = [mission for mission in returned if _is_held_by(state, mission, seat)]
        if len(held) > state.draws[seat]:
            raise NotationError(
                f"{MISSIONS[held[-1]]!r} was 'returned', so p{seat} cannot have it without a draw: "
                f"'draws' is {state.draws[seat]}."
            )
        if state.returned[seat] != NO_MISSION and not _may_have_returned(state, seat):
            raise NotationError(f"p{seat} cannot have 'returned' a mission: all {NUM_DEALT} are kept.")


def _is_held_by(state: State, mission: int, seat: int) -> bool:
    """In hand or put under the deck."""
    return int(state.missions[mission]) in (seat, UNDER + seat)


def _may_have_returned(state: State, seat: int) -> bool:
    """R4; R21, R52: not everybody returns one."""
    is_still_to_come = state.phase == Phase.KEEP and count_hand(state, seat) == NUM_DEALT
    return bool(count_kept(state, seat) < NUM_DEALT and not is_still_to_come)


def _check_hand(state: State, seat: int) -> None:
    """R4, R15: what was kept, and what was drawn since."""
    if state.phase <= Phase.KEEP:
        return
    most = int(count_kept(state, seat)) + int(state.draws[seat])
    if count_held(state, seat) > most:
        raise NotationError(
            f"p{seat} can have at most {most} missions, in hand or put 'under' the deck: "
            f"those kept and {state.draws[seat]} 'draws'."
        )


# -- The Agency -----------------------------------------------------------------------------------------


def _check_draws(state: State) -> None:
    """R15: so the deck is never used up, and what was put under it never comes up."""
    draws, most = int(state.draws.sum()) + _count_draws_to_come(state), most_draws(state)
    if draws > most:
        raise NotationError(
            f"There can be at most {most} 'draws', not {draws}, with the dice that are left in the Agency "
            "and in Waste Management."
        )


def _count_draws_to_come(state: State) -> int:
    """What the action brings that is being done or due."""
    if state.doing != District.AGENCY or state.phase == Phase.RETURN:
        return 0
    return int(state.left if state.phase == Phase.DRAW else AGENCY_DRAWS[state.scenario])


def most_draws(state: State) -> int:
    """
    R15: how many missions the Agency can have brought.

    A player who does its action has taken a die there. Only Waste Management brings a die back, and for that
    somebody has taken one there. So there is one action for each die that is missing in the two, and one
    more if Ewo has used its power.
    """
    lying = sum(int(count_dice_in_district(state, each)) for each in (District.AGENCY, District.WASTE))
    missing = 2 * int(SLOTS_A_DISTRICT[state.players]) - lying
    if state.doing == District.WASTE:
        missing -= 1  # its action may bring one back
    ewo = seat_with(state, int(Faction.EWO))
    actions = max(missing, 0) + int(ewo != NOBODY and state.used[ewo])
    return actions * int(AGENCY_DRAWS[state.scenario])
