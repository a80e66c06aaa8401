"""L'Invasion between two turns: landing is begun when all are near, and what it is worth then. [TG-5.5]"""

import pytest

from orrery.bots import make_bot
from orrery.core import Perspective, Rng, State
from orrery.games.terra_galactix.invasion.estimate import LANDS, OF_PIPS, OF_PULSAR, Landing
from orrery.games.terra_galactix.invasion.state import Invasion
from tests.games.terra_galactix.invasion.boards import GAME, board

GONE = {"K03": "gone"}  # the bunker of R05
FAR = ["B-red R10.5", "C-red R15.5", "D-red R20.5"]


def estimated(state: State) -> float:
    return GAME.estimate(state, 0)


def landing(state: State) -> Landing:
    assert isinstance(state, Invasion)
    return Landing(state, 0)


def test_the_odds_of_a_saucer_at_the_gate_and_farther_away() -> None:
    assert LANDS[OF_PIPS + 1] == pytest.approx(1)
    assert LANDS[3 * OF_PIPS + 1] == pytest.approx(4 / 6)
    assert LANDS[3 * OF_PIPS + 2] == pytest.approx(1 / 6 * 5 / 6 + 1 / 6)  # a 1 leaves two pips, a 2 leaves one
    assert LANDS[OF_PULSAR + 3 * OF_PIPS + 1] == pytest.approx(5 / 6)  # doubled


def test_the_last_one_at_the_gate_lands_if_the_next_roll_is_calm() -> None:
    state = board("A-red R05.1", "B-red EARTH", "C-red EARTH", "D-red EARTH", bunkers=GONE)
    next_to_roll = landing(state).chance(True)
    assert 0.75 < next_to_roll < 0.9  # 5/6, if no shock wave comes
    waiting = board("A-red EARTH", "B-red EARTH", "C-red EARTH", "D-red R05.1", bunkers=GONE)
    assert landing(waiting).chance(True) < 0.6 * next_to_roll  # three more rolls may wake the Resistance


def test_without_a_breach_nobody_lands() -> None:
    assert landing(board("A-red R05.1", "B-red R05.2")).chance(False) == 0


def test_with_one_life_a_squadron_at_the_gates_begins_to_land_and_a_scattered_one_waits() -> None:
    breaches = {"K03": "gone", "K04": "gone"}  # R05 and R06
    at_gates = ["B-red R05.1", "C-red R06.1", "D-red R05.2"]
    for others, lands in ((at_gates, True), (FAR, False)):
        begun = board("A-red EARTH", *others, active="B", bunkers=breaches, options="vies=1")
        waiting = board("A-red R04.1", *others, active="B", bunkers=breaches, options="vies=1")
        assert (estimated(begun) > estimated(waiting)) == lands


def test_waiting_is_worth_more_the_more_lives_there_are() -> None:
    values = [estimated(board(*FAR, bunkers=GONE, options=f"vies={lives}")) for lives in (1, 2, 3, 4)]
    assert values == sorted(values) and values[0] < values[3]


def test_harder_variants_are_harder() -> None:
    printed, soft, hard = (
        estimated(board(*FAR, bunkers=GONE, options=options))
        for options in ("", "super-resistance=soft", "super-resistance=hard")
    )
    assert printed > soft > hard


def test_in_the_middle_of_a_turn_the_judgement_counts() -> None:
    state = board("A-red R04.1", phase="move", pips=(2, 0))
    assert estimated(state) == GAME.judge(state, 0)


def test_a_searching_bot_does_not_land_far_ahead_of_the_others_with_one_life() -> None:
    far = [*FAR, "A-blue R14.5"]
    state = board("A-red R05.1", *far, phase="move", pips=(1, 0), bunkers=GONE, options="vies=1")
    answer = make_bot("mcts:60sims", GAME, Rng(3)).choose(Perspective(state, state.turn())).text
    assert answer != "step A-red EARTH"
