"""Processes that think and draw: a task that fails is reported, a process that dies is replaced."""

import asyncio
import json
from types import SimpleNamespace

import pytest

from orrery.bots import Bot
from orrery.catalog import game
from orrery.core import NATURE, Action, Json, Perspective, Rng
from orrery.server.workers import pool as pool_module
from orrery.server.workers.kept_bots import KeptBots
from orrery.server.workers.pool import TaskFailed, Worker, WorkerPool
from tests.server.kit import BATTLESTAR, PATIENCE, settled


def thought() -> Json:
    """A question of the first person to move."""
    state = game(BATTLESTAR).start(2, game(BATTLESTAR).options(""))
    rng = Rng(1)
    while state.turn() == NATURE:
        state.apply(NATURE, state.chance(rng))
    return {"do": "think", "game": BATTLESTAR, "world": state.to_json(), "seat": state.turn(), "bot": "random", "seed": [1, 2]}


def test_a_bot_answers_from_serialised_state_and_equal_seeds_give_equal_answers() -> None:
    async def ask() -> list[bytes]:
        pool = WorkerPool(2)
        answers = await asyncio.gather(*(pool.do(thought()) for _ in range(5)))
        await pool.stop()
        return list(answers)

    answers = asyncio.run(ask())
    assert json.loads(answers[0])["action"].startswith("move ")
    assert len({json.loads(answer)["action"] for answer in answers}) == 1


def test_a_failed_task_is_reported_and_the_process_goes_on() -> None:
    async def ask() -> None:
        pool = WorkerPool(1)
        with pytest.raises(TaskFailed, match="NotationError"):
            await pool.do({**thought(), "game": "chess"})
        process = pool.workers[0].process
        assert json.loads(await pool.do(thought()))["action"]
        assert pool.workers[0].process is process
        await pool.stop()

    asyncio.run(ask())


def test_a_process_that_was_killed_is_replaced() -> None:
    async def ask() -> None:
        pool = WorkerPool(1)
        await pool.do(thought())
        process = pool.workers[0].process
        assert process is not None
        process.kill()
        assert json.loads(await pool.do(thought()))["action"]
        assert pool.workers[0].process is not process
        await pool.stop()

    asyncio.run(ask())


def test_the_loop_goes_on_while_a_process_works() -> None:
    async def ask() -> int:
        pool, turns = WorkerPool(1), 0
        work = asyncio.create_task(pool.do(thought()))  # starting a process takes a while
        while not work.done():
            await asyncio.sleep(0)
            turns += 1
        await pool.stop()
        return turns

    assert asyncio.run(ask()) > 100


def test_a_process_that_was_prepared_does_the_first_task() -> None:
    async def ask() -> None:
        pool = WorkerPool(1)
        await pool.prepare()
        process = pool.workers[0].process
        assert process is not None
        assert json.loads(await pool.do(thought()))["action"]
        assert pool.workers[0].process is process
        await pool.stop()

    asyncio.run(ask())


def test_a_process_for_quick_tasks_is_started_with_the_first_slow_one() -> None:
    async def ask() -> None:
        pool = WorkerPool(1, quick=1)
        slow = asyncio.create_task(pool.do(thought(), 1.0, "slow"))
        await settled(lambda: pool.workers[1].process is not None and not pool.workers[1].busy)
        process = pool.workers[1].process
        await slow
        assert all(json.loads(each)["action"] for each in await asyncio.gather(*(pool.do(thought()) for _ in range(4))))
        assert pool.workers[1].process is process
        await pool.stop()

    asyncio.run(ask())


# Runs of questions


class Clerk(Worker):
    """A worker whose process does nothing until it is told to."""

    def __init__(self, quick_only: bool = False) -> None:
        super().__init__(quick_only)
        self.process = SimpleNamespace(returncode=None)  # type: ignore[assignment]
        self.lines: list[bytes] = []
        self.done = asyncio.Event()

    async def do(self, line: bytes, patience: float) -> bytes:
        self.lines.append(line)
        await self.done.wait()
        self.done.clear()
        return b"{}"

    async def stop(self) -> None:
        self.lines.append(b"stopped")


async def begun(pool: WorkerPool, *tasks: tuple[bytes, float, str]) -> list["asyncio.Task[bytes]"]:
    """Tasks as they come: their text, what they cost, and their run."""
    started = []
    for line, cost, run in tasks:
        started.append(asyncio.create_task(pool.do_line("think", line, cost, run, run)))
        for _ in range(5):
            await asyncio.sleep(0)
    return started


