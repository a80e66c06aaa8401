"""Work shared among processes comes back complete and in order, or fails with a message."""

import os
import signal
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import pytest

from orrery.arena.workers import Job, WorkerPool, chunked
from orrery.core import OrreryError, RecordError


@dataclass
class Squaring(Job[list[int]]):
    """Squares numbers; fails on one of them if told to."""

    stumble: int = -1
    fall: bool = False

    def begin(self) -> None:
        if self.stumble == 0:
            raise RecordError("there is nothing to begin with")
        self.power = 2

    def do(self, numbers: range) -> list[int]:
        if self.stumble in numbers:
            if self.fall:
                os.kill(os.getpid(), signal.SIGKILL)
            raise RecordError(f"number {self.stumble} is in the way")
        return [number**self.power for number in numbers]


@dataclass
class Delegating(Job[int]):
    """Starts a process to do the work, as a bot that thinks in several processes does."""

    def begin(self) -> None:
        self.context = get_context("fork")

    def do(self, numbers: range) -> int:
        other = self.context.Process(target=sum, args=(numbers,))
        other.start()
        other.join()
        return other.exitcode or 0


@pytest.fixture(autouse=True)
def workers_can_import_this_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2])


def squares(job: Squaring, workers: int) -> list[int]:
    with WorkerPool(job, workers) as pool:
        return [square for _, chunk in pool.do(range(100)) for square in chunk]


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order_whoever_works(workers: int) -> None:
    assert squares(Squaring(), workers) == [number * number for number in range(100)]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_a_worker_is_reported_as_it_is(workers: int) -> None:
    with pytest.raises(RecordError, match=r"^number 50 is in the way$"):
        squares(Squaring(50), workers)


@pytest.mark.parametrize("workers", [1, 2])
def test_workers_that_cannot_start_say_so_and_all_end(workers: int) -> None:
    pool = WorkerPool(Squaring(0), workers)
    with pytest.raises(RecordError, match=r"^there is nothing to begin with$"), pool:
        pass
    assert not any(process.is_alive() for process in pool.processes)


def test_a_killed_worker_is_reported() -> None:
    with pytest.raises(OrreryError, match=r"^a worker process has ended before its work was done; fewer workers may need"):
        squares(Squaring(50, True), 2)


def test_a_worker_may_start_processes_of_its_own() -> None:
    with WorkerPool(Delegating(), 2) as pool:
        assert [status for _, status in pool.do(range(2))] == [0, 0]


def test_no_worker_is_left_running() -> None:
    with WorkerPool(Squaring(), 2) as pool:
        processes = pool.processes
        next(pool.do(range(100)))
    assert [process.is_alive() for process in processes] == [False, False]


@pytest.mark.parametrize("workers", [1, 2, 5])
@pytest.mark.parametrize("count", [0, 1, 7, 1000, 100_000])
def test_chunks_hold_every_number_once(count: int, workers: int) -> None:
    chunks = list(chunked(range(1, count + 1), workers))
    assert [number for chunk in chunks for number in chunk] == list(range(1, count + 1))
    assert all(1 <= len(chunk) <= 64 for chunk in chunks)


@pytest.mark.parametrize("workers", [1, 2])
def test_more_numbers_than_memory_holds_are_begun_all_the_same(workers: int) -> None:
    with WorkerPool(Squaring(), workers) as pool:
        chunk, _ = next(pool.do(range(10**30)))
    assert chunk == range(64)
