"""Roll Through the Ages in a terminal: dice above, then peg board, sheet and developments side by side."""

from __future__ import annotations

from dataclasses import asdict

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gobelet.engine.contract import Notation
from gobelet.engine.errors import NotationError
from gobelet.engine.language import Language
from gobelet.engine.terminal import SEAT_MARKS, SEAT_STYLES, Choice, Menu, seat_name
from gobelet.games.ages.civilisation import MonumentView, SeatView
from gobelet.games.ages.view import DieView, TableView

ACCENT = "dark_orange3"
FACE_STYLES = {
    "food": "black on green3",
    "good": "black on wheat1",
    "skull": "white on red3",
    "workers": "black on sky_blue1",
    "either": "black on pale_turquoise1",
    "coins": "black on gold1",
}
DIE_WIDTH = 13
EFFECTS_FROM = 116  # columns of the terminal
COLUMNS_FROM = 92


def menu_for(view: TableView, choices: list[Choice], notation: Notation, language: Language) -> Menu:
    return RerollMenu(view, choices, notation) if view.phase == "keep" else Menu(choices, notation)


class RerollMenu(Menu):
    """The dice themselves are the choices: type those to reroll, or 0 to stop."""

    hint = "choose-dice-hint"

    def __init__(self, view: TableView, choices: list[Choice], notation: Notation) -> None:
        read, legal = notation.parse_action, {choice.action: choice for choice in choices}
        stop = legal[read("stop")]
        singles = {die.number: read(f"reroll {die.number}") for die in view.dice}
        dice = [
            Choice(number, legal[action].label, action)
            for number, action in singles.items()
            if action in legal
        ]
        super().__init__([Choice(0, stop.label, stop.action), *dice], notation)

    def pick(self, numbers: list[int], text: str) -> list[int]:
        chosen = super().pick(numbers, text)
        if numbers == [0]:
            return chosen
        if 0 in numbers:
            raise NotationError(text)
        return [self.notation.parse_action(f"reroll {' '.join(map(str, numbers))}")]


def draw(view: TableView, seat: int, language: Language, width: int) -> RenderableType:
    own = view.seats[seat]
    parts: list[RenderableType] = [_headline(view, language)]
    if view.dice:
        parts.append(_dice(view, language))
    parts.append(_titled(_civilisation(view, own, language, width), own, language))
    if not view.is_alone:
        parts.append(_others(view, seat, language))
    return Group(*parts)


def _civilisation(view: TableView, own: SeatView, language: Language, width: int) -> RenderableType:
    """Peg board, sheet and developments side by side; the effects, then the third column, need room."""
    left = Group(_peg_board(view, own, language), Text(), _cities(own, language))
    middle = _monuments(view, own, language)
    right = _developments(view, own, language, with_effects=width >= EFFECTS_FROM or width < COLUMNS_FROM)
    columns = Grid.grid(padding=(0, 3, 0, 0))
    if width >= COLUMNS_FROM:
        columns.add_row(left, middle, right)
        return columns
    columns.add_row(left, middle)
    return Group(columns, Text(), right)


def _headline(view: TableView, language: Language) -> Text:
    if view.rounds:
        text = language.say("board-round-of", round=view.round, rounds=view.rounds)
    else:
        text = language.say("board-round", round=view.round)
    line = Text.assemble((language.say("title"), f"bold {ACCENT}"), "  ", text)
    line.append(f"  {language.say(f'option-edition-{view.edition}')}", "dim")
    if view.last_round:
        line.append(f"  {language.say('board-last-round')}", "bold red")
    return line


# -- Dice -----------------------------------------------------------------------------------------------


def _dice(view: TableView, language: Language) -> RenderableType:
    line = Text()
    if view.phase == "keep":
        line.append(f"{language.say('board-roll', roll=view.rolls)}  ", "bold")
    for name, count in (("some-workers", view.workers), ("some-coins", view.coins)):
        if count:
            line.append(f"{language.say(name, count=count)}  ", "bold")
    if view.coming:
        line.append(f"{language.say('board-if-kept')} ", "dim")
        line.append(" · ".join(map(language.say, view.coming.messages)), "red")
    return Group(Columns([_die(die, language) for die in view.dice], padding=(0, 1)), line)


def _die(die: DieView, language: Language) -> Panel:
    if die.face is None:
        return Panel(Text("?", justify="center"), title=str(die.number), width=DIE_WIDTH)
    label = language.say(f"die-{die.face}", **asdict(die.gives))
    text = Text(label, FACE_STYLES[die.face], justify="center", overflow="ellipsis", no_wrap=True)
    title = f"[dim]{language.say('board-locked')}" if die.locked else f"[bold]{die.number}"
    border = "dim" if die.locked else ""
    return Panel(text, title=title, width=max(DIE_WIDTH, len(label) + 4), border_style=border)


# -- One civilisation -----------------------------------------------------------------------------------


def _titled(content: RenderableType, seat: SeatView, language: Language) -> Panel:
    title = Text.assemble(seat_name(seat.seat, language), f"  {seat.sheet.total} ")
    return Panel(
        content,
        title=title,
        title_align="left",
        subtitle=_sheet(seat, language),
        subtitle_align="left",
        border_style=ACCENT,
        padding=(1, 2, 1, 2),
    )


