"""Positions and steps as text: what the tests of this game are written in."""

import gobelet


def table_at(position, *steps):
    """The table after these steps: an action (`reroll 1 3`), or dice falling (`! skull food`)."""
    table = gobelet.game("ages").table(position=position)
    for step in steps:
        if step.startswith("!"):
            for face in step[1:].split():
                table.draw(face)
        else:
            table.play(step)
    return table


def after(position, *steps):
    """The position these steps lead to."""
    return table_at(position, *steps).position


def legal(position, *steps):
    """What the actor may do after these steps."""
    return table_at(position, *steps).legal()


def scores(position, *steps):
    """Every seat's score after these steps, as if the game ended there."""
    return table_at(position, *steps).scores()


def ranks(position, *steps):
    """Every seat's place after these steps, as if the game ended there."""
    return table_at(position, *steps).ranks()


def phase(position):
    """The first word of a position."""
    return position.split()[0]


def seat(position, number):
    """The part of a position that belongs to one seat."""
    return position.split(" | ")[number + 1]


def amount(position, number, word):
    """The number written after this word in one seat's part, 0 if the word is not there."""
    words = seat(position, number).split()
    return int(words[words.index(word) + 1]) if word in words else 0
