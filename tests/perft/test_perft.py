"""How many ways there are to answer so many questions from a drawn position, Nature's answers included.

A `.perft` file has comments (`;`), a position as JSON, and one line `depth count` for each depth.
"""

import json
from pathlib import Path

import pytest

import orrery
from orrery.core import OVER, Json, State

HERE = Path(__file__).parent
PATHS = sorted(HERE.glob("*/*.perft"))


def read(path: Path) -> tuple[Json, dict[int, int]]:
    """The position and the counts of a file."""
    text = "\n".join(row for row in path.read_text("utf-8").splitlines() if not row.startswith(";")).strip()
    position, end = json.JSONDecoder().raw_decode(text)
    rows = [row.split() for row in text[end:].strip().splitlines()]
    return position, {int(depth): int(count) for depth, count in rows}


def perft(state: State, depth: int) -> int:
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
        count += perft(after, depth - 1)
    return count


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_answers_from_a_drawn_position_are_counted(path: Path) -> None:
    position, counts = read(path)
    state = orrery.game(path.parent.name).load(position)
    assert {depth: perft(state, depth) for depth in counts} == counts
    assert state.to_json() == position


@pytest.mark.parametrize("game", orrery.games())
def test_every_game_has_positions_to_count_from(game: str) -> None:
    assert any(path.parent.name == game for path in PATHS)
