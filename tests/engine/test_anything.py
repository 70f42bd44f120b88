"""Any value and any text at all: it works, or it is refused with an error of ours and changes nothing."""

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gobelet import GobeletError, IllegalActionError, IllegalDrawError, NotationError, SetupError
from tests.engine.tables import GAMES, play_on, snapshot

ANYTHING = st.one_of(
    st.integers(),
    st.integers(-2, 300),
    st.floats(),
    st.booleans(),
    st.none(),
    st.binary(max_size=3),
    st.text(max_size=30),
    st.lists(st.integers(), max_size=2),
    st.sampled_from([np.float64(1.0), np.bool_(True), np.array([1, 2]), np.datetime64("2026-11-15")]),
)


def given_anything(test):
    """Run with any value on both games."""
    return pytest.mark.parametrize("game", GAMES, ids=repr)(given(value=ANYTHING)(test))


class TestAnything:
    """Whatever is passed: it works, or it is refused with an error of ours and changes nothing."""

    @given_anything
    def test_players(self, game, value):
        try:
            table = game.table(value)
        except SetupError:
            return
        assert table.players in range(game.min_players, game.max_players + 1)

    @given_anything
    def test_seed(self, game, value):
        try:
            table = game.table(2, seed=value)
        except SetupError:
            return
        assert value == table.seed

    @given_anything
    def test_position(self, game, value):
        try:
            table = game.table(position=value)
        except GobeletError:
            return
        assert value is None or table.position == game.table(position=table.position).position

    @given_anything
    def test_action(self, game, value):
        table = play_on(game.table(2, seed=2), 5)
        before = snapshot(table)
        try:
            table.play(value)
        except (NotationError, IllegalActionError):
            assert before == snapshot(table)
        else:
            assert len(before[1]) < len(table.steps)

    @given_anything
    def test_draw(self, game, value):
        table = game.table(2)
        before = snapshot(table)
        try:
            table.draw(value)
        except (NotationError, IllegalDrawError):
            assert before == snapshot(table)
        else:
            assert len(table.steps) == 1

    @given_anything
    def test_seat(self, game, value):
        table = game.table(2)
        try:
            view = table.view(value)
        except SetupError:
            return
        assert view.viewer in (None, 0, 1)


WORDS = st.sampled_from(["reroll", "food", "buy", "worker", "stop", "roll", "hold", "1", "8", "p0", "wood"])


@pytest.mark.parametrize("game", GAMES, ids=repr)
@given(text=st.one_of(st.text(), st.lists(WORDS).map(" ".join)))
@example(text="reroll 1 1")
@example(text="reroll ١")
@example(text="food ²")
def test_any_action_text(game, text):
    """A text is refused, or an action whose own text means the same."""
    try:
        action = game.notation.parse_action(text)
    except NotationError:
        return
    assert action == game.notation.parse_action(game.notation.format_action(action))
