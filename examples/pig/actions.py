"""
The action numbers: the only module that knows which integer means what.

    0   roll again        1   hold
"""

from __future__ import annotations

ROLL = 0
HOLD = 1
NUM_ACTIONS = 2
