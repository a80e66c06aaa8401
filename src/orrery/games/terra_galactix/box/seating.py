"""Which bases the players take, who begins, and how long a game may last. [TG-4.1]"""

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
        others = [BASES[(first + step) % 4] for step in range(1, 4)]
        for kept in range(1, 8):  # which of the three bases after the first are taken
            found.append(BASES[first] + "".join(base for place, base in enumerate(others) if kept >> place & 1))
    return sorted(found, key=lambda bases: (len(bases), bases))


LAYOUTS: Final = clockwise_layouts()


def usual_layout(seats: int) -> str:
    """Two players opposite each other, three side by side. [TG-4.1]"""
    return {2: "AC", 3: "ABC", 4: "ABCD"}[seats]
