"""L'Invasion: attacks on bunkers, and cards that others give for them."""

import pytest

from tests.games.terra_galactix.invasion.boards import (
    asked,
    board,
    bunker,
    discarded,
    hand,
    of_camp,
    rolled,
    say,
    texts,
    told,
    where,
    why,
)


@pytest.mark.parametrize(
    ("place", "cards", "legal", "result"),
    [
        ("R09.1", {"laser": 1}, "bunker_laser A-red", "retreat"),
        ("R09.2", {"laser": 2}, "bunker_laser A-red", "retreat"),
        ("R09.3", {"laser": 3}, "bunker_laser A-red", "retreat"),
        ("R09.5", {"mega_laser": 1}, "bunker_mega A-red", "gone"),
    ],
)
def test_the_price_of_a_shot(place: str, cards: dict[str, int], legal: str, result: str) -> None:  # [TG-S25]
    state = board(f"A-red {place}", hands={"A": cards}, phase="attack")
    assert legal in texts(state)
    say(state, f"P1 {legal}")
    assert bunker(state, "K06") == result and hand(state, "A") == {}


def test_too_few_lasers_and_too_far_away() -> None:  # [TG-S25]
    assert why(board("A-red R09.2", hands={"A": {"laser": 1}}, phase="attack"), "P1 bunker_laser A-red") == "shot-needs 2 1"
    assert why(board("A-red R09.4", hands={"A": {"laser": 4}}, phase="attack"), "P1 bunker_laser A-red") == "shot-range 4"


def test_saucers_obstruct_the_line_of_fire() -> None:  # [TG-S26]
    state = board("A-red R05.3", "B-blue R05.1", hands={"A": {"laser": 3, "mega_laser": 1}}, phase="attack")
    assert why(state, "P1 bunker_laser A-red") == "shot-obstructed"
    assert why(state, "P1 bunker_mega A-red") == "shot-obstructed"


def test_two_damages_destroy_a_bunker() -> None:  # [TG-S27] [TG-R24]
    state = board("A-red R09.1", hands={"A": {"laser": 2}}, phase="attack")
    assert told(state, "P1 bunker_laser A-red") == ["bunker-shot P1 1 A-red K06", "bunker-hit A-red K06"]
    assert bunker(state, "K06") == "retreat"
    assert told(state, "P1 bunker_laser A-red")[1] == "bunker-destroyed A-red K06 R09.1"
    assert bunker(state, "K06") == "gone"
    assert where(rolled("B-red R09.1", dice="3 2 4", bunkers={"K06": "retreat"}), "B-red") == "BASE-B"
    assert where(rolled("B-red R09.1", dice="3 2 4", bunkers={"K06": "gone"}), "B-red") == "R09.1"


def test_pooled_lasers() -> None:  # [TG-S34] [TG-R22]
    hands = {"A": {"laser": 1}, "B": {"laser": 1}, "C": {"laser": 1}}
    state = board("A-red R09.3", hands=hands, phase="attack")
    say(state, "P1 request laser A-red 2", "P2 give laser", "P3 give laser")
    assert bunker(state, "K06") == "retreat" and discarded(state, "laser") == 3
    assert [of_camp(state, "regeneration", camp) for camp in "ABC"] == [0, 1, 1]
    state = board("A-red R09.3", hands=hands, phase="attack")
    events = told(state, "P1 request laser A-red 2", "P2 give laser", "P3 decline")
    assert events == ["request-failed P1 laser", "taken-back P2 laser"]
    assert bunker(state, "K06") == "start" and discarded(state, "laser") == 0
    assert [hand(state, camp) for camp in "ABC"] == [{"laser": 1}] * 3
    assert of_camp(state, "regeneration", "B") == 0
    assert why(state, "P1 request laser A-red 2") == "request-refused"


def test_hopeless_requests_are_not_offered() -> None:  # [TG-S81] [TG-R61]
    others = {"B": {"pulsar": 1}, "C": {"pulsar": 1}}
    state = board("A-red R09.3", hands={**others, "A": {"pulsar": 1}}, phase="attack")
    assert not any(text.startswith("request laser") for text in texts(state))
    assert why(state, "P1 request laser A-red 3").startswith("request-few 3 ")
    assert why(state, "P1 request laser A-red 2").startswith("request-own ")
    state = board("A-red R09.3", hands={**others, "A": {"laser": 1}}, phase="attack")
    assert "request laser A-red 2" in texts(state)


def test_a_request_is_given_up_when_it_can_no_longer_be_met() -> None:  # [TG-R66]
    hands = {"A": {"laser": 1}, "B": {"laser": 1}, "C": {"laser": 1}}
    state = board("A-red R09.3", hands=hands, phase="attack")
    say(state, "P1 request laser A-red 2", "P2 decline")
    assert asked(state) == "P1 attack"


def test_the_number_of_cards_asked_for_is_always_said() -> None:  # [TG-R65] [TG-R60]
    hands = {"A": {"laser": 2}, "B": {"laser": 1}, "C": {"laser": 1}}
    state = board("A-red R09.2", hands=hands, phase="attack")
    requests = [text for text in texts(state) if text.startswith("request laser")]
    assert requests == ["request laser A-red 1", "request laser A-red 2"]
    near = board("A-red R09.1", hands=hands, phase="attack")
    assert [text for text in texts(near) if text.startswith("request laser")] == ["request laser A-red 1"]


def test_a_giver_in_his_own_turn_regenerates_from_its_end_on() -> None:  # [TG-R23]
    state = rolled("B-red R02.3", dice="3 2 1", hands={"A": {"bouclier": 1, "laser": 2}})
    say(state, "P2 accept_hit", "P1 give bouclier")
    assert of_camp(state, "regeneration", "A") == 2 and asked(state) == "P1 move"
    assert not any(text.startswith("black_hole") for text in texts(state))


def test_shots_come_after_all_movement() -> None:  # [TG-5.8]
    state = board("A-red R09.1", hands={"A": {"laser": 2}}, phase="move", pips=(0, 2))
    assert why(state, "P1 bunker_laser A-red") == "shot-too-soon"
    assert why(state, "P1 end_turn") == "end-too-soon"
