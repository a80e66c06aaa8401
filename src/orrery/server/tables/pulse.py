"""One clock for all pages: it looks at each of them twice a second, a few at a time."""

import asyncio
import time
from typing import Final, Protocol

PERIOD: Final = 0.5  # seconds between two looks at the same page
SLICES: Final = 16  # pages are checked in groups: a thousand beats at one moment would hold up every answer


class Watched(Protocol):
    def look(self, moment: float) -> None: ...


class Pulse:
    """A timer for each page would cost more than all beats; without pages there is none at all."""

    def __init__(self) -> None:
        self.slices: Final[list[set[Watched]]] = [set() for _ in range(SLICES)]
        self.turn = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, page: Watched) -> None:
        min(self.slices, key=len).add(page)
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(PERIOD / SLICES, self.tick)

    def remove(self, page: Watched) -> None:
        for pages in self.slices:
            pages.discard(page)

    def tick(self) -> None:
        moment = time.monotonic()
        self.turn = (self.turn + 1) % SLICES
        for page in tuple(self.slices[self.turn]):
            page.look(moment)
        self.timer = None
        if any(self.slices):
            self.timer = asyncio.get_running_loop().call_later(PERIOD / SLICES, self.tick)
