"""Events: what happened, told by the rules in the line where it happens."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from orrery.core.values import GALLERY, UNHEARD, Seat, name


class Field:
    """One field of events: a number in the rules, an id in the notation.

    >>> Field("card", ["turbo", "laser"]).spell(1), SEAT.spell(0), NUMBER.spell(6)
    ('laser', 'P1', '6')
    """

    def __init__(self, kind: str, ids: Sequence[str] = ()) -> None:
        self.kind: Final = kind
        self.ids: Final = ids

    def spell(self, value: int) -> str:
        if self.ids:
            return self.ids[value]
        return name(value) if self.kind == "seat" else str(value)


SEAT: Final = Field("seat")
NUMBER: Final = Field("number")


class Event:
    """A kind of event: its name, its fields, and what of the view it accounts for.

    `own` names the fields that only the seats named in the event hear. `shows` names the keys of the gallery's view that may
    change when this is told: the law "nothing happens in silence" reads it.
    """

    def __init__(self, name: str, *fields: Field, own: str = "", shows: str = "") -> None:
        self.name: Final = name
        self.fields: Final = list(fields)
        self.own: Final = own.split()
        self.shows: Final = shows.split()

    def __repr__(self) -> str:
        return f"<{' '.join([self.name, *(field.kind for field in self.fields)])}>"


class Events:
    """All kinds of events of one game, in the order in which they are defined; `shared` ones are defined elsewhere.

    >>> EVENTS = Events()
    >>> GAVE = EVENTS.add("gave", SEAT, SEAT, NUMBER)
    >>> EVENTS.kinds
    [<gave seat seat number>]
    """

    def __init__(self, *shared: Event) -> None:
        self.kinds: Final = list(shared)

    def add(self, name: str, *fields: Field, own: str = "", shows: str = "") -> Event:
        event = Event(name, *fields, own=own, shows=shows)
        self.kinds.append(event)
        return event


class Effect:
    """Something that a card can do: `id` is how events name it, `card` and `when` are keys of the words.

    The texts are by language.
    """

    def __init__(self, id: str, card: str, when: str, texts: dict[str, str]) -> None:
        self.id: Final = id
        self.card: Final = card
        self.when: Final = when
        self.texts: Final = texts


class Telling:
    """One event as it was told.

    >>> gift = Telling(Event("gave", SEAT, SEAT, Field("card", ["shield", "laser"]), own="card"), [0, 2, 1])
    >>> gift.text(), gift.heard(2), gift.heard(1)
    ('gave P1 P3 laser', 'gave P1 P3 laser', 'gave P1 P3 ?')
    """

    def __init__(self, event: Event, values: list[int]) -> None:
        self.event: Final = event
        self.values: Final = values

    def seats(self) -> list[Seat]:
        """The seats that it names."""
        pairs = zip(self.event.fields, self.values, strict=True)
        return [value for field, value in pairs if field.kind == "seat" and value >= 0]

    def text(self) -> str:
        """Its notation, with nothing hidden."""
        fields = self.event.fields
        return " ".join([self.event.name, *(field.spell(value) for field, value in zip(fields, self.values, strict=True))])

    def heard(self, listener: Seat) -> str:
        """Its notation as a seat or the gallery hears it."""
        if not self.event.own or (listener != GALLERY and listener in self.seats()):
            return self.text()
        words = [self.event.name]
        for field, value in zip(self.event.fields, self.values, strict=True):
            words.append(UNHEARD if field.kind in self.event.own else field.spell(value))
        return " ".join(words)


def telling(event: Event, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> Telling:
    """An event with as many of these numbers as it has fields."""
    return Telling(event, [int(value) for value in (a, b, c, d, e, f)][: len(event.fields)])
