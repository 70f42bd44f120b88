"""A table in progress: what is accepted, what is refused, what is taken back."""

import random

import numpy as np
import pytest

import gobelet
from gobelet import GobeletError, IllegalActionError, IllegalDrawError, NotationError, UndoError
from pig import GAME as PIG
from tests.engine.tables import AGES, GAMES, KEEP, ODD, play_on, refuses, snapshot


def play_to_the_end(table, seed=0):
    rng = random.Random(seed)
    while not table.over:
        table.play(rng.choice(table.legal_ids()))
    return table


def refuses_action(table, action):
    before = snapshot(table)
    with pytest.raises(IllegalActionError) as caught:
        table.play(action)
    assert before == snapshot(table)
    return str(caught.value)


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
        assert "An action must be text or a number from 0 to " in refuses(NotationError, table.play, action)
        assert before == snapshot(table)

    def test_while_a_draw_is_pending(self):
        """Nobody decides until the die has fallen."""
        assert "No decision is pending." in refuses_action(AGES.table(2), "stop")

    def test_when_the_game_is_over(self):
        table = play_to_the_end(PIG.table(2, seed=1))
        assert (table.actor, table.pending, table.over, table.legal()) == (None, 0, True, [])
        assert "No decision is pending." in refuses_action(table, "hold")


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
        with pytest.raises(
            IllegalDrawError, match="Cannot draw by hand: the dice of this table come from its seed, 7"
        ):
            table.draw("food")


class TestTell:
    def test_after_another_decision(self):
        """What is told of a step is told of this one, not of the one that was taken back."""
        table = AGES.table(position="build p0 workers 4 | food 3 city4 2 city5 3 | food 3")
        told = []
        for site in ("city4", "city5", "city4"):
            table.play(f"worker {site}")
            told.append(table.tell(0))
            table.undo()
        assert [] != told[0] == told[2] != told[1]


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
        with pytest.raises(UndoError, match="Nothing to undo"):
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

    def test_an_earlier_moment_knows_what_led_there(self):
        """But cannot take it back; from there it goes its own way."""
        table = play_to_the_end(PIG.table(2, seed=1))
        assert table.history == table.steps
        earlier = table.at_step(3)
        assert (earlier.history, earlier.steps) == (table.steps[:3], [])
        assert earlier.state.tobytes() == table.steps[3].before.tobytes()
        with pytest.raises(UndoError):
            earlier.undo()

    def test_a_fork_takes_back_for_itself(self):
        """What the fork does instead leaves the past of the other table as it was."""
        table = AGES.table(position="build p0 workers 2 | food 3 | food 3")
        before = table.position
        table.play("worker city4")
        fork = table.fork()
        fork.undo()
        fork.play("worker city5")
        table.undo()
        assert before == table.position

    def test_repr_lays_it_out_again(self):
        table = eval(repr(AGES.table(2, seed=3)), {"gobelet": gobelet})
        assert AGES.table(2, seed=3).position == table.position
