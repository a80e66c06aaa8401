"""Where a ship can go: exact paths that use no cell twice, and the places where one may stop early. [BG-6]

Where at most one other ship is nearer than the number, `reach` knows the answer; a crowd is searched.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.battlestar.actions import MOVE_HOME, MOVES
from orrery.games.battlestar.board import AROUND, CELL_COUNT, HOLES, NEIGHBOURS, NOWHERE, ON_HOLE, WIDTH, distance, place_name
from orrery.games.battlestar.reach import HALF, POWERS, UNREACHED, Reach, reach_from

NOTHING: Final[i64] = 0  # what a mover may want besides the number: nothing in reach,
RAIDER: Final[i64] = 1  # the free raider's cell,
CARRIER: Final[i64] = 2  # a cell next to the carrier,
HOME: Final[i64] = 3  # its own station, by exact count,
LOOSE_HOME: Final[i64] = 4  # its own station, with steps to spare [BG-R44]

ZEROS: Final = vec[i64]([0] * 329)
UNKNOWN: Final = vec[i64]([-1] * 329)
unhindered: Final[list[list[Action]]] = [[] for _ in range(329 * 8)]  # by start and number: most moves meet nothing


def destinations(start: i64, number: i64, ships: vec[i64], want: i64, place: i64) -> list[Action]:
    """Every legal move of a ship, as a list that may be shared; empty if it cannot stir. [BG-6.3]

    `ships` are the cells of other ships within the number; `want` and `place` say what the ship may stop for.
    """
    if want == NOTHING and len(ships) == 0:
        plain = unhindered[start * 8 + number]
        if not plain:
            plain = reach_from(start).moves[number]
            unhindered[start * 8 + number] = plain
        return plain
    reach = reach_from(start)
    low: i64 = 0
    high: i64 = 0
    walls: i64 = 0
    for cell in ships:
        local = reach.local[cell]
        if local < HALF:
            low |= POWERS[local]
        else:
            high |= POWERS[local - HALF]
        if distance(start, cell) < number:
            walls += 1  # a ship at exactly the number hinders nobody: it only takes its own cell
    if walls > 1:
        return search(start, number, ships, want, place)
    moves = reach.moves[number] if low == 0 and high == 0 else free_of(reach, number, low, high)
    if want != NOTHING:
        moves = with_stops(moves, reach, number, low, high, want, place)
    return moves or search(start, number, ships, NOTHING, NOWHERE)


def free_of(reach: Reach, number: i64, low: i64, high: i64) -> list[Action]:
    """The moves whose cuts are free of ships."""
    moves = reach.moves[number]
    low_cuts = reach.low[number]
    high_cuts = reach.high[number]
    return [moves[k] for k in range(len(low_cuts)) if not (low_cuts[k] & low or high_cuts[k] & high)]


def with_stops(moves: list[Action], reach: Reach, number: i64, low: i64, high: i64, want: i64, place: i64) -> list[Action]:
    """Those moves and the early stops at the raider or next to its carrier, and one's own station. [BG-6.1.5] [BG-6.1.6]"""
    more: list[Action] = []
    if want == RAIDER:
        if only_by_stopping(reach, number, place, low, high):
            more.append(MOVES[place])
    elif want == CARRIER:
        for k in range(place * 8, place * 8 + 8):
            if AROUND[k] == NOWHERE:
                break
            if only_by_stopping(reach, number, AROUND[k], low, high):
                more.append(MOVES[AROUND[k]])
    elif is_open(reach.early if want == LOOSE_HOME else reach.exact, reach.at(number, place), low, high):
        more.append(MOVE_HOME)
    return moves + more if more else moves


def is_open(cuts: vec[i64], place: i64, low: i64, high: i64) -> bool:
    """Whether some walk avoids the ships."""
    return cuts[place] != UNREACHED and not (cuts[place] & low or cuts[place + 1] & high)


def only_by_stopping(reach: Reach, number: i64, cell: i64, low: i64, high: i64) -> bool:
    """Whether a cell can be reached by a shorter walk, but not by one that uses up the number."""
    steps = distance(reach.start, cell)
    if steps == 0 or steps >= number or ON_HOLE[cell]:
        return False
    if low == 0 and high == 0 and reach.start < CELL_COUNT:
        return (number - steps) % 2 == 1  # the wrong colour of the chequered board, as long as no ship is near [BG-6.2]
    place = reach.at(number, cell)
    return is_open(reach.early, place, low, high) and not is_open(reach.exact, place, low, high)


