"""Which bases the players take, who begins, and how long a game may last. [TG-4.1]"""

from itertools import combinations
from typing import Final

from orrery.games.terra_galactix.box.board import BASES

USUAL: Final = "usual"
ROLLED: Final = "roll"
UNLIMITED: Final = "none"
FIRST_PLAYERS: Final = ["P1", "P2", "P3", "P4"]
LIMITS: Final = ["50", "100", "200", "500", "1000"]  # turns of all players together [TG-R25]


def clockwise_layouts() -> list[str]:
    """Every way in which two to four players can take bases, named in their clockwise order from P1 on.

    >>> [len([bases for bases in clockwise_layouts() if len(bases) == seats]) for seats in (2, 3, 4)]
    [12, 12, 4]
    """
    found = []
    for first in range(4):
        after = "".join(BASES[(first + step) % 4] for step in range(1, 4))
        for count in range(1, 4):
            found += [BASES[first] + "".join(others) for others in combinations(after, count)]
    return sorted(found, key=lambda bases: (len(bases), bases))


LAYOUTS: Final = clockwise_layouts()


def usual_layout(seats: int) -> str:
    """Two players opposite each other, three side by side. [TG-4.1]"""
    return {2: "AC", 3: "ABC", 4: "ABCD"}[seats]


def camps_named(bases: str) -> list[int]:
    """Bases by their letters, in the order of the seats.

    >>> camps_named("AC")
    [0, 2]
    """
    return [BASES.index(letter) for letter in bases]
