"""
Our games for research: PettingZoo, Gymnasium and OpenSpiel, generic over a game. In the extra `envs`.

    import gymnasium, gobelet.envs

    env = gymnasium.make("gobelet/ages-v0", opponents=("normal",))

See docs/envs.md. Importing this package registers the environments of Gymnasium, where that is installed;
importing `gobelet.envs.openspiel` registers the games of OpenSpiel.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from gobelet.engine.errors import SetupError
from gobelet.engine.game import Game
from gobelet.games import list_games

__all__ = ["aec_env", "parallel_env", "register_gymnasium"]


def aec_env(game: Game | str, players: int | None = None, *, illegal: str = "lose", **others: Any) -> Any:
    """PettingZoo's environment of turns; *others* are `rewards`, `render_mode` and options of the game."""
    aec = _import("gobelet.envs.aec")
    return aec.wrap(aec.TurnsEnv(game, players, **others), illegal)


def parallel_env(
    game: Game | str, players: int | None = None, *, illegal: str = "lose", **others: Any
) -> Any:
    """PettingZoo's environment in which all are asked at once, and all but one wait."""
    return _import("gobelet.envs.together").TogetherEnv(game, players, illegal=illegal, **others)


def register_gymnasium() -> None:
    """`gobelet/ages-v0` and so on; no game is loaded before one is made."""
    gymnasium, spaces = _import("gymnasium"), _import("gobelet.envs.spaces")
    for game_id in list_games():
        name = spaces.name_of(game_id)
        if name not in gymnasium.registry:
            gymnasium.register(name, "gobelet.envs.learner:LearnerEnv", kwargs={"game": game_id})


def _import(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        how = "Install what this needs with: pip install 'gobelet[envs]'"
        raise SetupError(f"{error.name} is not installed. {how}") from error


if importlib.util.find_spec("gymnasium") is not None:
    register_gymnasium()
