"""How ships fly: section 6 of the annotated rules, sentence by sentence. [BG-6]"""

import pytest

from tests.games.battlestar.boards import GAME, asked, board, flights, places, raider, say, texts, winner
from tests.games.battlestar.reference import DOORS

# Steps


def test_a_step_goes_north_east_south_or_west_and_not_diagonally() -> None:  # [BG-6.1.1]
    assert flights(board("red E5", spin=1)) == {"E4", "F5", "E6", "D5"}


def test_a_ship_turns_as_often_as_it_likes() -> None:  # [BG-6.1.1]
    walls = ["blue E3", "green G4", "yellow F6"]  # only the stairs E5-E4-F4-F3-G3 lead there in four
    assert "G3" in flights(board("red E5", *walls, spin=4))


@pytest.mark.parametrize("colour", list(DOORS))
def test_a_docked_ship_steps_first_to_one_of_its_six_doors(colour: str) -> None:  # [BG-6.1.1] [BG-R3] [BG-R6]
    assert flights(board(f"{colour} home", spin=1)) == set(DOORS[colour])


def test_a_door_with_a_ship_on_it_is_closed() -> None:  # [BG-6.1.2] [BG-R3]
    assert flights(board("red home", "blue D2", spin=1)) == set(DOORS["red"]) - {"D2"}


# Other ships


def test_a_cell_with_a_ship_is_not_entered() -> None:  # [BG-6.1.2] [BG-R14]
    assert flights(board("red E5", "blue E4", spin=1)) == {"F5", "E6", "D5"}


def test_a_cell_with_a_ship_is_not_flown_over() -> None:  # [BG-6.1.2] [BG-R14]
    assert "H5" in flights(board("red E5", spin=3))
    assert "H5" not in flights(board("red E5", "blue G5", spin=3))


def test_the_carrier_is_a_wall_and_its_raider_no_place_to_stop() -> None:  # [BG-6.1.2] [BG-R14]
    assert "J10" not in flights(board("red J8", "green* J10", spin=2))
    assert "J11" not in flights(board("red J8", "green* J10", spin=3))


# No cell twice


@pytest.mark.parametrize("number", [2, 4, 6])
def test_the_starting_cell_counts_as_used(number: int) -> None:  # [BG-6.1.3] [BG-R15]
    assert "E5" not in flights(board("red E5", spin=number))


def test_a_ship_does_not_step_back_and_forth() -> None:  # [BG-6.1.3] [BG-R15]
    # From D1 south only, then into a dead end at D2: two steps forth and back would be a third on D2.
    state = board("blue D1", "red E1", "green E2", "yellow D3", spin=3)
    assert asked(state) == "P2 command" and places(state)["blue"] == "D2"


def test_each_move_of_a_turn_may_use_the_cells_of_the_one_before() -> None:  # [BG-R20]
    state = board("red E5", spin=1)
    say(state, "P1 move E6", "P1 play turbo", "* spin 1")
    assert "E5" in flights(state)


# What is flown over without effect


@pytest.mark.parametrize(
    ("start", "end", "over"),
    [("H6", "H10", "a planet"), ("F4", "F8", "a hole"), ("J8", "J12", "the raider"), ("I5", "M5", "a line")],
)
def test_planets_holes_lines_and_the_free_raider_are_flown_over(start: str, end: str, over: str) -> None:  # [BG-6.1.4] [BG-R16]
    state = board(f"red {start}", spin=4)
    say(state, f"P1 move {end}")  # the only way of four steps is straight over it
    assert asked(state) == "P1 command", f"flying over {over} had an effect"
    assert places(state) == {"red": end} and raider(state) == "J10"


def test_planets_and_lines_are_rested_on_like_any_cell() -> None:  # [BG-R16]
    assert {"H8", "J6"} <= flights(board("red H6", spin=2))


# Early stops


@pytest.mark.parametrize("ship", ["red E6", "red* E6"])
def test_every_mover_may_stop_early_on_a_black_hole(ship: str) -> None:  # [BG-6.1.5] [BG-R17]
    assert "F6" in flights(board(ship, spin=6))


def test_only_the_free_raiders_cell_is_an_early_stop_not_those_next_to_it() -> None:  # [BG-6.1.5] [BG-R17]
    found = flights(board("red J14", spin=6))
    assert "J10" in found
    assert not {"J11", "I10", "K10", "J9"} & found


def test_every_cell_next_to_the_carrier_is_an_early_stop() -> None:  # [BG-6.1.5] [BG-R17]
    found = flights(board("red J14", "green* J10", spin=6))
    assert {"I9", "K9", "I10", "K10", "I11", "J11", "K11"} <= found
    assert "J9" not in found  # seven steps round the carrier


def test_an_early_stop_needs_at_least_one_step() -> None:  # [BG-6.1.5]
    assert "F6" not in flights(board("red F6", spin=4))
    assert "J11" not in flights(board("red J11", "green* J10", spin=4))


