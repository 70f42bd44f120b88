"""Our games as OpenSpiel sees them, and its search as a bot of ours. Needs the extra `bench`."""

import random
import subprocess
import sys
import time

import pytest

pytest.importorskip("pyspiel")
import pyspiel

import gobelet
from gobelet.bench.mcts import MctsBot, SpielGame
from gobelet.bots import Budget, decide, new_bot
from gobelet.engine.errors import SetupError

pytestmark = pytest.mark.compiled  # uncompiled, one search takes minutes


def begin(game_id, players=2, seed=1):
    """A table, and the same as OpenSpiel sees it."""
    table = gobelet.game(game_id).table(players, seed=seed)
    return table, SpielGame(table.game, table.state).new_initial_state()


def play_at_random(state, rng):
    while not state.is_terminal():
        outcomes = (
            state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        )
        state.apply_action(rng.choice(outcomes)[0])


class TestPosition:
    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_the_same_game_on_both_sides(self, game_id):
        """Actors, actions and dice of a whole game; then the one ahead gets more."""
        table = gobelet.game(game_id).table(2)
        state, rng = SpielGame(table.game, table.state).new_initial_state(), random.Random(3)
        while not table.over:
            legal = list(range(table.pending)) or table.legal_ids()
            assert legal == state.legal_actions()
            actor = pyspiel.PlayerId.CHANCE if table.pending else table.actor
            assert actor == state.current_player()
            action = rng.choice(legal)
            (table.draw if table.pending else table.play)(action)
            state.apply_action(action)
        assert state.is_terminal()
        assert state.current_player() == pyspiel.PlayerId.TERMINAL
        first, second = table.ranks()
        assert [float((second > first) - (second < first)), -state.returns()[0]] == state.returns()

    def test_chances_are_equal_and_sum_to_one(self):
        """A die of six faces before the game begins."""
        table = gobelet.game("ages").table(2)
        state = SpielGame(table.game, table.state).new_initial_state()
        assert state.is_chance_node()
        assert [(face, 1 / 6) for face in range(6)] == state.chance_outcomes()

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_results_lie_between_minus_one_and_one_and_cancel_out(self, players):
        """By rank: whoever beats everybody gets 1, shared places get the same; alone it is points."""
        for seed in range(20):
            _, state = begin("stars", players, seed)
            play_at_random(state, random.Random(seed))
            results = state.returns()
            assert all(-1 <= result <= 1 for result in results)
            assert players == 1 or sum(results) == pytest.approx(0)

    def test_shared_places_get_the_same(self):
        """Six random games of Stars for three: each seat, so many beaten less so many ahead."""
        for seed in range(6):
            _, state = begin("stars", 3, seed)
            play_at_random(state, random.Random(seed))
            ranks = [int(state.game.rules.rank(state.state, seat)) for seat in range(3)]
            expected = [sum((other > rank) - (other < rank) for other in ranks) / 2 for rank in ranks]
            assert expected == state.returns()

    def test_a_clone_goes_its_own_way(self):
        """And the first stays where it was; before the end nobody has anything."""
        _, state = begin("ages")
        before, clone = str(state), state.clone()
        play_at_random(clone, random.Random(1))
        assert clone.is_terminal()
        assert before == str(state)
        assert state.returns() == [0.0, 0.0]

    def test_actions_and_outcomes_have_our_words(self):
        """As in records; outcomes with their number, for they can be alike."""
        table, state = begin("ages")
        assert table.legal() == [state.action_to_string(0, action) for action in state.legal_actions()]
        dice = gobelet.game("ages").table(2)
        chance = SpielGame(dice.game, dice.state).new_initial_state()
        face = dice.game.notation.format_draw(dice.state, 0)
        assert chance.action_to_string(pyspiel.PlayerId.CHANCE, 0) == f"0 {face}"


class TestMctsBot:
    def test_so_many_simulations_always_give_the_same_answer(self):
        """All of them are done, and seeded."""
        table, state = begin("ages")
        bots = [MctsBot(7, Budget(simulations=300)) for _ in range(2)]
        assert bots[0].grow_tree(state).explore_count == 300
        assert decide(bots[0], table) == decide(bots[1], table)

    @pytest.mark.parametrize("game_id", gobelet.games())
    def test_time_is_used_up_and_kept(self, game_id):
        """At most a tenth more than allowed, in the best of five: what else runs can only lengthen it."""
        table, state = begin(game_id)
        bot = MctsBot(7, Budget(seconds=0.2))
        bot.think(table.game, table.state)  # compiles, if need be
        spent, explored = [], []
        for _ in range(5):
            begun, searched = time.perf_counter(), time.thread_time()
            explored.append(bot.grow_tree(state).explore_count)
            assert time.perf_counter() - begun > 0.2
            spent.append(time.thread_time() - searched)
        assert min(spent) < 0.22
        assert max(explored) > 200

    def test_one_legal_action_needs_no_search(self):
        """Answered at once."""
        position = "pay p0 [workers coins skull] coins 8 buying leadership | stone 1 | food 3"
        table = gobelet.game("ages").table(position=position)
        (only,) = table.legal_ids()
        assert only == decide(MctsBot(1, Budget(seconds=60)), table).action

    def test_beats_a_random_player(self):
        """In Ages, seven games of eight at the least, with a quarter of its usual simulations."""
        bots = [MctsBot(1, Budget(simulations=250)), new_bot("random", 1)]
        wins = 0
        for seed in range(8):
            table = gobelet.game("ages").table(2, seed=seed)
            while not table.over:
                table.play(decide(bots[(table.actor + seed) % 2], table).action)
            wins += table.ranks()[seed % 2] == 1
        assert wins >= 7

    def test_by_name_with_a_budget(self):
        """As the arena takes it."""
        bot = new_bot("gobelet.bench.mcts:MctsBot@50ms", 3)
        assert Budget(seconds=0.05) == bot.budget


class TestMissing:
    def test_the_refusal_says_how_to_install_it(self, monkeypatch):
        """No traceback, and the name of the extra."""
        monkeypatch.setitem(sys.modules, "pyspiel", None)
        monkeypatch.delitem(sys.modules, "gobelet.bench.mcts")
        with pytest.raises(SetupError, match=r"OpenSpiel is not installed.*gobelet\[bench\]"):
            new_bot("gobelet.bench.mcts:MctsBot", 1)

    def test_nobody_else_needs_it(self):
        """The arena and the terminal load without."""
        code = "import sys, gobelet.cli; sys.exit('pyspiel' in sys.modules)"
        assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
