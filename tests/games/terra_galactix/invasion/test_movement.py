"""L'Invasion: dice, movement, cards before the dice, black holes and landing."""

import pytest

from tests.games.terra_galactix.invasion.boards import (
    asked,
    board,
    bunker,
    discarded,
    ends,
    hand,
    of_camp,
    rolled,
    say,
    size,
    steps,
    texts,
    told,
    where,
    why,
)


def test_leaving_the_base() -> None:  # [TG-S1]
    state = board(phase="move", pips=(3, 0))
    assert steps(state, "A-red") == {"R02.5", "R03.5", "R04.5"}
    expected = "R02.3 R02.5 R03.3 R03.4 R03.5 R04.3 R04.4 R04.5 R05.4 R05.5 R06.5"
    assert ends(state, "A-red") == set(expected.split())


def test_orbits_are_one_way() -> None:  # [TG-S2]
    state = board("A-red R03.4", phase="move", pips=(1, 0))
    assert steps(state, "A-red") == {"R03.3", "R03.5", "R04.4"}
    assert why(state, "P1 step A-red R02.4") == "step-backwards"


@pytest.mark.parametrize(
    ("place", "reached", "missing"),
    [("R04.4", {"R04.3", "R04.5"}, "R05.4"), ("R02.3", {"R02.2", "R02.4"}, "R03.3"), ("R03.1", {"R04.1"}, "R03.2")],
)
def test_missing_lines_are_not_followed(place: str, reached: set[str], missing: str) -> None:  # [TG-S3]
    state = board(f"A-red {place}", phase="move", pips=(1, 0))
    assert steps(state, "A-red") == reached
    assert why(state, f"P1 step A-red {missing}") == "step-no-line"


def test_a_blocked_saucer_stops() -> None:  # [TG-S4]
    state = board("A-red R05.1", "B-red R05.2", phase="move", pips=(4, 0))
    assert texts(state) == ["stop A-red"]
    assert "blocked A-red R05.1 4" in told(state, "P1 stop A-red")
    assert where(state, "A-red") == "R05.1"


def test_a_partly_blocked_saucer_goes_as_far_as_it_can() -> None:  # [TG-S5]
    state = board("A-red R03.1", "C-red R04.2", "D-red R05.1", phase="move", pips=(4, 0))
    assert texts(state) == ["step A-red R04.1"]
    assert why(state, "P1 stop A-red").startswith("stop-must-move ")
    assert "blocked A-red R04.1 3" in told(state, "P1 step A-red R04.1")
    assert where(state, "A-red") == "R04.1"


def test_a_route_that_wastes_pips_is_refused() -> None:  # [TG-S6] [TG-R12]
    state = board("A-red R02.1", "B-blue R04.1", phase="move", pips=(2, 0))
    assert why(state, "P1 step A-red R03.1").startswith("step-wasteful ")
    assert steps(state, "A-red") == {"R02.2"}
    assert ends(state, "A-red") == {"R02.1", "R02.3", "R03.2"}


def test_a_saucer_may_turn_round_on_a_radius() -> None:  # [TG-S7] [TG-R11]
    state = board("A-red R03.3", phase="move", pips=(2, 0))
    assert ends(state, "A-red") == {"R03.3", "R03.5", "R04.2", "R04.4", "R05.3"}


def test_the_first_saucer_finishes_before_the_second_begins() -> None:  # [TG-S8]
    state = board("A-red R03.5", phase="move", pips=(2, 1))
    assert steps(state, "A-blue") == {"R02.5", "R04.5"}
    say(state, "P1 step A-red R03.4")
    assert why(state, "P1 step A-blue R03.5") == "move-other-first"
    say(state, "P1 step A-red R03.3")
    assert steps(state, "A-blue") == {"R02.5", "R03.5", "R04.5"}


def test_a_pulsar_doubles_a_die() -> None:  # [TG-S9]
    state = board(hands={"A": {"pulsar": 1, "laser": 4}})
    assert told(state, "P1 pulsar red", "P1 roll", "* red 4", "* blue 2", "* yellow 1")[-1] == "fired K09"
    assert state.to_json()["pips"] == {"red": 8, "blue": 2}
    assert discarded(state, "pulsar") == 1 and size(state, "A") == 4
    assert why(state, "P1 pulsar red") == "act-too-late"


