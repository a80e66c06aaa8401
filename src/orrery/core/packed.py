"""Boards in packed arrays: rows of numbers, and the steps between the nodes of a graph."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

OUT_OF_REACH: Final = 99  # a distance that no board has


def packed(rows: list[list[int]], width: int) -> vec[i64]:
    """Rows of equal width in one array; −1 fills up a short row."""
    flat = vec[i64](capacity=len(rows) * width)
    for row in rows:
        for number in row + [-1] * (width - len(row)):
            flat = append(flat, number)
    return flat


def steps_from(start: int, neighbours: list[list[int]]) -> list[int]:
    """The fewest steps from one node to every node, by a breadth-first search."""
    steps = [OUT_OF_REACH] * len(neighbours)
    steps[start] = 0
    queue = [start]
    for node in queue:
        for neighbour in neighbours[node]:
            if steps[neighbour] == OUT_OF_REACH:
                steps[neighbour] = steps[node] + 1
                queue.append(neighbour)
    return steps
