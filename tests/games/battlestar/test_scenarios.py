"""The forty-one scenarios of the annotated rules, each as drawn there. [BG-12]

Where a scenario of two players names a colour that does not sit at our table of two (red and green), a larger table is laid and
the others stay docked.
"""

import pytest

from tests.games.battlestar.boards import (
    GAME,
    active,
    asked,
    board,
    evasions,
    flights,
    places,
    raider,
    say,
    shown,
    texts,
    winner,
)

ALL_HOLES = ["stay", "jump F6", "jump N6", "jump N14", "jump F14"]
FIRST_STEPS = {"P1": "D1", "P2": "P1", "P3": "P19", "P4": "D19"}


# Setup and order


def test_s1_a_new_game_of_four_is_laid_out_as_printed() -> None:  # [BG-S1]
    state = GAME.start(4, GAME.options(""))
    say(state, *(f"* draw {card}" for _ in range(4) for card in ("turbo", "laser")))
    data = state.to_json()
    assert asked(state) == "* first-spin"
    assert data["camps"] == ["red", "blue", "green", "yellow"]
    assert places(state) == {} and raider(state) == "J10"
    assert data["shown"] == [["turbo", "laser"]] * 4
    assert data["packs"] == [[2, 3, 2]] * 4  # seven face down, three of each kind in all
    assert data["evasions"] == [3] * 4


def test_s2_a_new_game_of_two_seats_red_and_green() -> None:  # [BG-S2]
    state = GAME.start(2, GAME.options(""))
    say(state, *(f"* draw {card}" for _ in range(2) for card in ("turbo", "force")), "* spin 6", "* spin 1")
    assert state.to_json()["camps"] == ["red", "green"]
    assert raider(state) == "J10"
    say(state, "* spin 3", "P1 move F2")
    assert [f"play force green {planet}" for planet in ("H8", "L8", "L12", "H12")] == texts(state)[2:]
    say(state, "P1 end")
    assert active(state) == 1  # after red comes green
    say(state, "* spin 6", "P2 move N14")  # from green's station to its own hole
    assert texts(state) == [jump for jump in ALL_HOLES if jump != "jump N14"]


def test_s3_those_tied_for_the_highest_first_spin_spin_again() -> None:  # [BG-S3]
    state = GAME.start(4, GAME.options(""))
    say(state, *(f"* draw {card}" for _ in range(4) for card in ("turbo", "laser")))
    say(state, "* spin 5", "* spin 6", "* spin 6", "* spin 2", "* spin 3", "* spin 4")
    order = []
    for _ in range(4):
        order.append(f"P{active(state) + 1}")
        say(state, "* spin 1", f"{order[-1]} move {FIRST_STEPS[order[-1]]}", f"{order[-1]} end")
    assert order == ["P3", "P4", "P1", "P2"]
    assert active(state) == 2


# Movement


def test_s4_a_docked_ship_with_1_goes_to_a_door() -> None:  # [BG-S4]
    assert flights(board("red home", spin=1)) == {"A4", "B4", "C4", "D1", "D2", "D3"}


def test_s5_a_docked_ship_with_2_reaches_both_parities() -> None:  # [BG-S5]
    state = board("red home", spin=2)
    assert flights(state) == {"A4", "A5", "B4", "B5", "C4", "C5", "D1", "D2", "D3", "D4", "E1", "E2", "E3"}


@pytest.mark.parametrize(("number", "count"), [(3, 16), (6, 48)])
def test_s6_from_the_centre_a_ship_never_ends_where_it_began(number: int, count: int) -> None:  # [BG-S6]
    found = flights(board("red J10", raider="A10", spin=number))
    assert len(found) == count and "J10" not in found


def test_s7_the_only_detour_may_be_blocked() -> None:  # [BG-S7] three seats, because blue is named
    assert flights(board("blue D1", seats=3, spin=3)) == {"D2", "D4", "E1", "E3", "F2", "G1"}
    assert flights(board("blue D1", "red E2", seats=3, spin=3)) == {"D4", "E3", "F2", "G1"}


def test_s8_two_ships_close_a_neighbouring_cell_in_the_open() -> None:  # [BG-S8]
    assert "J9" not in flights(board("red J10", "blue I9", "green K9", raider="A10", spin=3))
    assert "J9" in flights(board("red J10", "blue I9", raider="A10", spin=3))


def test_s9_a_ship_is_a_wall_and_not_flown_over() -> None:  # [BG-S9]
    assert flights(board("red J1", "blue J2", spin=2)) == {"H1", "I2", "K2", "L1"}


