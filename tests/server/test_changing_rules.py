"""Whatever is answered, taken back, given back, saved and lost in between, newer rules go on from where a table stood.

Random tables are played at a registry that is stopped or killed now and then. The one that follows has the same rules, or
others: of a new number, written in another form, changed without a new number, or such that allow less. Nothing may then be
other than it was, but what a line of the log says.
"""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from orrery.catalog import game
from orrery.core import Json, Rng
from orrery.server import messages
from orrery.server.problems import Problem
from orrery.server.settings import Settings
from orrery.server.tables import commands, creation
from orrery.server.tables.match import Match
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.reopening import OLDER_RULES
from orrery.server.tables.room import Room
from tests.server.kit import BATTLESTAR, HIDDEN, open_registry

SAME, RENUMBERED, REWRITTEN, SILENT, STRICTER = "same", "renumbered", "rewritten", "silent", "stricter"
STEPS = 12  # between two starts
STARTS = 7


class Rules:
    """The rules of one game, which can be changed."""

    def __init__(self, name: str, patch: pytest.MonkeyPatch) -> None:
        self.form = 0  # how states are written
        self.patch, self.kind = patch, type(game(name))
        state_kind: Any = type(game(name).start(2, game(name).options("")))
        load, written = self.kind.load, state_kind.to_json
        patch.setattr(state_kind, "to_json", lambda state: {**written(state), "form": self.form})
        patch.setattr(self.kind, "load", lambda this, data: load(this, plain(data)))
        patch.setattr(self.kind, "upgraded", lambda *given: {**given[1], "form": self.form})
        patch.setattr(self.kind, "version", 1)

    def change(self, how: str) -> None:
        if how in (RENUMBERED, REWRITTEN, STRICTER):
            self.patch.setattr(self.kind, "version", self.kind.version + 1)
        if how in (REWRITTEN, SILENT, STRICTER):
            self.form += 1
        if how == STRICTER:  # nobody may boast any more
            module: Any = sys.modules["sealed_bids"]
            self.patch.setattr(module.Boasting, "options", lambda *_: [module.HUSH])


@contextmanager
def rules_of(name: str) -> Iterator[Rules]:
    with pytest.MonkeyPatch.context() as patch:
        yield Rules(name, patch)


def plain(data: Json) -> Json:
    return {key: value for key, value in data.items() if key != "form"}


class Course:
    """What a table has been: all positions that stand, and what was told."""

    def __init__(self) -> None:
        self.positions: list[Json] = []
        self.told: dict[int, list[str]] = {}
        self.seqs: dict[int, int] = {}
        self.drawn = 0

    def look(self, match: Match) -> None:
        """Before a start."""
        begin = match.journal.begin()
        first = plain(begin.to_json())
        known = max((at for at, each in enumerate(self.positions) if each == first), default=0) if match.older else 0
        self.positions = self.positions[:known]
        for entry in match.journal.entries:
            self.positions.append(plain(begin.to_json()))
            begin.apply(entry.seat, entry.action)
        self.positions.append(plain(begin.to_json()))
        self.told = {seat: [line.text for line in shown.lines] for seat, shown in match.shown.items()}
        self.seqs = {seat: shown.seq for seat, shown in match.shown.items()}
        self.drawn = match.drawn

    def check(self, match: Match, how: str) -> None:
        """After it."""
        position = plain(match.journal.state.to_json())
        if how != STRICTER:
            assert position == self.positions[-1], "it stands elsewhere"
        assert position in self.positions, "it never stood there"
        for seat, shown in match.shown.items():
            told = [line.text for line in shown.lines]
            known = self.told[seat]
            said = told[len(known) :] if told[: len(known)] == known else told[-1:]
            assert set(said) <= {OLDER_RULES}, "something else was told"
            assert said or position == self.positions[-1], "nothing was said about it"
            assert shown.seq >= self.seqs[seat], "what was shown has shrunk"
            assert not said or shown.lines[-1].seq > self.seqs[seat], "whoever was shown more does not hear of it"
        assert match.drawn >= self.drawn, "luck gives again what it gave"


