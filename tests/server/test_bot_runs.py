"""Bots at real tables, in real processes: one search serves a run of questions, and whatever ends the run ends the search."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from orrery.core import GALLERY, OVER, Json, Rng, Seat
from orrery.server import messages
from orrery.server.settings import Settings
from orrery.server.tables import bot_driver, bot_runs, commands, creation
from orrery.server.tables.registry import TableRegistry
from orrery.server.tables.room import Room
from tests.server.kit import HIDDEN, PATIENCE, open_registry, settled

RAIDERS = "planet-raiders"
RACE = "race-xeno-invasion"
BUDGET = 12  # simulations
LEAST = {"terra-galactix-invasion": 40}  # one sample of luck for every run of answers that is compared
LEVEL = f"mcts:{BUDGET}sims"
PERSON, BOT = 0, 1


class Thoughts:
    """Everything that bots are asked at the tables of a registry; a task can be held up while something else happens."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.rng = Rng(5)
        self.tasks: list[Json] = []  # as they were sent
        self.costs: list[tuple[int, int]] = []  # searches and simulations of each answer
        self.held = -1  # the number of the task that has to wait
        self.has_come, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.really: Callable[..., Any] = registry.thinkers.do
        registry.thinkers.do = self.do  # type: ignore[method-assign]
        registry.metrics.note_thought = self.note  # type: ignore[method-assign]
        self.room: Room = cast(Room, None)

    async def do(self, task: Json, cost: float = 0.0, table: str = "") -> Any:
        if len(self.tasks) == self.held:
            self.has_come.set()
            await self.may_go_on.wait()
        self.tasks.append(dict(task))
        return await self.really(task, cost, table)

    def note(self, searches: int, simulations: int, seconds: float) -> None:
        self.costs.append((searches, simulations))

    async def sit_down(self, seats: list[messages.SeatPlan], game: str = RAIDERS, seed: int | None = 3) -> None:
        made = await creation.make_table(self.registry, messages.NewTable(game=game, seats=seats, seed=seed))
        self.room = await self.registry.room(made.table)

    async def hold(self, task: int) -> None:
        """Until the so-many-th task of all has come: it waits for `go_on`."""
        self.held = task
        async with asyncio.timeout(PATIENCE):
            await self.has_come.wait()

    async def go_on(self, answers: int) -> None:
        """Until that task and some more have been done."""
        self.held = -1
        self.may_go_on.set()
        await settled(lambda: len(self.costs) >= answers)

    async def answer(self, seat: Seat, most: int = 1_000) -> None:
        """What a person answers until somebody else is asked."""
        match = self.room.match
        for _ in range(most):
            if not match.question(seat):
                return
            options = match.journal.state.essential(seat)
            action = options[self.rng.below(len(options))].text
            wanted = messages.Answer(action=action, seq=match.shown[seat].seq)
            await commands.answer(self.registry, self.room, seat, wanted, "en")

    async def play(self, answers: int) -> None:
        """A person at the first seat answers at random until so many answers have been given in all."""
        match = self.room.match
        while len(match.journal.entries) < answers and match.journal.state.turn() != OVER:
            await settled(lambda: bool(match.question(PERSON) and not match.question(BOT)) or match.is_over())
            await self.answer(PERSON, 1)

    def texts(self) -> list[str]:
        return [entry.action.text for entry in self.room.match.journal.entries]


def human() -> messages.SeatPlan:
    return messages.SeatPlan(kind="human", name="A")


def searcher() -> messages.SeatPlan:
    return messages.SeatPlan(kind="bot", level=LEVEL)


def settings(database: str, thinkers: int = 1) -> Settings:
    return Settings(database, bot_pause=0.0, bots=(LEVEL,), absence=0.0, thinkers=thinkers)


def test_a_bot_searches_once_for_a_turn_at_a_table(database: str) -> None:
    async def play() -> tuple[int, list[int]]:
        async with open_registry(settings(database, thinkers=2)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), searcher()])
            for _ in range(3):
                await at.answer(PERSON)
                await settled(lambda: bool(at.room.match.question(PERSON)))
            return at.room.match.journal.state.turn_count, [searches for searches, _ in at.costs]

    turns, searches = asyncio.run(play())
    assert len(searches) > 12, "a turn has several questions"
    assert (turns, sum(searches)) == (7, 3), searches


