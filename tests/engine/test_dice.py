"""The dice of simulations: the published numbers of Philox, and that every face is equally likely."""

import random
from collections import Counter

import numpy as np
import pytest

from gobelet.engine.dice import COUNTER, MAX_SEED, new_rng, philox, random_below

MULTIPLIER, KEY_STEP, LOW = 0xD256D193, 0x9E3779B9, 0xFFFFFFFF

# Of chi square: beyond this by chance once in a thousand times, by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 5: 20.52, 6: 22.46, 25: 52.62, 99: 148.23}


def slow_philox(left, right, key):
    """Philox2x32-10 as the paper writes it, in Python's own whole numbers."""
    for _ in range(10):
        product = MULTIPLIER * left
        left, right = (product >> 32) ^ key ^ right, product & LOW
        key = (key + KEY_STEP) & LOW
    return left, right


def slow_random_below(seed, counter, limit):
    """The number and the counter after it: leave out the bits that would make some numbers likelier."""
    while True:
        bits, _ = slow_philox(counter, seed >> 32, seed & LOW)
        counter += 1
        if bits * limit % 2**32 >= 2**32 % limit:
            return bits * limit >> 32, counter


def chi_square(counts, categories):
    expected = sum(counts.values()) / categories
    return sum((counts[k] - expected) ** 2 for k in range(categories)) / expected


def draw(seed, limit, count):
    rng = new_rng(seed)
    return [random_below(rng, limit) for _ in range(count)]


class TestPhilox:
    @pytest.mark.parametrize(
        ("counter", "key", "expected"),
        [
            ((0x00000000, 0x00000000), 0x00000000, (0xFF1DAE59, 0x6CD10DF2)),
            ((0xFFFFFFFF, 0xFFFFFFFF), 0xFFFFFFFF, (0x2C3F628B, 0xAB4FD7AD)),
            ((0x243F6A88, 0x85A308D3), 0x13198A2E, (0xDD7CE038, 0xF62A4C12)),
        ],
    )
    def test_known_answers(self, counter, key, expected):
        """The vectors published with Random123; the stream holds the counter's second half and the key."""
        bits = int(philox(np.uint64(counter[0]), np.uint64(counter[1] << 32 | key)))
        assert expected == (bits >> 32, bits & LOW)
        assert expected == slow_philox(*counter, key)

    def test_agrees_with_the_slow_one(self):
        """A thousand random counters and streams."""
        rng = random.Random(1)
        for _ in range(1000):
            counter, stream = rng.getrandbits(32), rng.getrandbits(64)
            left, right = slow_philox(counter, stream >> 32, stream & LOW)
            assert left << 32 | right == int(philox(np.uint64(counter), np.uint64(stream)))


class TestRandomBelow:
    @pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 52, 97, 1000, 2**15 - 1, 2**31 - 1, 3 * 2**30])
    @pytest.mark.parametrize("seed", [0, 1, 2**32, MAX_SEED])
    def test_agrees_with_the_slow_one(self, seed, limit):
        """Number for number, and as many draws of the cipher."""
        rng, counter = new_rng(seed), 0
        for _ in range(50):
            expected, counter = slow_random_below(seed, counter, limit)
            assert (expected, counter) == (random_below(rng, limit), int(rng[COUNTER]))

    @pytest.mark.parametrize("limit", [1, 2, 3, 5, 7, 127, 32767, 2**31 - 1, 2**32 - 1])
    def test_within_the_limit(self, limit):
        """From nothing to one less than the limit."""
        numbers = draw(3, limit, 500)
        assert 0 <= min(numbers) <= max(numbers) < limit

    @pytest.mark.parametrize("limit", [2, 3, 6, 7, 100])
    def test_every_number_equally_likely(self, limit):
        """A chi-square test that a fair die fails once in a thousand seeds."""
        counts = Counter(draw(20, limit, 20_000))
        assert CRITICAL[limit - 1] > chi_square(counts, limit)

    def test_rejection_removes_the_bias(self):
        """With this limit, plain scaling would make every third number twice as likely."""
        counts = Counter(number % 3 for number in draw(5, 3 * 2**30, 6000))
        assert CRITICAL[2] > chi_square(counts, 3)
        scaled = Counter((slow_philox(n, 0, 5)[0] * 3 * 2**30 >> 32) % 3 for n in range(6000))
        assert CRITICAL[2] < chi_square(scaled, 3)


class TestStreams:
    def test_same_seed_same_dice(self):
        assert draw(7, 6, 100) == draw(7, 6, 100)

    def test_every_seed_its_own_dice(self):
        """Neighbours and far-away seeds alike."""
        seeds = [*range(200), *(2**32 + k for k in range(200)), *(MAX_SEED - k for k in range(200))]
        assert len(seeds) == len({tuple(draw(seed, 6, 40)) for seed in seeds})

    @pytest.mark.parametrize("distance", [1, 2, 2**16, 2**32])
    def test_neighbours_are_independent(self, distance):
        """The first die of one seed says nothing about that of another: all 36 pairs are equally likely."""
        pairs = Counter(draw(s, 6, 1)[0] * 6 + draw(s + distance, 6, 1)[0] for s in range(0, 10_800, 3))
        assert CRITICAL[25] * 36 / 25 > chi_square(pairs, 36)

    def test_successive_dice_are_independent(self):
        """Within a stream too."""
        dice = draw(11, 6, 7200)
        pairs = Counter(first * 6 + second for first, second in zip(dice[::2], dice[1::2], strict=True))
        assert CRITICAL[25] * 36 / 25 > chi_square(pairs, 36)
