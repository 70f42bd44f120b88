"""Dice Stars in a terminal: the dice above, then the sheets as on paper."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gobelet.engine.language import Language
from gobelet.engine.terminal import seat_name
from gobelet.games.stars.view import CellView, GridView, RowView, SeatView, TableView

ACCENT = "steel_blue1"
COLOUR_STYLES = {
    "black": "white on grey11",
    "purple": "white on purple4",
    "blue": "white on blue3",
    "orange": "black on dark_orange",
}
GREEN = "black on pale_green3"
STAR_STYLE = "bold gold1"
COLUMN_MARKS = {
    "black": "2",
    "purple": "3",
    "blue": "4",
    "orange": "5",
}  # dice of that colour, as on the sheet
NUM_GREENS = 4
GRID_ROW = 10


def draw(view: TableView, seat: int, language: Language, width: int) -> RenderableType:
    sheets = [_sheet(view.seats[seat], language)]
    sheets += [_sheet(other, language) for other in view.seats if other.seat != seat]
    parts: list[RenderableType] = [_headline(view, language), _dice(view, language)]
    parts.append(Columns(sheets, padding=(0, 1)))
    if view.grid:
        parts.append(_opponent(view.grid, language))
    return Group(*parts)


def _headline(view: TableView, language: Language) -> Text:
    line = Text.assemble((language.say("title"), f"bold {ACCENT}"), "  ")
    line.append(language.say("board-round", round=view.round))
    if view.last_round:
        line.append(f"  {language.say('board-last-round')}", "bold red")
    return line


# -- Dice -----------------------------------------------------------------------------------------------


def _dice(view: TableView, language: Language) -> RenderableType:
    reserve = Text.assemble((f"{language.say('board-reserve')}  ", "bold"))
    for die in view.reserve:
        reserve.append(f" {language.say(f'face-{die.face}')} ", COLOUR_STYLES[die.colour])
        reserve.append(f" {language.say(f'colour-{die.colour}')}  ", "dim")
    if not view.reserve:
        reserve.append(language.say("board-reserve-empty"), "dim")
    piles = [
        Text.assemble(*_pile("board-bag", view.bag, language)),
        Text.assemble(*_pile("board-discard", view.discard, language)),
    ]
    return Group(Text(), reserve, Text(), Columns(piles, padding=(0, 1)), Text())


def _pile(title: str, counts: Iterable[tuple[str, int]], language: Language) -> list[tuple[str, str]]:
    parts = [(f"{language.say(title)}  ", "bold")]
    for colour, count in counts:
        parts.append((f" {count} ", COLOUR_STYLES[colour] if count else "dim"))
        parts.append((f" {language.say(f'colour-{colour}')}  ", "dim"))
    return parts


# -- Sheets ---------------------------------------------------------------------------------------------


def _sheet(seat: SeatView, language: Language) -> Panel:
    grid = Grid.grid(padding=(0, 0, 0, 0))
    for _ in range(12):
        grid.add_column(no_wrap=True, justify="center")
    grid.add_row(*_column_heads(language))
    for row in seat.rows:
        grid.add_row(*_row(row))
    total = Text(f"{language.say('board-total')} {seat.score}", "bold")
    malus = Text(f"{language.say('board-malus')} {'–' if seat.malus is None else f'−{seat.malus}'}   ", "dim")
    title = Text.assemble(seat_name(seat.seat, language), f"  {seat.score} ")
    return Panel(
        Group(grid, Text(), malus + total), title=title, title_align="left", border_style=ACCENT, expand=False
    )


def _column_heads(language: Language) -> list[Text]:
    colours = [Text(f" ×{mark} ", COLOUR_STYLES[colour]) for colour, mark in COLUMN_MARKS.items()]
    greens = [Text("    ") for _ in range(NUM_GREENS)]
    tail = [Text(f" {language.say(name)} ", "dim") for name in ("board-sum", "board-final")]
    return [Text("   "), *colours, *greens, Text(" ★ ", STAR_STYLE), *tail]


def _row(row: RowView) -> list[Text]:
    cells = [_cell(cell) for cell in row.cells]
    cells += [Text("    ") for _ in range(4 + NUM_GREENS - len(cells))]
    stars = Text.assemble(
        " ", ("★" * row.ticked, STAR_STYLE), ("☆" * (row.multipliers - row.ticked), "dim"), " "
    )
    final = "bold green3" if row.points > row.sum else "bold red" if row.points < row.sum else ""
    return [Text(f" {row.number} ", "bold"), *cells, stars, Text(str(row.sum)), Text(str(row.points), final)]


def _cell(cell: CellView) -> Text:
    """What is written, in the colour of the column; empty cells show their outline only."""
    style = GREEN if cell.green else COLOUR_STYLES[cell.colour or "black"]
    if cell.written is None:
        return Text.assemble(
            " ", ("▒▒" if cell.green else "░░", "green" if cell.green else _outline(cell)), " "
        )
    return Text.assemble(" ", (f"{'x' if cell.written == 0 else cell.written:>2}", style), " ")


def _outline(cell: CellView) -> str:
    return {"black": "grey50", "purple": "medium_purple3", "blue": "dodger_blue2", "orange": "dark_orange"}[
        cell.colour or "black"
    ]


def _opponent(grid: GridView, language: Language) -> RenderableType:
    boxes = ["■" if k < grid.ticked else "□" for k in range(grid.size)]
    lines = ["".join(boxes[k : k + GRID_ROW]) for k in range(0, grid.size, GRID_ROW)]
    text = language.say("board-opponent", ticked=grid.ticked, size=grid.size, points=grid.points)
    note = Text(language.say("board-reconstruction"), "dim")
    return Group(Text(text, "bold"), Text("\n".join(lines), ACCENT), note)
