"""A game being played: the truth, how it came about, and how to take a step back."""

from typing import Final

from orrery.core.actions import Action
from orrery.core.events import Telling
from orrery.core.fingerprint import fingerprint
from orrery.core.options import Options
from orrery.core.protocol import Game, State
from orrery.core.record import Line, Record, clean, result_of
from orrery.core.referee import check
from orrery.core.values import EVENT, GALLERY, NATURE, Seat

EVERY: Final = 20  # answers between two fingerprints of a written record


class Entry:
    """One answer, with what undo must know about it and what each seat heard of it, the gallery's version last."""

    def __init__(
        self,
        seat: Seat,
        action: Action,
        secret: bool,
        turns: int,
        heard: list[str],
        told: list[Telling],
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.secret: Final = secret  # given under seal
        self.turn_count: Final = turns  # turns begun when it was given
        self.heard: Final = heard  # the text, "?", or nothing at all
        self.told: Final = told  # the events that came of it


class Journal:
    """The only holder of a game's truth while it is played; everything goes through its `play`."""

    def __init__(self, game: Game, seats: int, options: Options, origin: State | None = None) -> None:
        game.check_seats(seats)
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.origin: Final = origin  # where it goes on from, if it was begun elsewhere: under older rules, say
        self.entries: list[Entry] = []
        self.state: State = self.begin()

    def begin(self) -> State:
        """The position before the first entry."""
        return self.game.start(self.seats, self.options) if self.origin is None else self.origin.clone()

    def play(self, seat: Seat, action: Action) -> Entry:
        """Apply an answer that comes from outside, or raise a Refusal and change nothing.

        Of a secret pick with more to come others hear nothing, not even that it was made: only that a seat has sealed.
        """
        check(self.state, seat, action)
        return self.take(seat, action)

    def take(self, seat: Seat, action: Action) -> Entry:
        """The same for an answer that was found among the options just now."""
        listeners = [*range(self.seats), GALLERY]
        heard = [self.state.heard(listener, seat, action) for listener in listeners]
        secret = seat != NATURE and self.state.secret()  # what Nature reveals is for all
        turns = self.state.turn_count
        told: list[Telling] = []
        self.state.told = told
        self.state.apply(seat, action)
        self.state.told = None
        if secret and self.state.secret() and seat in self.state.waiting():
            heard = [text if listener == seat else "" for listener, text in zip(listeners, heard, strict=True)]
        entry = Entry(seat, action, secret, turns, heard, told)
        self.entries.append(entry)
        return entry

    def takeable(self, seat: Seat) -> list[int]:
        """Places of the answers that a seat may still take back, the latest first.

        Nature's answer, another seat's open answer and the border of a turn each close the way; others' sealed answers do not,
        except before the question to which they were given was asked.
        """
        places: list[int] = []
        sealed_since = False
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            if entry.seat == NATURE or entry.turn_count != self.state.turn_count:
                break
            if entry.seat == seat and (entry.secret or not sealed_since):
                places.append(place)
            elif entry.seat != seat and entry.secret:
                sealed_since = True
            else:
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
        shorter = Journal(self.game, self.seats, self.options, self.origin)
        for entry in entries:
            shorter.play(entry.seat, entry.action)
        self.state, self.entries = shorter.state, shorter.entries

    def heard_by(self, seat: Seat) -> list[tuple[Seat, str]]:
        """The log of one seat, or of the gallery: who answered, what was heard of it, if anything, and what came of it."""
        place = self.seats if seat == GALLERY else seat
        log: list[tuple[Seat, str]] = []
        for entry in self.entries:
            if entry.heard[place]:
                log.append((entry.seat, entry.heard[place]))
            log.extend((EVENT, each.heard(seat)) for each in entry.told)
        return log

    def record(self, names: list[str]) -> Record:
        """The whole game as it is kept, with a fingerprint now and then and one at the end."""
        assert len(names) == self.seats, "a record names every seat once"
        headers = {
            "Game": self.game.name,
            "Rules": str(self.game.version),
            "Seats": ", ".join(clean(player) for player in names),
            "Options": self.options.text(),
            "Result": result_of(self.state),
            **({"Data": self.game.data} if self.game.data else {}),
        }
        state = self.begin()
        lines: list[Line] = []
        for place, entry in enumerate(self.entries, start=1):
            state.apply(entry.seat, entry.action)
            marked = place % EVERY == 0 or place == len(self.entries)
            told = [each.text() for each in entry.told]
            lines.append(Line(entry.seat, entry.action.text, "", fingerprint(state) if marked else "", told=told))
        return Record(headers, lines)
