"""The definition of an arena run, and its seeds."""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from gobelet import __version__
from gobelet.arena.lineups import Entry, Lineup, count_deals, form_lineups, label_entries
from gobelet.bots import new_bot
from gobelet.engine.components import FILE, find_components
from gobelet.engine.dice import MAX_SEED
from gobelet.engine.errors import SetupError
from gobelet.engine.game import Game
from gobelet.engine.jit import is_drawing
from gobelet.engine.table import Table
from gobelet.games import find_game

PACKAGE = Path(__file__).resolve().parent.parent
ALPHA = 0.05
MAX_ALPHA = 0.5
MAX_GAMES = 2**31
PROSE = {".md", ".ftl", ".pyc"}  # what no game depends on, and what is made of the rest


@dataclass(frozen=True)
class Job:
    """An arena run: the same job always plays the same games, even if interrupted or run elsewhere."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int  # of each lineup, at least; whole deals are played
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    until_significant: bool = False
    alpha: float = ALPHA

    @functools.cached_property
    def entries(self) -> tuple[Entry, ...]:
        return label_entries(self.bots, self.players)

    @functools.cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        return form_lineups(len(self.entries), self.players)

    @property
    def deals(self) -> int:
        """The maximum number of deals per lineup."""
        return count_deals(self.games, self.players)

    @property
    def is_solo(self) -> bool:
        return self.players == 1

    def find_game(self) -> Game:
        return find_game(self.game)

    def new_table(self, seed: int) -> Table:
        options: dict[str, Any] = dict(self.options)
        return self.find_game().table(self.players, seed=seed, **options)

    def name_of(self, lineup: int) -> str:
        """The name of a lineup: `hard vs expert ×2`."""
        seats = Counter(self.entries[entry].label for entry in self.lineups[lineup].entries)
        return " vs ".join(label if count == 1 else f"{label} ×{count}" for label, count in seats.items())

    # -- Seeds ------------------------------------------------------------------------------------------

    def dice_seed(self, deal: int) -> int:
        """The seed for the dice of a deal: the same for every lineup and rotation."""
        return _hash(f"dice {self.seed} {deal}")

    def bot_seed(self, deal: int, lineup: int, position: int) -> int:
        """The seed of a bot: different for every entry, and for every seat of an entry."""
        seats = self.lineups[lineup]
        label = self.entries[seats.entries[position]].label
        return _hash(f"bot {self.seed} {deal} {label} {seats.copy_number(position)}")

    # -- Writing down -----------------------------------------------------------------------------------

    def describe(self) -> dict[str, Any]:
        """The job as JSON, with everything else its results depend on."""
        return asdict(self) | {
            "bots": list(self.bots),
            "options": dict(self.options),
            "gobelet": __version__,
            "sources": hash_sources(self.find_game()),
        }


def _hash(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def hash_sources(game: Game) -> str:
    """A fingerprint of the rules and bots, because changing them changes the games of a seed."""
    digest = hashlib.blake2b(digest_size=8)
    for home in (PACKAGE / "engine", PACKAGE / "bots", game.folder):
        for path in sorted(home.rglob("*")):
            if path.is_file() and path.suffix not in PROSE and not is_drawing(path, home):
                digest.update(path.read_bytes())
    if (game.folder / FILE).exists():
        digest.update(find_components(game.folder).read_bytes())  # the owner's own, perhaps
    return digest.hexdigest()


def check_job(job: Job) -> None:
    """
    Check that the job can be played.

    Raises:
        SetupError: If a setting is invalid or a bot is unknown.
    """
    game = job.find_game()
    game.new_state(job.players, dict(job.options))
    for bot in job.bots:
        new_bot(bot, 0)
    if not 1 <= job.games <= MAX_GAMES:
        raise SetupError(f"The number of games must be from 1 to {MAX_GAMES}, not {job.games}.")
    if not 0 <= job.seed <= MAX_SEED:
        raise SetupError(f"A seed must be a whole number from 0 to {MAX_SEED}, not {job.seed}.")
    if not 0 < job.alpha <= MAX_ALPHA:
        raise SetupError(f"alpha must be greater than 0 and at most {MAX_ALPHA}, not {job.alpha}.")
    if job.until_significant and len(job.entries) < 2:
        raise SetupError("--until-significant needs at least two bots to compare.")