def test_a_bot_that_does_not_end_its_turn_answers_at_random_in_the_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of an owner's own may pay for themselves, and a bot that likes them would never stop."""
    monkeypatch.setattr(bot_runs, "MOST_IN_A_TURN", 2)

    async def play() -> tuple[int, int]:
        async with open_registry(settings(database)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), searcher()])
            for _ in range(3):
                await at.answer(PERSON)
                await settled(lambda: bool(at.room.match.question(PERSON)))
            answers = [entry for entry in at.room.match.journal.entries if entry.seat == BOT]
            return len(answers), len(at.tasks)

    answers, asked = asyncio.run(play())
    assert answers > 12, "a turn has several questions"
    assert asked == 3 * 2


# What drops a bot


def test_undo_drops_the_bot_of_a_run(database: str) -> None:
    async def play() -> None:
        async with open_registry(settings(database)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), searcher()])
            await at.answer(PERSON)
            await at.hold(2)
            wanted = messages.Undo(seq=at.room.match.shown[PERSON].seq, what="step")
            await commands.undo(registry, at.room, PERSON, wanted)
            await at.answer(PERSON)
            await at.go_on(5)
        assert [searches for searches, _ in at.costs[:2]] == [1, 0]
        first = next(number for number in range(3, 5) if at.tasks[number]["run"] != at.tasks[2]["run"])
        assert at.tasks[first]["later"] is False and at.costs[first][0] == 1

    asyncio.run(play())


def test_undo_of_a_sealed_answer_drops_the_bot_of_another_seat(database: str) -> None:
    """Its own answers stand, but it is not asked in the game that it was asked in before."""

    async def play() -> None:
        async with open_registry(settings(database)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), human()], HIDDEN)
            match, chair = at.room.match, at.room.chairs[BOT]
            chair.level = LEVEL
            await registry.change(at.room, lambda: [match.take(BOT, match.journal.state.options(BOT)[0])])
            before = bot_runs.thought(at.room, BOT)["run"]
            await at.answer(PERSON, 1)
            assert bot_runs.thought(at.room, BOT)["run"] == before
            await commands.undo(registry, at.room, PERSON, messages.Undo(seq=match.shown[PERSON].seq, what="step"))
            assert bot_runs.thought(at.room, BOT)["run"] != before

    asyncio.run(play())


@pytest.mark.parametrize("by_hand", [0, 1])
def test_another_guest_in_the_chair_drops_the_bot_of_a_run(by_hand: int, database: str) -> None:
    async def play() -> None:
        async with open_registry(settings(database)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), human()])
            await commands.leave(registry, at.room, PERSON, messages.Leave(level=LEVEL))
            await at.hold(3)
            await commands.come_back(registry, at.room, PERSON, messages.Nothing())
            await at.go_on(4)
            await settled(lambda: at.room.driver is None or at.room.driver.done())
            await at.answer(PERSON, by_hand)
            await commands.leave(registry, at.room, PERSON, messages.Leave(level=LEVEL))
            await settled(lambda: len(at.costs) >= 6)
        assert [searches for searches, _ in at.costs[:6]] == [1, 0, 0, 0, 1, 0]
        assert [task["later"] for task in at.tasks[:6]] == [False, True, True, True, False, True]

    asyncio.run(play())


@pytest.mark.parametrize("seed", [3, None])
def test_a_thinker_that_was_killed_has_lost_its_bot(seed: int | None, database: str) -> None:
    async def play() -> None:
        async with open_registry(settings(database)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), searcher()], seed=seed)
            await at.answer(PERSON)
            await at.hold(2)
            kill_all(registry)
            await at.go_on(4)
        assert [searches for searches, _ in at.costs[:4]] == [1, 0, 1, 0]

    asyncio.run(play())


def test_another_server_begins_with_a_bot_of_its_own(database: str) -> None:
    async def play() -> None:
        async with open_registry(settings(database)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), searcher()], seed=None)
            await at.answer(PERSON)
            await at.hold(2)
        async with open_registry(settings(database)) as registry:
            there = Thoughts(registry)
            there.room = await registry.room(at.room.id)
            await settled(lambda: len(there.costs) >= 2)
        assert [task["run"] for task in there.tasks[:2]] == [at.tasks[0]["run"]] * 2
        assert [searches for searches, _ in [*at.costs, *there.costs[:2]]] == [1, 0, 1, 0]

    asyncio.run(play())


def kill_all(registry: TableRegistry) -> None:
    killed = 0
    for worker in registry.thinkers.workers:
        if worker.process is not None:
            worker.process.kill()
            killed += 1
    assert killed


# The same seed, the same game


