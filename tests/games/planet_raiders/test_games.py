"""Whole random games: all of them end, and what must always hold does. [PR-7]"""

from typing import cast

import pytest

from orrery.core import NATURE, OVER, Options, Rng, State, Trace, random_playout
from orrery.games.planet_raiders.board import BOARDING, IS_METEOR, PAD_NUMBER, ZONE_NUMBER
from tests.games.planet_raiders.boards import GAME, new_game

WAYS = ["", *(f"{choice.name}={value}" for choice in GAME.printed.choices for value in choice.values[1:])]


def check(state: State, options: Options) -> None:
    """The invariants of a position. [PR-7]"""
    data = state.to_json()
    standing = [pad for pads in cast(list[list[str]], data["raiders"]) for pad in pads if pad]
    standing += cast(list[str], data["aliens"])
    assert len(set(standing)) == len(standing), "one raider or alien on a pad"
    rockets = cast(dict[str, str], data["rockets"])
    assert not any(colour == "blue" and IS_METEOR[ZONE_NUMBER[slot[:-1]]] for slot, colour in rockets.items())
    if options.value("boarding") == "closed":
        assert not any(BOARDING[PAD_NUMBER[pad]] >= 0 for pad in standing)
    if options.is_on("one-rocket"):
        zones = [slot[:-1] for slot in rockets]
        assert len(set(zones)) == len(zones)


def all_rockets(state: State) -> int:
    data = state.to_json()
    reserves = sum(sum(hand) for hand in cast(list[list[int]], data["reserves"]))
    ridden = sum(cast(dict[str, int], data["ridden"]).values())
    return len(cast(dict[str, str], data["rockets"])) + reserves + ridden + cast(int, data["won"])


@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rockets_are_neither_made_nor_lost(seats: int, options: str) -> None:
    state, rng, exchanges = new_game(seats, options), Rng(seats), 0
    chosen = GAME.options(options)
    while (seat := state.turn()) != OVER:
        answers = state.options(seat) if rng.below(4) == 0 else state.essential(seat)
        action = state.chance(rng) if seat == NATURE else answers[rng.below(len(answers))]
        exchanges += action.text == "exchange"
        state.apply(seat, action)
        check(state, chosen)
        data = state.to_json()
        captured = sum(len(crew) for crew in cast(list[list[str]], data["crew_raiders"]))
        if set(cast(list[str], data["fates"])) == {"playing"}:
            assert all_rockets(state) == 5 * seats + captured - exchanges


def ends(seats: int, options: str, games: int) -> set[str]:
    """Why that many random games ended."""
    reasons = set()
    for seed in range(games):
        state = new_game(seats, options)
        random_playout(state, Rng(seed, seats), GAME.longest, Trace())
        outcome = state.outcome()
        assert outcome is not None, f"seed {seed} does not end"
        reasons.add(outcome.reason)
    return reasons


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    assert ends(seats, "", 20) <= {"idle", "quiet", "repetition", "boarded", "captured"}


@pytest.mark.soak
@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_thousand_random_games_end(seats: int, options: str) -> None:
    assert ends(seats, options, 2000)
