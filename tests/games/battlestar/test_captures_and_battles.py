"""Black holes, captures and battles: section 7 of the annotated rules, sentence by sentence. [BG-7]"""

import pytest

from orrery.core import Refusal
from tests.games.battlestar.boards import active, asked, board, evasions, flights, places, raider, say, texts, winner

# Black holes


def test_an_exact_arrival_on_a_hole_may_jump_too() -> None:  # [BG-7]
    state = board("red F4", spin=2)
    say(state, "P1 move F6")
    assert texts(state) == ["stay", "jump N6", "jump N14", "jump F14"]


def test_a_jump_ends_the_move() -> None:  # [BG-7]
    state = board("red F5", spin=6)
    say(state, "P1 move F6", "P1 jump N6")
    assert asked(state) == "P1 command" and places(state) == {"red": "N6"}


def test_the_extra_move_of_a_capture_may_end_on_a_hole_and_jump_with_the_raider() -> None:  # [BG-7] [BG-R21]
    state = board("red F9", raider="F8", spin=1)
    say(state, "P1 move F8", "* spin 2", "P1 move F6")
    assert asked(state) == "P1 jump"
    say(state, "P1 jump F14")
    assert places(state) == {"red": "F14"} and raider(state) == "red"


def test_the_winner_of_a_battle_may_jump_before_the_loser_is_banished() -> None:  # [BG-7] [BG-R29]
    state = board("red F10", "green* F8", seats=2, spin=1)
    say(state, "P1 move F9", "* spin 1", "* spin 6", "* spin 2", "P2 move F6")
    assert asked(state) == "P2 jump"
    say(state, "P2 jump N14")
    assert asked(state) == "P2 banish" and raider(state) == "green"


def test_a_turbo_does_not_begin_with_a_jump() -> None:  # [BG-R22]
    state = board("red F5", spin=1)
    say(state, "P1 move F6", "P1 stay", "P1 play turbo", "* spin 3")
    assert asked(state) == "P1 move" and "N6" not in flights(state)


def test_the_extra_move_of_a_capture_on_a_hole_does_not_begin_with_a_jump() -> None:  # [BG-R22]
    state = board("red F5", raider="F6", spin=1)
    say(state, "P1 move F6", "* spin 3")
    assert asked(state) == "P1 move" and "N6" not in flights(state)


def test_a_hole_with_only_the_raider_on_it_is_a_target() -> None:  # [BG-R23]
    state = board("red F5", "blue N6", "green F14", raider="N14", spin=1)
    say(state, "P1 move F6")
    assert texts(state) == ["stay", "jump N14"]


def test_leaving_and_reaching_the_same_hole_by_two_moves_jumps_again() -> None:  # [BG-R20] [BG-R22]
    state = board("red F6", spin=1)
    say(state, "P1 move F7", "P1 play turbo", "* spin 1", "P1 move F6")
    assert asked(state) == "P1 jump"


# Capture


def test_a_capture_and_its_extra_move_are_compulsory() -> None:  # [BG-7] [BG-R25]
    state = board("red J8", spin=2)
    say(state, "P1 move J10")
    assert raider(state) == "red"
    say(state, "* spin 1")
    assert flights(state) == {"J9", "K10", "J11", "I10"}


def test_a_stop_on_a_line_is_spun_again_after_a_capture_too() -> None:  # [BG-R8]
    state = board("red J8", spin=2)
    say(state, "P1 move J10", "* spin line")
    assert asked(state) == "* spin"


def test_a_captured_raider_flies_with_its_carrier() -> None:  # [BG-7]
    state = board("red J8", spin=2)
    say(state, "P1 move J10", "* spin 4", "P1 move L12")
    assert raider(state) == "red" and state.to_json()["raider"] == ""


def test_a_former_carrier_may_capture_again() -> None:  # [BG-R26]
    state = board("red E12", "green* L10", seats=2, shown={"red": ["force"]}, evasions={"green": 0}, spin=1)
    say(state, "P1 move E13", "P1 play force green L12", "* spin 2")
    assert raider(state) == "L10"
    say(state, "P2 move L10")
    assert raider(state) == "green" and asked(state) == "* spin"


def test_a_raider_left_on_a_planet_is_captured_there() -> None:  # [BG-7]
    state = board("red H9", raider="H8", spin=3)
    say(state, "P1 move H8")
    assert raider(state) == "red"


