"""Rows in one array, and distances over a graph."""

from orrery.core.packed import OUT_OF_REACH, packed, steps_from

RING_WITH_A_DEAD_END = [[1, 3], [0, 2], [1, 3, 4], [0, 2], [2], []]  # 0-1-2-3 in a ring, 4 beside 2, 5 alone


def test_a_short_row_is_filled_up() -> None:
    assert list(packed([[7], [1, 2], []], 2)) == [7, -1, 1, 2, -1, -1]


def test_steps_are_the_fewest() -> None:
    assert steps_from(0, RING_WITH_A_DEAD_END) == [0, 1, 2, 1, 3, OUT_OF_REACH]


def test_steps_follow_one_way_links() -> None:
    assert steps_from(0, [[1], [2], [0]]) == [0, 1, 2]
