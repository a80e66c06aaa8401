"""Scenarios 1 to 24: the first turn, seeing rockets, chains and captures. [PR-13]"""

from tests.games.planet_raiders.boards import (
    aliens,
    asked,
    board,
    crew,
    in_hand,
    key,
    new_game,
    place,
    rockets,
    say,
    texts,
    usable,
    why,
)

CHAIN = "c3N:b c4N:r c5W:b b5N:b"
THREE_SEEN = "b5N:b c5E:b c5S:b b6E:b c4N:r d5W:r"


# Setup and turn


def test_two_players_begin_with_three_rockets_each_on_the_board() -> None:  # [PR-S1]
    state = new_game()
    assert rockets(state) == {"d1N": "blue", "e1N": "red", "f1N": "blue", "f9S": "blue", "e9S": "red", "d9S": "blue"}
    assert in_hand(state, "red") == in_hand(state, "violet") == (1, 1)
    assert len(aliens(state)) == 16
    assert texts(state) == ["fly R1 d1N", "fly R2 e1N", "fly R3 f1N", "end-moves"]
    assert len(rockets(new_game(4))) == 12


def test_three_first_flights_give_five_rockets_to_lay() -> None:  # [PR-S2]
    state = new_game()
    say(state, "fly R1 d1N", "fly R2 e1N", "fly R3 f1N")
    assert [place(state, raider) for raider in ("R1", "R2", "R3")] == ["d1d2", "e1e2", "f1f2"]
    assert asked(state) == "P1 place" and in_hand(state, "red") == (3, 2)


def test_rockets_not_ridden_stay_on_the_board() -> None:  # [PR-S3]
    state = new_game()
    say(state, "fly R1 d1N", "end-moves")
    assert in_hand(state, "red") == (2, 1)
    assert {"e1N", "f1N"} <= set(rockets(state))


def test_a_reserve_may_be_laid_without_flying() -> None:  # [PR-S4] [PR-R10] [PR-R22]
    state = board(rockets="d1N:b", reserve={"red": (0, 1)})
    say(state, "end-moves", "place red e1 N")
    assert rockets(state) == {"d1N": "blue", "e1N": "red"}
    assert place(state, "R1") == "d0d1"


def test_rockets_that_are_kept_wait_for_a_later_turn() -> None:  # [PR-S5]
    state = board(rockets="f9S:b", reserve={"red": (1, 1)})
    state.run_automatic()
    assert asked(state) == "P1 place"
    say(state, "done", "fly V1 f9S", "done")
    assert asked(state) == "P1 place" and in_hand(state, "red") == (1, 1)
    say(state, "place blue d1 N")


# Seeing rockets


def test_a_raider_sees_three_rockets_on_its_line() -> None:  # [PR-S6] [PR-R1] [PR-R2] [PR-R5]
    state = board("G1 b5c5", THREE_SEEN, seats=4, turn="green")
    assert usable(state, "G1") == {"b5N", "c5E", "c5S"}
    for slot, pad in [("b5N", "b5b6"), ("c5E", "c5d5"), ("c5S", "c4c5")]:
        after = state.clone()
        say(after, f"fly G1 {slot}")
        assert place(after, "G1") == pad


def test_rockets_that_do_not_cross_the_line_cannot_be_used() -> None:  # [PR-S7]
    state = board("G1 b5c5", THREE_SEEN, seats=4, turn="green")
    assert why(state, "fly G1 b6E") == "not-on-line b6E G1 b5c5"
    assert key(state, "fly G1 c4N") == key(state, "fly G1 d5W") == "not-on-line"


def test_only_the_rocket_ridden_is_recovered() -> None:  # [PR-S8] [PR-R36]
    state = board("G1 b5c5", THREE_SEEN, seats=4, turn="green")
    say(state, "fly G1 c5E")
    assert place(state, "G1") == "c5d5" and set(rockets(state)) == {"b5N", "c5S", "b6E", "c4N", "d5W"}
    assert texts(state) == ["fly G1 c5S", "halt"]
    assert key(state, "fly G1 d5W") == "points-at-self"
    say(state, "halt")
    assert in_hand(state, "green") == (1, 0)
    assert {"b5N", "c5S"} <= set(rockets(state))


def test_a_blocked_player_passes_automatically() -> None:  # [PR-S9]
    state = board("G1 b5c5 R1 d2e2", "a5N:b d5E:r b4N:b c6S:r e2N:b", seats=4, turn="green")
    assert texts(state) == ["end-moves"]
    state.run_automatic()
    assert asked(state) == "P1 move"


def test_a_rocket_that_points_at_the_raiders_own_pad_is_useless() -> None:  # [PR-S10] [PR-R4]
    state = board("R1 e3e4", "e3N:b e2N:b")
    assert usable(state, "R1") == set()
    assert why(state, "fly R1 e3N") == "points-at-self e3N e3e4"
    assert key(state, "fly R1 e2N") == "not-on-line"


def test_a_pad_beside_a_planet_touches_one_zone() -> None:  # [PR-S11] [PR-R7]
    state = board("R1 h1h2", "g1N:b h1W:b", gone="h1h2", crew={"red": "SE"})
    assert usable(state, "R1") == {"h1W"}


def test_a_rocket_serves_one_flight() -> None:  # [PR-S12] [PR-R8]
    state = board("R1 d2e2 R2 e1e2", "e2N:b")
    assert usable(state, "R1") == usable(state, "R2") == {"e2N"}
    say(state, "fly R1 e2N")
    assert place(state, "R1") == "e2e3" and asked(state) == "P1 place"


# Chains


