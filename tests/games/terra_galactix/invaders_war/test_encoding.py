"""La Guerre des Envahisseurs: what learners read of a position. [TG-9]"""

import pytest

from tests.games.terra_galactix.invaders_war.boards import GAME, board
from tests.games.terra_galactix.invasion.boards import say
from tests.games.terra_galactix.reading import numbers


def test_the_teammate_is_the_third_place_for_any_number_of_players() -> None:
    four = board("C-red R05.3", permits={"C": 1})
    assert numbers(GAME, four, 0)["third red at R05.3"] == 1.0 and numbers(GAME, four, 0)["third permits"] == 0.5
    two = board("C-red R05.3", "B-blue R07.2", seats=2)
    assert numbers(GAME, two, 0)["third red at R05.3"] == 1.0 and numbers(GAME, two, 0)["second blue at R07.2"] == 1.0
    assert numbers(GAME, two, 1)["me blue at R07.2"] == 1.0 and numbers(GAME, two, 1)["second red at R05.3"] == 1.0


def test_a_player_with_two_camps_reads_both_hands() -> None:
    hands = {"A": {"laser": 2}, "C": {"soucoupe": 1}, "B": {"super_nova": 2}}
    read = numbers(GAME, board(seats=2, hands=hands), 0)
    assert read["own laser"] == 0.5 and read["second own soucoupe"] == 0.25
    four = numbers(GAME, board(hands=hands), 0)
    assert four["own laser"] == 0.5 and not any(name.startswith("second own") for name in four)
    assert "own super_nova" not in read


def test_an_attack_is_read_with_both_saucers() -> None:
    hands = {"A": {"laser": 2}, "B": {"pulsar": 1}}
    state = board("A-red R05.4", "B-red R05.3", hands=hands, phase="attack")
    say(state, "P1 laser A-red B-red 2")
    read = numbers(GAME, state, 1)
    assert read["ask defend"] == read["me asked"] == read["me red in question"] == 1.0
    assert read["fourth red fires"] == 1.0 and read["wanted laser"] == 1.0 and read["cards sought"] == pytest.approx(0.4)
    assert read["fourth red has fired at foe 1"] == 1.0


def test_shots_at_bunkers_are_remembered_for_the_turn() -> None:
    state = board("A-red R09.1", "A-blue R10.1", hands={"A": {"laser": 3}}, phase="attack")
    say(state, "P1 bunker_laser A-red")
    read = numbers(GAME, state, 0)
    assert read["me red has fired at a bunker"] == 1.0 and "me blue has fired at a bunker" not in read
