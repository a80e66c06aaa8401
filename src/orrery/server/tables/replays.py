"""Looking back: records, and the position after any line as somebody saw it then."""

from typing import Final, Literal

from msgspec import structs

from orrery.core import GALLERY, Entry, Json, Line, Record, Seat, State
from orrery.core.committed_luck import BEGUN, COMMITMENT, DRAWN, KEY, written_spans
from orrery.core.record import clean, result_of
from orrery.core.values import EVENT
from orrery.server import messages
from orrery.server.picture_messages import Picture, PositionPicture
from orrery.server.problems import Problem
from orrery.server.tables.frames import line_shown, outcome_shown, words_of
from orrery.server.tables.match import Match, Older, Told
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from orrery.server.tables.snapshots import open_lines
from orrery.server.tables.stretches import Stretches
from orrery.server.workers.pictures import picture_task

OPEN: Final = "open"


def record_of(room: Room, seat: Seat) -> str:
    """The record of a table: whole when the game is over, before that what this seat has heard."""
    journal = room.match.journal
    if room.is_over():
        record = journal.record(room.names())
        if room.match.older:
            return with_older_part(record, room.match.older).write()
        record.headers.update(luck_headers(room.match))
        return record.write()
    headers = {
        "Game": journal.game.name,
        "Rules": str(journal.game.version),
        "Seats": ", ".join(clean(name) for name in room.names()),
        "Options": journal.options.text(),
        "Result": result_of(journal.state),
        **({"Data": journal.game.data} if journal.game.data else {}),
    }
    place = seat if seat >= 0 else -1
    heard = [entry for entry in journal.entries if entry.heard[place] and (not entry.secret or entry.seat == seat)]
    record = Record(headers, [Line(entry.seat, entry.heard[place]) for entry in heard])
    if room.match.older:
        record = with_older_part(record, room.match.older, room.match.shown[seat].lines)
    return record.write()


def with_older_part(record: Record, older: Older, lines: list[Told] | None = None) -> Record:
    """A record that begins under older rules: it can be read, and says that no rules can replay it as a whole."""
    told = older.lines if lines is None else lines
    known = [Line(line.seat, line.text) for line in told if line.place < 0 and line.seat != EVENT]
    versions = older.versions if len(older.versions) > 1 else older.versions * 2  # two of one number: it was not raised
    return Record({**record.headers, "Rules": ", ".join(map(str, versions))}, known + record.lines)


def luck_headers(match: Match) -> dict[str, str]:
    """What `orrery replay --check` needs to draw the luck of a game again."""
    if not match.committed:
        return {}
    headers = {COMMITMENT: match.luck.commitment(), KEY: match.luck.key}
    drawn = [(place, number) for place, number in enumerate(match.draws) if number >= 0]
    if any(place != number for place, number in drawn):
        headers[DRAWN] = written_spans([number for _, number in drawn])
    if match.begun:
        headers[BEGUN] = str(match.begun)
    if match.practice:
        headers["Practice"] = "yes"
    return headers


def told_to(room: Room, seat: Seat) -> list[Told]:
    """What this seat may step through: its own log, or everything when the game is over."""
    if not room.is_over():
        return room.match.shown[seat].lines
    return open_lines(room.match)


def places_of(told: list[Told]) -> list[int]:
    """Where each line stands in the journal. A line is an answer that the reader has heard of, with all that came of it.

    In a game that is over, line 120 is therefore the 120th answer of its record. While it runs, nobody can tell from these
    numbers how many answers others have given in secret.
    """
    return list(dict.fromkeys(each.place for each in told))


def views_for(room: Room, seat: Seat) -> list[int | Literal["open"]]:
    return [*range(len(room.chairs)), GALLERY, OPEN] if room.is_over() else [seat]


def replay_of(room: Room, seat: Seat, lang: str) -> messages.Replay:
    """What was told, each sentence with the line it belongs to, and after which lines a new turn has begun."""
    journal, told = room.match.journal, told_to(room, seat)
    words = words_of(journal.game.name, lang, journal.game.data)
    shown: list[messages.ReplayLine] = []
    turns = [0]
    numbers = {place: number for number, place in enumerate(places_of(told), start=1)}
    for row, each in enumerate(told):
        number, text = numbers[each.place], line_shown(each, room.names(), words).text
        if row and told[row - 1].turn != each.turn:
            turns.append(number - 1)
        shown.append(messages.ReplayLine(number, each.seat, each.text, text, each.turn))
    return messages.Replay(
        room.id, journal.game.name, journal.options.text(), room.names(), room.is_over(), views_for(room, seat), turns, shown
    )


async def position(
    registry: TableRegistry, room: Room, seat: Seat, line: int, seen_as: str, lang: str, ground: bool
) -> messages.Position:
    """The position after a line, as one of the views that are open to this seat."""
    async with registry.using(room):
        places, views, match = places_of(told_to(room, seat)), views_for(room, seat), room.match
        before = match.older.answers if match.older else 0
        place = places[line - 1] if 0 < line <= len(places) else -before - 1
        entries = match.journal.entries[: place + 1]
    view_of = next((view for view in views if str(view) == (seen_as or str(seat))), None)
    if view_of is None:
        raise Problem("no-right", "no-view")
    if not 0 <= line <= len(places):
        raise Problem("not-found", "no-line", {"line": str(line), "last": str(len(places))})
    state = await state_after(match, entries) if place >= -1 else older_state(match, place)
    view = seen(state, view_of)
    side = view_of if isinstance(view_of, int) else seat
    task = picture_task(Picture, match.game, side, view, None, lang, people=room.names())
    scene = PositionPicture(**structs.asdict(await registry.pictures.drawn(Picture, task)))
    if ground:
        stays = await registry.pictures.ground(match.journal, side, view, lang)
        scene.theme, scene.defs, scene.ground = stays.theme, stays.defs, stays.ground
    asked = [messages.Asked(each, state.decision(each).ask) for each in state.waiting()]
    words = words_of(match.game.name, lang, match.game.data).seating(room.names())
    return messages.Position(line, view, asked, outcome_shown(state, words), scene)


async def state_after(match: Match, entries: list[Entry]) -> State:
    state, stretches = match.journal.begin(), Stretches()
    for entry in entries:
        state.apply(entry.seat, entry.action)
        await stretches.rest()
    return state


def older_state(match: Match, place: int) -> State:
    """A position under older rules, from the film of the game; what was not kept can be read and not shown."""
    older = match.older
    at = older.answers + place + 1 if older else -1
    saved = older.film[at] if older and at < len(older.film) else None
    if older is None or saved is None:
        raise Problem("not-found", "older-part")
    game = match.game
    try:
        return game.load(saved if older.rules == game.version else game.upgraded(saved, older.rules))
    except Exception:  # whatever these rules make of what they cannot read
        raise Problem("not-found", "older-part") from None


def seen(state: State, view_of: int | str) -> Json:
    """A view; the open one has the shape of a view, because a view has that of the saved state."""
    if isinstance(view_of, int):
        return state.observe(view_of)
    return {**state.observe(GALLERY), **state.to_json()}