class Table:
    """Two people at one table, on one screen or not."""

    def __init__(self, rng: Rng, one_screen: bool) -> None:
        self.rng, self.one_screen = rng, one_screen
        self.tokens: list[str] = []
        self.name = ""

    async def make(self, registry: TableRegistry, name: str) -> None:
        seats = [messages.SeatPlan(kind="human", name=each) for each in ("Ada", "Grace")]
        made = await creation.make_table(registry, messages.NewTable(game=name, seats=seats, seed=self.rng.below(1000)))
        self.name, self.tokens = made.table, [each.token for each in made.seats]

    async def step(self, registry: TableRegistry, room: Room) -> None:
        choice = self.rng.below(12)
        try:
            if choice < 7:
                await self.answer(registry, room)
            elif choice < 11:
                await self.undo(registry, room, ["step", "step", "turn", "redo"][choice - 7])
            else:
                await registry.save(room)
        except Problem:
            pass  # it may not

    async def answer(self, registry: TableRegistry, room: Room) -> None:
        state = room.match.journal.state
        for seat in state.waiting()[:1]:
            options = state.options(seat)
            action = options[self.rng.below(len(options))].text
            await commands.answer(registry, room, seat, messages.Answer(seq=room.match.shown[seat].seq, action=action), "en")

    async def undo(self, registry: TableRegistry, room: Room, what: Any) -> None:
        seat, tokens = self.rng.below(2), self.tokens if self.one_screen else []
        wanted = messages.Undo(seq=room.match.shown[seat].seq, what=what, tokens=tokens)
        await commands.undo(registry, room, seat, wanted)


@pytest.mark.parametrize("one_screen", [True, False])
@pytest.mark.parametrize(
    ("name", "updates"),
    [(HIDDEN, [SAME, RENUMBERED, REWRITTEN, SILENT]), (HIDDEN, [SAME, STRICTER]), (BATTLESTAR, [RENUMBERED, REWRITTEN])],
)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_goes_on_from_where_it_stood(name: str, updates: list[str], one_screen: bool, seed: int, database: str) -> None:
    rng, course = Rng(seed), Course()
    table = Table(rng, one_screen)

    async def run(how: str, rules: Rules) -> None:
        async with open_registry(Settings(database)) as registry:
            if not table.name:
                await table.make(registry, name)
            room = await registry.room(table.name)
            if course.positions:
                course.check(room.match, how)
            for _ in range(rng.below(STEPS)):
                await table.step(registry, room)
            await asyncio.gather(*registry.saving)
            course.look(room.match)
            if rng.below(3):
                registry.rooms.clear()  # killed: nothing is saved

    with rules_of(name) as rules:
        how = SAME
        for _ in range(STARTS):
            asyncio.run(run(how, rules))
            how = updates[rng.below(len(updates))]
            rules.change(how)


def visited(database: str, table: Table, answers: int = 0, *, undo: bool = False, kill: bool = False) -> tuple[Match, Course]:
    """The match as a start finds it; then some answers are given and one is taken back, and it is left or killed."""

    async def run() -> tuple[Match, Course]:
        course = Course()
        async with open_registry(Settings(database)) as registry:
            if not table.name:
                await table.make(registry, HIDDEN)
            room = await registry.room(table.name)
            found = room.match
            for _ in range(answers):
                await table.answer(registry, room)
            if undo:
                await table.undo(registry, room, "step")
            await asyncio.gather(*registry.saving)
            course.look(room.match)
            if kill:
                registry.rooms.clear()
        return found, course

    return asyncio.run(run())


def test_a_saved_position_with_an_answer_that_was_taken_back_later_is_not_gone_on_from(database: str) -> None:
    table = Table(Rng(1), one_screen=True)
    with rules_of(HIDDEN) as rules:
        visited(database, table, answers=2)
        _, course = visited(database, table, undo=True, kill=True)
        rules.change(REWRITTEN)
        course.check(visited(database, table)[0], REWRITTEN)


def test_a_draw_is_not_made_again_where_answers_are_lost(database: str) -> None:
    table = Table(Rng(2), one_screen=True)
    with rules_of(HIDDEN) as rules:
        _, course = visited(database, table, answers=14, kill=True)
        rules.change(STRICTER)
        match, _ = visited(database, table)
        assert plain(match.journal.state.to_json()) != course.positions[-1], "nothing is lost"
        course.check(match, STRICTER)


def test_an_end_that_was_saved_is_shown_although_its_rules_had_another_number_since(database: str) -> None:
    table = Table(Rng(1), one_screen=True)
    with rules_of(HIDDEN) as rules:
        _, course = visited(database, table, answers=200)
        for how in (RENUMBERED, STRICTER):
            rules.change(how)
            match, _ = visited(database, table)
            assert match.journal.state.outcome() is not None
            assert plain(match.journal.state.to_json()) == course.positions[-1]


def unreadable(*_: object) -> Json:
    raise KeyError("coins")


def test_what_came_after_a_position_that_cannot_be_read_any_more_is_not_followed_without_it(database: str) -> None:
    table = Table(Rng(1), one_screen=True)
    with rules_of(HIDDEN) as rules:
        visited(database, table, answers=4)
        rules.change(REWRITTEN)
        course = visited(database, table, answers=3, undo=True)[1]
        rules.change(REWRITTEN)
        rules.patch.setattr(rules.kind, "upgraded", unreadable)
        match = visited(database, table)[0]
        assert match.shown[0].lines[-1].text == OLDER_RULES
        assert plain(match.journal.state.to_json()) in course.positions
