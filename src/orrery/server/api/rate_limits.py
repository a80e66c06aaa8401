"""How often somebody may ask: buckets that fill again with time."""

import time
from collections import OrderedDict
from collections.abc import Collection, Iterable

from orrery.server.api.addresses import LOCAL_ADDRESSES
from orrery.server.problems import Problem

FORGOTTEN_ABOVE = 10_000  # buckets


class Limiter:
    """One bucket for each key: `rate` a second, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, tuple[float, float]] = {}

    def level(self, key: str, moment: float) -> float:
        level, filled = self.buckets.get(key, (self.burst, moment))
        return min(self.burst, level + (moment - filled) * self.rate)

    def is_empty(self, key: str) -> bool:
        return self.level(key, time.monotonic()) < 1

    def take(self, key: str, say: str = "") -> None:
        """Take one from a bucket, or say that it is empty."""
        moment = time.monotonic()
        level = self.level(key, moment)
        if level < 1:
            raise Problem("too-fast", say)
        self.buckets[key] = (level - 1, moment)
        if len(self.buckets) > FORGOTTEN_ABOVE:
            self.forget(moment)

    def refuses(self, address: str) -> bool:
        """Take one for an address, or say that it has none left; this machine itself is not counted."""
        if address in LOCAL_ADDRESSES:
            return False
        try:
            self.take(address)
        except Problem:
            return True
        return False

    def forget(self, moment: float) -> None:
        """Buckets that are full again need not be remembered."""
        full = self.burst / self.rate
        self.buckets = {key: kept for key, kept in self.buckets.items() if moment - kept[1] < full}


class TokenGate:
    """Slows down guessing of tokens: after a few wrong ones an address may use only tokens that are known to be right."""

    def __init__(self, rate: float, burst: float) -> None:
        self.wrong = Limiter(rate, burst)
        self.right: OrderedDict[str, None] = OrderedDict()  # digests, the latest used last
        self.useless: OrderedDict[str, None] = OrderedDict()  # digests that opened no table at all, and were counted

    def check(self, address: str, kept: str) -> None:
        """Refuse the digest of a token that is not known, from an address that has tried too many."""
        if kept and self.wrong.is_empty(address) and kept not in self.right:
            raise Problem("too-fast")

    def was_wrong(self, address: str) -> None:
        if not self.wrong.is_empty(address):
            self.wrong.take(address)

    def was_right(self, kept: str) -> None:
        remember(self.right, kept)

    def check_list(self, address: str, kept: Collection[str]) -> None:
        """The same for a list: those that opened nothing before, and were counted then, are no guesses."""
        for each in kept:
            if each not in self.useless:
                self.check(address, each)

    def were_useless(self, address: str, kept: Iterable[str]) -> None:
        """These open nothing. Each is counted once: a browser sends those of tables that are gone every time."""
        for each in kept:
            if each not in self.useless:
                self.was_wrong(address)
            remember(self.useless, each)


def remember(known: "OrderedDict[str, None]", kept: str) -> None:
    """Note a digest as the latest; the oldest of very many is forgotten."""
    known[kept] = None
    known.move_to_end(kept)
    if len(known) > FORGOTTEN_ABOVE:
        known.popitem(last=False)
