"""Face-down decks: counts without an order."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.core import Pool, Rng, empty_pool, load_pool


def pool(*counts: int) -> Pool:
    return Pool(vec[i64](list(counts)))


def test_a_pool_knows_its_size_its_kinds_and_its_cards() -> None:
    deck = pool(2, 0, 1)
    assert (deck.size, deck.kinds(), deck.cards(), deck.to_json()) == (3, [0, 2], [0, 0, 2], [2, 0, 1])


def test_taking_and_putting_back_change_the_counts() -> None:
    deck = pool(2, 0, 1)
    deck.take(2)
    deck.put(1)
    assert (deck.size, deck.to_json()) == (3, [2, 1, 0])


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(AssertionError, match="that card is not in the pool"):
        pool(2, 0, 1).take(1)


def test_an_empty_pool_cannot_be_drawn_from() -> None:
    with pytest.raises(AssertionError, match="drawing from an empty pool"):
        empty_pool(3).pick(Rng(1))


def test_picking_leaves_the_pool_as_it_is_and_every_copy_is_equally_likely() -> None:
    deck, rng = pool(3, 0, 1), Rng(1)
    picked = [int(deck.pick(rng)) for _ in range(4000)]
    assert deck.to_json() == [3, 0, 1]
    assert picked.count(1) == 0 and abs(picked.count(0) - 3000) < 120


def test_the_odds_are_those_of_the_kinds_left() -> None:
    assert pool(3, 0, 1).odds() == [0.75, 0.25]


def test_drawing_from_a_clone_leaves_the_original() -> None:
    deck = pool(2, 0, 1)
    copy = deck.clone()
    copy.take(0)
    assert (deck.size, copy.size, deck.to_json()) == (3, 2, [2, 0, 1])


def test_dealing_takes_the_cards_out() -> None:
    deck = pool(2, 3, 1)
    hand = deck.deal(Rng(1), 4)
    assert len(hand) == 4 and deck.size == 2
    for card in hand:
        deck.put(card)
    assert deck.to_json() == [2, 3, 1]


def test_what_is_split_off_and_poured_back_is_the_same_pool() -> None:
    deck = pool(2, 3, 1)
    hand = deck.split(Rng(1), 4)
    assert (deck.size, hand.size) == (2, 4)
    deck.pour(hand)
    assert (deck.size, deck.to_json(), hand.size) == (6, [2, 3, 1], 4)


def test_a_pool_is_loaded_from_its_json() -> None:
    assert load_pool(pool(2, 3, 1).to_json()).cards() == [0, 0, 1, 1, 1, 2]
