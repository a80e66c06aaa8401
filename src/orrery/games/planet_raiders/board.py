"""Places of the galaxy: pads for raiders and aliens, zones for rockets, and who can ride what. [PR-4]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.core.packed import packed
from orrery.core.resources import read_data

DATA: Final[dict[str, Any]] = read_data("orrery.games.planet_raiders", "data", "board.json")

COLOURS: Final[list[str]] = [seat["colour"] for seat in DATA["seats"]]  # clockwise from the south [PR-R26]
SEATING: Final[dict[str, list[int]]] = DATA["seats_in_play"]
RAIDERS: Final[list[str]] = [raider["id"] for seat in DATA["seats"] for raider in seat["raiders"]]  # R1 … G3
PLANETS: Final[list[str]] = [planet["id"] for planet in DATA["planets"]]
PLANET_CELLS: Final[list[str]] = [planet["cell"] for planet in DATA["planets"]]
NOSES: Final[list[str]] = list(DATA["directions"])
TEAM: Final[i64] = 3  # raiders of a player [PR-2]
PLANET_COUNT: Final[i64] = 4
NOWHERE: Final[i64] = -1
NOBODY: Final[i64] = -1

PADS: Final[list[str]] = [pad["id"] for pad in DATA["pads"]]
PAD_COUNT: Final[i64] = 156
PAD_NUMBER: Final[dict[str, int]] = {pad: number for number, pad in enumerate(PADS)}
PAD_X: Final[list[int]] = [int(pad["x"]) for pad in DATA["pads"]]
PAD_Y: Final[list[int]] = [int(pad["y"]) for pad in DATA["pads"]]

ZONES: Final[list[str]] = [zone["id"] for zone in DATA["zones"]]  # row 9 first, west to east
ZONE_COUNT: Final[i64] = 73
ZONE_NUMBER: Final[dict[str, int]] = {zone: number for number, zone in enumerate(ZONES)}
IS_METEOR: Final[list[bool]] = [zone["kind"] == "meteor" for zone in DATA["zones"]]  # red rockets only [PR-R32]

# A slot is a zone with a nose: zones in their order, noses in the order north, east, south, west. [PR-R3]
SLOTS: Final[list[str]] = [zone["id"] + nose for zone in DATA["zones"] for nose in NOSES if nose in zone["noses"]]
SLOT_COUNT: Final[i64] = 268
SLOT_NUMBER: Final[dict[str, int]] = {slot: number for number, slot in enumerate(SLOTS)}


def camps_of(seats: int) -> list[int]:
    """The colours that sit down, clockwise: two opposite each other, three with green left out. [PR-R26]"""
    return SEATING[str(seats)]


def slots_in(zone: int) -> list[int]:
    """The slots of a zone, one for each side that has a pad. [PR-R6]"""
    noses = DATA["zones"][zone]["noses"]
    return [SLOT_NUMBER[ZONES[zone] + nose] for nose in NOSES if nose in noses]


def target_of(slot: str) -> int:
    """The pad that a rocket's nose points at."""
    return PAD_NUMBER[DATA["zones"][ZONE_NUMBER[slot[:-1]]]["noses"][slot[-1]]]


def zones_at(pad: int) -> list[int]:
    """The one or two zones that touch a pad: the zones near it on its line. [PR-R2]"""
    return [ZONE_NUMBER[zone] for zone in DATA["pads"][pad]["zones"]]


def rides_from(pad: int) -> list[int]:
    """The slots whose rocket carries a raider away from a pad: in a zone beside it, not pointing at it. [PR-R4] [PR-R5]"""
    return [slot for zone in zones_at(pad) for slot in slots_in(zone) if target_of(SLOTS[slot]) != pad]


def owner_of(pad: dict[str, Any], kind: str) -> int:
    """The colour of a start or boarding pad, or NOBODY."""
    return COLOURS.index(pad["colour"]) if pad["kind"] == kind else -1


MOST_SLOTS: Final[i64] = 4  # in a zone
MOST_RIDES: Final[i64] = 6  # from a pad: three in each of two zones
SLOTS_OF: Final = packed([slots_in(zone) for zone in range(73)], 4)
ROOM: Final = vec[i64]([len(slots_in(zone)) for zone in range(73)])
METEOR: Final = vec[i64]([int(meteor) for meteor in IS_METEOR])
ZONE_OF: Final = vec[i64]([ZONE_NUMBER[slot[:-1]] for slot in SLOTS])
NOSE_OF: Final = vec[i64]([NOSES.index(slot[-1]) for slot in SLOTS])
TARGET: Final = vec[i64]([target_of(slot) for slot in SLOTS])
SLOT_AT: Final = vec[i64]([SLOT_NUMBER.get(zone + nose, -1) for zone in ZONES for nose in NOSES])  # by zone and nose
ZONES_AT: Final = packed([zones_at(pad) for pad in range(156)], 2)
RIDES: Final = packed([rides_from(pad) for pad in range(156)], 6)
BOARDING: Final = vec[i64]([owner_of(pad, "boarding") for pad in DATA["pads"]])  # whose ship, by pad
HOME: Final = vec[i64]([owner_of(pad, "start") for pad in DATA["pads"]])  # whose start pad
ALIEN_HOME: Final = vec[i64]([PLANETS.index(pad["planet"]) if "planet" in pad else -1 for pad in DATA["pads"]])
START: Final = vec[i64]([PAD_NUMBER[raider["start"]] for seat in DATA["seats"] for raider in seat["raiders"]])
LAID: Final[list[list[tuple[str, str]]]] = [  # slot and colour of the rockets that lie before each colour at the start
    [(rocket["zone"] + rocket["nose"], rocket["colour"]) for rocket in seat["initial_rockets"]] for seat in DATA["seats"]
]
BITS: Final = vec[i64]([1, 2, 4])  # one for each raider of a player
EMPTY_PADS: Final = vec[u8]([0] * 156)
EMPTY_SLOTS: Final = vec[u8]([0] * 268)
EMPTY_ZONES: Final = vec[u8]([0] * 73)
