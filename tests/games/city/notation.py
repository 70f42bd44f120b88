"""Positions and steps as text: what the tests of this game are written in."""

import re
from typing import NamedTuple

import gobelet

ROWS = ["white", "yellow", "red", "blue", "black"]
SPACES = [f"{row}{column}" for row in ROWS for column in range(1, 7)]
RESOURCES = ["wood", "stone", "iron"]
PRINTED = ["forest", "mountain", "cave", "militia", "small_house", "traveller"]
PRINTED_CITY = {
    "white": "forest mountain cave forest mountain cave",
    "yellow": "mountain militia small_house traveller militia forest",
    "red": "cave militia traveller militia small_house mountain",
    "blue": "forest small_house militia traveller militia cave",
    "black": "mountain cave forest mountain cave forest",
}


class Card(NamedTuple):
    """One line of the table at the end of the rulebook."""

    type: str
    cost: tuple[int, int, int]  # wood, stone, iron
    defence: int
    points: int  # 0 for the Cathedral, whose worth depends on its row


CARDS = {
    "lumber_mill": Card("resource", (2, 0, 0), 2, 0),
    "quarry": Card("resource", (0, 2, 0), 2, 0),
    "mine": Card("resource", (0, 0, 2), 2, 0),
    "regular_army": Card("military", (0, 0, 2), 3, 1),
    "barracks": Card("military", (0, 2, 1), 4, 2),
    "blacksmith": Card("military", (0, 1, 2), 4, 2),
    "catapult": Card("military", (2, 0, 1), 4, 2),
    "training_camp": Card("military", (1, 0, 1), 3, 1),
    "watch_tower": Card("military", (1, 1, 1), 4, 2),
    "bazaar": Card("economy", (1, 0, 1), 3, 1),
    "market_place": Card("economy", (2, 0, 1), 4, 2),
    "merchant_guild": Card("economy", (2, 1, 1), 5, 3),
    "mint": Card("economy", (0, 2, 2), 5, 3),
    "storehouse": Card("economy", (1, 1, 0), 3, 1),
    "cathedral": Card("culture", (1, 2, 2), 6, 0),
    "festival_hall": Card("culture", (2, 0, 0), 3, 1),
    "grand_statue": Card("culture", (0, 1, 1), 4, 2),
    "great_wall": Card("culture", (0, 2, 1), 5, 3),
    "manor": Card("culture", (1, 2, 0), 4, 2),
    "cemetery": Card("civic", (1, 1, 0), 3, 1),
    "church": Card("civic", (1, 1, 1), 4, 2),
    "stables": Card("civic", (2, 0, 0), 3, 1),
    "town_hall": Card("civic", (2, 2, 1), 5, 3),
    "well": Card("civic", (0, 1, 1), 3, 1),
}
STACKED = list(CARDS)[:4]
PILED = list(CARDS)[4:]
COPIES = {card: 15 if card in STACKED else 3 for card in CARDS}


# -- Playing --------------------------------------------------------------------------------------------


def table_at(position, *steps):
    """The table after these steps: an action (`use red`), or what chance answers (`! mint`, `! 3 4`)."""
    table = gobelet.game("city").table(position=position)
    for step in steps:
        if step.startswith("!"):
            for outcome in step[1:].split():
                table.draw(outcome)
        else:
            table.play(step)
    return table


def after(position, *steps):
    """The position these steps lead to."""
    return table_at(position, *steps).position


def settle(table):
    """Answer every draw with its first outcome: dice fall into column 1, the first card of the pile comes."""
    while table.pending:
        table.draw(0)
    return table


def settled(position, *steps):
    """The position these steps lead to when everything that is drawn then is the first outcome."""
    return settle(table_at(position, *steps)).position


def legal(position, *steps):
    """What the actor may do after these steps, in no order."""
    return set(table_at(position, *steps).legal())


def refused(position, *steps):
    """Whether the last of these steps is an illegal action there that changes nothing."""
    table = table_at(position, *steps[:-1])
    before = table.position
    try:
        table.play(steps[-1])
    except gobelet.IllegalActionError:
        return before == table.position
    return False


def scores(position, *steps):
    """Every seat's score after these steps, as if the game ended there."""
    return table_at(position, *steps).scores()


def ranks(position, *steps):
    """Every seat's place after these steps, as if the game ended there."""
    return table_at(position, *steps).ranks()


# -- Reading the head -----------------------------------------------------------------------------------


def head(position):
    """The words before the first seat."""
    return position.split(" | ")[0].split()


def phase(position):
    """The first word of a position."""
    return head(position)[0]


def turn(position):
    """The number of the seat whose turn it is."""
    return next(int(word[1:]) for word in head(position) if re.fullmatch(r"p\d", word))


def named(position, word):
    """What is written after this word in the head, None if the word is not there."""
    words = head(position)[1:]
    return words[words.index(word) + 1] if word in words else None


def number(position, word):
    """The number written after this word in the head, 0 if the word is not there."""
    return int(named(position, word) or 0)


def cards(position, word):
    """The cards listed after `display`, `upper` or `discard`, with their numbers."""
    words = head(position)[1:]
    rest = words[words.index(word) + 1 :] if word in words else []
    counts = {}
    while rest and rest[0] in CARDS:
        counts[rest[0]] = int(rest[1])
        rest = rest[2:]
    return counts


# -- Reading a seat -------------------------------------------------------------------------------------


def seat(position, number=0):
    """The part of a position that belongs to one seat."""
    return position.split(" | ")[number + 1]


def amount(position, number, word):
    """The number written after this word in one seat's part, 0 if the word is not there."""
    words = seat(position, number).split()
    return int(words[words.index(word) + 1]) if word in words else 0


def stock(position, number=0):
    """One seat's wood, stone and iron."""
    return tuple(amount(position, number, resource) for resource in RESOURCES)


def won(position, word, number=0):
    """One seat's `bandits` or `ships`, by value."""
    words = seat(position, number).split()
    if word not in words:
        return (0, 0, 0)
    at = words.index(word) + 1
    return tuple(int(each) for each in words[at : at + 3])


def dice(position, number=0):
    """One seat's dice as text, `- 3 3 ? 6`; those that are not written are where the docs say."""
    words = seat(position, number).split()
    if "dice" in words:
        at = words.index("dice") + 1
        return " ".join(words[at : at + 5])
    later = phase(position) in ("attack", "build", "extra") or named(position, "step") == "build"
    used = phase(position) == "over" or (later and number == turn(position))
    return "- - - - -" if used else "1 1 1 1 1"


def city(position, number=0):
    """The cards of one seat by space, with ` off` if deactivated: `{"red3": "mint off"}`."""
    found = re.findall(rf"\b((?:{'|'.join(ROWS)})[1-6]) (\w+)( off)?", seat(position, number))
    return {space: card + off for space, card, off in found}


# -- Writing --------------------------------------------------------------------------------------------


def laid(card, spaces, off=""):
    """The same card on all these spaces; with ` off` deactivated."""
    return " ".join(f"{space} {card}{off}" for space in spaces)


def full(row, card="quarry"):
    """A row full of the same card."""
    return laid(card, [f"{row}{column}" for column in range(1, 7)])


def discarded(**kept):
    """A discard with every card of the pile but these, which lie elsewhere or are still in the pile."""
    left = {card: 3 - kept.get(card, 0) for card in PILED}
    return " ".join(["discard", *(f"{card} {count}" for card, count in left.items() if count)])
