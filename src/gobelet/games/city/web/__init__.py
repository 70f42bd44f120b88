"""
Dice City on a page: where each choice lies, what can be ticked together, the score sheet.

Pieces carry the seat they belong to: `die-0-red`, `space-0-red3`, `stock-0-wood`, `hourglasses-0`. What lies
on the table for everybody does not: `card-mint`, `bandits2`, `ship5`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile

from gobelet.engine.contract import Message
from gobelet.engine.table import Table
from gobelet.engine.turns import active_seat
from gobelet.games.city.actions import (
    ATTACK,
    ATTACK_BANDITS,
    BUILD,
    COPY,
    DISCARD,
    END,
    GAIN,
    MOVE,
    PAY,
    PLACE,
    REACTIVATE,
    REROLL,
    SAIL,
    SHIFT,
    SPEND,
    STEAL,
    USE,
)
from gobelet.games.city.constants import MAX_PAID, NUM_COLUMNS, NUM_DICE, NUM_RESOURCES, NUM_SPACES, Phase
from gobelet.games.city.state import State
from gobelet.games.city.view import TableView
from gobelet.games.city.web.plans import compose, plan
from gobelet.games.city.words import BANDITS, BUILDABLE, CARDS, RESOURCES, ROWS, SHIPS, SPACES

__all__ = ["compose", "pieces", "plan", "score_sheet"]

Finder = Callable[[State, int], str | None]


def pieces(table: Table) -> Mapping[int, str]:
    found = {action: _piece_of(table.state, action) for action in table.legal_ids()}
    return {action: piece for action, piece in found.items() if piece is not None}


def _piece_of(state: State, action: int) -> str | None:
    *_, (first, finder) = takewhile(lambda family: family[0] <= action, FAMILIES)
    return finder(state, action - first)


def _nowhere(state: State, number: int) -> None:
    return None


def _own_die(state: State, number: int) -> str:
    """Whatever it does: use its location, move another, replace, reactivate, pass."""
    return f"die-{active_seat(state)}-{ROWS[number % NUM_DICE]}"


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


def _disturbed_die(state: State, dice: int) -> str | None:
    """R17: one die of one opponent; the sets of R45 are a plan."""
    return f"die-{state.opponent}-{ROWS[dice.bit_length() - 1]}" if state.phase == Phase.DISTURB else None


def _their_space(state: State, number: int) -> str:
    seat, space = divmod(number, NUM_SPACES)
    return f"space-{seat}-{SPACES[space]}"


def _their_stock(state: State, number: int) -> str:
    seat, resource = divmod(number, NUM_RESOURCES)
    return f"stock-{seat}-{RESOURCES[resource]}"


FAMILIES: list[tuple[int, Finder]] = [
    (0, _nowhere),
    (USE, _own_die),
    (SPEND, _own_hourglasses),
    (MOVE, _where_it_moves),
    (REACTIVATE, _own_space),
    (COPY, _own_space),
    (DISCARD, lambda state, card: f"card-{CARDS[card]}"),
    (PLACE, _own_space),
    (SHIFT, _own_space),
    (PAY, lambda state, number: _own_stock(state, number // MAX_PAID)),
    (GAIN, _own_stock),
    (REROLL + 1, lambda state, number: _disturbed_die(state, number + 1)),
    (ATTACK_BANDITS, lambda state, pile: BANDITS[pile]),
    (ATTACK, _their_space),
    (STEAL, _their_stock),
    (BUILD, lambda state, number: f"card-{BUILDABLE[number]}"),
    (SAIL, lambda state, pile: SHIPS[pile]),
    (END, _nowhere),
]


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
