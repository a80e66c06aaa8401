"""Positions as numbers, for learners: written straight from the state, as a list of what is not zero.

A game's encoder knows the name and the place of every number, and writes only those that are not zero: of a thousand or two
there are rarely more than a hundred.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from orrery.core.actions import Action
from orrery.core.options import Options
from orrery.core.values import Seat

if TYPE_CHECKING:
    from orrery.core.protocol import State

ROOM: Final = 256  # entries that a new encoding has room for; it grows
PLACES: Final = ["me", "second", "third", "fourth", "fifth"]  # around the table, clockwise from the learner


class Encoding:
    """What is not zero, as places and values, of one row of numbers or of several rows behind each other.

    Only the first `count` entries of `places` and `values` count. Both are packed arrays that offer Python's buffer protocol.

    >>> row = Encoding()
    >>> row.put(7, 0.5)
    >>> row.put(8, 0.0)
    >>> row.share(9, 30, 20)
    >>> row.entries()
    [(7, 0.5), (9, 1.0)]
    """

    def __init__(self) -> None:
        self.places = vec[i64]([0] * ROOM)
        self.values = vec[float]([0.0] * ROOM)
        self.count: i64 = 0
        self.start: i64 = 0  # where the row begins that is being written

    def clear(self) -> None:
        self.count = 0
        self.start = 0

    def put(self, place: i64, value: float) -> None:
        """Give the number at a place of the row a value; each place at most once."""
        if value == 0.0:
            return
        at = self.count
        if at == len(self.places):
            self.grow()
        self.places[at] = self.start + place
        self.values[at] = value
        self.count = at + 1

    def mark(self, place: i64) -> None:
        """Give the number at a place the value 1."""
        self.put(place, 1.0)

    def share(self, place: i64, number: i64, most: i64) -> None:
        """A count as a share of its usual most, never outside −1 to 1."""
        if number >= most:
            self.put(place, 1.0)
        elif number <= -most:
            self.put(place, -1.0)
        elif number != 0:
            self.put(place, float(number) / float(most))

    def grow(self) -> None:
        values = self.values
        for _ in range(i64(len(values))):
            values = append(values, 0.0)
        self.values = values
        self.places = doubled(self.places)

    def entries(self) -> list[tuple[int, float]]:
        """Place and value of all that is not zero, in the order of writing."""
        return [(int(self.places[at]), self.values[at]) for at in range(self.count)]


class Marks:
    """Which actions are legal: a byte for each action of a table, 1 where it is; for one row or several behind each other."""

    def __init__(self, size: int) -> None:
        self.bytes: Final = vec[u8]([0] * size)
        self.places = vec[i64]([0] * ROOM)
        self.count: i64 = 0

    def clear(self) -> None:
        for at in range(self.count):
            self.bytes[self.places[at]] = 0
        self.count = 0

    def add(self, start: i64, options: list[Action]) -> None:
        """Mark the options of one row."""
        for option in options:
            place = start + option.index
            self.bytes[place] = 1
            if self.count == len(self.places):
                self.places = doubled(self.places)
            self.places[self.count] = place
            self.count += 1


def doubled(places: vec[i64]) -> vec[i64]:
    """The same entries, and room for as many more."""
    for _ in range(i64(len(places))):
        places = append(places, 0)
    return places


class Layout:
    """The names of an encoder's numbers, block after block.

    >>> layout = Layout()
    >>> layout.block(["coins", "turns"]), layout.block(["red", "blue"], "camp"), layout.names[-1]
    (0, 2, 'camp blue')
    """

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, names: list[str], title: str = "") -> i64:
        """Add names, each behind the title; the place of the first."""
        start: i64 = len(self.names)
        for name in names:
            self.names.append(f"{title} {name}" if title else name)
        return start

    def table(self, seats: int, place: "Layout") -> i64:
        """Add what one place at the table has, for every place, the learner's own first: "me coins", "second coins", …"""
        start: i64 = len(self.names)
        for title in PLACES[:seats]:
            self.block(place.names, title)
        return start


class Variants:
    """The block that says which options are played: a number for each value that is not the printed game's."""

    def __init__(self, layout: Layout, printed: Options) -> None:
        self.values: Final = [(choice.name, value) for choice in printed.choices for value in choice.values[1:]]
        self.start: Final = layout.block([f"{name} {value}" for name, value in self.values], "option")
        self.known = printed  # the options that were looked at last, and which numbers they mark
        self.marks = vec[i64]()

    def write(self, options: Options, row: Encoding) -> None:
        if options is not self.known:
            self.known = options
            self.marks = vec[i64]([at for at, (name, value) in enumerate(self.values) if options.value(name) == value])
        for at in self.marks:
            row.put(self.start + at, 1.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """What a seat knows as numbers between −1 and 1, for one game and number of seats.

    First what `position` writes, then which seat it is, then the seat's own picks under seal. A policy needs the picks: without
    them, two questions in a row look alike. A judgement of positions is better made without: it would mistake what the seat is
    about to do for what the position is worth. `picks=False` leaves the block out.
    """

    def __init__(self, seats: int, position: list[str], sealed: list[str], picks: bool) -> None:
        whose = [f"seat {number + 1}" for number in range(seats)]
        self.seats: Final = seats
        self.names: Final[list[str]] = [*position, *whose, *(sealed if picks else [])]  # one for each number
        self.size: Final = len(self.names)
        self.seat_block: Final[i64] = len(position)
        self.pick_block: Final[i64] = len(position) + seats
        self.picks: Final = picks and bool(sealed)
        self.row: Final = Encoding()
        self.zeros: Final = bytes(4 * self.size)

    @abstractmethod
    def position(self, state: "State", seat: Seat, row: Encoding) -> None:
        """Write what the seat knows, but not its picks under seal; only what its view tells may be read."""

    def sealed(self, state: "State", seat: Seat, row: Encoding, start: i64) -> None:
        """Write the seat's own picks under seal, from a place of the row on; a game without seals has none."""
        return

    def encode(self, state: "State", seat: Seat, row: Encoding) -> None:
        """Write all numbers of one row."""
        self.position(state, seat, row)
        row.put(self.seat_block + seat, 1.0)
        if self.picks:
            self.sealed(state, seat, row, self.pick_block)

    def entries(self, state: "State", seat: Seat) -> list[tuple[int, float]]:
        """Place and value of all that is not zero."""
        row = self.row
        row.clear()
        self.encode(state, seat, row)
        return row.entries()

    def write(self, state: "State", seat: Seat, buffer: object) -> None:
        """Fill a caller's row of float32: an array of `array`, a memoryview, a row of NumPy's."""
        view = memoryview(buffer)  # type: ignore[arg-type]
        if view.format != "f" or view.ndim != 1 or view.nbytes != 4 * self.size:
            raise ValueError(f"the buffer must be a row of {self.size} float32, not {view.shape} of format {view.format!r}")
        octets = view.cast("B")
        octets[:] = self.zeros
        numbers = octets.cast("f")
        row = self.row
        row.clear()
        self.encode(state, seat, row)
        for at in range(row.count):
            numbers[row.places[at]] = row.values[at]
