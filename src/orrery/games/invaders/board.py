"""The battle board: three zones, and four slots on each side of each. [IN-5.1]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.resources import read_data

DATA: Final[dict[str, Any]] = read_data("orrery.games.invaders", "data", "cards.json")

MANKIND: Final[i64] = 0
INVADERS: Final[i64] = 1
NOBODY: Final[i64] = -1
SIDES: Final = ["mankind", "invaders"]

ZONES: Final[list[str]] = [zone["id"] for zone in DATA["zones"]]
ZONE_COUNT: Final[i64] = 3
PACIFIC_RIM: Final[i64] = 0
EURASIA: Final[i64] = 1
AFRICA: Final[i64] = 2
NO_ZONE: Final[i64] = -1
BASE_POWER: Final = vec[i64]([zone["base_power"] for zone in DATA["zones"]])
ADJACENT: Final = vec[i64]([int(other["id"] in zone["adjacent"]) for zone in DATA["zones"] for other in DATA["zones"]])

ROOM: Final[i64] = 4  # slots of one side in one zone [IN-R7]
SIDE_SLOTS: Final[i64] = ROOM * ZONE_COUNT
SLOT_COUNT: Final[i64] = 2 * SIDE_SLOTS
NO_SLOT: Final[i64] = -1
SLOTS: Final = [f"{zone}{side}{number}" for side in "mi" for zone in "PEA" for number in range(1, 5)]  # in board order

START: Final[i64] = 10  # of the plot marker, with decks of 70 cards
TOP: Final[i64] = 12  # the marker never rises above it [IN-R11]


def side_of(slot: i64) -> i64:
    """Whose slot it is."""
    return MANKIND if slot < SIDE_SLOTS else INVADERS


def zone_of(slot: i64) -> i64:
    """The zone of a slot."""
    return (slot if slot < SIDE_SLOTS else slot - SIDE_SLOTS) // ROOM


def column_of(slot: i64) -> i64:
    """The number of a slot's column: Mankind's three, then the Invaders'."""
    return slot // ROOM


def column(side: i64, zone: i64) -> i64:
    """The first of the four slots of a side in a zone."""
    return side * SIDE_SLOTS + zone * ROOM


def are_adjacent(zone: i64, other: i64) -> bool:
    """Pacific Rim and Africa are not. [IN-5.1]"""
    return ADJACENT[zone * ZONE_COUNT + other] == 1


def changed_by(counts: vec[i64], at: i64, amount: i64) -> vec[i64]:
    """The same numbers, one of them changed: what changes seldom is replaced, so that copies of a state can share it."""
    copy = counts[:]
    copy[at] += amount
    return copy
