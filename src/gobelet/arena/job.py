"""What an arena is asked to play, and the seeds that follow from it."""

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
    """One arena: the same job plays the same games, whoever plays it and however often it is interrupted."""

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
        """How many deals each lineup plays, at most."""
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
        """A lineup as it is shown and written down: `hard vs expert ×2`."""
        seats = Counter(self.entries[entry].label for entry in self.lineups[lineup].entries)
        return " vs ".join(label if count == 1 else f"{label} ×{count}" for label, count in seats.items())

    # -- Seeds ------------------------------------------------------------------------------------------

    def dice_seed(self, deal: int) -> int:
        """The dice of a deal: the same for every lineup and in every rotation."""
        return _hash(f"dice {self.seed} {deal}")

    def bot_seed(self, deal: int, lineup: int, position: int) -> int:
        """A bot's own dice: no two entries of the same bot, nor two seats of one entry, have the same."""
        seats = self.lineups[lineup]
        label = self.entries[seats.entries[position]].label
        return _hash(f"bot {self.seed} {deal} {label} {seats.copy_number(position)}")

    # -- Writing down -----------------------------------------------------------------------------------

    def describe(self) -> dict[str, Any]:
        """The job as JSON, with what its results depend on besides."""
        return asdict(self) | {
            "bots": list(self.bots),
            "options": dict(self.options),
            "gobelet": __version__,
            "sources": hash_sources(self.find_game()),
        }


def _hash(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def hash_sources(game: Game) -> str:
    """A fingerprint of the rules and the bots: with other ones the same seed plays other games."""
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
    Refuse what cannot be played, before anything is.

    Raises:
        SetupError: If there is no such table or bot, or a number makes no sense.
    """
    game = job.find_game()
    game.new_state(job.players, dict(job.options))
    for bot in job.bots:
        new_bot(bot, 0)
    if not 1 <= job.games <= MAX_GAMES:
        raise SetupError(f"An arena plays 1 to {MAX_GAMES} games, not {job.games}.")
    if not 0 <= job.seed <= MAX_SEED:
        raise SetupError(f"A seed is a whole number from 0 to {MAX_SEED}, not {job.seed}.")
    if not 0 < job.alpha <= MAX_ALPHA:
        raise SetupError(f"The probability of an error is more than 0, at most {MAX_ALPHA}, not {job.alpha}.")
    if job.until_significant and len(job.entries) < 2:
        raise SetupError("A bot alone has nobody to differ from: leave out --until-significant.")
