"""Positions that no game reaches, made from those of random games by the thousand: all are refused."""

import functools
import itertools
import random
import re

import pytest

import gobelet
from tests.games.made_up import make_up
from tests.games.stars.notation import (
    COLOURS,
    count_bag,
    dice,
    discard,
    malus,
    number,
    phase,
    seat,
    sheet,
    table_at,
    turn,
)

GAMES = 8
MADE = 1000  # of each kind
LENGTHS = (8, 7, 6, 5, 4)


@functools.cache
def reached():
    """Every position of a few random games with one to four players, in no order."""
    positions = []
    for game in range(GAMES):
        table, rng = gobelet.game("stars").table(players=game % 4 + 1), random.Random(game)
        while not table.over:
            positions.append(table.position)
            if table.pending:
                table.draw(rng.randrange(table.pending))
            else:
                table.play(rng.choice(table.legal()))
    random.Random(GAMES).shuffle(positions)
    return positions


def players(position):
    return position.count(" | ")


def is_open(position):
    """Whether nobody has finished."""
    return not any(
        malus(position, k) is not None or is_full(seat(position, k)) for k in range(players(position))
    )


def is_full(cells):
    return cells == filled(cells)


def filled(cells):
    """The sheet with a cross in each empty white cell."""
    rows = []
    for row in cells.split(" / "):
        words = re.findall(r"\S+", row.replace("*", ""))
        words = [word if word != "-" else "x" for word in words[:4] + ["x"] * (4 - len(words))] + words[4:]
        rows.append(" ".join([*words, *re.findall(r"\*+", row)]))
    return " / ".join(rows)


def with_seat(position, k, cells):
    parts = position.split(" | ")
    return " | ".join([*parts[: k + 1], cells, *parts[k + 2 :]])


def ended(position, last):
    """The position as if the game had ended with a turn of that seat."""
    position = re.sub(r" drawing \d| hand \w+| stars \d+", "", position)
    return re.sub(r"^\w+ (round \d+) p\d", rf"over \1 p{last}", position)


def stars_in(position):
    return [die for die in dice(position) if die.endswith("star")]


def with_reserve(position, reserve):
    """The position with these dice in the reserve; the others are in the discard."""
    head, *seats = re.sub(r" \[.*\]", "", position).split(" | ")
    dice_words = f" [{' '.join(reserve)}]" if reserve else ""
    head = re.sub(r"( drawing| stars|$)", rf"{dice_words}\1", head, count=1)
    return " | ".join([head, *seats])


def ticked(position):
    """The stars of the reserve taken, and some of them still to be ticked."""
    stars, free = stars_in(position), 20 - seat(position, turn(position)).count("*")
    if phase(position) != "tick" and len(stars) <= free:
        position = re.sub(r" drawing \d| hand \w+", "", position)
        left = with_reserve(position, [die for die in dice(position) if die not in stars])
        for count in range(1, len(stars) + 1):
            head, *seats = re.sub(r"^\w+", "tick", left).replace(" return", "").split(" | ")
            head = re.sub(r"( bag| \[|$)", r" return\1", head, count=1)
            yield " | ".join([f"{head} stars {count}", *seats])


@functools.cache
def sums(row, column):
    """What can be written there: dice of its number from the left, or of its colour from the top."""
    found = {(row + 2) * count for count in range(1, column + 2)}
    if column < len(COLOURS):
        for count in range(1, min(list(COLOURS.values())[column], row + 1) + 1):
            found |= {sum(faces) for faces in itertools.product((0, 2, 3, 4, 5, 6), repeat=count)}
    return found


def with_cell(position, row, column, value):
    """The position with a first sheet that is empty but for this cell."""
    rows = ["-"] * len(LENGTHS)
    rows[row] = " ".join([*["-"] * column, str(value)])
    return with_seat(position, 0, " / ".join(rows))


# -- The kinds -------------------------------------------------------------------------------------------


