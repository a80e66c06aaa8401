"""Hands of cards as packed arrays of numbers in ascending order, so that equal hands are equal arrays."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64


def with_card(hand: vec[i64], card: i64) -> vec[i64]:
    """A hand that a card has joined, in its place. The old array is used up: keep the new one."""
    hand = append(hand, card)
    at = i64(len(hand)) - 1
    while at > 0 and hand[at - 1] > card:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = card
    return hand


def without_card(cards: vec[i64], card: i64) -> vec[i64]:
    """Cards that one has left, which was among them; the others keep their order. The old array is used up."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    cards, _ = pop(cards, at)
    return cards


def count_of(cards: vec[i64], card: i64) -> i64:
    """How often a card is among these."""
    count: i64 = 0
    for one in cards:
        if one == card:
            count += 1
    return count


def is_among(cards: vec[i64], card: i64) -> bool:
    for one in cards:
        if one == card:
            return True
    return False
