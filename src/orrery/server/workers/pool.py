"""Processes that think and draw, so that the event loop never does."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process

import structlog

from orrery.core import Json

log = structlog.get_logger()
LONGEST_LINE = 16 * 1024 * 1024
FAILED = b'{"failed"'
PATIENCE = 60.0  # seconds after which a task is given up and its process replaced


class TaskFailed(Exception):
    """A task that could not be done, by a fresh process either."""


class Worker:
    """One process, started when it is first needed, doing one task at a time."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def do(self, task: Json) -> bytes:
        process = await self.ready()
        assert process.stdin and process.stdout, "a worker is spoken to through pipes"
        process.stdin.write(json.dumps(task).encode() + b"\n")
        await process.stdin.drain()
        async with asyncio.timeout(PATIENCE):
            line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ConnectionResetError("the worker has ended")
        return line[:-1]

    async def ready(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "orrery.server.workers.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class WorkerPool:
    """A few workers; whoever has a task waits for the next that is free."""

    def __init__(self, size: int) -> None:
        self.workers = [Worker() for _ in range(size)]
        self.stopped = False
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def do(self, task: Json) -> bytes:
        """A task's reply as it was written; a process that breaks down is replaced and the task tried once more."""
        worker = await self.free.get()
        try:
            for attempt in (1, 2):
                try:
                    reply = await worker.do(task)
                    break
                except (TimeoutError, OSError, ValueError) as problem:
                    if self.stopped:
                        raise TaskFailed(f"{task['do']}: the pool has been stopped") from None
                    log.warning("a worker broke down", task=task["do"], attempt=attempt, problem=type(problem).__name__)
                    await worker.stop()
            else:
                raise TaskFailed(f"{task['do']}: no worker could do it")
        except asyncio.CancelledError:
            await worker.stop()  # its reply would be taken for the next task's
            raise
        finally:
            self.free.put_nowait(worker)
        if reply.startswith(FAILED):
            raise TaskFailed(f"{task['do']}: {json.loads(reply)['failed']}")
        return reply

    async def prepare(self) -> None:
        """Have a process started before there is a task: the first one need not wait for it."""
        worker = await self.free.get()
        try:
            await worker.ready()
        finally:
            self.free.put_nowait(worker)

    async def stop(self) -> None:
        self.stopped = True
        for worker in self.workers:
            await worker.stop()
