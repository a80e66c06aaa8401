"""Scenarios 37 to 52: elimination, standstill, keeping and giving, and the table options. [PR-13]"""

from orrery.core import State
from tests.games.planet_raiders.boards import (
    asked,
    board,
    ended,
    in_hand,
    key,
    new_game,
    place,
    places,
    rockets,
    say,
    texts,
    usable,
    why,
    zones,
)


def after_boarding(options: str = "") -> State:
    """Scenario 36 with a third raider, that could ride e8S."""
    state = board(
        "R1 d5e5 R2 c2d2 R3 e8f8",
        "d5N:r d2N:b e8S:b",
        seats=3,
        crew={"red": "SW SE NW Y1"},
        reserve={"red": (1, 0), "violet": (0, 1)},
        options=options,
    )
    say(state, "fly R2 d2N", "fly R1 d5N")
    return state


def idle_game(options: str = "") -> State:
    """Scenario 39: no rocket anywhere."""
    state = board(crew={"red": "SW SE", "violet": "NE"}, options=options)
    state.run_automatic()
    return state


# Elimination and end


def test_a_player_who_loses_all_raiders_is_out() -> None:  # [PR-S37] [PR-R21]
    state = board("R1 g5h5 V3 g4g5", "g5S:b", crew={"red": "V1 V2"})
    say(state, "fly R1 g5S")
    assert places(state) == {"red": 1, "violet": 2} and ended(state) == "captured"


def test_elimination_among_three() -> None:  # [PR-S38] [PR-R20]
    state = board("R1 g5h5 Y2 g4g5", "g5S:b a5E:b", seats=3, off="Y1 Y3", reserve={"yellow": (2, 1)})
    say(state, "fly R1 g5S")
    assert places(state) == {"yellow": 3} and in_hand(state, "yellow") == (0, 0)
    assert rockets(state) == {"a5E": "blue"} and asked(state) == "P1 place"


def test_a_dead_position_ends_idle() -> None:  # [PR-S39] [PR-R28]
    state = idle_game()
    assert ended(state) == "idle" and places(state) == {"red": 1, "violet": 2}


def test_twenty_quiet_rounds_end_the_game() -> None:  # [PR-S40]
    state = board(ask="place", reserve={"red": (0, 1), "violet": (1, 0)}, quiet=39)
    say(state, "done")
    assert ended(state) == "quiet" and places(state) == {"red": 1, "violet": 1}


def test_the_third_occurrence_of_a_position_ends_the_game() -> None:  # [PR-S41]
    state = board("R1 e2e3 V1 e7e8", "e3N:b e7S:b")
    forth = ["fly R1 e3N", "place blue e3 S", "fly V1 e7S", "place blue e7 N"]
    back = ["fly R1 e3S", "place blue e3 N", "fly V1 e7N", "place blue e7 S"]
    say(state, *forth, *back, *forth, *back[:-1])
    assert ended(state) == ""
    say(state, back[-1])
    assert ended(state) == "repetition"


# Keeping, giving, options


def test_keeping_rockets_is_not_idle_but_repeats() -> None:  # [PR-S42] [PR-R28]
    state = board(ask="place", reserve={"red": (1, 1)})
    say(state, "done")
    assert asked(state) == "P1 place" and in_hand(state, "red") == (1, 1) and state.to_json()["idle"] == 1
    say(state, "done")
    assert ended(state) == "repetition"


def test_rockets_pass_from_hand_to_hand() -> None:  # [PR-S43] [PR-R25] [PR-R33]
    state = board(seats=3, ask="place", reserve={"red": (2, 1)})
    say(state, "give blue violet")
    assert in_hand(state, "red") == (1, 1) and in_hand(state, "violet") == (1, 0)
    assert why(state, "give blue red") == "no-such-receiver red" and key(state, "give blue green") == "no-such-receiver"
    say(state, "give red yellow", "place blue d1 N")
    assert asked(state) == "P2 place" and in_hand(state, "yellow") == (0, 1)
    assert key(board(ask="place", reserve={"red": (1, 0)}), "give blue violet") == "no-gifts-of-two"


def test_gifts_belong_to_stage_three() -> None:  # [PR-S44] [PR-R33]
    state = board(rockets="e1N:b d9E:b", seats=3)
    assert key(state, "give blue yellow") == "fly-first"
    say(state, "fly R2 e1N", "give blue violet")
    assert asked(state) == "P3 move" and in_hand(state, "violet") == (1, 0)
    say(state, "fly V3 d9E")
    assert place(state, "V3") == "d9e9" and asked(state) == "P3 place" and in_hand(state, "violet") == (2, 0)


