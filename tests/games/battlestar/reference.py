"""A second implementation of where a ship may fly, as plain as possible, from section 6 of the rules. [BG-6]"""

COLUMNS = "ABCDEFGHIJKLMNOPQRS"
HOLES = {"F6", "N6", "N14", "F14"}
DOORS = {
    "red": ["A4", "B4", "C4", "D1", "D2", "D3"],
    "blue": ["P1", "P2", "P3", "Q4", "R4", "S4"],
    "green": ["P17", "P18", "P19", "Q16", "R16", "S16"],
    "yellow": ["A16", "B16", "C16", "D17", "D18", "D19"],
}


def is_cell(column: int, row: int) -> bool:
    """On the board, and not in one of the corner blocks of three by three."""
    return 0 <= column < 19 and 1 <= row <= 19 and not ((column < 3 or column > 15) and (row < 4 or row > 16))


CELLS = [f"{COLUMNS[column]}{row}" for column in range(19) for row in range(1, 20) if is_cell(column, row)]


def beside(cell: str, diagonals: bool = False) -> list[str]:
    """The four neighbours of a cell, or all eight."""
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    found = []
    for east in (-1, 0, 1):
        for south in (-1, 0, 1):
            straight = abs(east) + abs(south) == 1
            if (straight or (diagonals and east and south)) and is_cell(column + east, row + south):
                found.append(f"{COLUMNS[column + east]}{row + south}")
    return found


def apart(cell: str, other: str) -> int:
    """Steps between two cells as if there were nothing between them."""
    return abs(COLUMNS.index(cell[0]) - COLUMNS.index(other[0])) + abs(int(cell[1:]) - int(other[1:]))


def walks(place: str, colour: str, steps: int, walls: set[str], home: bool, used: frozenset[str]) -> set[str]:
    """Every end of a walk of exactly that many steps that uses no cell twice and enters no wall."""
    if steps == 0:
        return {place}
    found: set[str] = set()
    for cell in DOORS[colour] if place == "home" else beside(place):
        if cell not in used and cell not in walls:
            found |= walks(cell, colour, steps - 1, walls, home, used | {cell})
    if home and steps == 1 and place in DOORS[colour]:
        found.add("home")
    return found


def destinations(
    colour: str, ships: dict[str, str], carrier: str, raider: str, number: int, loose_home: bool = False
) -> set[str]:
    """All that a pilot may answer to a number, with the early stops and, if nothing is left, the longest shorter move."""
    start = ships[colour]
    walls = {place for other, place in ships.items() if other != colour}
    exact = {steps: walks(start, colour, steps, walls, carrier == colour, frozenset([start])) for steps in range(1, number + 1)}
    special = set(HOLES)
    if not carrier:
        special.add(raider)
    elif carrier != colour:
        special |= set(beside(ships[carrier], diagonals=True))
    elif loose_home:
        special.add("home")
    found = exact[number] | {cell for ends in exact.values() for cell in ends & special}
    for steps in range(number - 1, 0, -1):
        found = found or exact[steps] - {"home"}
    return found
