"""Everything that can be answered, made once: flights, then the steps of laying rockets, then who begins. [PR-10]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.planet_raiders.board import COLOURS, NOSES, RAIDERS, SLOT_COUNT, SLOTS, ZONE_NUMBER

ROCKETS: Final = ["blue", "red"]
BLUE: Final[i64] = 0
RED: Final[i64] = 1
CELLS: Final = [column + str(row) for row in range(9, 0, -1) for column in "abcdefghi"]  # zones, planets and ships


class Fly(Action):
    """Ride a rocket: the raider goes to the pad that the nose points at. [PR-5]"""

    def __init__(self, raider: i64, slot: i64) -> None:
        super().__init__(f"fly {RAIDERS[raider]} {SLOTS[slot]}")
        self.raider: Final = raider  # of all twelve, by colour
        self.slot: Final = slot


class Halt(Action):
    """Set the raider down where it is. [PR-R10]"""

    def __init__(self) -> None:
        super().__init__("halt")


class EndMoves(Action):
    """Fly no more in this turn. [PR-R10]"""

    def __init__(self) -> None:
        super().__init__("end-moves")


class Take(Action):
    """Take a rocket from the reserve, to lay it. [PR-8]"""

    def __init__(self, colour: i64) -> None:
        super().__init__(f"take {ROCKETS[colour]}")
        self.colour: Final = colour


class InZone(Action):
    """Lay the rocket in a cell. Planets and ships can be named too, so that the refusal can tell why not. [PR-R7]"""

    def __init__(self, cell: str) -> None:
        super().__init__(f"zone {cell}")
        self.cell: Final = cell
        self.zone: Final[i64] = ZONE_NUMBER.get(cell, -1)


class Nose(Action):
    """Turn the rocket's nose to a side of its zone. [PR-R6]"""

    def __init__(self, nose: i64) -> None:
        super().__init__(f"nose {NOSES[nose]}")
        self.nose: Final = nose


class Exchange(Action):
    """Two blue rockets for a red one, for good. [PR-R23]"""

    def __init__(self) -> None:
        super().__init__("exchange")


class Give(Action):
    """Hand a rocket of the reserve to another player. [PR-R33]"""

    def __init__(self, colour: i64, camp: i64) -> None:
        super().__init__(f"give {ROCKETS[colour]} {COLOURS[camp]}")
        self.colour: Final = colour
        self.camp: Final = camp


class Done(Action):
    """Lay no more rockets in this turn; what is left is kept. [PR-R22]"""

    def __init__(self) -> None:
        super().__init__("done")


class First(Action):
    """Nature draws who begins. [PR-R26]"""

    def __init__(self, camp: i64) -> None:
        super().__init__(f"first {COLOURS[camp]}")
        self.camp: Final = camp


FLIGHTS: Final[list[Action]] = [Fly(raider, slot) for raider in range(i64(12)) for slot in range(SLOT_COUNT)]
HALT: Final = Halt()
END_MOVES: Final = EndMoves()
TAKES: Final[list[Action]] = [Take(colour) for colour in range(i64(2))]
CELL_CHOICES: Final = [InZone(cell) for cell in CELLS]
IN_ZONES: Final[list[Action]] = [choice for choice in CELL_CHOICES if choice.zone >= 0]  # in the order of the zones
TURNS_OF_NOSE: Final[list[Action]] = [Nose(nose) for nose in range(i64(4))]
EXCHANGE: Final = Exchange()
GIFTS: Final[list[Action]] = [Give(colour, camp) for colour in range(i64(2)) for camp in range(i64(4))]
DONE: Final = Done()
FIRSTS: Final[list[Action]] = [First(camp) for camp in range(i64(4))]

ALL: Final[list[Action]] = [
    *FLIGHTS,
    HALT,
    END_MOVES,
    *TAKES,
    *CELL_CHOICES,
    *TURNS_OF_NOSE,
    EXCHANGE,
    *GIFTS,
    DONE,
    *FIRSTS,
]


def flight(raider: i64, slot: i64) -> Action:
    """The flight of one of the twelve raiders with the rocket in a slot."""
    return FLIGHTS[raider * SLOT_COUNT + slot]


def gift(colour: i64, camp: i64) -> Action:
    return GIFTS[colour * 4 + camp]
