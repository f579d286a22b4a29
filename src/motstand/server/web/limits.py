"""Rate limits: leaky buckets for sockets and for network addresses."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 10_000
TALK = "talk"
SUGGESTIONS = "suggestions"
POINTS = "points"


class Bucket:
    """A leaky bucket: a burst of so many, then so many a second."""

    __slots__ = ("_clock", "_filled", "_left", "burst", "per_second")

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self._clock = clock
        self._left = float(burst)
        self._filled = clock()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._clock()
        self._left = min(float(self.burst), self._left + (now - self._filled) * self.per_second)
        self._filled = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def put_back(self) -> None:
        """Put back what was just taken: it will be taken again for the same message."""
        self._left += 1.0


class Buckets:
    """A bucket for each address; the least recently used are dropped first."""

    __slots__ = ("_buckets", "_burst", "_clock", "per_second")

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one from the bucket of this address, if there is one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = Bucket(self.per_second, self._burst, self._clock)
            self._buckets[address] = bucket
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
