"""
PettingZoo's AEC environment: one agent acts at a time, which suits turn-based games.

The selected agent is the actor; dice are rolled automatically after its action. The rules decide which agent
is next: it may be the same agent again, or another one out of turn.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gobelet.envs.seated import SeatedEnv
from gobelet.envs.spaces import ILLEGAL_REWARD, check_illegal, describe_end


class TurnsEnv(SeatedEnv, AECEnv):  # type: ignore[misc]
    """An environment with one agent per seat; an illegal action raises IllegalActionError."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; *options* are ignored."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.no_infos()
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.episode.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask_of(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        won = self.episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, won, strict=True))
        self._accumulate_rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = dict(zip(self.agents, describe_end(self.episode), strict=True))
            self._deads_step_first()
        else:
            self.agent_selection = self.agents[self.episode.actor]


def wrap(env: TurnsEnv, illegal: str) -> Any:
    """Add PettingZoo's standard wrappers; with `lose`, an illegal action ends the game."""
    wrapped: Any = env
    if check_illegal(illegal) == "lose":
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
        wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
