"""One game at a table: the journal, and what each seat and the gallery have been shown of it."""

from functools import lru_cache
from typing import Final

import msgspec

from orrery.catalog import game as game_named
from orrery.core import (
    GALLERY,
    LANGUAGES,
    NATURE,
    OVER,
    Action,
    Decision,
    Entry,
    Game,
    Journal,
    Json,
    Options,
    Seat,
    State,
    fingerprint,
)
from orrery.core.committed_luck import Luck, read_spans, written_spans
from orrery.core.referee import check
from orrery.core.values import EVENT
from orrery.server.tables.disclosure import MANY_TWINS, learns
from orrery.server.tables.undone import Taken, Undo, Undone

ANSWER: Final = "answer"
UNDO: Final = "undo"
REDO: Final = "redo"
ASKED: Final = "ask"  # an undo to which all persons agreed


class Event(msgspec.Struct):
    """One line of a table's log as it is stored: an answer, the places that an undo took back, or what a redo gives back."""

    number: int
    kind: str
    seat: Seat
    text: str
    seq: int | None = None  # what the seat had been shown when it sent this; none if the table answered by itself
    mark: str = ""  # the fingerprint after it, now and then, on the last of what was stored together


class Told(msgspec.Struct):
    """A line of the log as one listener heard it."""

    seq: int
    place: int  # of the answer in the journal
    seat: Seat
    text: str
    turn: int
    said: dict[str, str] | None = None  # by language: the sentence as it was told under older rules


class Older:
    """The part of a game that was played under older rules: what was told of it, and its positions if they were kept."""

    def __init__(
        self, state: State, answers: int, rules: int, versions: list[int], lines: list[Told], film: list[Json | None]
    ) -> None:
        self.state: Final = state  # after it, as these rules have it
        self.answers: Final = answers
        self.rules: Final = rules  # under which it was saved
        self.versions: Final = versions  # of all rules under which it has been played
        self.lines: Final = lines  # everything that was told, open to all when the game is over
        self.film: Final = film  # of a game that is over: the saved position after each answer, the start first


