"""What the booklet leaves open, as options; each is read by the one rule that it changes."""

from typing import Final

from orrery.core.options import NO, YES, Choice, Options
from orrery.games.battlestar.board import COLOURS

FOLLOWS: Final = "follows"  # a seat without a wish takes the colour that follows from the first seat's

CHOICES: Final = [
    Choice("loose-home", [NO, YES]),
    Choice("free-battle", [NO, YES]),
    Choice("cards", ["3-3-3", "5-2-2", "4-3-2", "3-2-4", "2-3-4"]),
    Choice("colour", COLOURS),
    *[Choice(f"colour-{seat}", [FOLLOWS, *COLOURS]) for seat in range(2, 5)],
]


class BattlestarOptions(Options):
    """The variants of Battlestar Galactica. [BG-R7] [BG-R44] [BG-R45] [BG-R46]

    >>> BattlestarOptions({}).read("cards=5-2-2 free-battle").text()
    'free-battle cards=5-2-2'
    """

    def __init__(self, chosen: dict[str, str]) -> None:
        super().__init__(CHOICES, chosen)
        self.loose_home: Final = self.is_on("loose-home")
        self.free_battle: Final = self.is_on("free-battle")
        self.split: Final = [int(count) for count in self.value("cards").split("-")]  # turbo, force, laser [BG-R9]
        wishes = [self.value(choice.name) for choice in CHOICES if choice.name.startswith("colour")]
        self.wishes: Final = [COLOURS.index(wish) if wish != FOLLOWS else -1 for wish in wishes]  # by seat [BG-R7]

    def made(self, chosen: dict[str, str]) -> "BattlestarOptions":
        return BattlestarOptions(chosen)
