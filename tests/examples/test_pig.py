"""The smallest complete game: the suite that every game passes, and its own rules."""

import pytest

from gobelet.engine.conformance import Conformance
from pig import GAME


class TestPig(Conformance):
    game = GAME


def after(position, *steps):
    """The position these steps lead to: actions, and faces of the die."""
    table = GAME.table(position=position)
    for step in steps:
        table.draw(step) if step.isdigit() else table.play(step)
    return table.position


def test_r2_rolls_add_up():
    """A 2 to 6 is added to the total, and the same player chooses."""
    assert after("roll p0 | 0 | 0", "5", "roll", "6") == "choose round 1 p0 total 11 | 0 | 0"


def test_r4_holding_makes_points():
    """The total becomes points, and the next seat rolls."""
    assert after("choose p1 total 11 | 7 | 20", "hold") == "roll round 2 p0 | 7 | 31"


def test_r5_a_one_loses_the_total():
    """And the turn; points are safe."""
    assert after("choose p1 total 11 | 7 | 20", "roll", "1") == "roll round 2 p0 | 7 | 20"


@pytest.mark.parametrize("target", [100, 50])
def test_r6_reaching_the_target_wins(target):
    """At once, without holding."""
    table = GAME.table(position=f"roll p0 target {target} total 8 | {target - 12} | 30 | 0")
    table.draw("3")
    assert not table.over
    table.play("roll")
    table.draw("2")
    assert (True, [target + 1, 30, 0], [1, 2, 3]) == (table.over, table.scores(), table.ranks())
