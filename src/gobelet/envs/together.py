"""
PettingZoo, all agents at once: a game of turns for libraries that know nothing else.

In every step one agent decides. The others wait: there is one action more than the game has, WAIT, the last
one, and it is all that their masks allow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from gobelet.engine.errors import IllegalActionError
from gobelet.engine.game import Game
from gobelet.envs.drawing import RENDER_MODES, check_render_mode, draw
from gobelet.envs.episode import MAX_SEED, Episode
from gobelet.envs.spaces import (
    FRAMES_PER_SECOND,
    ILLEGAL_REWARD,
    action_space,
    agent_names,
    check_illegal,
    describe_end,
    name_of,
    observation_space,
    pick_game,
    usual_players,
)

Observations = dict[str, dict[str, Any]]
Step = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """One game with an agent in every seat, all asked in every step."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        rewards: str = "place",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        ours = pick_game(game)
        self.episode = Episode(ours, usual_players(ours) if players is None else players, options, rewards)
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": name_of(ours),
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_PER_SECOND,
        }
        self.wait = int(ours.rules.NUM_ACTIONS)
        self.possible_agents = agent_names(self.episode.players)
        self.agents: list[str] = []
        self._observation_spaces = {agent: observation_space(ours, 1) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(ours, 1) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """A new game on the dice of *seed*, or of one drawn from the last; there are no *options*."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(MAX_SEED)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Step:
        """Who decides acts, the others wait; whoever waits may also be left out of *actions*."""
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
                raise IllegalActionError(f"do {actions[agent]!r} as {agent}", *self._where_to_wait())
        return self.episode.act(actions.get(self.agents[self.episode.actor]))

    def _where_to_wait(self) -> tuple[str, list[str]]:
        position = self.episode.game.notation.format_position(self.episode.state)
        return position, [f"{self.wait} (wait)"]

    def _lose(self, actions: Mapping[str, Any], why: str) -> Step:
        """The game ends here; who had no right to what they did pays for it."""
        masks = {agent: self._mask(seat) for seat, agent in enumerate(self.agents)}
        wrong = [not _is_allowed(masks[agent], actions.get(agent, self.wait)) for agent in self.agents]
        infos: list[dict[str, Any]] = [{"illegal": why} if failed else {} for failed in wrong]
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

    def render(self) -> str | None:
        return draw(self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def _is_allowed(mask: Any, action: Any) -> bool:
    return isinstance(action, int | np.integer) and 0 <= action < len(mask) and bool(mask[action])
