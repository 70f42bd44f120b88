"""
One game from its seed to its end, as learning needs it: the compiled rules with nothing between.

All environments stand on it. A table (`gobelet.engine.table`) writes down every step and can take it back; an
episode keeps the state and the list of actions, from which `record` makes such a table.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

from gobelet.bots import Bot
from gobelet.engine.contract import NOBODY, Int8s, Rng
from gobelet.engine.dice import MAX_SEED as LAST_SEED
from gobelet.engine.dice import new_rng, random_below
from gobelet.engine.errors import IllegalActionError, SetupError
from gobelet.engine.features import Floats
from gobelet.engine.game import Game
from gobelet.engine.record import Record
from gobelet.engine.results import rewards_of

VERSION = 0  # of the environments; goes up when the same seed and actions no longer give the same
REWARDS = ("place", "points")
MAX_SEED = 2**63 - 1  # of those made up here


class Episode:
    """The game being played; `begin` lays out the next one."""

    state: Any
    seed: int
    actor: int  # the seat to decide, or NOBODY when it is over
    mask: Int8s  # of all actions, 1 where the actor may

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str] | None = None, rewards: str = "place"
    ) -> None:
        if rewards not in REWARDS:
            raise SetupError(f"Rewards are by {' or '.join(REWARDS)}, not {rewards!r}.")
        game.new_state(players, options)  # refuses what cannot be laid out
        self.game = game
        self.players = int(players)
        self.options: dict[str, Any] = dict(options or {})
        self.rewards = rewards
        self._legal = game.new_actions()

    def begin(self, seed: int) -> None:
        """
        A new game, on the same dice as `game.table(players, seed=seed)`.

        Raises:
            SetupError: If *seed* is none.
        """
        if not 0 <= seed <= LAST_SEED:
            raise SetupError(f"A seed is a whole number from 0 to {LAST_SEED}, not {seed!r}.")
        self.seed = int(seed)
        self.state = self.game.new_state(self.players, self.options)
        self.actions: list[int] = []
        self._rng: Rng = new_rng(self.seed)
        self._points = [0] * self.players
        self._go_on()

    def _go_on(self) -> None:
        """Let the dice fall until somebody must decide."""
        state, rules = self.state, self.game.rules
        while state.draw > 0:
            rules.apply_draw(state, random_below(self._rng, state.draw))
        self.actor = int(state.actor)
        self.mask = np.zeros(rules.NUM_ACTIONS, np.int8)
        if self.actor != NOBODY:
            self.mask[self._legal[: rules.legal_actions(state, self._legal)]] = 1

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    # -- What is done -----------------------------------------------------------------------------------

    def act(self, action: Any) -> list[float]:
        """
        Carry out what the actor chose, and the draws after it; what every seat gets for that.

        Raises:
            IllegalActionError: If it may not; nothing has changed then.
        """
        number = self._check(action)
        self.actions.append(number)
        self.game.rules.apply_action(self.state, number)
        self._go_on()
        return self._points_won() if self.rewards == "points" else rewards_of(self.game.rules, self.state)

    def stop(self) -> None:
        """The game ends here, as the rules would not have it: somebody lost by an illegal action."""
        self.actor = NOBODY
        self.mask = np.zeros_like(self.mask)

    def _check(self, action: Any) -> int:
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(self.mask):
            raise IllegalActionError(f"do {action!r}", *self._circumstances())
        if not self.mask[number]:
            raise IllegalActionError(self.game.notation.format_action(number), *self._circumstances())
        return number

    def _circumstances(self) -> tuple[str, list[str]]:
        notation = self.game.notation
        legal = [notation.format_action(int(action)) for action in np.flatnonzero(self.mask)]
        return notation.format_position(self.state), legal

    def _points_won(self) -> list[float]:
        before, self._points = self._points, self.points()
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def ask(self, bot: Bot) -> int:
        """What *bot* does as the actor, shown only what that seat may know."""
        hidden = self.game.hide(self.state, self.actor, new_rng(len(self.actions)))
        return bot.think(self.game, hidden).action

    # -- What is seen -----------------------------------------------------------------------------------

    def observe(self, seat: int) -> Floats:
        """What *seat* sees, as numbers; an array of its own."""
        return self.game.encode(self.state, seat)

    def mask_of(self, seat: int) -> Int8s:
        """What *seat* may do now: nothing, unless it is the actor. An array of its own."""
        return self.mask.copy() if seat == self.actor else np.zeros_like(self.mask)

    def points(self) -> list[int]:
        """By seat, as if the game ended now."""
        return [int(self.game.rules.score(self.state, seat)) for seat in range(self.players)]

    def places(self) -> list[int]:
        """By seat, from 1, as if the game ended now."""
        return [int(self.game.rules.rank(self.state, seat)) for seat in range(self.players)]

    def record(self) -> Record:
        """The game so far, written down: it can be replayed, shown and checked like any other."""
        table = self.game.table(self.players, seed=self.seed, **self.options)
        table.play(*self.actions)
        return table.record()
