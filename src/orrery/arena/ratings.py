"""Confidence intervals of win rates, and ratings if openskill is installed."""

from dataclasses import dataclass
from importlib.util import find_spec
from math import sqrt

Z95 = 1.959964  # standard deviations on either side that hold 95 in 100


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true win rate lies, 95 times in 100.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))  # rounding must not leave the rate outside


@dataclass(frozen=True, slots=True)
class Rating:
    """A Plackett–Luce rating: the estimate and its standard deviation."""

    mu: float
    sigma: float

    def interval(self) -> tuple[float, float]:
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def can_rate() -> bool:
    """Whether openskill, of the extra `ratings`, is installed."""
    return find_spec("openskill") is not None


class Ratings:
    """Ratings of names, updated game by game."""

    def __init__(self, names: list[str]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        fresh = self.model.rating()
        self.of = {name: Rating(fresh.mu, fresh.sigma) for name in names}

    def take(self, names: list[str], teams: list[int], ranks: list[int]) -> None:
        """Update from one game: who sat where, with whom, and the ranks. A game of one team compares nobody."""
        sides = sorted(set(teams))
        if len(sides) < 2:
            return
        members = [[seat for seat, team in enumerate(teams) if team == side] for side in sides]
        before = [[self.model.rating(self.of[names[seat]].mu, self.of[names[seat]].sigma) for seat in side] for side in members]
        after = self.model.rate(before, ranks=[float(ranks[side[0]]) for side in members])
        learnt: dict[str, list[Rating]] = {}
        for side, new in zip(members, after, strict=True):
            for seat, rating in zip(side, new, strict=True):
                learnt.setdefault(names[seat], []).append(Rating(rating.mu, rating.sigma))
        for name, results in learnt.items():  # a name that sat twice gets the mean of both
            self.of[name] = Rating(mean([one.mu for one in results]), mean([one.sigma for one in results]))


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
