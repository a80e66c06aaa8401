"""Perft: how many ways there are to answer so many questions from a position, Nature's answers included.

A `.perft` file has comments (`;`), a position as JSON, and one line `depth count` for each depth.
"""

import json

from orrery.core import OVER, Json, State


def read_counts(text: str) -> tuple[Json, dict[int, int]]:
    """The position and the counts of a file."""
    body = "\n".join(row for row in text.splitlines() if not row.startswith(";")).strip()
    position, end = json.JSONDecoder().raw_decode(body)
    rows = [row.split() for row in body[end:].strip().splitlines()]
    return position, {int(depth): int(count) for depth, count in rows}


def counted(state: State, depth: int) -> int:
    """Lines of exactly so many answers; a game that is over has none."""
    seat = state.turn()
    if seat == OVER:
        return 0
    if depth == 1:
        return len(state.options(seat))
    count = 0
    for action in state.options(seat):
        after = state.clone()
        after.apply(seat, action)
        count += counted(after, depth - 1)
    return count


def written_counts(comment: str, state: State, depth: int) -> str:
    """The text of a file: the position, and the counts to a depth."""
    rows = [f"{each} {counted(state, each)}" for each in range(1, depth + 1)]
    return "\n".join([f"; {comment}", json.dumps(state.to_json(), indent=1), *rows, ""])
