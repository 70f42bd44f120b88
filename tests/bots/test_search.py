"""The bot that tries things out: it finds forced wins and the best reroll, and its numbers are true."""

import math
import time

import numpy as np
import pytest

import gobelet
from gobelet.bots import Budget, decide, get_ready, is_ready, new_bot
from gobelet.bots.search import Search, SearchBot
from tests.bots.meeting import GAMES, PIG, UNCOMPILED
from tests.bots.solving import PolicySolver, Solver, acted, is_over
from tests.bots.toys.nim import GAME as NIM
from tests.games.topia.notation import last_turn

SIMULATIONS = 16 if UNCOMPILED else 600
TOLERANCE = 1e-4  # numbers are added up in single precision

EMPTY = "- / - / - / - / -"
DONE_SHEET = "x x x x / x x x x / x x x x / x x x x / x x x 6"
FIVE = "leadership irrigation agriculture quarrying medicine"
OPEN = {
    "options": "scenario open_books",
    "p0": "faction banxa used missions low no_white",
    "p1": "faction ewo used missions sum_15",
}

FORCED_WINS = [
    (
        "ages",
        "build round 9 p1 workers 1 | food 3 step_pyramid first"
        " | food 3 stone_circle first obelisk first hanging_gardens first great_wall 12",
        "worker great_wall",
    ),
    (
        "stars",
        f"choose round 9 p1 bag black 2 [orange-6 blue-6] | {DONE_SHEET} | - / - / - / - / -",
        "take 6",
    ),
    ("topia", last_turn(bank="white6", waste="white2", twilight="white1", **OPEN), "take bank3"),
    ("topia", last_turn(bank="white5", waste="white1", twilight="white6", **OPEN), "take bank3"),
    ("city", "build p1 | ships 4 1 0 points 4 | wood 3 stone 3 iron 3 points 25", "sail ship10"),
    ("city", "attack p1 strength 5 | bandits 2 2 2 | bandits 2 2 1 points 2", "attack bandits4"),
]

# The last turn of the last seat, or Pig near the end: small enough for every outcome. With each, by how much
# the choice may fall short of the best, in what bots want (see Solver.utility).
ENDGAMES = [
    pytest.param(
        "ages",
        f"keep round 6 p1 rolls 1 [skull skull coins] | food 3 {FIVE} | food 5 wood 1",
        0.03,
        id="ages",
    ),
    pytest.param(
        "stars",
        f"count round 9 p1 bag black 1 blue 1 [orange-6 blue-4] | {DONE_SHEET} | 5 / 3 / - / - / -",
        0.0,
        id="stars",
    ),
    pytest.param(
        "stars",
        f"count round 9 p1 bag purple 1 orange 1 [orange-5 black-3] | {DONE_SHEET} | x x / 3 3 / - / - / x",
        0.01,
        id="stars-close",
    ),
    pytest.param(
        "topia", last_turn(bank="white2", waste="white6", twilight="white1", **OPEN), 0.0, id="topia"
    ),
    pytest.param("pig", "choose p0 target 50 total 4 | 40 | 44", 0.0, id="pig"),
    pytest.param("pig", "choose p0 target 50 total 8 | 40 | 48", 0.0, id="pig-late"),
    pytest.param("pig", "choose p0 target 50 total 2 | 46 | 42", 0.0, id="pig-ahead"),
]


def table_at(game_id, position):
    game = PIG if game_id == "pig" else gobelet.game(game_id)
    return game.table(position=position)


def think_about(table, seed=1):
    """Pig is quick uncompiled too."""
    simulations = 600 if table.game is PIG else SIMULATIONS
    return decide(SearchBot(seed, Budget(simulations=simulations)), table)