def _peg_board(view: TableView, seat: SeatView, language: Language) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(
        _heading("board-goods", language),
        Text(str(seat.goods_count), "bold"),
        Text(f"={seat.goods_value}", "dim"),
    )
    for good in reversed(seat.goods):
        pegs = _pegs(good.count, good.capacity, "wheat1")
        grid.add_row(
            Text(language.say(f"item-{good.name}")),
            pegs,
            Text(f"={good.value}", "bold" if good.count else "dim"),
        )
    grid.add_row(
        Text(language.say("board-food"), "bold"),
        _pegs(seat.food, seat.food_capacity, "green3"),
        Text(str(seat.food), "bold"),
    )
    if view.has_ships:
        ships = _pegs(seat.ships, seat.ship_capacity, "wheat1")
        grid.add_row(Text(language.say("board-ships"), "bold"), ships, Text(str(seat.ships), "bold"))
    return grid


def _pegs(count: int, capacity: int, style: str) -> Text:
    return Text.assemble(("●" * count, style), ("·" * (capacity - count), "dim"))


def _cities(seat: SeatView, language: Language) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(_heading("board-cities", language), Text(str(seat.num_cities), "bold"))
    for city in seat.cities:
        grid.add_row(Text(language.say(f"site-city{city.number}")), _boxes(city.ticked, city.boxes))
    return grid


def _boxes(ticked: int, boxes: int) -> Text:
    if ticked == boxes:
        return Text("■" * boxes, "bold green3")
    return Text.assemble(("■" * ticked, ACCENT), ("□" * (boxes - ticked), "dim"))


def _sheet(seat: SeatView, language: Language) -> Text:
    """The score sheet in one line, as if the game ended now."""
    sheet = seat.sheet
    lines = (
        ("", "developments", sheet.developments),
        (" + ", "monuments", sheet.monuments),
        (" + ", "bonus", sheet.bonus),
        (" − ", "disasters", sheet.disasters),
    )
    text = Text(" ")
    for sign, name, points in lines:
        text.append(f"{sign}{language.say(f'board-sheet-{name}')} ")
        text.append(str(points), "bold")
    return text.append(f" = {sheet.total} ", "bold")


def _monuments(view: TableView, seat: SeatView, language: Language) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    legend = Text(language.say("board-monuments-legend"), "dim")
    grid.add_row(_heading("board-monuments", language), legend, Text())
    for monument in seat.monuments:
        name = Text(language.say(f"monument-{monument.name}"), "bold green3" if monument.built else "")
        grid.add_row(name, _monument_points(monument, seat.seat), _rivals(view, monument.name, seat.seat))
        grid.add_row(_boxes(monument.ticked, monument.boxes), Text(), Text())
    return grid


def _monument_points(monument: MonumentView, seat: int) -> Text:
    first = (
        "bold green3" if monument.builder == seat else "dim strike" if monument.builder is not None else ""
    )
    later = "bold green3" if monument.built and monument.builder != seat else "dim"
    return Text.assemble(
        (str(monument.first_points), first), (" / ", "dim"), (str(monument.later_points), later)
    )


def _rivals(view: TableView, name: str, seat: int) -> Text:
    """How far the others are: their mark and the boxes they have ticked."""
    text = Text()
    for other in view.seats:
        theirs = next(monument for monument in other.monuments if monument.name == name)
        if other.seat != seat and theirs.ticked:
            text.append(
                f"{SEAT_MARKS[other.seat]}{theirs.ticked} ", SEAT_STYLES[other.seat].removeprefix("bold ")
            )
    return text


def _developments(view: TableView, seat: SeatView, language: Language, with_effects: bool) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_row(Text(), _heading("board-developments", language))
    for development in seat.developments:
        style = "bold green3" if development.owned else "bold" if development.within_reach else "dim"
        effect = language.say(view.effect_of(development)) if with_effects else ""
        grid.add_row(
            Text("✓" if development.owned else "›" if development.within_reach else " ", style),
            Text(language.say(f"development-{development.name}"), style),
            Text(f"{development.cost:>2}", style),
            Text(f"{development.points:>2}", style),
            Text(effect, "" if development.owned else "dim"),
        )
    return grid


def _heading(message: str, language: Language) -> Text:
    return Text(language.say(message), f"bold {ACCENT}")


# -- The others -----------------------------------------------------------------------------------------


def _others(view: TableView, seat: int, language: Language) -> RenderableType:
    grid = Grid(box=None, padding=(0, 2, 0, 1), header_style="dim")
    headings = ["score", "food", "goods", *["ships"] * view.has_ships, "cities", "monuments", "developments"]
    for heading in ("", *(language.say(f"board-{name}") for name in headings)):
        grid.add_column(heading)
    for other in view.seats:
        if other.seat != seat:
            grid.add_row(*_other_row(view, other, language))
    return grid


def _other_row(view: TableView, seat: SeatView, language: Language) -> list[RenderableType]:
    goods = ", ".join(
        language.say(f"some-{good.name}", count=good.count) for good in seat.goods if good.count
    )
    monuments = ", ".join(language.say(f"monument-{m.name}") for m in seat.monuments if m.built)
    developments = ", ".join(language.say(f"development-{d.name}") for d in seat.developments if d.owned)
    return [
        seat_name(seat.seat, language),
        Text(str(seat.sheet.total), "bold"),
        Text(str(seat.food)),
        Text(goods or "–"),
        *[Text(str(seat.ships))] * view.has_ships,
        Text(str(seat.num_cities)),
        Text(monuments or "–"),
        Text(developments or "–"),
    ]