# Battle


@pytest.mark.parametrize(
    ("start", "cell"),
    [
        ("I7", "I9"),
        ("J7", "J9"),
        ("K7", "K9"),
        ("M10", "K10"),
        ("K13", "K11"),
        ("J13", "J11"),
        ("I13", "I11"),
        ("G10", "I10"),
    ],
)
def test_resting_on_any_of_the_eight_cells_around_the_carrier_is_a_challenge(start: str, cell: str) -> None:  # [BG-3] [BG-R27]
    state = board(f"red {start}", "green* J10", seats=2, spin=2)
    say(state, f"P1 move {cell}")
    assert asked(state) == "* duel"


def test_two_steps_off_the_carrier_there_is_no_battle() -> None:  # [BG-3]
    state = board("red J5", "green* J10", seats=2, spin=3)
    say(state, "P1 move J8")
    assert asked(state) == "P1 command"


@pytest.mark.parametrize(("first", "second", "holder"), [(6, 5, "red"), (2, 3, "green")])
def test_the_higher_number_takes_or_keeps_the_raider_and_no_ship_moves(first: int, second: int, holder: str) -> None:  # [BG-7]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9", f"* spin {first}", f"* spin {second}")
    assert raider(state) == holder and places(state) == {"red": "J9", "green": "J10"}
    assert asked(state) == "* spin"


def test_the_challenger_spins_first_then_the_defender() -> None:  # [BG-R28]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9")
    assert state.decision(-1).about == {"camp": "red", "first": 0}
    say(state, "* spin line", "* spin 4")
    assert state.decision(-1).about == {"camp": "green", "first": 4}
    say(state, "* spin 4")
    assert state.decision(-1).about == {"camp": "red", "first": 0}


def test_a_ship_displaced_next_to_the_carrier_by_a_card_does_not_fight() -> None:  # [BG-R26] [BG-R27]
    state = board("red* I10", "green C10", seats=2, shown={"red": ["force"]}, evasions={"green": 0}, spin=1)
    say(state, "P1 move I9", "P1 play force green H8")
    assert places(state) == {"red": "I9", "green": "H8"}
    assert asked(state) == "* spin" and active(state) == 1  # no card is left: green's turn


def test_a_loser_banished_next_to_the_carrier_does_not_fight_again() -> None:  # [BG-R26] [BG-R27]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9", "* spin 6", "* spin 1", "* spin 2", "P1 move I8", "P1 banish H8")
    assert asked(state) == "P1 command" and raider(state) == "red"


def test_a_ship_that_starts_next_to_the_carrier_and_leaves_does_not_fight() -> None:  # [BG-R27]
    state = board("red J9", "green* J10", seats=2, spin=3)
    say(state, "P1 move J6")
    assert asked(state) == "P1 command"


def test_a_ship_that_moves_from_one_side_of_the_carrier_to_another_fights() -> None:  # [BG-R27]
    state = board("red J9", "green* J10", seats=2, spin=1)
    say(state, "P1 move I9")
    assert asked(state) == "* duel"


def test_evasion_cards_are_useless_in_battle() -> None:  # [BG-R31]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9")
    with pytest.raises(Refusal):
        say(state, "P2 evade")
    say(state, "* spin 6", "* spin 1", "* spin 2", "P1 move J7")
    assert asked(state) == "P1 banish"
    say(state, "P1 banish H8")
    assert places(state)["green"] == "H8" and evasions(state, 1) == 3


def test_the_loser_is_still_an_obstacle_while_the_winner_flies() -> None:  # [BG-R29]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9", "* spin 1", "* spin 6", "* spin 1")
    assert flights(state) == {"I10", "K10", "J11"}


def test_a_winner_that_cannot_move_still_banishes() -> None:  # [BG-R19] [BG-R30]
    state = board("red E2", "blue* D1", "green E1", seats=3, spin=1)
    say(state, "P1 move D2", "* spin 1", "* spin 6", "* spin 3")
    assert asked(state) == "P2 banish" and places(state)["blue"] == "D1"


