"""Counts of the decision tree from written positions with scripted draws: a changed rule shows here."""

import pytest

import gobelet

DICE = ["workers", "coins", "skull", "either", "good", "food"]


def perft(table, depth, drawn=0):
    """How many sequences of *depth* decisions there are; dice fall as in DICE, over and over."""
    while table.pending:
        table.draw(DICE[drawn % len(DICE)])
        drawn += 1
    if depth == 0 or table.over:
        return 1
    total = 0
    for action in table.legal_ids():
        branch = table.copy()
        branch.play(action)
        total += perft(branch, depth - 1, drawn)
    return total


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        ("keep p0 rolls 1 [food workers coins] | food 3 | food 3", [8, 62, 430]),
        ("lead p0 rolls 3 [skull skull coins] | food 3 leadership | food 3", [4, 35, 296]),
        ("choose p0 [either either food] | food 3 | food 3", [3, 24, 210]),
        ("build p0 workers 2 | city4 2 | -", [10, 93, 378]),
        # Five developments or none; then two stacks each, or the four ways to keep two loose dice: 5 x 2 + 4.
        ("buy p0 coins 7 | wood 3 stone 2 | -", [6, 14, 44]),
        # Two goods to discard, one of two each time, then the same four ways: 2, 2 x 2, 2 x 2 x 4.
        ("discard p0 | wood 5 stone 3 | -", [2, 4, 16]),
        # Give, ask or withdraw, or go on to the four ways: 3 + 4. Then items can be taken back too.
        ("trade p0 trading | food 1 | wood 1", [2, 7, 22]),
        # Accept, refuse or counter; a counter-offer begins with give, ask or withdraw.
        ("answer p0 trading offers 1 with p1 give food 1 ask wood 1 | food 1 | wood 1", [3, 7, 22]),
        ("preserve p0 late [? ? ?] | food 2 pottery 1 preservation | -", [2, 8, 48]),
        ("build p0 late | wood 2 cloth 1 shipping | -", [2, 9, 44]),
    ],
)
def test_counts(position, counts):
    """One, two and three decisions deep."""
    table = gobelet.game("ages").table(position=position)
    assert counts == [perft(table.copy(), depth) for depth in (1, 2, 3)]
