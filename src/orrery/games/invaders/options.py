"""Other readings of the booklet, handicap and match; each is read by the one rule that it changes. [IN-7.4]"""

from typing import Final

from orrery.core.options import Choice, Options

PRINTED: Final = "printed"

READINGS: Final = [
    Choice("attack-order", ["free", "board"]),
    Choice("room", ["entry", "first", "play"]),
    Choice("pay", [PRINTED, "free"]),
    Choice("skip", ["attacks", "whole"]),
    Choice("ops", ["defenders", "any"]),
    Choice("prevent", ["effects", "costs"]),
    Choice("pods", ["upright", "turned"]),
    Choice("copies", ["limited", "free"]),
    Choice("plot", [PRINTED, "9", "11"]),
]
CHOICES: Final = [*READINGS, Choice("match", ["1", "3"])]
CHOICES_WITH_DECKS: Final = [*READINGS, Choice("match", ["3", "1"])]  # own decks make a best of three [IN-R66]


class InvadersOptions(Options):
    """The variants of Invaders.

    >>> InvadersOptions({}).read("plot=9 skip=whole").text()
    'skip=whole plot=9'
    """

    def __init__(self, chosen: dict[str, str], own_decks: bool = False) -> None:
        super().__init__(CHOICES_WITH_DECKS if own_decks else CHOICES, chosen)
        self.own_decks: Final = own_decks
        self.board_order: Final = self.value("attack-order") == "board"
        self.room_first: Final = self.value("room") == "first"
        self.room_for_moves: Final = self.value("room") == "entry"
        self.free_payment: Final = self.value("pay") == "free"
        self.skip_whole: Final = self.value("skip") == "whole"
        self.ops_any: Final = self.value("ops") == "any"
        self.prevent_costs: Final = self.value("prevent") == "costs"
        self.turned_pods: Final = self.value("pods") == "turned"
        self.free_copies: Final = self.value("copies") == "free"
        self.handicap: Final = 0 if self.value("plot") == PRINTED else int(self.value("plot"))
        self.wins_needed: Final = 2 if self.value("match") == "3" else 1

    def made(self, chosen: dict[str, str]) -> "InvadersOptions":
        return InvadersOptions(chosen, self.own_decks)