def test_nobody_must_fly_in_the_first_turn() -> None:  # [PR-S45] [PR-R34]
    state = new_game()
    say(state, "end-moves", "done")
    assert asked(state) == "P2 move" and {"d1N", "e1N", "f1N"} <= set(rockets(state))
    assert in_hand(state, "red") == (1, 1)


def test_flights_may_be_interleaved() -> None:  # [PR-S46] [PR-R9]
    state = board("R1 e1e2 R2 f1f2", "e2N:b e3N:b f2E:b", options="weave")
    say(state, "fly R1 e2N")
    assert "halt" not in texts(state) and key(state, "halt") == "no-halting"
    say(state, "fly R2 f2E", "fly R1 e3N")
    assert place(state, "R1") == "e3e4" and in_hand(state, "red") == (3, 0)
    other = board("R1 d2e2 R2 e3e4", "e2N:b e3N:b e4N:r e3E:b", options="weave")
    say(other, "fly R1 e2N", "fly R2 e4N", "fly R1 e3N")
    assert place(other, "R1") == "e3e4"


def test_open_boarding_pads_are_pads() -> None:  # [PR-S47] [PR-R18]
    early = board("R1 d5e5", "d5N:r", crew={"red": "SW SE V1"}, options="boarding=open")
    say(early, "fly R1 d5N")
    assert place(early, "R1") == "d5d6" and places(early) == {}
    foreign = board("R1 e6e7", "e6E:r e6W:r", crew={"red": "SW SE NW V1"}, options="boarding=open")
    assert usable(foreign, "R1") == {"e6E", "e6W"}
    again = board("R1 d5d6", "d5E:r d5N:r", crew={"red": "SW SE NW V1"}, options="boarding=open")
    assert usable(again, "R1") == {"d5E"} and key(again, "fly R1 d5N") == "points-at-self"
    say(again, "fly R1 d5E", "fly R1 d5N")
    assert places(again) == {"red": 1, "violet": 2}


def test_closed_homes_are_safe() -> None:  # [PR-S48] [PR-R29]
    state = board("V1 f9f10 R1 f8f9", "f9N:b f9E:b", options="home=closed")
    assert why(state, "fly R1 f9N") == "home-closed f9f10 violet"
    assert usable(state, "R1") == {"f9E"}
    open_home = board("V1 f9f10 R1 f8f9", "f9N:b f9E:b")
    say(open_home, "fly R1 f9N")
    assert place(open_home, "V1") == ""


def test_rockets_that_could_have_been_ridden_leave_too() -> None:  # [PR-S49] [PR-R19]
    assert rockets(after_boarding()) == {"e8S": "blue"}
    assert rockets(after_boarding("leaving=usable")) == {}


def test_rockets_beside_the_boarding_raider_stay() -> None:  # [PR-R19]
    state = board("R1 d5e5", "d5N:r d5W:r d5S:r", seats=3, crew={"red": "SW SE NW Y1"}, options="leaving=usable")
    say(state, "fly R1 d5N")
    assert rockets(state) == {"d5W": "red", "d5S": "red"}


def test_a_reserve_may_outlive_its_raiders() -> None:  # [PR-S50] [PR-R20]
    state = board("R1 g5h5 Y2 g4g5", "g5S:b a5E:b", seats=3, off="Y1 Y3", reserve={"yellow": (2, 1)}, options="reserve=kept")
    say(state, "fly R1 g5S")
    assert places(state) == {"yellow": 3} and in_hand(state, "yellow") == (2, 1)
    say(state, "done")
    assert asked(state) == "P2 place"
    assert "give blue red" in texts(state)
    say(state, "place blue e3 N", "place blue e3 E", "place red e4 N")
    assert in_hand(state, "yellow") == (0, 0) and asked(state) == "P1 place"
    assert "give blue yellow" not in texts(state)
    say(state, "done")
    assert asked(state) == "P1 place"  # yellow is skipped, violet has nothing


def test_a_zone_may_hold_one_rocket_only() -> None:  # [PR-S51] [PR-R3]
    state = board(rockets="e3N:b", ask="place", reserve={"red": (1, 0)}, options="one-rocket")
    say(state, "take blue")
    assert "e3" not in zones(state) and why(state, "zone e3") == "one-rocket-each e3"


def test_a_standstill_may_be_shared() -> None:  # [PR-S52] [PR-R28]
    assert places(idle_game("standstill=shared")) == {"red": 1, "violet": 1}


def test_the_payoff_of_shared_places_is_their_mean() -> None:  # [PR-9]
    outcome = idle_game("standstill=shared").outcome()
    assert outcome is not None and outcome.scores == [0.5, 0.5]
