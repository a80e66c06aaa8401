"""Places and distances of the board, read from the box's data. [BG-3]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.core.packed import packed, steps_from
from orrery.core.resources import read_data

DATA: Final[dict[str, Any]] = read_data("orrery.games.battlestar", "data", "board.json")

COLOURS: Final[list[str]] = DATA["turn_order_clockwise"]  # from the north-west corner on [BG-R6]
SEATING: Final[dict[str, list[str]]] = DATA["seating"]
CELLS: Final[list[str]] = [cell["id"] for cell in DATA["cells"]]
CELL_COUNT: Final[i64] = 325  # cells are 0 … 324, the four stations are nodes after them [BG-R1] [BG-R3]
NODE_COUNT: Final[i64] = 329
NOWHERE: Final[i64] = -1
FAR: Final[i64] = 99

NUMBER_OF: Final[dict[str, int]] = {cell: number for number, cell in enumerate(CELLS)}
COLUMN: Final[list[int]] = [int(cell["x"]) for cell in DATA["cells"]]
ROW: Final[list[int]] = [int(cell["y"]) for cell in DATA["cells"]]
CENTRE: Final[i64] = NUMBER_OF[DATA["raider_start"]]
HOLES: Final = vec[i64]([NUMBER_OF[hole["id"]] for hole in DATA["black_holes"]])  # [BG-R4]
PLANETS: Final = vec[i64]([NUMBER_OF[planet["id"]] for planet in DATA["planets"]])  # [BG-R5]
DOORS: Final[list[list[int]]] = [[NUMBER_OF[door] for door in station["doors"]] for station in DATA["stations"]]


def home_of(colour: i64) -> i64:
    """The node of a colour's launching station."""
    return CELL_COUNT + colour


def place_name(node: i64) -> str:
    """A node as people read it: a cell's id, or `home`."""
    return CELLS[node] if node < CELL_COUNT else "home"


def compass(cell: int) -> list[int]:
    """The neighbours of a cell in the order north, east, south, west. [BG-6.1.1]"""
    column, row = COLUMN[cell], ROW[cell]
    found = []
    for x, y in [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]:
        if 1 <= x <= 19:
            neighbour = NUMBER_OF.get(f"{'ABCDEFGHIJKLMNOPQRS'[x - 1]}{y}", -1)
            if neighbour >= 0:
                found.append(neighbour)
    return found


def steps_to_nodes(start: int) -> list[int]:
    """The distance of every node in steps on an empty board; stations are left, never crossed."""
    distance = steps_from(start, STEPS_OF)
    for colour in range(4):  # into a station, by its doors
        if start != 325 + colour:
            distance[325 + colour] = 1 + min(distance[door] for door in DOORS[colour])
    return distance


STEPS_OF: Final[list[list[int]]] = [compass(cell) for cell in range(325)] + DOORS
WIDTH: Final[i64] = 6  # neighbours kept per node: four, or a station's six doors
NEIGHBOURS: Final = packed(STEPS_OF, 6)
DISTANCE: Final = vec[u8]([steps for node in range(329) for steps in steps_to_nodes(node)])  # bytes: it is read at every move


def around(cell: int) -> list[int]:
    """The cells next to a cell, diagonals included: where battles are fought. [BG-3]"""
    return [
        other
        for other in range(325)
        if other != cell and abs(COLUMN[other] - COLUMN[cell]) <= 1 and abs(ROW[other] - ROW[cell]) <= 1
    ]


AROUND: Final = packed([around(cell) for cell in range(325)], 8)
QUARTERS: Final[list[list[int]]] = [[COLOURS.index(colour) for colour in cell["quadrants"]] for cell in DATA["cells"]]
IN_QUARTER: Final = packed([[int(quarter in QUARTERS[cell]) for quarter in range(4)] for cell in range(325)], 4)  # [BG-R2]
ON_HOLE: Final = packed([[int(cell["kind"] == "black_hole")] for cell in DATA["cells"]], 1)
ON_PLANET: Final = packed([[int(cell["kind"] == "planet")] for cell in DATA["cells"]], 1)
ON_LINE: Final = packed([[int(bool(cell["line"]))] for cell in DATA["cells"]], 1)


def distance(start: i64, end: i64) -> i64:
    """Steps between two nodes on an empty board."""
    return i64(DISTANCE[start * NODE_COUNT + end])


def touches(cell: i64, other: i64) -> bool:
    """Whether two places are next to each other, diagonals included; stations touch nothing. [BG-3]"""
    if cell >= CELL_COUNT or other >= CELL_COUNT:
        return False
    for k in range(i64(8)):
        if AROUND[cell * 8 + k] == other:
            return True
    return False
