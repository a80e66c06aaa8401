"""A stored table made into a match again: its events are played again, and where they lead elsewhere its snapshot goes on.

No table is given up. One in play goes on from its snapshot or from as far as these rules follow it; one that is over can
always be read. Nothing here reads the store, so that a table may be tried in another process first.
"""

import secrets
from dataclasses import dataclass
from typing import Final

import msgspec
import structlog

from orrery.catalog import game as game_named
from orrery.core import LANGUAGES, NATURE, Game, Json, Seat, name
from orrery.core.committed_luck import Luck, read_spans
from orrery.core.fingerprint import fingerprint_of
from orrery.core.values import EVENT
from orrery.server.problems import Problem, sentence
from orrery.server.storage.changes import Row
from orrery.server.tables.closed_game import ClosedGame
from orrery.server.tables.match import ANSWER, REDO, Event, Match, Older, Told
from orrery.server.tables.snapshots import BASE, Saved, film_of, open_lines, read_snapshot, resumed, told_again
from orrery.server.tables.stretches import Stretches

log = structlog.get_logger()
LEAP: Final = 100_000  # what `seq` grows by where it cannot be known how far it had grown: more than any table has events
OLDER_RULES: Final = "older-rules"  # the text of a line that says what became of a game under newer rules
Sentences = dict[str, str]  # by language


class Stored(msgspec.Struct):
    """What the store has of a table, as far as its match goes."""

    table: str
    game: str
    data: str  # the owner's file that it is played with, or nothing
    rules: int
    options: str
    seats: int
    seeded: bool
    luck: str
    begun: int
    over: bool
    events: list[Event]
    snapshots: dict[str, bytes]  # by kind


@dataclass
class Reopened:
    """A match, and what must be stored before it goes on."""

    match: Match
    other_rules: bool = False  # it goes on under other rules than the store has noted
    base: bool = False  # it goes on from a position of its own: its events do not lead there
    closed: bool = False  # it can be read and nothing else, and the store stays as it is
    notice: Sentences | None = None  # what everybody is told about it


def stored_table(row: Row, seats: int, events: list[Row], kept: dict[str, Row]) -> Stored:
    options, _, data = row["options"].partition("\n")  # as `stored_options` writes them
    return Stored(
        table=row["id"],
        game=row["game"],
        data=data,
        rules=row["rules"],
        options=options,
        seats=seats,
        seeded=row["seed"] is not None,
        luck=row["luck"],
        begun=row["begun"],
        over=bool(row["over"]),
        events=[event_of(each) for each in events],
        snapshots={kind: snapshot["data"] for kind, snapshot in kept.items()},
    )


def event_of(row: Row) -> Event:
    return Event(row["number"], row["kind"], row["seat"], row["text"], row["seq"], row["mark"])


async def reopened(stored: Stored) -> Reopened:
    """The match of a stored table: by its events, else by its latest snapshot, else as far as its events can be followed."""
    game = game_named(stored.game, stored.data)
    saved = readable_snapshots(stored)
    luck = Luck(stored.luck or secrets.token_hex(16))
    found = await by_events(game, stored, saved, luck)
    if found is None and stored.rules <= game.version:
        found = await by_snapshot(game, stored, saved, luck)
    if found is None:
        found = await as_far_as_possible(game, stored, saved, luck)
    found.match.committed = bool(stored.luck)
    return found


def readable_snapshots(stored: Stored) -> dict[str, Saved]:
    saved: dict[str, Saved] = {}
    for kind, data in stored.snapshots.items():
        try:
            saved[kind] = read_snapshot(data)
        except Exception as problem:
            log.warning("a snapshot cannot be read", table=stored.table, problem=type(problem).__name__)
    return saved


async def by_events(game: Game, stored: Stored, saved: dict[str, Saved], luck: Luck) -> Reopened | None:
    """The whole game played again, every fingerprint compared; nothing if it leads elsewhere."""
    marks = {}
    if stored.rules != game.version:  # its snapshots know more than the fingerprints, which stand beside some events only
        marks = {each.number: fingerprint_of(each.state) for each in saved.values()}
    try:
        match, stretches = begun(game, stored, saved, luck), Stretches()
        for event in events_after(stored, match.events):
            match.follow(event)
            if event.number in marks and marks[event.number] != match.mark():
                raise ValueError("a snapshot has another state")
            await stretches.rest()
    except Exception as problem:  # whatever a game makes of what it cannot read
        log.warning("a table's events lead elsewhere", table=stored.table, game=game.name, problem=type(problem).__name__)
        return None
    return Reopened(match, other_rules=stored.rules < game.version)


def begun(game: Game, stored: Stored, saved: dict[str, Saved], luck: Luck) -> Match:
    """A match where its events begin: at the start, or where it went on under newer rules."""
    if BASE in saved:
        return resumed(game, stored.options, stored.seats, saved[BASE], luck, stored.seeded)
    return Match(game, stored.seats, game.options(stored.options), luck, stored.begun, stored.seeded)


def events_after(stored: Stored, number: int) -> list[Event]:
    return [event for event in stored.events if event.number > number]


