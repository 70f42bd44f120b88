"""Tables, odd values and refusals: what the tests of tables share."""

import pytest

import gobelet
from pig import GAME as PIG

AGES = gobelet.game("ages")
GAMES = [AGES, PIG]

KEEP = "keep round 1 p0 rolls 1 [food coins workers] | food 3 | food 3"
ODD = [True, False, 0.0, 1.5, float("nan"), float("inf"), -1, 2**64, -(2**70), b"1", [1], {}, ...]


def snapshot(table):
    """Everything a refusal must leave alone."""
    return (table.state.tobytes(), table.steps[:], table._counter, str(table.record()))


def refuses(kind, attempt, *values, **options):
    """The message of the refusal; it quotes the value."""
    with pytest.raises(kind) as caught:
        attempt(*values, **options)
    assert repr([*values, *options.values()][-1]) in str(caught.value)
    return str(caught.value)


def play_on(table, decisions):
    for _ in range(decisions):
        table.play(table.legal_ids()[0])
    return table
