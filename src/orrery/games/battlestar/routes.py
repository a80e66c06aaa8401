"""Where a ship can go: exact paths that use no cell twice, and the places where one may stop early. [BG-6]

What is found is kept: the same start, number and neighbours give the same shared list of moves. Only ships and aims near enough to
matter are part of what it is kept under, so that most moves of a game are one look-up.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.table import Action
from orrery.games.battlestar.actions import MOVE_HOME, MOVES
from orrery.games.battlestar.board import (
    AROUND,
    CELL_COUNT,
    DISTANCE,
    HOLES,
    NEIGHBOURS,
    NODE_COUNT,
    NOWHERE,
    WIDTH,
    place_name,
)

NOTHING: Final[i64] = 0  # what a mover may want besides the number: nothing in reach,
RAIDER: Final[i64] = 1  # the free raider's cell,
CARRIER: Final[i64] = 2  # a cell next to the carrier,
HOME: Final[i64] = 3  # its own station, by exact count,
LOOSE_HOME: Final[i64] = 4  # its own station, with steps to spare [BG-R18]

MOST_KEPT: Final = 150_000
kept: Final[dict[int, list[Action]]] = {}
unhindered: Final[list[list[Action]]] = [[] for _ in range(329 * 8)]  # by start and number, when nothing is near


def destinations(start: i64, number: i64, blockers: vec[i64], want: i64, place: i64) -> list[Action]:
    """Every legal move of a ship, as a shared list; empty if it cannot stir. [BG-6.3]

    `blockers` are the other ships' cells in ascending order, of which only those within `number` steps matter; `want` and
    `place` say what the ship may stop for.
    """
    if want == NOTHING and len(blockers) == 0:
        found = unhindered[start * 8 + number]
        if not found:
            found = search(start, number, blockers, want, place)
            unhindered[start * 8 + number] = found
        return found
    key: i64 = (((start + 1) * 8 + number) * 8 + want) * 512 + place + 1  # no zero in front, so that keys differ by length too
    for cell in blockers:
        key = key * 512 + cell + 1
    known = kept.get(key)
    if known is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        known = search(start, number, blockers, want, place)
        kept[key] = known
    return known


def search(start: i64, number: i64, blockers: vec[i64], want: i64, place: i64) -> list[Action]:
    """The exact algorithm: self-avoiding walks for the number, shortest ways for early stops. [BG-6.3]"""
    closed = blank()
    for cell in blockers:
        closed[cell] = 1  # other ships are walls [BG-R14]
    home = place if want >= HOME else NOWHERE
    exact = blank()
    walk(start, number, home, closed, exact)
    early_stops(start, number, closed, want, place, exact)
    left = number - 1
    while left > 0 and not any_of(exact):
        walk(start, left, NOWHERE, closed, exact)  # the longest shorter move, never into the station [BG-R19]
        left -= 1
    moves: list[Action] = [MOVES[cell] for cell in range(CELL_COUNT) if exact[cell]]
    if home != NOWHERE and exact[home]:
        moves.append(MOVE_HOME)
    return moves


def blank() -> vec[i64]:
    """One zero for every node."""
    return vec[i64]([0] * 329)


def any_of(marks: vec[i64]) -> bool:
    for mark in marks:
        if mark:
            return True
    return False


def walk(at: i64, left: i64, home: i64, used: vec[i64], reached: vec[i64]) -> None:
    """Mark every node where a walk of exactly that length can end without using a cell twice. [BG-6.1.3]"""
    if left == 0:
        reached[at] = 1
        return
    if home != NOWHERE and left == 1 and at < CELL_COUNT and DISTANCE[at * NODE_COUNT + home] == 1:
        reached[home] = 1  # the station, as the last step [BG-R18]
    used[at] = 1
    for k in range(WIDTH):
        neighbour = NEIGHBOURS[at * WIDTH + k]
        if neighbour == NOWHERE:
            break
        if not used[neighbour]:
            walk(neighbour, left - 1, home, used, reached)
    used[at] = 0


def early_stops(start: i64, number: i64, closed: vec[i64], want: i64, place: i64, reached: vec[i64]) -> None:
    """Add the places where the move may end before its number is used up. [BG-6.1.5] [BG-R17]"""
    steps = ways(start, number, closed)
    for hole in HOLES:
        if 0 < steps[hole] <= number:
            reached[hole] = 1
    if want == RAIDER and 0 < steps[place] <= number:
        reached[place] = 1
    elif want == CARRIER:
        for k in range(i64(8)):
            cell = AROUND[place * 8 + k]
            if cell != NOWHERE and 0 < steps[cell] <= number:
                reached[cell] = 1
    elif want == LOOSE_HOME:
        for k in range(WIDTH):
            door = NEIGHBOURS[place * WIDTH + k]
            if 0 <= steps[door] < number:
                reached[place] = 1


def ways(start: i64, number: i64, closed: vec[i64]) -> vec[i64]:
    """The fewest steps to every node around the ships, −1 beyond that number."""
    steps = vec[i64]([-1] * 329)
    steps[start] = 0
    queue = vec[i64]([start])
    at: i64 = 0
    while at < len(queue):
        node = queue[at]
        at += 1
        if steps[node] == number:
            continue
        for k in range(WIDTH):
            neighbour = NEIGHBOURS[node * WIDTH + k]
            if neighbour == NOWHERE:
                break
            if steps[neighbour] < 0 and not closed[neighbour]:
                steps[neighbour] = steps[node] + 1
                queue = append(queue, neighbour)
    return steps


def witness(start: i64, end: i64, number: i64, blockers: vec[i64], home: i64) -> list[str]:
    """A path for the eye: the first of exactly that length in the order north, east, south, west, else a shortest one. [BG-6.2]"""
    closed = blank()
    for cell in blockers:
        closed[cell] = 1
    for length in [number, *range(i64(1), number)]:
        trail: list[int] = []
        if trace(start, end, length, home, closed, trail):
            return [place_name(node) for node in trail]
    return []


def trace(at: i64, end: i64, left: i64, home: i64, used: vec[i64], trail: list[int]) -> bool:
    """Depth-first, in compass order: leave in `trail` a self-avoiding path of exactly that length, if there is one."""
    if left == 0:
        return at == end
    if end == home and left == 1:
        if at < CELL_COUNT and DISTANCE[at * NODE_COUNT + home] == 1:
            trail.append(int(home))
            return True
        return False
    used[at] = 1
    for k in range(WIDTH):
        neighbour = NEIGHBOURS[at * WIDTH + k]
        if neighbour == NOWHERE:
            break
        if not used[neighbour]:
            trail.append(int(neighbour))
            if trace(neighbour, end, left - 1, home, used, trail):
                used[at] = 0
                return True
            trail.pop()
    used[at] = 0
    return False
