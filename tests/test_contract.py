"""The contract of a game, for every game there is: the conformance suite, and types true to the record."""

import importlib
from typing import get_args, get_origin, get_type_hints

import numpy as np
import pytest

import gobelet
import pig
from gobelet.engine.conformance import Conformance
from gobelet.engine.contract import HEADER, Header
from gobelet.engine.notation import names_of
from gobelet.engine.structs import PADDING

pytestmark = pytest.mark.compiled  # many whole games

GAMES = {game_id: gobelet.game(game_id) for game_id in gobelet.games()}

for game_id, game in GAMES.items():
    name = f"Test{game_id.capitalize()}"
    globals()[name] = type(name, (Conformance,), {"game": game, "__module__": __name__})


def state_module(game):
    return importlib.import_module(f"{game.rules.__name__.rpartition('.')[0]}.state")


def differences(protocol, dtype):
    """Where names, order or kind differ between a Protocol and the record it describes."""
    hints = get_type_hints(protocol)
    inherited = list(Header.__annotations__) if Header in protocol.__mro__ else []
    names = inherited + [hint for hint in hints if hint not in inherited]
    fields = [name for name in dtype.names if not name.startswith(PADDING)]
    if names != fields:
        return [f"{protocol.__name__}: {names} are not {fields}"]
    found = [compare(f"{protocol.__name__}.{name}", hints[name], dtype[name]) for name in names]
    return [difference for part in found for difference in part]


def compare(name, hint, dtype):
    base, shape = dtype.subdtype or (dtype, ())
    if base.names:
        item = get_args(hint)[0] if shape else hint
        return differences(item, base)
    if bool(shape) != (get_origin(hint) is np.ndarray):
        return [f"{name}: {hint} is not {dtype}"]
    if shape and np.dtype(get_args(get_args(hint)[1])[0]) != base:
        return [f"{name}: {hint} is not {dtype}"]
    return []


@pytest.mark.parametrize("game", [*GAMES.values(), pig.GAME], ids=repr)
def test_protocols_name_the_fields_of_the_record(game):
    """State, and the parts it consists of, as editors and mypy see them: the same names in the same order."""
    module = state_module(game)
    assert differences(module.State, module.STATE) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_settings_are_the_options_in_their_order(game):
    """Rules know options by their place: `Setting` names them in the order in which the game lists them."""
    settings = importlib.import_module(f"{game.package}.constants").Setting
    assert [option.name for option in game.options] == names_of(settings)


def test_header_names_its_fields():
    assert [name for name, _ in HEADER] == list(Header.__annotations__)
