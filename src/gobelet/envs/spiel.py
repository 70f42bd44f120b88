"""
The games as OpenSpiel games: every die is a chance node, and returns depend on the final places.

`gobelet.envs.openspiel` registers them by name; `gobelet.bench.mcts` plays them with OpenSpiel's search.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from gobelet.engine.contract import NOBODY, state_over
from gobelet.engine.game import Game
from gobelet.engine.results import rewards_of
from gobelet.envs.episode import VERSION
from gobelet.envs.recall import Recall
from gobelet.games import find_game

MAX_LENGTH = 100_000
MAX_OUTCOMES = 1 << 15
HEADER = struct.Struct("=hhhbb")  # draw, turn, phase, players, actor: read so, ten times as fast as by name

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class Kit:
    """A game and the compiled functions that its states need, shared by all of them."""

    by_id: ClassVar[dict[str, Kit]] = {}

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.dtype = game.rules.STATE
        self.actions = game.new_actions()
        self.by_id[game.id] = self

    def __deepcopy__(self, memo: Any) -> Kit:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return find_kit, (self.game.id,)


def find_kit(game_id: str) -> Kit:
    """The kit of a game that was pickled by its id."""
    return Kit.by_id.get(game_id) or Kit(find_game(game_id))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a fixed number of players, starting at *first*; *params* are OpenSpiel's parameters."""

    def __init__(self, game: Game, first: Any, params: Mapping[str, Any] | None = None) -> None:
        known = Kit.by_id.get(game.id)
        self.kit = known if known is not None and known.game is game else Kit(game)
        self.ours = game
        self.first = bytes(game.copy_state(first).tobytes())
        players = int(first.players)
        super().__init__(describe(game, players), _measure(game, players), dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, bytearray(self.first))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.ours, iig_obs_type, params)


def describe(game: Game, players: int) -> Any:
    """The type of the game; with several players, returns sum to zero."""
    kind, others = pyspiel.GameType, players > 1
    secrets = game.has_secrets
    return kind(
        short_name=f"gobelet_{game.id}_v{VERSION}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=getattr(kind.Information, f"{'IM' if secrets else ''}PERFECT_INFORMATION"),
        utility=kind.Utility.ZERO_SUM if others else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a whole past has no fixed size
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def parameters_of(game: Game) -> dict[str, int | str]:
    """Players and options with their defaults; values of digits are numbers, as OpenSpiel parses them."""
    options = {option.name: _as_parameter(option.values) for option in game.options}
    return {"players": min(max(2, game.min_players), game.max_players), **options}


def _as_parameter(values: tuple[str, ...]) -> int | str:
    return int(values[0]) if all(value.isdecimal() for value in values) else values[0]


def _measure(game: Game, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=int(game.rules.NUM_ACTIONS),
        max_chance_outcomes=MAX_OUTCOMES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if players > 1 else None,
        max_game_length=MAX_LENGTH,
    )


class Held:
    """A position and what its seats remember, in one part: OpenSpiel copies and pickles states by parts."""

    def __init__(self, kit: Kit, buffer: bytearray, recall: Recall | None) -> None:
        self.kit = kit
        self.buffer = buffer
        self.state = state_over(kit.dtype, buffer)
        self.recall = recall

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.kit, self.buffer[:], self.recall and self.recall.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return Held, (self.kit, self.buffer, self.recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: SpielGame, buffer: bytearray) -> None:
        super().__init__(game)
        recall = Recall(bytes(buffer)) if game.ours.has_secrets else None
        self.held = Held(game.kit, buffer, recall)
        self.read_header()

    def read_header(self) -> None:
        self.draw, _, _, _, self.actor = HEADER.unpack_from(self.held.buffer)

    def current_player(self) -> int:
        if self.draw > 0:
            return CHANCE
        return self.actor if self.actor != NOBODY else TERMINAL

    def is_terminal(self) -> bool:
        return bool(self.draw == 0 and self.actor == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.actor:
            return []
        kit = self.held.kit
        count = kit.rules.legal_actions(self.held.state, kit.actions)
        actions: list[int] = kit.actions[:count].tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(equally_likely(self.draw))  # a search may shuffle it

    def _apply_action(self, action: int) -> None:
        held, actor = self.held, self.actor
        apply = held.kit.rules.apply_draw if self.draw > 0 else held.kit.rules.apply_action
        apply(held.state, action)
        self.read_header()
        if held.recall is not None:
            held.recall.note(actor, action, bytes(held.buffer))

    def returns(self) -> list[float]:
        return rewards_of(self.held.kit.rules, self.held.state)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.held.kit.game.notation
        if player == CHANCE:
            return f"{action} {notation.format_draw(self.held.state, action)}"  # dice in a bag can be alike
        return notation.format_action(action)

    def __str__(self) -> str:
        return self.held.kit.game.notation.format_position(self.held.state)

    # -- What a seat sees -------------------------------------------------------------------------------

    def see(self, seat: int) -> str:
        """The position as text or, in a game with hidden information, what *seat* sees of it."""
        game = self.held.kit.game
        return repr(game.presentation.view(self.held.state, seat)) if game.has_secrets else str(self)

    def remember(self, seat: int) -> str:
        """
        What *seat* sees, and everything it saw and did before.

        Without hidden information that is the history; otherwise the view and a digest of earlier views.
        """
        recall, game = self.held.recall, self.held.kit.game
        return self.history_str() if recall is None else f"{recall.digest(game, seat)} {self.see(seat)}"


@functools.cache
def equally_likely(count: int) -> tuple[tuple[int, float], ...]:
    return tuple((outcome, 1.0 / count) for outcome in range(count))


class Observer:
    """
    An OpenSpiel observer of one seat: the tensor is `game.encode`, the string is the view as text.

    With perfect recall, only the string is available.
    """

    def __init__(self, game: Game, kind: Any = None, params: Any = None) -> None:
        if params:
            raise ValueError(f"Observers take no parameters, but got {params}.")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or (game.has_secrets and not own):
            raise ValueError(
                f"{game.title} only supports observations of one player, with all its private information."
            )
        self.game = game
        self.recalls = bool(kind.perfect_recall)
        self.tensor = None if self.recalls else np.zeros(int(game.rules.NUM_FEATURES), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.game.encode(state.held.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.remember(player) if self.recalls else state.see(player)
