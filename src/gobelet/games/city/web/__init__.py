"""
Dice City on a page: where each choice is, what can be ticked together, the score sheet.

Pieces are named with the seat they belong to: `die-0-red`, `space-0-red3`, `stock-0-wood`, `hourglasses-0`.
Shared pieces are not: `card-mint`, `bandits2`, `ship5`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gobelet.engine.actions import ByFamily
from gobelet.engine.contract import Message
from gobelet.engine.plans import Turn
from gobelet.engine.presentation import seat_message
from gobelet.engine.turns import active_seat
from gobelet.games.city import actions
from gobelet.games.city.actions import ACTIONS
from gobelet.games.city.constants import MAX_PAID, NUM_COLUMNS, NUM_RESOURCES, NUM_SPACES, Phase
from gobelet.games.city.state import State
from gobelet.games.city.view import TableView
from gobelet.games.city.web.plans import compose, plan
from gobelet.games.city.words import BANDITS, BUILDABLE, CARDS, RESOURCES, ROWS, SHIPS, SPACES

__all__ = ["GOAL_SIGNS", "compose", "marks", "pieces", "plan", "score_sheet", "touched"]

# What is drawn beside each line of what wins.
GOAL_SIGNS = {
    "goal-cards": ("wood", "stone", "iron"),
    "goal-more": ("bandit", "ship"),
    "goal-end": ("row",),
    "goal-end-solo": ("star",),
}

# What a log message takes from the other seat it names, or changes there.
ATTACKS = {"told-steal": ".side .have", "told-attack": ".l .x", "told-disturb": ".l .die"}


def pieces(turn: Turn) -> Mapping[int, str]:
    return ACTIONS.find_all(PIECES, turn.state, turn.legal)


def marks(turn: Turn, action: int) -> Sequence[str]:
    """What is ticked together: dice to reroll, a card to replace, resources to pay."""
    return ACTIONS.find(MARKS, turn.state, action) or ()


def _own_die(state: State, die: int) -> str:
    """Whatever it does: use its location, move another, replace, reactivate, pass."""
    return f"die-{active_seat(state)}-{ROWS[die]}"


def _own_hourglasses(state: State, favour: int) -> str:
    return f"hourglasses-{active_seat(state)}"


def _where_it_moves(state: State, number: int) -> str:
    die, is_right = divmod(number, 2)
    column = int(state.seats[active_seat(state)].dice[die]) + (1 if is_right else -1)
    return _own_space(state, die * NUM_COLUMNS + column)


def _own_space(state: State, space: int) -> str:
    return f"space-{active_seat(state)}-{SPACES[space]}"


def _own_stock(state: State, resource: int) -> str:
    return f"stock-{active_seat(state)}-{RESOURCES[resource]}"


def _disturbed_die(state: State, number: int) -> str | None:
    """R17: one die of one opponent; the sets of R45 are a plan."""
    die = (number + 1).bit_length() - 1
    return f"die-{state.opponent}-{ROWS[die]}" if state.phase == Phase.DISTURB else None


def _their_space(state: State, number: int) -> str:
    seat, space = divmod(number, NUM_SPACES)
    return f"space-{seat}-{SPACES[space]}"


def _their_stock(state: State, number: int) -> str:
    seat, resource = divmod(number, NUM_RESOURCES)
    return f"stock-{seat}-{RESOURCES[resource]}"


PIECES: ByFamily[str | None] = {
    actions.USE: _own_die,
    actions.MOVE_WITH: _own_die,
    actions.REPLACE_WITH: _own_die,
    actions.REACTIVATE_WITH: _own_die,
    actions.PASS_WITH: _own_die,
    actions.SPEND: _own_hourglasses,
    actions.SPEND_FOR_STRENGTH: _own_hourglasses,
    actions.SPEND_FOR_REROLL: _own_hourglasses,
    actions.MOVE: _where_it_moves,
    actions.REACTIVATE: _own_space,
    actions.COPY: _own_space,
    actions.DISCARD: lambda state, card: f"card-{CARDS[card]}",
    actions.PLACE: _own_space,
    actions.SHIFT: _own_space,
    actions.PAY: lambda state, number: _own_stock(state, number // MAX_PAID),
    actions.GAIN: _own_stock,
    actions.REROLL: _disturbed_die,
    actions.ATTACK_BANDITS: lambda state, pile: BANDITS[pile],
    actions.ATTACK: _their_space,
    actions.STEAL: _their_stock,
    actions.BUILD: lambda state, number: f"card-{BUILDABLE[number]}",
    actions.SAIL: lambda state, pile: SHIPS[pile],
}


MARKS: ByFamily[list[str]] = {
    actions.REROLL: lambda state, number: [
        _own_die(state, die) for die in range(len(ROWS)) if number + 1 >> die & 1
    ],
    actions.DISCARD: lambda state, card: [f"card-{CARDS[card]}-1"],
    actions.PAY: lambda state, number: [
        f"pay-{active_seat(state)}-{RESOURCES[number // MAX_PAID]}-{copy + 1}"
        for copy in range(number % MAX_PAID + 1)
    ],
}


def score_sheet(view: TableView, seat: int) -> list[tuple[Message, int]]:
    """R68."""
    own = view.seats[seat]
    bandits = sum(count * pile.points for count, pile in zip(own.bandits, view.bandits, strict=True))
    ships = sum(count * pile.points for count, pile in zip(own.ships, view.ships, strict=True))
    return [
        (Message("board-points"), own.points),
        (Message("board-bandits"), bandits),
        (Message("board-ships"), ships),
        (Message("web-city-cards"), own.city_points),
    ]


def touched(message: Message, seat: int) -> str | None:
    """R17: an opponent's hourglasses make everybody else reroll."""
    own = seat_message(seat)
    if message.id == "told-spend-reroll" and message.args["seat"] != own:
        return ".l .die"
    return ATTACKS.get(message.id) if message.args.get("other") == own else None
