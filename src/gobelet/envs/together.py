"""
PettingZoo's parallel environment, for libraries that only support that API.

In every step one agent acts and the others wait: there is one extra action, WAIT, the last one, and it is the
only one that their masks allow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from gobelet.engine.errors import IllegalActionError
from gobelet.engine.game import Game
from gobelet.envs.seated import SeatedEnv
from gobelet.envs.spaces import ILLEGAL_REWARD, check_illegal, describe_end

Observations = dict[str, dict[str, Any]]
Step = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(SeatedEnv, ParallelEnv):  # type: ignore[misc]
    """An environment with one agent per seat, in which all agents act in every step."""

    more_actions = 1

    def __init__(
        self, game: Game | str, players: int | None = None, *, illegal: str = "lose", **others: Any
    ) -> None:
        super().__init__(game, players, **others)
        self.illegal = check_illegal(illegal)
        self.wait = int(self.episode.game.rules.NUM_ACTIONS)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Start a new game; *options* are ignored."""
        self.begin(seed)
        return self._observe(), self.no_infos()

    def step(self, actions: Mapping[str, Any]) -> Step:
        """Play the actor's action; the others wait, and may be left out of *actions*."""
        try:
            won = self._act(actions)
        except IllegalActionError as error:
            if self.illegal == "raise":
                raise
            return self._lose(actions, str(error))
        infos = describe_end(self.episode) if self.episode.over else [{} for _ in won]
        return self._answer(won, self.episode.over, infos)

    def _act(self, actions: Mapping[str, Any]) -> list[float]:
        for seat, agent in enumerate(self.agents):
            if seat != self.episode.actor and actions.get(agent, self.wait) != self.wait:
                raise IllegalActionError(f"play {actions[agent]!r} as {agent}", *self._where_to_wait())
        return self.episode.act(actions.get(self.agents[self.episode.actor]))

    def _where_to_wait(self) -> tuple[str, list[str]]:
        position = self.episode.game.notation.format_position(self.episode.state)
        return position, [f"{self.wait} (wait)"]

    def _lose(self, actions: Mapping[str, Any], why: str) -> Step:
        """End the game; agents that acted illegally get the penalty."""
        masks = {agent: self._mask(seat) for seat, agent in enumerate(self.agents)}
        wrong = [not _is_allowed(masks[agent], actions.get(agent, self.wait)) for agent in self.agents]
        infos: list[dict[str, Any]] = [{"illegal": why} if failed else {} for failed in wrong]
        self.episode.stop()
        return self._answer([ILLEGAL_REWARD if failed else 0.0 for failed in wrong], True, infos)

    def _answer(self, won: list[float], over: bool, infos: list[dict[str, Any]]) -> Step:
        agents, seen = self.agents, self._observe()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, won, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            dict(zip(agents, infos, strict=True)),
        )

    def _observe(self) -> Observations:
        return {
            agent: {"observation": self.episode.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, seat: int) -> Any:
        return np.append(self.episode.mask_of(seat), np.int8(seat != self.episode.actor))


def _is_allowed(mask: Any, action: Any) -> bool:
    return isinstance(action, int | np.integer) and bool(0 <= action < len(mask) and mask[action])