def test_the_winner_chooses_among_the_planets_without_a_ship() -> None:  # [BG-R30]
    state = board("red J7", "blue H8", "green* J10", seats=3, spin=2)
    say(state, "P1 move J9", "* spin 6", "* spin 1", "* spin 3", "P1 move L8")
    assert texts(state) == ["banish L12", "banish H12"]


def test_a_loser_on_a_planet_is_sent_to_another() -> None:  # [BG-R30]
    state = board("red H6", "green* H8", seats=2, spin=1)
    say(state, "P1 move H7", "* spin 6", "* spin 1", "* spin 1", "P1 move H6")
    assert texts(state) == ["banish L8", "banish L12", "banish H12"]


def test_the_last_free_planet_is_not_asked_for() -> None:  # [BG-R30]
    state = board("red J7", "blue H8", "green* J10", "yellow L12", spin=2)
    say(state, "P1 move J9", "* spin 6", "* spin 1", "* spin 3", "P1 move L8")
    assert places(state)["green"] == "H12" and asked(state) == "P1 command"


def test_with_every_planet_taken_the_loser_stays_on_its_own() -> None:  # [BG-R30]
    state = board("red H7", "blue L8", "green* H8", "yellow L12", spin=2)
    say(state, "P1 move G8", "* spin 6", "* spin 1", "* spin 5", "P1 move H12")
    assert places(state) == {"red": "H12", "blue": "L8", "green": "H8", "yellow": "L12"}
    assert asked(state) == "P1 command"


def test_a_lost_battle_does_not_end_the_turn_and_a_turbo_may_start_another() -> None:  # [BG-R32]
    state = board("red J7", "green* J10", seats=2, spin=2)
    say(state, "P1 move J9", "* spin 1", "* spin 6", "* spin 1", "P2 move I10", "P2 banish H8")
    assert asked(state) == "P1 command"
    say(state, "P1 play turbo", "* spin 2", "P1 move H10")
    assert asked(state) == "* duel"


def test_a_winner_who_flies_home_never_banishes() -> None:  # [BG-7] [BG-R41]
    state = board("red D5", "green* D3", seats=2, spin=1)
    say(state, "P1 move D4", "* spin 6", "* spin 1", "* spin 2", "P1 move home")
    assert winner(state) == "red" and places(state) == {"green": "D3"}


# The option `free-battle`


def test_with_free_battle_a_pilot_next_to_the_carrier_may_fight() -> None:  # [BG-R27]
    state = board("red J7", "green* J10", seats=2, options="free-battle", spin=2)
    say(state, "P1 move J9")
    assert asked(state) == "P1 challenge" and texts(state) == ["fight", "decline"]
    say(state, "P1 fight")
    assert asked(state) == "* duel"


def test_with_free_battle_a_pilot_may_decline() -> None:  # [BG-R27]
    state = board("red J7", "green* J10", seats=2, options="free-battle", spin=2)
    say(state, "P1 move J9", "P1 decline")
    assert asked(state) == "P1 command" and raider(state) == "green"


def test_with_free_battle_the_early_stop_stays_open_and_is_a_promise_to_fight() -> None:  # [BG-R17] [BG-R45]
    state = board("red J7", "green* J10", seats=2, options="free-battle", spin=5)
    assert "J9" in flights(state)
    say(state, "P1 move J9")
    assert asked(state) == "* duel"


def test_with_free_battle_a_stop_by_the_whole_count_promises_nothing() -> None:  # [BG-R45]
    state = board("red J7", "green* J10", seats=2, options="free-battle", spin=4)  # J9 by a detour of two steps
    say(state, "P1 move J9")
    assert asked(state) == "P1 challenge"


def test_with_free_battle_ships_that_block_the_detour_make_it_a_promise() -> None:  # [BG-R14] [BG-R45]
    state = board("red A9", "green* A12", options="free-battle", spin=4)
    say(state, "P1 move A11")
    assert asked(state) == "P1 challenge"
    state = board("red A9", "green* A12", "blue B10", options="free-battle", spin=4)
    say(state, "P1 move A11")
    assert asked(state) == "* duel"


def test_with_free_battle_a_black_hole_is_a_separate_stop() -> None:  # [BG-R24] [BG-R45]
    state = board("red F4", "green* F7", seats=2, options="free-battle", spin=5)
    say(state, "P1 move F6", "P1 stay")
    assert asked(state) == "P1 challenge"