def test_s10_yellow_lines_are_crossed() -> None:  # [BG-S10]
    assert "L5" in flights(board("red I5", spin=3))


def test_s11_a_ship_hemmed_in_stays_and_its_pilot_may_play_cards() -> None:  # [BG-S11]
    state = board("blue D1", "red E1", "green D2", seats=3, spin=4)
    assert asked(state) == "P2 command"
    assert places(state) == {"red": "E1", "blue": "D1", "green": "D2"}


def test_s12_the_only_shorter_move_is_flown_at_once() -> None:  # [BG-S12] one answer is no question
    state = board("blue D1", "red E1", "green E2", "yellow D3", spin=4)
    assert asked(state) == "P2 command"
    assert places(state)["blue"] == "D2"


def test_s13_stations_are_closed_to_strangers_and_to_owners_without_the_raider() -> None:  # [BG-S13]
    assert flights(board("red* P2", spin=1)) == {"O2", "P1", "P3"}
    assert flights(board("red D2", spin=1)) == {"D1", "D3", "E2"}


# Black holes


def test_s14_an_early_stop_on_a_hole_and_a_jump() -> None:  # [BG-S14]
    state = board("red F3", spin=6)
    say(state, "P1 move F6")
    assert asked(state) == "P1 jump"
    assert texts(state) == ["stay", "jump N6", "jump N14", "jump F14"]
    say(state, "P1 jump N14")
    assert places(state) == {"red": "N14"} and asked(state) == "P1 command"


def test_s15_staying_on_the_hole_loses_the_other_steps() -> None:  # [BG-S15]
    state = board("red F3", spin=6)
    say(state, "P1 move F6", "P1 stay")
    assert places(state) == {"red": "F6"} and asked(state) == "P1 command"


def test_s16_a_hole_with_a_ship_is_no_target() -> None:  # [BG-S16]
    state = board("red F3", "green N14", spin=3)
    say(state, "P1 move F6")
    assert texts(state) == ["stay", "jump N6", "jump F14"]


def test_s17_no_jump_is_asked_when_every_other_hole_holds_a_ship() -> None:  # [BG-S17]
    state = board("red F4", "blue N6", "green F14", "yellow N14", spin=2)
    say(state, "P1 move F6")
    assert asked(state) == "P1 command" and places(state)["red"] == "F6"


def test_s18_a_ship_that_starts_on_a_hole_moves_and_does_not_jump() -> None:  # [BG-S18]
    assert flights(board("red F6", spin=2)) == {"D6", "E5", "E7", "F4", "F8", "G5", "G7", "H6"}


def test_s19_a_carrier_jumps_with_the_raider_and_wins_by_turbo() -> None:  # [BG-S19]
    state = board("red* N10", spin=6)
    say(state, "P1 move N14", "P1 jump F6")
    assert raider(state) == "red" and places(state) == {"red": "F6"}
    say(state, "P1 play turbo", "* spin 6", "P1 move home")
    assert winner(state) == "red" and asked(state) == "over"


# Capture


def test_s20_an_early_stop_on_the_raider_captures_it_and_gives_another_move() -> None:  # [BG-S20]
    state = board("red H10", spin=5)
    say(state, "P1 move J10")
    assert raider(state) == "red" and asked(state) == "* spin"
    say(state, "* spin 3")
    assert len(flights(state)) == 16
    say(state, "P1 move J7")
    assert asked(state) == "P1 command" and places(state) == {"red": "J7"}


def test_s21_the_free_raider_may_be_flown_over() -> None:  # [BG-S21]
    state = board("red J12", spin=4)
    assert {"J10", "J8"} <= flights(state)
    say(state, "P1 move J8")
    assert raider(state) == "J10" and asked(state) == "P1 command"


def test_s22_a_jump_onto_the_raider_captures_it() -> None:  # [BG-S22]
    state = board("red F4", raider="N6", spin=2)
    say(state, "P1 move F6", "P1 jump N6")
    assert raider(state) == "red"
    say(state, "* spin 4")
    assert len(flights(state)) == 24 and "N6" not in flights(state)
    assert not any(text.startswith("jump") for text in texts(state))


def test_s23_on_a_hole_the_capture_comes_before_the_jump() -> None:  # [BG-S23] [BG-R24]
    state = board("red F4", raider="F6", spin=5)
    say(state, "P1 move F6")
    assert raider(state) == "red" and asked(state) == "* spin"
    say(state, "* spin 3")
    assert asked(state) == "P1 move"


