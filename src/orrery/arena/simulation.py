"""Many games of one line-up: who wins, how they end, how fast they are, and a digest that anyone can check."""

import hashlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from orrery import _loader
from orrery.arena.series import WHOLE_WIN, Played, Series
from orrery.arena.workers import Job, WorkerPool
from orrery.core import Json

Progress = Callable[[int], None]  # called with how many more games have been played


class Tally:
    """Sums over games. They are whole numbers, so that they do not depend on how the games were divided."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.wins = [0] * seats  # in sixtieths
        self.ranks = [0] * seats
        self.reasons: Counter[str] = Counter()
        self.digests: list[str] = []  # of the games added, not of those joined

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.digests.append(played.digest)
        if played.ranks:
            self.finished += 1
            self.reasons[played.reason] += 1
            self.wins = summed(self.wins, played.wins())
            self.ranks = summed(self.ranks, played.ranks)

    def join(self, later: "Tally") -> None:
        """Add the sums of the games that follow these."""
        self.games += later.games
        self.finished += later.finished
        self.decisions += later.decisions
        self.wins = summed(self.wins, later.wins)
        self.ranks = summed(self.ranks, later.ranks)
        self.reasons.update(later.reasons)


def summed(left: list[int], right: list[int]) -> list[int]:
    return [one + other for one, other in zip(left, right, strict=True)]


@dataclass
class Simulating(Job[Tally]):
    """The games of a series, tallied where they are played."""

    series: Series

    def begin(self) -> None:
        self.series.load()

    def do(self, numbers: range) -> Tally:
        tally = Tally(self.series.seats)
        for number in numbers:
            tally.add(self.series.play(number))
        return tally


class Simulation:
    """A series that has been played."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.tally = Tally(series.seats)
        self.hash = hashlib.blake2s(digest_size=16)  # over every game's answers and last state, in the order of their numbers
        self.seconds = 0.0

    def take(self, later: Tally) -> None:
        """Take in the games that follow those taken so far."""
        self.tally.join(later)
        self.hash.update("".join(later.digests).encode())

    def rate(self) -> float:
        """Decisions per second of playing."""
        return self.tally.decisions / self.seconds if self.seconds else 0.0

    def compiled(self) -> bool:
        return is_compiled(self.series)

    def to_json(self) -> Json:
        """The report of `orrery simulate --json`."""
        tally = self.tally
        return {
            "game": self.series.name,
            "options": self.series.options.text(),
            "seats": self.series.seats,
            "games": tally.games,
            "finished": tally.finished,
            "seed": self.series.seed,
            "decisions": tally.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.rate(),
            "compiled": self.compiled(),
            "wins": [wins / WHOLE_WIN for wins in tally.wins],
            "mean_ranks": [ranks / tally.finished if tally.finished else None for ranks in tally.ranks],
            "reasons": dict(sorted(tally.reasons.items())),
            "digest": self.hash.hexdigest(),
        }


def is_compiled(series: Series) -> bool:
    """Whether the rules, and the loop that plays them at random, are machine code here."""
    return _loader.is_compiled("orrery.core.playout") and _loader.is_compiled(type(series.game).__module__)


def simulate(series: Series, games: int, workers: int = 1, progress: Progress = lambda _: None) -> Simulation:
    """Play the games 1 … `games` of a series."""
    simulation = Simulation(series)
    with WorkerPool(Simulating(series), min(workers, games)) as pool:
        start = perf_counter()
        for numbers, tally in pool.do(range(1, games + 1)):
            simulation.take(tally)
            progress(len(numbers))
        simulation.seconds = perf_counter() - start
    return simulation