class TestForcedWins:
    @pytest.mark.parametrize(("game_id", "position", "action"), FORCED_WINS)
    def test_are_found(self, game_id, position, action):
        """One action wins; bots that evaluate it at once take it, and so does the search, certain of it."""
        table = table_at(game_id, position)
        for seed in range(1 if UNCOMPILED else 10):
            answer = decide(new_bot("expert@4" if UNCOMPILED else "expert@12", seed), table)
            assert action == table.game.notation.format_action(answer.action)
            assert answer.opinion[0].win.mean == 1

    @pytest.mark.parametrize(("game_id", "position", "action"), FORCED_WINS)
    def test_nothing_else_wins_at_once(self, game_id, position, action):
        """That is what makes these positions a test."""
        table = table_at(game_id, position)
        for other in table.legal_ids():
            after = acted(table.game, table.state, other)
            wins = is_over(after) and [table.game.rules.rank(after, seat) for seat in range(2)] == [2, 1]
            if table.game.notation.format_action(other) != action:
                assert not wins

    def test_by_random_games_alone(self):
        """Nim, of which nothing is known: of three stones all three are taken."""
        state = NIM.new_state(2)
        for seed in range(5):
            answer = SearchBot(seed, Budget(simulations=30)).think(NIM, state)
            assert answer.action == 3
            assert answer.opinion[0].win.mean == 1

    def test_games_that_never_end_are_broken_off(self):
        """Two who pass for ever: the search comes to its end, and they are equals."""
        state = NIM.new_state(2, {"passing": "yes"})
        answer = SearchBot(1, Budget(simulations=4)).think(NIM, state)
        assert [candidate.simulations for candidate in answer.opinion] == [2, 2]
        assert [candidate.win.mean for candidate in answer.opinion] == [0.5, 0.5]


class TestEndgames:
    @pytest.mark.parametrize(("game_id", "position", "regret"), ENDGAMES)
    def test_the_best_is_chosen(self, game_id, position, regret):
        """By every outcome of every draw and every choice nothing is better, or not by much."""
        table = table_at(game_id, position)
        solver = Solver(table.game, table.players)
        values = {
            action: solver.utility(value) for action, value in solver.solve_actions(table.state).items()
        }
        for seed in range(1 if UNCOMPILED else 3):
            answer = think_about(table, seed)
            assert max(values.values()) - values[answer.action] <= regret + TOLERANCE

    @pytest.mark.parametrize(("game_id", "position", "regret"), ENDGAMES)
    def test_expectations_are_true(self, game_id, position, regret):
        """Within four standard errors of the exact expectation, when all go on as the rollouts do."""
        table = table_at(game_id, position)
        exact = PolicySolver(table.game, table.players).solve_actions(table.state)
        for candidate in think_about(table).opinion:
            for estimate, expected in zip(
                (candidate.win, candidate.place, candidate.points), exact[candidate.action], strict=True
            ):
                assert abs(estimate.mean - expected) <= 4 * estimate.error + TOLERANCE

    @pytest.mark.compiled
    @pytest.mark.parametrize(("game_id", "position", "regret"), ENDGAMES)
    def test_nobody_can_expect_more_than_the_best(self, game_id, position, regret):
        """Trials err, but never upwards, where the actor alone decides."""
        table = table_at(game_id, position)
        if game_id != "pig":
            solver = Solver(table.game, table.players)
            best = solver.solve_actions(table.state)
            for candidate in think_about(table).opinion:
                utility = candidate.win.mean + solver.point * candidate.points.mean
                error = candidate.win.error + solver.point * candidate.points.error
                assert utility <= solver.utility(best[candidate.action]) + 4 * error + TOLERANCE


class TestBudgets:
    @pytest.mark.parametrize("game", GAMES, ids=repr)
    def test_simulations_are_never_exceeded(self, game):
        """All of them are used where there is something to decide, none where there is not."""
        for simulations in (1, 3) if UNCOMPILED else (1, 2, 3, 7, 16, 33, 200):
            table = game.table(2, seed=2)
            answer = decide(SearchBot(1, Budget(simulations=simulations)), table)
            used = sum(candidate.simulations for candidate in answer.opinion)
            assert used == (simulations if len(answer.opinion) > 1 else 0)

    def test_one_legal_action_needs_no_search(self):
        """Answered at once."""
        position = "pay p0 [workers coins skull] coins 8 buying leadership | stone 1 | food 3"
        table = gobelet.game("ages").table(position=position)
        (only,) = table.legal_ids()
        (candidate,) = decide(SearchBot(1, Budget(seconds=60)), table).opinion
        assert (only, 0) == (candidate.action, candidate.simulations)

    @pytest.mark.compiled
    @pytest.mark.parametrize("game", [*GAMES, PIG], ids=repr)
    def test_time_is_used_up_and_kept(self, game):
        """At most a tenth more than allowed, in the best of five: what else runs can only lengthen it."""
        table = game.table(2, seed=2)
        decide(SearchBot(1, Budget(simulations=5)), table)  # compiles, if need be
        spent, simulations = [], []
        for _ in range(5):
            begun, thought = time.perf_counter(), time.thread_time()
            answer = decide(SearchBot(1, Budget(seconds=0.2)), table)
            assert time.perf_counter() - begun >= 0.2
            spent.append(time.thread_time() - thought)
            simulations.append(sum(candidate.simulations for candidate in answer.opinion))
        assert min(spent) < 0.22
        assert max(simulations) > 50

    def test_a_little_time_is_enough_for_an_answer(self):
        """Also if it is over before anything could be tried."""
        table = gobelet.game("ages").table(2, seed=2)
        assert decide(SearchBot(1, Budget(seconds=1e-9)), table).action in table.legal_ids()


