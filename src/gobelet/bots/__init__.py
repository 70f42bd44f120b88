"""Bots. A bot sees only what its seat sees."""

from gobelet.bots.bot import Answer, Bot, Budget, Candidate, Estimate, decide, parse_budget
from gobelet.bots.compiling import compile_games, get_ready, is_ready, start_compiling
from gobelet.bots.levels import LEVELS, is_quick, level_played, new_bot

__all__ = [
    "LEVELS",
    "Answer",
    "Bot",
    "Budget",
    "Candidate",
    "Estimate",
    "compile_games",
    "decide",
    "get_ready",
    "is_quick",
    "is_ready",
    "level_played",
    "new_bot",
    "parse_budget",
    "start_compiling",
]
