"""The variants of L'Invasion, and what the table decides before it begins. [TG-8]"""

from typing import Final

from orrery.core.errors import Refusal
from orrery.core.options import NO, YES, Choice, Options
from orrery.games.terra_galactix.box.seating import FIRST_PLAYERS, LAYOUTS, LIMITS, ROLLED, UNLIMITED, USUAL, usual_layout

OFF: Final = "off"
HARD: Final = "hard"
SOFT: Final = "soft"

CHOICES: Final = [
    Choice("saute-soucoupes", [NO, YES]),
    Choice("super-resistance", [OFF, HARD, SOFT]),
    Choice("univers-instable", ["5", "6", "7", "8", "9", "10"]),
    Choice("vies", ["4", "3", "2", "1"]),
    Choice("tirs-continus", [NO, YES]),
    Choice("bases", [USUAL, *LAYOUTS]),
    Choice("first-player", [ROLLED, *FIRST_PLAYERS]),
    Choice("turn-limit", [UNLIMITED, *LIMITS]),
]


class InvasionOptions(Options):
    """The variants of L'Invasion; all of them go together. [TG-8]

    >>> InvasionOptions({}).read("vies=3 saute-soucoupes").text()
    'saute-soucoupes vies=3'
    """

    def __init__(self, chosen: dict[str, str]) -> None:
        super().__init__(CHOICES, chosen)
        self.saute_soucoupes: Final = self.is_on("saute-soucoupes")
        self.super_resistance: Final = self.value("super-resistance")
        self.super_novas: Final = int(self.value("univers-instable"))
        self.lives: Final = int(self.value("vies"))
        self.continuous_fire: Final = self.is_on("tirs-continus")
        self.first: Final = FIRST_PLAYERS.index(self.value("first-player")) if self.value("first-player") != ROLLED else -1
        self.turn_limit: Final = int(self.value("turn-limit")) if self.value("turn-limit") != UNLIMITED else 0  # [TG-R25]

    def made(self, chosen: dict[str, str]) -> "InvasionOptions":
        return InvasionOptions(chosen)

    def layout(self, seats: int) -> str:
        """The bases of the seats, or a refusal if they were chosen for another number of players. [TG-4.1]"""
        bases = self.value("bases")
        if bases == USUAL:
            bases = usual_layout(seats)
        if len(bases) != seats:
            raise Refusal(f"bases={bases} is for {len(bases)} players, not {seats}")
        if self.first >= seats:
            raise Refusal(f"first-player=P{self.first + 1} needs {self.first + 1} players, and there are {seats}")
        return bases
