"""The slow and obvious way to know what an action is worth: every outcome of every draw, every choice."""

import numpy as np

from gobelet.bots.evaluation import choose, new_workspace
from gobelet.bots.weights import NUM_VALUES, PLACE, POINTS, WIN, weights_of
from gobelet.engine.dice import new_rng
from gobelet.engine.heuristic import heuristic_of

MAX_SWEEPS = 10_000


def list_legal(game, state):
    actions = game.new_actions()
    return actions[: game.rules.legal_actions(state, actions)].tolist()


def acted(game, state, action):
    after = game.copy_state(state)
    game.rules.apply_action(after, action)
    return after


def drawn(game, state, outcome):
    after = game.copy_state(state)
    game.rules.apply_draw(after, outcome)
    return after


def is_over(state):
    return state.actor < 0 and state.draw == 0


def count_end(game, state):
    """What every seat has at the end: share of a win, place, points."""
    ranks = [int(game.rules.rank(state, seat)) for seat in range(state.players)]
    ends = np.zeros((len(ranks), NUM_VALUES))
    for seat, place in enumerate(ranks):
        ends[seat, WIN] = (place == 1) / ranks.count(1)
        ends[seat, PLACE] = place
        ends[seat, POINTS] = game.rules.score(state, seat)
    return ends


class Solver:
    """
    What every seat can expect from a position on, when everybody does the best for themselves.

    The best is what bots want: to win, and points. Positions are known by their bytes, all turns of a seat
    counting as one, so that games that go round in circles can be solved too.
    """

    def __init__(self, game, players):
        self.game = game
        weights = weights_of(game, players)
        self.point = float(weights.points_count[0] / weights.typical_points[0])
        self.values = {}

    def utility(self, values):
        return values[..., WIN] + self.point * values[..., POINTS]

    def solve(self, state):
        """The expectation of every seat: win, place, points."""
        order = self._list_positions(state)
        for _ in range(MAX_SWEEPS):
            if self._sweep(order) < 1e-10:
                return self.values[self._key(state)]
        raise AssertionError("no end in sight")

    def solve_actions(self, state):
        """By action, the expectation of the actor."""
        seat = int(state.actor)
        return {a: self.solve(acted(self.game, state, a))[seat] for a in list_legal(self.game, state)}

    def _list_positions(self, state):
        """All that can come that is not known yet, later ones first, each with its actor and what follows."""
        order, seen, stack = [], set(self.values), [(state, None)]
        while stack:
            at, follow = stack.pop()
            if follow is not None:
                order.append((self._key(at), int(at.actor), [self._key(after) for after in follow]))
            elif self._key(at) not in seen:
                seen.add(self._key(at))
                if is_over(at):
                    self.values[self._key(at)] = count_end(self.game, at)
                else:
                    follow = self.list_next(at)
                    stack.append((at, follow))
                    stack += [(after, None) for after in follow]
        for key, *_ in order:
            self.values[key] = np.zeros((state.players, NUM_VALUES))
        return order

    def list_next(self, state):
        if state.draw > 0:
            return [drawn(self.game, state, outcome) for outcome in range(state.draw)]
        return [acted(self.game, state, action) for action in list_legal(self.game, state)]

    def _key(self, state):
        key = self.game.copy_state(state)
        key.turn %= key.players
        return key.tobytes()

    def _sweep(self, order):
        """The largest change of any expectation."""
        change = 0.0
        for key, actor, follow in order:
            values = np.array([self.values[after] for after in follow])
            best = self.pick(values, actor)
            change = max(change, np.abs(best - self.values[key]).max())
            self.values[key] = best
        return change

    def pick(self, values, actor):
        return values.mean(axis=0) if actor < 0 else values[self.utility(values[:, actor]).argmax()]


class PolicySolver(Solver):
    """What every seat can expect when everybody goes on as in rollouts, and errs as they do."""

    def __init__(self, game, players):
        super().__init__(game, players)
        heuristic = heuristic_of(game)
        self.weights = weights_of(game, players)
        self.space = new_workspace(game.rules, heuristic, self.weights)
        self.choose = choose.of(game.rules, heuristic=heuristic)

    def list_next(self, state):
        """One's choice by the heuristic; without one, any."""
        if state.draw > 0 or not self.space.hidden.size:
            return super().list_next(state)
        return [acted(self.game, state, self.choose(state, self.weights, self.space, new_rng(0)))]

    def pick(self, values, actor):
        return values.mean(axis=0)
