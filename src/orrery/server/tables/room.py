"""One table in memory: its match, its chairs, its readers and what they say."""

import asyncio
import hmac
import time
from typing import Protocol

import msgspec
import structlog

from orrery.core import GALLERY, Journal, Seat
from orrery.server.problems import Problem
from orrery.server.storage.changes import Change, Row
from orrery.server.tables import undo_rules
from orrery.server.tables.frames import TableShown
from orrery.server.tables.match import Event, Match
from orrery.server.tables.seating import Chair, Kept, digest

log = structlog.get_logger()
CHATS_KEPT = 100
MARKED = 10  # one event in so many has a fingerprint of the position after it, beginning with the first


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Reader(Protocol):
    """A page that is connected: woken at every change, it fetches what is new by itself."""

    seat: Seat

    def wake(self) -> None: ...

    def show(self, match: Match) -> None: ...

    def dismiss(self) -> None: ...


class Chat(msgspec.Struct):
    """One line that somebody said."""

    number: int
    seat: Seat
    name: str
    text: str
    request: str
    time: int


class Room:
    """A table by its name: one object for as long as anybody refers to it, loaded or not.

    Its lock is held from a command to its commit, so that readers never see what might be lost. If a commit fails, the room
    is unloaded, and whoever comes next loads it again from the store.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.loaded: Match | None = None
        self.chairs: list[Chair] = []
        self.rematch: str | None = None
        self.changed = now()  # when anything last happened that everybody may know of
        self.chats: list[Chat] = []
        self.request: undo_rules.Request | None = None
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.driver: asyncio.Task[None] | None = None
        self.opened = self.touched = time.monotonic()
        self.shown_to_all: dict[str, TableShown] = {}  # by language, until the next change
        self.weight = 0  # the bytes that it takes, as estimated
        self.saved = 0  # the number of the event up to which there is a snapshot

    @property
    def match(self) -> Match:
        if self.loaded is None:
            raise Problem("not-stored", "unreachable")
        return self.loaded

    def seat_of(self, token: str | None) -> Seat:
        """The seat that a token opens; without one, the gallery. A wrong token learns nothing about the table."""
        return self.seat_of_digest(digest(token)) if token else GALLERY

    def seat_of_digest(self, wanted: str) -> Seat:
        for chair in self.chairs:
            if chair.token and hmac.compare_digest(chair.token, wanted):
                return chair.seat
        raise Problem("not-found", "no-table")

    def player(self, token: str | None) -> Seat:
        """The seat of somebody who may do things."""
        seat = self.seat_of(token)
        if seat == GALLERY:
            raise Problem("no-right", "watchers")
        return seat

    def wake(self) -> None:
        """Something has changed: whoever reads this table looks again."""
        self.shown_to_all.clear()
        for reader in self.readers:
            reader.wake()

    def show(self) -> None:
        """Something was stored, and the lock is held: whoever reads this table is shown it."""
        self.shown_to_all.clear()
        for reader in self.readers:
            try:
                reader.show(self.match)
            except Exception as problem:  # it is that reader's own: its sender meets it again, and says so
                log.warning("a page was not shown a change", table=self.id, problem=type(problem).__name__)
                reader.wake()

    def is_over(self) -> bool:
        return self.match.is_over()

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def change_of(self, events: list[Event], chairs_before: list[Kept] | None = None) -> Change:
        """What must be stored now: the events, the chairs that changed, and what a list of tables says of this one."""
        if any(event.number % MARKED == 1 for event in events) or (events and self.is_over()):
            events[-1].mark = self.match.mark()
        change = Change(self.id, happened=[event_row(self.id, event) for event in events])
        if chairs_before is not None:
            pairs = zip(self.chairs, chairs_before, strict=True)
            change.reseated = [self.chair_row(chair) for chair, before in pairs if chair.kept() != before]
        return change

    def chair_row(self, chair: Chair) -> Row:
        """What can change of a chair, as it is stored."""
        return {
            "of_table": self.id,
            "of_seat": chair.seat,
            "new_name": chair.name,
            "new_level": chair.level,
            "new_left": chair.left,
            "new_forced": chair.forced,
            "new_standing": msgspec.json.encode(chair.standing).decode(),
            "new_token": chair.token,
            "new_claimed": chair.claimed,
        }

    def summary(self, key: str) -> Row:
        state = self.match.journal.state
        return {
            "of_table": self.id,
            "new_changed": self.changed,
            "new_asked": " ".join(str(seat) for seat in state.waiting()),
            "new_turns": state.turn_count,
            "new_over": self.is_over(),
            "new_rematch": self.rematch,
            "new_written": key,
        }

    def first_change(self) -> Change:
        """A new table as it is stored."""
        match, state = self.match, self.match.journal.state
        change = Change(self.id)
        change.made = {
            "id": self.id,
            "game": match.game.name,
            "rules": match.game.version,
            "options": stored_options(match.journal),
            "seed": 0 if match.seeded else None,
            "created": now(),
            "changed": self.changed,
            "asked": " ".join(str(seat) for seat in state.waiting()),
            "turns": state.turn_count,
            "over": self.is_over(),
            "rematch": None,
            "luck": match.luck.key,
            "begun": match.begun,
            "written": change.key,
        }
        change.seated = [
            {
                "table": self.id,
                "seat": chair.seat,
                "name": chair.name,
                "kind": chair.kind,
                "level": chair.level,
                "token": chair.token,
                "left": chair.left,
                "forced": chair.forced,
                "standing": "[]",
                "claimed": chair.claimed,
            }
            for chair in self.chairs
        ]
        return change


def stored_options(journal: Journal) -> str:
    """The options of a table as they are stored: one line, and below it the file that the game is made with."""
    text = journal.options.text()
    return f"{text}\n{journal.game.data}" if journal.game.data else text


def event_row(table: str, event: Event) -> Row:
    return {"table": table, **msgspec.structs.asdict(event)}
