"""How long bots of each level think for a run of questions, at real tables with all seats taken, in real thinking processes.

    tools/time_bots.py [--games NAME,…] [--levels NAME,…] [--runs 40] [--seed 1]

Prints, by game and level: runs, and the answers and searches of one; the seconds that a run's thoughts took, by the clock
and of the processor; and the seconds that the table took for it, with the pauses that let people follow and the beats that
tell nothing. Pauses and beats are counted, not slept. A level that thinks for a time does so on any machine; what a busy
machine adds is seen in the clock's columns alone.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable
from typing import Any

from orrery.bots import LEVELS
from orrery.catalog import game as game_named
from orrery.catalog import games
from orrery.core import Json, Seat
from orrery.server import messages
from orrery.server.settings import Settings
from orrery.server.tables import bot_driver, creation
from orrery.server.tables.bot_runs import Run
from orrery.server.tables.match import Match
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room

COLUMNS = (
    "game",
    "seats",
    "level",
    "runs",
    "answers",
    "searches",
    "most",
    "clock: median",
    "95 %",
    "most",
    "processor: median",
    "95 %",
    "most",
)


class Spectator:
    """Somebody who looks on, so that bots play among themselves."""

    seat: Seat = -2

    def wake(self) -> None: ...

    def show(self, match: Match) -> None: ...

    def dismiss(self) -> None: ...


class Spent:
    """What one run has taken: by the clock, of the processor, and at the table."""

    def __init__(self) -> None:
        self.answers = self.searches = 0
        self.clock = self.processor = self.table = 0.0


class Stopwatch:
    """Between a table and its thinkers."""

    def __init__(self, registry: TableRegistry) -> None:
        self.thinkers = registry.thinkers
        self.really = registry.thinkers.do
        self.room: Room | None = None
        self.runs: list[Spent] = []
        registry.thinkers.do = self.do  # type: ignore[method-assign]
        bot_driver.in_time = self.in_time

    async def do(self, task: Json, cost: float = 0.0, table: str = "") -> bytes:
        assert self.room is not None
        seat: Any = task["seat"]
        if not Run(self.room.match, self.room.chairs[seat]).places:
            self.runs.append(Spent())
        begin = time.monotonic()
        reply = await self.really(task, cost, table)
        spent = self.runs[-1]
        spent.answers += 1
        spent.clock += time.monotonic() - begin
        thought = json.loads(reply)
        spent.searches += thought["searches"]
        spent.processor += thought["seconds"]
        return reply

    async def in_time(self, thinking: Awaitable[str], pause: float, beat: float) -> str:
        """The answer at once; when it would have come is only noted."""
        begin = time.monotonic()
        text = await thinking
        self.runs[-1].table += bot_driver.moment(time.monotonic() - begin, pause, beat)
        return text


async def measure(names: list[str], levels: list[str], runs: int, seed: int) -> None:
    print(" | ".join([*COLUMNS, "table: median", "most"]))
    for name in names:
        for level in levels:
            with tempfile.TemporaryDirectory(prefix="orrery-") as folder:
                await measure_one(folder, name, level, runs, seed)


async def measure_one(folder: str, name: str, level: str, runs: int, seed: int) -> None:
    """Some runs of one level, all seats of a game being its bots."""
    registry = TableRegistry(Settings(f"sqlite+aiosqlite:///{folder}/tables.sqlite3", bots=(level,)))
    await registry.open()
    try:
        watch = Stopwatch(registry)
        for worker in registry.thinkers.workers:
            await worker.ready()
        most = max(game_named(name).seats)
        number = 0
        while len(watch.runs) <= runs:
            number += 1
            seats = [messages.SeatPlan(kind="bot", level=level) for _ in range(most)]
            made = await creation.make_table(registry, messages.NewTable(game=name, seats=seats, seed=seed + number))
            watch.room = room = await registry.room(made.table)
            room.readers.add(Spectator())
            registry.drive(room)
            while not room.is_over() and len(watch.runs) <= runs:
                await asyncio.sleep(0.01)
            room.readers.clear()
            while room.driver is not None and not room.driver.done():
                await asyncio.sleep(0.01)
    finally:
        await registry.close()
    done = watch.runs[1:runs]  # the first process had to start, and the last run may be cut
    answers, searches = (sum(each) / len(done) for each in zip(*((at.answers, at.searches) for at in done), strict=True))
    figures = [
        *(f"{answers:.1f}", f"{searches:.1f}", str(max(each.searches for each in done))),
        *spread([each.clock for each in done]),
        *spread([each.processor for each in done]),
        *(f"{each:.2f}" for each in (statistics.median(at.table for at in done), max(at.table for at in done))),
    ]
    print(" | ".join([name, str(most), level, str(len(done)), *figures]), flush=True)


def spread(values: list[float]) -> list[str]:
    ordered = sorted(values)
    return [f"{each:.2f}" for each in (statistics.median(ordered), ordered[int(0.95 * (len(ordered) - 1))], ordered[-1])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--runs", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    asyncio.run(measure(wanted.games.split(","), wanted.levels.split(","), wanted.runs, wanted.seed))


if __name__ == "__main__":
    main()
