"""R3: nobody knows which card comes next, and nothing that is shown or observed depends on it."""

import dataclasses
import random

import pytest

import gobelet
from gobelet.engine.dice import new_rng
from tests.games.city.notation import cards, discarded, table_at

CITY = gobelet.game("city")
SEEDS = range(5)
STRIDE = 11  # of the decisions of a game, those that are looked at

DECISIONS = [
    "dice p0 display barracks 2 mint 3 well 3 | - | -",
    "build p0 display mint 1 well 1 | stone 2 iron 2 | -",
    "place p1 step build placing mint display well 1 | - | stone 2",
    f"build p0 display mint 1 {discarded(mint=3, well=1)} | stone 2 iron 2 | -",
    "build p0 display mint 2 well 2 upper bazaar 2 church 2 | stone 2 iron 2",
    "attack p2 strength 5 display mint 1 | - | - | - | wood 1",
]


def shown(table):
    """All that anybody is shown of a table: position, choices, every view, every observation."""
    seats = range(table.players)
    return (
        table.position,
        table.legal(),
        [table.view(seat) for seat in (None, *seats)],
        [CITY.encode(table.state, seat).tobytes() for seat in seats],
    )


class TestTheOrderOfThePile:
    @pytest.mark.parametrize("position", DECISIONS)
    def test_the_same_whatever_comes(self, position):
        """Tables on different dice show the same, and are the same to the last byte."""
        tables = [CITY.table(position=position, seed=seed) for seed in SEEDS]
        assert all(shown(tables[0]) == shown(table) for table in tables)
        assert len({table.state.tobytes() for table in tables}) == 1

    def test_what_comes_differs(self):
        """The seeds of the test above do turn up different cards."""
        come = set()
        for seed in range(20):
            table = CITY.table(position="build p0 display mint 1 | wood 2 stone 2 iron 2 | -", seed=seed)
            table.play("build mint", "place white1")
            come.update(cards(table.position, "display"))
        assert len(come) > 1

    def test_the_order_in_which_cards_came(self):
        """Once they lie there, it is forgotten."""
        position = "reveal p0 left 4 replaced display well 1 | dice - 1 1 1 1 | -"
        came = ["bazaar", "catapult", "mint", "stables"]
        one, other = table_at(position), table_at(position)
        one.draw(*came)
        other.draw(*reversed(came))
        assert (shown(one), one.state.tobytes()) == (shown(other), other.state.tobytes())

    def test_the_order_in_which_cards_went(self):
        """What was discarded first does not matter."""
        position = "dice p0 display mint 2 well 2 church 1 | - | -"
        one = table_at(position, "replace with white", "discard mint", "discard well", "discard church")
        other = table_at(position, "replace with white", "discard church", "discard well", "discard mint")
        assert (shown(one), one.state.tobytes()) == (shown(other), other.state.tobytes())

    @pytest.mark.parametrize("position", DECISIONS)
    def test_nothing_is_hidden(self, position):
        """There is no order to resample: hiding changes nothing at all."""
        table = table_at(position)
        for seat in range(table.players):
            state = CITY.copy_state(table.state)
            CITY.rules.hide(state, seat, new_rng(seat))
            assert table.state.tobytes() == state.tobytes()

    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_along_a_game(self, players):
        """At any decision the position says all: a table made of it shows the same on any dice."""
        table, rng = CITY.table(players=players, seed=players), random.Random(players)
        count = 0
        while not table.over:
            if count % STRIDE == 0:
                for seed in SEEDS:
                    assert shown(table) == shown(CITY.table(position=table.position, seed=seed))
            table.play(rng.choice(table.legal()))
            count += 1


class TestViews:
    @pytest.mark.parametrize("seat", [None, 0, 1])
    def test_frozen(self, seat):
        """What is shown cannot be changed."""
        view = table_at("dice p0 display mint 1 | - | -").view(seat)
        assert dataclasses.is_dataclass(view)
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(view, dataclasses.fields(view)[0].name, None)

    def test_cards_in_the_pile_differ_from_cards_in_the_discard(self):
        """What has gone lies open, so that what may still come is known to all."""
        gone = table_at("dice p0 display mint 1 discard well 1 | - | -")
        there = table_at("dice p0 display mint 1 | - | -")
        assert gone.position != there.position
        assert gone.state.tobytes() != there.state.tobytes()

    @pytest.mark.parametrize("seat", [2, -1])
    def test_nobody_else_looks(self, seat):
        """There is no such seat."""
        with pytest.raises(gobelet.SetupError):
            table_at("dice p0 | - | -").view(seat)
