"""Hashes that are the same in every process: what keys of positions are made of."""

from typing import Any, Final

from mypy_extensions import i64

from orrery.core.agenda import Question

MASK: Final[i64] = 0xFFFFFFFFFFF


def mixed(word: i64, value: i64) -> i64:
    """A hash with one more value in it; the order of the values counts."""
    return (word * 1000003 + value * 8191 + (word >> 21)) & MASK


def text_hash(text: str) -> i64:
    """A hash of a short text."""
    word: i64 = 7
    for letter in text:
        word = (word * 131 + ord(letter)) & 0xFFFFFF
    return word


def agenda_hash(word: i64, agenda: list[Question[Any]]) -> i64:
    """A hash with all that is asked, and will be, in it."""
    for question in agenda:
        for part in question.to_json():
            word = mixed(word, text_hash(str(part)))
    return word
