"""The variants of La Guerre des Envahisseurs, and what the table decides before it begins. [TG-8]"""

from typing import Final

from orrery.core.errors import Refusal
from orrery.core.options import NO, YES, Choice
from orrery.games.terra_galactix.box.seating import FIRST_PLAYERS, LIMITS, ROLLED, UNLIMITED, camps_named
from orrery.games.terra_galactix.invasion.options import InvasionOptions

DRAWN: Final = "drawn"
TARGET: Final = "target"
PLACE: Final = "place"
AFTER_ALL: Final = "after-all"
AFTER_EACH: Final = "after-each"
FOUR: Final = ["ABCD", "BCDA", "CDAB", "DABC"]
TWO: Final = ["AB", "BA"]  # the first camp of each; the other one lies opposite

CHOICES: Final = [
    Choice("yellow-dice", ["1", "2"]),
    Choice("squadrons-to-win", ["2", "1"]),
    Choice("bunker-shots", [AFTER_ALL, AFTER_EACH]),
    Choice("laser-escape", [NO, YES]),
    Choice("attack-limit", [TARGET, PLACE]),
    Choice("bases", [DRAWN, *FOUR, *TWO]),
    Choice("first-player", [ROLLED, *FIRST_PLAYERS]),
    Choice("turn-limit", [UNLIMITED, *LIMITS], most=9999),
]


class InvadersWarOptions(InvasionOptions):
    """The variants of La Guerre des Envahisseurs; all of them go together. [TG-8]

    >>> InvadersWarOptions({}).read("squadrons-to-win=1 laser-escape").text()
    'squadrons-to-win=1 laser-escape'
    """

    def __init__(self, chosen: dict[str, str]) -> None:
        super().__init__(chosen, CHOICES)
        self.yellow: Final = int(self.value("yellow-dice"))
        self.squadrons: Final = int(self.value("squadrons-to-win"))
        self.after_each: Final = self.value("bunker-shots") == AFTER_EACH  # [TG-R51]
        self.laser_escape: Final = self.is_on("laser-escape")  # [TG-R52]
        self.once_from_a_place: Final = self.value("attack-limit") == PLACE  # [TG-R30]

    def made(self, chosen: dict[str, str]) -> "InvadersWarOptions":
        return InvadersWarOptions(chosen)

    def yellow_dice(self) -> int:
        return self.yellow

    def throws_all_dice(self) -> bool:
        """Always red, blue and yellow: nobody tests for the Resistance. [TG-7.3]"""
        return True

    def layout(self, seats: int) -> str:
        """The bases that were chosen, or nothing if they are drawn; a refusal if they are for another number of players."""
        bases = self.value("bases")
        if bases != DRAWN and len(bases) != seats:
            raise Refusal(f"bases={bases} is for {len(bases)} players, not {seats}")
        if self.first >= seats:
            raise Refusal(f"first-player=P{self.first + 1} needs {self.first + 1} players, and there are {seats}")
        return "" if bases == DRAWN else bases


def camps_of(bases: str) -> list[int]:
    """All four camps in the order of the seats; of two players each has the opposite base, too. [TG-7.1] [TG-R69]

    >>> camps_of("BCDA"), camps_of("BA")
    ([1, 2, 3, 0], [1, 3, 0, 2])
    """
    named = camps_named(bases)
    return named if len(named) == 4 else [camp for first in named for camp in (first, (first + 2) % 4)]


def seats_of(players: int) -> list[int]:
    """The seat of each of those camps.

    >>> seats_of(4), seats_of(2)
    ([0, 1, 2, 3], [0, 0, 1, 1])
    """
    return [camp * players // 4 for camp in range(4)]
