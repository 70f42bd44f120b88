"""Dice City in a terminal: the city as its 5 rows of 6 with the dice on it, what can be built, the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from gobelet.engine.contract import Notation
from gobelet.engine.errors import NotationError
from gobelet.engine.language import Language
from gobelet.engine.terminal import Choice, Menu, seat_name
from gobelet.games.city.abilities import abbreviate
from gobelet.games.city.market import CardView, TrophyView
from gobelet.games.city.view import SeatView, SpaceView, TableView
from gobelet.games.city.words import ROWS, dice_words

ACCENT = "orange3"
ROW_STYLES = {
    "white": "black on white",
    "yellow": "black on yellow",
    "red": "white on red3",
    "blue": "white on blue3",
    "black": "white on grey23",
}
TYPE_STYLES = {
    "resource": "green3",
    "military": "red1",
    "economy": "yellow3",
    "culture": "orchid",
    "civic": "dodger_blue1",
}
RESOURCE_STYLES = {"wood": "orange4", "stone": "grey62", "iron": "steel_blue"}
DIE_FACES = "⚀⚁⚂⚃⚄⚅"
LABEL_WIDTH = 8
NUM_COLUMNS = 6
MAX_CELL = 18
EFFECTS_FROM = 80  # columns of the terminal


def menu_for(view: TableView, choices: list[Choice], notation: Notation, language: Language) -> Menu:
    if view.phase != "reroll":
        return Menu(choices, notation)
    return WellMenu(str(view.turn.die), choices, notation, language)


class WellMenu(Menu):
    """The other dice are the choices: type those to reroll as well, or 0 for none."""

    hint = "choose-dice-hint"

    def __init__(self, spent: str, choices: list[Choice], notation: Notation, language: Language) -> None:
        self.spent = spent
        read, legal = notation.parse_action, {choice.action: choice for choice in choices}
        alone = legal[read(f"reroll {spent}")]
        dice = [Choice(0, alone.label, alone.action)]
        for number, row in enumerate(ROWS, start=1):
            action = read(f"reroll {self._with_spent([row])}")
            if row != spent and action in legal:
                dice.append(Choice(number, language.say(f"die-{row}"), action))
        super().__init__(dice, notation)

    def _with_spent(self, rows: Iterable[str]) -> str:
        chosen = {*rows, self.spent}
        return dice_words(sum(1 << k for k, row in enumerate(ROWS) if row in chosen))

    def pick(self, numbers: list[int], text: str) -> list[int]:
        chosen = super().pick(numbers, text)
        if numbers == [0]:
            return chosen
        if 0 in numbers:
            raise NotationError(text)
        dice = self._with_spent(ROWS[number - 1] for number in numbers)
        return [self.notation.parse_action(f"reroll {dice}")]


def draw(view: TableView, seat: int, language: Language, width: int) -> RenderableType:
    own = view.seats[seat]
    parts: list[RenderableType] = [_headline(view, language)]
    for other in view.seats:
        if other.seat != seat:
            parts += [Text(), _seat_line(other, language), _city(other, language, width, with_effects=False)]
    parts += [Text(), _for_sale(view, language, width), Text(), _trophies(view, language)]
    parts += [Text(), _seat_line(own, language), _city(own, language, width, with_effects=True)]
    parts += [_turn_line(view, language), Text(language.say("board-key"), "dim")]
    return Group(*parts)  # one's own city stands next to the question


def _headline(view: TableView, language: Language) -> Text:
    line = Text.assemble((language.say("title"), f"bold {ACCENT}"), "  ")
    if view.solo:
        line.append(language.say("board-turns", round=view.round, turns=view.solo.turns))
        line.append(f"  {language.say('board-target', target=view.solo.target)}", "dim")
        return line
    line.append(language.say("board-round", round=view.round))
    if view.last_round:
        line.append(f"  {language.say('board-last-round')}", "bold red")
    return line


# -- Cities ---------------------------------------------------------------------------------------------


def _seat_line(seat: SeatView, language: Language) -> Text:
    """Name and score, then what the score is made of and what is in stock."""
    line = Text.assemble(seat_name(seat.seat, language), (f"  {seat.score} ★", "bold"), "   ")
    parts = (
        ("board-points", seat.points),
        ("board-trophies", seat.trophy_points),
        ("board-city", seat.city_points),
    )
    line.append(" + ".join(f"{language.say(name)} {count}" for name, count in parts), "dim")
    line.append("  ")
    for resource, count in seat.stock.items():
        line.append(
            f" {language.say(f'some-{resource}', count=count)}",
            f"bold {RESOURCE_STYLES[resource]}" if count else "dim",
        )
    line.append(
        f"  {language.say('board-hourglasses')} {seat.hourglasses}", "bold" if seat.hourglasses else "dim"
    )
    return line


def _city(seat: SeatView, language: Language, width: int, with_effects: bool) -> RenderableType:
    cell_width = min((width - LABEL_WIDTH) // NUM_COLUMNS - 1, MAX_CELL)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=LABEL_WIDTH - 1, no_wrap=True)
    for _ in range(NUM_COLUMNS):
        grid.add_column(width=cell_width, no_wrap=True)
    grid.add_row("", *(Text(str(column + 1), "dim") for column in range(NUM_COLUMNS)))
    for row, spaces in zip(ROWS, seat.rows, strict=True):
        label = Text(language.say(f"row-{row}")[: LABEL_WIDTH - 1].ljust(LABEL_WIDTH - 1), ROW_STYLES[row])
        grid.add_row(label, *(_name(space, row, language, cell_width) for space in spaces))
        if with_effects:
            grid.add_row("", *(_effect(space, language, cell_width) for space in spaces))
    return grid


def _name(space: SpaceView, row: str, language: Language, width: int) -> Text:
    """The location, behind its die; dim if printed, struck out if deactivated."""
    style = TYPE_STYLES[space.type]
    style = f"bold {style}" if space.built else style
    if space.deactivated:
        style = f"dim strike {TYPE_STYLES[space.type]}"
    die = Text(f"{DIE_FACES[int(space.name[-1]) - 1]} ", ROW_STYLES[row]) if space.die else Text()
    name = Text(space.location.name[language.code], style)
    worth = Text(f" {space.defence}⛨", "dim") if space.built else Text()
    name.truncate(max(width - die.cell_len - worth.cell_len, 1), overflow="ellipsis")
    return Text.assemble(die, name, worth)


def _effect(space: SpaceView, language: Language, width: int) -> Text:
    sign = "⊘" if space.location.deactivates else ""
    text = Text(f"{sign}{language.say(abbreviate(space.location))}", "default" if space.die else "dim")
    points = Text(f" {space.points}★", "dim") if space.built else Text()
    text.truncate(max(width - points.cell_len, 1), overflow="ellipsis")
    return Text.assemble(text, points)


def _turn_line(view: TableView, language: Language) -> Text:
    """What the turn has brought so far."""
    turn = view.turn
    line = Text.assemble((f"{language.say('board-strength')} {turn.strength}", "bold"))
    numbers = (
        ("some-against-bandits", turn.against_bandits),
        ("some-army-bonus", turn.army_bonus),
        ("some-resource-bonus", turn.resource_bonus),
        ("some-bandit-malus", turn.bandit_malus),
    )
    for name, count in numbers:
        if count:
            line.append(f"  ·  {language.say(name, count=count)}")
    return line


# -- What can be built, beaten, loaded ------------------------------------------------------------------


def _for_sale(view: TableView, language: Language, width: int) -> RenderableType:
    """Stacks and display as one table: name, cost, defence, points, and what the card does."""
    heads = ["board-card", "board-cost", "board-defence", "board-vp", "board-type"]
    heads += ["board-does"] if width >= EFFECTS_FROM else []
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=True, header_style="dim")
    for head in heads:
        grid.add_column(language.say(head), no_wrap=head != "board-does")
    sections: list[tuple[str, Sequence[CardView]]] = [("board-stacks", view.stacks)]
    if view.solo:
        sections += [("board-lower", view.display), ("board-upper", view.upper)]
    else:
        sections.append(("board-display", view.display))
    for title, cards in sections:
        grid.add_row(Text(language.say(title), "bold"))
        for card in cards:
            grid.add_row(*_card(card, language)[: len(heads)])
    return Group(grid, Text(language.say("board-pile", count=view.pile), "dim"))


def _card(card: CardView, language: Language) -> list[Text]:
    location = card.location
    name = Text(f"  {location.name[language.code]}", TYPE_STYLES[card.type] if card.count else "dim")
    if card.count != 1:
        name.append(f" {language.say('board-left', count=card.count)}", "dim")
    points = "X" if location.scores_culture else str(location.points)
    worth = [Text(f"{location.defence}⛨"), Text(f"{points}★")]
    words = [Text(language.say(card.kind), "dim"), Text(language.say(card.effect))]
    return [name, _cost(card.cost, language), *worth, *words]


def _cost(cost: Iterable[tuple[str, int]], language: Language) -> Text:
    """`2W 1I`, each letter in its colour."""
    parts = [
        (f"{count}{language.say(f'letter-{resource}')} ", RESOURCE_STYLES[resource])
        for resource, count in cost
    ]
    return Text.assemble(*parts)


def _trophies(view: TableView, language: Language) -> RenderableType:
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for title, piles in (("board-bandits", view.bandits), ("board-ships", view.ships)):
        grid.add_row(Text(language.say(title), "bold"), *(_trophy(pile, view, language) for pile in piles))
    return grid


def _trophy(pile: TrophyView, view: TableView, language: Language) -> Text:
    text = Text.assemble((f"{pile.points}★ ", "bold"))
    if pile.defence:
        text.append(f"{pile.defence}⛨ ")
    text.append_text(_cost(pile.cost, language))
    if pile.left == 0:
        return Text.assemble((text.plain, "dim strike"), (f" {language.say('board-none-left')}", "dim"))
    if not view.solo:
        text.append(language.say("board-left", count=pile.left), "dim")
    return text
