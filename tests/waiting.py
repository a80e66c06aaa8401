"""Waiting in tests: for a condition, never for a time. The one limit only turns what hangs into a failure."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 180.0  # seconds to wait for anything: far more than a busy machine takes
IN_A_BROWSER = PATIENCE * 1000  # the same in milliseconds, as browsers count


class Patience:
    """For a loop that looks again and again: a pause between two looks, and a failure when it looks in vain."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.limit = time.monotonic() + PATIENCE

    def check(self) -> None:
        assert time.monotonic() < self.limit, f"not within {PATIENCE:.0f} seconds: {self.what}"

    def pause(self, seconds: float = 0.02) -> None:
        self.check()
        time.sleep(seconds)


def wait_until(condition: Callable[[], bool], what: str) -> None:
    patience = Patience(what)
    while not condition():
        patience.pause()


async def settled(condition: Callable[[], bool], what: str = "it has come about") -> None:
    """Wait, in an event loop, until a condition holds."""
    patience = Patience(what)
    while not condition():
        patience.check()
        await asyncio.sleep(0.01)


def until_the_next_second() -> None:
    """Until a time that is told in whole seconds would be another one."""
    now = int(time.time())
    wait_until(lambda: int(time.time()) > now, "the next second")
