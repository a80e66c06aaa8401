"""Cards are added to a hand in order, and removed one copy at a time."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.hands import count_of, is_among, with_card, without_card


def test_a_hand_stays_in_ascending_order() -> None:
    hand = vec[i64]()
    for card in [5, 2, 9, 2, 0]:
        hand = with_card(hand, card)
    assert list(hand) == [0, 2, 2, 5, 9]


def test_one_copy_leaves() -> None:
    hand = without_card(vec[i64]([0, 2, 2, 5]), 2)
    assert list(hand) == [0, 2, 5]
    assert (count_of(hand, 2), count_of(hand, 7)) == (1, 0)


def test_what_is_in_a_hand() -> None:
    hand = vec[i64]([1, 4])
    assert is_among(hand, 4)
    assert not is_among(hand, 2)
    assert not is_among(vec[i64](), 0)