def test_two_pulsars_are_one_act() -> None:  # [TG-S10] [TG-R9]
    state = board(hands={"A": {"pulsar": 2, "laser": 3}})
    assert "pulsar red blue" in texts(state)
    say(state, "P1 pulsar red")
    assert texts(state) == ["roll"]
    assert why(state, "P1 pulsar blue") == "act-made"
    assert why(state, "P1 discard laser") == "act-made"
    state = board(hands={"A": {"pulsar": 2, "laser": 3}})
    say(state, "P1 pulsar red blue")
    assert size(state, "A") == 3
    assert state.to_json()["doubled"] == 3


def test_an_act_and_a_black_hole_in_one_turn() -> None:  # [TG-S11] [TG-R9]
    cards = {"A": {"pulsar": 1, "trou_noir": 2, "laser": 2}}
    state = board("A-red R01.4", hands=cards)
    assert why(state, "P1 roll") == "roll-before-act"
    say(state, "P1 black_hole A-red", "* reveal G15")
    assert "roll" in texts(state)
    say(state, "P1 pulsar blue", "P1 roll")
    assert size(state, "A") == 2
    state = board("A-red R01.4", hands=cards)
    say(state, "P1 discard laser")
    assert why(state, "P1 pulsar red") == "act-made"
    assert "black_hole A-red" in texts(state)


def test_an_occupied_star_is_drawn_again() -> None:  # [TG-S12] [TG-R16]
    state = board("A-red R01.4", "B-red R06.3", hands={"A": {"trou_noir": 2, "laser": 2}})
    say(state, "P1 black_hole A-red")
    assert told(state, "* reveal G07") == ["star-refused G07 R06.3"]
    assert told(state, "* reveal G15") == ["came-out A-red G15 R14.2"]
    assert where(state, "A-red") == "R14.2" and hand(state, "A") == {"laser": 2}
    say(state, "P1 roll", "* red 4", "* blue 2", "* yellow 1")
    assert state.to_json()["pips"] == {"red": 4, "blue": 2}


def test_black_holes_between_moves_only() -> None:  # [TG-S13] [TG-R14] [TG-R15]
    state = board("A-red R01.4", hands={"A": {"trou_noir": 2}}, phase="move", pips=(2, 1))
    assert "black_hole A-red" in texts(state)
    assert why(state, "P1 black_hole A-blue") == "hole-base"
    say(state, "P1 step A-red R01.3")
    assert why(state, "P1 black_hole A-red") == "hole-mid-move"
    say(state, "P1 step A-red R01.2")
    assert "black_hole A-red" in texts(state)


def test_landing_ends_a_move_early() -> None:  # [TG-S28]
    state = board("A-red R09.3", bunkers={"K06": "gone"}, phase="move", pips=(6, 0))
    assert "EARTH" in ends(state, "A-red") and len(ends(state, "A-red")) > 1
    say(state, "P1 step A-red R09.2", "P1 step A-red R09.1")
    assert told(state, "P1 step A-red EARTH")[:2] == ["landed A-red R09.1", "move-lost A-red 3"]
    assert where(state, "A-red") == "EARTH"


def test_protected_radii_and_standing_bunkers_give_no_access_to_earth() -> None:  # [TG-S28] [TG-R3]
    state = board("A-red R08.1", bunkers={"K06": "gone"}, phase="move", pips=(1, 0))
    assert why(state, "P1 step A-red EARTH") == "earth-protected"
    state = board("A-red R10.1", bunkers={"K06": "gone", "K07": "retreat"}, phase="move", pips=(1, 0))
    assert why(state, "P1 step A-red EARTH") == "earth-bunker 1"
    assert why(board("A-red R10.2", phase="move", pips=(1, 0)), "P1 step A-red EARTH") == "earth-far 2"


def test_the_first_squadron_lands_first() -> None:  # [TG-S29]
    gone = {"K06": "gone"}
    state = board("A-red EARTH", "B-blue R09.1", active="B", bunkers=gone, phase="move", pips=(0, 1))
    assert why(state, "P2 step B-blue EARTH").startswith("earth-colour ")
    state = board("A-red EARTH", "B-red R09.1", active="B", bunkers=gone, phase="move", pips=(1, 0))
    assert "EARTH" in steps(state, "B-red")
    reds = [f"{camp}-red EARTH" for camp in "ABCD"]
    state = board(*reds, "B-blue R09.1", active="B", bunkers=gone, phase="move", pips=(0, 1))
    assert "EARTH" in steps(state, "B-blue")


