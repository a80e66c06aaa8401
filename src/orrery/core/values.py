"""The plain values that everything shares: seats and JSON."""

from typing import Final, cast

Seat = int  # 0, 1, 2... clockwise around the table
NATURE: Final = -1  # the seat that rolls the dice and turns the cards
GALLERY: Final = -2  # the seat of spectators, who see only what is public
OVER: Final = -3  # nobody is asked any more
EVENT: Final = -4  # stands where a log names who answered: nobody did, something happened
UNHEARD: Final = "?"  # stands for what a listener may not hear
Json = dict[str, object]


def name(seat: Seat) -> str:
    """A seat as people read and type it.

    >>> name(0), name(NATURE)
    ('P1', '*')
    """
    if seat == NATURE:
        return "*"
    return "gallery" if seat == GALLERY else f"P{seat + 1}"


def seat_named(text: str) -> Seat:
    """The inverse of `name`, for seats and Nature.

    >>> seat_named("P3"), seat_named("*")
    (2, -1)
    """
    if text == "*":
        return NATURE
    if text.startswith("P") and text[1:].isdigit() and int(text[1:]) > 0:
        return int(text[1:]) - 1
    raise ValueError(f"{text!r} is no seat")


def ints(value: object) -> list[int]:
    """A JSON list of numbers, as what it is."""
    return [cast(int, item) for item in cast(list[object], value)]


def texts(value: object) -> list[str]:
    """A JSON list of texts, as what it is."""
    return [cast(str, item) for item in cast(list[object], value)]


def items(value: object) -> list[Json]:
    """A JSON list of objects, as what it is."""
    return [cast(Json, item) for item in cast(list[object], value)]
