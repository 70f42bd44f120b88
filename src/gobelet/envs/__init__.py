"""
Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel. Needs the extra `envs`.

    import gymnasium, gobelet.envs

    env = gymnasium.make("gobelet/ages-v1", opponents=("normal",))

See docs/envs.md. Importing this package registers the Gymnasium environments, if Gymnasium is installed;
importing `gobelet.envs.openspiel` registers the games with OpenSpiel.
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
    """A PettingZoo AEC environment; *others* are `rewards`, `render_mode` and options of the game."""
    aec = _import("gobelet.envs.aec")
    return aec.wrap(aec.TurnsEnv(game, players, **others), illegal)


def parallel_env(
    game: Game | str, players: int | None = None, *, illegal: str = "lose", **others: Any
) -> Any:
    """A PettingZoo parallel environment: in every step one agent acts and the others wait."""
    return _import("gobelet.envs.together").TogetherEnv(game, players, illegal=illegal, **others)


def register_gymnasium() -> None:
    """Register `gobelet/ages-v1` and so on; a game is loaded when its environment is made."""
    gymnasium, spaces = _import("gymnasium"), _import("gobelet.envs.spaces")
    for game_id in list_games():
        name = spaces.name_of(game_id)
        if name not in gymnasium.registry:
            gymnasium.register(name, "gobelet.envs.learner:LearnerEnv", kwargs={"game": game_id})


def _import(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        how = "Install with: pip install 'gobelet[envs]'"
        raise SetupError(f"{error.name} is not installed. {how}") from error


if importlib.util.find_spec("gymnasium") is not None:
    register_gymnasium()
