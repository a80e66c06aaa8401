"""Checks of single values, in sentences: numbers, words of a list, and objects with known keys."""

from collections.abc import Callable
from typing import Any

Faults = list[str]
Check = Callable[[Any], Faults]


def whole(value: Any) -> Faults:
    return [] if isinstance(value, int) and not isinstance(value, bool) else [f"{value!r} is not a whole number"]


def at_least(least: int) -> Check:
    def check(value: Any) -> Faults:
        return whole(value) or ([] if value >= least else [f"{value} is less than {least}"])

    return check


def one_of(known: list[str]) -> Check:
    def check(value: Any) -> Faults:
        return [] if value in known else [f"{value!r} is none of {', '.join(word for word in known if word)}"]

    return check


def some_of(known: list[str]) -> Check:
    def check(value: Any) -> Faults:
        if not isinstance(value, list) or not value:
            return [f"{value!r} is not a list of {', '.join(known)}"]
        return [fault for word in value for fault in one_of(known)(word)]

    return check


def words_of(value: Any) -> Faults:
    is_list = isinstance(value, list) and value and all(isinstance(word, str) and word for word in value)
    return [] if is_list else [f"{value!r} is not a list of words"]


def yes(value: Any) -> Faults:
    return [] if value is True else [f"{value!r} is not true"]


def keyed(row: Any, needed: dict[str, Check], allowed: dict[str, Check], what: str) -> Faults:
    """Every key that must be there, each value as it must be, and nothing else."""
    if not isinstance(row, dict):
        return [f"{what}: {row!r} is not an object"]
    found = [f"{what}: {key!r} is missing" for key in needed if key not in row]
    for key, value in row.items():
        check = needed.get(key) or allowed.get(key)
        if check is None:
            found.append(f"{what}: {key!r} is not a word of the vocabulary")
        else:
            found += [f"{what}, {key}: {fault}" for fault in check(value)]
    return found
