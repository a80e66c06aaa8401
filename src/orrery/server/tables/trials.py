"""Tables that use an owner's file are opened in another process first: whatever its cards do, the server goes on."""

from typing import Final

import msgspec
import structlog

from orrery.core import NotationError
from orrery.server.problems import Problem
from orrery.server.tables.reopening import Stored
from orrery.server.workers.pool import TaskFailed, TaskTooLong, WorkerPool

log = structlog.get_logger()
REMEMBERED: Final = 1_000  # tables that were set aside


class Trials:
    """A process of its own, in which one table at a time is opened for trial, and no longer than a few seconds."""

    def __init__(self, pool: WorkerPool, seconds: float) -> None:
        self.pool = pool
        self.seconds = seconds
        self.aside: dict[str, tuple[str, Problem]] = {}  # by table: its latest change when it was set aside, and why

    async def open(self, stored: Stored, written: str) -> None:
        """Open a stored table for trial. One that fails is set aside: refused at once until it changes or the server starts."""
        known = self.aside.get(stored.table)
        if known and known[0] == written:
            raise known[1]
        try:
            await self.begin(stored)
        except Problem as problem:
            if problem.error == "other-rules":
                if len(self.aside) >= REMEMBERED:
                    self.aside.clear()
                self.aside[stored.table] = written, problem
                log.error("a table is set aside", table=stored.table, game=stored.game, problem=problem.say)
            raise

    async def begin(self, stored: Stored) -> None:
        """The same for a table that is about to be made."""
        task = msgspec.json.encode({"do": "try", "stored": stored})
        fields = {"seconds": f"{self.seconds:g}"}
        try:
            reply = msgspec.json.decode(await self.pool.do_line("try", task, patience=self.seconds, attempts=1))
        except TaskTooLong:
            raise Problem("other-rules", "set-aside-long", fields) from None
        except TaskFailed:
            if self.pool.stopped:
                raise Problem("not-stored", "unreachable") from None
            raise Problem("other-rules", "set-aside-broken") from None
        if refused := reply.get("refused"):
            raise Problem("other-rules", "file-refused", cause=NotationError(refused))
