"""What all environments share: names, spaces, the penalty for illegal actions, final infos."""

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
    """The registered name: `gobelet/ages-v1`."""
    return f"gobelet/{game if isinstance(game, str) else game.id}-v{VERSION}"


def action_space(game: Game, extra: int = 0) -> spaces.Discrete:
    return spaces.Discrete(int(game.rules.NUM_ACTIONS) + extra)


def observation_space(game: Game, extra: int = 0) -> spaces.Dict:
    """The features of the game, which have no fixed bounds, and the action mask."""
    features, actions = (int(game.rules.NUM_FEATURES),), (int(game.rules.NUM_ACTIONS) + extra,)
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, features, np.float32),
            "action_mask": spaces.Box(0, 1, actions, np.int8),
        }
    )


def check_illegal(illegal: str) -> str:
    """
    Return *illegal* if it is valid.

    Raises:
        SetupError: If it is not.
    """
    if illegal not in ILLEGAL:
        raise SetupError(f"illegal must be {' or '.join(map(repr, ILLEGAL))}, not {illegal!r}.")
    return illegal


def describe_end(episode: Episode) -> list[dict[str, Any]]:
    """The points and the place of every seat."""
    ends = zip(episode.points(), episode.places(), strict=True)
    return [{"points": points, "place": place} for points, place in ends]
