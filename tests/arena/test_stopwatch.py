"""Measuring: whole games and answers are counted for the given time."""

import io
import json

import pytest

from orrery.arena import stopwatch
from orrery.arena.series import Series
from orrery.arena.stopwatch import PEER, RANDOM, SEARCH, SIMULATIONS, Games, Task, timed

GALACTICA = "battlestar-galactica-1978"


def test_random_games_are_those_of_a_series() -> None:
    games, series = Games(GALACTICA, 2), Series(GALACTICA, "", 1, [["random", "random"]])
    assert [games.play() for _ in range(3)] == [series.play(number).decisions for number in (1, 2, 3)]


def test_searching_goes_on_from_question_to_question_and_from_game_to_game() -> None:
    games = Games(GALACTICA, 2)
    asked = []
    for _ in range(3):
        state = games.at_a_choice()
        asked.append(len(state.essential(state.turn())))
        assert 1 < games.search() <= SIMULATIONS  # fewer where the search stops early
    assert all(count > 1 for count in asked)


@pytest.mark.parametrize("kind", [RANDOM, SEARCH])
def test_something_is_measured_in_any_time(kind: str) -> None:
    done, seconds = timed(Task(kind, GALACTICA, 2, 0.001))
    assert done > 0 and seconds >= 0.001


def test_peers_are_measured_too() -> None:
    pytest.importorskip("pyspiel")
    done, seconds = timed(Task(PEER, "gin_rummy", 2, 0.001))
    assert done > 100 and seconds >= 0.001


def test_tasks_and_results_are_lines_of_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    task = Task(RANDOM, GALACTICA, 2, 0.001)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{task.line()}\n{task.line()}\n"))
    stopwatch.main()
    results = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(results) == 2 and all(done > 0 and seconds > 0 for done, seconds in results)