def test_a_carrier_stops_early_for_holes_only() -> None:  # [BG-6.1.5] [BG-R17]
    found = flights(board("red* E8", "green G8", spin=4))
    assert "F6" in found and not {"F8", "G7", "G9"} & found  # next to green, in one step or three


def test_planets_lines_and_lone_ships_are_no_early_stops() -> None:  # [BG-R17]
    found = flights(board("red G7", "green G9", raider="A10", spin=5))
    assert not {"H8", "J8", "F8", "H10"} & found  # an even way off: a planet, a line, next to green


# Stations


def test_a_station_opens_only_to_its_owner_with_the_raider() -> None:  # [BG-6.1.6] [BG-R18]
    assert "home" in flights(board("red* D2", spin=1))
    assert "home" not in flights(board("red D2", spin=1))
    assert "home" not in flights(board("red D2", "green* M5", spin=1))
    assert "home" not in flights(board("red* D18", spin=1))  # yellow's door


def test_stations_are_never_crossed() -> None:  # [BG-6.1.6] [BG-R18]
    assert "D1" not in flights(board("red* A4", spin=2))
    assert "D1" not in flights(board("red A4", spin=2))


def test_home_is_entered_by_the_last_step_only() -> None:  # [BG-6.1.6] [BG-R18]
    assert "home" not in flights(board("red* E2", spin=1))
    assert "home" in flights(board("red* E2", spin=2))
    assert "home" in flights(board("red* E2", spin=3))  # by a neighbouring door


@pytest.mark.parametrize("door", ["B4", "D2"])
def test_a_middle_door_does_not_lead_home_with_3(door: str) -> None:  # [BG-6.2]
    assert "home" not in flights(board(f"red* {door}", spin=3))


# Nothing legal


def test_the_longest_shorter_move_is_made() -> None:  # [BG-6.1.7] [BG-R19]
    state = board("blue D2", "red D3", "green E2", "yellow F1", spin=5)
    assert places(state)["blue"] == "E1"  # by D1: two steps, and no more

    state = board("blue D1", "red D3", "green E2", "yellow F1", spin=2)
    assert flights(state) == {"D2", "E1"}


def test_a_shortened_move_never_enters_the_station() -> None:  # [BG-6.1.7] [BG-R19]
    state = board("red* D1", "blue E1", "green E2", "yellow D3", spin=3)
    assert asked(state) == "P1 command" and places(state)["red"] == "D2"


def test_if_home_is_the_only_move_it_is_made() -> None:  # [BG-9]
    state = board("red* D1", "blue E1", "green E2", "yellow D3", spin=2)
    assert winner(state) == "red"


def test_a_ship_that_cannot_move_next_to_the_carrier_does_not_fight() -> None:  # [BG-R19] [BG-R27]
    state = board("blue D1", "red* E1", "green D2", seats=3, spin=4)
    assert asked(state) == "P2 command" and raider(state) == "red"


def test_a_shortened_move_next_to_the_carrier_is_a_challenge() -> None:  # [BG-R19] [BG-R27]
    state = board("blue D1", "red E1", "green* E2", "yellow D3", spin=4)
    assert asked(state) == "* duel"


# What the player chooses


def test_a_move_names_its_destination_and_never_a_path() -> None:  # [BG-6.2]
    moves = [action.text for action in GAME.table.actions if action.text.startswith("move ")]
    assert len(moves) == 326 and all(len(move.split()) == 2 for move in moves)


def test_stopping_early_and_arriving_exactly_have_the_same_result() -> None:  # [BG-6.2]
    exact, early = board("red H10", spin=2), board("red H10", spin=5)
    for state in (exact, early):
        say(state, "P1 move J10", "* spin 3")
    assert exact.to_json() == early.to_json()


def test_any_legal_destination_may_be_chosen_also_away_from_the_raider() -> None:  # [BG-R13]
    state = board("red J6", spin=3)
    say(state, "P1 move J3")
    assert places(state) == {"red": "J3"}


# The option `loose-home`


@pytest.mark.parametrize(("number", "opens"), [(2, False), (3, True), (4, True), (5, True), (6, True)])
def test_with_loose_home_steps_may_be_left_over_at_the_station(number: int, opens: bool) -> None:  # [BG-R18]
    assert ("home" in flights(board("red* F3", options="loose-home", spin=number))) is opens


@pytest.mark.parametrize(("number", "opens"), [(3, False), (4, False), (5, True), (6, True)])
def test_with_loose_home_the_way_around_a_crowd_counts(number: int, opens: bool) -> None:  # [BG-R14] [BG-R44]
    ships = ["red* F3", "blue E3", "green F2"]  # by F4, E4, D4 and D3 it takes five steps
    assert ("home" in flights(board(*ships, options="loose-home", spin=number))) is opens


def test_with_loose_home_a_middle_door_leads_home_with_3() -> None:  # [BG-R18]
    assert "home" in flights(board("red* B4", options="loose-home", spin=3))


def test_with_loose_home_the_raider_is_still_needed() -> None:  # [BG-R18]
    assert "move home" not in texts(board("red D2", options="loose-home", spin=3))
