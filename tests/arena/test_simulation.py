"""Simulations: sums, reports, and a digest that does not depend on the number of workers."""

from typing import Any, ClassVar

import pytest

from orrery import catalog
from orrery.arena.series import Played, Series
from orrery.arena.simulation import Simulating, Simulation, Tally, simulate
from orrery.core import Decision, Game, Json, Options, Scene, Seat, State, Words

GALACTICA = "battlestar-galactica-1978"


class Hasty(Game):
    """The rules of another game, stopped after forty answers."""

    name: ClassVar[str] = "hasty"
    seats: ClassVar[range] = range(2, 5)
    version: ClassVar[int] = 1
    longest: ClassVar[int] = 40

    def __init__(self) -> None:
        self.whole = catalog.game(GALACTICA)
        self.words, self.table, self.printed = self.whole.words, self.whole.table, self.whole.printed

    def start(self, seats: int, options: Options) -> State:
        return self.whole.start(seats, options)

    def load(self, data: Json) -> State:
        return self.whole.load(data)

    def judge(self, state: State, seat: Seat) -> float:
        return self.whole.judge(state, seat)

    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        return self.whole.scene(view, decision, words)


def report(games: int, workers: int = 1, seed: int = 1) -> dict[str, Any]:
    return simulate(Series(GALACTICA, "", seed, [["random", "random"]]), games, workers).to_json()


def test_workers_change_nothing_but_the_time() -> None:
    alone, together = report(5), report(5, workers=2)
    for fleeting in ("seconds", "decisions_per_second"):
        del alone[fleeting], together[fleeting]
    assert alone == together


def test_the_digest_does_not_depend_on_how_games_are_divided() -> None:
    series = Series(GALACTICA, "", 1, [["random", "random"]])
    job = Simulating(series)
    divided = Simulation(series)
    for numbers in (range(1, 2), range(2, 5)):
        divided.take(job.do(numbers))
    assert divided.hash.hexdigest() == report(4)["digest"]
    assert divided.tally.games == 4


def test_another_seed_or_another_game_gives_another_digest() -> None:
    assert len({report(2)["digest"], report(3)["digest"], report(2, seed=2)["digest"]}) == 3


def test_sums_are_exact_however_a_win_is_shared() -> None:
    tally = Tally(3)
    for _ in range(3):
        tally.add(Played(10, [1, 1, 1], [0, 1, 2], "draw", "x"))
    tally.add(Played(5, [], [0, 1, 2], "", "y"))
    assert (tally.games, tally.finished, tally.decisions) == (4, 3, 35)
    assert tally.wins == [60, 60, 60]
    assert tally.ranks == [3, 3, 3]
    assert tally.reasons == {"draw": 3}


def test_games_stopped_at_the_longest_are_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty = Hasty()
    monkeypatch.setattr(catalog, "game", lambda *_: hasty)
    result = simulate(Series("hasty", "", 1, [["random", "random"]]), 3).to_json()
    assert (result["games"], result["finished"], result["reasons"]) == (3, 0, {})
    assert result["wins"] == [0, 0]
    assert result["mean_ranks"] == [None, None]
    assert 0 < int(str(result["decisions"])) < 3 * Hasty.longest


def test_the_report_has_every_field_in_its_place() -> None:
    result = report(2)
    assert list(result) == [
        "game",
        "options",
        "seats",
        "games",
        "finished",
        "seed",
        "decisions",
        "seconds",
        "decisions_per_second",
        "compiled",
        "wins",
        "mean_ranks",
        "reasons",
        "digest",
    ]
    assert (result["game"], result["options"], result["seats"], result["games"], result["seed"]) == (GALACTICA, "", 2, 2, 1)
    assert sum(result["wins"]) == result["finished"] == sum(result["reasons"].values()) == 2
    assert sum(result["mean_ranks"]) == 3
    assert result["decisions_per_second"] == result["decisions"] / result["seconds"]
    assert isinstance(result["compiled"], bool) and len(result["digest"]) == 32


def test_progress_is_reported_for_every_game() -> None:
    told: list[int] = []
    simulate(Series(GALACTICA, "", 1, [["random", "random"]]), 3, progress=told.append)
    assert sum(told) == 3


def test_a_series_that_was_played_here_can_be_played_by_workers() -> None:
    series = Series(GALACTICA, "free-battle", 3, [["random", "random"]])
    alone, together = simulate(series, 4), simulate(series, 4, workers=2)
    assert alone.hash.hexdigest() == together.hash.hexdigest()
