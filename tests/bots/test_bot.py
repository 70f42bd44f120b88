"""What all bots share: budgets, what they are shown, and that they keep what they promise."""

import math
import subprocess
import sys

import numpy as np
import pytest

import gobelet
from gobelet.bots import LEVELS, Answer, Budget, Estimate, decide, new_bot, parse_budget
from gobelet.bots.bot import rng_for
from gobelet.engine.errors import SetupError
from tests.bots.meeting import EVERY_GAME, GAMES, SETUPS, UNCOMPILED, any_options

AGES = gobelet.game("ages")
NAMES = ["random", "easy", "normal", "hard", "expert@2" if UNCOMPILED else "expert@12"]
IN_ANOTHER_PROCESS = """
import gobelet
from gobelet.bots import decide, new_bot
table = gobelet.game("ages").table(2, seed=5)
print(repr(decide(new_bot("expert@{}", 9), table)))
"""


class TestBudget:
    @pytest.mark.parametrize(
        ("text", "budget"),
        [
            ("200", Budget(simulations=200)),
            ("1", Budget(simulations=1)),
            ("50ms", Budget(seconds=0.05)),
            ("1.5s", Budget(seconds=1.5)),
        ],
    )
    def test_as_typed(self, text, budget):
        """Simulations without a unit, times with one; written again it is the same budget."""
        assert budget == parse_budget(text)
        assert budget == parse_budget(str(budget))

    @pytest.mark.parametrize("text", ["", "many", "5 minutes", "ms", "s", "nan", "infs", "-infms"])
    def test_no_budget(self, text):
        """The refusal quotes what was typed and shows what could be."""
        with pytest.raises(SetupError, match=r"200, 50ms or 1\.5s") as caught:
            parse_budget(text)
        assert repr(text) in str(caught.value)

    @pytest.mark.parametrize("text", ["0", "-3", "0s", "-1ms"])
    def test_nothing_is_no_budget(self, text):
        """Somebody has to think at least a little."""
        with pytest.raises(SetupError, match="must be positive"):
            parse_budget(text)

    @pytest.mark.parametrize("both", [{}, {"simulations": 3, "seconds": 1.0}])
    def test_either_simulations_or_seconds(self, both):
        """Not both, not neither."""
        with pytest.raises(SetupError, match="either"):
            Budget(**both)


class TestDecide:
    def test_the_bot_is_shown_a_copy(self):
        """Whatever it does to the state, the table stays as it is."""

        class Careless:
            def think(self, game, state):
                state.players = 1
                return Answer(0)

        table = AGES.table(2, seed=1)
        before = table.state.tobytes()
        decide(Careless(), table)
        assert before == table.state.tobytes()

    def test_secrets_are_dealt_anew(self):
        """A bot that looks at another's missions sees others than there are."""
        seen = []

        class Curious:
            def think(self, game, state):
                seen.append(state.missions.tolist())
                return Answer(0)

        table = gobelet.game("topia").table(2, seed=1)
        decide(Curious(), table)
        own = [mission for mission, where in enumerate(table.state.missions) if where == table.actor]
        assert own == [mission for mission, where in enumerate(seen[0]) if where == table.actor]
        assert table.state.missions.tolist() != seen[0]

    def test_dice_of_their_own(self):
        """They depend on the seed and the position, and on nothing else."""
        table = AGES.table(2, seed=1)
        first = rng_for(3, table.state)
        assert np.array_equal(first, rng_for(3, AGES.copy_state(table.state)))
        assert not np.array_equal(first, rng_for(4, table.state))
        table.play(table.legal_ids()[-1])
        assert not np.array_equal(first, rng_for(3, table.state))


def same(one, other):
    """Answers are compared as text: a standard error that is not known equals itself."""
    return repr(one) == repr(other)


