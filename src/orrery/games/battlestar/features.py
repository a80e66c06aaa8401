"""A view as numbers, for learners: always equally many, all between 0 and 1.

First the four places around the table, "me" first and then clockwise: `view["me"]` is that seat, and without it P1 comes first.
A place where nobody sits is all zeros, so two, three and four pilots give equally many numbers. Then what is nobody's: the
raider, the number spun, what is asked and why, and the options. `feature_names` has a name for each number, in the same order.
"""

from typing import Any, Final, cast

from orrery.core.values import Json
from orrery.games.battlestar.actions import KINDS, SPINS
from orrery.games.battlestar.board import (
    CELL_COUNT,
    COLOURS,
    COLUMN,
    DISTANCE,
    DOORS,
    HOLES,
    NODE_COUNT,
    NUMBER_OF,
    ON_HOLE,
    ON_PLANET,
    PLANETS,
    QUARTERS,
    ROW,
    distance,
    place_name,
    touches,
)
from orrery.games.battlestar.flying import REASONS
from orrery.games.battlestar.options import CHOICES
from orrery.games.battlestar.state import EVASIONS, SHOWN

PLACES: Final = ["me", "second", "third", "fourth"]  # around the table, clockwise
WHERE: Final = ["docked", "column", "row", "hole", "planet", *[f"quarter {colour}" for colour in COLOURS], "to hole"]
ASKS: Final = ["turn-up", "first-spin", "spin", "move", "jump", "challenge", "duel", "banish", "command", "arm", "aim", "evade"]
EFFECTS: Final = [*[place_name(planet) for planet in PLANETS], "laser"]  # in the order in which an evasion names them
ROLES: Final = ["asked", "duelling", "beaten", "threatened"]  # in what is asked now, or waits beneath it
FLAGS: Final = [choice.name for choice in CHOICES if choice.flag]

FARTHEST: Final = int(max(DISTANCE))
MOST_SPUN: Final = len(SPINS)
MOST_ALIKE: Final = 5  # cards of one kind in a pack, however it is split [BG-R9]

OF_A_PILOT: Final = [
    "present",
    *COLOURS,
    *WHERE,
    "to home",
    "to raider",
    "raider to home",
    "carries",
    "beside carrier",
    *[f"shown {kind}" for kind in KINDS],
    *[f"pack {kind}" for kind in KINDS],
    "evasions",
    "active",
    "winner",
    *ROLES,
]
OF_NOBODY: Final = [
    "raider free",
    *[f"raider {name}" for name in WHERE],
    *[f"number {number}" for number in range(1, MOST_SPUN + 1)],
    *[f"ask {ask}" for ask in ASKS],
    *[f"because {reason}" for reason in REASONS],
    *[f"effect {effect}" for effect in EFFECTS],
    "attacks left",
    "challenger spun",
    *[f"option {flag}" for flag in FLAGS],
]
NO_PILOT: Final = [0.0] * len(OF_A_PILOT)


def feature_names() -> list[str]:
    """What each number of `features` says.

    >>> feature_names()[:3], feature_names()[-1]
    (['me present', 'me red', 'me blue'], 'option free-battle')
    """
    return [f"{place} {name}" for place in PLACES for name in OF_A_PILOT] + OF_NOBODY


def features(view: Json) -> list[float]:
    """The numbers of `feature_names`, for a seat's view."""
    camps = [COLOURS.index(colour) for colour in cast(list[str], view["camps"])]
    ships = [node_of(place, camp) for place, camp in zip(cast(list[str], view["ships"]), camps, strict=True)]
    carrier = cast(int, view["carrier"])
    raider = NUMBER_OF[cast(str, view["raider"])] if view["raider"] else ships[carrier]
    agenda = cast(list[list[Any]], view["agenda"])
    cast_of = roles(agenda)
    me, seats = cast(int, view.get("me", 0)), len(camps)
    numbers: list[float] = []
    for place in range(len(PLACES)):
        seat = (me + place) % seats
        numbers += of_a_pilot(view, seat, camps[seat], ships, raider, cast_of) if place < seats else NO_PILOT
    numbers.append(float(carrier < 0))
    numbers += OF_NODE[raider]
    numbers += one_of(MOST_SPUN, cast(int, view["number"]) - 1)
    numbers += of_the_question(agenda)
    chosen = cast(str, view["options"]).split()
    numbers += [float(flag in chosen) for flag in FLAGS]
    return numbers


