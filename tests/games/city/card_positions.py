"""Positions and steps as text, and the three cards that copy: what the tests of the cards are written in."""

from typing import NamedTuple

import pytest

import gobelet

DICE = ["white", "yellow", "red", "blue", "black"]
SPACES = [f"{row}{column}" for row in DICE for column in range(1, 7)]
BANDITS = {"attack bandits2", "attack bandits3", "attack bandits4"}


def table_at(position, *steps):
    """The table after these steps: an action (`use red`), or draws (`! 3 5`, `! mint`)."""
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


def legal(position, *steps):
    """What the actor may do after these steps, in no order."""
    return set(table_at(position, *steps).legal())


def scores(position, *steps):
    """Every seat's score after these steps, as if the game ended there."""
    return table_at(position, *steps).scores()


def refused(position, *steps):
    """Whether the last of these steps is refused, and changes nothing."""
    table = table_at(position, *steps[:-1])
    before = table.position
    try:
        table.play(steps[-1])
    except gobelet.IllegalActionError:
        return before == table.position
    return False


def choices(verb, spaces):
    """These spaces as actions, and `skip`."""
    return {f"{verb} {space}" for space in spaces} | {"skip"}


def line(*words):
    """What is there, with single spaces between."""
    return " ".join(word for word in words if word)


class Copier(NamedTuple):
    """A card that copies a location of the red row, and the text of the position before and after it did."""

    card: str
    space: str
    die: str  # the one that is spent
    dice: str  # before
    dice_after: str
    off: str  # written after the card once it has copied
    column: int  # of the location that is copied

    @property
    def steps(self):
        """The die is spent, the location named."""
        return f"use {self.die}", f"copy red{self.column}"

    def before(self, city="", *, head="", stock=""):
        """The copier's die lies on it; *city* is what else was built, from red3 on."""
        dice = self.dice.format(column=self.column)
        return f"{line('dice p0', head)} | {line('dice', dice, stock, self.space, self.card, city)} | -"

    def after(self, city="", *, head="", stock="", die="-", blue="1"):
        """The dice step goes on; *die* is where the die that was spent lies now, *blue* the blue one."""
        dice = self.dice_after.format(column=self.column, die=die, blue=blue)
        seat = line("dice", dice, stock, self.space, self.card, self.off, city)
        return f"{line('dice round 1 p0', head)} | {seat} | -"


def copied(column=3):
    """The test runs three times: Church, Town Hall and Cemetery copy the location in this column of red."""
    copiers = [
        Copier("church", "white1", "white", "1 1 {column} 1 -", "{die} 1 {column} {blue} -", "", column),
        Copier("town_hall", "white1", "white", "1 1 1 1 -", "{die} 1 1 {blue} -", "", column),
        Copier("cemetery", "red2", "red", "1 1 2 1 -", "1 1 {die} {blue} -", "off", column),
    ]
    return pytest.mark.parametrize("by", copiers, ids=[copier.card for copier in copiers])