class TestSeeds:
    @pytest.mark.parametrize("name", NAMES)
    @pytest.mark.parametrize("game", EVERY_GAME, ids=repr)
    def test_the_same_seed_answers_the_same(self, game, name):
        """Twice, by another bot of that seed, and after other decisions; and the state is left alone."""
        table = game.table(2, seed=4)
        before = table.state.tobytes()
        bot = new_bot(name, 7)
        first = decide(bot, table)
        decide(bot, game.table(game.min_players, seed=5))
        assert same(first, decide(bot, table))
        assert same(first, decide(new_bot(name, 7), table))
        assert before == table.state.tobytes()

    def test_in_another_process_too(self):
        """Nothing depends on the order of sets, or on what was compiled before."""
        simulations = 6 if UNCOMPILED else 50
        code = IN_ANOTHER_PROCESS.format(simulations)
        done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
        answer = decide(new_bot(f"expert@{simulations}", 9), AGES.table(2, seed=5))
        assert f"{answer!r}\n" == done.stdout

    def test_another_seed_may_answer_otherwise(self):
        """In what it estimates if not in what it does."""
        table = AGES.table(2, seed=4)
        answers = {repr(decide(new_bot("expert@4", seed), table)) for seed in range(3)}
        assert len(answers) == 3
        assert len({decide(new_bot("random", seed), table).action for seed in range(20)}) > 1


class TestWholeGames:
    @pytest.mark.compiled
    @pytest.mark.parametrize("name", NAMES)
    @pytest.mark.parametrize(("game", "players"), SETUPS, ids=str)
    def test_every_level_plays_legally_to_the_end(self, game, players, name):
        """With any options, alone and together; its opinion makes sense all along."""
        play_and_check(game, players, [new_bot(name, seed) for seed in range(players)], seed=players)

    @pytest.mark.skipif(not UNCOMPILED, reason="all of them are played compiled")
    @pytest.mark.parametrize("game", GAMES, ids=repr)
    def test_uncompiled(self, game):
        """In small: bots that evaluate for some decisions, then at random to the end."""
        names = ["expert@2", "normal"]
        bots = [new_bot(name, 1) for name in names]
        table = game.table(2, seed=3)
        for _ in range(6):
            check_opinion(table, decide(bots[table.actor], table))
            table.play(decide(new_bot("random", 1), table).action)

    def test_places_are_from_1_to_the_number_of_players(self):
        """Alone it is always the first."""
        for game, players in SETUPS:
            table = game.table(players, seed=1)
            for _ in range(3 if UNCOMPILED else 30):
                answer = decide(new_bot("hard", 1), table)
                places = [round(candidate.place.mean, 3) for candidate in answer.opinion]
                assert 1 <= min(places) <= max(places) <= players, table.position
                table.play(answer.action)


def play_and_check(game, players, bots, seed):
    table = game.table(players, seed=seed, **any_options(game, seed))
    while not table.over:
        answer = decide(bots[table.actor], table)
        assert answer.action in table.legal_ids()
        check_opinion(table, answer)
        table.play(answer.action)


def check_opinion(table, answer):
    """All that is legal, once each, within what is possible; nothing is known about what was not tried."""
    if not answer.opinion:
        return
    assert table.legal_ids() == sorted(candidate.action for candidate in answer.opinion)
    for candidate in answer.opinion:
        assert 0 <= candidate.win.mean <= 1, table.position
        assert math.isfinite(candidate.points.mean)
        for estimate in (candidate.win, candidate.place, candidate.points):
            assert (candidate.simulations < 2) == math.isnan(estimate.error)


def test_levels_have_an_opinion_but_the_random_one():
    """The best first, where there is no noise."""
    table = AGES.table(2, seed=1)
    for level in LEVELS:
        answer = decide(new_bot(f"{level}@3", 1), table)
        assert bool(answer.opinion) == (level != "random")
        if level in ("hard", "expert"):
            assert answer.action == answer.opinion[0].action


def test_an_estimate_without_rollouts_has_no_error():
    assert math.isnan(Estimate(0.5).error)
