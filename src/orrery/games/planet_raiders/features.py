"""A view as numbers, for learners: always equally many, all between 0 and 1.

The board is turned so that "me" sits south: `view["me"]` is that seat, and without it P1. Then come the four sides of the
table, clockwise from "me"; a side where nobody sits is all zeros. Then rockets by slot, aliens by pad, and what is asked.
`feature_names` has a name for each number, in the same order.
"""

from typing import Any, Final, cast

from orrery.core.values import Json, texts
from orrery.games.planet_raiders.actions import ROCKETS
from orrery.games.planet_raiders.board import COLOURS, DATA, NOSES, PAD_NUMBER, PADS, PLANETS, SLOTS, ZONES
from orrery.games.planet_raiders.crews import missing
from orrery.games.planet_raiders.events import FATES
from orrery.games.planet_raiders.options import CHOICES
from orrery.games.planet_raiders.rules.places import QUIET_ROUNDS

SIDES: Final = ["me", "left", "opposite", "right"]
ASKS: Final = ["first", "move", "fly", "place", "zone", "nose"]
ALIEN_PADS: Final = [pad["id"] for pad in DATA["pads"] if pad["kind"] == "alien"]
VALUES: Final = [(choice.name, value) for choice in CHOICES for value in choice.values[1:]]
MOST_ROCKETS: Final = 10  # of one colour in a reserve; more count as so many
MOST_CAPTURED: Final = 9

OF_A_PLAYER: Final = [
    "present",
    "active",
    *FATES[1:],
    *[f"raider {number} off" for number in (1, 2, 3)],
    *[f"raider {number} set down" for number in (1, 2, 3)],
    *[f"reserve {colour}" for colour in ROCKETS],
    *[f"alien of {planet}" for planet in PLANETS],
    "raiders captured",
    "missing",
    *[f"raider on {pad}" for pad in PADS],
]
OF_NOBODY: Final = [
    *[f"{colour} in {slot}" for slot in SLOTS for colour in ROCKETS],
    *[f"alien on {pad}" for pad in ALIEN_PADS],
    *[f"ask {ask}" for ask in ASKS],
    *[f"flying {number}" for number in (1, 2, 3)],
    *[f"taken {colour}" for colour in ROCKETS],
    *[f"zone {zone}" for zone in ZONES],
    *[f"ridden {colour}" for colour in ROCKETS],
    "won",
    "idle",
    "quiet",
    *[f"option {name} {value}" for name, value in VALUES],
]
NO_PLAYER: Final = [0.0] * len(OF_A_PLAYER)
CELL_NAMES: Final = "zabcdefghij"


def feature_names() -> list[str]:
    """What each number of `features` says.

    >>> feature_names()[0], feature_names()[-1], len(feature_names())
    ('me present', 'option first drawn', 1354)
    """
    return [f"{side} {name}" for side in SIDES for name in OF_A_PLAYER] + OF_NOBODY


def features(view: Json) -> list[float]:
    """The numbers of `feature_names`, for a seat's view."""
    camps = [COLOURS.index(camp) for camp in texts(view["camps"])]
    south = camps[cast(int, view.get("me", 0))]
    numbers: list[float] = []
    for side in range(4):
        camp = (south + side) % 4
        numbers += of_a_player(view, camps.index(camp), south) if camp in camps else NO_PLAYER
    return numbers + of_the_board(view, south) + of_the_question(view, south, len(camps)) + of_the_options(view)


def of_a_player(view: Json, seat: int, south: int) -> list[float]:
    """One side of the table: what became of the player, raiders, reserve and crew."""
    pads = cast(list[list[str]], view["raiders"])[seat]
    active = seat == view["active"]
    locked = [int(raider[1]) for raider in cast(str, view["locked"]).split()] if active else []
    aliens = cast(list[list[str]], view["crew_aliens"])[seat]
    captured = len(cast(list[list[str]], view["crew_raiders"])[seat])
    reserve = cast(list[list[int]], view["reserves"])[seat]
    fate = texts(view["fates"])[seat]
    standing = [0.0] * len(PADS)
    for pad in pads:
        if pad:
            standing[TURNED_PADS[south][PAD_NUMBER[pad]]] = 1.0
    return [
        1.0,
        float(active),
        *[float(fate == other) for other in FATES[1:]],
        *[float(not pad) for pad in pads],
        *[float(number in locked) for number in (1, 2, 3)],
        *[min(1.0, count / MOST_ROCKETS) for count in reserve],
        *turned_planets([float(planet in aliens) for planet in PLANETS], south),
        captured / MOST_CAPTURED,
        int(missing(len(aliens), captured)) / 4,
        *standing,
    ]


