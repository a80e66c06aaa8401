"""Whatever people do at a table, nobody is ever shown what they may not know."""

import asyncio
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from orrery.core import NATURE, Json, Rng, Seat, State
from orrery.server import messages
from orrery.server.problems import Problem
from orrery.server.settings import Settings
from orrery.server.table_state import TableState
from orrery.server.tables import commands, creation, replays
from orrery.server.tables.frames import state_shown
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from orrery.server.workers.pool import TaskFailed
from tests.attack.conftest import QUICK, Repeat
from tests.server.kit import HIDDEN

pytestmark = pytest.mark.attack
SEATS = 3
TWINS = 3
WHO = st.integers(0, SEATS - 1)
Step = tuple[Seat, str, bool]  # who, what, and whether it is secret


async def no_thought(task: Json, cost: float = 0.0, table: str = "") -> bytes:
    """A bot that answers at random, and needs no process."""
    raise TaskFailed("think")


class Table(RuleBasedStateMachine):
    """Three people at a table with secrets; every view shown to anybody is remembered, with the position it was shown in."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = TemporaryDirectory(prefix="orrery-")
        self.registry = TableRegistry(Settings(f"sqlite:///{self.folder.name}/tables.sqlite3", bots=("random",), absence=0.0))
        self.registry.thinkers.do = no_thought  # type: ignore[method-assign]
        self.run(self.registry.store.open())
        seats = [messages.SeatPlan(kind="human", name=f"P{seat + 1}") for seat in range(SEATS)]
        self.made = self.run(creation.make_table(self.registry, messages.NewTable(game=HIDDEN, seats=seats, seed=7)))
        self.room: Room = self.run(self.registry.room(self.made.table))
        self.seen: dict[Seat, list[tuple[list[Step], Json]]] = {seat: [] for seat in range(SEATS)}

    def run(self, doing: Any) -> Any:
        return self.loop.run_until_complete(doing)

    def attempt(self, doing: Any) -> None:
        try:
            self.run(doing)
        except Problem as problem:
            assert problem.status < 500, problem.error

    def teardown(self) -> None:
        self.run(self.registry.close())
        self.loop.close()
        self.folder.cleanup()

    def steps(self) -> list[Step]:
        return [(entry.seat, entry.action.text, entry.secret) for entry in self.room.match.journal.entries]

    @rule(luck=st.integers(0, 2**30))
    def answer(self, luck: int) -> None:
        """A person who is asked gives a legal answer."""
        match = self.room.match
        waiting = match.journal.state.waiting()
        if waiting:
            seat = waiting[luck % len(waiting)]
            options = match.journal.state.options(seat)
            wanted = messages.Answer(seq=match.shown[seat].seq, action=options[luck % len(options)].text)
            self.attempt(commands.answer(self.registry, self.room, seat, wanted, "en"))

    @rule(lucks=st.lists(st.integers(0, 2**30), min_size=3, max_size=12))
    def play_on(self, lucks: list[int]) -> None:
        for luck in lucks:
            self.answer(luck)
            self.nobody_knows_more_than_the_position_lets_him()

    @rule(luck=st.integers(0, 2**30), what=st.sampled_from(["step", "turn", "ask"]), again=st.booleans())
    def answer_and_take_back(self, luck: int, what: Any, again: bool) -> None:
        """A player answers and takes it back, and the others agree; or gives it back again."""
        waiting = self.room.match.journal.state.waiting()
        self.answer(luck)
        self.nobody_knows_more_than_the_position_lets_him()
        if waiting:
            self.undo(waiting[luck % len(waiting)], what, False)
            self.consent(True)
            if again:
                self.nobody_knows_more_than_the_position_lets_him()
                self.undo(waiting[luck % len(waiting)], "redo", False)

    @rule(seat=WHO, seq=st.integers(0, 60), action=st.sampled_from(["bid 1", "bid 6", "enough", "peek", "nonsense"]))
    def answer_anything(self, seat: Seat, seq: int, action: str) -> None:
        self.attempt(commands.answer(self.registry, self.room, seat, messages.Answer(seq=seq, action=action), "en"))

    @rule(seat=WHO, what=st.sampled_from(["step", "turn", "ask", "redo"]), several=st.booleans())
    def undo(self, seat: Seat, what: Any, several: bool) -> None:
        """With one token or two; with all three, everybody would share one screen and could take everything back."""
        tokens = [each.token for each in self.made.seats[:2]] if several and seat < 2 else []
        wanted = messages.Undo(seq=self.room.match.shown[seat].seq, what=what, tokens=tokens)
        self.attempt(commands.undo(self.registry, self.room, seat, wanted))

    @precondition(lambda self: self.room.request is not None)
    @rule(agree=st.sampled_from([True, True, False]))
    def consent(self, agree: bool) -> None:
        """All give the same answer, one after the other."""
        for seat in range(SEATS):
            if self.room.request is not None:
                wanted = messages.Consent(line=self.room.request.line, agree=agree)
                self.attempt(commands.consent(self.registry, self.room, seat, wanted))

    @rule(seat=WHO, action=st.sampled_from(["bid 2", "hush", "enough"]), until=st.sampled_from(["else", "turn", "game"]))
    def stand(self, seat: Seat, action: str, until: Any) -> None:
        self.attempt(commands.stand(self.registry, self.room, seat, messages.StandingOrder(action=action, until=until)))

    @rule(seat=WHO)
    def clear(self, seat: Seat) -> None:
        self.attempt(commands.stand(self.registry, self.room, seat, messages.StandingOrder(clear=True)))

    @rule(seat=WHO, other=WHO)
    def leave(self, seat: Seat, other: Seat) -> None:
        self.attempt(commands.leave(self.registry, self.room, seat, messages.Leave(seat=other, level="random")))
        self.attempt(commands.come_back(self.registry, self.room, other, messages.Nothing()))

    @rule()
    def save(self) -> None:
        self.run(self.registry.save(self.room))

    @rule()
    def forget(self) -> None:
        """The room is evicted from memory and loaded again."""
        self.room.loaded = None
        self.room = self.run(self.registry.room(self.made.table))

    @invariant()
    def nobody_knows_more_than_the_position_lets_him(self) -> None:
        match, now = self.room.match, self.steps()
        for seat in range(SEATS):
            self.seen[seat].append((now, match.journal.state.observe(seat)))
        if match.is_over():
            return
        for seat in range(SEATS):
            for steps, view in self.seen[seat]:
                if steps[: len(now)] == now and all_heard(seat, steps[len(now) :]):
                    self.compare(match.journal.state, seat, steps[len(now) :], view)
            self.told_alike(seat)

    def compare(self, truth: State, seat: Seat, steps: list[Step], view: Json) -> None:
        """What was shown after these steps is shown after them in every world that looks the same to the seat."""
        table = self.room.match.game.table
        for number in range(TWINS):
            twin = truth.imagine(seat, Rng(number, len(steps)))
            for who, text, _ in steps:
                action = table.parse(text)
                asked = twin.turn() == NATURE if who == NATURE else who in twin.waiting()
                assert asked, f"P{seat + 1} has seen {text!r} asked, which tells what is hidden now"
                assert action in twin.options(who), f"P{seat + 1} has seen {text!r}, which tells what is hidden now"
                twin.apply(who, action)
            assert twin.observe(seat) == view, f"P{seat + 1} was shown what is hidden from it now"

    def told_alike(self, seat: Seat) -> None:
        """Two states that look the same to a seat are sent to it as the same bytes."""
        told, journal = self.told(seat), self.room.match.journal
        truth = journal.state
        try:
            journal.state = truth.imagine(seat, Rng(99))
            assert self.told(seat) == told
        finally:
            journal.state = truth
            self.told(seat)

    def told(self, seat: Seat) -> bytes:
        room = self.room
        room.match.questions.clear()
        room.shown_to_all.clear()
        state = state_shown(TableState, room, seat, "en")
        why = [commands.why(room.match, seat, text, "en") for text in ("bid 1", "bid 4", "peek", "enough")]
        return msgspec.json.encode([state, replays.record_of(room, seat), replays.replay_of(room, seat, "en"), why])


def all_heard(seat: Seat, steps: list[Step]) -> bool:
    """Whether a seat has heard of all these steps: only its owner hears of a sealed pick until luck reveals it."""
    for place, (who, _, secret) in enumerate(steps):
        if secret and who != seat and all(later != NATURE for later, _, _ in steps[place:]):
            return False
    return True


def test_people_at_a_table_learn_nothing_that_they_may_not_know(repeat: Repeat) -> None:
    repeat(lambda: run_state_machine_as_test(Table, settings=QUICK))
