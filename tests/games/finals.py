"""What is told of a finished game."""

import importlib

import numpy as np


def traits_of(game, position, seat):
    """By name, of one seat."""
    traits = importlib.import_module(f"gobelet.games.{game.id}.traits").traits
    states = np.frombuffer(game.table(position=position).state.tobytes(), game.rules.STATE)
    return {name: column[0] for name, column in traits(states, seat).items()}


def having(found, kind):
    """The things of that kind which the seat has."""
    return {name.removeprefix(f"{kind}_") for name, value in found.items() if name.startswith(kind) and value}
