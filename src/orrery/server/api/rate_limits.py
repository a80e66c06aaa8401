"""How often somebody may ask: buckets that fill again with time."""

import time

from orrery.server.problems import Problem

FORGOTTEN_ABOVE = 10_000  # buckets


class Limiter:
    """One bucket for each key: `rate` a second, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Take one from a bucket, or say that it is empty."""
        moment = time.monotonic()
        level, filled = self.buckets.get(key, (self.burst, moment))
        level = min(self.burst, level + (moment - filled) * self.rate)
        if level < 1:
            raise Problem("too-fast")
        self.buckets[key] = (level - 1, moment)
        if len(self.buckets) > FORGOTTEN_ABOVE:
            self.forget(moment)

    def forget(self, moment: float) -> None:
        """Buckets that are full again need not be remembered."""
        full = self.burst / self.rate
        self.buckets = {key: kept for key, kept in self.buckets.items() if moment - kept[1] < full}