def test_s24_turbo_then_capture_then_the_other_card() -> None:  # [BG-S24]
    state = board("red J15", spin=2)
    say(state, "P1 move J13", "P1 play turbo", "* spin 4", "P1 move J10")
    assert raider(state) == "red"
    say(state, "* spin 5", "P1 move H7")
    assert asked(state) == "P1 command" and texts(state) == ["end", "play laser"]


# Battle


def test_s25_a_won_battle_takes_the_raider_then_moves_then_banishes() -> None:  # [BG-S25]
    state = board("red J5", "green* J10", seats=3, spin=6)
    assert "I9" in flights(state)
    say(state, "P1 move I9")
    assert asked(state) == "* duel"
    say(state, "* spin 5", "* spin 2")
    assert raider(state) == "red" and places(state) == {"red": "I9", "green": "J10"}
    say(state, "* spin 4")
    assert "J10" not in flights(state)
    say(state, "P1 move F8")
    assert asked(state) == "P1 banish"
    assert texts(state) == ["banish H8", "banish L8", "banish L12", "banish H12"]
    say(state, "P1 banish L12")
    assert places(state) == {"red": "F8", "green": "L12"} and asked(state) == "P1 command"


def test_s26_equal_numbers_are_spun_again_by_both() -> None:  # [BG-S26]
    state = board("red J5", "green* J10", seats=2, spin=4)
    say(state, "P1 move J9", "* spin 3", "* spin 3", "* spin line", "* spin 1", "* spin 6", "* spin 2")
    assert raider(state) == "green" and asked(state) == "P2 move"
    assert len(flights(state)) == 7  # two steps from J10, but not north through red
    assert active(state) == 0


def test_s27_a_defender_who_wins_moves_and_banishes_out_of_turn() -> None:  # [BG-S27]
    state = board("red J5", "green* J10", seats=2, spin=4)
    say(state, "P1 move J9", "* spin 2", "* spin 5", "* spin 6", "P2 move N12")
    assert asked(state) == "P2 banish"
    say(state, "P2 banish H8")
    assert places(state) == {"red": "H8", "green": "N12"} and asked(state) == "P1 command"
    say(state, "P1 play turbo", "* spin 3")
    assert asked(state) == "P1 move" and "H5" in flights(state)


def test_s28_a_defender_may_win_the_game_in_the_challengers_turn() -> None:  # [BG-S28]
    state = board("red P14", "green* P16", seats=2, spin=3)
    say(state, "P1 move P15", "* spin 2", "* spin 5", "* spin 2", "P2 move home")
    assert winner(state) == "green" and asked(state) == "over"
    assert places(state) == {"red": "P15"}  # never banished


def test_s29_a_carrier_that_comes_next_to_somebody_does_not_fight() -> None:  # [BG-S29]
    state = board("red* J10", "green J5", seats=2, spin=4)
    say(state, "P1 move J6")
    assert asked(state) == "P1 command"


def test_s30_flying_past_the_carrier_is_no_challenge() -> None:  # [BG-S30]
    state = board("red G5", "green* H7", seats=2, spin=4)
    assert "G9" in flights(state)
    say(state, "P1 move G9")
    assert asked(state) == "P1 command" and raider(state) == "green"


def test_s31_a_jump_next_to_the_carrier_is_a_challenge() -> None:  # [BG-S31] [BG-R24]
    state = board("red F4", "green* O7", seats=2, spin=2)
    say(state, "P1 move F6", "P1 jump N6", "* spin 6", "* spin 1", "* spin 3")
    assert raider(state) == "red" and asked(state) == "P1 move"


def test_s32_a_ship_on_a_hole_may_jump_away_before_any_battle() -> None:  # [BG-S32] [BG-R24]
    state = board("red F4", "green* G7", seats=2, spin=2)
    say(state, "P1 move F6")
    assert asked(state) == "P1 jump"
    say(state, "P1 jump N14")
    assert asked(state) == "P1 command"


def test_s32_a_ship_that_stays_on_the_hole_fights() -> None:  # [BG-S32] [BG-R24]
    state = board("red F4", "green* G7", seats=2, spin=2)
    say(state, "P1 move F6", "P1 stay")
    assert asked(state) == "* duel"


# Cards


def test_s33_a_force_field_leaves_the_raider_behind() -> None:  # [BG-S33]
    state = board("red C10", "green* N12", seats=2, shown={"red": ["force", "turbo"]}, evasions={"green": 0}, spin=1)
    say(state, "P1 move D10", "P1 play force green H8")
    assert places(state) == {"red": "D10", "green": "H8"} and raider(state) == "N12"
    assert asked(state) == "P1 command" and texts(state) == ["end", "play turbo"]


