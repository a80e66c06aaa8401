"""A game being played: the truth, how it came about, and how to take a step back."""

from typing import Final

from orrery.core.fingerprint import fingerprint
from orrery.core.options import Options
from orrery.core.protocol import Game, State
from orrery.core.record import Line, Record, clean, result_of
from orrery.core.referee import check
from orrery.core.table import Action
from orrery.core.values import GALLERY, NATURE, Seat

EVERY: Final = 20  # answers between two fingerprints of a written record


class Entry:
    """One answer, with what undo must know about it and what each seat heard of it, the gallery's version last."""

    def __init__(self, seat: Seat, action: Action, secret: bool, turns: int, heard: list[str]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.secret: Final = secret  # given under seal
        self.turns: Final = turns  # turns begun when it was given
        self.heard: Final = heard


class Journal:
    """The only holder of a game's truth while it is played; everything goes through its `play`."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        game.check_seats(seats)
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.state: State = game.start(seats, options)
        self.entries: list[Entry] = []

    def play(self, seat: Seat, action: Action) -> Entry:
        """Apply an answer that comes from outside, or raise a Refusal and change nothing."""
        check(self.state, seat, action)
        heard = [self.state.heard(listener, seat, action) for listener in range(self.seats)]
        heard.append(self.state.heard(GALLERY, seat, action))
        entry = Entry(seat, action, self.state.secret(), self.state.turns, heard)
        self.state.apply(seat, action)
        self.entries.append(entry)
        return entry

    def takeable(self, seat: Seat) -> list[int]:
        """Places of the answers that a seat may still take back, the latest first.

        Nature's answer, another seat's open answer and the border of a turn each close the way; others' sealed answers do not.
        """
        places: list[int] = []
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            if entry.seat == NATURE or entry.turns != self.state.turns:
                break
            if entry.seat == seat:
                places.append(place)
            elif not entry.secret:
                break
        return places

    def take_back(self, seat: Seat, whole_turn: bool = False) -> int:
        """Take back the latest answer, or all that may be; how many were. Others' sealed answers stay."""
        places = self.takeable(seat)
        dropped = places if whole_turn else places[:1]
        if dropped:
            self.keep([entry for place, entry in enumerate(self.entries) if place not in dropped])
        return len(dropped)

    def keep(self, entries: list[Entry]) -> None:
        """Play the shorter record: there is no inverse move anywhere."""
        self.state = self.game.start(self.seats, self.options)
        self.entries = []
        for entry in entries:
            self.play(entry.seat, entry.action)

    def heard_by(self, seat: Seat) -> list[tuple[Seat, str]]:
        """The log of one seat, or of the gallery: who answered, and what was heard of it."""
        place = self.seats if seat == GALLERY else seat
        return [(entry.seat, entry.heard[place]) for entry in self.entries]

    def record(self, names: list[str]) -> Record:
        """The whole game as it is kept, with a fingerprint now and then and one at the end."""
        headers = {
            "Game": self.game.name,
            "Rules": str(self.game.version),
            "Seats": ", ".join(clean(player) for player in names),
            "Options": self.options.text(),
            "Result": result_of(self.state),
        }
        state = self.game.start(self.seats, self.options)
        lines: list[Line] = []
        for place, entry in enumerate(self.entries, start=1):
            state.apply(entry.seat, entry.action)
            marked = place % EVERY == 0 or place == len(self.entries)
            lines.append(Line(entry.seat, entry.action.text, "", fingerprint(state) if marked else ""))
        return Record(headers, lines)