class Shown:
    """What one seat, or the gallery, has been shown."""

    def __init__(self) -> None:
        self.seq = 0
        self.rolled = 0  # the seq of luck's latest answer that this listener heard of, whether the log shows it or not
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

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        luck: Luck,
        begun: int = 0,
        seeded: bool = False,
        older: Older | None = None,
    ) -> None:
        self.journal: Final = Journal(game, seats, options, older.state if older else None)
        self.older: Final = older
        self.luck: Final = luck
        self.commitment: Final = luck.commitment()
        self.seeded: Final = seeded  # whoever made the table chose its luck
        self.begun: Final = begun  # answers that the table began with, given by another table's luck
        self.drawn = 0  # the least number of a draw that has not been made: none is made twice, only given back by a redo
        self.draws: list[int] = []  # of each answer: the number of its draw; -1 for all that the luck did not give
        self.standing: list[bool] = []  # of each answer: whether the table gave it by a standing order, since it was loaded
        self.telling: list[bool] = []  # of each answer: whether it showed its giver something that was hidden before
        self.course = 0  # grows whenever answers are taken back or given back
        self.committed = True  # whether all seats have known the luck's commitment from the start
        self.practice = False  # whether more was taken back than is allowed against others
        self.shown: Final = {listener: Shown() for listener in [*range(seats), GALLERY]}
        self.by_hand: list[bool] = []  # of each answer: whether a person gave it, not the table
        self.undone: Final = Undone()
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

    def answer(self, seat: Seat, action: Action, seq: int | None = None, standing: bool = False) -> Event:
        """An answer, checked and applied; others hear nothing of a secret one."""
        check(self.journal.state, seat, action)
        return self.take(seat, action, seq, standing)

    def take(self, seat: Seat, action: Action, seq: int | None = None, standing: bool = False) -> Event:
        """The same for an answer that was found among the options just now."""
        entry = self.enter(seat, action, seq is not None, standing)
        self.undone.note_answer(seat, seq is not None, entry.secret)
        self.note_decisions()
        return self.noted(Event(self.events + 1, ANSWER, seat, action.text, seq))

    def enter(self, seat: Seat, action: Action, by_hand: bool, standing: bool, draw: int | None = None) -> Entry:
        """Apply an answer, new or given back, and show it to whoever hears of it."""
        before = self.journal.state.clone() if by_hand else None
        entry = self.journal.take(seat, action)
        self.by_hand.append(by_hand)
        self.standing.append(standing)
        place = len(self.journal.entries) - 1
        if draw is None:
            draw = self.next_draw(place) if seat == NATURE and place >= self.begun else -1
        self.draws.append(draw)
        self.drawn = max(self.drawn, draw + 1)
        self.telling.append(before is not None and self.tells(seat, before, action))
        open_to_all = [None if each.event.own else each.text() for each in entry.told]
        for listener, shown in self.shown.items():
            if entry.secret and seat != listener:
                continue
            lines = heard_of(entry, listener, open_to_all)
            if lines:
                shown.seq += 1
                if lines[0][0] == NATURE:
                    shown.rolled = shown.seq
                told = [(who, text) for who, text in lines if is_worth_a_line(self.game.name, who, text)]
                shown.lines += [Told(shown.seq, place, who, text, entry.turn_count) for who, text in told]
        if seat >= 0:  # what is asked now is another question, even if it reads the same
            self.shown[seat].asked_at = self.shown[seat].seq
        return entry

    def is_over(self) -> bool:
        return self.journal.state.turn() == OVER

    def has_closed(self) -> bool:
        """Whether the latest answer's giver can never take it back: luck answers next, the turn has passed, or all is over."""
        state = self.journal.state
        return state.turn() in (NATURE, OVER) or state.turn_count != self.journal.entries[-1].turn_count

    def tells(self, seat: Seat, before: State, action: Action) -> bool:
        """Whether the latest answer has closed the way back, or shown its giver what was hidden from him."""
        return self.has_closed() or learns(seat, before, [(seat, action)], self.journal.state)

    def takeable(self, seat: Seat) -> list[int]:
        """Places of the answers that a seat may take back by itself, the latest first.

        None when the game is over, because everything is open then; none from the latest answer on that has shown the seat
        what the position before it hides.
        """
        if self.is_over():
            return []
        places: list[int] = []
        for place in self.journal.takeable(seat):
            if self.telling[place]:
                break
            places.append(place)
        return places

    def discloses(self, place: int, seats: list[Seat]) -> bool:
        """Whether one of these seats knows more by now of the position before an answer than that position lets it know."""
        if self.is_over():
            return True
        journal, position = self.journal, self.position(place)
        steps = [(entry.seat, entry.action) for entry in journal.entries[place:]]
        return any(learns(seat, position, steps, journal.state, MANY_TWINS) for seat in seats)

    def position(self, place: int) -> State:
        """The position before an answer."""
        state = self.journal.begin()
        for entry in self.journal.entries[:place]:
            state.apply(entry.seat, entry.action)
        return state

    def surely_takeable(self, seat: Seat) -> list[int]:
        """The same as `takeable`, looked at again with many twins: what is offered at every answer is found with few."""
        places = self.takeable(seat)
        state, told = self.journal.begin(), -1
        for place, entry in enumerate(self.journal.entries):
            before = state.clone() if place in places else None
            state.apply(entry.seat, entry.action)
            if before and learns(seat, before, [(seat, entry.action)], state, MANY_TWINS):
                told = place
        return [place for place in places if place > told]

    def take_back(self, seat: Seat, places: list[int], what: str, seq: int) -> Event:
        """Take answers back; whoever had heard of one of them is shown that."""
        own = set(places) <= set(self.takeable(seat))
        taken = [self.taken(place) for place in sorted(places)]
        self.drop(seat, set(places))
        if what == ASKED:
            self.undone.clear()  # others gave up answers of theirs, which nobody gives back for them
        else:
            self.practice = self.practice or not own
            self.undone.note_undo(Undo(self.events + 1, seat, own, len(self.journal.entries), taken))
        self.ask_again(seat)
        return self.noted(Event(self.events + 1, UNDO, seat, f"{what} {written_spans(places)}", seq))

    def taken(self, place: int) -> Taken:
        entry = self.journal.entries[place]
        return Taken(entry.seat, entry.action, self.by_hand[place], self.standing[place], self.draws[place])

    def drop(self, seat: Seat, gone: set[int]) -> None:
        """Leave out the answers of some places, for a seat that is shown it whatever they were."""
        self.course += 1
        entries = self.journal.entries
        if gone:
            self.journal.keep([entry for place, entry in enumerate(entries) if place not in gone])
        kept_places = [place for place in range(len(entries)) if place not in gone]
        self.by_hand = [self.by_hand[place] for place in kept_places]
        self.standing = [self.standing[place] for place in kept_places]
        self.draws = [self.draws[place] for place in kept_places]
        self.telling = [self.telling[place] for place in kept_places]
        moved = {old: new for new, old in enumerate(kept_places)}
        for listener, shown in self.shown.items():
            kept = [line for line in shown.lines if line.place not in gone]
            if len(kept) < len(shown.lines) or listener == seat:
                shown.seq += 1
            for line in kept:
                line.place = moved.get(line.place, line.place)  # what older rules told stays where it is
            shown.lines = kept

    def ask_again(self, seat: Seat) -> None:
        """What a seat is asked now is another question than before, even if it reads the same."""
        self.shown[seat].asked_at = self.shown[seat].seq
        self.note_decisions()

    def can_give_back(self, number: int, places: list[int]) -> bool:
        """Whether an undo can be given back in place of these later answers: each answer is legal again, each draw the same."""
        state = self.journal.state.clone() if not places else self.position(places[0])
        for each in self.undone.undos[number].answers:
            asked = state.turn() == NATURE if each.seat == NATURE else each.seat in state.waiting()
            if not asked or each.action not in state.options(each.seat):
                return False
            if each.draw >= 0 and self.committed and state.chance(self.luck.rng(each.draw)) != each.action:
                return False
            state.apply(each.seat, each.action)
        return True

    def give_back(self, seat: Seat, number: int, places: list[int], seq: int) -> Event:
        """Give an undo back: the same answers and the same draws, in place of what was answered meanwhile at some places."""
        undo = self.undone.undos.pop(number)
        self.drop(seat, set(places))
        for each in undo.answers:
            self.enter(each.seat, each.action, each.by_hand, each.standing, each.draw)
        self.ask_again(seat)
        return self.noted(Event(self.events + 1, REDO, seat, f"{REDO} {undo.event} {written_spans(places)}", seq))

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
        elif event.kind == REDO:
            _, number, places = event.text.split(" ")
            self.give_back(event.seat, self.undone.of_event(int(number)), read_spans(places), event.seq or 0)
        else:
            what, places = event.text.split(" ")
            self.take_back(event.seat, read_spans(places), what, event.seq or 0)
        assert not event.mark or event.mark == self.mark(), f"event {event.number} leads to another state than it did"

    def mark(self) -> str:
        return fingerprint(self.journal.state)

    def chance(self) -> Action:
        """Nature's next answer, by the table's luck."""
        return self.journal.state.chance(self.luck.rng(self.next_draw(len(self.journal.entries))))

    def next_draw(self, place: int) -> int:
        """The number of the next draw: the place of its answer, or a later one after something was taken back."""
        return max(self.drawn, place)


def heard_of(entry: Entry, listener: Seat, open_to_all: list[str | None]) -> list[tuple[Seat, str]]:
    """What a listener hears of an answer: the answer itself, and the events that came of it.

    Most events are told alike to all: their texts are made once.
    """
    heard = entry.heard[listener if listener >= 0 else -1]
    lines = [(entry.seat, heard)] if heard else []
    told = zip(entry.told, open_to_all, strict=True)
    return lines + [(EVENT, each.heard(listener) if text is None else text) for each, text in told]


@lru_cache(20_000)
def is_worth_a_line(name: str, who: Seat, text: str) -> bool:
    """Whether a game has words for a line; what everybody sees anyhow has none."""
    words = game_named(name).words.into(LANGUAGES[0])
    return bool(words.line(who, text, [f"P{seat + 1}" for seat in range(12)]))


def request_of(event: Event) -> str:
    """What the seat had sent: the action, or which undo or redo."""
    return event.text if event.kind == ANSWER else f"{UNDO} {event.text.split(' ')[0]}"


def compared(decision: Decision) -> object:
    """A decision as a value: equal decisions are the same question."""
    options = tuple(action.index for action in decision.options)
    return (decision.ask, decision.camp, decision.rule, decision.about, options)
