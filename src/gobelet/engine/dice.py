"""
Dice for simulations: counter-based, one stream per game, the same compiled, uncompiled and on a GPU.

Draw number n of stream s is a pure function of (s, n): the block cipher Philox2x32-10 (Salmon et al.,
"Parallel random numbers: as easy as 1, 2, 3"). It multiplies 32-bit numbers only, so that no uint64 ever
overflows, which NumPy would report when run uncompiled.
"""

from __future__ import annotations

import numpy as np

from gobelet.engine.contract import Rng, widen
from gobelet.engine.jit import rule

ROUNDS = 10
MULTIPLIER = np.uint64(0xD256D193)
KEY_STEP = np.uint64(0x9E3779B9)
HALF = np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)
ONE = np.uint64(1)

STREAM, COUNTER = 0, 1
MAX_SEED = 2**64 - 1


def new_rng(seed: int) -> Rng:
    """An independent generator for one game; *seed* selects its stream."""
    return np.array([seed, 0], np.uint64)


@rule
def philox(counter: np.uint64, stream: np.uint64) -> np.uint64:
    """64 random bits: the *counter*'s low half and the *stream* enciphered."""
    left = counter & LOW
    right = stream >> HALF
    key = stream & LOW
    for _ in range(ROUNDS):
        product = MULTIPLIER * left
        left = (product >> HALF) ^ key ^ right
        right = product & LOW
        key = (key + KEY_STEP) & LOW
    return (left << HALF) | right


@rule
def random_below(rng: Rng, limit: int) -> int:
    """A number from 0 to *limit* - 1, all exactly equally likely (Lemire's rejection)."""
    bound = np.uint64(limit)
    while True:
        bits = philox(rng[COUNTER], rng[STREAM]) >> HALF
        rng[COUNTER] += ONE
        product = bits * bound
        low = product & LOW
        if low >= bound or low >= (LOW + ONE - bound) % bound:
            return widen(product >> HALF)
