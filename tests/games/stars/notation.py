"""Positions and steps as text: what the tests of this game are written in."""

import re

import gobelet

EMPTY = "- / - / - / - / -"
ALL_TICKED = "- ** / - *** / - **** / - ***** / - ******"
COLOURS = {"black": 2, "purple": 3, "blue": 4, "orange": 5}
FACES = ["star", "2", "3", "4", "5", "6"]


def table_at(position, *steps):
    """The table after these steps: an action (`take blue`), or dice falling (`! orange 5 blue star`)."""
    table = gobelet.game("stars").table(position=position)
    for step in steps:
        if step.startswith("!"):
            answer(table, step[1:].split())
        else:
            table.play(step)
    return table


def answer(table, words):
    """Answer draws one by one; a last die of the bag that is in hand already is not drawn again."""
    for word in words:
        if not (word in COLOURS and phase(table.position) == "roll" and hand(table.position) == word):
            table.draw(word)


def after(position, *steps):
    """The position these steps lead to."""
    return table_at(position, *steps).position


def legal(position, *steps):
    """What the actor may do after these steps, in no order."""
    return set(table_at(position, *steps).legal())


def scores(position, *steps):
    """Every seat's score after these steps, as if the game ended there."""
    return table_at(position, *steps).scores()


def ranks(position, *steps):
    """Every seat's place after these steps, as if the game ended there."""
    return table_at(position, *steps).ranks()


def head(position):
    """The words before the first seat, without the reserve."""
    return re.sub(r"\[.*\]", " ", position.split(" | ")[0]).split()


def phase(position):
    """The first word of a position."""
    return position.split()[0]


def turn(position):
    """The number of the seat whose turn it is."""
    return next(int(word[1:]) for word in head(position) if re.fullmatch(r"p\d", word))


def number(position, word):
    """The number written after this word in the head, None if the word is not there."""
    words = head(position)
    return int(words[words.index(word) + 1]) if word in words else None


def hand(position):
    """The colour of the die about to be rolled, None if there is none."""
    words = head(position)
    return words[words.index("hand") + 1] if "hand" in words else None


def written(counts):
    """Colours and numbers as text, without zeros: `black 2 orange 5`."""
    return " ".join(f"{colour} {counts[colour]}" for colour in COLOURS if counts[colour])


def count_bag(position):
    """How many dice of each colour are in the bag."""
    words = head(position)
    counts = dict.fromkeys(COLOURS, 0)
    if "bag" in words:
        rest = words[words.index("bag") + 1 :]
        while rest and rest[0] in COLOURS:
            counts[rest[0]] = int(rest[1])
            rest = rest[2:]
    return counts


def bag(position):
    """The bag as text: `black 2 orange 5`."""
    return written(count_bag(position))


def dice(position):
    """The dice of the reserve, sorted by colour, then by face."""
    inside = re.search(r"\[(.*)\]", position.split(" | ")[0])
    order = [f"{colour}-{face}" for colour in COLOURS for face in FACES]
    return sorted(inside[1].split(), key=order.index) if inside else []


def reserve(position):
    """The reserve as text: `blue-star orange-5`."""
    return " ".join(dice(position))


def discard(position):
    """The discard as text: the dice that are nowhere else."""
    counts = {colour: total - count_bag(position)[colour] for colour, total in COLOURS.items()}
    for die in dice(position):
        counts[die.split("-")[0]] -= 1
    if hand(position):
        counts[hand(position)] -= 1
    return written(counts)


def seat(position, number):
    """The part of a position that belongs to one seat."""
    return position.split(" | ")[number + 1]


def sheet(position, number=0):
    """One seat's sheet, each row with its cells first, then one word of asterisks: `- - 4 / - ** / ...`."""
    return " / ".join(plain_row(row) for row in seat(position, number).split(" malus ")[0].split("/"))


def plain_row(row):
    """A row without the empty cells at its end, a zero as a cross, and a dash if no cell is filled."""
    cells = ["x" if word == "0" else word for word in row.replace("*", " ").split()]
    while cells and cells[-1] == "-":
        cells.pop()
    ticks = "*" * row.count("*")
    return " ".join([*(cells or ["-"]), *([ticks] if ticks else [])])


def malus(position, number=0):
    """What one seat wrote into its malus cell, None if nothing."""
    words = seat(position, number).split()
    return int(words[words.index("malus") + 1]) if "malus" in words else None