class TestOpinion:
    @pytest.mark.parametrize("game", GAMES, ids=repr)
    def test_what_was_tried_most_comes_first(self, game):
        """The chosen action at the top, with as many rollouts as any."""
        table = game.table(2, seed=2)
        answer = decide(SearchBot(1, Budget(simulations=3 if UNCOMPILED else 200)), table)
        rollouts = [candidate.simulations for candidate in answer.opinion]
        assert answer.action == answer.opinion[0].action
        assert rollouts[0] == max(rollouts)
        assert all(rollouts[k] + 1 >= rollouts[k + 1] for k in range(len(rollouts) - 1))

    def test_no_more_candidates_than_its_width(self):
        """The others are named, untried, after those that were tried."""

        class Narrow(SearchBot):
            width = 2

        table = gobelet.game("ages").table(2, seed=2)
        opinion = decide(Narrow(1, Budget(simulations=10)), table).opinion
        assert len(opinion) > 2
        assert [candidate.simulations for candidate in opinion[:3]] == [5, 5, 0]
        assert math.isnan(opinion[2].win.error)

    def test_standard_errors_shrink_with_the_root_of_the_rollouts(self):
        """Four times as many, half the error; a quarter more or less."""
        position = "choose p0 target 50 total 4 | 40 | 44"
        few, many = (
            decide(SearchBot(3, Budget(simulations=2 * rollouts)), PIG.table(position=position)).opinion[0]
            for rollouts in (60, 240)
        )
        assert (few.simulations, many.simulations) == (60, 240)
        for name in ("win", "place", "points"):
            ratio = getattr(many, name).error / getattr(few, name).error
            assert 0.375 < ratio < 0.625

    def test_standard_errors_are_those_of_a_mean(self):
        """A chance p tried n times has the error root of p (1 - p) / (n - 1)."""
        table = PIG.table(position="choose p0 target 50 total 4 | 40 | 44")
        for candidate in decide(SearchBot(3, Budget(simulations=200)), table).opinion:
            chance, rollouts = candidate.win.mean, candidate.simulations
            expected = (chance * (1 - chance) / (rollouts - 1)) ** 0.5
            assert expected == pytest.approx(candidate.win.error, rel=1e-4)

    def test_all_candidates_meet_the_same_dice(self):
        """Rollout for rollout: the same action looked at twice comes out the same, on new dice every time."""
        table = PIG.table(position="choose p0 target 50 total 4 | 40 | 44")
        search = Search(PIG, table.state, 1)
        one, again = (search.list_candidates()[0] for _ in range(2))
        results = set()
        for _ in range(20):
            before = one.sums.copy()
            search.roll_out(one, 1)
            search.roll_out(again, 1)
            assert np.array_equal(one.sums, again.sums)
            results.add(tuple((one.sums - before)[0].tolist()))
        assert len(results) > 1


class TestDeeper:
    @pytest.mark.parametrize("turns", [1, 2])
    def test_more_turns_can_be_played(self, turns):
        """A bot that plays on for two turns before it evaluates."""

        class Deep(SearchBot):
            pass

        Deep.turns = turns
        table = gobelet.game("stars").table(2, seed=2)
        answer = decide(Deep(1, Budget(simulations=2 if UNCOMPILED else 20)), table)
        assert answer.action in table.legal_ids()


def test_getting_ready():
    """After that, what bots need is on disk."""
    game = gobelet.game("ages")
    get_ready(game)
    assert is_ready(game)
