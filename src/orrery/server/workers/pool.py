"""Processes that think and draw, so that the event loop never does; tasks share them fairly."""

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from orrery.core import Json

log = structlog.get_logger()
LONGEST_LINE = 16 * 1024 * 1024
FAILED = b'{"failed"'
QUICK: Final = 0.1  # seconds: tasks that take no longer never wait for those that do
HOLDERS: Final = 1_000  # runs of questions of which it is known where they were begun
PATIENCE: Final = 10.0  # seconds beyond its cost after which a task is given up and its process replaced


class TaskFailed(Exception):
    """A task that could not be done, by a fresh process either."""


class TaskTooLong(TaskFailed):
    """A task that was given up because it took too long."""


class Worker:
    """One process with a group of its own, started when it is first needed, doing one task at a time."""

    def __init__(self, quick_only: bool = False) -> None:
        self.process: Process | None = None
        self.quick_only = quick_only
        self.busy = False
        self.slow = False  # whether it is busy with a task that is not quick

    async def do(self, line: bytes, patience: float) -> bytes:
        process = await self.ready()
        assert process.stdin and process.stdout, "a worker is spoken to through pipes"
        process.stdin.write(line + b"\n")
        async with asyncio.timeout(patience):
            await process.stdin.drain()
            reply = await process.stdout.readline()
        if not reply.endswith(b"\n"):
            raise ConnectionResetError("the worker has ended")
        return reply[:-1]

    async def ready(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "orrery.server.workers.worker",
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # whatever it forks dies with it
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()
            await process.wait()


class Waiting:
    """A task that waits for a worker."""

    def __init__(self, start: float, cost: float, number: int, run: str) -> None:
        self.start = start  # virtual time, as in fair queueing: the table that has used less goes first
        self.quick = cost <= QUICK
        self.number = number
        self.run = run  # a run of questions that it belongs to, if any
        self.worker: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class WorkerPool:
    """A few workers. Quick tasks go first and have a worker of their own; the others are shared fairly between tables."""

    def __init__(self, size: int, quick: int = 0) -> None:
        self.workers = [*(Worker() for _ in range(size)), *(Worker(True) for _ in range(quick))]
        self.stopped = False
        self.waiting: list[Waiting] = []
        self.clock = 0.0  # the start of the latest task that was begun
        self.spent: dict[str, float] = {}  # by table: when its next task may start on that clock
        self.number = 0
        self.starting: set[asyncio.Task[None]] = set()
        self.holders: OrderedDict[str, tuple[Worker, Process | None]] = OrderedDict()  # by run: the process that knows it

    async def do(self, task: Json, cost: float = 0.0, table: str = "") -> bytes:
        return await self.do_line(str(task["do"]), msgspec.json.encode(task), cost, table, str(task.get("run", "")))

    async def do_line(
        self,
        what: str,
        line: bytes,
        cost: float = 0.0,
        table: str = "",
        run: str = "",
        patience: float = PATIENCE,
        attempts: int = 2,
    ) -> bytes:
        """A task's reply as it was written; a process that breaks down is replaced and the task tried once more.

        A task that belongs to a run goes to the process that has done the earlier ones, while there is one.
        """
        worker = await self.free_worker(cost, table, run)
        begin = time.monotonic()
        failure = TaskFailed(f"{what}: no worker could do it")
        try:
            for attempt in range(1, attempts + 1):
                try:
                    reply = await worker.do(line, cost + patience)
                    break
                except (TimeoutError, OSError, ValueError) as problem:
                    if isinstance(problem, TimeoutError):
                        failure = TaskTooLong(f"{what}: it took longer than {cost + patience:g} s")
                    if self.stopped:
                        raise TaskFailed(f"{what}: the pool has been stopped") from None
                    log.warning("a worker broke down", task=what, attempt=attempt, problem=type(problem).__name__)
                    await worker.stop()
            else:
                raise failure
        except asyncio.CancelledError:
            await worker.stop()  # its reply would be taken for the next task's
            raise
        finally:
            self.give_back(table, cost - (time.monotonic() - begin))
            self.release(worker, run)
        if reply.startswith(FAILED):
            raise TaskFailed(f"{what}: {msgspec.json.decode(reply)['failed']}")
        return reply

    def give_back(self, table: str, saved: float) -> None:
        """A task that took less than it might have cost, such as a bot's answer that was found earlier, counts for less."""
        if table in self.spent and saved > 0.0:
            self.spent[table] -= saved

    def release(self, worker: Worker, run: str = "") -> None:
        """A worker has done its task, and may know more of the run that it belongs to."""
        worker.busy = worker.slow = False
        if run:
            self.holders[run] = (worker, worker.process)
            self.holders.move_to_end(run)
            if len(self.holders) > HOLDERS:
                self.holders.popitem(last=False)
        self.assign()

    async def free_worker(self, cost: float, table: str, run: str = "") -> Worker:
        start = max(self.clock, self.spent.get(table, 0.0))
        self.spent[table] = start + cost
        if len(self.spent) > 10_000:
            self.spent = {kept: until for kept, until in self.spent.items() if until > self.clock}
        self.number += 1
        task = Waiting(start, cost, self.number, run)
        self.waiting.append(task)
        self.assign()
        if not task.quick:
            self.start_quick_workers()
        try:
            return await task.worker
        except asyncio.CancelledError:
            if task in self.waiting:
                self.waiting.remove(task)
            elif not task.worker.cancelled():
                self.release(task.worker.result())
            raise

    def assign(self) -> None:
        """Give free workers to those who wait: the quick first, then who has had least."""
        for worker in sorted(self.workers, key=lambda each: not each.quick_only):
            fitting = [task for task in self.waiting if self.may_do(worker, task)]
            if worker.busy or not fitting:
                continue
            task = min(fitting, key=lambda each: (not each.quick, each.start, each.number))
            self.waiting.remove(task)
            self.clock = max(self.clock, task.start)
            worker.busy, worker.slow = True, not task.quick
            task.worker.set_result(worker)

    def may_do(self, worker: Worker, task: Waiting) -> bool:
        """Whether a task may go to a worker: those of a run wait for the one that knows it, but the quick for no slow one."""
        if worker.quick_only and not task.quick:
            return False
        holder = self.holder_of(task.run)
        return holder in (None, worker) or (task.quick and holder is not None and holder.slow)

    def holder_of(self, run: str) -> Worker | None:
        """The worker that knows a run, if its process is still the same."""
        worker, process = self.holders.get(run, (None, None))
        if worker is None or process is None or worker.process is not process or process.returncode is not None:
            return None
        return worker

    def start_quick_workers(self) -> None:
        """A process takes a second to start, and longer beside others that think: quick tasks must not wait for that."""
        for worker in self.workers:
            if worker.quick_only and worker.process is None and not worker.busy:
                worker.busy = True
                starting = asyncio.create_task(self.started(worker))
                self.starting.add(starting)
                starting.add_done_callback(self.starting.discard)

    async def started(self, worker: Worker) -> None:
        try:
            await worker.ready()
        finally:
            self.release(worker)

    async def prepare(self) -> None:
        """Have a process started before there is a task: the first one need not wait for it."""
        await self.started(await self.free_worker(0.0, ""))

    async def stop(self) -> None:
        self.stopped = True
        await asyncio.gather(*self.starting, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()
