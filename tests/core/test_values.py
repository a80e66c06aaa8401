"""Seats and JSON."""

import pytest

from orrery.core import GALLERY, NATURE, OVER, name, seat_named
from orrery.core.values import ints, items, texts


def test_seats_are_numbered_from_one_where_people_read_them() -> None:
    assert [name(seat) for seat in (0, 4, NATURE, GALLERY)] == ["P1", "P5", "*", "gallery"]


def test_reading_a_seat_is_the_inverse() -> None:
    assert [seat_named(text) for text in ("P1", "P12", "*")] == [0, 11, NATURE]


@pytest.mark.parametrize("text", ["P0", "P", "p1", "1", "P-1", "P1x", "gallery", ""])
def test_what_is_not_a_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no seat"):
        seat_named(text)


def test_special_seats_are_distinct() -> None:
    assert len({0, NATURE, GALLERY, OVER}) == 4 and max(NATURE, GALLERY, OVER) < 0


def test_json_lists_are_read_as_what_they_are() -> None:
    assert (ints([1, 2]), texts(["a"]), items([{"a": 1}])) == ([1, 2], ["a"], [{"a": 1}])
