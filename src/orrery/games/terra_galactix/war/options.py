"""The variants of La Guerre Galactique, and what the table decides before it begins. [TG-8]"""

from typing import Final

from orrery.core.errors import Refusal
from orrery.core.options import NO, YES, Choice, Options
from orrery.games.terra_galactix.box.board import BASES
from orrery.games.terra_galactix.box.seating import (
    FIRST_PLAYERS,
    LAYOUTS,
    LIMITS,
    ROLLED,
    UNLIMITED,
    USUAL,
    camps_named,
    usual_layout,
)

TARGET: Final = "target"
PLACE: Final = "place"

CHOICES: Final = [
    Choice("tournoi", ["1", "2", "3", "4", "5", "6"]),
    Choice("alliance", [NO, YES]),
    Choice("duel", [NO, YES]),
    Choice("chevauchee", [NO, YES]),
    Choice("laser-escape", [NO, YES]),
    Choice("attack-limit", [TARGET, PLACE]),
    Choice("open-cargo", [NO, YES]),
    Choice("bases", [USUAL, *LAYOUTS]),
    Choice("first-player", [ROLLED, *FIRST_PLAYERS]),
    Choice("turn-limit", [UNLIMITED, *LIMITS], most=9999),
]


class WarOptions(Options):
    """The variants of La Guerre Galactique; all go together, but for the numbers of players that two of them need. [TG-8]

    >>> WarOptions({}).read("chevauchee tournoi=3").text()
    'tournoi=3 chevauchee'
    """

    def __init__(self, chosen: dict[str, str]) -> None:
        super().__init__(CHOICES, chosen)
        self.games: Final = int(self.value("tournoi"))
        self.alliance: Final = self.is_on("alliance")
        self.duel: Final = self.is_on("duel")
        self.chevauchee: Final = self.is_on("chevauchee")
        self.laser_escape: Final = self.is_on("laser-escape")  # [TG-R52]
        self.one_attack_per_place: Final = self.value("attack-limit") == PLACE  # [TG-R30]
        self.open_cargo: Final = self.is_on("open-cargo")
        self.first: Final = FIRST_PLAYERS.index(self.value("first-player")) if self.value("first-player") != ROLLED else -1
        self.turn_limit: Final = int(self.value("turn-limit")) if self.value("turn-limit") != UNLIMITED else 0  # [TG-R25]

    def made(self, chosen: dict[str, str]) -> "WarOptions":
        return WarOptions(chosen)

    def camps(self, seats: int) -> list[int]:
        """The bases in play, in the order of the seats, or a refusal of what does not go together. [TG-4.1] [TG-8.4]

        In a duel each player's first camp comes first, then the opposite one of each.

        >>> WarOptions({"duel": "yes"}).camps(2), WarOptions({}).camps(2)
        ([0, 1, 2, 3], [0, 2])
        """
        if self.alliance and seats != 4:
            raise Refusal(f"alliance is for 4 players, two against two, not for {seats}")
        if self.duel and seats != 2:
            raise Refusal(f"duel is for 2 players with two bases each, not for {seats}")
        if self.first >= seats:
            raise Refusal(f"first-player=P{self.first + 1} needs {self.first + 1} players, and there are {seats}")
        bases = self.value("bases")
        if bases == USUAL:
            bases = "AB" if self.duel else usual_layout(seats)
        if len(bases) != seats:
            raise Refusal(f"bases={bases} is for {len(bases)} players, not {seats}")
        camps = camps_named(bases)
        if not self.duel:
            return camps
        if (camps[0] + camps[1]) % 2 == 0:
            raise Refusal(f"in a duel bases {BASES[camps[0]]} and {BASES[camps[1]]} belong to one player: name two neighbours")
        return camps + [(camp + 2) % 4 for camp in camps]
