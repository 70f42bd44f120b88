"""Positions that no game reaches, made from those of random games by the thousand: all are refused."""

import functools
import random
import re

import pytest

import gobelet
from tests.games.city.notation import (
    PILED,
    RESOURCES,
    amount,
    cards,
    head,
    named,
    number,
    seat,
    table_at,
    turn,
)
from tests.games.made_up import make_up

GAMES = 12
MADE = 1000  # of each kind
MAX_ROUNDS = {"others": 500, "normal": 15, "hard": 12}


@functools.cache
def reached():
    """Every position of a few random games with one to four players, in no order."""
    positions = []
    for game in range(GAMES):
        alone = game % 4 == 0
        table = gobelet.game("city").table(players=game % 4 + 1, **({"level": "hard"} if alone else {}))
        positions += play(table, random.Random(game))
    random.Random(GAMES).shuffle(positions)
    return positions


def play(table, rng):
    """The positions on the way to the end of the game."""
    while not table.over:
        yield table.position
        if table.pending:
            table.draw(rng.randrange(table.pending))
        else:
            table.play(rng.choice(table.legal()))


def players(position):
    return position.count(" | ")


def with_seat(position, k, words):
    parts = position.split(" | ")
    return " | ".join([*parts[: k + 1], words, *parts[k + 2 :]])


def with_head(position, words):
    return " | ".join([words, *position.split(" | ")[1:]])


def count_pile(position):
    """The cards of the pile: those that are nowhere else."""
    listed = [cards(position, word) for word in ("display", "discard")]
    in_cities = [word for each in position.split(" | ")[1:] for word in each.split() if word in PILED]
    return 3 * len(PILED) - sum(each.get(card, 0) for each in listed for card in PILED) - len(in_cities)


def ended(position, last):
    """The position as if the game had ended with a turn of that seat: no effects, no dice, little stock."""
    kept = f"over round {number(position, 'round')} p{last} " + " ".join(
        f"{word} {' '.join(f'{card} {count}' for card, count in cards(position, word).items())}"
        for word in ("display", "discard")
        if cards(position, word)
    )
    seats = [re.sub(r"dice( \S){5}|(wood|stone|iron) \d+", "", each) for each in position.split(" | ")[1:]]
    return " | ".join([kept, *(" ".join(each.split()) or "-" for each in seats)])


# -- The kinds -------------------------------------------------------------------------------------------


def over_too_early(position):
    """Nothing has ended the game: there are cards in the pile."""
    if players(position) > 1 and count_pile(position) > 1:
        yield ended(position, players(position) - 1)


def over_within_a_round(position):
    """The bandits are gone, and the others have not had their turn."""
    count = players(position) + 2
    for last in range(players(position) - 1):
        early = re.sub(r"bandits( \d){3}", "", ended(position, last))
        yield with_seat(early, 0, f"{seat(early, 0)} bandits {count} {count} {count}")


def ending_without_rows(position):
    """Nobody who has played in this round has two full rows."""
    if players(position) > 1:
        yield with_head(position, re.sub(r"( p\d)", r"\1 ending", position.split(" | ")[0], count=1))


def too_many_rounds(position):
    """More than a game can have, alone or with others."""
    limit = MAX_ROUNDS["others" if players(position) > 1 else named(position, "level") or "normal"]
    yield re.sub(r"round \d+", f"round {limit + number(position, 'round')}", position, count=1)


def more_than_kept(position):
    """A seat that is not playing has two or more of a resource."""
    for k in range(players(position)):
        for resource in RESOURCES if k != turn(position) else ():
            plain = re.sub(rf"{resource} \d+", "", seat(position, k))
            yield with_seat(position, k, f"{plain} {resource} {2 + amount(position, k, resource)}")


def too_many_in_the_display(position):
    """Cards of the pile are turned up beyond the eighth."""
    words = head(position)
    if players(position) > 1 and "display" in words and words[0] != "reveal":
        free = [card for card in PILED if card not in " ".join([*words, *position.split(" | ")[1:]])]
        for most in range(3, len(free)):
            shown = cards(position, "display") | dict.fromkeys(free[:most], 3)
            text = " ".join(f"{card} {count}" for card, count in shown.items())
            yield with_head(position, re.sub(r"display( [a-z_]+ \d)+", f"display {text}", " ".join(words)))


KINDS = {
    over_too_early: "'over' is too early",
    over_within_a_round: "The game ends with a round",
    ending_without_rows: "'ending' needs a seat with two rows",
    too_many_rounds: "A game has at most (500|12) rounds",
    more_than_kept: "at most one of each resource is kept",
    too_many_in_the_display: "The display has 8 places",
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_refused(kind):
    """A thousand different ones, with a message that says what is wrong."""
    made = make_up(kind, reached(), MADE)
    assert len(made) == MADE
    for position in made:
        with pytest.raises(gobelet.NotationError, match=KINDS[kind]):
            table_at(position)


def test_what_was_reached_is_accepted():
    """The positions they were made from."""
    for position in reached()[: MADE // 2]:
        assert position == table_at(position).position
