"""The balance report: what decides games, as one standalone HTML page."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from gobelet.arena import plots
from gobelet.arena.page import Grid, Section, grid_of_spreads, list_versions, render_page
from gobelet.arena.standings import WIDTH_95
from gobelet.arena.wording import format_mean, format_share
from gobelet.bots import Estimate
from gobelet.engine.machine import describe_machine
from gobelet.studies.balance import Balance, Titles
from gobelet.studies.effects import MIN_SEATS, Contrast, Effect, Lead, list_rare

Trait = TypeVar("Trait", Effect, Lead)

MORE, LESS = 6, 7  # colours of differences, which no seat has
MAX_DIGITS = 4
MAX_ACTIONS = 12  # shown of those that winners choose more often, and of the others


def write_balance(balance: Balance, command: str) -> str:
    """The whole page."""
    study, machine = balance.results.study, describe_machine()
    return render_page(
        Path(__file__).parent / "balance.html",
        title=f"Balance: {study.find_game().title}",
        balance=balance,
        study=study,
        command=command,
        machine=machine,
        versions=", ".join(list_versions(machine)),
        options=", ".join(f"{name} {value}" for name, value in study.options),
        played_with=balance.results.description["gobelet"],
        legend=[(plots.variable_of(seat.seat), seat.label) for seat in balance.seats],
        sections=list(list_sections(balance)),
        format_share=format_share,
        format_mean=format_mean,
        min_seats=MIN_SEATS,
        rare=list_rare_titles(balance),
    )


def list_rare_titles(balance: Balance) -> list[str]:
    """The traits left out, as `Developments: Empire, Religion`."""
    titles, rare = Titles(balance.results.study.find_game()), list_rare(balance.results)
    groups = dict.fromkeys(map(titles.group, rare))
    return [
        f"{group}: {', '.join(titles.trait(trait) for trait in rare if titles.group(trait) == group)}"
        for group in groups
    ]


def list_sections(balance: Balance) -> Iterator[Section]:
    """The sections of the report; those that need opponents are left out for solo games."""
    if balance.margins is not None:
        yield _section_of_seats(balance)
    yield Section(
        "Points",
        "Distribution; the line is the mean.",
        plots.plot_spreads("points", balance.points, "points"),
        grid_of_spreads(balance.points, has_errors=True),
    )
    yield from _sections_of_length(balance)
    titles = Titles(balance.results.study.find_game())
    yield from _sections_of_effects(balance, titles)
    yield from _sections_of_leads(balance, titles)
    yield from _sections_of_actions(balance)


def _section_of_seats(balance: Balance) -> Section:
    shares = [(seat.seat, seat.label, seat.win) for seat in balance.seats]
    rows = [(s.label, format_share(s.win), format_mean(s.points), f"{s.place:.2f}") for s in balance.seats]
    return Section(
        "Wins by seat",
        "Seat 1 plays first. Ties for first place are shared wins. The dashed line marks equal chances.",
        plots.plot_shares("seats", shares, 1 / len(shares)),
        Grid(("", "wins", "points", "place"), rows),
    )


def _sections_of_length(balance: Balance) -> Iterator[Section]:
    lengths = [
        ("Length in rounds", "The line is the mean.", balance.rounds),
        (
            "Length in decisions",
            "Decisions of all players together; the line is the mean.",
            balance.decisions,
        ),
    ]
    if balance.margins is not None:
        note = "Difference between the highest and the second highest score. It is 0 in {:.1f}% of the games."
        lengths.append(("Winning margin", note.format(100 * balance.level), balance.margins))
    for title, note, spread in lengths:
        plot = plots.plot_spreads(title.lower().replace(" ", "-"), [spread], spread.label, is_coloured=False)
        yield Section(title, note, plot, grid_of_spreads([spread], has_errors=True))


# -- What correlates with winning -----------------------------------------------------------------------


def _sections_of_effects(balance: Balance, titles: Titles) -> Iterator[Section]:
    """What players have or do not have, one section per kind."""
    outcome, unit = ("wins", "%") if balance.results.is_about_winning else ("points", "")
    for title, group in _group(balance.effects, titles, balance.results.traits):
        shown = [(titles.trait(effect.trait), effect.contrast.difference) for effect in group]
        label = f"difference in {outcome}{', %' if unit else ''}"
        yield Section(
            title,
            f"Difference in {outcome} between players who have it and players who do not.",
            _plot_differences(f"effects-{title}", shown, label),
            Grid(
                ("", "difference", "had", "with", "without"),
                [_row_of_effect(titles.trait(effect.trait), effect, unit) for effect in group],
            ),
        )


def _row_of_effect(title: str, effect: Effect, unit: str) -> tuple[str, ...]:
    inside, outside, difference = effect.contrast
    means = (f"{inside:.1f}{unit}", f"{outside:.1f}{unit}")
    return (title, format_difference(difference, 1), f"{100 * effect.had:.1f}%", *means)


def _sections_of_leads(balance: Balance, titles: Titles) -> Iterator[Section]:
    """What players have more or less of, one section per kind."""
    for title, group in _group(balance.leads, titles, balance.results.traits):
        if balance.results.is_about_winning:
            yield _section_of_leads(
                f"{title}: winners and other players", group, "more than other players", titles.trait
            )
        else:
            rows = [(titles.trait(x.trait), f"{x.correlation:+.2f}", f"{x.mean:.2f}") for x in group]
            grid = Grid(("", "correlation", "mean"), rows)
            yield Section(f"{title}: correlation", "Correlation with the final score.", "", grid)


def _section_of_leads(
    title: str, leads: Sequence[Lead], label: str, title_of: Callable[[str], str]
) -> Section:
    compared = [(title_of(lead.trait), lead, lead.contrast) for lead in leads if lead.contrast]
    compared.sort(key=lambda one: one[2].difference.mean, reverse=True)
    rows = [(name, *_format_contrast(c), f"{lead.correlation:+.2f}") for name, lead, c in compared]
    return Section(
        title,
        "What winners have more or less of than other players, and its correlation with winning.",
        _plot_differences(f"leads-{title}", [(name, c.difference) for name, _, c in compared], label),
        Grid(("", "difference", "winners", "others", "correlation"), rows),
    )


def _format_contrast(compared: Contrast) -> tuple[str, ...]:
    """With two digits of the error, and at least two decimals."""
    error = WIDTH_95 * compared.difference.error
    digits = min(MAX_DIGITS, max(2, 1 - math.floor(math.log10(error)))) if error > 0 else 2
    means = (f"{mean:.{digits}f}" for mean in (compared.inside, compared.outside))
    return format_difference(compared.difference, digits), *means


def _sections_of_actions(balance: Balance) -> Iterator[Section]:
    chosen = balance.actions
    if len(chosen) > 2 * MAX_ACTIONS:
        chosen = chosen[:MAX_ACTIONS] + chosen[-MAX_ACTIONS:]
    if chosen:
        section = _section_of_leads(
            "What winners choose", chosen, "times per game more often than other players", str
        )
        note = "How often per game winners and other players choose it, where there is a choice."
        yield Section(section.title, note, section.plot, section.grid)


def _plot_differences(name: str, rows: Sequence[tuple[str, Estimate]], label: str) -> str:
    shown = [(MORE if difference.mean >= 0 else LESS, title, difference) for title, difference in rows]
    return plots.plot_differences("".join(c if c.isalnum() else "-" for c in name), shown, label)


def _group(
    measured: Sequence[Trait], titles: Titles, traits: Sequence[str]
) -> Iterator[tuple[str, list[Trait]]]:
    """By kind, kinds in the order of *traits*."""
    for title in dict.fromkeys(map(titles.group, traits)):
        if group := [one for one in measured if titles.group(one.trait) == title]:
            yield title, group


def format_difference(difference: Estimate, digits: int) -> str:
    """With its sign: +3.1 ± 0.4."""
    width = "" if math.isnan(difference.error) else f" ± {WIDTH_95 * difference.error:.{digits}f}"
    return f"{difference.mean:+.{digits}f}{width}"
