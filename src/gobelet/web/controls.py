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
    gives_up: bool = False  # something; then it comes last
    warning: str | None = None  # what is lost that could still be used: asks once more


@dataclass(frozen=True)
class Controls:
    """The inputs of one table page; boards ask it for theirs."""

    choices: tuple[Choice, ...] = ()
    plan: Plan | None = None
    plan_label: str = ""
    by_piece: dict[str, list[Choice]] = field(default_factory=dict)
    pointed: frozenset[str] = frozenset()  # pieces that a hint is about

    def can(self, piece: str) -> bool:
        """Whether something can be chosen there now."""
        return piece in self.by_piece or (self.plan is not None and piece in self.plan.picks)

    def pick(self, piece: str, name: str = "") -> Markup:
        """The input of a piece, inside its <label>; nothing if nothing can be chosen there."""
        if self.plan is not None and piece in self.plan.picks:
            pick = self.plan.picks[piece]
            kind = "radio" if pick.group else "checkbox"
            return Markup(
                '<input class="pick" type="{}" name="pick{}" value="{}" data-piece="{}" aria-label="{}"{}>'
            ).format(kind, f"-{pick.group}" if pick.group else "", pick.value, piece, name, self._mark(piece))
        choices = self.by_piece.get(piece)
        if not choices:
            return Markup()
        label = choices[0].label if len(choices) == 1 else name or choices[0].label
        return Markup(
            '<input class="pick" type="radio" name="piece" value="{}" data-piece="{}" aria-label="{}"{}>'
        ).format(piece, piece, label, self._mark(piece))

    def _mark(self, piece: str) -> Markup:
        return Markup(" data-pointed") if piece in self.pointed else Markup()

    @property
    def loose(self) -> list[Choice]:
        """The choices that belong to no piece and give nothing up."""
        return [choice for choice in self.choices if choice.piece is None and not choice.gives_up]

    @property
    def last(self) -> list[Choice]:
        """Those that give something up."""
        return [choice for choice in self.choices if choice.piece is None and choice.gives_up]


NO_CONTROLS = Controls()


def controls_for(board: Board, turn: Turn, language: Language) -> Controls:
    """The controls for the player who must decide."""
    plan, pieces = board.plan(turn), board.pieces(turn)
    covered = plan.covers if plan else frozenset()
    actions = [action for action in turn.legal if action not in covered]
    choices = tuple(_choice(turn, action, pieces.get(action), language) for action in actions)
    return Controls(choices, plan, language.say(plan.label) if plan else "", _by_piece(choices))


def _choice(turn: Turn, action: int, piece: str | None, language: Language) -> Choice:
    game = turn.table.game
    label = language.say(game.presentation.name_action(turn.state, action))
    given_up = game.gives_up(turn.state, action) if len(turn.legal) > 1 else None
    warning = language.say(given_up.warning) if given_up and given_up.warning else None
    return Choice(game.notation.format_action(action), label, piece, given_up is not None, warning)


def _by_piece(choices: Iterable[Choice]) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.piece is not None:
            found.setdefault(choice.piece, []).append(choice)
    return found
