"""Other readings of the booklet, handicap, match and own decks; each is read by the one rule that it changes. [IN-7.4]"""

import re
from typing import Final

from orrery.core.errors import NotationError
from orrery.core.options import Choice, Options
from orrery.games.invaders.board import SIDES

PRINTED: Final = "printed"
DECK: Final = re.compile(r"\d+x\w+(,\d+x\w+)*$")
DECK_OPTIONS: Final = [f"deck-{side}" for side in SIDES]

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
    """The variants of Invaders, and the lists of own decks. [IN-7.1]

    >>> InvadersOptions({}).read("skip=whole deck-mankind=40xM01,30xM02").text()
    'skip=whole deck-mankind=40xM01,30xM02'
    """

    def __init__(self, chosen: dict[str, str]) -> None:
        own_decks = any(name in chosen for name in DECK_OPTIONS)
        super().__init__(CHOICES_WITH_DECKS if own_decks else CHOICES, chosen)
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
        self.decks: Final = [chosen.get(name, "") for name in DECK_OPTIONS]  # an empty text is the printed deck

    def made(self, chosen: dict[str, str]) -> "InvadersOptions":
        return InvadersOptions(chosen)

    def read(self, text: str) -> "InvadersOptions":
        """Deck lists stand among the other options, as `deck-mankind=4xM01,3xM02,…`."""
        decks: dict[str, str] = {}
        others: list[str] = []
        for word in text.split():
            name, _, value = word.partition("=")
            if name not in DECK_OPTIONS:
                others.append(word)
                continue
            if not DECK.match(value):
                raise NotationError(f"option {name!r} takes a list such as 4xM01,3xM02, not {value[:40]!r}")
            if decks.get(name, value) != value:
                raise NotationError(f"option {name!r} is given twice, with different values")
            decks[name] = value
        plain = InvadersOptions(decks)
        return InvadersOptions({**Options(plain.choices, {}).read(" ".join(others)).chosen, **decks})

    def text(self) -> str:
        lists = [f"{name}={deck}" for name, deck in zip(DECK_OPTIONS, self.decks, strict=True) if deck]
        return " ".join([*super().text().split(), *lists])
