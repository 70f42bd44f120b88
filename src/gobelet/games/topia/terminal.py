"""Dicetopia in a terminal: the six districts of the city, the factions and their dice, one's own missions."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gobelet.engine.language import Language
from gobelet.engine.terminal import SEAT_MARKS, SEAT_STYLES, seat_name
from gobelet.games.topia.missions import describe_scenario
from gobelet.games.topia.view import AsideView, DistrictView, MissionView, SeatView, SlotView, TableView

ACCENT = "deep_pink2"
DIE_STYLES = {"teal": "black on dark_cyan", "purple": "white on purple4", "white": "black on white"}
MAX_DISTRICT = 40


def draw(view: TableView, seat: int, language: Language, width: int) -> RenderableType:
    parts: list[RenderableType] = [_headline(view, language)]
    parts += [_city(view, language, width), _factions(view, seat, language, width)]
    own = view.seats[seat]
    if own.missions:
        parts += [Text(), _missions(own, own.missions, language)]
    for other in view.seats:
        if other.seat != seat and other.missions:
            parts += [Text(), _missions(other, other.missions, language)]
    return Group(*parts)


def _headline(view: TableView, language: Language) -> RenderableType:
    line = Text.assemble((language.say("title"), f"bold {ACCENT}"), "  ")
    line.append(language.say("board-late") if view.is_late else language.say("board-round", round=view.round))
    if view.skipped:
        line.append(f"  {language.say('board-skipped')}", "dim")
    lines = [line]
    changes = describe_scenario(view.scenario)
    if changes:
        name = view.scenario.name[language.code]
        text = language.say("board-scenario", scenario=name, changes=changes)
        lines.append(Text.assemble(text, (f"  {language.say('board-reconstruction')}", "dim")))
    if view.cubes is not None:
        lines.append(_cubes(view.cubes, language))
    return Group(*lines)


def _cubes(cubes: Iterable[tuple[str, int]], language: Language) -> Text:
    line = Text.assemble((f"{language.say('board-cubes')}  ", "bold"))
    for colour, step in cubes:
        line.append(f" {language.say(f'colour-{colour}')} +{step} ", DIE_STYLES[colour])
        line.append(" ")
    return line.append(f" {language.say('board-reconstruction')}", "dim")


# -- The city -------------------------------------------------------------------------------------------


def _city(view: TableView, language: Language, width: int) -> RenderableType:
    panel_width = min(width // (3 if width >= 84 else 2) - 1, MAX_DISTRICT)
    panels = [_district(district, language, panel_width) for district in view.districts]
    return Columns(panels, padding=(0, 1, 0, 0))


def _district(district: DistrictView, language: Language, width: int) -> Panel:
    """What it does, what is there, and who would get its points."""
    slots = Text(" ").join(_slot(slot, language) for slot in district.slots)
    worth = Text(language.say("board-worth", points=district.value), "bold")
    if district.leaders:
        for seat in district.leaders:
            worth.append(f"  {SEAT_MARKS[seat]} {district.points[seat]}", SEAT_STYLES[seat])
    else:
        worth.append(f"  {language.say('board-nobody')}", "dim")
    title = Text(language.say(f"district-{district.name}"), "bold")
    is_lit = district.doing or district.named
    return Panel(
        Group(Text(language.say(district.effect), "dim"), slots, worth),
        title=title,
        title_align="left",
        border_style=ACCENT if is_lit else "dim",
        width=width,
    )


def _slot(slot: SlotView, language: Language) -> Text:
    """A die with the letter of its colour, an agent by its mark, or nothing; what is chosen in brackets."""
    if slot.die:
        mark = "?" if slot.die.rolling else str(slot.die.value)
        letter = language.say(f"letter-{slot.die.colour}")
        text = Text(f" {letter}{mark} ", DIE_STYLES[slot.die.colour])
    elif slot.agent is not None:
        text = Text(f" {SEAT_MARKS[slot.agent]}  ", SEAT_STYLES[slot.agent])
    else:
        text = Text(" ·  ", "dim")
    return Text.assemble(("[", "bold"), text, ("]", "bold")) if slot.chosen else text


# -- Factions and missions ------------------------------------------------------------------------------


def _factions(view: TableView, seat: int, language: Language, width: int) -> RenderableType:
    """Each player's score and dice, and below what their power does; what does not fit beside, below too."""
    names = [seat_name(own.seat, language) for own in view.seats]
    widest = max(name.cell_len for name in names)
    order = [view.seats[seat], *(other for other in view.seats if other.seat != seat)]
    lines: list[Text] = []
    for own in order:
        name = names[own.seat].copy()
        name.pad_right(widest - name.cell_len)
        card = Text(" ").join(_slot(slot, language) for slot in own.card)
        points = own.score if view.phase == "over" else own.dice_points + own.city_points
        line = Text.assemble(name, (f" {points:>3}  ", "bold"), card)
        score = _score(own, view, language)
        if line.cell_len + 2 + score.cell_len <= width:
            lines.append(Text.assemble(line, "  ", score))
        else:
            lines += [line, Text.assemble("   ", score)]
        if own.faction and view.scenario.powers:
            lines.append(Text.assemble("   ", _power(own, language)))
    return Group(*lines)


def _power(own: SeatView, language: Language) -> Text:
    text = Text(language.say(f"faction-{own.faction}"), "bold")
    text.append(f"  {language.say(f'power-{own.power}')}", "dim")
    if own.used:
        text.append(f"  {language.say('board-used')}", "red")
    return text


def _score(own: SeatView, view: TableView, language: Language) -> Text:
    """What the points are made of; missions count at the end only, until then it is what they would bring."""
    parts = [language.say("board-dice", points=own.dice_points)]
    parts.append(language.say("board-districts", points=own.city_points))
    if own.missions is None:
        parts.append(language.say("board-hand", count=own.hand))
    else:
        name = "board-missions" if view.phase == "over" else "board-missions-so-far"
        parts.append(language.say(name, points=own.mission_points))
    return Text(" + ".join(parts), "dim")


def _missions(own: SeatView, missions: tuple[MissionView, ...], language: Language) -> RenderableType:
    title = Text(language.say("board-missions-of", name=language.name_of(own.seat)), "bold")
    title.append(f"  {language.say('board-mark')}", "dim")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for shown in missions:
        now = Text(
            language.say("board-points", points=shown.points), "bold green3" if shown.points else "dim"
        )
        grid.add_row(*_mission(shown, language), now)
    for aside in own.aside:
        where = Text(language.say(f"board-{aside.where}"), "dim")
        grid.add_row(*_mission(aside, language), where, style="dim")
    return Group(title, grid)


def _mission(shown: MissionView | AsideView, language: Language) -> tuple[Text, Text, Text]:
    """Its name, what it asks for and what it pays; a reconstruction is marked."""
    mission = shown.mission
    points = language.say("board-worth-points", points=mission.points)
    mark = "" if mission.is_certain else "°"
    name, condition = mission.name[language.code], language.say(shown.text)
    return Text(f"  {name}"), Text(condition), Text(f"{points}{mark}", "dim")
