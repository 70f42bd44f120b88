"""Advice about moves that can be made in any order: one plan, told once."""

import gobelet
from gobelet.advice.orders import merge_orders
from gobelet.bots import Answer, Candidate, Estimate

CITY = gobelet.game("city")
TABLE = CITY.table(position="dice p0 | dice 1 1 1 1 1 | -")


def answer(table, *actions):
    """An answer that likes *actions*, the first best."""
    numbers = [table.game.notation.parse_action(action) for action in actions]
    same = Estimate(0.5, 0.01)
    return Answer(numbers[0], [Candidate(number, same, same, same) for number in numbers])


def merged(table, *actions):
    left, orders = merge_orders(answer(table, *actions), table)
    name = table.game.notation.format_action
    return {name(each.action): [name(also) for also in orders[each.action]] for each in left.opinion}


def test_dice_used_in_any_order_are_one_plan():
    """Three dice that are all used bring the same, whichever comes first."""
    assert merged(TABLE, "use white", "use yellow", "use red") == {"use white": ["use yellow", "use red"]}


def test_what_excludes_each_other_stays_apart():
    """A die is used or passes, not both."""
    assert merged(TABLE, "use white", "pass with white") == {"use white": [], "pass with white": []}


def test_what_dice_separate_stays_apart():
    """After a reroll nobody knows what is possible."""
    table = gobelet.game("ages").table(
        position="keep round 4 p0 rolls 1 [food coins coins] | food 3 | food 5"
    )
    assert merged(table, "reroll 1", "reroll 2") == {"reroll 1": [], "reroll 2": []}


def test_the_table_is_unchanged():
    before = TABLE.position
    merged(TABLE, "use white", "use red")
    assert before == TABLE.position
