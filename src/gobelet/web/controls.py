"""
The choices of a person, and where they are on the board.

Each legal action is a button in the sheet below the board. Most belong to a *piece* of the board, a die or a
card: picking the piece brings up its buttons. Where the engine splits what is one step for a person (dice to
reroll, workers to place), a *plan* has them tick several pieces and sends the actions together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from markupsafe import Markup

from gobelet.engine.language import Language
from gobelet.engine.plans import Plan, Turn
from gobelet.web.boards import Board


@dataclass(frozen=True)
class Choice:
    """One legal action."""

    action: str
    label: str  # what will happen
    piece: str | None = None


@dataclass(frozen=True)
class Controls:
    """The inputs of one table page; boards ask it for theirs."""

    choices: tuple[Choice, ...] = ()
    plan: Plan | None = None
    plan_label: str = ""
    by_piece: dict[str, list[Choice]] = field(default_factory=dict)

    def can(self, piece: str) -> bool:
        """Whether something can be chosen there now."""
        return piece in self.by_piece or (self.plan is not None and piece in self.plan.picks)

    def pick(self, piece: str, name: str = "") -> Markup:
        """The input to lay over a piece, inside its <label>; nothing where nothing can be chosen."""
        if self.plan is not None and piece in self.plan.picks:
            pick = self.plan.picks[piece]
            kind = "radio" if pick.group else "checkbox"
            return Markup(
                '<input class="pick" type="{}" name="pick{}" value="{}" data-piece="{}" aria-label="{}">'
            ).format(kind, f"-{pick.group}" if pick.group else "", pick.value, piece, name)
        choices = self.by_piece.get(piece)
        if not choices:
            return Markup()
        label = choices[0].label if len(choices) == 1 else name or choices[0].label
        return Markup(
            '<input class="pick" type="radio" name="piece" value="{}" data-piece="{}" aria-label="{}">'
        ).format(piece, piece, label)

    @property
    def loose(self) -> list[Choice]:
        """What belongs to no piece."""
        return [choice for choice in self.choices if choice.piece is None]


NO_CONTROLS = Controls()


def controls_for(board: Board, turn: Turn, language: Language) -> Controls:
    """The controls for the player who must decide."""
    game, plan, pieces = turn.table.game, board.plan(turn), board.pieces(turn)
    covered = plan.covers if plan else frozenset()
    choices = tuple(
        Choice(
            game.notation.format_action(action),
            language.say(game.presentation.name_action(turn.state, action)),
            pieces.get(action),
        )
        for action in turn.legal
        if action not in covered
    )
    return Controls(choices, plan, language.say(plan.label) if plan else "", _by_piece(choices))


def _by_piece(choices: Iterable[Choice]) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.piece is not None:
            found.setdefault(choice.piece, []).append(choice)
    return found