def test_a_run_waits_for_the_process_that_knows_it_though_another_is_free() -> None:
    async def ask() -> None:
        pool, clerks = WorkerPool(0), [Clerk(), Clerk()]
        pool.workers = [*clerks]
        first, other = await begun(pool, (b"a1", 1.0, "a"), (b"b1", 1.0, "b"))
        for clerk in clerks:
            clerk.done.set()
        await asyncio.gather(first, other)
        tasks = await begun(pool, (b"c1", 1.0, "c"), (b"a2", 1.0, "a"), (b"b2", 1.0, "b"))
        assert [clerk.lines for clerk in clerks] == [[b"a1", b"c1"], [b"b1", b"b2"]], "one waits, beside a process that is free"
        clerks[0].done.set()
        await tasks[0]
        await asyncio.sleep(0)
        assert clerks[0].lines == [b"a1", b"c1", b"a2"]
        for clerk in clerks:
            clerk.done.set()
        await asyncio.gather(*tasks)

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def test_a_run_whose_process_is_gone_goes_anywhere() -> None:
    async def ask() -> None:
        pool, clerks = WorkerPool(0), [Clerk(), Clerk()]
        pool.workers = [*clerks]
        (first,) = await begun(pool, (b"a1", 1.0, "a"))
        clerks[0].done.set()
        await first
        (busy,) = await begun(pool, (b"c1", 1.0, "c"))
        clerks[0].process = SimpleNamespace(returncode=None)  # type: ignore[assignment]
        (second,) = await begun(pool, (b"a2", 1.0, "a"))
        assert clerks[1].lines == [b"a2"]
        for clerk in clerks:
            clerk.done.set()
        await asyncio.gather(busy, second)

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def test_a_quick_run_does_not_wait_for_a_slow_thought() -> None:
    async def ask() -> None:
        pool, slow, quick = WorkerPool(0), Clerk(), Clerk(quick_only=True)
        pool.workers = [slow, quick]
        others = await begun(pool, (b"b1", 0.0, "b"), (b"a1", 0.0, "a"))
        assert (slow.lines, quick.lines) == ([b"a1"], [b"b1"])
        for clerk in (slow, quick):
            clerk.done.set()
        await asyncio.gather(*others)
        (thought,) = await begun(pool, (b"c1", 5.0, "c"))
        (again,) = await begun(pool, (b"a2", 0.0, "a"))
        assert (slow.lines, quick.lines) == ([b"a1", b"c1"], [b"b1", b"a2"])
        for clerk in (slow, quick):
            clerk.done.set()
        await asyncio.gather(thought, again)

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


def test_a_table_is_charged_what_its_thoughts_took(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run's later answers cost almost nothing: the table that gives them must not fall behind one that thinks."""
    clock = [100.0]
    monkeypatch.setattr(pool_module, "time", SimpleNamespace(monotonic=lambda: clock[0]))

    async def ask() -> None:
        pool, clerk = WorkerPool(0), Clerk()
        pool.workers = [clerk]
        for text, table, taken in [(b"a1", "a", 1.0), (b"a2", "a", 0.0), (b"a3", "a", 0.0), (b"b1", "b", 1.0)]:
            (task,) = await begun(pool, (text, 1.0, table))
            clock[0] += taken
            clerk.done.set()
            await task
        tasks = await begun(pool, (b"c1", 1.0, "c"), (b"b2", 1.0, "b"), (b"a4", 1.0, "a"))
        for task in (tasks[0], tasks[2], tasks[1]):
            clerk.done.set()
            await task
            await asyncio.sleep(0)
        assert clerk.lines[-3:] == [b"c1", b"a4", b"b2"]

    asyncio.run(asyncio.wait_for(ask(), PATIENCE))


class Stubborn(Bot):
    """It gives an answer that it had planned long ago, or breaks down."""

    def __init__(self, planned: Action | None) -> None:
        self.planned = planned

    def choose(self, perspective: Perspective) -> Action:
        assert self.planned is not None
        return self.planned


@pytest.mark.parametrize("planned", ["evade", None])
def test_a_kept_bot_whose_answer_does_not_fit_is_made_anew(planned: str | None) -> None:
    task = {**thought(), "run": "a", "later": True}
    kept = KeptBots()
    stubborn = kept.bots["a"] = Stubborn(game(BATTLESTAR).table.parse(planned) if planned else None)
    assert str(kept.answer(game(BATTLESTAR), task)["action"]).startswith("move ")
    assert kept.bots["a"] is not stubborn


def test_a_process_keeps_a_few_bots_and_forgets_the_oldest() -> None:
    kept = KeptBots(3)
    for run in "abcadef":
        kept.answer(game(BATTLESTAR), {**thought(), "run": run, "later": False})
    assert list(kept.bots) == ["d", "e", "f"]
    bot = kept.bots["d"]
    kept.answer(game(BATTLESTAR), {**thought(), "run": "d", "later": True})
    assert list(kept.bots) == ["e", "f", "d"] and kept.bots["d"] is bot