def closed_by(ships: vec[i64]) -> vec[i64]:
    """A mark on every cell that a ship closes; nothing else closes one. [BG-R14] [BG-R16]"""
    closed = ZEROS[:]
    for cell in ships:
        closed[cell] = 1
    return closed


def search(start: i64, number: i64, ships: vec[i64], want: i64, place: i64) -> list[Action]:
    """The exact algorithm: self-avoiding walks for the number, shortest ways for early stops. [BG-6.3]"""
    used = closed_by(ships)
    reached = ZEROS[:]
    early_stops(start, number, used, want, place, reached)
    home = place if want >= HOME else NOWHERE
    walk(start, number, home, used, reached)
    moves = marked(reached, home)
    left = number - 1
    while left > 0 and not moves:
        walk(start, left, NOWHERE, used, reached)  # the longest shorter move, never into the station [BG-R19]
        moves = marked(reached, NOWHERE)
        left -= 1
    return moves


def marked(reached: vec[i64], home: i64) -> list[Action]:
    """The moves to all marked nodes."""
    moves = [MOVES[cell] for cell in range(CELL_COUNT) if reached[cell]]
    if home != NOWHERE and reached[home]:
        moves.append(MOVE_HOME)
    return moves


def walk(at: i64, left: i64, home: i64, used: vec[i64], reached: vec[i64]) -> None:
    """Mark every node where a walk of exactly that length can end without using a cell twice. [BG-6.1.3] [BG-R20]"""
    used[at] = 1  # the start, too [BG-R15]
    first = at * WIDTH
    for k in range(first, first + WIDTH):
        neighbour = NEIGHBOURS[k]
        if neighbour == NOWHERE:
            break
        if not used[neighbour]:
            if left == 1:
                reached[neighbour] = 1
            else:
                walk(neighbour, left - 1, home, used, reached)
    if left == 1 and home != NOWHERE and at < CELL_COUNT and distance(at, home) == 1:
        reached[home] = 1  # the station, as the last step [BG-R18]
    used[at] = 0


def early_stops(start: i64, number: i64, closed: vec[i64], want: i64, place: i64, reached: vec[i64]) -> None:
    """Mark the places where the move may end before its number is used up. [BG-6.1.5] [BG-R17]"""
    steps = ways(start, number, closed)
    for hole in HOLES:
        if steps[hole] > 0:
            reached[hole] = 1
    if want == RAIDER and steps[place] > 0:
        reached[place] = 1
    elif want == CARRIER:
        for k in range(place * 8, place * 8 + 8):
            if AROUND[k] != NOWHERE and steps[AROUND[k]] > 0:
                reached[AROUND[k]] = 1
    elif want == LOOSE_HOME:
        for k in range(place * WIDTH, place * WIDTH + WIDTH):
            if 0 <= steps[NEIGHBOURS[k]] < number:
                reached[place] = 1


def ways(start: i64, number: i64, closed: vec[i64]) -> vec[i64]:
    """The fewest steps to every node around the ships, −1 beyond that number."""
    steps = UNKNOWN[:]
    steps[start] = 0
    queue = vec[i64]([start])
    at: i64 = 0
    while at < len(queue):
        node = queue[at]
        at += 1
        if steps[node] == number:
            break
        for k in range(WIDTH):
            neighbour = NEIGHBOURS[node * WIDTH + k]
            if neighbour == NOWHERE:
                break
            if steps[neighbour] < 0 and not closed[neighbour]:
                steps[neighbour] = steps[node] + 1
                queue = append(queue, neighbour)
    return steps


def fits(start: i64, end: i64, number: i64, ships: vec[i64]) -> bool:
    """Whether a walk to a cell can use up the number, so that stopping there is no early stop. [BG-6.1.5]"""
    return trace(start, end, number, NOWHERE, closed_by(ships), [])


def witness(start: i64, end: i64, number: i64, ships: vec[i64], home: i64) -> list[str]:
    """A path for the eye: the first of exactly that length in compass order, else a shortest one. [BG-6.2]"""
    used = closed_by(ships)
    for length in [number, *range(i64(1), number)]:
        trail: list[int] = []
        if trace(start, end, length, home, used, trail):
            return [place_name(node) for node in trail]
    return []


def trace(at: i64, end: i64, left: i64, home: i64, used: vec[i64], trail: list[int]) -> bool:
    """Depth-first, in compass order: leave in `trail` a self-avoiding path of exactly that length, if there is one."""
    if left == 0:
        return at == end
    if end == home and left == 1:
        if at < CELL_COUNT and distance(at, home) == 1:
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
