"""
Checks that a position is possible.

The compiled rules trust what they are given. A position that somebody typed is checked here, so that every
one that is accepted can be played on.
"""

from __future__ import annotations

from gobelet.engine.contract import NOBODY
from gobelet.engine.errors import NotationError
from gobelet.engine.turns import active_seat
from gobelet.games.ages.buying import is_paid, is_sold, may_buy, must_discard, purchasing_power
from gobelet.games.ages.collecting import may_spend_spearhead
from gobelet.games.ages.constants import (
    INVASION,
    MAX_OFFERS,
    MAX_ROLLS,
    NO_DEVELOPMENT,
    NO_DIE,
    NUM_ITEMS,
    NUM_MONUMENTS,
    WAITING,
    Development,
    Face,
    Phase,
)
from gobelet.games.ages.editions import COSTS, EDITIONS, SOLO_ROUNDS
from gobelet.games.ages.rolling import may_preserve
from gobelet.games.ages.shipping import may_exchange
from gobelet.games.ages.state import State, count_cities, count_dice, has_built, is_in_play, owns
from gobelet.games.ages.trading import can_pass_on, may_propose, may_trade, proposer, receiver
from gobelet.games.ages.words import DEVELOPMENTS, ITEMS, MONUMENTS, PHASES

ABOUT_TO_ROLL = (Phase.PRESERVE, Phase.ROLL)
ROLLING = (*ABOUT_TO_ROLL, Phase.KEEP, Phase.LEAD, Phase.CHOOSE)
DRAFTING = (Phase.OFFER, Phase.COUNTER)
ANSWERING = (Phase.ANSWER, Phase.REPLY)
LEAST_OFFERS = {Phase.ANSWER: 1, Phase.COUNTER: 1, Phase.REPLY: 2}
TRADING = (Phase.TRADE, *DRAFTING, *ANSWERING)


def check_position(state: State) -> None:
    """
    Raises:
        NotationError: If the position is inconsistent.
    """
    _check_monuments(state)
    _check_dice(state)
    _check_offer(state)
    _check_developments(state)
    _check_purchase(state)
    _check_late(state)
    rounds = int(SOLO_ROUNDS[state.edition])
    if state.players == 1 and state.turn >= rounds:
        raise NotationError(f"A solo game has {rounds} rounds: there is no round {state.turn + 1}.")
    if state.phase == Phase.DISCARD and not must_discard(state):
        raise NotationError("In the phase 'discard' the player must have more goods than they may keep.")


def _check_monuments(state: State) -> None:
    for monument in range(NUM_MONUMENTS):
        name = MONUMENTS[monument]
        for seat in range(state.players):
            if state.seats[seat].monument_workers[monument] and not is_in_play(state, monument):
                raise NotationError(f"{name!r} is not in play with {state.players} players.")
            if has_built(state, seat, monument) and state.first_builder[monument] == NOBODY:
                raise NotationError(f"{name!r} was built 'later' by p{seat}, but nobody built it 'first'.")


def _check_dice(state: State) -> None:
    phase, dice = PHASES[state.phase], int((state.dice != NO_DIE).sum())
    cities, waiting = count_cities(state, active_seat(state)), count_dice(state, WAITING)
    if state.phase in ROLLING and dice != cities:
        raise NotationError(
            f"In the phase {phase!r} there must be one die for each city: {cities}, not {dice}."
        )
    if (waiting > 0) != (state.phase in ABOUT_TO_ROLL):
        raise NotationError(
            f"Dice '?' are required in the phases 'preserve' and 'roll' "
            f"and not allowed in others; the phase is {phase!r}."
        )
    if state.phase == Phase.PRESERVE and waiting != dice:
        raise NotationError("In the phase 'preserve' every die must be '?'.")
    if state.phase == Phase.KEEP and not 1 <= state.rolls < MAX_ROLLS:
        raise NotationError(f"In the phase 'keep', rolls must be 1 or 2, not {state.rolls}.")
    if state.phase not in (Phase.ROLL, Phase.KEEP, Phase.LEAD) and state.rolls:
        raise NotationError(f"In the phase {phase!r} the dice are final: rolls must be 0, not {state.rolls}.")
    if state.phase == Phase.LEAD and not owns(state, active_seat(state), Development.LEADERSHIP):
        raise NotationError("In the phase 'lead' the active player must own leadership.")
    if state.phase == Phase.CHOOSE and not count_dice(state, Face.EITHER):
        raise NotationError("In the phase 'choose' at least one die must show either.")