def of_a_pilot(view: Json, seat: int, camp: int, ships: list[int], raider: int, cast_of: list[set[int]]) -> list[float]:
    """One place at the table: the ship, its distances, its cards, and its part in what is going on."""
    carrier, ship, home = cast(int, view["carrier"]), ships[seat], CELL_COUNT + camp
    shown = cast(list[list[str]], view["shown"])[seat]
    pack = cast(list[list[int]], view["packs"])[seat]
    evasions = cast(list[int], view["evasions"])[seat]
    return [
        1.0,
        *one_of(len(COLOURS), camp),
        *OF_NODE[ship],
        far(ship, home),
        far(ship, raider),
        far(raider, home),
        float(seat == carrier),
        float(0 <= carrier != seat and touches(ship, raider)),
        *[shown.count(kind) / SHOWN for kind in KINDS],
        *[count / MOST_ALIKE for count in pack],
        evasions / EVASIONS,
        float(seat == view["active"]),
        float(seat == view["winner"]),
        *[float(seat in role) for role in cast_of],
    ]


def of_the_question(agenda: list[list[Any]]) -> list[float]:
    """What is asked, why the ship flies, what is to be evaded, and what is left of a volley or a battle."""
    top: list[Any] = agenda[-1] if agenda else [""]
    ask: str = top[0]
    attacks = max((row[2] for row in agenda if row[0] == "aim"), default=0)
    return [
        *one_of(len(ASKS), ASKS.index(ask) if agenda else -1),
        *one_of(len(REASONS), top[2] if ask in ("spin", "move") else -1),
        *one_of(len(EFFECTS), top[2] if ask == "evade" else -1),
        attacks / MOST_SPUN,
        (top[3] if ask == "duel" else 0) / MOST_SPUN,
    ]


def roles(agenda: list[list[Any]]) -> list[set[int]]:
    """For each of ROLES the seats that have it; who is asked is the pilot for whom Nature spins, when she does."""
    asked, duelling, beaten, threatened = set[int](), set[int](), set[int](), set[int]()
    for ask, *details in agenda:
        if ask == "duel":
            duelling.update(details[:2])
        elif ask == "banish":
            beaten.add(details[1])
        elif ask == "evade":
            threatened.add(details[0])
    if agenda:
        ask, *details = agenda[-1]
        if ask == "first-spin":
            asked.add(details[0][len(details[1])])
        elif ask == "duel":
            asked.add(details[1] if details[2] else details[0])
        else:
            asked.add(details[0])
    return [asked, duelling, beaten, threatened]


def one_of(count: int, chosen: int) -> list[float]:
    """A single 1 at the chosen place, or zeros alone.

    >>> one_of(3, 1), one_of(2, -1)
    ([0.0, 1.0, 0.0], [0.0, 0.0])
    """
    row = [0.0] * count
    if chosen >= 0:
        row[chosen] = 1.0
    return row


def far(start: int, end: int) -> float:
    """Steps between two nodes as a share of the longest way on the board."""
    return int(distance(start, end)) / FARTHEST


def node_of(place: str, camp: int) -> int:
    """The node of a place as a view names it."""
    return CELL_COUNT + camp if place == "home" else NUMBER_OF[place]


def of_node(node: int) -> list[float]:
    """What WHERE tells of a node; a station lies in the middle of its doors, and in no quarter. [BG-R36]"""
    cells = [node] if node < CELL_COUNT else DOORS[node - CELL_COUNT]
    docked = node >= CELL_COUNT
    return [
        float(docked),
        sum(COLUMN[cell] - 1 for cell in cells) / len(cells) / 18,
        sum(ROW[cell] - 1 for cell in cells) / len(cells) / 18,
        float(not docked and ON_HOLE[node]),
        float(not docked and ON_PLANET[node]),
        *[float(not docked and quarter in QUARTERS[node]) for quarter in range(4)],
        min(far(node, hole) for hole in HOLES),
    ]


OF_NODE: Final = [of_node(node) for node in range(NODE_COUNT)]
