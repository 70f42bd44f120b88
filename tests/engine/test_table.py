"""A table: what is accepted, what is refused, what is taken back."""

import random
import re

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import gobelet
from gobelet import GobeletError, IllegalActionError, IllegalDrawError, NotationError, SetupError, UndoError
from gobelet.engine.table import MAX_NAME
from pig import GAME as PIG

AGES = gobelet.game("ages")
GAMES = [AGES, PIG]

KEEP = "keep round 1 p0 rolls 1 [food coins workers] | food 3 | food 3"
ODD = [True, False, 0.0, 1.5, float("nan"), float("inf"), -1, 2**64, -(2**70), b"1", [1], {}, ...]
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


def snapshot(table):
    """Everything a refusal must leave alone."""
    return (table.state.tobytes(), table.steps[:], table._counter, str(table.record()))


def refuses(kind, attempt, *values, **options):
    """The message of the refusal; it quotes the value."""
    with pytest.raises(kind) as caught:
        attempt(*values, **options)
    shown = repr([*values, *options.values()][-1])
    assert shown in str(caught.value) or not shown.isascii()
    return str(caught.value)


def play_to_the_end(table, seed=0):
    rng = random.Random(seed)
    while not table.over:
        table.play(rng.choice(table.legal_ids()))
    return table


# -- Setting up -----------------------------------------------------------------------------------------


class TestSetup:
    def test_the_least_players_and_the_first_options(self):
        """What is not said has its default."""
        assert AGES.table(1, edition="classic", trading="no").position == AGES.table().position
        assert PIG.table().headers() == {"players": "2", "target": "100"}

    @pytest.mark.parametrize("game", GAMES, ids=repr)
    @pytest.mark.parametrize("players", [*ODD, 0, 5, 2**31, "2", "", "two"], ids=repr)
    def test_players(self, game, players):
        """A whole number from the least to the most."""
        message = refuses(SetupError, game.table, players)
        assert re.match(rf"{game.title} is for \d to 4 players, not ", message)
        refuses(SetupError, game.new_state, players)
        with pytest.raises(SetupError):
            game.play_random(players, 1)

    @pytest.mark.parametrize("kind", [int, np.int8, np.int64, np.uint64])
    def test_whole_numbers_of_every_kind(self, kind):
        """NumPy's are as good as Python's, for players, seeds, actions, draws and seats."""
        table = AGES.table(kind(2), seed=kind(7))
        table.play(kind(0))
        assert AGES.table(2, seed=7).record().headers == table.record().headers
        assert table.view(1) == table.view(kind(1))
        by_hand = AGES.table(2)
        by_hand.draw(kind(5))
        assert by_hand.steps[0].text == "coins"

    @pytest.mark.parametrize("seed", [*ODD, "7", ""], ids=repr)
    def test_seeds(self, seed):
        message = refuses(SetupError, AGES.table, 2, seed=seed)
        assert message.startswith("A seed is a whole number from 0 to 18446744073709551615, not ")

    @pytest.mark.parametrize("seed", [0, 1, 2**32, 2**63, 2**64 - 1])
    def test_every_seed_can_be_written_down(self, seed):
        """Up to the largest, the record leads back to the same dice."""
        table = AGES.table(3, seed=seed)
        assert seed == table.seed
        assert table.position == gobelet.resume(str(table.record())).position

    @pytest.mark.parametrize("seed", [True, -1, 0.5, float("nan"), None, "7", 2**62, 2**64])
    def test_first_seeds(self, seed):
        """Of many games at once."""
        assert "A first seed is" in refuses(SetupError, AGES.play_random, 2, 1, seed)

    @pytest.mark.parametrize(
        "value", ["gold", "Classic", "", 0, None, True, b"classic", ["classic"]], ids=repr
    )
    def test_option_values(self, value):
        message = refuses(SetupError, AGES.table, 2, edition=value)
        assert f"Option edition cannot be {value!r}. Possible: classic, reprint." == message

    def test_unknown_options(self):
        """What there is, is named."""
        with pytest.raises(SetupError, match=re.escape("no option 'weather'. Known: edition, trading.")):
            AGES.table(2, weather="rain")
        with pytest.raises(SetupError, match=re.escape("Pig has no option 'edition'. Known: target.")):
            PIG.table(2, edition="classic")

    def test_a_position_says_it_all(self):
        """Neither players nor options beside it."""
        for more in ({"players": 2}, {"edition": "classic"}):
            with pytest.raises(SetupError, match="A position already says"):
                AGES.table(position=KEEP, **more)
        assert AGES.table(position=KEEP, seed=3, names=["Ada", "Bo"]).position == KEEP

    @pytest.mark.parametrize("position", [5, b"keep", ["keep"], True], ids=repr)
    def test_positions_are_text(self, position):
        refuses(SetupError, AGES.table, position=position)


