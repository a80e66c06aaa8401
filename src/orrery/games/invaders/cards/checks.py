"""Checks of single values, in sentences with the field that each is about: numbers, words of a list, known keys."""

from collections.abc import Callable
from typing import Any

from orrery.games.invaders.cards.bounds import MOST, MOST_IN_LIST, quoted

Fault = tuple[str, str]  # a field such as `abilities[1].do[2].n`, and what is wrong with it
Faults = list[Fault]
Check = Callable[[Any], Faults]


def wrong(sentence: str) -> Faults:
    """A fault of the very value that is looked at."""
    return [("", sentence)]


def inside(field: str, faults: Faults) -> Faults:
    """Faults of a part, told as faults of the whole.

    >>> inside("cost", [("discard", "…"), ("[2].n", "…"), ("", "…")])
    [('cost.discard', '…'), ('cost[2].n', '…'), ('cost', '…')]
    """
    return [(field + ("." if path[:1] not in ("", "[") else "") + path, sentence) for path, sentence in faults]


def told(fault: Fault) -> str:
    path, sentence = fault
    return f"{path}: {sentence}" if path else sentence


def number(least: int, most: int = MOST) -> Check:
    """A whole number within bounds."""

    def check(value: Any) -> Faults:
        fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        return [] if fits else wrong(f"{quoted(value)} is not a whole number of {least} to {most}")

    return check


whole = number(-MOST)


def one_of(known: list[str]) -> Check:
    def check(value: Any) -> Faults:
        return [] if value in known else wrong(f"{quoted(value)} is none of {', '.join(word for word in known if word)}")

    return check


def each_of(check: Check, least: int = 1, most: int = MOST_IN_LIST) -> Check:
    """A list, not too short and not too long, and every part of it as it must be."""

    def checked(value: Any) -> Faults:
        if not isinstance(value, list):
            return wrong(f"{quoted(value)} is not a list")
        if not least <= len(value) <= most:
            return wrong(f"this list has {least} to {most} parts, not {len(value)}")
        return [fault for place, part in enumerate(value, start=1) for fault in inside(f"[{place}]", check(part))]

    return checked


def some_of(known: list[str]) -> Check:
    return each_of(one_of(known), most=len(known))


def text(longest: int) -> Check:
    """Some letters that can be printed."""

    def check(value: Any) -> Faults:
        fits = isinstance(value, str) and 0 < len(value) <= longest and value.isprintable() and bool(value.strip())
        return [] if fits else wrong(f"{quoted(value)} is no text of 1 to {longest} printable letters")

    return check


def yes(value: Any) -> Faults:
    return [] if value is True else wrong(f"{quoted(value)} is not true")


def keyed(row: Any, needed: dict[str, Check], allowed: dict[str, Check]) -> Faults:
    """Every key that must be there, each value as it must be, and nothing else."""
    if not isinstance(row, dict):
        return wrong(f"{quoted(row)} is not an object")
    found = [("", f"{key!r} is missing") for key in needed if key not in row]
    for key, value in row.items():
        check = needed.get(key) or allowed.get(key)
        if check is None:
            found.append(("", f"{quoted(key)} is not a word of the vocabulary"))
        else:
            found += inside(key, check(value))
    return found


def kind_of(row: Any, key: str) -> str:
    """The word that says what an object is, or nothing if it is none."""
    kind = row.get(key) if isinstance(row, dict) else None
    return kind if isinstance(kind, str) else ""