@pytest.mark.parametrize(("game", "answers"), [(RAIDERS, 90), (RACE, 50)])
def test_a_seeded_table_plays_the_same_game_though_thinkers_are_lost(game: str, answers: int, database: str) -> None:
    async def play(thinkers: int, kills: list[int]) -> list[str]:
        async with open_registry(settings(database, thinkers)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), searcher()], game)

            async def kill() -> None:
                for number in kills:
                    await at.hold(number)
                    kill_all(registry)
                    at.has_come.clear()
                    at.held = -1
                    at.may_go_on.set()
                    await asyncio.sleep(0)
                    at.may_go_on.clear()

            killing = asyncio.create_task(kill())
            await at.play(answers)
            await killing
            assert any(task["later"] for task in at.tasks)
            return at.texts()[:answers]

    async def both() -> tuple[list[str], list[str]]:
        return await play(1, []), await play(2, [3, 8, 9])

    alone, broken = asyncio.run(both())
    assert len(alone) == answers and alone == broken


# When a bot answers


@pytest.mark.parametrize("game", [HIDDEN, RACE, "invaders", "terra-galactix-war", "terra-galactix-invasion"])
def test_when_a_bot_answers_depends_on_nothing_hidden(game: str, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beat and budget of every question are those of its twins, in which all that is not public was dealt anew."""
    met: list[tuple[bool, float, float]] = []  # whether it is the first of its run, its beat, its share of the budget

    def twins(room: Room, seat: Seat) -> list[Room]:
        match = room.match
        state = match.journal.state
        hidden = match.game.table.actions[0]
        entries = [
            SimpleNamespace(seat=entry.seat, action=hidden, secret=entry.secret, heard=["", entry.heard[-1]])
            for entry in match.journal.entries
            if entry.seat == seat or not entry.secret
        ]
        return [
            cast(
                Room,
                SimpleNamespace(
                    id=room.id,
                    chairs=room.chairs,
                    match=SimpleNamespace(
                        game=match.game,
                        seeded=match.seeded,
                        luck=match.luck,
                        course=match.course,
                        by_hand=[False] * len(entries),
                        journal=SimpleNamespace(entries=entries, state=state.imagine(GALLERY, Rng(number))),
                    ),
                ),
            )
            for number in range(4)
        ]

    async def at_once(thinking: Any, pause: float, beat: float) -> str:
        return str(await thinking)

    plain_beat = bot_runs.beat_of

    def beat_of(room: Room, seat: Seat, pause: float) -> float:
        beat = plain_beat(room, seat, 0.4)
        task = bot_runs.thought(room, seat)
        for twin in twins(room, seat):
            assert plain_beat(twin, seat, 0.4) == beat
            if seat in twin.match.journal.state.waiting():
                again = bot_runs.thought(twin, seat)
                assert (again["share"], again["later"]) == (task["share"], task["later"])
        met.append((not task["later"], beat, cast(float, task["share"])))
        return beat

    async def play() -> list[tuple[int, int]]:
        async with open_registry(settings(database)) as registry:
            at = Thoughts(registry)
            await at.sit_down([human(), searcher()], game)
            await at.play(60)
            return at.costs

    monkeypatch.setattr(bot_driver, "beat_of", beat_of)
    monkeypatch.setattr(bot_driver, "in_time", at_once)
    costs = asyncio.run(play())
    assert len({entry for entry in met if entry[1]}) <= 2, "one beat for the first answer of a run, one for the others"
    for (_, _, share), (_, simulations) in zip(met, costs, strict=False):
        assert simulations <= max(BUDGET * share + 2, LEAST.get(game, 0))
    if game in (RACE, "invaders"):
        assert {first for first, _, _ in met} == {True, False}


def test_the_long_beat_returns_only_with_what_everybody_hears(database: str) -> None:
    async def play() -> None:
        async with open_registry(Settings(database)) as registry:
            made = await creation.make_table(registry, messages.NewTable(game=RACE, seats=[human(), human()], seed=3))
            room = await registry.room(made.table)
            chair = room.chairs[BOT]
            chair.level = "admiral"
            beats = [bot_runs.beat_of(room, BOT, 0.4)]
            assert beats == [1.5]
            while BOT in room.match.journal.state.waiting() and len(beats) < 9:
                before = len(room.match.journal.entries)
                options = room.match.journal.state.essential(BOT)
                await registry.change(room, lambda options=options: [room.match.take(BOT, options[0])])  # type: ignore[misc]
                if BOT not in room.match.journal.state.waiting():
                    break
                quiet = len(room.match.journal.entries) == before + 1
                beats.append(bot_runs.beat_of(room, BOT, 0.4))
                assert beats[-1] == (0.5 if quiet else 1.5)
            assert 0.5 in beats

    asyncio.run(play())
