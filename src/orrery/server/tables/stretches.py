"""Long work in small stretches: games are replayed on the event loop, and everybody else gets a turn in between."""

import asyncio
import time
from typing import Final

STRETCH: Final = 0.02  # seconds at a time: cards of an owner's own may make a single answer take long


class Stretches:
    """Asked after each step of long work, it lets others go on whenever a stretch is over."""

    def __init__(self) -> None:
        self.began = time.perf_counter()

    async def rest(self) -> None:
        if time.perf_counter() - self.began >= STRETCH:
            await asyncio.sleep(0)
            self.began = time.perf_counter()