def test_victory_comes_with_the_last_landing() -> None:  # [TG-S33]
    places = ["A-red EARTH", "C-red EARTH", "A-blue EARTH", "C-blue R09.1"]
    state = rolled(*places, dice="3 1", seats=2, active="C", bunkers={"K06": "gone"})
    events = told(state, "P2 step C-blue EARTH")
    assert events == ["landed C-blue R09.1", "move-lost C-blue 2", "squadron-complete blue", "victory"]
    outcome = state.outcome()
    assert outcome is not None and (outcome.ranks, outcome.reason) == ([1, 1], "landed")


def test_landing_through_a_dead_end() -> None:  # [TG-S70] [TG-R48]
    places = ["A-red R04.1", "B-red R05.2"]
    state = board(*places, bunkers={"K03": "gone"}, phase="move", pips=(2, 0))
    assert steps(state, "A-red") == {"R04.2", "R05.1"}
    events = told(state, "P1 step A-red R05.1")  # the only way left is taken automatically
    assert "landed A-red R05.1" in events and not any(event.startswith("move-lost") for event in events)
    state = board(*places, bunkers={"K03": "gone"}, phase="move", pips=(5, 0))
    assert "move-lost A-red 3" in told(state, "P1 step A-red R05.1")
    state = board(*places, bunkers={"K03": "retreat"}, phase="move", pips=(2, 0))
    assert why(state, "P1 step A-red R05.1").startswith("step-wasteful ")
    state = board(*places, "C-blue EARTH", bunkers={"K03": "gone"}, phase="move", pips=(2, 0))
    assert why(state, "P1 step A-red R05.1").startswith("step-wasteful ")


def test_a_way_to_earth_binds_the_saucer() -> None:  # [TG-R48]
    """The way by R03.1 leads only to the breach at R05.1, since R04.2 and R05.2 are occupied; R02.2 would use the whole die."""
    places = ["A-red R02.1", "B-red R04.2", "C-red R05.2"]
    state = board(*places, bunkers={"K03": "gone"}, phase="move", pips=(4, 0))
    assert steps(state, "A-red") == {"R02.2", "R03.1"}
    events = told(state, "P1 step A-red R03.1")
    assert events[:3] == ["flew A-red R04.1", "flew A-red R05.1", "landed A-red R05.1"]
    state = board(*places, bunkers={"K03": "gone"}, phase="move", pips=(5, 0))
    say(state, "P1 step A-red R03.1")
    assert where(state, "A-red") == "EARTH"  # not R05.1 with a pip to spare


def test_a_black_hole_after_the_shots() -> None:  # [TG-S71] [TG-R22]
    hands = {"A": {"trou_noir": 1}, "B": {"laser": 1}, "C": {"trou_noir": 1}, "D": {"trou_noir": 1}}
    state = board("A-red R09.1", hands=hands, phase="attack")
    say(state, "P1 request trou_noir A-red 1", "P2 decline", "P3 give trou_noir", "* reveal G15")
    assert where(state, "A-red") == "R14.2"
    assert of_camp(state, "regeneration", "C") == 1 and of_camp(state, "regeneration", "D") == 0
    assert asked(state) == "P1 attack" and discarded(state, "trou_noir") == 2


def test_a_donated_pulsar_is_no_act() -> None:  # [TG-5.6]
    state = board(hands={"A": {"laser": 1}, "B": {"pulsar": 1}})
    say(state, "P1 request pulsar red", "P2 give pulsar")
    assert state.to_json()["doubled"] == 1 and of_camp(state, "regeneration", "B") == 1
    assert why(state, "P1 roll") == "roll-before-act"
    assert why(state, "P1 request pulsar red") in ("request-few 1 0", "pulsar-twice")


def test_both_saucers_on_earth_throw_for_the_double_only() -> None:  # [TG-R17]
    reds = [f"{camp}-red EARTH" for camp in "ABCD"]
    state = board(*reds, "A-blue EARTH", acted=1)
    say(state, "P1 roll")
    events = told(state, "* red 2", "* yellow 3")
    assert events[0] == "rolled-for-double P1 2 3"
    assert bunker(state, "K05") == "start" and asked(state).startswith("*")
