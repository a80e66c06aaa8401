"""One thread beside the event loop, for work that waits for a disk; an executor would cost several times as much."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

Job = tuple[Callable[..., None], tuple[Any, ...], asyncio.Future[None]]


class OneThread:
    """Does one job after the other; it starts with the first, and ends when it is stopped."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread: threading.Thread | None = None

    async def do(self, work: Callable[..., None], *given: Any) -> None:
        """Returns when the work is done; raises what it raises."""
        if self.thread is None:
            self.thread = threading.Thread(target=self.run, name=self.name, daemon=True)
            self.thread.start()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put((work, given, done))
        await done

    def run(self) -> None:
        while (job := self.jobs.get()) is not None:
            work, given, done = job
            problem: BaseException | None = None
            try:
                work(*given)
            except BaseException as raised:
                problem = raised
            loop = done.get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, done, problem)

    def stop(self) -> None:
        """End the thread; no job is waiting."""
        if self.thread is not None:
            self.jobs.put(None)
            self.thread.join()
            self.thread = None


def settle(done: asyncio.Future[None], problem: BaseException | None) -> None:
    if done.cancelled():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
