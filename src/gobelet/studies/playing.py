"""
Plays whole games and records every decision, compiled.

`simulate_game` and `simulate_greedily` take one game to its end. They allocate nothing and raise nothing, so
that a GPU kernel can call them as it calls `playout`: for each game a thread, a row of notes and of counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from gobelet.bots.evaluation import Workspace, choose, new_workspace
from gobelet.bots.weights import Weights, weights_of
from gobelet.engine.contract import Actions, Int8s, Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, new_rng, random_below
from gobelet.engine.errors import GobeletError
from gobelet.engine.heuristic import heuristic_of
from gobelet.engine.jit import algorithm
from gobelet.engine.structs import struct_dtype
from gobelet.studies.study import RANDOM, Study

Counts = npt.NDArray[np.int32]
Simulate = Callable[[Study, int, int, int], tuple[Any, Any, Counts]]  # the last: room for notes per game

MAX_DECISIONS = 100_000  # of one game: players who never do what ends it would go on for ever
ROOM = 1024  # notes of one game, to begin with

NOTE = struct_dtype(  # one decision
    [("turn", np.int16), ("action", np.int16), ("choices", np.int16), ("seat", np.int8)]
)


class EndlessGameError(GobeletError):
    """A game did not end after very many decisions."""


# -- One game -------------------------------------------------------------------------------------------


@algorithm
def note_decision(state: Any, action: int, choices: int, number: int, notes: Any, counts: Counts) -> None:
    """Record a decision if there is room; all decisions are counted."""
    counts[state.actor] += 1
    if number < notes.shape[0]:
        note = notes[number]
        note.turn = state.turn
        note.action = action
        note.choices = choices
        note.seat = state.actor


@algorithm
def simulate_game(state: Any, rng: Rng, actions: Actions, notes: Any, counts: Counts) -> None:
    """Play *state* to its end as `playout` does, every choice equally likely, and note each decision."""
    number = 0
    while number < MAX_DECISIONS:
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        elif state.actor >= 0:
            choices = rules.legal_actions(state, actions)
            action = widen(actions[random_below(rng, choices)])
            note_decision(state, action, choices, number, notes, counts)
            rules.apply_action(state, action)
            number += 1
        else:
            return


@algorithm
def simulate_greedily(
    state: Any, rng: Rng, weights: Weights, space: Workspace, notes: Any, counts: Counts
) -> None:
    """The same with all players following the heuristic; what they cannot see is sampled."""
    number = 0
    while number < MAX_DECISIONS:
        if state.draw > 0:
            rules.apply_draw(state, random_below(rng, state.draw))
        elif state.actor >= 0:
            choices = rules.legal_actions(state, space.actions)
            space.rollout[0] = state
            rules.hide(space.rollout[0], widen(state.actor), rng)
            action = choose(space.rollout[0], weights, space, rng)
            note_decision(state, action, choices, number, notes, counts)
            rules.apply_action(state, action)
            number += 1
        else:
            return


# -- Many -----------------------------------------------------------------------------------------------


@algorithm
def simulate_games(
    states: Any, players: int, options: Int8s, rng: Rng, notes: Any, counts: Counts, actions: Actions
) -> None:
    """A random game in each of the zeroed *states*, from the stream of *rng* on."""
    first = rng[STREAM]
    for game in range(states.shape[0]):
        rng[STREAM] = first + np.uint64(game)
        rng[COUNTER] = np.uint64(0)
        rules.begin(states[game], players, options)
        simulate_game(states[game], rng, actions, notes[game], counts[game])


@algorithm
def simulate_games_greedily(
    states: Any,
    players: int,
    options: Int8s,
    rng: Rng,
    notes: Any,
    counts: Counts,
    weights: Weights,
    space: Workspace,
) -> None:
    """The same with greedy players."""
    first = rng[STREAM]
    for game in range(states.shape[0]):
        rng[STREAM] = first + np.uint64(game)
        rng[COUNTER] = np.uint64(0)
        rules.begin(states[game], players, options)
        simulate_greedily(states[game], rng, weights, space, notes[game], counts[game])


@algorithm
def note_results(states: Any, points: npt.NDArray[np.int32], places: Int8s) -> None:
    """How each game has ended for each seat."""
    for game in range(states.shape[0]):
        for seat in range(states[game].players):
            points[game, seat] = rules.score(states[game], seat)
            places[game, seat] = rules.rank(states[game], seat)


def play(study: Study, first_seed: int, games: int, with_notes: bool) -> tuple[Any, Any, Counts]:
    """
    The final states, the notes (a row for each game) and the number of decisions by game and seat.

    Raises:
        EndlessGameError: If a game does not end.
    """
    return play_with_notes(study, first_seed, games, with_notes, _simulate)


def play_with_notes(
    study: Study, first_seed: int, games: int, with_notes: bool, simulate: Simulate
) -> tuple[Any, Any, Counts]:
    """Play with any simulator; repeat with more memory if the decisions of a game did not fit."""
    room = ROOM if with_notes else 0
    while True:
        states, notes, counts = simulate(study, first_seed, games, room)
        _check_ends(study, first_seed, states)
        longest = int(counts.sum(axis=1).max())
        if not with_notes or longest <= room:
            return states, notes, counts
        room = longest  # the same seeds play the same games again


def _simulate(study: Study, first_seed: int, games: int, room: int) -> tuple[Any, Any, Counts]:
    game = study.find_game()
    states, notes = np.zeros(games, game.rules.STATE), np.zeros((games, room), NOTE)
    counts = np.zeros((games, study.players), np.int32)
    options, rng = game.encode_options(dict(study.options)), new_rng(first_seed)
    begin = (states, study.players, options, rng, notes, counts)
    if study.policy == RANDOM:
        simulate_games.of(game.rules)(*begin, game.new_actions())
    else:
        heuristic, weights = heuristic_of(game), weights_of(game, study.players)
        greedily = simulate_games_greedily.of(game.rules, heuristic=heuristic)
        greedily(*begin, weights, new_workspace(game.rules, heuristic, weights))
    return states, notes, counts


def _check_ends(study: Study, first_seed: int, states: Any) -> None:
    endless = np.flatnonzero((states["actor"] >= 0) | (states["draw"] > 0))
    if endless.size:
        raise EndlessGameError(
            f"The game with seed {first_seed + int(endless[0])} and policy {study.policy} did not end after "
            f"{MAX_DECISIONS:,} decisions. Use another --seed or --policy."
        )