def _check_offer(state: State) -> None:
    phase = PHASES[state.phase]
    if state.phase in TRADING and not state.trading:
        raise NotationError(f"The phase {phase!r} needs the word 'trading' or 'gifts'.")
    if state.phase not in TRADING and (state.offers or state.takebacks):
        raise NotationError(f"'offers' and 'takebacks' are not allowed in the phase {phase!r}.")
    if state.phase == Phase.TRADE and not may_trade(state):
        raise NotationError("In the phase 'trade' an offer must be possible.")
    if (state.partner != NOBODY) != (state.phase in (*DRAFTING, *ANSWERING)):
        raise NotationError(
            f"'with' is required in the phases 'offer', 'answer', 'counter' and 'reply' "
            f"and not allowed in others; the phase is {phase!r}."
        )
    if state.partner == NOBODY:
        if state.give.any() or state.ask.any():
            raise NotationError(f"'give' and 'ask' are not allowed in the phase {phase!r}.")
        return
    if state.partner == active_seat(state):
        raise NotationError(f"p{state.partner} cannot trade 'with' p{state.partner}.")
    if state.phase in ANSWERING and not may_propose(state):
        raise NotationError(f"In the phase {phase!r} the offer must both give and ask for something.")
    _check_bounds(state)
    _check_items(state)


def _check_bounds(state: State) -> None:
    """R32, R76: a draft can still be proposed, and an answer comes after a proposal; R77: right after it."""
    phase, least = PHASES[state.phase], LEAST_OFFERS.get(Phase(state.phase), 0)
    if state.phase in DRAFTING and state.offers == MAX_OFFERS:
        raise NotationError(f"In the phase {phase!r} an offer must be left: {MAX_OFFERS} is the limit.")
    if state.offers < least:
        raise NotationError(f"In the phase {phase!r}, offers must be at least {least}, not {state.offers}.")
    if state.phase in ANSWERING and state.takebacks:
        raise NotationError(
            f"In the phase {phase!r} nothing has been taken back since the proposal: "
            f"takebacks must be 0, not {state.takebacks}."
        )


def _check_items(state: State) -> None:
    giver, taker = int(proposer(state)), int(receiver(state))
    for item in range(NUM_ITEMS):
        name, given, asked = ITEMS[item], int(state.give[item]), int(state.ask[item])
        if given and asked:
            raise NotationError(f"{name!r} is on both sides of the offer.")
        if not can_pass_on(state, giver, taker, item, given):
            raise NotationError(f"p{giver} cannot give {given} {name}: too few, or no room for them.")
        if not can_pass_on(state, taker, giver, item, asked):
            raise NotationError(f"p{taker} cannot give {asked} {name}: too few, or no room for them.")


def _check_developments(state: State) -> None:
    """R44: nobody has what the edition lacks."""
    for seat in range(state.players):
        for development, name in enumerate(DEVELOPMENTS):
            if owns(state, seat, development) and not is_sold(state, development):
                raise NotationError(f"The edition {EDITIONS[state.edition].name!r} has no {name!r}.")


def _check_purchase(state: State) -> None:
    if (state.buying != NO_DEVELOPMENT) != (state.phase == Phase.PAY):
        raise NotationError("'buying' is required in the phase 'pay' and not allowed in others.")
    if state.phase == Phase.BUY and not may_buy(state):
        raise NotationError("In the phase 'buy' the player must be able to afford a development.")
    if state.phase != Phase.PAY:
        return
    name = DEVELOPMENTS[state.buying]
    if not is_sold(state, int(state.buying)):
        raise NotationError(f"The edition {EDITIONS[state.edition].name!r} has no {name!r}.")
    if owns(state, active_seat(state), int(state.buying)):
        raise NotationError(f"The player already owns {name!r}.")
    if is_paid(state) or purchasing_power(state) < COSTS[state.edition, state.buying]:
        raise NotationError(f"In the phase 'pay', {name!r} must be affordable and not fully paid yet.")


def _check_late(state: State) -> None:
    """R70-R75: what Preservation, Smithing and Shipping need."""
    if state.phase == Phase.PRESERVE and not may_preserve(state):
        raise NotationError(
            "In the phase 'preserve' the player must own preservation, a pottery and 1 to 14 food."
        )
    _check_invasion(state)
    for seat in range(state.players):
        if state.seats[seat].ships and not owns(state, seat, Development.SHIPPING):
            raise NotationError(f"p{seat} has ships but does not own shipping.")
    if state.phase != Phase.EXCHANGE and state.exchanges:
        raise NotationError("'exchanges' is allowed only in the phase 'exchange'.")
    if state.phase == Phase.EXCHANGE and not may_exchange(state):
        raise NotationError("In the phase 'exchange' a ship must be left, and a good to exchange.")


def _check_invasion(state: State) -> None:
    """R72."""
    if state.phase != Phase.INVADE:
        return
    if not may_spend_spearhead(state):
        raise NotationError(
            "In the phase 'invade' the player must own smithing and a spearhead, "
            "and an opponent must have no great_wall."
        )
    if (state.dice != NO_DIE).any() and count_dice(state, Face.SKULL) != INVASION:
        raise NotationError(f"In the phase 'invade' exactly {INVASION} dice must show a skull.")
