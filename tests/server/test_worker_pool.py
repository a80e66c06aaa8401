"""Processes that think and draw: a task that fails is reported, a process that dies is replaced."""

import asyncio
import json

import pytest

from orrery.catalog import game
from orrery.core import NATURE, Json, Rng
from orrery.server.workers.pool import TaskFailed, WorkerPool
from tests.server.kit import BATTLESTAR, settled


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
    assert len(set(answers)) == 1


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
