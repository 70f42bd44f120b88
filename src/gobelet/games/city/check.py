"""
Whether a position could lie on a table.

The compiled rules trust what they are given. A position that somebody typed is checked here, so that every
one that is accepted can be played on.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY
from gobelet.engine.errors import NotationError
from gobelet.engine.turns import active_seat
from gobelet.games.city.attacking import may_attack_anything
from gobelet.games.city.building import may_build_anything, may_pay_any_extra
from gobelet.games.city.components import ABILITY, EXTRA_MOST, MOST, PLACED
from gobelet.games.city.constants import (
    LOWER,
    MAX_KEPT,
    NO_DIE,
    NO_LOCATION,
    NO_RESOURCE,
    NO_SPACE,
    NUM_REPLACED,
    UPPER,
    USED,
    WAITING,
    Ability,
    Phase,
    Step,
)
from gobelet.games.city.dicing import may_spend, seat_rolling
from gobelet.games.city.scoring import count_solo_turns, has_two_rows, is_last_round
from gobelet.games.city.state import (
    State,
    count_display,
    count_pile,
    count_unused,
    has_deactivated,
    has_resources,
)
from gobelet.games.city.using import may_copy_anything
from gobelet.games.city.words import PHASES, SPACES, STEPS

OF_A_TURN = (
    "strength",
    "against_bandits",
    "army_bonus",
    "resource_bonus",
    "bandit_malus",
    "passed",
    "replaced",
)
# Which phases have a die, a source, a card in hand and something left.
ABILITY_PHASES = (Phase.COPY, Phase.PAY, Phase.GAIN, Phase.SHIFT, Phase.REROLL)
COUNTING_PHASES = (Phase.REVEAL, Phase.DISCARD, Phase.GAIN, Phase.EXTRA)
STEP_OF_PHASE = {
    Phase.ATTACK: Step.ATTACK,
    Phase.BUILD: Step.BUILD,
    Phase.EXTRA: Step.BUILD,
    Phase.END: Step.BUILD,
}  # the others belong to the dice step
ABILITIES_OF_PHASE = {
    Phase.COPY: (Ability.COPY_ROW, Ability.COPY_DIE, Ability.COPY_CITY),
    Phase.PLACE: (Ability.PLACE,),
    Phase.PAY: (Ability.TRADE, Ability.STORE),
    Phase.GAIN: (Ability.TRADE,),
    Phase.SHIFT: (Ability.SHIFT,),
    Phase.REROLL: (Ability.REROLL_ANY,),
}


def check_position(state: State) -> None:
    """
    Raises:
        NotationError: If something does not fit together.
    """
    _check_options(state)
    _check_step(state)
    _check_dice(state)
    _check_ability(state)
    _check_cards(state)
    _check_phase(state)


def _phase(state: State) -> str:
    return f"this is {PHASES[state.phase]!r}"


def _check_options(state: State) -> None:
    alone = state.players == 1
    if alone and (state.two_rows_forced or state.pile_plays_on or state.ending):
        raise NotationError("'two_rows', 'empty_pile' and 'ending' are for two players or more.")
    if not alone and (state.level or state.target or state.display[UPPER].any()):
        raise NotationError("'level', 'target' and 'upper' are for playing alone.")
    if alone and (state.seats[0].bandits.any() or state.seats[0].ships.any()):
        raise NotationError("Alone, 'bandits' and 'ships' are points: nobody takes their cards.")
    if alone and state.turn >= count_solo_turns(state):
        raise NotationError(f"Alone there are {count_solo_turns(state)} rounds.")


def _check_step(state: State) -> None:
    phase = Phase(state.phase)
    if phase in (Phase.REVEAL, Phase.PLACE):
        if state.step == Step.ATTACK:
            raise NotationError(f"There is no 'step attack' in {PHASES[phase]!r}.")
    elif state.step != STEP_OF_PHASE.get(phase, Step.DICE):
        raise NotationError(f"{PHASES[phase]!r} does not belong to step {STEPS[state.step]!r}.")


# -- Dice -----------------------------------------------------------------------------------------------


def _check_dice(state: State) -> None:
    for seat in range(state.players):
        dice = state.seats[seat].dice
        if state.phase == Phase.OVER:
            if (dice != USED).any():
                raise NotationError("In 'over' all 'dice' are used.")
        elif seat != active_seat(state) and (dice == USED).any():
            raise NotationError(f"The 'dice' of p{seat} are not used before that turn comes.")
        may_wait = state.phase == Phase.ROLL or (state.phase == Phase.REVEAL and state.step == Step.DICE)
        if (dice == WAITING).any() and not may_wait:
            raise NotationError(f"A die is '?' in 'roll', or in 'reveal' before it; {_phase(state)}.")
    if state.phase == Phase.ROLL and seat_rolling(state) == NOBODY:
        raise NotationError("In 'roll' a die is about to be rolled: '?'.")
    if state.step != Step.DICE and (state.seats[active_seat(state)].dice != USED).any():
        raise NotationError(f"After the dice step all 'dice' are used; {_phase(state)}.")


# -- The ability that is being carried out --------------------------------------------------------------


def _check_ability(state: State) -> None:
    is_ability = state.phase in ABILITY_PHASES or (state.phase == Phase.PLACE and state.step == Step.DICE)
    has_source = is_ability or state.phase == Phase.EXTRA
    if (state.die != NO_DIE) != is_ability:
        raise NotationError(f"A 'die' is being spent while its ability asks for a choice; {_phase(state)}.")
    if (state.source != NO_SPACE) != has_source:
        raise NotationError(
            f"'from' names the location that asks for a choice, and only then; {_phase(state)}."
        )
    if state.visited and not is_ability:
        raise NotationError(f"'via' belongs to an ability that asks for a choice; {_phase(state)}.")
    if is_ability:
        _check_source(state)
    if (state.placing != NO_LOCATION) != (state.phase == Phase.PLACE):
        raise NotationError(f"A card is 'placing' in 'place', and only there; {_phase(state)}.")
    if (state.paid != NO_RESOURCE) != (state.phase == Phase.GAIN):
        raise NotationError(f"Something was 'paid' in 'gain', and only there; {_phase(state)}.")
    _check_opponent(state)


def _check_source(state: State) -> None:
    seat = active_seat(state)
    if state.seats[seat].dice[state.die] != USED:
        raise NotationError("The 'die' being spent is off the board: '-' among the dice.")
    location = state.seats[seat].city[state.source]
    if ABILITY[location] not in ABILITIES_OF_PHASE[Phase(state.phase)]:
        raise NotationError(
            f"What lies on {SPACES[state.source]!r} asks for nothing in {PHASES[state.phase]!r}."
        )
    if state.phase == Phase.PLACE and state.placing not in (NO_LOCATION, PLACED[location]):
        raise NotationError(f"{SPACES[state.source]!r} does not give the card that is 'placing'.")


def _check_opponent(state: State) -> None:
    if state.opponent == NOBODY:
        if state.phase == Phase.DISTURB:
            raise NotationError("In 'disturb' the head says 'against' whom.")
    elif state.phase not in (Phase.DISTURB, Phase.ROLL) or state.opponent == active_seat(state):
        raise NotationError("'against' names an opponent, in 'disturb' or in the 'roll' before it.")


# -- Cards ----------------------------------------------------------------------------------------------


def _check_cards(state: State) -> None:
    if (state.left > 0) != (state.phase in COUNTING_PHASES):
        raise NotationError(
            f"Something is 'left' in 'reveal', 'discard', 'gain' and 'extra' only; {_phase(state)}."
        )
    if state.phase == Phase.REVEAL and state.left > count_pile(state):
        raise NotationError(f"The pile has {count_pile(state)} cards, too few for 'left' {state.left}.")
    most = min(count_display(state, LOWER), NUM_REPLACED)
    if state.phase == Phase.DISCARD and (state.left > most or not state.replaced):
        raise NotationError(f"In 'discard' at most {most} cards are 'left', and it says 'replaced'.")
    if state.phase == Phase.GAIN:
        source = state.seats[active_seat(state)].city[state.source]
        if state.left > MOST[source]:
            raise NotationError(f"At most {MOST[source]} can be 'left' to gain.")
    if state.phase == Phase.EXTRA:
        source = state.seats[active_seat(state)].city[state.source]
        if state.left > EXTRA_MOST[source]:
            raise NotationError(f"At most {EXTRA_MOST[source]} payments can be 'left'.")
    if state.phase in (Phase.OVER, Phase.END) and any(getattr(state, name) for name in OF_A_TURN):
        raise NotationError(f"The turn is over: nothing of it lasts; {_phase(state)}.")
    if state.replaced and state.players == 1:
        raise NotationError("Alone, cards are never 'replaced'.")


def _check_phase(state: State) -> None:
    """Whoever is asked has something to choose."""
    seat = active_seat(state)
    unused = int(count_unused(state, seat))
    may_end = has_two_rows(state, seat) and not is_last_round(state)
    may_choose = {
        Phase.DICE: unused > 0 or bool(may_spend(state)),
        Phase.MOVE: unused > 0,
        Phase.REACTIVATE: bool(has_deactivated(state, seat)),
        Phase.PAY: bool(has_resources(state, seat)),
        Phase.SHIFT: unused > 0,
        Phase.REROLL: unused > 0,
        Phase.ATTACK: bool(may_attack_anything(state)),
        Phase.BUILD: bool(may_build_anything(state)),
        Phase.END: may_end and not state.two_rows_forced,
    }
    if state.phase == Phase.COPY:
        may_choose[Phase.COPY] = bool(may_copy_anything(state))
    if state.phase == Phase.EXTRA:
        may_choose[Phase.EXTRA] = bool(may_pay_any_extra(state))
    if not may_choose.get(Phase(state.phase), True):
        raise NotationError(f"There is nothing to choose in {PHASES[state.phase]!r}.")
    if state.phase == Phase.END and (state.seats[seat].stock > MAX_KEPT).any():
        raise NotationError("In 'end' the stock has been put back already, but for one of each.")
