"""The definition of a study, which determines its games."""

from __future__ import annotations

import shlex
from dataclasses import asdict, dataclass
from typing import Any

from gobelet import __version__
from gobelet.arena.job import hash_sources
from gobelet.bots.weights import weights_of
from gobelet.engine.errors import SetupError
from gobelet.engine.game import Game
from gobelet.games import find_game

RANDOM, GREEDY = "random", "greedy"
POLICIES = (RANDOM, GREEDY)


@dataclass(frozen=True)
class Study:
    """Games in which all players use *policy*; game k uses seed *seed* + k."""

    game: str
    players: int
    games: int
    policy: str = RANDOM
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0

    def find_game(self) -> Game:
        return find_game(self.game)

    @property
    def name(self) -> str:
        """The default name of its files: `ages-2p-random`."""
        return "-".join([self.game, f"{self.players}p", self.policy, *(value for _, value in self.options)])

    def describe(self) -> dict[str, Any]:
        """The study as JSON, with everything else its results depend on."""
        return asdict(self) | {
            "options": dict(self.options),
            "command": self.write_command("simulate"),
            "gobelet": __version__,
            "sources": hash_sources(self.find_game()),
        }

    def write_command(self, command: str) -> str:
        """The command that plays these games."""
        words = ["gobelet", command, self.game, "--players", self.players, "--games", self.games]
        words += ["--policy", self.policy, "--seed", self.seed]
        for name, value in self.options:
            words += ["--option", f"{name}={value}"]
        return shlex.join(map(str, words))


def check_study(study: Study) -> None:
    """
    Check that the study can be played.

    Raises:
        SetupError: If a setting is invalid or the policy is unknown.
    """
    game = study.find_game()
    game.check_batch(study.players, study.games, study.seed)
    game.encode_options(dict(study.options))
    if study.policy not in POLICIES:
        raise SetupError(f"Unknown policy {study.policy!r}. Available policies: {', '.join(POLICIES)}.")
    if study.policy == GREEDY and not weights_of(game, study.players).hidden_bias.size:
        raise SetupError(
            f"{game.title} has no trained weights for {study.players} players with these components, "
            "so the greedy policy is not available: use --policy random."
        )
