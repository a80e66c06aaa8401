"""Scenarios 25 to 36: laying rockets, crews and boarding. [PR-13]"""

import pytest

from orrery.games.planet_raiders.crews import missing
from tests.games.planet_raiders.boards import (
    asked,
    board,
    crew,
    in_hand,
    key,
    place,
    places,
    rockets,
    say,
    texts,
    usable,
    why,
    zones,
)

# Placing


def test_meteor_zones_take_red_rockets_only() -> None:  # [PR-S25] [PR-R31] [PR-R32]
    state = board(ask="place", reserve={"red": (2, 1)})
    either = state.clone()
    say(either, "place red e3 N")
    assert rockets(either) == {"e3N": "red"}
    say(state, "take blue")
    assert why(state, "zone e4") == "meteor-needs-red e4"
    say(state, "zone e3", "nose N", "place red e4 N")
    assert rockets(state) == {"e3N": "blue", "e4N": "red"}
    assert why(state, "take red") == "none-in-reserve red"


def test_a_zone_holds_a_rocket_for_each_side() -> None:  # [PR-S26] [PR-R3]
    state = board(rockets="e3N:b", ask="place", reserve={"red": (4, 0)})
    say(state, "take blue", "zone e3")
    assert why(state, "nose N") == "slot-taken e3N"
    say(state, "nose E", "place blue e3 W", "place blue e3 S")
    assert set(rockets(state)) == {"e3N", "e3E", "e3S", "e3W"} and in_hand(state, "red") == (1, 0)
    say(state, "take blue")
    assert "e3" not in zones(state) and why(state, "zone e3") == "zone-full e3"


def test_a_nose_points_at_a_pad() -> None:  # [PR-S27] [PR-R6]
    state = board(ask="place", reserve={"red": (4, 0)})
    say(state, "take blue")
    assert why(state, "zone d4") == "not-a-zone d4" and key(state, "zone b2") == "not-a-zone"
    say(state, "zone a1")
    assert texts(state) == ["nose N", "nose E"]
    assert why(state, "nose S") == "no-pad a1 S" and key(state, "nose W") == "no-pad"
    say(state, "nose N", "take blue", "zone c1")
    assert key(state, "nose S") == "no-pad"
    say(state, "nose N", "place blue d1 S", "place blue a5 W")
    assert {"d1S", "a5W"} <= set(rockets(state))


def test_two_blue_rockets_buy_a_red_one() -> None:  # [PR-S28] [PR-R23]
    state = board(ask="place", reserve={"red": (3, 0)})
    say(state, "exchange")
    assert in_hand(state, "red") == (1, 1) and why(state, "exchange") == "need-two-blue 1"
    say(state, "place red d5 N")
    moving = board("R1 e1e2", "e2N:b", reserve={"red": (3, 0)})
    assert key(moving, "exchange") == "fly-first"


def test_a_rocket_is_laid_in_three_steps() -> None:  # [PR-S29]
    state = board(rockets="e3N:b", ask="place", reserve={"red": (1, 1)})
    assert set(texts(state)) == {"take blue", "take red", "done"}
    say(state, "take blue")
    assert len(zones(state)) == 52 and "e4" not in zones(state)
    say(state, "zone e3")
    assert texts(state) == ["nose E", "nose S", "nose W"]
    say(state, "nose E", "take red")
    assert len(zones(state)) == 73


# Crew and ship


@pytest.mark.parametrize("members", [(2, 2), (3, 1), (4, 1), (2, 3), (3, 2)])
def test_a_complete_crew(members: tuple[int, int]) -> None:  # [PR-S30]
    assert missing(*members) == 0


@pytest.mark.parametrize("members", [(4, 0), (1, 3), (2, 1), (3, 0), (0, 4)])
def test_an_incomplete_crew(members: tuple[int, int]) -> None:  # [PR-S30] [PR-R16]
    assert missing(*members) > 0


def test_how_many_members_are_missing() -> None:  # [PR-S30]
    assert [missing(*members) for members in [(0, 0), (1, 1), (2, 1), (3, 0), (0, 3)]] == [4, 2, 1, 1, 2]


def test_the_ship_stays_closed_to_an_incomplete_crew() -> None:  # [PR-S31] [PR-R18]
    state = board("R1 d5e5", "d5N:r", crew={"red": "SW SE V1"})
    assert why(state, "fly R1 d5N") == "crew-incomplete 1"


def test_boarding_ends_a_game_of_two() -> None:  # [PR-S32]
    state = board("R1 d5e5", "d5N:r", crew={"red": "SW SE V1 V2"}, reserve={"red": (2, 1)})
    say(state, "fly R1 d5N")
    assert asked(state) == "over" and places(state) == {"red": 1, "violet": 2}
    assert [place(state, raider) for raider in ("R1", "R2", "R3")] == ["", "", ""]
    assert in_hand(state, "red") == (0, 0) and rockets(state) == {}


def test_only_the_players_own_ship_can_be_boarded() -> None:  # [PR-S33] [PR-R18]
    state = board("R1 e6e7", "e6E:r e6W:r", crew={"red": "SW SE NW V1"})
    assert usable(state, "R1") == {"e6W"}
    assert why(state, "fly R1 e6E") == "ship-closed e6f6"


def test_one_raider_completes_the_crew_and_another_boards() -> None:  # [PR-S34] [PR-R17]
    state = board("R1 g1h1 R2 d5e5", "h1N:b d5N:r", crew={"red": "SW NW V1"})
    assert key(state, "fly R2 d5N") == "crew-incomplete"
    say(state, "fly R1 h1N", "fly R2 d5N")
    assert places(state) == {"red": 1, "violet": 2}


def test_a_raider_that_captures_does_not_board_in_the_same_turn() -> None:  # [PR-S35] [PR-R12]
    state = board("R1 c5d5 V3 d5e5", "d5E:r d5N:r", crew={"red": "SW SE V1"})
    say(state, "fly R1 d5E")
    assert crew(state, "red") == ["SW", "SE", "V1", "V3"] and asked(state) == "P1 place"


def test_a_player_who_boards_leaves_with_raiders_and_hand() -> None:  # [PR-S36] [PR-R19]
    state = board(
        "R1 d5e5 R2 c2d2",
        "d5N:r d2N:b e8S:b",
        seats=3,
        crew={"red": "SW SE NW Y1"},
        reserve={"red": (1, 0), "violet": (0, 1)},
    )
    say(state, "fly R2 d2N", "fly R1 d5N")
    assert places(state) == {"red": 1} and [place(state, f"R{number}") for number in (1, 2, 3)] == ["", "", ""]
    assert rockets(state) == {"e8S": "blue"} and in_hand(state, "red") == (0, 0)
    assert asked(state) == "P3 place"
