"""What all environments agree on: names, spaces, what an illegal action costs, what is said at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from gobelet.engine.errors import SetupError
from gobelet.engine.game import Game
from gobelet.envs.episode import VERSION, Episode
from gobelet.games import find_game

ILLEGAL = ("lose", "raise")
ILLEGAL_REWARD = -1.0
FRAMES_PER_SECOND = 2


def pick_game(game: Game | str) -> Game:
    return find_game(game) if isinstance(game, str) else game


def name_of(game: Game | str) -> str:
    """As registered: `gobelet/ages-v0`."""
    return f"gobelet/{game if isinstance(game, str) else game.id}-v{VERSION}"


def action_space(game: Game, extra: int = 0) -> spaces.Discrete:
    return spaces.Discrete(int(game.rules.NUM_ACTIONS) + extra)


def observation_space(game: Game, extra: int = 0) -> spaces.Dict:
    """The features of the game, which promise no bounds, and what may be done."""
    features, actions = (int(game.rules.NUM_FEATURES),), (int(game.rules.NUM_ACTIONS) + extra,)
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, features, np.float32),
            "action_mask": spaces.Box(0, 1, actions, np.int8),
        }
    )


def check_illegal(illegal: str) -> str:
    """
    The choice itself.

    Raises:
        SetupError: If it is none.
    """
    if illegal not in ILLEGAL:
        raise SetupError(f"Who does something illegal can {' or '.join(ILLEGAL)}, not {illegal!r}.")
    return illegal


def describe_end(episode: Episode) -> list[dict[str, Any]]:
    """For every seat, its points and its place."""
    ends = zip(episode.points(), episode.places(), strict=True)
    return [{"points": points, "place": place} for points, place in ends]
