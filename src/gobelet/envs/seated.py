"""What both PettingZoo environments share: one agent per seat."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding

from gobelet.engine.game import Game
from gobelet.envs.drawing import RENDER_MODES, check_render_mode, draw
from gobelet.envs.episode import MAX_SEED, Episode
from gobelet.envs.spaces import FRAMES_PER_SECOND, action_space, name_of, observation_space, pick_game


class SeatedEnv:
    """A game with the agents `player_0`, `player_1`, ... in turn order."""

    more_actions = 0  # than the game has

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        *,
        rewards: str = "place",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        ours = pick_game(game)
        self.episode = Episode(ours, _usual_players(ours) if players is None else players, options, rewards)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": name_of(ours),
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,  # the next to decide is known only once this one has decided
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.agents: list[str] = []
        more = self.more_actions
        self._observation_spaces = {agent: observation_space(ours, more) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(ours, more) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Start a new game with *seed*, or with one derived from the last seed given."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.begin(int(self._random.integers(MAX_SEED)) if seed is None else seed)
        self.agents = self.possible_agents[:]

    def no_infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def render(self) -> str | None:
        return draw(self.episode, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""


def _usual_players(game: Game) -> int:
    """Two, or the minimum of the game."""
    return min(max(2, game.min_players), game.max_players)
