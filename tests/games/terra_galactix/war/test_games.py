"""Whole random games of La Guerre Galactique: all of them end, nothing is lost, and what is illegal is refused. [TG-11]"""

from typing import cast

import pytest

from orrery.core import NATURE, OVER, Rng, State, Trace, random_playout
from orrery.testing.legality import refusals
from orrery.testing.trial import settings
from tests.games.terra_galactix.war.boards import GAME

VARIANTS = [  # every number of seats as printed, and each variant alone
    *[(seats, "") for seats in (2, 3, 4)],
    (2, "duel"),
    (4, "alliance"),
    (2, "tournoi=2"),
    *[(seats, options) for seats in (2, 3, 4) for options in ("chevauchee", "laser-escape", "attack-limit=place")],
    (2, "duel chevauchee"),
    (4, "alliance chevauchee laser-escape"),
]


def check(state: State) -> None:
    """15 Galactix and 74 cards, never more than three on an intersection, no cargo above another saucer. [TG-6.7] [TG-8.5]"""
    data = state.to_json()
    ground, stores = cast(dict[str, int], data["ground"]), cast(list[int], data["stores"])
    places = [place for row in cast(list[list[str]], data["saucers"]) for place in row]
    loads = [load for row in cast(list[list[int]], data["cargo"]) for load in row]
    below = [name for row in cast(list[list[str]], data["riding"]) for name in row]
    assert cast(int, data["stock"]) + sum(ground.values()) + sum(stores) + sum(loads) == 15
    hands = sum(sum(hand) for hand in cast(list[list[int]], data["hands"]))
    piles = sum(cast(list[int], data["pile"])) + sum(cast(list[int], data["discards"]))
    assert hands + piles + sum(cast(list[int], data["permits"])) == 74
    moving = 1 in cast(dict[str, int], data["moved"]).values()
    for place, load, carrier in zip(places, loads, below, strict=True):
        assert load + ground.get(place, 0) <= 3
        assert not load or (not place.startswith("BASE") and (not carrier or moving))
    if "chevauchee" not in cast(str, data["options"]):
        flying = [place for place in places if not place.startswith("BASE")]
        assert len(set(flying)) == len(flying), "one saucer to an intersection"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_nothing_is_made_or_lost(seats: int, options: str) -> None:
    state, rng = GAME.start(seats, GAME.options(options)), Rng(seats)
    for _ in range(1500):
        seat = state.turn()
        if seat == OVER:
            break
        answers = state.options(seat)
        state.apply(seat, state.chance(rng) if seat == NATURE else answers[rng.below(len(answers))])
        check(state)


def all_end(seats: int, options: str, games: int) -> bool:
    """Whether that many random games end; their lengths vary, so each has its own seed."""
    for seed in range(games):
        state = GAME.start(seats, GAME.options(options))
        random_playout(state, Rng(seed, seats), GAME.longest, Trace())
        assert state.turn() == OVER, f"seed {seed} does not end"
    return True


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_random_games_end(seats: int, options: str) -> None:
    assert all_end(seats, options, 3)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_two_thousand_random_games_end(seats: int, options: str) -> None:
    assert all_end(seats, options, 2000)


def refused(answers: int, seed: int) -> int:
    """Random actions by everybody in random games with random options: how many were refused with the state unchanged."""
    count, rng = 0, Rng(seed)
    for seats, options in settings(GAME, Rng(seed), 10):
        state = GAME.start(seats, options)
        for _ in range(answers):
            before = state.to_json()
            found = [fault for seat in range(seats) for _, fault in refusals(state, seat, GAME.table, rng)]
            assert not any(found) and state.to_json() == before
            count += len(found)
            for _ in range(20):
                if (turn := state.turn()) == OVER:
                    break
                state.apply(turn, state.chance(rng) if turn == NATURE else state.essential(turn)[0])
            if state.turn() == OVER:
                break
    return count


def test_ten_thousand_random_illegal_actions_are_refused() -> None:
    assert refused(answers=4, seed=1) > 10_000
