"""
Registers the games with OpenSpiel on import: `pyspiel.load_game("gobelet_ages_v1(players=3)")`.

Parameters are `players` and the options of the game.
"""

from __future__ import annotations

from typing import Any, ClassVar

import pyspiel

from gobelet.engine.game import Game
from gobelet.envs.spiel import SpielGame, SpielState, describe, parameters_of
from gobelet.games import find_game, list_games


class RegisteredGame(SpielGame):
    """A game that OpenSpiel creates from its parameters; each game has a subclass with its name."""

    laid_out: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.laid_out, params or {}
        chosen = parameters_of(game) | params
        players = chosen.pop("players")
        first = game.new_state(players, {name: str(value) for name, value in chosen.items()})
        super().__init__(game, first, params)

    def new_initial_state(self) -> RegisteredState:
        return RegisteredState(self, bytearray(self.first))

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)


class RegisteredState(SpielState):
    """A state that can be pickled together with its game and history."""

    def __reduce__(self) -> tuple[Any, ...]:
        return load_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)


def load_game(text: str) -> Any:
    return pyspiel.load_game(text)


def load_state(text: str) -> Any:
    _, state = pyspiel.deserialize_game_and_state(text)
    return state


def register(game: Game) -> str:
    """Register *game* with OpenSpiel; return its name there."""
    kind = describe(game, players=game.max_players)
    if kind.short_name not in pyspiel.registered_names():
        # A class, not a function: OpenSpiel lets go of it after Python has ended, too late to free one.
        pyspiel.register_game(kind, type(f"Registered_{game.id}", (RegisteredGame,), {"laid_out": game}))
    name: str = kind.short_name
    return name


GAMES = {game_id: register(find_game(game_id)) for game_id in list_games()}