async def by_snapshot(game: Game, stored: Stored, saved: dict[str, Saved], luck: Luck) -> Reopened | None:
    """From the latest position that was saved; nothing if there is none, or these rules cannot read it."""
    for each in standing_positions(game, stored, saved):
        try:
            match = resumed(game, stored.options, stored.seats, each, luck, stored.seeded)
            lost = follow_while_possible(match, stored, each, saved.get(BASE))
            pass_all(match, stored, saved.get(BASE))
            if stored.over and not match.is_over():
                return await closed(match, stored, saved)
        except Exception as problem:
            log.warning("a saved table cannot be read", table=stored.table, game=game.name, problem=type(problem).__name__)
            if stored.over:
                return told_only(game, stored, each, luck)
            continue
        notice = spoken("answers-lost", {"title": game.title(), "count": str(lost)}) if lost else None
        return Reopened(match, other_rules=True, base=True, notice=notice)
    return None


def standing_positions(game: Game, stored: Stored, saved: dict[str, Saved]) -> list[Saved]:
    """The saved positions from which a table may go on, the latest first: its base, and those after it all of whose answers
    stand. One with an answer that was taken back later has been left.
    """
    base = saved.get(BASE)
    since = events_after(stored, base.number if base else 0)
    standing = answers_of(since)
    found = [base] if base else []
    for each in saved.values():
        then = answers_of([event for event in since if event.number <= each.number])
        if (base is None or each.number > base.number) and then == standing[: len(then)]:
            found.append(each)
    found = [each for each in found if each.rules <= game.version]
    return sorted(found, key=lambda one: one.number, reverse=True)


def follow_while_possible(match: Match, stored: Stored, saved: Saved, base: Saved | None) -> int:
    """What was answered after a snapshot and still stands, as far as these rules allow the same answers.

    How many of the answers that stand are lost by that.
    """
    since_base = events_after(stored, base.number if base else 0)
    at_snapshot = len(answers_of([event for event in since_base if event.number <= saved.number]))
    later = answers_of(since_base)[at_snapshot:]
    if any(event.kind != ANSWER for event in events_after(stored, saved.number)):
        leap(match)  # lines that are told again may have had other numbers
    followed = 0
    for event in later:
        action = match.game.table.by_text.get(event.text)
        if action is None:
            break
        try:
            match.answer(event.seat, action, event.seq)
        except Exception:  # the game's own faults, too: a refused answer has changed nothing, and a fault is met once only
            break
        followed += 1
    if followed < len(later):
        leap(match)
    return len(later) - followed


def leap(match: Match) -> None:
    """What is told from here on has a `seq` that nobody has seen, however much was told of what is lost."""
    for shown in match.shown.values():
        shown.seq += LEAP
        shown.asked_at = shown.seq


def pass_all(match: Match, stored: Stored, base: Saved | None) -> None:
    """All events are past, followed or not, and so is every draw that was made in them: none is made again."""
    match.events = stored.events[-1].number if stored.events else 0
    answers = sum(1 for event in events_after(stored, base.number if base else 0) if event.kind == ANSWER)
    match.drawn = max(match.drawn, answers + (base.drawn if base else 0))


async def as_far_as_possible(game: Game, stored: Stored, saved: dict[str, Saved], luck: Luck) -> Reopened:
    """A table without a snapshot that could be used: its events up to where they part from these rules."""
    if stored.rules > game.version and not stored.over:
        fields = {"was": str(stored.rules), "now": str(game.version), "title": game.title()}
        raise Problem("other-rules", fields=fields)  # a newer program made it, and that one goes on with it
    base = saved.get(BASE)
    events = stored.events
    if base and is_readable(game, stored, saved, luck):
        events = events_after(stored, base.number)
    elif base:  # what came after it means nothing without it
        saved, events = {}, [event for event in stored.events if event.number <= base.number]
    match, stretches = begun(game, stored, saved, luck), Stretches()
    reached = await reach(begun(game, stored, saved, luck), events)
    for event in events[:reached]:
        do_again(match, event)
        await stretches.rest()
    if stored.over and not match.is_over():
        return await closed(match, stored, saved)
    lost = len(events_after(stored, events[reached - 1].number if reached else match.events))
    if lost:
        leap(match)
    pass_all(match, stored, base)
    notice = spoken("answers-lost" if lost else "led-here", {"title": game.title(), "count": str(lost)})
    return Reopened(match, other_rules=True, base=True, notice=notice)


def is_readable(game: Game, stored: Stored, saved: dict[str, Saved], luck: Luck) -> bool:
    """Whether these rules can begin where the table went on."""
    try:
        begun(game, stored, saved, luck)
    except Exception:
        return False
    return True


async def reach(match: Match, events: list[Event]) -> int:
    """How many events these rules follow.

    All of them if every answer is still legal: states may only be written otherwise by now, which changes fingerprints, too.
    Else up to the last fingerprint that agrees; where not even the first one does, as far as answers are legal.
    """
    agreed, stretches = 0, Stretches()
    apart = False
    for place, event in enumerate(events, start=1):
        try:
            do_again(match, event)
            apart = apart or bool(event.mark and event.mark != match.mark())
        except Exception:
            return agreed or place - 1
        if event.mark and not apart:
            agreed = place
        await stretches.rest()
    return len(events)