class TestNames:
    def test_in_the_record(self):
        """In seat order."""
        headers = AGES.table(2, names=("Ada", "Élodie B.")).record().headers
        assert [headers["p0"], headers["p1"]] == ["Ada", "Élodie B."]

    @pytest.mark.parametrize(
        "names", [["Ada"], ["Ada", "Bo", "Cy"], ["Ada", ""], ["Ada", " B"], ["A", "B\no"]]
    )
    def test_one_line_each(self, names):
        with pytest.raises(SetupError, match="name"):
            AGES.table(2, names=names)

    @pytest.mark.parametrize(
        "names", ["AB", 5, None, {"A": 1}, [1, 2], [None, "B"], ["A" * (MAX_NAME + 1), "B"]]
    )
    def test_a_list_of_texts(self, names):
        with pytest.raises(SetupError, match=r"[Nn]ame"):
            AGES.table(2, names=names)

    @given(st.lists(st.text(max_size=MAX_NAME + 1), min_size=2, max_size=2))
    def test_any_names(self, names):
        """Accepted names come back from the record as they were."""
        try:
            table = AGES.table(2, names=names)
        except SetupError:
            return
        assert names == gobelet.resume(str(table.record())).names

    @pytest.mark.parametrize("notes", [{"colour": "red"}, {"date": ""}, {"date": "a\nb"}, {"date": 5}])
    def test_notes(self, notes):
        with pytest.raises(SetupError, match="A note is one line under date, event, bots"):
            AGES.table(2, notes=notes)


class TestSeats:
    @pytest.mark.parametrize("game", GAMES, ids=repr)
    @pytest.mark.parametrize("seat", [*ODD, 2, "0", "p0"], ids=repr)
    def test_only_those_at_the_table(self, game, seat):
        assert "only 0 to 1" in refuses(SetupError, game.table(2).view, seat)

    def test_a_spectator(self):
        """Without a seat one looks on."""
        assert (AGES.table(2).view().viewer, AGES.table(2).view(1).viewer) == (None, 1)


# -- Playing --------------------------------------------------------------------------------------------


class TestPlay:
    def test_by_text_and_by_number(self):
        """The same action either way, in any case and with any spaces."""
        positions = set()
        for action in ("reroll 1 3", " REROLL  3 1 ", 5, np.int16(5)):
            table = AGES.table(position=KEEP)
            table.play(action)
            positions.add(table.position)
        assert {"roll round 1 p0 rolls 1 [? coins ?] | food 3 | food 3"} == positions

    def test_several_together(self):
        """One after the other."""
        position = "build p0 workers 2 | food 3 | food 3"
        table = AGES.table(position=position)
        table.play("worker city4", "worker city4")
        assert table.position == "roll round 1 p1 [? ? ?] | food 3 city4 2 | food 3"
        assert len(table.steps) == 2

    @pytest.mark.parametrize("last", ["worker temple", "dance", 10**6, None, "worker city4 city5"])
    def test_all_or_none(self, last):
        """One is refused: those before it did not happen either."""
        table = AGES.table(position="build p0 workers 3 | food 3 | food 3")
        before = snapshot(table)
        with pytest.raises(GobeletError):
            table.play("worker city4", "worker city4", last)
        assert before == snapshot(table)

    def test_all_or_none_with_seeded_dice(self):
        """Dice that fell in between go back too, and fall the same again."""
        table, again = AGES.table(2, seed=5), AGES.table(2, seed=5)
        with pytest.raises(IllegalActionError):
            table.play("reroll 1 2 3", "buy empire")
        for played in (table, again):
            played.play("reroll 1 2 3")
        assert again.position == table.position

    def test_nothing_at_all(self):
        """No action is no mistake."""
        table = AGES.table(position=KEEP)
        before = snapshot(table)
        table.play()
        table.draw()
        assert before == snapshot(table)

    def test_the_message(self):
        """It names the action, the position and what would have been legal."""
        table = AGES.table(position="discard p0 | food 3 wood 5 stone 2 | food 3")
        with pytest.raises(IllegalActionError) as caught:
            table.play("discard cloth")
        assert (
            str(caught.value)
            == "Cannot discard cloth now. Position: discard round 1 p0 | food 3 wood 5 stone 2 | food 3."
            " Legal: discard wood, discard stone."
        )
        assert caught.value.action == "discard cloth"
        assert caught.value.legal == ["discard wood", "discard stone"]

    @pytest.mark.parametrize("game", GAMES, ids=repr)
    @pytest.mark.parametrize("action", [*ODD, None, 2**31], ids=repr)
    def test_odd_numbers(self, game, action):
        """True is no action, even though Python counts it as 1."""
        table = play_on(game.table(2, seed=1), 3)
        before = snapshot(table)
        assert "An action is a text or a number from 0 to " in refuses(NotationError, table.play, action)
        assert before == snapshot(table)

    def test_while_a_draw_is_pending(self):
        """Nobody decides until the die has fallen."""
        assert "Nothing is to be decided." in refuses_action(AGES.table(2), "stop")

    def test_when_the_game_is_over(self):
        table = play_to_the_end(PIG.table(2, seed=1))
        assert (table.actor, table.pending, table.over, table.legal()) == (None, 0, True, [])
        assert "Nothing is to be decided." in refuses_action(table, "hold")