def of_the_board(view: Json, south: int) -> list[float]:
    """Rockets by slot and colour, and the aliens that still stand on their pads."""
    rockets = [0.0] * (2 * len(SLOTS))
    for slot, colour in cast(dict[str, str], view["rockets"]).items():
        rockets[2 * TURNED_SLOTS[south][slot] + ROCKETS.index(colour)] = 1.0
    there = {TURNED_PADS[south][PAD_NUMBER[pad]] for pad in texts(view["aliens"])}
    return rockets + [float(PAD_NUMBER[pad] in there) for pad in ALIEN_PADS]


def of_the_question(view: Json, south: int, seats: int) -> list[float]:
    """What is asked, with its raider, rocket and zone, and what is counted."""
    agenda = cast(list[list[Any]], view["agenda"])
    top: list[Any] = agenda[-1] if agenda else ["over", 0, 0, 0]
    ask: str = top[0]
    zone = TURNED_ZONES[south][ZONES[top[3]]] if ask == "nose" else -1
    return [
        *[float(ask == other) for other in ASKS],
        *[float(ask == "fly" and top[2] == number) for number in range(3)],
        *[float(ask in ("zone", "nose") and top[2] == colour) for colour in range(2)],
        *[float(zone == other) for other in range(len(ZONES))],
        *[min(1.0, count / MOST_ROCKETS) for count in cast(dict[str, int], view["ridden"]).values()],
        cast(int, view["won"]) / MOST_CAPTURED,
        min(1.0, cast(int, view["idle"]) / seats),
        min(1.0, cast(int, view["quiet"]) / (int(QUIET_ROUNDS) * seats)),
    ]


def of_the_options(view: Json) -> list[float]:
    chosen = cast(str, view["options"]).split()
    return [float(f"{name}={value}" in chosen or name in chosen) for name, value in VALUES]


# Turning the board: a quarter turn clockwise sends column c, row r to column r, row 10 − c [PR-4]


def turned_cell(cell: str, south: int) -> str:
    """Where a cell lies once that colour sits south.

    >>> turned_cell("a5", 1), turned_cell("e9", 2), turned_cell("z5", 1), turned_cell("b8", 0)
    ('e1', 'e1', 'e0', 'b8')
    """
    column, row = CELL_NAMES.index(cell[0]), int(cell[1:])
    for _ in range(south):
        column, row = 10 - row, column
    return f"{CELL_NAMES[column]}{row}"


def turned_pad(pad: str, south: int) -> int:
    """The pad between the two turned cells, west or south one first."""
    cut = next(place for place in range(1, len(pad)) if pad[place].isalpha())
    one, other = (turned_cell(cell, south) for cell in (pad[:cut], pad[cut:]))
    return PAD_NUMBER[one + other] if one + other in PAD_NUMBER else PAD_NUMBER[other + one]


def turned_slot(slot: str, south: int) -> int:
    return SLOTS.index(turned_cell(slot[:-1], south) + NOSES[(NOSES.index(slot[-1]) - south) % 4])


def turned_planets(flags: list[float], south: int) -> list[float]:
    """Planets in the order in which they lie once that colour sits south."""
    return [flags[(place + south) % 4] for place in range(4)]


TURNED_PADS: Final = [[turned_pad(pad, south) for pad in PADS] for south in range(4)]
TURNED_SLOTS: Final = [{slot: turned_slot(slot, south) for slot in SLOTS} for south in range(4)]
TURNED_ZONES: Final = [{zone: ZONES.index(turned_cell(zone, south)) for zone in ZONES} for south in range(4)]