def test_a_chain_of_four_rockets() -> None:  # [PR-S13]
    state = board("R1 b3c3", CHAIN)
    way = []
    for slot in ("c3N", "c4N", "c5W", "b5N"):
        say(state, f"fly R1 {slot}")
        way.append(place(state, "R1"))
    assert way == ["c3c4", "c4c5", "b5c5", "b5b6"]
    assert in_hand(state, "red") == (3, 1)


def test_a_chain_may_stop_on_the_way() -> None:  # [PR-S14]
    state = board("R1 b3c3", CHAIN)
    say(state, "fly R1 c3N", "fly R1 c4N", "halt")
    assert place(state, "R1") == "c4c5" and in_hand(state, "red") == (1, 1)
    assert set(rockets(state)) == {"c5W", "b5N"}


def test_a_raider_with_two_possibilities_fetches_an_alien() -> None:  # [PR-S15] [PR-R12]
    state = board("R1 b3c3 R2 f1g1", f"{CHAIN} g1E:b h1N:b f1N:b", off="R3")
    assert usable(state, "R2") == {"g1E", "f1N"}
    say(state, "fly R2 g1E")
    assert place(state, "R2") == "g1h1"
    say(state, "fly R2 h1N")
    assert place(state, "R2") == "h1h2" and crew(state, "red") == ["SE"] and len(aliens(state)) == 15
    assert asked(state) == "P1 move" and usable(state, "R2") == set() and "f1N" in rockets(state)


def test_two_raiders_fly_in_one_turn() -> None:  # [PR-S16]
    state = board("R1 b3c3 R2 f1g1", f"{CHAIN} g1E:b h1N:b f1N:b", off="R3")
    say(state, "fly R2 g1E", "fly R2 h1N", "fly R1 c3N", "fly R1 c4N", "fly R1 c5W", "fly R1 b5N")
    assert asked(state) == "P1 place" and in_hand(state, "red") == (5, 1)
    assert set(rockets(state)) == {"f1N"}


def test_a_raider_without_a_usable_rocket_is_set_down() -> None:  # [PR-S17]
    state = board("R1 b3c3 R2 f1g1", f"{CHAIN} g1E:b h1N:b f1N:b", off="R3")
    say(state, "fly R2 f1N")
    assert place(state, "R2") == "f1f2" and {"g1E", "h1N"} <= set(rockets(state))
    assert why(state, "fly R2 g1E") == "raider-locked R2"


def test_raiders_fly_one_after_the_other() -> None:  # [PR-S18] [PR-R9]
    state = board("R1 e1e2 R2 f1f2", "e2N:b e3N:b f2E:b")
    say(state, "fly R1 e2N")
    assert why(state, "fly R2 f2E") == "halt-first R1"
    say(state, "halt")
    assert why(state, "fly R1 e3N") == "raider-locked R1"
    say(state, "fly R2 f2E")
    assert in_hand(state, "red") == (2, 0)


def test_a_players_own_raider_blocks_its_pad() -> None:  # [PR-S19] [PR-R11]
    state = board("R1 d2e2 R2 e2e3", "e2N:b e2E:b e3N:b")
    assert usable(state, "R1") == {"e2E"}
    assert why(state, "fly R1 e2N") == "own-raider R2 e2e3"
    say(state, "fly R2 e3N")
    assert place(state, "R2") == "e3e4" and usable(state, "R1") == {"e2N", "e2E"}


def test_rockets_belong_to_whoever_rides_them() -> None:  # [PR-S20]
    state = board("R1 e7e8 V2 d8e8", "e8E:b e8N:b f8N:b")
    say(state, "fly R1 e8E", "fly R1 f8N")
    assert place(state, "R1") == "f8f9" and in_hand(state, "red") == (2, 0)


# Captures


def test_a_capture_ends_the_chain_and_wins_a_blue_rocket() -> None:  # [PR-S21] [PR-R12]
    state = board("V3 h5i5 Y1 g4g5", "h5W:b g5S:b g4N:r g4E:r", seats=4, turn="violet")
    say(state, "fly V3 h5W")
    assert place(state, "V3") == "g5h5"
    say(state, "fly V3 g5S")
    assert place(state, "V3") == "g4g5" and place(state, "Y1") == "" and crew(state, "violet") == ["Y1"]
    assert key(state, "fly V3 g4E") == "flights-are-over" and in_hand(state, "violet") == (3, 0)


def test_the_rocket_won_may_be_laid_in_the_same_turn() -> None:  # [PR-S22] [PR-R30]
    state = board("V3 h5i5 Y1 g4g5", "h5W:b g5S:b g4N:r g4E:r", seats=4, turn="violet")
    say(state, "fly V3 h5W", "fly V3 g5S", "place blue d8 N", "place blue d8 E", "place blue d8 S")
    assert in_hand(state, "violet") == (0, 0)
    assert rockets(state) == {"d8N": "blue", "d8E": "blue", "d8S": "blue", "g4N": "red", "g4E": "red"}


def test_an_alien_wins_no_rocket() -> None:  # [PR-S23] [PR-R14]
    state = board("R1 g1h1", "h1N:b")
    say(state, "fly R1 h1N")
    assert crew(state, "red") == ["SE"] and in_hand(state, "red") == (1, 0)


def test_one_alien_of_a_planet_is_enough() -> None:  # [PR-S24] [PR-R13] [PR-R16]
    state = board("R1 g1h1", "h1N:b h1E:b", crew={"red": "SE"}, gone="g2h2")
    assert usable(state, "R1") == {"h1E"}
    assert why(state, "fly R1 h1N") == "planet-taken SE"
    freed = board("R1 f2g2", "g2E:r", crew={"red": "SE"}, gone="g2h2")
    say(freed, "fly R1 g2E")
    assert place(freed, "R1") == "g2h2" and crew(freed, "red") == ["SE"]
