"""Saved games: where a table stands and all that was told, so that a game outlives a change of its rules."""

import zlib
from typing import Any, Final

import msgspec

from orrery.core import GALLERY, LANGUAGES, Game, Json
from orrery.core.committed_luck import Luck
from orrery.core.values import EVENT
from orrery.server.storage.changes import Row
from orrery.server.tables.frames import words_of
from orrery.server.tables.match import Match, Older, Told, is_worth_a_line
from orrery.server.tables.room import Room
from orrery.server.tables.stretches import Stretches

STATE: Final = "state"  # the latest position of a table, with its film when it is over
BASE: Final = "base"  # the position from which it goes on under newer rules than it was begun with
EVERY: Final = 200  # events after which a table is saved, although nobody stops the server


class SavedLine(msgspec.Struct, array_like=True):
    seq: int
    place: int  # of the answer, counted from the start of the game
    seat: int
    text: str
    turn: int
    said: dict[str, str]  # the sentence in each language


class Heard(msgspec.Struct):
    """What one listener was told."""

    seq: int
    lines: list[SavedLine]
    rolled: int = 0  # as in `Shown`; a snapshot that was taken before it was kept has none


class Saved(msgspec.Struct):
    """A table under the rules of one version."""

    rules: int
    versions: list[int]  # of all rules under which it has been played
    number: int  # of the latest event
    answers: int
    drawn: int
    practice: bool
    state: dict[str, Any]
    heard: dict[int, Heard]  # by seat, and the gallery
    told: list[SavedLine]  # everything, as it is open when the game is over
    film: list[dict[str, Any] | None]  # of a game that is over: the position after each answer, the start first


async def saved_game(room: Room) -> Saved:
    """A table as it is now. Its lock is held meanwhile."""
    match = room.match
    answers = match.older.answers if match.older else 0
    return Saved(
        rules=match.game.version,
        versions=sorted({*(match.older.versions if match.older else []), match.game.version}),
        number=match.events,
        answers=answers + len(match.journal.entries),
        drawn=max(match.drawn, answers + len(match.journal.entries)),
        practice=match.practice,
        state=match.journal.state.to_json(),
        heard={
            listener: Heard(shown.seq, lines_saved(room, shown.lines), shown.rolled) for listener, shown in match.shown.items()
        },
        told=lines_saved(room, open_lines(match)),
        film=await film_of(match) if match.is_over() else [],
    )


def open_lines(match: Match) -> list[Told]:
    """Everything that happened, as it may be told when the game is over."""
    lines = match.older.lines[:] if match.older else []
    for place, entry in enumerate(match.journal.entries):
        for who, text in [(entry.seat, entry.action.text), *((EVENT, each.text()) for each in entry.told)]:
            if who != EVENT or is_worth_a_line(match.game.name, who, text):
                lines.append(Told(0, place, who, text, entry.turn_count))
    return lines


def lines_saved(room: Room, lines: list[Told]) -> list[SavedLine]:
    """Lines with their sentences, which newer rules may no longer know how to say."""
    match, names = room.match, room.names()
    before = match.older.answers if match.older else 0
    words = [words_of(match.game.name, lang, match.game.data).seating(names) for lang in LANGUAGES]
    saved: list[SavedLine] = []
    for line in lines:
        said = line.said or {each.lang: each.line(line.seat, line.text, names) for each in words}
        saved.append(SavedLine(line.seq, line.place + before, line.seat, line.text, line.turn, said))
    return saved


def tell_all(saved: Saved, text: str, said: dict[str, str]) -> None:
    """Add a line about a saved game itself, which everybody hears."""
    turn = saved.told[-1].turn if saved.told else 0
    saved.told.append(SavedLine(0, saved.answers - 1, EVENT, text, turn, said))
    for heard in saved.heard.values():
        heard.seq += 1
        heard.lines.append(SavedLine(heard.seq, saved.answers - 1, EVENT, text, turn, said))


async def film_of(match: Match) -> list[Json | None]:
    """Every position of a game; none for a part under older rules that was not kept."""
    film: list[Json | None] = []
    older = match.older
    if older:
        film += [match.game.upgraded(each, older.rules) if each else None for each in older.film[: older.answers]]
        film += [None] * (older.answers - len(film))
    state, stretches = match.journal.begin(), Stretches()
    film.append(state.to_json())
    for entry in match.journal.entries:
        state.apply(entry.seat, entry.action)
        film.append(state.to_json())
        await stretches.rest()
    return film


def snapshot_row(room: Room, kind: str, saved: Saved) -> Row:
    data = zlib.compress(msgspec.json.encode(saved), 3)
    return {"table": room.id, "kind": kind, "number": saved.number, "data": data}


def read_snapshot(data: bytes) -> Saved:
    return msgspec.json.decode(zlib.decompress(data), type=Saved)


def resumed(game: Game, options: str, seats: int, saved: Saved, luck: Luck, seeded: bool) -> Match:
    """A match that goes on from where it was saved, brought up to date by the game if that was under older rules."""
    data: Json = saved.state if saved.rules == game.version else game.upgraded(saved.state, saved.rules)
    film: list[Json | None] = list(saved.film)
    told = [told_again(line, saved.answers) for line in saved.told]
    older = Older(game.load(data), saved.answers, saved.rules, saved.versions, told, film)
    match = Match(game, seats, game.options(options), luck, 0, seeded, older)
    match.drawn, match.practice, match.events = saved.drawn, saved.practice, saved.number
    for listener in [*range(seats), GALLERY]:
        shown, heard = match.shown[listener], saved.heard[listener]
        shown.seq = shown.asked_at = heard.seq
        shown.rolled = heard.rolled
        shown.lines = [told_again(line, saved.answers) for line in heard.lines]
    return match


def told_again(line: SavedLine, answers: int) -> Told:
    """An older line: its place is counted back from where the match goes on."""
    return Told(line.seq, line.place - answers, line.seat, line.text, line.turn, line.said)
