"""Bots. A bot sees only what its seat sees."""

from gobelet.bots.bot import Answer, Bot, Budget, Candidate, Estimate, decide, parse_budget
from gobelet.bots.levels import LEVELS, new_bot
from gobelet.bots.search import get_ready, is_ready

__all__ = [
    "LEVELS",
    "Answer",
    "Bot",
    "Budget",
    "Candidate",
    "Estimate",
    "decide",
    "get_ready",
    "is_ready",
    "new_bot",
    "parse_budget",
]