def do_again(match: Match, event: Event) -> None:
    """The same as `Match.follow` without comparing where it leads."""
    match.follow(Event(event.number, event.kind, event.seat, event.text, event.seq))


async def closed(match: Match, stored: Stored, saved: dict[str, Saved]) -> Reopened:
    """A game that is over and cannot be followed to its end: what can be shown, then the rest as it was noted."""
    answers = len(match.journal.entries)
    before = match.older.answers if match.older else 0
    base = saved.get(BASE)
    since = answers_of(events_after(stored, base.number if base else 0))
    left = since[before + answers - (base.answers if base else 0) :]
    older = Older(
        ClosedGame(match.journal.state),
        before + answers,
        match.game.version,
        versions_of(match.game, stored),
        shifted(open_lines(match), answers),
        await film_of(match),
    )
    heard = {listener: shifted(shown.lines, answers) for listener, shown in match.shown.items()}
    notice = spoken("rest-noted", {"title": match.game.title(), "count": str(len(left))})
    return only_read(match.game, stored, older, heard, notice, left, match.luck)


def told_only(game: Game, stored: Stored, saved: Saved, luck: Luck) -> Reopened:
    """A game that is over and of whose end these rules can read no position: what was told of it."""
    answers = saved.answers + 1  # one more, because the position after all lines is not the end but what can be drawn
    lines = [told_again(line, answers) for line in saved.told]
    film: list[Json | None] = list(saved.film)
    start = ClosedGame(game.start(stored.seats, game.printed))
    older = Older(start, answers, saved.rules, versions_of(game, stored), lines, film)
    heard = {listener: [told_again(line, answers) for line in each.lines] for listener, each in saved.heard.items()}
    return only_read(game, stored, older, heard, spoken("only-told", {"title": game.title()}), [], luck)


def versions_of(game: Game, stored: Stored) -> list[int]:
    return sorted({stored.rules, game.version})


def only_read(
    game: Game,
    stored: Stored,
    older: Older,
    heard: dict[Seat, list[Told]],
    notice: Sentences,
    left: list[Event],
    luck: Luck,
) -> Reopened:
    """A match in which nothing happens any more: the lines that were told, a sentence, and answers in plain notation."""
    latest = max((line.seq for told in heard.values() for line in told), default=0) + 1
    turn = older.lines[-1].turn if older.lines else 0
    rest = [Told(latest, -1, EVENT, OLDER_RULES, turn, notice)]
    for event in left:
        said = dict.fromkeys(LANGUAGES, f"{name(event.seat)} {event.text}")
        rest.append(Told(latest, -1, event.seat, event.text, turn, said))
    older.lines.extend(rest)
    try:
        options = game.options(stored.options)
    except Exception:  # an option that is no more: which variants were played can still be read in the log
        options = game.printed
    match = Match(game, stored.seats, options, luck, 0, stored.seeded, older)
    match.events = stored.events[-1].number if stored.events else 0
    for listener, shown in match.shown.items():
        shown.lines = heard.get(listener, []) + rest
        shown.seq = shown.asked_at = latest
    return Reopened(match, closed=True)


def shifted(lines: list[Told], answers: int) -> list[Told]:
    """Lines of a match as an older part of it: their places are counted back from its end."""
    return [Told(line.seq, line.place - answers, line.seat, line.text, line.turn, line.said) for line in lines]


def answers_of(events: list[Event]) -> list[Event]:
    """The answers that stand after all these events, without those that were taken back and not given back.

    >>> told = [("answer", "a"), ("answer", "b"), ("undo", "step 1"), ("answer", "c"), ("redo", "redo 3 1")]
    >>> events = [Event(number, kind, 0, text) for number, (kind, text) in enumerate(told, start=1)]
    >>> [event.text for event in answers_of(events)]
    ['a', 'b']
    """
    answers: list[Event] = []
    taken: dict[int, list[Event]] = {}  # by the number of the undo
    for event in events:
        if event.kind == ANSWER:
            answers.append(event)
            continue
        gone = set(read_spans(event.text.split(" ")[-1]))
        back = taken.get(int(event.text.split(" ")[1]), []) if event.kind == REDO else []
        taken[event.number] = [answers[place] for place in sorted(gone) if place < len(answers)]
        answers = [answer for place, answer in enumerate(answers) if place not in gone] + back
    return answers


def spoken(key: str, fields: dict[str, str]) -> Sentences:
    return {lang: sentence(lang, key, fields) for lang in LANGUAGES}


async def tried(stored: Stored) -> int:
    """All that opening a table makes its game do, luck's next answers included; how many answers that were."""
    match = (await reopened(stored)).match
    while match.journal.state.turn() == NATURE:
        match.take(NATURE, match.chance())
    return len(match.journal.entries)
