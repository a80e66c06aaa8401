"""La Guerre des Envahisseurs: what is good for one team is bad for the other. [TG-7]"""

import pytest

from orrery.bots import make_bot
from orrery.core import Perspective, Rng, State
from tests.games.terra_galactix.invaders_war.boards import GAME, board
from tests.games.terra_galactix.invasion.boards import say


def chosen(state: State) -> str:
    """What the greedy bot answers."""
    return make_bot("greedy", GAME, Rng(1)).choose(Perspective(state, state.turn())).text


@pytest.mark.parametrize("seats", [2, 4])
def test_the_teams_judge_against_each_other(seats: int) -> None:
    state = board("A-red R05.1", bunkers={"K03": "gone"}, seats=seats)
    values = [GAME.judge(state, seat) for seat in range(seats)]
    assert values[0] > 0.5 and values[1] == pytest.approx(1.0 - values[0])
    assert values == ([values[0], values[1]] * 2)[:seats]


def test_permits_and_cards_count() -> None:
    assert GAME.judge(board(permits={"A": 1}), 0) < 0.5 < GAME.judge(board(permits={"B": 1}), 0)
    assert GAME.judge(board(hands={"A": {"bouclier": 1}}), 0) > 0.5
    assert GAME.judge(board("A-red EARTH"), 0) > GAME.judge(board("A-red R05.1", bunkers={"K03": "gone"}), 0)


def test_bots_fire_at_a_saucer_about_to_land() -> None:
    state = board("A-red R05.2", "B-red R05.1", bunkers={"K03": "gone"}, hands={"A": {"laser": 1}}, phase="attack")
    assert chosen(state) == "laser A-red B-red 1"


def test_bots_defend_themselves() -> None:
    hands = {"A": {"laser": 1}, "B": {"bouclier": 1, "pulsar": 1}}
    state = board("A-red R05.2", "B-red R05.1", bunkers={"K03": "gone"}, hands=hands, phase="attack")
    say(state, "P1 laser A-red B-red 1")
    assert chosen(state) == "shields"


def test_bots_land_to_win() -> None:
    places = ["A-red EARTH", "C-red EARTH", "A-blue EARTH", "C-blue R05.1"]
    state = board(*places, active="C", bunkers={"K03": "gone"}, phase="move", pips=(0, 1), hands={"C": {"pulsar": 1}})
    assert chosen(state) == "step C-blue EARTH"


def test_a_request_is_worth_what_it_brings() -> None:
    def asking(request: str, given: str) -> float:
        def position() -> State:
            hands = {"A": {"pulsar": 1}, "C": {given: 1}}
            return board("A-red R05.2", "B-red R05.1", bunkers={"K03": "gone"}, hands=hands, phase="attack")

        before, asked = position(), position()
        say(asked, f"P1 request {request}")
        assert GAME.judge(asked, 0) == pytest.approx(1.0 - GAME.judge(asked, 1))
        return GAME.judge(asked, 0) - GAME.judge(before, 0)

    assert asking("mega A-red B-red", "mega_laser") > 0.0 > asking("mega A-red B-red", "pulsar") > -0.01


def test_nobody_is_asked_for_a_trip() -> None:
    hands = {camp: {"trou_noir": 1} for camp in "AC"}
    state = board("A-red R05.2", hands=hands, phase="move", pips=(3, 4))
    assert "request trou_noir A-red 1" in [option.text for option in state.options(0)]
    assert chosen(state).startswith("step")
    say(state, "P1 request trou_noir A-red 1")
    assert GAME.judge(state, 0) == 0.0 and chosen(state) == "decline"
