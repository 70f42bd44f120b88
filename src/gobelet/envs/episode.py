"""
One game from seed to result, close to the compiled rules; the basis of all environments.

A table (`gobelet.engine.table`) keeps every step and can undo it; an episode keeps only the state and the
list of actions, from which `record` builds a table.
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

VERSION = 1  # of the environments; goes up when the same seed and actions no longer give the same
REWARDS = ("place", "points")
MAX_SEED = 2**63 - 1  # of those made up here


class Episode:
    """The current game; `begin` starts the next one."""

    state: Any
    seed: int
    actor: int  # the seat to decide, or NOBODY when it is over
    mask: Int8s  # of all actions, 1 where the actor may

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str] | None = None, rewards: str = "place"
    ) -> None:
        if rewards not in REWARDS:
            raise SetupError(f"rewards must be {' or '.join(map(repr, REWARDS))}, not {rewards!r}.")
        game.new_state(players, options)  # refuses what cannot be laid out
        self.game = game
        self.players = int(players)
        self.options: dict[str, Any] = dict(options or {})
        self.rewards = rewards
        self._legal = game.new_actions()

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """Restore a pickled or copied episode; the state is copied into memory that rules can change."""
        self.__dict__.update(saved)
        if "state" in saved:
            self.state = self.game.copy_state(self.state)

    def begin(self, seed: int) -> None:
        """
        Start a new game, with the same dice as `game.table(players, seed=seed)`.

        Raises:
            SetupError: If *seed* is out of range.
        """
        if not 0 <= seed <= LAST_SEED:
            raise SetupError(f"A seed must be a whole number from 0 to {LAST_SEED}, not {seed!r}.")
        self.seed = int(seed)
        self.state = self.game.new_state(self.players, self.options)
        self.actions: list[int] = []
        self._rng: Rng = new_rng(self.seed)
        self._points = [0] * self.players
        self._go_on()

    def _go_on(self) -> None:
        """Roll dice until there is a decision to make."""
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
        Play an action of the actor and roll the dice that follow; return the reward of every seat.

        Raises:
            IllegalActionError: If the action is illegal; then nothing changes.
        """
        number = self._check(action)
        self.actions.append(number)
        self.game.rules.apply_action(self.state, number)
        self._go_on()
        return self._points_won() if self.rewards == "points" else rewards_of(self.game.rules, self.state)

    def stop(self) -> None:
        """End the game early, because an agent lost by an illegal action."""
        self.actor = NOBODY
        self.mask = np.zeros_like(self.mask)

    def _check(self, action: Any) -> int:
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(self.mask):
            raise IllegalActionError(f"play {action!r}", *self._circumstances())
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
        """The action that *bot* chooses as the actor, seeing only what that seat may see."""
        hidden = self.game.hide(self.state, self.actor, new_rng(len(self.actions)))
        return bot.think(self.game, hidden).action

    # -- What is seen -----------------------------------------------------------------------------------

    def observe(self, seat: int) -> Floats:
        """What *seat* sees, as a new array of features."""
        return self.game.encode(self.state, seat)

    def mask_of(self, seat: int) -> Int8s:
        """The legal actions of *seat*, as a new array; all 0 unless it is the actor."""
        return self.mask.copy() if seat == self.actor else np.zeros_like(self.mask)

    def points(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        return [int(self.game.rules.score(self.state, seat)) for seat in range(self.players)]

    def places(self) -> list[int]:
        """Places by seat, from 1, as if the game ended now."""
        return [int(self.game.rules.rank(self.state, seat)) for seat in range(self.players)]

    def record(self) -> Record:
        """The record of the game so far, which can be replayed like any other."""
        table = self.game.table(self.players, seed=self.seed, **self.options)
        table.play(*self.actions)
        return table.record()
