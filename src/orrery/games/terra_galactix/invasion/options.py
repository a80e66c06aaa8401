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
    Choice("turn-limit", [UNLIMITED, *LIMITS], most=9999),
]


class InvasionOptions(Options):
    """The variants of L'Invasion; all of them go together. [TG-8]

    A game that adds to L'Invasion has choices of its own; what it does not offer is as printed.

    >>> InvasionOptions({}).read("vies=3 saute-soucoupes").text()
    'saute-soucoupes vies=3'
    """

    def __init__(self, chosen: dict[str, str], choices: list[Choice] = CHOICES) -> None:
        super().__init__(choices, chosen)
        self.saute_soucoupes: Final = self.offered("saute-soucoupes") == YES
        self.super_resistance: Final = self.offered("super-resistance")
        self.super_novas: Final = int(self.offered("univers-instable"))
        self.lives: Final = int(self.offered("vies"))
        self.continuous_fire: Final = self.offered("tirs-continus") == YES
        self.first: Final = FIRST_PLAYERS.index(self.value("first-player")) if self.value("first-player") != ROLLED else -1
        self.turn_limit: Final = int(self.value("turn-limit")) if self.value("turn-limit") != UNLIMITED else 0  # [TG-R25]

    def made(self, chosen: dict[str, str]) -> "InvasionOptions":
        return InvasionOptions(chosen)

    def offered(self, name: str) -> str:
        """The value of one of L'Invasion's choices, the printed one where this game does not offer it."""
        if any(choice.name == name for choice in self.choices):
            return self.value(name)
        return next(choice.default for choice in CHOICES if choice.name == name)

    def yellow_dice(self) -> int:
        """How many yellow dice are thrown. [TG-R39]"""
        return 2 if self.super_resistance != OFF else 1

    def throws_all_dice(self) -> bool:
        """Whether the dice of saucers on Earth are thrown, too. [TG-R17]"""
        return self.super_resistance != OFF

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
