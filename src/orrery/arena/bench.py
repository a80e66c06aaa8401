"""Benchmark: compiled, interpreted and peer games, measured in short alternating slices so that noise affects all alike."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from statistics import median
from types import TracebackType

from orrery import _loader, catalog
from orrery.arena.peers import PEERS
from orrery.arena.stopwatch import PEER, RANDOM, SEARCH, Task
from orrery.arena.workers import interrupts_ignored
from orrery.core import Json, OrreryError

ROUNDS = 15
SLICE = 0.1  # seconds
COMPILED = "compiled"
INTERPRETED = "interpreted"


class Stopwatch:
    """A process of `orrery.arena.stopwatch`, with pipes to it."""

    def __init__(self, interpreted: bool = False) -> None:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}  # this installation of Orrery
        if interpreted:
            environment["ORRERY_INTERPRETED"] = "1"
        with interrupts_ignored():
            self.process = subprocess.Popen(
                [sys.executable, "-m", "orrery.arena.stopwatch"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=environment,
            )

    def __enter__(self) -> "Stopwatch":
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()

    def rate(self, task: Task) -> float:
        """How much of the task is done in a second."""
        assert self.process.stdin and self.process.stdout
        with suppress(BrokenPipeError):  # the process has died
            self.process.stdin.write(task.line() + "\n")
            self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise OrreryError("a measuring process has ended before it was done")
        done, seconds = json.loads(answer)
        return float(done / seconds)


class Bench:
    """Rates of every game and number of seats, slice by slice."""

    def __init__(self, games: list[str], peers: bool, seconds: float) -> None:
        self.seconds = seconds
        self.tables = [(name, seats) for name in games for seats in catalog.game(name).seats]
        self.peers = PEERS if peers else []
        self.compiled = all(_loader.is_compiled(type(catalog.game(name)).__module__) for name in games)
        self.rates: dict[tuple[str, Task], list[float]] = {(way, task): [] for way, task in self.tasks()}

    def tasks(self) -> list[tuple[str, Task]]:
        """Everything that is measured, and by which process."""
        ways = [COMPILED, INTERPRETED] if self.compiled else [INTERPRETED]
        found = [(way, self.task(RANDOM, name, seats)) for name, seats in self.tables for way in ways]
        found += [(ways[0], self.task(SEARCH, name, seats)) for name, seats in self.tables]
        return found + [(PEER, self.task(PEER, name, 2)) for name in self.peers]

    def task(self, kind: str, name: str, seats: int) -> Task:
        return Task(kind, name, seats, self.seconds)

    def run(self, rounds: int, progress: Callable[[int], None] = lambda _: None) -> None:
        """Measure all in turn, round after round; the first slice of each only warms up."""
        with ExitStack() as stack:
            watches = {way: stack.enter_context(Stopwatch(way == INTERPRETED)) for way in {way for way, _ in self.tasks()}}
            for round_number in range(rounds + 1):
                for way, task in self.tasks():
                    rate = watches[way].rate(task)
                    if round_number:
                        self.rates[way, task].append(rate)
                    progress(1)

    def median(self, way: str, kind: str, name: str, seats: int) -> float:
        return median(self.rates[way, self.task(kind, name, seats)])

    def ratio(self, one: tuple[str, Task], other: tuple[str, Task]) -> float:
        """How many times faster: the median over rounds, whose slices lie side by side."""
        return median(left / right for left, right in zip(self.rates[one], self.rates[other], strict=True))

    def row(self, name: str, seats: int) -> Json:
        """One game and number of seats."""
        task = self.task(RANDOM, name, seats)
        best = COMPILED if self.compiled else INTERPRETED
        return {
            "game": name,
            "seats": seats,
            "compiled": self.median(COMPILED, RANDOM, name, seats) if self.compiled else None,
            "interpreted": self.median(INTERPRETED, RANDOM, name, seats),
            "speedup": self.ratio((COMPILED, task), (INTERPRETED, task)) if self.compiled else None,
            "simulations_per_second": self.median(best, SEARCH, name, seats),
            "against": {peer: self.ratio((best, task), (PEER, self.task(PEER, peer, 2))) for peer in self.peers},
        }

    def to_json(self) -> Json:
        """The report of `orrery bench --json`: decisions per second, and how many times as fast as what."""
        return {
            "slice_seconds": self.seconds,
            "games": [self.row(name, seats) for name, seats in self.tables],
            "peers": [
                {"name": name, "library": "open_spiel", "decisions_per_second": self.median(PEER, PEER, name, 2)}
                for name in self.peers
            ],
        }
