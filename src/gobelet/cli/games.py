"""`gobelet games`: list the games."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from gobelet.cli.locale import Lang, language_code, load_language
from gobelet.engine.game import Game
from gobelet.games import find_game, list_games


def games(lang: Lang = None) -> None:
    """List the games, their numbers of players and their options."""
    code = language_code(lang)
    language = load_language(code)
    grid = Grid(title=language.say("games-title"), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in ("id", "name", "players", "options"):
        grid.add_column(language.say(f"games-{column}"), header_style="dim")
    for game in map(find_game, list_games()):
        grid.add_row(f"[bold]{game.id}[/]", *_describe(game, code))
    console = Console(highlight=False)
    console.print(grid)
    console.print(f"\n{language.say('games-play', game=list_games()[0])}")
    console.print(f"[dim]{language.say('unofficial')}[/]")


def _describe(game: Game, code: str) -> tuple[str, str, str]:
    language = load_language(code, game)
    players = f"{game.min_players}–{game.max_players}"
    options = (f"{option.name}={'|'.join(option.values)}" for option in game.options)
    return f"{language.say('title')}\n[dim]{language.say('subtitle')}[/]", players, "\n".join(options)
