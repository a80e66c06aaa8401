"""One game at a table: the journal, and what each seat and the gallery have been shown of it."""

import secrets
from typing import Final

import msgspec

from orrery.core import GALLERY, Action, Decision, Game, Journal, Options, Rng, Seat, canonical, fingerprint

ANSWER: Final = "answer"
UNDO: Final = "undo"


class Event(msgspec.Struct):
    """One line of a table's log as it is stored: an answer, or the places that an undo took back."""

    number: int
    kind: str
    seat: Seat
    text: str
    seq: int | None = None  # what the seat had been shown when it sent this; none if the table answered by itself
    mark: str = ""  # the fingerprint after it, on the last of what was stored together


class Told(msgspec.Struct):
    """A line of the log as one listener heard it."""

    seq: int
    place: int  # of the answer in the journal
    seat: Seat
    text: str
    turn: int
    opened: bool = False  # a pick of somebody else's, which luck's answer has revealed


class Shown:
    """What one seat, or the gallery, has been shown."""

    def __init__(self) -> None:
        self.seq = 0
        self.lines: list[Told] = []
        self.asked: object = None  # its decision, as a value that can be compared
        self.asked_at = 0  # the seq at which that decision came about

    def after(self, seq: int) -> int:
        """How many lines are common to the log now and as it was at that seq; undo only ever shortens it at its end."""
        low, high = 0, len(self.lines)
        while low < high:
            middle = (low + high) // 2
            if self.lines[middle].seq <= seq:
                low = middle + 1
            else:
                high = middle
        return low


class Match:
    """The truth of a table and its listeners. Everything in here follows from the events, in their order."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int | None = None) -> None:
        self.journal: Final = Journal(game, seats, options)
        self.seed: Final = seed
        self.shown: Final = {listener: Shown() for listener in [*range(seats), GALLERY]}
        self.by_hand: list[bool] = []  # of each answer: whether a person gave it, not the table
        self.requests: set[tuple[Seat, int, str]] = set()
        self.questions: dict[Seat, Decision | None] = {}  # found since the last change: many want to know the same
        self.events = 0
        self.note_decisions()

    @property
    def game(self) -> Game:
        return self.journal.game

    def question(self, seat: Seat) -> Decision | None:
        """What a seat is asked now, if anything."""
        if seat not in self.questions:
            state = self.journal.state
            self.questions[seat] = state.decision(seat) if seat in state.waiting() else None
        return self.questions[seat]

    def answer(self, seat: Seat, action: Action, seq: int | None = None) -> Event:
        """An answer, checked and applied; others hear nothing of a secret one."""
        entry = self.journal.play(seat, action)
        self.by_hand.append(seq is not None)
        place = len(self.journal.entries) - 1
        for listener, shown in self.shown.items():
            heard = entry.heard[listener if listener >= 0 else -1]
            if not heard or (entry.secret and seat != listener):
                continue
            shown.seq += 1
            shown.lines.append(Told(shown.seq, place, seat, heard, entry.turn_count))
            shown.lines += [
                Told(shown.seq, place, who, pick.text, entry.turn_count, True) for who, pick in entry.opened if who != listener
            ]
        if seat >= 0:  # what is asked now is another question, even if it reads the same
            self.shown[seat].asked_at = self.shown[seat].seq
        self.note_decisions()
        return self.noted(Event(self.events + 1, ANSWER, seat, action.text, seq))

    def drop(self, seat: Seat, places: list[int], what: str, seq: int) -> Event:
        """Take answers back; whoever had heard of one of them is shown that."""
        gone = set(places)
        entries = self.journal.entries
        self.journal.keep([entry for place, entry in enumerate(entries) if place not in gone])
        self.by_hand = [hand for place, hand in enumerate(self.by_hand) if place not in gone]
        moved = {old: new for new, old in enumerate(place for place in range(len(entries)) if place not in gone)}
        for listener, shown in self.shown.items():
            kept = [line for line in shown.lines if line.place not in gone]
            if len(kept) < len(shown.lines) or listener == seat:
                shown.seq += 1
            for line in kept:
                line.place = moved[line.place]
            shown.lines = kept
        self.shown[seat].asked_at = self.shown[seat].seq
        self.note_decisions()
        return self.noted(Event(self.events + 1, UNDO, seat, f"{what} {written(places)}", seq))

    def noted(self, event: Event) -> Event:
        self.events = event.number
        if event.seq is not None:
            self.requests.add((event.seat, event.seq, request_of(event)))
        return event

    def is_known(self, seat: Seat, seq: int, request: str) -> bool:
        """Whether this very request has been followed before."""
        return (seat, seq, request) in self.requests

    def note_decisions(self) -> None:
        """Remember since when each seat has been asked what it is asked."""
        self.questions.clear()
        for seat in range(self.journal.seats):
            shown = self.shown[seat]
            question = self.question(seat)
            asked = compared(question) if question else None
            if asked != shown.asked:
                shown.asked = asked
                shown.asked_at = shown.seq

    def follow(self, event: Event) -> None:
        """Do again what was stored, and check that it leads where it led."""
        if event.kind == ANSWER:
            self.answer(event.seat, self.game.table.parse(event.text), event.seq)
        else:
            what, places = event.text.split(" ")
            self.drop(event.seat, read_places(places), what, event.seq or 0)
        assert not event.mark or event.mark == self.mark(), f"event {event.number} leads to another state than it did"

    def mark(self) -> str:
        return fingerprint(self.journal.state)

    def luck(self) -> Rng:
        """Nature's generator: the table's own with a seed, otherwise one that nobody can foretell."""
        if self.seed is not None:
            return Rng(self.seed, len(self.journal.entries))
        return Rng(secrets.randbits(64), secrets.randbits(64))


def request_of(event: Event) -> str:
    """What the seat had sent: the action, or which undo."""
    return event.text if event.kind == ANSWER else f"{UNDO} {event.text.split(' ')[0]}"


def compared(decision: Decision) -> object:
    """A decision as a value: equal decisions are the same question."""
    options = tuple(action.index for action in decision.options)
    return (decision.ask, decision.camp, decision.rule, canonical(decision.about), options)


def written(places: list[int]) -> str:
    """Places as they are stored, in spans.

    >>> written([7, 4, 5, 9]), written([3])
    ('4-5,7,9', '3')
    """
    spans: list[list[int]] = []
    for place in sorted(places):
        if spans and spans[-1][1] == place - 1:
            spans[-1][1] = place
        else:
            spans.append([place, place])
    return ",".join(f"{first}-{last}" if last > first else str(first) for first, last in spans)


def read_places(text: str) -> list[int]:
    """The inverse of `written`.

    >>> read_places("4-5,7,9")
    [4, 5, 7, 9]
    """
    places: list[int] = []
    for span in text.split(","):
        first, _, last = span.partition("-")
        places += range(int(first), int(last or first) + 1)
    return places
