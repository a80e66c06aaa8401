"""The benchmark: what is measured, in which order, and the report of it."""

import pytest

from orrery.arena.bench import COMPILED, INTERPRETED, Bench, Stopwatch
from orrery.arena.stopwatch import PEER, RANDOM, SEARCH, Task
from orrery.core import OrreryError

GALACTICA = "battlestar-galactica-1978"


def bench(peers: bool = False, compiled: bool = True) -> Bench:
    """A benchmark of one game whose rules count as compiled, or not."""
    made = Bench([GALACTICA], peers, 0.01)
    made.compiled = compiled
    made.rates = {task: [] for task in made.tasks()}
    return made


def test_every_number_of_seats_is_measured_in_both_builds_and_searched_in_one() -> None:
    tasks = [(way, task.kind, task.seats) for way, task in bench().tasks()]
    assert tasks == [
        *((way, RANDOM, seats) for seats in (2, 3, 4) for way in (COMPILED, INTERPRETED)),
        *((COMPILED, SEARCH, seats) for seats in (2, 3, 4)),
    ]
    assert [(way, task.game) for way, task in bench(peers=True).tasks()[-2:]] == [(PEER, "backgammon"), (PEER, "gin_rummy")]


def test_without_compiled_rules_nothing_is_compared_with_them() -> None:
    made = bench(compiled=False)
    assert {way for way, _ in made.tasks()} == {INTERPRETED}
    for task in made.tasks():
        made.rates[task] = [10.0]
    row = made.row(GALACTICA, 2)
    assert (row["compiled"], row["speedup"], row["interpreted"]) == (None, None, 10.0)


def test_figures_are_medians_and_ratios_are_medians_of_neighbours() -> None:
    made = bench(peers=True)
    for (way, task), rates in made.rates.items():
        rates += [30.0, 10.0, 20.0] if way == COMPILED else [3.0, 2.0, 1.0]
        assert task.seconds == 0.01
    row = made.row(GALACTICA, 3)
    assert (row["compiled"], row["interpreted"], row["simulations_per_second"]) == (20.0, 2.0, 20.0)
    assert row["speedup"] == 10.0  # of 10, 5 and 20
    assert row["against"] == {"backgammon": 10.0, "gin_rummy": 10.0}


def test_the_report_has_every_field_in_its_place() -> None:
    made = bench(peers=True)
    for task in made.tasks():
        made.rates[task] = [10.0]
    report = made.to_json()
    assert list(report) == ["slice_seconds", "games", "peers"]
    rows, peers = report["games"], report["peers"]
    assert isinstance(rows, list) and isinstance(peers, list)
    assert [(row["game"], row["seats"]) for row in rows] == [(GALACTICA, 2), (GALACTICA, 3), (GALACTICA, 4)]
    assert list(rows[0]) == ["game", "seats", "compiled", "interpreted", "speedup", "simulations_per_second", "against"]
    assert peers[0] == {"name": "backgammon", "library": "open_spiel", "decisions_per_second": 10.0}


def test_measuring_runs_in_rounds_after_a_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[Task] = []
    begun: list[bool] = []

    class Quick(Stopwatch):
        def __init__(self, interpreted: bool = False) -> None:
            begun.append(interpreted)

        def __exit__(self, *_: object) -> None:
            pass

        def rate(self, task: Task) -> float:
            order.append(task)
            return float(len(order))

    monkeypatch.setattr("orrery.arena.bench.Stopwatch", Quick)
    made, steps = bench(), list[int]()
    made.run(2, steps.append)
    tasks = [task for _, task in made.tasks()]
    assert sorted(begun) == [False, True]
    assert order == tasks * 3 and len(steps) == len(order)
    assert made.rates[made.tasks()[0]] == [10.0, 19.0]  # the first round is not counted


def test_a_stopwatch_is_a_process_that_plays() -> None:
    with Stopwatch(interpreted=True) as watch:
        assert watch.rate(Task(RANDOM, GALACTICA, 2, 0.001)) > 0
        watch.process.kill()
        watch.process.wait()
        with pytest.raises(OrreryError, match=r"^a measuring process has ended before it was done$"):
            watch.rate(Task(RANDOM, GALACTICA, 2, 0.001))
