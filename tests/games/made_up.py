"""Positions made from others, to see that they are refused."""


def make_up(kind, positions, count):
    """The first *count* positions, all different, that *kind* makes of these."""
    made = {}
    for position in positions:
        for each in kind(position):
            made[each] = None
            if len(made) == count:
                return list(made)
    return list(made)
