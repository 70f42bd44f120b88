"""Bots by name."""

import pytest

from gobelet.bots import LEVELS, Budget, new_bot
from gobelet.bots.greedy import EasyBot, GreedyBot, NormalBot
from gobelet.bots.random import RandomBot
from gobelet.bots.search import BUDGET, SearchBot
from gobelet.engine.errors import SetupError


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", RandomBot),
        ("easy", EasyBot),
        ("normal", NormalBot),
        ("hard", GreedyBot),
        ("expert", SearchBot),
        ("gobelet.bots.search:SearchBot", SearchBot),
    ],
)
def test_by_name(name, kind):
    """A level, or a class of one's own; it has the seed it was given."""
    bot = new_bot(name, 3)
    assert (kind, 3) == (type(bot), bot.seed)


def test_these_are_the_levels():
    """From the weakest to the strongest."""
    assert list(LEVELS) == ["random", "easy", "normal", "hard", "expert"]


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("expert", BUDGET),
        ("expert@64", Budget(simulations=64)),
        ("expert@20ms", Budget(seconds=0.02)),
        ("gobelet.bots.search:SearchBot@5", Budget(simulations=5)),
    ],
)
def test_with_a_budget(name, budget):
    """After an @, for levels and for one's own."""
    assert budget == new_bot(name, 1).budget


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_budget(level):
    """Whether it needs one or not."""
    new_bot(f"{level}@10", 1)


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("master", "random, easy, normal, hard, expert"),
        ("", "package.module:Class"),
        ("nowhere.at.all:Bot", "nowhere"),
        ("gobelet.bots.search:Nobody", "Nobody"),
        (":Bot", "':Bot'"),
        ("expert@", "200, 50ms or 1.5s"),
        ("expert@0", "must be positive"),
        ("expert@fast", "'fast'"),
    ],
)
def test_no_such_bot(name, word):
    """The refusal says what there is."""
    with pytest.raises(SetupError) as caught:
        new_bot(name, 1)
    assert word in str(caught.value)
