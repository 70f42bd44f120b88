"""
PettingZoo, one agent after the other: what suits games in which one decides at a time.

The agent that is selected is the actor; the dice fall by themselves after its action, and who comes next is
for the rules to say: the same agent again, or another out of turn.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gobelet.envs.seated import SeatedEnv
from gobelet.envs.spaces import ILLEGAL_REWARD, check_illegal, describe_end


class TurnsEnv(SeatedEnv, AECEnv):  # type: ignore[misc]
    """One game with an agent in every seat; an illegal action raises IllegalActionError."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; there are no *options*."""
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
    """*env* in the usual wrappers of PettingZoo; for `lose`, an illegal action ends the game."""
    wrapped: Any = env
    if check_illegal(illegal) == "lose":
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
        wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
