"""The class Game: its rules, notation, presentation and options, and the tables to play it at."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pickle
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import numpy as np

from gobelet.engine import guide, jit
from gobelet.engine.contract import (
    Actions,
    CompleteRules,
    GivenUp,
    Int8s,
    Message,
    Notation,
    Presentation,
    Rng,
    Rules,
    buffer_of,
    empty_state,
    state_over,
)
from gobelet.engine.defaults import complete
from gobelet.engine.dice import MAX_SEED, new_rng, random_below
from gobelet.engine.errors import RecordError, SetupError, list_some
from gobelet.engine.features import Floats, feature_names
from gobelet.engine.playout import play_games
from gobelet.engine.record import Record
from gobelet.engine.resume import resume
from gobelet.engine.table import Table

MAX_FIRST_SEED = 2**62  # compiled, seeds are counted up from it in signed 64-bit numbers


@dataclass(frozen=True)
class Option:
    """An option of a game, chosen before it starts; the first value is the default."""

    name: str
    values: tuple[str, ...]
    labels: Mapping[str, Message] = field(default_factory=dict, hash=False)  # else option-NAME-VALUE

    def index_of(self, value: str) -> int:
        if value not in self.values:
            raise SetupError(
                f"Option {self.name} cannot be {value!r}. Possible values: {', '.join(self.values)}."
            )
        return self.values.index(value)

    def label(self, value: str) -> Message:
        """The label of *value*."""
        return self.labels.get(value) or Message(f"option-{self.name}-{value}")


@dataclass(frozen=True)
class Game:
    """A game: its rules, notation, presentation and options."""

    id: str
    title: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    rules: Rules
    notation: Notation
    presentation: Presentation
    package: str  # its name; see `find_part`
    has_secrets: bool = False  # whether seats see different things
    minutes: int | None = None  # how long a game takes at a table

    def __repr__(self) -> str:
        return f"gobelet.game({self.id!r})"

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", complete(self.rules))

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if getattr(sys.modules.get(self.package), "GAME", None) is not self:
            raise pickle.PicklingError(f"Cannot pickle {self!r}: it is not the GAME of {self.package}.")
        return _load_game, (self.package,)

    @property
    def folder(self) -> Path:
        """The folder of the package, with rulebook.md, rulebook.fr.md, lang/ and weights/."""
        return Path(str(sys.modules[self.package].__file__)).parent

    def find_part(self, name: str) -> Any | None:
        """
        An optional module of the package, imported on first use; None if the game does not have it.

        `heuristic` is used by bots, `web` draws the game on web pages, `terminal` in a terminal, and `traits`
        describes finished games for studies.
        """
        return _find_module(f"{self.package}.{name}")

    @property
    def has_guide(self) -> bool:
        """Whether there is a guided first game."""
        return (self.folder / guide.FOLDER / guide.FILE).is_file()

    def find_guide(self) -> guide.Guide | None:
        """
        The guided first game, from guide/script.txt in the folder of the package; None if there is none.

        Raises:
            GuideError: If the script cannot be played through.
        """
        return guide.find_guide(self)

    def table(
        self,
        players: int | None = None,
        *,
        seed: int | None = None,
        position: str | None = None,
        names: Sequence[str] = (),
        notes: Mapping[str, str] | None = None,
        **options: str,
    ) -> Table:
        """
        Start a game, or continue one from *position*.

        With a *seed* the dice are rolled automatically and reproducibly; without one, every draw waits for
        `Table.draw`. *names* are the players' names in seat order; *notes* are copied into the record.
        """
        if seed is not None and not (_is_whole(seed) and 0 <= seed <= MAX_SEED):
            raise SetupError(f"A seed must be a whole number from 0 to {MAX_SEED}, not {seed!r}.")
        if position is not None:
            if players is not None or options:
                raise SetupError(
                    "A position already contains the number of players and the options: leave them out."
                )
            if not isinstance(position, str):
                raise SetupError(f"A position must be a string, not {position!r}.")
            state = self.notation.parse_position(position)
        else:
            state = self.new_state(self.min_players if players is None else players, options)
        begun = position is not None
        return Table(self, state, seed=seed, has_begun=begun, names=names, options=options, notes=notes)

    def new_state(self, players: int, options: Mapping[str, str] | None = None) -> Any:
        """The initial state of a game."""
        self._check_players(players)
        state = self.empty_state()
        self.rules.begin(state, int(players), self.encode_options(options or {}))
        return state

    def _check_players(self, players: int) -> None:
        if not (_is_whole(players) and self.min_players <= players <= self.max_players):
            raise SetupError(
                f"{self.title} is for {self.min_players} to {self.max_players} players, not {players!r}."
            )

    def empty_state(self) -> Any:
        return empty_state(self.rules.STATE)

    def copy_state(self, state: Any) -> Any:
        """A copy of *state*; ten times as fast as `state.copy()`, which copies field by field."""
        return state_over(self._dtype, bytearray(buffer_of(state) or state.tobytes()))

    @functools.cached_property
    def _dtype(self) -> np.dtype[Any]:
        return self.rules.STATE

    def encode_options(self, options: Mapping[str, str]) -> Int8s:
        """The options as `begin` expects them: the index of each value."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                known = f"Its options: {list_some(names)}." if names else "It has no options."
                raise SetupError(f"{self.title} has no option {name!r}. {known}")
        return np.array([o.index_of(options.get(o.name, o.values[0])) for o in self.options], np.int8)

    def resume(self, record: Record) -> Table:
        """Replay *record*, checking every line, and return the table at its last move."""
        if record.game != self.id:
            raise RecordError(f"This is a record of {record.game!r}, not {self.id!r}.")
        return resume(self, record)

    def new_actions(self) -> Actions:
        return np.zeros(self.rules.NUM_ACTIONS, np.int16)

    def observe(self, state: Any, seat: int) -> Any:
        """A copy of the state as *seat* sees it, with hidden information blanked out."""
        observation = self.copy_state(state)
        cast("CompleteRules", self.rules).conceal(observation, seat)
        return observation

    def hide(self, state: Any, seat: int, rng: Rng) -> Any:
        """A copy of the state in which everything hidden from *seat* is sampled at random."""
        hidden = self.copy_state(state)
        cast("CompleteRules", self.rules).hide(hidden, seat, rng)
        return hidden

    def conclude(self, state: Any) -> list[Message]:
        """Messages about the final result besides points and places, such as winning a solo game."""
        conclude: Callable[[Any], list[Message]] | None = getattr(self.presentation, "conclude", None)
        return conclude(state) if conclude else []

    def goal(self, players: int, options: Mapping[str, str]) -> Sequence[Message]:
        """How to win: where points come from and when the game ends, in three lines; empty if not defined."""
        goal: Callable[[int, Mapping[str, str]], Sequence[Message]] | None
        goal = getattr(self.presentation, "goal", None)
        return goal(players, {o.name: options.get(o.name, o.values[0]) for o in self.options}) if goal else ()

    def gives_up(self, state: Any, action: int) -> GivenUp | None:
        """What *action* gives up, and the question to confirm it; None if it gives nothing up."""
        gives_up: Callable[[Any, int], GivenUp | None] | None
        gives_up = getattr(self.presentation, "gives_up", None)
        return gives_up(state, action) if gives_up else None

    def encode(self, state: Any, seat: int) -> Floats:
        """What *seat* sees as network inputs, its own seat first; nearly all are from 0 to 1."""
        features = np.zeros(1, self.rules.FEATURES)
        self.rules.encode(state, seat, features[0])
        return features.view(np.float32)

    def feature_names(self) -> list[str]:
        """The names of the numbers that `encode` returns, such as `seats[1].goods[wood]`."""
        return feature_names(self.rules.FEATURES)

    # -- Compiling --------------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether compiled rules are cached on disk; if not, the first use takes some seconds."""
        return jit.is_ready(self.rules)

    @functools.cached_property
    def _play_games(self) -> Any:
        return play_games.of(self.rules)

    def get_ready(self) -> None:
        """Compile everything a table needs, or load it from the cache."""
        self.play_random(self.min_players, 1)
        table, rng = self.table(seed=0), new_rng(0)
        while not table.over:
            self._look_at(table)
            legal = table.legal_ids()
            table.play(legal[random_below(rng, len(legal))])
        self._look_at(table)
        jit.mark_ready(self.rules)

    def _look_at(self, table: Table) -> None:
        state, presentation = table.state, self.presentation
        self.notation.parse_position(table.position)
        table.view(0), table.scores(), table.ranks()
        presentation.ask(state), presentation.rules_now(state)
        for action in table.legal_ids():
            presentation.name_action(state, action)
        table.tell(len(table.steps) - 1)
        self.hide(state, 0, new_rng(0))
        self.observe(state, 0), self.encode(state, 0)

    def play_random(self, players: int, games: int, first_seed: int = 0, **options: str) -> Any:
        """Play *games* random games and return their final states; game k uses seed *first_seed* + k."""
        self.check_batch(players, games, first_seed)
        states = np.zeros(games, self.rules.STATE)
        self._play_games(
            states, players, self.encode_options(options), new_rng(first_seed), self.new_actions()
        )
        return states

    def check_batch(self, players: int, games: int, first_seed: int) -> None:
        """
        Check the arguments of a batch, because compiled code does not.

        Raises:
            SetupError: If the number of players, the number of games or the seed is invalid.
        """
        self._check_players(players)
        if not (_is_whole(games) and games >= 1):
            raise SetupError(f"The number of games must be at least 1, not {games!r}.")
        if not (_is_whole(first_seed) and 0 <= first_seed < MAX_FIRST_SEED):
            raise SetupError(
                f"The first seed must be a whole number below {MAX_FIRST_SEED}, not {first_seed!r}."
            )


def _load_game(package: str) -> Game:
    return cast("Game", importlib.import_module(package).GAME)


def _find_module(name: str) -> Any | None:
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # a game in one file has no parts
        return None
    return importlib.import_module(name) if found else None


def _is_whole(number: object) -> bool:
    return isinstance(number, int | np.integer) and not isinstance(number, bool)
