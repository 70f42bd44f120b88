"""A hint on a page: the best choices as bars, and an explanation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gobelet.advice import Advice
from gobelet.advice.orders import merge_orders
from gobelet.bots import Candidate, decide, level_played, new_bot
from gobelet.web.boards import find_marks
from gobelet.web.table_page import TablePage

LEVEL, SEED = "expert", 0


@dataclass(frozen=True)
class Bar:
    """One choice, and the length of its bar in percent."""

    action: str
    label: str
    length: int
    numbers: list[str]
    also: list[str]  # what can be done before or after it, in any order


@dataclass(frozen=True)
class HintShown:
    bars: list[Bar]
    reason: str
    games: str | None  # played to find it
    pieces: frozenset[str]  # of the board, that the best choice is about


def show_hint(page: TablePage) -> HintShown:
    """What the strongest bot at hand thinks of the decision on this page; it sees what the viewer sees."""
    answer, orders = merge_orders(decide(new_bot(level_played(LEVEL), SEED), page.position), page.position)
    advice, say = Advice(answer, page.position), page.language.say
    games = say("hint-games", games=advice.num_trials) if advice.num_trials else None
    bars = _bars(advice, orders, page)
    best = advice.shown[0].action if advice.shown else answer.action
    return HintShown(bars, say(advice.explain()), games, find_marks(page.turn, best))


def _bars(advice: Advice, orders: Mapping[int, list[int]], page: TablePage) -> list[Bar]:
    if not advice.shown:
        action = advice.answer.action
        return [Bar(_text(page, action), _label(page, action), 100, [], [])]
    sizes = [_size(advice, candidate) for candidate in advice.shown]
    longest = max(max(sizes), 1e-9)
    return [
        Bar(
            _text(page, candidate.action),
            _label(page, candidate.action),
            round(100 * max(size, 0) / longest),
            _numbers(advice, candidate, page),
            [_label(page, action) for action in orders.get(candidate.action, ())],
        )
        for candidate, size in zip(advice.shown, sizes, strict=True)
    ]


def _size(advice: Advice, candidate: Candidate) -> float:
    return candidate.win.mean if advice.can_lose else candidate.points.mean


def _numbers(advice: Advice, candidate: Candidate, page: TablePage) -> list[str]:
    say = page.language.say
    return [
        f"{say(f'hint-{measure}')} {say(f'hint-{measure}-mean', mean=getattr(candidate, measure).mean)}"
        for measure in advice.measures
    ]


def _text(page: TablePage, action: int) -> str:
    return page.game.notation.format_action(action)


def _label(page: TablePage, action: int) -> str:
    return page.language.say(page.game.presentation.name_action(page.position.state, action))
