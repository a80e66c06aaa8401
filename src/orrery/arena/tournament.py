"""Bots against bots in every seat order, so that luck of the seat favours nobody."""

from dataclasses import dataclass
from itertools import combinations, permutations
from math import perm
from time import perf_counter

from orrery.arena.ratings import Rating, Ratings, can_rate, wilson
from orrery.arena.series import WHOLE_WIN, Played, Series
from orrery.arena.simulation import Progress, is_compiled
from orrery.arena.workers import Job, WorkerPool
from orrery.core import Json, Rng

MOST_ORDERS = 20_000  # of a round; where there would be more, each choice of bots sits in its rotations only


def seat_orders(names: list[str], seats: int | None = None) -> list[list[str]]:
    """Every distinct seating of bots around so many seats, each order followed by its rotations.

    With more bots than seats, every choice of them sits down; with fewer, all sit down as evenly as they can, some twice.
    A full round gives each bot each seat equally often. Choices are mixed, so that a part of a round is a fair sample.

    >>> seat_orders(["a", "b", "b"])
    [['a', 'b', 'b'], ['b', 'b', 'a'], ['b', 'a', 'b']]
    >>> sorted("".join(order) for order in seat_orders(["a", "b", "c"], 2))
    ['ab', 'ac', 'ba', 'bc', 'ca', 'cb']
    >>> sorted("".join(order) for order in seat_orders(["a", "b"], 3))
    ['aab', 'aba', 'abb', 'baa', 'bab', 'bba']
    """
    seats = len(names) if seats is None else seats
    tables = [[*names * (seats // len(names)), *more] for more in combinations(names, seats % len(names))]
    exactly = perm(seats) * len(tables) <= MOST_ORDERS
    groups: list[list[list[str]]] = []
    known: set[tuple[str, ...]] = set()
    for table in tables:
        for order in permutations(table) if exactly else [tuple(table)]:
            if order not in known:
                turned = list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(seats)))
                groups.append([list(one) for one in turned])
                known.update(turned)
    if len(tables) > 1:
        shuffle(groups, Rng(0))
    return [order for group in groups for order in group]


def shuffle(groups: list[list[list[str]]], rng: Rng) -> None:
    for at in range(len(groups) - 1, 0, -1):
        other = int(rng.below(at + 1))
        groups[at], groups[other] = groups[other], groups[at]


@dataclass
class Competing(Job[list[Played]]):
    """The games of a series, each with its result: ratings need them one by one."""

    series: Series

    def begin(self) -> None:
        self.series.load()

    def do(self, numbers: range) -> list[Played]:
        return [self.series.play(number) for number in numbers]


class Standing:
    """How one bot has done; sitting in two seats of a game counts twice."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.finished = 0
        self.wins = 0  # in sixtieths
        self.ranks = 0
        self.rating: Rating | None = None

    def take(self, wins: int, rank: int | None) -> None:
        self.games += 1
        self.wins += wins
        if rank is not None:
            self.finished += 1
            self.ranks += rank

    def win_rate(self) -> float:
        return self.wins / WHOLE_WIN / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins / WHOLE_WIN, self.games)

    def mean_rank(self) -> float | None:
        return self.ranks / self.finished if self.finished else None

    def to_json(self) -> Json:
        rating = self.rating
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins / WHOLE_WIN,
            "win_rate": self.win_rate(),
            "interval": list(self.interval()),
            "mean_rank": self.mean_rank(),
            "rating": rating and {"mu": rating.mu, "sigma": rating.sigma, "interval": list(rating.interval())},
        }


class Tournament:
    """A series over all seat orders that has been played."""

    def __init__(self, series: Series) -> None:
        self.series = series
        names = list(dict.fromkeys(name for lineup in series.lineups for name in lineup))
        self.standings = {name: Standing(name) for name in names}
        self.ratings = Ratings(names) if can_rate() else None
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0

    def take(self, number: int, played: Played) -> None:
        """Take in a game; the games come in the order of their numbers."""
        names = self.series.lineups[(number - 1) % len(self.series.lineups)]
        self.games += 1
        self.decisions += played.decisions
        for seat, wins in enumerate(played.wins()):
            self.standings[names[seat]].take(wins, played.ranks[seat] if played.ranks else None)
        if played.ranks:
            self.finished += 1
            if self.ratings:
                self.ratings.take(names, played.teams, played.ranks)

    def ranking(self) -> list[Standing]:
        """The bots, best first, with their ratings."""
        for standing in self.standings.values():
            standing.rating = self.ratings.of[standing.name] if self.ratings else None
        return sorted(self.standings.values(), key=lambda standing: -standing.win_rate())

    def to_json(self) -> Json:
        """The report of `orrery arena --json`."""
        return {
            "game": self.series.name,
            "options": self.series.options.text(),
            "seats": self.series.seats,
            "seat_orders": len(self.series.lineups),
            "games": self.games,
            "finished": self.finished,
            "seed": self.series.seed,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "compiled": is_compiled(self.series),
            "bots": [standing.to_json() for standing in self.ranking()],
        }


def compete(series: Series, games: int, workers: int = 1, progress: Progress = lambda _: None) -> Tournament:
    """Play the games 1 … `games` of a series over all seat orders."""
    tournament = Tournament(series)
    with WorkerPool(Competing(series), min(workers, games)) as pool:
        start = perf_counter()
        for numbers, results in pool.do(range(1, games + 1)):
            for number, played in zip(numbers, results, strict=True):
                tournament.take(number, played)
            progress(len(numbers))
        tournament.seconds = perf_counter() - start
    return tournament
