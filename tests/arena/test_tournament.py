"""Tournaments: fair seats, standings and their report."""

from typing import Any

import pytest

from orrery.arena import tournament as arena
from orrery.arena.series import Played, Series
from orrery.arena.tournament import Tournament, compete, seat_orders

GALACTICA = "battlestar-galactica-1978"


@pytest.mark.parametrize("names", [["a", "b"], ["a", "b", "c"], ["a", "b", "b", "c"], ["a", "a", "b", "b"], ["a", "a"]])
def test_over_all_seat_orders_every_bot_sits_everywhere_equally_often(names: list[str]) -> None:
    orders = seat_orders(names)
    assert len({tuple(order) for order in orders}) == len(orders)
    assert all(sorted(order) == sorted(names) for order in orders)
    for name in set(names):
        assert len({sum(order[seat] == name for order in orders) for seat in range(len(names))}) == 1


@pytest.mark.parametrize(("bots", "seats"), [(5, 2), (4, 3), (2, 3), (2, 5), (3, 4), (12, 5)])
def test_any_number_of_bots_can_share_any_number_of_seats(bots: int, seats: int) -> None:
    names = [f"bot {number}" for number in range(bots)]
    orders = seat_orders(names, seats)
    assert len({tuple(order) for order in orders}) == len(orders) and {len(order) for order in orders} == {seats}
    for seat in range(seats):
        counts = {name: sum(order[seat] == name for order in orders) for name in names}
        assert len(set(counts.values())) == 1 and min(counts.values()) > 0
    for order in orders:
        shares = [order.count(name) for name in names]
        assert max(shares) - min(shares) <= 1


def test_a_part_of_a_round_is_a_fair_sample() -> None:
    names = [f"bot {number}" for number in range(12)]
    some = seat_orders(names, 4)[:1200]
    counts = [sum(name in order for order in some) for name in names]
    assert min(counts) > 300 and max(counts) < 500


def test_each_round_of_rotations_is_fair_by_itself() -> None:
    orders = seat_orders(["a", "b", "c"])
    for begin in (0, 3):
        assert [sorted(order[seat] for order in orders[begin : begin + 3]) for seat in range(3)] == [["a", "b", "c"]] * 3


def series(*names: str) -> Series:
    return Series(GALACTICA, "", 1, seat_orders(list(names)))


def test_standings_follow_the_bots_from_seat_to_seat() -> None:
    held = Tournament(series("a", "b"))
    held.take(1, Played(10, [1, 2], [0, 1], "", ""))  # a sat first
    held.take(2, Played(10, [2, 1], [0, 1], "", ""))  # b sat first
    held.take(3, Played(10, [], [0, 1], "", ""))
    best, last = held.ranking()
    assert (best.name, best.games, best.win_rate(), best.mean_rank()) == ("a", 3, 2 / 3, 1.0)
    assert (last.name, last.games, last.win_rate(), last.mean_rank()) == ("b", 3, 0.0, 2.0)
    assert best.rating and last.rating and best.rating.mu > last.rating.mu
    assert (held.games, held.finished, held.decisions) == (3, 2, 30)


def report(workers: int) -> dict[str, Any]:
    return compete(series("random", "cadet", "random"), 4, workers).to_json()


def test_workers_change_nothing_but_the_time() -> None:
    alone, together = report(1), report(2)
    del alone["seconds"], together["seconds"]
    assert alone == together


def test_the_report_has_every_field_in_its_place() -> None:
    result = report(1)
    assert list(result) == [
        "game",
        "options",
        "seats",
        "seat_orders",
        "games",
        "finished",
        "seed",
        "decisions",
        "seconds",
        "compiled",
        "bots",
    ]
    assert (result["seats"], result["seat_orders"], result["games"], result["finished"]) == (3, 3, 4, 4)
    assert {bot["name"]: bot["games"] for bot in result["bots"]} == {"random": 8, "cadet": 4}
    assert sum(bot["wins"] for bot in result["bots"]) == 4
    for bot in result["bots"]:
        assert list(bot) == ["name", "games", "wins", "win_rate", "interval", "mean_rank", "rating"]
        assert list(bot["rating"]) == ["mu", "sigma", "interval"]
        assert bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1]


def test_without_openskill_there_are_win_rates_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "can_rate", lambda: False)
    assert [bot["rating"] for bot in report(1)["bots"]] == [None, None]
