"""L'Invasion between two turns: landing is begun when all are near, and what it is worth then. [TG-5.5]"""

from typing import cast

import pytest

from orrery.bots import make_bot
from orrery.bots.same_luck import SameLuckSearch
from orrery.core import Perspective, Rng, State
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.invasion.estimate import LANDS, OF_PIPS, OF_PULSAR, Landing, quiet_turns
from orrery.games.terra_galactix.invasion.state import Invasion
from tests.games.terra_galactix.invasion.boards import GAME, board

GONE = {"K03": "gone"}  # the bunker of R05
BREACHES = {"K03": "gone", "K04": "gone", "K05": "gone"}  # R05, R06 and R07
FULL = {camp: {"laser": 2, "bouclier": 2} for camp in "ABCD"}
NEAR = ["B-red R05.1", "C-red R06.1", "D-red R07.1"]
BLUES = ["A-blue R04.2", "B-blue R05.2", "C-blue R06.2", "D-blue R07.2"]
FAR = ["B-red R10.5", "C-red R15.5", "D-red R20.5"]


def estimated(state: State) -> float:
    return GAME.estimate(state, 0)


def chance(state: State, late: bool) -> float:
    """To land the red squadron."""
    assert isinstance(state, Invasion)
    return Landing(state, 0).chance(late, quiet_turns(state))


def quiet(state: State) -> list[float]:
    assert isinstance(state, Invasion)
    return list(quiet_turns(state))


def with_pile(state: State, **cards: int) -> State:
    """The same with these cards in the pile and no others; the rest is discarded."""
    data = state.to_json()
    pile = [cards.get(kind, 0) for kind in KINDS]
    seen = [held + left for held, left in zip(cast(list[int], data["pile"]), cast(list[int], data["discards"]), strict=True)]
    return GAME.load({**data, "pile": pile, "discards": [all_of_it - left for all_of_it, left in zip(seen, pile, strict=True)]})


def test_the_odds_of_a_saucer_at_the_gate_and_farther_away() -> None:
    assert LANDS[OF_PIPS + 1] == pytest.approx(1)
    assert LANDS[3 * OF_PIPS + 1] == pytest.approx(4 / 6)
    assert LANDS[3 * OF_PIPS + 2] == pytest.approx(1 / 6 * 5 / 6 + 1 / 6)  # a 1 leaves two pips, a 2 leaves one
    assert LANDS[OF_PULSAR + 3 * OF_PIPS + 1] == pytest.approx(5 / 6)  # doubled


def test_the_last_one_at_the_gate_lands_if_the_next_roll_is_calm() -> None:
    next_to_roll = board("A-red R05.1", "B-red EARTH", "C-red EARTH", "D-red EARTH", bunkers=GONE, hands=FULL)
    assert chance(with_pile(next_to_roll, trou_noir=9), True) == pytest.approx(5 / 6)
    assert chance(next_to_roll, True) < 5 / 6  # a shock wave may come before
    waiting = board("A-red EARTH", "B-red EARTH", "C-red EARTH", "D-red R05.1", bunkers=GONE, hands=FULL)
    assert chance(with_pile(waiting, trou_noir=9), True) == pytest.approx(
        (5 / 6) ** 4
    )  # three more rolls may wake the Resistance


def test_a_shock_wave_is_as_likely_as_the_cards_say() -> None:
    state = with_pile(board("A-red R05.1", hands={"A": {"laser": 4}, "B": {"laser": 3}}), bouclier=3, super_nova=1)
    assert quiet(state)[:2] == pytest.approx([3 / 4, 2 / 3 * 1 / 2])  # one card, then two
    assert quiet(state)[2] == 0  # the last card is the Super Nova
    exhausted = board("A-red R05.1", regenerating={"A": 2})
    assert quiet(exhausted)[0] == 1  # who regenerates draws nothing
    assert quiet(with_pile(state, bouclier=2, super_nova=2))[0] == 1 / 2
    assert quiet(with_pile(state, bouclier=9))[:3] == [1, 1, 1]


def test_a_squadron_waits_for_a_pile_without_super_novas() -> None:
    begun = board("A-red EARTH", *NEAR, *BLUES, active="B", bunkers=BREACHES, options="vies=1", hands=FULL)
    waiting = board("A-red R04.1", *NEAR, *BLUES, active="B", bunkers=BREACHES, options="vies=1", hands=FULL)
    calm, stormy = {"trou_noir": 9}, {"trou_noir": 3, "super_nova": 3}
    assert estimated(with_pile(begun, **calm)) > estimated(with_pile(waiting, **calm))
    assert estimated(with_pile(begun, **stormy)) < estimated(with_pile(waiting, **stormy))


def test_chances_are_chances() -> None:
    for away in (["R05.1"] * 3, ["R05.3", "R06.3", "R04.3"]):
        others = [f"{camp}-red {place}" for camp, place in zip("BCD", away, strict=True)]
        for late in (False, True):
            assert 0 < chance(board("A-red EARTH", *others, bunkers=BREACHES, hands=FULL), late) < 1


def test_without_a_breach_nobody_lands() -> None:
    assert chance(board("A-red R05.1", "B-red R05.2"), False) == 0


def test_with_one_life_a_squadron_at_the_gates_begins_to_land_and_a_scattered_one_waits() -> None:
    for others, lands in ((NEAR, True), (FAR, False)):
        begun = board("A-red EARTH", *others, *BLUES, active="B", bunkers=BREACHES, options="vies=1", hands=FULL)
        waiting = board("A-red R04.1", *others, *BLUES, active="B", bunkers=BREACHES, options="vies=1", hands=FULL)
        assert (estimated(with_pile(begun, trou_noir=9)) > estimated(with_pile(waiting, trou_noir=9))) == lands


def test_waiting_is_worth_more_the_more_lives_there_are() -> None:
    values = [estimated(board(*FAR, bunkers=GONE, options=f"vies={lives}")) for lives in (1, 2, 3, 4)]
    assert values == sorted(values) and values[0] < values[3]


def test_harder_variants_are_harder() -> None:
    printed, soft, hard = (
        estimated(board(*FAR, bunkers=GONE, options=options))
        for options in ("", "super-resistance=soft", "super-resistance=hard")
    )
    assert printed > soft > hard


def test_in_the_middle_of_a_move_a_saucer_is_as_near_as_it_can_end() -> None:
    others = ["B-red EARTH", "C-red EARTH", "D-red EARTH"]
    coming = board("A-red R05.4", *others, phase="move", pips=(3, 0), bunkers=GONE, hands=FULL)
    there = board("A-red R05.1", *others, phase="attack", bunkers=GONE, hands=FULL)
    assert chance(coming, True) == chance(there, True)


def test_among_the_runs_that_a_searching_bot_compares_some_wait() -> None:
    state = board("A-red R05.1", *FAR, "A-blue R14.5", phase="move", pips=(4, 6), bunkers=GONE, options="vies=1")
    runs = SameLuckSearch(GAME, Perspective(state, state.turn()), Rng(3)).runs
    landing = ["step A-red EARTH" in [answer.text for answer in run.answers] for run in runs]
    assert False in landing


def test_a_searching_bot_does_not_land_far_ahead_of_the_others_with_one_life() -> None:
    far = [*FAR, "A-blue R14.5"]
    state = board("A-red R05.1", *far, phase="move", pips=(1, 0), bunkers=GONE, options="vies=1")
    answer = make_bot("mcts:60sims", GAME, Rng(3)).choose(Perspective(state, state.turn())).text
    assert answer != "step A-red EARTH"
