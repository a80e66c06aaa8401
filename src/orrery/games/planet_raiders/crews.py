"""What makes a crew, and what places are worth. [PR-9]"""

from mypy_extensions import i64


def missing(aliens: i64, raiders: i64) -> i64:
    """Members that a crew lacks: two aliens and two raiders, or three aliens and one raider. [PR-9]

    >>> [int(missing(aliens, raiders)) for aliens, raiders in [(0, 0), (2, 1), (3, 0), (4, 0), (0, 3), (2, 2), (3, 1)]]
    [4, 1, 1, 1, 2, 0, 0]
    """
    even = short(2, aliens) + short(2, raiders)
    many_aliens = short(3, aliens) + short(1, raiders)
    return even if even < many_aliens else many_aliens


def short(wanted: i64, there: i64) -> i64:
    return wanted - there if there < wanted else 0


def payoff(ranks: list[int], rank: int) -> float:
    """From 1 for the first to 0 for the last; players who share places get the mean of what they bring. [PR-9]

    >>> [payoff([1, 1, 3], rank) for rank in [1, 1, 3]]
    [0.75, 0.75, 0.0]
    """
    sharing = ranks.count(rank)
    return sum(len(ranks) - place for place in range(rank, rank + sharing)) / sharing / (len(ranks) - 1)
