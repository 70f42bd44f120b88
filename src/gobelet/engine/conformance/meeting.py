"""The positions in which the promises are checked, met in random games."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from gobelet.engine.contract import Rng
from gobelet.engine.dice import new_rng, random_below
from gobelet.engine.digest import random_game
from gobelet.engine.errors import NotationError
from gobelet.engine.game import Game
from gobelet.engine.jit import is_compiling
from gobelet.engine.table import Table

MAX_STEPS = 50_000  # a random game longer than this does not end
MAX_POSITIONS = 3_000  # about so many are looked at
MAX_COMBINATIONS = 6  # of options, for each number of players


@dataclass(frozen=True)
class Setup:
    """How a game begins, and the seed of its chance."""

    game: Game
    players: int
    options: dict[str, str]
    seed: int

    def __str__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"{self.game!r}.table(players={self.players}, seed={self.seed}{options})"

    def new_table(self, *, seeded: bool = True) -> Table:
        seed = self.seed if seeded else None
        return self.game.table(self.players, seed=seed, notes=None, **self.options)

    def meet(self) -> Iterator[Met]:
        """Every position of a random game."""
        moments = random_game(self.game, self.players, self.seed, **self.options)
        for step, moment in enumerate(itertools.islice(moments, MAX_STEPS)):
            yield Met(self, step, *moment)

    def play(self) -> Table:
        """A table played to its end at random."""
        table, rng = self.new_table(), random.Random(self.seed)
        while not table.over and len(table.steps) < MAX_STEPS:
            table.play(rng.choice(table.legal_ids()))
        return table


@dataclass(frozen=True)
class Met:
    """One position met, and what happened next; as text it says where it was."""

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

    def legal_ids(self) -> list[int]:
        return list_legal(self.setup.game, self.state)

    def read_back(self, text: str) -> Any:
        """The state that *text*, written here, is read as."""
        try:
            return self.setup.game.notation.parse_position(text)
        except NotationError as error:
            raise AssertionError(f"{self}: {text!r} is refused: {error}") from error


class Meetings:
    """What all promises share: the game and the positions to look at."""

    game: Game
    seeds: Iterable[int] = range(2 if is_compiling() else 1)
    stride = 13  # where looking is slow, one position in so many

    def setups(self) -> Iterator[Setup]:
        """Every number of players, every value of every option that matters; with few of them, more seeds."""
        for players in range(self.game.min_players, self.game.max_players + 1):
            beginnings = {self.game.new_state(players, o).tobytes(): o for o in list_options(self.game)}
            seeds = list(self.seeds)[: max(MAX_COMBINATIONS // len(beginnings), 1)]
            for options in beginnings.values():
                yield from (Setup(self.game, players, options, seed) for seed in seeds)

    def met(self) -> Iterator[Met]:
        """Every position of every game, of long games or many one in so many; uncompiled only some."""
        if not is_compiling():
            return self.some_met()
        setups = list(self.setups())
        every = len(setups) * sum(1 for _ in setups[-1].meet()) // MAX_POSITIONS or 1
        return (m for setup in setups for m in setup.meet() if m.step % every == 0 or m.is_last)

    def some_met(self) -> Iterator[Met]:
        """Some positions of every game, the last two among them."""
        for setup in self.setups():
            game = list(setup.meet())
            yield from (met for met in game if met.step % self.stride == 0 or met.step >= len(game) - 2)


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
    """What the rules say may be done, unchecked."""
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
    assert legal, "somebody must decide, but nothing is legal"
    return legal[int(random_below(rng, len(legal)))]
