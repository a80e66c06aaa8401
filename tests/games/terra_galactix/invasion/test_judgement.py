"""L'Invasion: partners play for the team. [TG-5.6]"""

import pytest

from orrery.bots import make_bot
from orrery.core import Perspective, Rng, State
from tests.games.terra_galactix.invasion.boards import GAME, board, rolled, say, texts


def judged(state: State) -> float:
    return GAME.judge(state, 0)


def chosen(state: State) -> str:
    """What the greedy bot answers."""
    seat = state.turn()
    return make_bot("greedy", GAME, Rng(1)).choose(Perspective(state, seat)).text


def test_all_seats_judge_equally() -> None:
    state = board("A-red R05.1", "B-blue R10.3", lives={"C": 2})
    assert len({GAME.judge(state, seat) for seat in range(4)}) == 1 and GAME.judges_teams


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (board("A-red R17.1"), board("A-red R17.3")),  # nearer to the gate that suits the team
        (board("A-red R04.2"), board("A-red R05.3")),  # out of the line of fire
        (board("A-red R04.1", bunkers={"K03": "gone"}), board("A-red R04.1")),  # a breach
        (board("A-red R16.1", bunkers={"K12": "retreat"}), board("A-red R16.1")),
        (board(lives={"A": 4}), board(lives={"A": 3})),
        (board(lives={"A": 2, "B": 2}), board(lives={"A": 3, "B": 1})),  # the weakest counts most
        (board(hands={"A": {"bouclier": 1}}), board(hands={"A": {"pulsar": 1}})),
        (board(hands={"A": {"laser": 2}}), board(hands={"A": {"laser": 2}}, regenerating={"A": 1})),
    ],
)
def test_what_is_better(better: State, worse: State) -> None:
    assert judged(better) > judged(worse)


def test_saucers_gather_at_one_breach() -> None:
    gone = {"K03": "gone"}
    together = board("A-red R04.1", "B-red R03.2", "C-red R04.3", "D-red R04.4", bunkers=gone)
    scattered = board("A-red R04.1", "B-red R08.1", "C-red R13.2", "D-red R18.2", bunkers=gone)
    assert judged(together) > judged(scattered)


def test_nobody_lands_long_before_the_others() -> None:  # [TG-5.5]
    far = ["B-red BASE-B", "C-red BASE-C", "D-red BASE-D"]
    near = ["B-red R04.1", "C-red R05.2", "D-red R05.1"]
    gone = {"K03": "gone"}
    assert judged(board("A-red EARTH", *near, bunkers=gone)) > judged(board("A-red R04.2", *near, bunkers=gone))
    assert judged(board("A-red EARTH", *far, bunkers=gone)) < judged(board("A-red R04.2", *far, bunkers=gone))


def test_the_second_squadron_is_safe_for_good() -> None:
    reds = [f"{camp}-red EARTH" for camp in "ABCD"]
    assert judged(board(*reds)) > judged(board(*reds[:3], "D-red R05.1", bunkers={"K03": "gone"}))


def test_a_shield_is_given_to_save_a_last_life() -> None:
    state = rolled("A-red R02.3", dice="3 2 1", lives={"A": 1}, hands={"B": {"bouclier": 1, "laser": 2}})
    say(state, "P1 accept_hit")
    assert "give bouclier" in texts(state) and chosen(state) == "give bouclier"


def test_bots_save_themselves_rather_than_being_helped() -> None:
    hands = {"A": {"bouclier": 1, "pulsar": 1}, "B": {"bouclier": 1}}
    assert chosen(rolled("A-red R02.3", dice="3 2 1", lives={"A": 2}, hands=hands)) == "shield"


def test_a_bunker_is_broken_where_it_helps() -> None:
    state = board("A-red R05.1", "B-red R04.1", bunkers={"K03": "retreat"}, hands={"A": {"laser": 1}}, phase="attack")
    assert chosen(state) == "bunker_laser A-red"


def test_bots_do_not_ask_for_useless_cards() -> None:
    hands = {camp: {"pulsar": 2, "trou_noir": 1} for camp in "ABCD"}
    state = board("A-red R04.2", "A-blue R04.4", hands=hands, phase="attack")
    assert any(text.startswith("request") for text in texts(state)) and chosen(state) == "end_turn"


def test_the_last_of_a_squadron_lands() -> None:
    places = ["A-red R05.1", "B-red EARTH", "C-red EARTH", "D-red EARTH"]
    state = board(*places, bunkers={"K03": "gone"}, phase="move", pips=(2, 0), hands={"A": {"pulsar": 1}})
    assert chosen(state) == "step A-red EARTH"


@pytest.mark.parametrize("request_made", ["request trou_noir A-red 1", "request trou_noir A-blue 2"])
def test_nobody_is_asked_for_a_trip(request_made: str) -> None:
    state = board("A-red R04.2", "A-blue R17.3", phase="move", pips=(3, 4), hands={camp: {"trou_noir": 1} for camp in "ABCD"})
    assert request_made in texts(state) and chosen(state).startswith("step")
    say(state, f"P1 {request_made}")
    assert judged(state) == 0.0 and chosen(state) == "decline"


def test_a_request_is_worth_what_it_brings() -> None:
    def asking(held: int) -> float:
        hands = {"A": {"bouclier": 1}, "B": {"mega_laser": held, "pulsar": 1 - held}}
        reds = ["A-red R05.1", "B-red R05.2", "C-red R05.3", "D-red R05.4"]
        state = board(*reds, hands=hands, phase="attack")
        say(state, "P1 request mega_laser A-red")
        return judged(state) - judged(board(*reds, hands=hands, phase="attack"))

    assert asking(1) > 0.0 > asking(0) > -0.01


def test_a_trip_is_no_way_out_of_a_move() -> None:
    state = board("A-red R04.2", phase="move", pips=(3, 0), hands={"A": {"trou_noir": 2}})
    before = judged(state)
    say(state, "P1 black_hole A-red")
    assert judged(state) < 0.5 * before


def test_a_saucer_is_in_danger_once_it_has_moved() -> None:
    """The roll that follows is everybody's: it makes no difference that the other saucer has still to move. [TG-5.4]"""
    safe = board("A-red R04.3", "A-blue R18.5", phase="move", pips=(0, 2))
    fired_at = board("A-red R05.3", "A-blue R18.5", phase="move", pips=(0, 2))
    assert judged(fired_at) < 0.99 * judged(safe)


def test_a_saucer_under_way_is_as_safe_as_the_best_end_of_its_move() -> None:
    on_the_way = board("A-red R04.4", phase="move", pips=(2, 0))
    past_all_shelter = board("A-red R05.4", phase="move", pips=(1, 0))
    assert judged(past_all_shelter) < 0.99 * judged(on_the_way)


@pytest.mark.parametrize("lives", ["vies=1", "vies=4"])
def test_a_danger_takes_a_share_of_what_there_is_to_lose(lives: str) -> None:
    """With one life all is lost, with four little."""
    left = judged(board("A-red R05.3", active="B", options=lives)) / judged(board("A-red R04.3", active="B", options=lives))
    assert (left < 0.75) == (lives == "vies=1")
