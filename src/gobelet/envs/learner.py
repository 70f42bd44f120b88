"""
The Gymnasium environment: one learner, playing solo or against bots.

The bots play inside `step`, so the learner only sees its own decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from gobelet.bots import Bot, new_bot
from gobelet.engine.contract import NOBODY
from gobelet.engine.errors import IllegalActionError, SetupError
from gobelet.engine.game import Game
from gobelet.envs.drawing import RENDER_MODES, check_render_mode, draw
from gobelet.envs.episode import MAX_SEED, Episode
from gobelet.envs.spaces import (
    FRAMES_PER_SECOND,
    ILLEGAL_REWARD,
    action_space,
    check_illegal,
    describe_end,
    observation_space,
    pick_game,
)

USUAL_OPPONENT = "normal"

Observation = dict[str, npt.NDArray[Any]]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """
    A game from the point of view of one seat.

    *opponents* are bots, or names for `new_bot`; they take the other seats in turn order. By default the
    learner plays solo or, if the game has no solo mode, against as few `normal` bots as possible. *seat* is
    the learner's seat; None chooses one at random for each game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        opponents: Sequence[str | Bot] | None = None,
        *,
        seat: int | None = 0,
        rewards: str = "place",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        ours = pick_game(game)
        self.opponents = _check_opponents(ours, opponents)
        self.episode = Episode(ours, 1 + len(self.opponents), options, rewards)
        if seat is not None and seat not in range(self.episode.players):
            raise SetupError(f"seat must be None or from 0 to {self.episode.players - 1}, not {seat!r}.")
        self.fixed_seat = seat
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.action_space = action_space(ours)
        self.observation_space = cast("spaces.Space[Observation]", observation_space(ours))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game with *seed*, or with one derived from the last seed; *options* are ignored."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(MAX_SEED))
        number = drawn if seed is None else seed
        players = self.episode.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        bots = [new_bot(who, number) if isinstance(who, str) else who for who in self.opponents]
        others = [(self.seat + k) % players for k in range(1, players)]
        self._bots = dict(zip(others, bots, strict=True))
        self.episode.begin(number)
        self._carried = self._let_bots_play()  # what they already did to the learner
        return self._observe(), {"seed": number, "seat": self.seat}

    def step(self, action: Any) -> Step:
        try:
            won = self.episode.act(action)[self.seat]
        except IllegalActionError as error:
            if self.illegal == "raise":
                raise
            self.episode.stop()
            return self._observe(), ILLEGAL_REWARD, True, False, {"illegal": str(error)}
        won += self._carried + self._let_bots_play()
        self._carried = 0.0
        info = describe_end(self.episode)[self.seat] if self.episode.over else {}
        return self._observe(), won, self.episode.over, False, info

    def _let_bots_play(self) -> float:
        """Play the bots' turns until the learner's next decision; return the learner's reward meanwhile."""
        won = 0.0
        while self.episode.actor not in (self.seat, NOBODY):
            bot = self._bots[self.episode.actor]
            won += self.episode.act(self.episode.ask(bot))[self.seat]
        return won

    def _observe(self) -> Observation:
        return {
            "observation": self.episode.observe(self.seat),
            "action_mask": self.episode.mask_of(self.seat),
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, for `MaskablePPO` of sb3-contrib."""
        return self.episode.mask_of(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return draw(self.episode, self.render_mode)


def _check_opponents(game: Game, opponents: Sequence[str | Bot] | None) -> tuple[str | Bot, ...]:
    if opponents is None:
        return (USUAL_OPPONENT,) * (game.min_players - 1)
    if isinstance(opponents, str):
        raise SetupError(f"opponents must be a list of bots, not {opponents!r}.")
    for who in opponents:
        if isinstance(who, str):
            new_bot(who, 0)  # raises for an unknown name
    return tuple(opponents)
