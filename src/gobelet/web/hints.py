"""A hint on a page: the best choices as bars, and an explanation."""

from __future__ import annotations

from dataclasses import dataclass

from gobelet.advice import Advice
from gobelet.bots import Candidate, decide, new_bot
from gobelet.web.table_page import TablePage

LEVEL, SEED = "expert", 0


@dataclass(frozen=True)
class Bar:
    """One choice, and how long its bar is, of 100."""

    label: str
    length: int
    numbers: list[str]


@dataclass(frozen=True)
class HintShown:
    bars: list[Bar]
    reason: str
    games: str | None  # played to find it


def show_hint(page: TablePage) -> HintShown:
    """What the strongest bot thinks of the decision on this page; it sees what the viewer sees."""
    advice = Advice(decide(new_bot(LEVEL, SEED), page.position), page.position)
    say = page.language.say
    games = say("hint-games", games=advice.num_trials) if advice.num_trials else None
    return HintShown(_bars(advice, page), say(advice.explain()), games)


def _bars(advice: Advice, page: TablePage) -> list[Bar]:
    if not advice.shown:
        return [Bar(_label(page, advice.answer.action), 100, [])]
    sizes = [_size(advice, candidate) for candidate in advice.shown]
    longest = max(max(sizes), 1e-9)
    return [
        Bar(
            _label(page, candidate.action),
            round(100 * max(size, 0) / longest),
            _numbers(advice, candidate, page),
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


def _label(page: TablePage, action: int) -> str:
    return page.language.say(page.game.presentation.name_action(page.position.state, action))
