"""Records of named floats, and the flat arrays that they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Protocol

import numpy as np
import pytest

import gobelet
from gobelet.engine.features import (
    Floats,
    count_features,
    feature_dtype,
    feature_names,
    rows_as_records,
)
from gobelet.engine.jit import rule


class Cell(Protocol):
    is_filled: float
    number: float


class Seat(Protocol):
    food: float
    goods: Annotated[Floats, ["wood", "stone"]]
    cells: Annotated[Sequence[Cell], 2, ["a", "b"]]


class Table(Protocol):
    players: Annotated[Floats, range(1, 3)]


class Toy(Table, Protocol):
    best: Cell
    seats: Annotated[Sequence[Seat], 2]


TOY = feature_dtype(Toy)
NAMES = [
    "players[1]",
    "players[2]",
    "best.is_filled",
    "best.number",
    "seats[0].food",
    "seats[0].goods[wood]",
    "seats[0].goods[stone]",
    "seats[0].cells[0][a].is_filled",
    "seats[0].cells[0][a].number",
    "seats[0].cells[0][b].is_filled",
    "seats[0].cells[0][b].number",
    "seats[0].cells[1][a].is_filled",
    "seats[0].cells[1][a].number",
    "seats[0].cells[1][b].is_filled",
    "seats[0].cells[1][b].number",
]


@rule
def fill(out):
    out.players[1] = 1.0
    out.best.number = 0.5
    for k in range(2):
        fill_seat(out.seats[k], k + 1)


@rule
def fill_seat(out, food):
    out.food = food
    out.goods[1] += 0.25
    out.cells[1, 0].number = food / 4


def test_names():
    """Fields in order, those of a base first; members by their word, or counted."""
    names = feature_names(TOY)
    assert names[: len(NAMES)] == NAMES
    assert [name.replace("seats[0]", "seats[1]") for name in NAMES[4:]] == names[len(NAMES) :]
    assert len(names) == count_features(TOY)


def test_the_flat_array_is_the_record():
    """What is written to a field stands where its name does."""
    rows = np.zeros((3, count_features(TOY)), np.float32)
    fill(rows_as_records(rows, TOY)[1])
    written = {name: float(value) for name, value in zip(feature_names(TOY), rows[1], strict=True) if value}
    expected = {"players[2]": 1.0, "best.number": 0.5}
    for seat, food in (("seats[0]", 1.0), ("seats[1]", 2.0)):
        expected |= {
            f"{seat}.food": food,
            f"{seat}.goods[stone]": 0.25,
            f"{seat}.cells[1][a].number": food / 4,
        }
    assert expected == written
    assert not rows[0].any()
    assert not rows[2].any()


def test_a_name_that_numpy_has_taken():
    """Uncompiled, such a field could not be read."""

    class Wrong(Protocol):
        size: float

    with pytest.raises(TypeError, match=r"Wrong\.size"):
        feature_dtype(Wrong)


@pytest.mark.parametrize("game_id", gobelet.games())
def test_every_feature_of_a_game_has_a_name_of_its_own(game_id):
    """As many as `encode` has numbers."""
    game = gobelet.game(game_id)
    names = game.feature_names()
    assert len(names) == len(set(names)) == game.rules.NUM_FEATURES
    assert len(game.encode(game.new_state(game.max_players), 0)) == len(names)


@pytest.mark.parametrize(
    ("game_id", "number", "name"),
    [
        ("ages", 1, "phase[roll]"),
        ("ages", 155, "seats[1].developments[leadership]"),
        ("stars", 137, "seats[0].rows[6].cells[6].is_filled"),
        ("city", -1, "seats[3].city[black6].has_die"),
        ("topia", 141, "rolling[waste2]"),
    ],
)
def test_what_a_feature_is(game_id, number, name):
    """In the words of the game."""
    assert name == gobelet.game(game_id).feature_names()[number]


def test_cards_are_called_as_in_the_data_file():
    """A location by its id."""
    assert "seats[0].city[white1].location[forest]" in gobelet.game("city").feature_names()
