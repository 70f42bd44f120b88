"""Pgx's backgammon on JAX: a compiled loop over many games, stepped together, each begun again at its end."""

from __future__ import annotations

import importlib
from typing import Any

from gobelet.bench.rates import Play, Tally

GAMES = 64  # the fastest of 8 to 4096 on one core
STEPS = 64  # in one call of the compiled loop


def prepare(pgx: Any, games: int = GAMES) -> Play:
    jax = importlib.import_module("jax")
    env = pgx.make("backgammon")
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(carried: Any, _: None) -> Any:
        tables, key = carried
        key, choices, dice = jax.random.split(key, 3)
        actions = choose_at_random(jax, tables.legal_action_mask, choices)
        tables = step_all(tables, actions, jax.random.split(dice, games))
        return (tables, key), tables.terminated.sum()

    loop = jax.jit(lambda tables, key: jax.lax.scan(step, (tables, key), length=STEPS))
    carried = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), games)), jax.random.key(1)

    def play(seed: int) -> Tally:
        """Continue the games; the seed is ignored."""
        nonlocal carried
        carried, ended = jax.block_until_ready(loop(*carried))
        return Tally(int(ended.sum()), STEPS * games)

    return play


def choose_at_random(jax: Any, masks: Any, key: Any) -> Any:
    """One of the legal actions of each game; `jax.random.categorical` would draw for each action: slower."""
    counts = masks.cumsum(axis=1)
    chosen = jax.random.randint(key, (len(masks), 1), 0, counts[:, -1:])
    return (counts > chosen).argmax(axis=1)
