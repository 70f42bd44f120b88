"""What beginners are shown: what wins the game, and a sentence about each question of their first turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gobelet.engine.game import Game
from gobelet.engine.language import Language
from gobelet.engine.turns import round_of
from gobelet.server.history import Status
from gobelet.server.identity import Person
from gobelet.server.online import OnlineTable
from gobelet.server.storage import Storage
from gobelet.web.boards import board_folder

FIRST_TURNS = 3  # of a first game, in which every question is explained
SIGNS = "signs.html"


@dataclass(frozen=True)
class GoalLine:
    """A line of the card "How to win"."""

    text: str
    signs: tuple[str, ...]  # drawings of the board, by the names that its `signs.html` gives them


@dataclass(frozen=True)
class Goal:
    """The card "How to win": where points come from, and when the game ends."""

    game: str
    lines: tuple[GoalLine, ...]
    template: str | None  # with the drawings


def goal_of(
    game: Game, language: Language, players: int | None = None, options: Mapping[str, str] | None = None
) -> Goal | None:
    """How to win with these *options*, by default the usual game for two; None if the game does not say."""
    signs: Mapping[str, tuple[str, ...]] = getattr(game.find_part("web"), "GOAL_SIGNS", {})
    messages = game.goal(max(2, game.min_players) if players is None else players, options or {})
    lines = tuple(GoalLine(language.say(message), signs.get(message.id, ())) for message in messages)
    folder = board_folder(game)
    template = f"{game.id}/{SIGNS}" if folder and (folder / SIGNS).is_file() else None
    return Goal(game.id, lines, template) if lines else None


async def is_first_game(storage: Storage, online: OnlineTable, person: Person | None) -> bool:
    """Whether a player is before or in the first turns of their first game of this kind."""
    if person is None or not online.seats_of(person) or not _is_early(online):
        return False
    return not await storage.has_played(person.id, online.game.id, besides=online.id)


def _is_early(online: OnlineTable) -> bool:
    if online.status == Status.RUNNING:
        return bool(round_of(online.position.state) <= FIRST_TURNS)
    return online.status == Status.OPEN