def test_s34_an_evaded_force_field_is_spent_all_the_same() -> None:  # [BG-S34]
    state = board("red C10", "green* N12", seats=2, shown={"red": ["force", "turbo"]}, evasions={"green": 2}, spin=1)
    say(state, "P1 move D10", "P1 play force green H8")
    assert asked(state) == "P2 evade"
    say(state, "P2 evade")
    assert raider(state) == "green" and places(state)["green"] == "N12"
    assert evasions(state, 1) == 1 and shown(state, 0) == ["turbo"]


def test_s35_a_volley_sends_home_whoever_stands_in_the_quarters_it_finds() -> None:  # [BG-S35]
    nobody = dict.fromkeys(["red", "blue", "green", "yellow"], 0)
    state = board("red K12", "blue J4", "green* M5", "yellow E12", evasions=nobody, spin=1)
    say(state, "P1 move L12", "P1 play laser", "* spin 3", "* spin line", "* aim blue")
    assert places(state) == {"red": "L12", "yellow": "E12"}  # blue on the line, green in the quarter
    assert raider(state) == "M5"
    say(state, "* aim yellow", "* aim green")
    assert places(state) == {"red": "L12"}  # red is immune, green is docked
    assert raider(state) == "M5" and asked(state) == "P1 command"


def test_s36_every_hit_needs_its_own_evasion_card() -> None:  # [BG-S36] three seats, because blue is named
    state = board("red K12", "blue M5", seats=3, evasions={"blue": 2}, spin=1)
    say(state, "P1 move L12", "P1 play laser", "* spin 2", "* aim blue")
    assert asked(state) == "P2 evade"
    say(state, "P2 evade", "* aim blue")
    assert asked(state) == "P2 evade"
    say(state, "P2 evade")
    assert places(state)["blue"] == "M5" and evasions(state, 1) == 0 and asked(state) == "P1 command"


@pytest.mark.parametrize("quarter", ["red", "blue", "green", "yellow"])
def test_s37_the_centre_lies_in_all_four_quarters(quarter: str) -> None:  # [BG-S37] three seats, because blue is named
    state = board("red K12", "blue* J10", seats=3, evasions={"blue": 0}, spin=1)
    say(state, "P1 move L12", "P1 play laser", "* spin 1", f"* aim {quarter}")
    assert places(state) == {"red": "L12"} and raider(state) == "J10"


def test_s37_a_line_lies_in_the_two_quarters_beside_it() -> None:  # [BG-S37] three seats, because blue is named
    state = board("red K12", "blue* D10", seats=3, evasions={"blue": 0}, spin=1)
    say(state, "P1 move L12", "P1 play laser", "* spin 2", "* aim blue")
    assert places(state)["blue"] == "D10"
    say(state, "* aim yellow")
    assert places(state) == {"red": "L12"} and raider(state) == "D10"


def test_s38_a_used_card_is_replaced_at_the_start_of_the_owners_next_turn() -> None:  # [BG-S38] two seats
    state = board("red A10", seats=2, packs={"red": ["force", "laser"]}, spin=1)
    say(state, "P1 move A11", "P1 play turbo", "* spin 1", "P1 move A12", "P1 end")
    assert active(state) == 1 and shown(state, 0) == ["laser"]
    say(state, "* spin 1", "P2 move P17", "P2 end")
    assert active(state) == 0 and asked(state) == "* turn-up"
    say(state, "* draw force")
    assert shown(state, 0) == ["force", "laser"] and asked(state) == "* spin"


# Winning


@pytest.mark.parametrize(("number", "opens"), [(2, False), (3, True), (4, True)])
def test_s39_home_is_entered_by_exact_count(number: int, opens: bool) -> None:  # [BG-S39]
    assert ("home" in flights(board("red* F3", spin=number))) is opens


def test_s39_entering_home_with_the_raider_wins_at_once() -> None:  # [BG-S39]
    state = board("red* F3", spin=3)
    say(state, "P1 move home")
    assert winner(state) == "red" and asked(state) == "over"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_s40_from_a_middle_door_only_3_does_not_lead_home(number: int) -> None:  # [BG-S40]
    assert ("home" in flights(board("red* D2", spin=number))) is (number != 3)


def test_s41_a_battle_may_be_won_and_carried_home_in_one_go() -> None:  # [BG-S41]
    state = board("red E5", "green* D3", seats=2, spin=2)
    say(state, "P1 move E4", "* spin 4", "* spin 2", "* spin 3", "P1 move home")
    assert winner(state) == "red" and asked(state) == "over"
    assert places(state) == {"green": "D3"}  # never banished
