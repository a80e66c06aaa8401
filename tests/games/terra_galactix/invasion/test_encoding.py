"""L'Invasion: what learners read of a position. [TG-9]"""

import pytest

from tests.games.terra_galactix.invasion.boards import GAME, board, rolled, say
from tests.games.terra_galactix.reading import numbers


def test_the_seats_own_place_comes_first() -> None:
    state = board("A-red R05.3", "C-blue EARTH", lives={"A": 3}, hands={"A": {"laser": 2}, "C": {"pulsar": 1}})
    mine, theirs = numbers(GAME, state, 0), numbers(GAME, state, 2)
    assert mine["me lives"] == 0.75 and theirs["third lives"] == 0.75 and theirs["me lives"] == 1.0
    assert mine["me red at R05.3"] == theirs["third red at R05.3"] == 1.0
    assert mine["third blue on Earth"] == theirs["me blue on Earth"] == 1.0
    assert mine["me active"] == 1.0 and "me active" not in theirs


def test_only_the_seats_own_cards_are_read() -> None:
    state = board(hands={"A": {"laser": 2}, "B": {"pulsar": 3}})
    assert numbers(GAME, state, 0)["own laser"] == 0.5 and numbers(GAME, state, 1)["own pulsar"] == 0.75
    assert numbers(GAME, state, 0)["second cards"] == pytest.approx(0.6)
    assert not any(name.startswith("own") for name in numbers(GAME, state, 2))


def test_ways_and_dangers_of_a_saucer() -> None:
    state = board("A-red R05.3", "A-blue R04.3", bunkers={"K06": "gone"})
    read = numbers(GAME, state, 0)
    assert read["me red to a gate"] == pytest.approx(2 / 24) and read["me red before a bunker"] == 1.0
    assert "me blue before a bunker" not in read and read["bunker K06"] == 1.0
    assert read["me red to a breach"] > read["me red to a gate"]


def test_what_is_asked_and_about_whom() -> None:
    state = rolled("B-red R02.3", dice="3 2 1", hands={"B": {"pulsar": 1}, "C": {"bouclier": 1}})
    read = numbers(GAME, state, 0)
    assert read["ask dodge"] == 1.0 and read["second asked"] == 1.0 and read["second red in question"] == 1.0
    assert read["fire along R02"] == read["fire along R12"] == 1.0 and read["die yellow"] == pytest.approx(1 / 6)
    say(state, "P2 accept_hit")
    assert numbers(GAME, state, 0)["ask help"] == 1.0 and numbers(GAME, state, 0)["third asked"] == 1.0


def test_a_request_names_card_and_number() -> None:
    hands = {"A": {"laser": 1}, "B": {"laser": 1}, "C": {"laser": 1}}
    state = board("A-red R09.3", hands=hands, phase="attack")
    say(state, "P1 request laser A-red 2")
    read = numbers(GAME, state, 2)
    assert read["ask give"] == read["wanted laser"] == 1.0 and read["cards sought"] == pytest.approx(2 / 3)


def test_all_numbers_have_distinct_names() -> None:
    for seats in (2, 3, 4):
        encoder = GAME.encoder(seats)
        assert len(set(encoder.names)) == encoder.size
