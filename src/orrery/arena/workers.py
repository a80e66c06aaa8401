"""A worker pool: each process sets up once, then does chunk after chunk; results come back in order."""

import gc
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Generic, TypeVar

from orrery.core import OrreryError

T = TypeVar("T")
AHEAD = 2  # chunks assigned to a worker: one in progress, one queued so that it never waits
PIECES = 32  # chunks per worker, so that none waits long for the last
LARGEST = 64  # numbers in a chunk, so that progress shows


class Job(ABC, Generic[T]):
    """Numbered work; it is sent to every process that does some, so it holds plain data only."""

    @abstractmethod
    def begin(self) -> None:
        """Load what the work needs, in the process that does it."""

    @abstractmethod
    def do(self, numbers: range) -> T:
        """Do these numbers, in their order."""


class WorkerPool(Generic[T]):
    """The processes that do a job; a pool of one is this process itself."""

    def __init__(self, job: Job[T], workers: int) -> None:
        self.job = job
        self.workers = workers
        self.processes: list[BaseProcess] = []
        self.lines: list[Connection] = []

    def __enter__(self) -> "WorkerPool[T]":
        """All workers started, set up and waiting for numbers."""
        try:
            if self.workers == 1:
                self.job.begin()
            else:
                self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        context = get_context("spawn")
        with interrupts_ignored():
            for _ in range(self.workers):
                line, far_end = context.Pipe()
                process = context.Process(target=work, args=(self.job, far_end))
                process.start()
                far_end.close()
                self.processes.append(process)
                self.lines.append(line)
        for line in self.lines:
            receive(line)

    def stop(self) -> None:
        for line in self.lines:
            line.close()
        for process in self.processes:
            end(process)

    def do(self, numbers: range) -> Iterator[tuple[range, T]]:
        """The results of all numbers, chunk by chunk, in order."""
        if self.workers == 1:
            yield from ((chunk, self.job.do(chunk)) for chunk in chunked(numbers, 1))
            return
        waiting = enumerate(chunked(numbers, self.workers))
        given: dict[Connection, deque[int]] = {line: deque() for line in self.lines}
        done: dict[int, T] = {}
        for line in self.lines * AHEAD:
            give(line, waiting, given)
        for place, chunk in enumerate(chunked(numbers, self.workers)):
            while place not in done:
                ready = wait([line for line in self.lines if given[line]])
                for line in [line for line in self.lines if line in ready]:
                    done[given[line].popleft()] = receive(line)
                    give(line, waiting, given)
            yield chunk, done.pop(place)


def give(line: Connection, waiting: Iterator[tuple[int, range]], given: dict[Connection, deque[int]]) -> None:
    """Send a worker the next chunk, if there is one; a worker that died is noticed when its result is awaited."""
    for place, chunk in islice(waiting, 1):
        given[line].append(place)
        with suppress(ConnectionError):
            line.send(chunk)


def receive(line: Connection) -> Any:
    """What a worker sends: its result, or the exception it raised."""
    try:
        result = line.recv()
    except (EOFError, ConnectionError):
        raise OrreryError("a worker process has ended before its work was done; fewer workers may need less memory") from None
    if isinstance(result, BaseException):
        raise result
    return result


def work(job: Job[T], line: Connection) -> None:
    """The loop of a worker: set up, report it, then do chunks until the pipe is closed."""
    os.setpgid(0, 0)  # a group with its own children: a bot may search in several processes
    with suppress(EOFError, ConnectionError):
        try:
            job.begin()
            gc.freeze()
            line.send(None)
            while True:
                line.send(job.do(line.recv()))
        except ConnectionError:
            raise
        except (OrreryError, OSError) as problem:
            line.send(problem)


def end(process: BaseProcess) -> None:
    """End a worker and whatever it has started."""
    assert process.pid is not None, "only workers that have begun are ended"
    try:
        os.killpg(process.pid, signal.SIGTERM)
    except ProcessLookupError:  # not yet the head of a group
        process.terminate()
    process.join()


def chunked(numbers: range, workers: int) -> Iterator[range]:
    """Numbers in chunks that are small enough to share evenly and large enough to be worth sending.

    They are made as they are needed: however many numbers there are, they take no memory.

    >>> list(chunked(range(1, 6), 2))
    [range(1, 2), range(2, 3), range(3, 4), range(4, 5), range(5, 6)]
    """
    count = numbers.stop - numbers.start  # `len` fails beyond 64 bits
    size = max(1, min(LARGEST, count // (workers * PIECES)))
    return (numbers[at : at + size] for at in range(0, count, size))


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started here leave Ctrl-C to the one that started them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
