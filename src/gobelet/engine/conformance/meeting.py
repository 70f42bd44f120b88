"""Positions from random games, on which the conformance tests run."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from gobelet.engine.contract import Rng
from gobelet.engine.dice import new_rng, random_below
from gobelet.engine.digest import random_game
from gobelet.engine.errors import NotationError
from gobelet.engine.game import Game
from gobelet.engine.jit import is_compiling
from gobelet.engine.table import Table

T = TypeVar("T")

MAX_STEPS = 50_000  # a random game longer than this does not end
MAX_POSITIONS = 4_000  # about this many are checked, in all games together
MAX_SLOW_POSITIONS = 1_000  # where looking is slow
MAX_AT_TABLE = 1_000  # steps of one game; of a longer one, its beginning and its end
NUM_LAST_STEPS = 10  # from where on its end is played
MAX_LAST_STEPS = 100  # with dice that do end it
MAX_TRIES = 100
MAX_COMBINATIONS = 6  # of options, for each number of players


@dataclass(frozen=True)
class Setup:
    """How a game starts, or the position it continues from, and its seed."""

    game: Game
    players: int
    options: dict[str, str]
    seed: int
    position: str | None = None

    def __str__(self) -> str:
        if self.position is not None:
            return f"{self.game!r}.table(position={self.position!r}, seed={self.seed})"
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"{self.game!r}.table(players={self.players}, seed={self.seed}{options})"

    def new_table(self, *, seeded: bool = True) -> Table:
        seed = self.seed if seeded else None
        if self.position is not None:
            return self.game.table(position=self.position, seed=seed)
        return self.game.table(self.players, seed=seed, notes=None, **self.options)

    def meet(self) -> Iterator[Met]:
        """Every position of a random game."""
        moments = random_game(self.game, self.players, self.seed, **self.options)
        for step, moment in enumerate(itertools.islice(moments, MAX_STEPS)):
            yield Met(self, step, *moment)

    def play(self, max_steps: int = MAX_AT_TABLE) -> Table:
        """A table played at random, to its end unless that is far away."""
        table, rng = self.new_table(), random.Random(self.seed)
        while not table.over and len(table.steps) < max_steps:
            table.play(rng.choice(table.legal_ids()))
        return table


@dataclass(frozen=True)
class Met:
    """One position of a game, and what happened next; as text, it says where it came from."""

    setup: Setup
    step: int
    state: Any
    action: int | None
    outcome: int | None

    def __str__(self) -> str:
        position = self.setup.game.notation.format_position(self.state)
        return f"{self.setup}, step {self.step} of random_game, {position!r}"

    @property
    def seats(self) -> range:
        return range(self.setup.players)

    @property
    def is_last(self) -> bool:
        return self.action is None and self.outcome is None

    def copy(self) -> Met:
        """A copy that may be changed."""
        return replace(self, state=self.setup.game.copy_state(self.state))

    def legal_ids(self) -> list[int]:
        return list_legal(self.setup.game, self.state)

    def read_back(self, text: str) -> Any:
        """The state that *text* is parsed to."""
        try:
            return self.setup.game.notation.parse_position(text)
        except NotationError as error:
            raise AssertionError(f"{self}: {text!r} cannot be parsed: {error}") from error


class Meetings:
    """What all tests share: the game and the positions to check."""

    game: Game
    seeds: Iterable[int] = range(2 if is_compiling() else 1)
    stride = 13  # where checks are slow, one position in this many

    def setups(self) -> Iterator[Setup]:
        """Every number of players, every value of every option that matters; with few of them, more seeds."""
        for players in range(self.game.min_players, self.game.max_players + 1):
            beginnings = {self.game.new_state(players, o).tobytes(): o for o in list_options(self.game)}
            seeds = list(self.seeds)[: max(MAX_COMBINATIONS // len(beginnings), 1)]
            for options in beginnings.values():
                yield from (Setup(self.game, players, options, seed) for seed in seeds)

    def setups_at_table(self) -> list[Setup]:
        """The same for tables, which are slower: of long games the beginning, and beside it an end."""
        return self._remember("at table", lambda: [each for s in self.setups() for each in with_end(s)])

    def met(self) -> Iterator[Met]:
        """Every position of every game; only a sample of long or many games, or if uncompiled."""
        return self._sample(MAX_POSITIONS, 1) if is_compiling() else self.some_met()

    def some_met(self) -> Iterator[Met]:
        """Some positions of every game."""
        return self._sample(MAX_SLOW_POSITIONS, self.stride)

    def _sample(self, limit: int, stride: int) -> Iterator[Met]:
        """One position in *stride*, of all games about *limit*: of a long one no more than of others."""

        def find() -> list[Met]:
            setups = list(self.setups())
            return [met for setup in setups for met in choose(setup, limit // len(setups), stride)]

        return (met.copy() for met in self._remember(f"{limit} {stride}", find))

    def _remember(self, name: str, find: Callable[[], list[T]]) -> list[T]:
        """Cache the positions of a game, because many tests check the same ones."""
        key = (name, *self.seeds, MAX_STEPS)
        if _memory.get("game") is not self.game:
            _memory.clear()
            _memory["game"] = self.game
        if key not in _memory:
            _memory[key] = find()
        found: list[T] = _memory[key]
        return found


_memory: dict[Any, Any] = {}  # of one game


def with_end(setup: Setup) -> list[Setup]:
    """
    The setup; of a long game also a position shortly before its end.

    That comes with a seed on which a table does end, if there is one.
    """
    game = list(setup.meet())
    if len(game) <= MAX_AT_TABLE:
        return [setup]
    position = setup.game.notation.format_position(game[-NUM_LAST_STEPS].state)
    tries = (replace(setup, position=position, seed=seed) for seed in range(MAX_TRIES))
    return [setup, *itertools.islice((late for late in tries if late.play(MAX_LAST_STEPS).over), 1)]


def choose(setup: Setup, most: int, stride: int) -> list[Met]:
    """A sample of positions from a game, plus the first of each phase and the last two."""
    game = list(setup.meet())
    steps = range(len(game))
    chosen = {*random.Random(setup.seed).sample(steps, min(len(game) // stride, most)), *steps[-2:]}
    chosen.update({int(met.state.phase): met.step for met in reversed(game)}.values())
    return [game[step] for step in sorted(chosen)]


def list_options(game: Game) -> list[dict[str, str]]:
    """Every combination of options or, where there are many, as many as the longest option has values."""
    names = [option.name for option in game.options]
    chosen = list(itertools.product(*(option.values for option in game.options)))
    if len(chosen) > MAX_COMBINATIONS:
        count = max(MAX_COMBINATIONS, *(len(option.values) for option in game.options))
        chosen = [_mix(game, k) for k in range(count)]
    return [dict(zip(names, values, strict=True)) for values in chosen]


def _mix(game: Game, k: int) -> tuple[str, ...]:
    """Combination *k* of many: each option goes through its values, every second time at its own pace."""
    return tuple(
        option.values[(k + k // len(option.values) * place) % len(option.values)]
        for place, option in enumerate(game.options)
    )


def list_legal(game: Game, state: Any) -> list[int]:
    """The legal actions according to the rules, unchecked."""
    actions = game.new_actions()
    count = game.rules.legal_actions(state, actions)
    return [int(action) for action in actions[:count]]


def play_on(game: Game, state: Any) -> bool:
    """Play *state* on at random; whether the game ends."""
    rng = new_rng(0)
    for _ in range(MAX_STEPS):
        if state.draw > 0:
            game.rules.apply_draw(state, int(random_below(rng, int(state.draw))))
        elif state.actor >= 0:
            game.rules.apply_action(state, _choose(rng, list_legal(game, state)))
        else:
            return True
    return False


def _choose(rng: Rng, legal: list[int]) -> int:
    assert legal, "a seat must decide, but there is no legal action"
    return legal[int(random_below(rng, len(legal)))]
