"""Questions made once, found by what they are about, and read back from saved states."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64

from orrery.core.agenda import Question

Q = TypeVar("Q")  # a question; without a bound, so that compiled code checks its class once, where it is used


@final
class Registry(Generic[Q]):
    """One question for each seat, and for each detail of a seat where there are several.

    `SPINNING = Registry(Spinning, seats=4, details=4)` makes them all; `SPINNING.of(seat, reason)` is one of them.
    """

    def __init__(self, make: Callable[..., Q], seats: int, details: int = 0) -> None:
        self.details: Final[i64] = details or 1
        self.made: Final[list[Q]] = []
        for seat in range(i64(seats)):
            self.made.extend([make(seat, detail) for detail in range(i64(details))] if details else [make(seat)])

    def of(self, seat: i64, detail: i64 = 0) -> Q:
        return self.made[seat * self.details + detail]


def by_notation(*shelves: "Registry[Any] | Sequence[Question[Any]]") -> dict[str, Question[Any]]:
    """Every question of these registries and lists, by its JSON as one text."""
    known: dict[str, Question[Any]] = {}
    for shelf in shelves:
        for question in shelf.made if isinstance(shelf, Registry) else shelf:
            known[notation(question.to_json())] = question
    return known


def notation(row: list[Any]) -> str:
    """A question's JSON as one text, to find it by.

    >>> notation(["spin", 2, 0])
    'spin 2 0'
    """
    return " ".join(str(part) for part in row)
