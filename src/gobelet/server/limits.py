"""How often somebody may ask: a bucket for each that fills up again with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from gobelet.server.errors import ServiceError

MAX_KEPT = 50_000  # buckets; the longest unused are forgotten first


class Buckets:
    """So many requests a second, and so many at once."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """
        Raises:
            ServiceError: If the bucket is empty; it says when to come back.
        """
        now = time.monotonic()
        level, since = self._levels.pop(who, (float(self.size), now))
        level = min(self.size, level + (now - since) * self.rate)
        self._levels[who] = (level - 1 if level >= 1 else level, now)
        if len(self._levels) > MAX_KEPT:
            self._levels.popitem(last=False)
        if level < 1:
            raise ServiceError("too-many", retry_after=max(1, math.ceil((1 - level) / self.rate)))
