"""
PettingZoo, one agent after the other: what suits games in which one decides at a time.

The agent that is selected is the actor; the dice fall by themselves after its action, and who comes next is for
the rules to say: the same agent again, or another out of turn.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gobelet.engine.game import Game
from gobelet.envs.drawing import RENDER_MODES, check_render_mode, draw
from gobelet.envs.episode import MAX_SEED, Episode
from gobelet.envs.spaces import (
    FRAMES_PER_SECOND,
    ILLEGAL_REWARD,
    action_space,
    agent_names,
    describe_end,
    name_of,
    observation_space,
    pick_game,
    usual_players,
)


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """One game with an agent in every seat; an illegal action raises IllegalActionError."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        rewards: str = "place",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        ours = pick_game(game)
        self.episode = Episode(ours, usual_players(ours) if players is None else players, options, rewards)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": name_of(ours),
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,  # the next to decide is known only once this one has decided
        }
        self.possible_agents = agent_names(self.episode.players)
        self.agents: list[str] = []
        self._observation_spaces = {agent: observation_space(ours) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(ours) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game on the dice of *seed*, or of one drawn from the last; there are no *options*."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(MAX_SEED)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.episode.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask_of(seat)}

    def step(self, action: int | None) -> None:
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

    def render(self) -> str | None:
        return draw(self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def wrap(env: TurnsEnv, illegal: str) -> AECEnv:
    """With PettingZoo's usual wrappers: for `lose`, an illegal action ends the game."""
    wrapped: AECEnv = env
    if illegal == "lose":
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
        wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
