"""
Checks that a position is possible.

The compiled rules trust what they are given. A position that somebody typed is checked here, so that every
one that is accepted can be played on.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY
from gobelet.engine.errors import NotationError
from gobelet.engine.turns import active_seat, is_round_complete, round_of
from gobelet.games.city.attacking import may_attack_anything
from gobelet.games.city.building import may_build_anything, may_pay_any_extra
from gobelet.games.city.components import ABILITY, DISPLAY_SIZE, EXTRA_MOST, MOST, PLACED
from gobelet.games.city.constants import (
    LOWER,
    MAX_KEPT,
    NO_DIE,
    NO_LOCATION,
    NO_RESOURCE,
    NO_SPACE,
    NUM_REPLACED,
    NUM_ROWS,
    ROWS_TO_END,
    UPPER,
    USED,
    WAITING,
    Ability,
    Phase,
    Step,
)
from gobelet.games.city.dicing import may_spend, seat_rolling
from gobelet.games.city.scoring import count_rounds, has_two_rows, is_last_round
from gobelet.games.city.state import (
    State,
    count_display,
    count_pile,
    count_unused,
    has_deactivated,
    has_resources,
    is_row_built,
    row_size,
)
from gobelet.games.city.using import may_copy_anything
from gobelet.games.city.words import PHASES, RESOURCES, SPACES, STEPS

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
    _check_end(state)
    _check_step(state)
    _check_dice(state)
    _check_stocks(state)
    _check_ability(state)
    _check_cards(state)
    _check_display(state)
    _check_phase(state)


def _phase(state: State) -> str:
    return f"the phase is {PHASES[state.phase]!r}"


def _check_options(state: State) -> None:
    alone = state.players == 1
    if alone and (state.two_rows_forced or state.pile_plays_on or state.ending):
        raise NotationError("'two_rows', 'empty_pile' and 'ending' are only for two or more players.")
    if not alone and (state.level or state.target or state.display[UPPER].any()):
        raise NotationError("'level', 'target' and 'upper' are only for solo games.")
    if alone and (state.seats[0].bandits.any() or state.seats[0].ships.any()):
        raise NotationError("In solo games nobody takes the cards of 'bandits' and 'ships'.")


# -- Rounds and the end ---------------------------------------------------------------------------------


def _check_end(state: State) -> None:
    """R63-R67, R73."""
    if round_of(state) > count_rounds(state):
        raise NotationError(
            f"A game has at most {count_rounds(state)} rounds with these players and options: "
            f"there is no round {round_of(state)}."
        )
    if state.ending:
        _check_ending(state)
    if state.phase == Phase.OVER:
        _check_over(state)


def _check_ending(state: State) -> None:
    """R66: chosen at the end of a turn, and the game ends with the round."""
    played = state.players if state.phase == Phase.OVER else active_seat(state)
    if not any(_count_built_rows(state, seat) >= ROWS_TO_END for seat in range(played)):
        raise NotationError(
            f"'ending' needs a seat with two rows full of cards that has had its turn in this round (R66); "
            f"it is the turn of p{active_seat(state)}."
        )


def _count_built_rows(state: State, seat: int) -> int:
    """Deactivated cards count: they may have been attacked since."""
    return sum(bool(is_row_built(state, seat, row)) for row in range(NUM_ROWS))


def _check_over(state: State) -> None:
    if not is_last_round(state):
        raise NotationError(
            f"The phase 'over' is too early: all bandits, two piles of ships or the pile must be gone, "
            f"'ending' must be named (R63-R66), or it must be round {count_rounds(state)}."
        )
    if not is_round_complete(state):
        raise NotationError(
            f"The game ends with a round (R67): the last turn must be that of p{state.players - 1}, "
            f"not of p{active_seat(state)}."
        )


def _check_step(state: State) -> None:
    phase = Phase(state.phase)
    if phase in (Phase.REVEAL, Phase.PLACE):
        if state.step == Step.ATTACK:
            raise NotationError(f"'step attack' is not possible in the phase {PHASES[phase]!r}.")
    elif state.step != STEP_OF_PHASE.get(phase, Step.DICE):
        raise NotationError(f"The phase {PHASES[phase]!r} is not part of the step {STEPS[state.step]!r}.")


# -- Dice -----------------------------------------------------------------------------------------------


def _check_dice(state: State) -> None:
    for seat in range(state.players):
        dice = state.seats[seat].dice
        if state.phase == Phase.OVER:
            if (dice != USED).any():
                raise NotationError("In the phase 'over' all 'dice' must be used.")
        elif seat != active_seat(state) and (dice == USED).any():
            raise NotationError(f"The 'dice' of p{seat} cannot be used before their turn.")
        may_wait = state.phase == Phase.ROLL or (state.phase == Phase.REVEAL and state.step == Step.DICE)
        if (dice == WAITING).any() and not may_wait:
            raise NotationError(
                f"A die '?' is only allowed in the phase 'roll', or in 'reveal' before it; {_phase(state)}."
            )
    if state.phase == Phase.ROLL and seat_rolling(state) == NOBODY:
        raise NotationError("In the phase 'roll' at least one die must be '?'.")
    if state.step != Step.DICE and (state.seats[active_seat(state)].dice != USED).any():
        raise NotationError(f"After the dice step all 'dice' must be used; {_phase(state)}.")


# -- Resources ------------------------------------------------------------------------------------------


def _check_stocks(state: State) -> None:
    """R60: who is not playing has kept one of each resource at most."""
    playing = NOBODY if state.phase in (Phase.OVER, Phase.END) else active_seat(state)
    for seat in range(state.players):
        for name, count in zip(RESOURCES, state.seats[seat].stock.tolist(), strict=True):
            if count > MAX_KEPT and seat != playing:
                raise NotationError(
                    f"p{seat} cannot have {count} {name}: "
                    f"after a turn, at most one of each resource is kept (R60); {_phase(state)}."
                )


# -- The ability that is being carried out --------------------------------------------------------------


def _check_ability(state: State) -> None:
    is_ability = state.phase in ABILITY_PHASES or (state.phase == Phase.PLACE and state.step == Step.DICE)
    has_source = is_ability or state.phase == Phase.EXTRA
    if (state.die != NO_DIE) != is_ability:
        raise NotationError(
            f"'die' is required while an ability needs a choice and not allowed otherwise; {_phase(state)}."
        )
    if (state.source != NO_SPACE) != has_source:
        raise NotationError(
            f"'from' is required while a location needs a choice and not allowed otherwise; {_phase(state)}."
        )
    if state.visited and not is_ability:
        raise NotationError(f"'via' is only allowed while an ability needs a choice; {_phase(state)}.")
    if is_ability:
        _check_source(state)
    if (state.placing != NO_LOCATION) != (state.phase == Phase.PLACE):
        raise NotationError(
            f"'placing' is required in the phase 'place' and not allowed in others; {_phase(state)}."
        )
    if (state.paid != NO_RESOURCE) != (state.phase == Phase.GAIN):
        raise NotationError(
            f"'paid' is required in the phase 'gain' and not allowed in others; {_phase(state)}."
        )
    _check_opponent(state)


def _check_source(state: State) -> None:
    seat = active_seat(state)
    if state.seats[seat].dice[state.die] != USED:
        raise NotationError("The 'die' being spent must be '-' in the list of dice.")
    location = state.seats[seat].city[state.source]
    if ABILITY[location] not in ABILITIES_OF_PHASE[Phase(state.phase)]:
        raise NotationError(
            f"The location on {SPACES[state.source]!r} needs no choice in the phase {PHASES[state.phase]!r}."
        )
    if state.phase == Phase.PLACE and state.placing not in (NO_LOCATION, PLACED[location]):
        raise NotationError(
            f"The location on {SPACES[state.source]!r} does not give the card after 'placing'."
        )


def _check_opponent(state: State) -> None:
    if state.opponent == NOBODY:
        if state.phase == Phase.DISTURB:
            raise NotationError("The phase 'disturb' needs 'against' in the head.")
    elif state.phase not in (Phase.DISTURB, Phase.ROLL) or state.opponent == active_seat(state):
        raise NotationError(
            "'against' must name an opponent, "
            "and is only allowed in the phase 'disturb' or the 'roll' before it."
        )


# -- Cards ----------------------------------------------------------------------------------------------


def _check_cards(state: State) -> None:
    if (state.left > 0) != (state.phase in COUNTING_PHASES):
        raise NotationError(
            f"'left' is required in 'reveal', 'discard', 'gain' and 'extra' "
            f"and not allowed elsewhere; {_phase(state)}."
        )
    if state.phase == Phase.REVEAL and state.left > count_pile(state):
        raise NotationError(f"The pile has {count_pile(state)} cards, too few for 'left' {state.left}.")
    most = min(count_display(state, LOWER), NUM_REPLACED)
    if state.phase == Phase.DISCARD and (state.left > most or not state.replaced):
        raise NotationError(
            f"In the phase 'discard', 'left' can be at most {most}, and 'replaced' is required."
        )
    if state.phase == Phase.GAIN:
        source = state.seats[active_seat(state)].city[state.source]
        if state.left > MOST[source]:
            raise NotationError(f"'left' can be at most {MOST[source]} for this location.")
    if state.phase == Phase.EXTRA:
        source = state.seats[active_seat(state)].city[state.source]
        if state.left > EXTRA_MOST[source]:
            raise NotationError(f"'left' can be at most {EXTRA_MOST[source]} payments for this location.")
    if state.phase in (Phase.OVER, Phase.END) and any(getattr(state, name) for name in OF_A_TURN):
        raise NotationError(f"Effects of a turn are not allowed once it is over; {_phase(state)}.")
    if state.replaced and state.players == 1:
        raise NotationError("'replaced' is not possible in solo games.")


def _check_display(state: State) -> None:
    """R3, R56, R71: cards that are about to be turned up have a place."""
    coming = int(state.left) if state.phase == Phase.REVEAL else 0
    lower, upper = int(count_display(state, LOWER)), int(count_display(state, UPPER))
    if state.players > 1 and lower + coming > DISPLAY_SIZE:
        raise NotationError(
            f"The display has {DISPLAY_SIZE} places: {lower} cards and {coming} to be turned up are too many."
        )
    size = int(row_size(state))
    rows = 1 if lower else 2  # before the first turn both are to come
    if state.players == 1 and (lower > size or upper > size or upper + coming > rows * size):
        raise NotationError(
            f"Each row of the display has {size} places: "
            f"{lower} cards below, {upper} above and {coming} to be turned up are too many."
        )


def _check_phase(state: State) -> None:
    """A player who is asked has something to choose."""
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
        raise NotationError(
            f"The phase {PHASES[state.phase]!r} is not possible here: there is nothing to choose."
        )
