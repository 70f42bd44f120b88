"""Games that a heuristic plays against itself, and the positions kept to learn from, compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gobelet.bots.heuristics import NUM_JUDGED, PLACE, POINTS, WIN, Floats, Weights
from gobelet.bots.judging import Room, choose, judge, judge_end
from gobelet.engine.contract import Int8s, Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, random_below
from gobelet.engine.heuristic import heuristic
from gobelet.engine.jit import algorithm

MAX_KEPT = 64  # positions of one game
MAX_DECISIONS = 300  # for each player: who never ends a game, whether knowing nothing or ahead, has lost it
PER_MILLE = 1000


class Habits(NamedTuple):
    """Per mille: of the decisions, of the positions, and of what later judgements weigh in a target."""

    tries: int  # something at random
    keeps: int
    trusts: int


class Lesson(NamedTuple):
    """Room for positions, as every seat sees them, and for what became of each."""

    inputs: Floats
    targets: Floats
    judged: Floats  # of one game: at the time, and at the end
    states: Any  # one to play in, one that stays empty


def new_lesson(state: np.dtype[Any], inputs: int, games: int, players: int) -> Lesson:
    rows = games * MAX_KEPT * players
    return Lesson(
        np.zeros((rows, inputs), np.float32),
        np.zeros((rows, NUM_JUDGED), np.float32),
        np.zeros(((MAX_KEPT + 1) * players, NUM_JUDGED), np.float32),
        np.zeros(2, state),
    )


@algorithm
def play_to_learn(
    games: int, rng: Rng, setups: Int8s, weights: Weights, room: Room, habits: Habits, lesson: Lesson
) -> int:
    """Play that many games, each with one of *setups* (players, then options); returns the rows filled."""
    state, rows, first = lesson.states[0], 0, rng[STREAM]
    for game in range(games):
        rng[STREAM] = first + np.uint64(game)
        rng[COUNTER] = np.uint64(0)
        setup = setups[random_below(rng, setups.shape[0])]
        lesson.states[0] = lesson.states[1]
        rules.begin(state, widen(setup[0]), setup[1:])
        kept = play_and_keep(state, weights, room, rng, habits, lesson, rows)
        set_targets(kept, widen(setup[0]), habits, lesson, rows)
        rows += kept * widen(setup[0])
    return rows


@algorithm
def play_and_keep(
    state: Any, weights: Weights, room: Room, rng: Rng, habits: Habits, lesson: Lesson, rows: int
) -> int:
    """One game; of the positions after an action some are kept, as every seat sees them. Returns how many."""
    kept, left = 0, MAX_DECISIONS * widen(state.players)
    while state.draw > 0 or (state.actor >= 0 and left > 0):
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        else:
            left -= 1
            rules.apply_action(state, choose_or_try(state, weights, room, rng, habits))
            is_running = state.draw > 0 or state.actor >= 0
            if is_running and kept < MAX_KEPT and random_below(rng, PER_MILLE) < habits.keeps:
                keep_position(state, weights, room, lesson, rows, kept)
                kept += 1
    for seat in range(state.players):
        judge_result(state, seat, lesson.judged[kept * widen(state.players) + seat])
    return kept


@algorithm
def judge_result(state: Any, seat: int, judged: Floats) -> None:
    """As a game that ended, or one that nobody would end."""
    if state.draw > 0 or state.actor >= 0:
        judged[WIN], judged[PLACE], judged[POINTS] = 0.0, state.players, 0.0
    else:
        judge_end(state, seat, judged)


@algorithm
def choose_or_try(state: Any, weights: Weights, room: Room, rng: Rng, habits: Habits) -> int:
    """Sometimes anything, to see what it is good for."""
    if random_below(rng, PER_MILLE) < habits.tries:
        count = rules.legal_actions(state, room.actions)
        return widen(room.actions[random_below(rng, count)])
    return choose(state, weights, room, rng)


@algorithm
def keep_position(state: Any, weights: Weights, room: Room, lesson: Lesson, rows: int, kept: int) -> None:
    for seat in range(state.players):
        row = kept * widen(state.players) + seat
        judge(state, seat, weights, room)
        heuristic.describe(state, seat, lesson.inputs[rows + row])
        for k in range(NUM_JUDGED):
            lesson.judged[row, k] = room.judged[k]


@algorithm
def set_targets(kept: int, players: int, habits: Habits, lesson: Lesson, rows: int) -> None:
    """From the end backwards: what became of a position, and how the next one kept was judged (TD-lambda)."""
    trust = habits.trusts / PER_MILLE
    for row in range(kept * players - 1, -1, -1):
        later = row + players
        for k in range(NUM_JUDGED):
            target = lesson.judged[later, k]
            if later < kept * players:
                target = trust * target + (1.0 - trust) * lesson.targets[rows + later, k]
            lesson.targets[rows + row, k] = target


@algorithm
def play_match(
    games: int, rng: Rng, setup: Int8s, sides: Any, rooms: Any, states: Any
) -> tuple[float, float]:
    """The wins and points a game of the first of two sides, in each seat in turn on the same dice."""
    wins, points, players, state, first = 0.0, 0.0, widen(setup[0]), states[0], rng[STREAM]
    for game in range(games):
        rng[STREAM] = first + np.uint64(game // players)
        rng[COUNTER] = np.uint64(0)
        states[0] = states[1]
        rules.begin(state, players, setup[1:])
        play_sides(state, game % players, sides, rooms, rng)
        judge_result(state, game % players, rooms[0].judged)
        wins += rooms[0].judged[WIN]
        points += rooms[0].judged[POINTS]
    return wins / games, points / games


@algorithm
def play_sides(state: Any, first: int, sides: Any, rooms: Any, rng: Rng) -> None:
    """One game, seat *first* played by the first side and all others by the second."""
    for _ in range(2 * MAX_DECISIONS * widen(state.players)):
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        elif state.actor < 0:
            return
        elif state.actor == first:
            rules.apply_action(state, choose(state, sides[0], rooms[0], rng))
        else:
            rules.apply_action(state, choose(state, sides[1], rooms[1], rng))