class TestDraw:
    def test_by_text_and_by_number(self):
        table = AGES.table(2)
        assert (table.pending, table.actor) == (6, None)
        table.draw("food", "SKULL", 5)
        assert table.position == "keep round 1 p0 rolls 1 [food skull coins] | food 3 | food 3"
        assert (table.pending, table.actor) == (0, 0)

    @pytest.mark.parametrize("last", ["cat", 6, -1, None])
    def test_all_or_none(self, last):
        table = AGES.table(2)
        before = snapshot(table)
        with pytest.raises(GobeletError):
            table.draw("food", "food", last)
        assert before == snapshot(table)

    def test_one_too_many(self):
        """Three dice are three draws."""
        table = AGES.table(2)
        assert "no draw is pending" in refuses(IllegalDrawError, table.draw, "food", "food", "food", "coins")
        assert table.steps == []

    @pytest.mark.parametrize("game", GAMES, ids=repr)
    @pytest.mark.parametrize("outcome", [*ODD, None, 6], ids=repr)
    def test_odd_numbers(self, game, outcome):
        table = game.table(2)
        before = snapshot(table)
        assert "outcomes are 0 to 5" in refuses(IllegalDrawError, table.draw, outcome)
        assert before == snapshot(table)

    def test_seeded_dice_fall_by_themselves(self):
        table = AGES.table(2, seed=7)
        assert table.pending == 0
        with pytest.raises(IllegalDrawError, match="The dice of this table come from its seed, 7"):
            table.draw("food")


def play_on(table, decisions):
    for _ in range(decisions):
        table.play(table.legal_ids()[0])
    return table


def refuses_action(table, action):
    before = snapshot(table)
    with pytest.raises(IllegalActionError) as caught:
        table.play(action)
    assert before == snapshot(table)
    return str(caught.value)


# -- Taking back ----------------------------------------------------------------------------------------


class TestUndo:
    def test_one_decision(self):
        """The position before it."""
        table = AGES.table(position="build p0 workers 2 | food 3 | food 3")
        before = table.position
        table.play("worker city4")
        table.undo()
        assert (before, []) == (table.position, table.steps)

    def test_with_the_draws_after_it(self):
        """Dice by hand that were drawn since are gone too."""
        table = AGES.table(2)
        table.draw("food", "food", "food")
        before = table.position
        table.play("reroll 1 2")
        table.draw("skull")
        table.undo()
        assert before == table.position

    def test_nothing_to_undo(self):
        """Draws alone are nobody's decision."""
        table = AGES.table(2)
        table.draw("food")
        with pytest.raises(UndoError, match="nothing to undo"):
            table.undo()
        assert len(table.steps) == 1

    def test_seeded_dice_fall_the_same_again(self):
        """Undoing does not buy new luck."""
        table = AGES.table(2, seed=4)
        positions = []
        for _ in range(2):
            table.play("reroll 1 3")
            positions.append(table.position)
            table.undo()
        assert positions[0] == positions[1]

    def test_fair_only_for_oneself(self):
        """One's own last decision, with no draw since and nobody else to decide."""
        table = AGES.table(position="trade p0 trading | food 3 wood 1 | food 3 stone 1")
        fair = [table.may_undo]
        for action in ("trade p1", "give wood", "ask stone", "propose"):
            table.play(action)
            fair.append(table.may_undo)
        assert fair == [False, True, True, True, False]

    def test_not_fair_past_a_draw(self):
        table = AGES.table(position=KEEP)
        table.play("reroll 1")
        assert not table.may_undo
        table.draw("food")
        assert not table.may_undo


class TestCopy:
    def test_goes_its_own_way(self):
        """What happens at the one does not happen at the other."""
        table = AGES.table(position=KEEP, names=["Ada", "Bo"])
        copy = table.copy()
        copy.play("stop")
        assert (table.position, copy.names) == (KEEP, ["Ada", "Bo"])
        assert copy.position != KEEP

    def test_repr_lays_it_out_again(self):
        table = eval(repr(AGES.table(2, seed=3)), {"gobelet": gobelet})
        assert AGES.table(2, seed=3).position == table.position


# -- Anything at all ------------------------------------------------------------------------------------


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
