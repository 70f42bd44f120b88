"""
How often simulated players fulfil each mission of Dicetopia, and how many points it should give.

    python -m gobelet.games.topia.mission_table --games 300

Everybody keeps missions at random and then plays well enough to pursue them, by trying each choice in random
games. Harder missions give more points: where the printed card could not be found, the points follow from how
often they are fulfilled. The table is in docs/missions.md.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from gobelet.engine.contract import Actions, Int8s, Numbers, Rng, rules, widen
from gobelet.engine.dice import COUNTER, STREAM, new_rng, random_below
from gobelet.engine.game import Game
from gobelet.engine.jit import algorithm
from gobelet.engine.playout import playout
from gobelet.games.topia import GAME
from gobelet.games.topia.components import MISSIONS, Mission
from gobelet.games.topia.constants import Condition, Phase
from gobelet.games.topia.scoring import mission_points

FIRST_SAMPLES = 4  # random games for each action to begin with
PLAYERS = (2, 3, 4)
MOST_POINTS = 18  # for what is never fulfilled
LEAST_POINTS = 6  # for what always is
BATCH = 10
PAID_EACH = (Condition.PER_CITY_DIE, Condition.PER_OWN_DIE)


# -- Play -----------------------------------------------------------------------------------------------


class Workspace(NamedTuple):
    """Memory for one decision after another, made once."""

    rollout: Any  # a state to play on
    actions: Actions  # what is thought about, and
    totals: Numbers  # what came of each
    spare: Actions  # for rollouts


def new_workspace(game: Game) -> Workspace:
    totals = np.zeros(game.rules.NUM_ACTIONS, np.int64)
    return Workspace(np.zeros(1, game.rules.STATE), game.new_actions(), totals, game.new_actions())


@algorithm
def lead_over_others(state: Any, seat: int) -> int:
    """A seat's score, less the best of the others."""
    best = -1000
    for other in range(state.players):
        if other != seat:
            best = max(best, rules.score(state, other))
    return rules.score(state, seat) - best


@algorithm
def sample_lead(state: Any, rollout: Any, action: int, rng: Rng, actions: Actions) -> int:
    """How far ahead the actor is at the end of one random game after *action*; it knows no secrets."""
    seat = widen(state.actor)
    rollout[0] = state
    rules.hide(rollout[0], seat, rng)
    rules.apply_action(rollout[0], action)
    playout(rollout[0], rng, actions)
    return lead_over_others(rollout[0], seat)


@algorithm
def choose_by_halving(state: Any, rng: Rng, workspace: Workspace) -> int:
    """Every action gets a few random games; then the worse half goes and the rest get twice as many."""
    actions, totals = workspace.actions, workspace.totals
    left, samples = rules.legal_actions(state, actions), FIRST_SAMPLES
    totals[:] = 0
    while left > 1:
        for k in range(left):
            for _ in range(samples):
                totals[k] += sample_lead(state, workspace.rollout, widen(actions[k]), rng, workspace.spare)
        left = keep_better_half(actions, totals, left)
        samples *= 2
    return widen(actions[0])


@algorithm
def keep_better_half(actions: Actions, totals: Numbers, left: int) -> int:
    """Brings the better half to the front; returns how many that are."""
    half = (left + 1) // 2
    for k in range(half):
        best = k
        for other in range(k + 1, left):
            if totals[other] > totals[best]:
                best = other
        actions[k], actions[best] = actions[best], actions[k]
        totals[k], totals[best] = totals[best], totals[k]
    return half


@algorithm
def play_to_fulfil(states: Any, players: int, options: Int8s, rng: Rng, workspace: Workspace) -> None:
    """A game in each of the zeroed *states*; which missions are kept is left to chance."""
    first = rng[STREAM]
    for game in range(states.shape[0]):
        rng[STREAM] = first + np.uint64(game)
        rng[COUNTER] = np.uint64(0)
        state = states[game]
        rules.begin(state, players, options)
        while state.draw > 0 or state.actor >= 0:
            if state.draw > 0:
                rules.apply_draw(state, random_below(rng, state.draw))
            elif state.phase == Phase.KEEP:
                count = rules.legal_actions(state, workspace.actions)
                rules.apply_action(state, widen(workspace.actions[random_below(rng, count)]))
            else:
                rules.apply_action(state, choose_by_halving(state, rng, workspace))


# -- What came of it ------------------------------------------------------------------------------------


@dataclass
class Tally:
    """For one number of players: how often each mission was held at the end, and what it brought."""

    held: Numbers
    fulfilled: Numbers
    points: Numbers

    def rate(self, mission: int) -> float:
        return float(self.fulfilled[mission] / max(self.held[mission], 1))

    def mean(self, mission: int) -> float:
        return float(self.points[mission] / max(self.held[mission], 1))


def count_missions(players: int, games: int, first_seed: int = 0) -> Tally:
    """Play *games* games and look at every hand at the end."""
    play, options, workspace = play_to_fulfil.of(GAME.rules), GAME.encode_options({}), new_workspace(GAME)
    tally = Tally(*(np.zeros(len(MISSIONS), np.int64) for _ in range(3)))
    for begin in range(0, games, BATCH):
        states = np.zeros(min(BATCH, games - begin), GAME.rules.STATE)
        play(states, players, options, new_rng(first_seed + begin), workspace)
        for state in states:
            _count_hands(state, tally)
        print(f"\r{players} players: {begin + len(states)} of {games} games", end="", file=sys.stderr)  # noqa: T201
    print(file=sys.stderr)  # noqa: T201
    return tally


def _count_hands(state: Any, tally: Tally) -> None:
    for mission, seat in enumerate(state.missions.tolist()):
        if 0 <= seat < state.players:
            points = int(mission_points(state, seat, mission))
            tally.held[mission] += 1
            tally.fulfilled[mission] += points > 0
            tally.points[mission] += points


def suggest_points(mission: Mission, rate: float) -> int:
    """R38: what the book knows stays; of the others, what is fulfilled less often pays more."""
    if mission.certainty == "book" or mission.condition in PAID_EACH:
        return mission.points
    return round(MOST_POINTS - (MOST_POINTS - LEAST_POINTS) * rate)


def format_table(tallies: Iterable[Tally]) -> str:
    """The missions from the hardest to the easiest, as a table for the documentation."""
    tallies = list(tallies)
    rows = ["| mission | certainty | points | fulfilled: " + " | ".join(f"{n} players" for n in PLAYERS)]
    rows[0] += " | all | suggested |"
    rows.append("|---|---|---|" + "---|" * len(PLAYERS) + "---|---|")
    rates = [sum(tally.rate(k) for tally in tallies) / len(tallies) for k in range(len(MISSIONS))]
    for k in sorted(range(len(MISSIONS)), key=lambda k: rates[k]):
        mission, shares = MISSIONS[k], " | ".join(f"{tally.rate(k):.0%}" for tally in tallies)
        each = " each" if mission.condition in PAID_EACH else ""
        rows.append(
            f"| `{mission.id}` | {mission.certainty} | {mission.points}{each} | {shares} | {rates[k]:.1%} "
            f"| {suggest_points(mission, rates[k])}{each} |"
        )
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m gobelet.games.topia.mission_table", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    tallies = [count_missions(players, chosen.games, chosen.seed) for players in PLAYERS]
    print(format_table(tallies))  # noqa: T201


if __name__ == "__main__":
    main()
