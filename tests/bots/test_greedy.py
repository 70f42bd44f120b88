"""The bots that take what looks best at once."""

import statistics

import pytest

from gobelet.bots import decide, new_bot
from gobelet.bots.greedy import EasyBot, GreedyBot, NormalBot, random_error
from gobelet.bots.weights import weights_of
from gobelet.engine.dice import new_rng
from tests.bots.meeting import GAMES, PIG, UNCOMPILED
from tests.bots.solving import acted, count_end, is_over, list_legal

MANY = 40 if UNCOMPILED else 400


def utilities(table, opinion):
    """What each candidate looks like, as the bot puts it together."""
    weights = weights_of(table.game, table.players)
    point = float(weights.points_count[0] / weights.typical_points[0])
    return {one.action: one.win.mean + point * one.points.mean for one in opinion}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_takes_the_best_of_what_it_evaluates(game):
    """The best first, and that is what it does."""
    table = game.table(2, seed=3)
    for _ in range(5):
        answer = decide(GreedyBot(1), table)
        seen = utilities(table, answer.opinion)
        assert max(seen.values()) == pytest.approx(seen[answer.action], abs=1e-5)
        assert list(seen.values()) == pytest.approx(sorted(seen.values(), reverse=True), abs=1e-5)
        table.play(answer.action)


def test_what_has_ended_is_known():
    """The last decision of a game is evaluated by what is written on the score sheets."""
    position = "choose round 9 p1 bag black 2 [orange-6 blue-6] | " + " | ".join(
        ["x x x x / x x x x / x x x x / x x x x / x x x 6", "- / - / - / - / -"]
    )
    table = next(game for game in GAMES if game.id == "stars").table(position=position)
    answer = decide(GreedyBot(1), table)
    for candidate in answer.opinion:
        after = acted(table.game, table.state, candidate.action)
        assert is_over(after)
        win, place, points = count_end(table.game, after)[1]
        assert (win, place, points) == (candidate.win.mean, candidate.place.mean, candidate.points.mean)
        assert candidate.simulations == 0
    assert table.game.notation.format_action(answer.action) == "take 6"


def test_more_noise_makes_worse_choices():
    """Looking at it with sharp eyes, the best is taken by the normal one more often, and loses less."""
    table = GAMES[0].table(2, seed=3)
    seen = utilities(table, decide(GreedyBot(1), table).opinion)
    best = max(seen.values())
    lost = {}
    for kind in (GreedyBot, NormalBot, EasyBot):
        choices = [seen[decide(kind(seed), table).action] for seed in range(MANY)]
        lost[kind] = best - statistics.mean(choices)
    lost["anything"] = best - statistics.mean(seen.values())
    assert pytest.approx(lost[GreedyBot], abs=1e-6) == 0
    assert lost[GreedyBot] < lost[NormalBot] < lost[EasyBot] < lost["anything"]


def test_errors_are_gumbel_s():
    """Mean 0.577 and variance 1.645, within four standard errors."""
    rng, count = new_rng(1), 4000
    errors = [random_error(rng) for _ in range(count)]
    assert statistics.mean(errors) == pytest.approx(0.5772, abs=4 * (1.645 / count) ** 0.5)
    assert statistics.variance(errors) == pytest.approx(1.645, rel=0.15)


def test_whoever_knows_nothing_evaluates_all_alike():
    """Pig has no heuristic: nothing is better than anything else, and something legal is done."""
    table = PIG.table(2, seed=1)
    for name in ("easy", "normal", "hard"):
        answer = decide(new_bot(name, 1), table)
        assert answer.action in list_legal(PIG, table.state)
        assert len({(one.win.mean, one.points.mean) for one in answer.opinion}) == 1