def over_too_early(position):
    """Nobody has finished."""
    if discard(position) and is_open(position):
        yield ended(position, players(position) - 1)


def over_within_a_round(position):
    """Somebody has finished, and the others have not had their turn."""
    if discard(position) and is_open(position):
        for last in range(players(position) - 1):
            yield ended(with_seat(position, 0, seat(position, 0) + " malus 3"), last)
            yield ended(with_seat(position, 0, filled(seat(position, 0))), last)


def finished_and_still_playing(position):
    """A seat that has finished is to play, now or later in the round."""
    for k in range(turn(position), players(position)):
        if malus(position, k) is None:
            yield with_seat(position, k, seat(position, k) + " malus 7")
            yield with_seat(position, k, filled(seat(position, k)))


def finished_twice(position):
    """All white cells and a malus."""
    for k in range(turn(position)):
        yield with_seat(position, k, filled(sheet(position, k)) + " malus 5")


def too_few_drawn(position):
    """No number in the reserve: three dice are due."""
    stars = stars_in(position)
    if phase(position) in ("pull", "roll"):
        left = sum(count_bag(position).values()) + (phase(position) == "roll")
        for fewer in range(1, min(left, 3 - min(len(stars), 2))):
            yield re.sub(r"drawing \d", f"drawing {fewer}", with_reserve(position, stars))


def empty_bag_without_return(position):
    """Nobody took the last die; the dice of the bag have gone to the discard."""
    if phase(position) not in ("roll", "tick"):
        yield re.sub(r" return| bag(?: [a-z]+ \d)+", "", position)


def return_without_reason(position):
    """There are dice in the bag, and nobody chose the stars."""
    if phase(position) in ("choose", "roll", "pull", "count", "malus") and " bag " in position:
        yield position.replace(" bag ", " return bag ", 1)


def ticking_without_return(position):
    """The stars were chosen."""
    for ticking in ticked(position):
        yield ticking.replace(" return", "", 1)


def stars_left_while_ticking(position):
    """All of them must be taken."""
    for ticking in ticked(position):
        for die in stars_in(position):
            yield with_reserve(ticking, [*dice(ticking), die])


def no_such_sum(position):
    """A number in a cell that no dice add up to."""
    if phase(position) in ("pull", "roll", "count", "return"):
        row = len(position) % len(LENGTHS)
        for column in range(LENGTHS[row]):
            for wrong in set(range(1, 31)) - sums(row, column):
                yield with_cell(position, row, column, wrong)


def too_many_rounds(position):
    """There are no more than 50 cells to fill and tick."""
    yield re.sub(r"round \d+", f"round {50 + number(position, 'round')}", position)


KINDS = {
    over_too_early: "'over' is too early",
    over_within_a_round: "The game ends with a round",
    finished_and_still_playing: "has finished",
    finished_twice: "malus and all white cells filled",
    too_few_drawn: "three dice must be drawn",
    empty_bag_without_return: "The bag is empty",
    return_without_reason: "'return' is only allowed",
    ticking_without_return: "'return' is required",
    stars_left_while_ticking: "the reserve cannot show any",
    no_such_sum: "add up to it",
    too_many_rounds: "at most 50 rounds",
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_refused(kind):
    """A thousand different ones, with a message that says what is wrong."""
    made = make_up(kind, reached(), MADE)
    assert len(made) == MADE
    for position in made:
        with pytest.raises(gobelet.NotationError, match=KINDS[kind]):
            table_at(position)


def test_every_sum_is_accepted():
    """A number that dice add up to is no mistake."""
    position = next(position for position in reached() if phase(position) == "pull")
    for row, length in enumerate(LENGTHS):
        for column in range(length):
            for value in sums(row, column) - {0}:
                assert table_at(with_cell(position, row, column, value))


def test_what_was_reached_is_accepted():
    """The positions they were made from."""
    for position in reached()[:MADE]:
        assert position == table_at(position).position
