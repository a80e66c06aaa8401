"""The other readings of the booklet, as options; each is read by the one rule that it changes. [PR-16]"""

from typing import Final

from orrery.core.options import NO, YES, Choice, Options

CHOICES: Final = [
    Choice("gifts", ["hand", "laid"]),
    Choice("weave", [NO, YES]),
    Choice("boarding", ["closed", "open"]),
    Choice("home", ["open", "closed"]),
    Choice("one-rocket", [NO, YES]),
    Choice("reserve", ["lost", "kept"]),
    Choice("leaving", ["used", "usable"]),
    Choice("standstill", ["ranked", "shared"]),
    Choice("first", ["red", "drawn"]),
]


class RaidersOptions(Options):
    """The variants of Planet Raiders. [PR-16]

    >>> RaidersOptions({}).read("weave home=closed first=red").text()
    'weave home=closed'
    """

    def __init__(self, chosen: dict[str, str]) -> None:
        super().__init__(CHOICES, chosen)
        self.gifts_by_hand: Final = self.value("gifts") == "hand"  # [PR-R25]
        self.weave: Final = self.is_on("weave")  # [PR-R9]
        self.open_boarding: Final = self.value("boarding") == "open"  # [PR-R18]
        self.closed_homes: Final = self.value("home") == "closed"  # [PR-R29]
        self.one_rocket: Final = self.is_on("one-rocket")  # [PR-R3]
        self.reserve_kept: Final = self.value("reserve") == "kept"  # [PR-R20]
        self.usable_leave: Final = self.value("leaving") == "usable"  # [PR-R19]
        self.shared_standstill: Final = self.value("standstill") == "shared"  # [PR-R28]
        self.first_drawn: Final = self.value("first") == "drawn"  # [PR-R26]

    def made(self, chosen: dict[str, str]) -> "RaidersOptions":
        return RaidersOptions(chosen)
