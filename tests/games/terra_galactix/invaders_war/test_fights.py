"""La Guerre des Envahisseurs: Lasers, Mega Lasers and Super Novas between the teams."""

import pytest

from tests.games.terra_galactix.invaders_war.boards import board, rolled
from tests.games.terra_galactix.invasion.boards import (
    asked,
    discarded,
    hand,
    of_camp,
    say,
    steps,
    texts,
    told,
    where,
    why,
)


@pytest.mark.parametrize(
    ("start", "target", "legal"),
    [
        ("R06.3", "R05.3", True),  # against the direction of flight
        ("R05.3", "R06.3", True),
        ("R05.4", "R05.3", True),
        ("R03.4", "R03.5", True),  # a bluish line protects from bunkers only
        ("R05.4", "R04.4", False),  # no line
        ("R03.2", "R03.1", False),
        ("R05.4", "R05.2", False),  # two away
    ],
)
def test_directions_of_lasers(start: str, target: str, legal: bool) -> None:  # [TG-R28] [TG-R55]
    state = board(f"A-red {start}", f"B-red {target}", hands={"A": {"laser": 1}}, phase="attack")
    assert ("laser A-red B-red 1" in texts(state)) is legal
    if not legal:
        assert why(state, "P1 laser A-red B-red 1") == "laser-line"


@pytest.mark.parametrize(
    ("start", "target", "between", "legal"),
    [
        ("R05.5", "R05.1", "", True),
        ("R05.3", "R06.3", "", True),
        ("R05.3", "R07.3", "", False),  # the path is curved
        ("R05.5", "R05.1", "A-blue R05.3", False),
        ("R03.5", "R03.1", "", False),  # a line is missing
    ],
)
def test_lines_of_a_mega_laser(start: str, target: str, between: str, legal: bool) -> None:  # [TG-7.6]
    places = [f"A-red {start}", f"B-red {target}", *([between] if between else [])]
    state = board(*places, hands={"A": {"mega_laser": 1}}, phase="attack")
    assert ("mega A-red B-red" in texts(state)) is legal
    if not legal:
        assert why(state, "P1 mega A-red B-red") == "mega-line"


def test_several_lasers() -> None:  # [TG-R29]
    places, lasers = ["A-red R05.4", "B-red R05.3"], {"A": {"laser": 2}}
    state = board(*places, hands={**lasers, "B": {"bouclier": 1}}, phase="attack")
    assert told(state, "P1 laser A-red B-red 2") == ["shot A-red B-red 2"]
    assert asked(state) == "P2 defend" and texts(state) == ["accept_hit"]
    assert why(state, "P2 shields") == "shields-few 2 1" and why(state, "P2 shield") == "defend-shields"
    assert told(state, "P2 accept_hit")[0] == "lost B-red P2 BASE-B 1"
    state = board(*places, hands={**lasers, "B": {"bouclier": 1}}, permits={"B": 1}, phase="attack")
    assert told(state, "P1 laser A-red B-red 2", "P2 accept_hit")[1] == "lost-last B-red P2 BASE-B"
    state = board(*places, hands={**lasers, "B": {"bouclier": 2}}, phase="attack")
    assert "parried B-red 2 bouclier" in told(state, "P1 laser A-red B-red 2", "P2 shields")
    assert where(state, "B-red") == "R05.3" and discarded(state, "laser") == 2 and discarded(state, "bouclier") == 2
    state = board(*places, hands={**lasers, "B": {"giga_bouclier": 1}}, phase="attack")
    assert "parried B-red 1 giga_bouclier" in told(state, "P1 laser A-red B-red 2", "P2 giga")


def test_a_mega_laser_is_stopped_by_a_giga_shield_only() -> None:  # [TG-7.7]
    state = board("A-red R05.5", "B-red R05.1", hands={"A": {"mega_laser": 1}, "B": {"bouclier": 4}}, phase="attack")
    say(state, "P1 mega A-red B-red")
    assert texts(state) == ["accept_hit"] and why(state, "P2 shields") == "defend-mega"
    say(state, "P2 accept_hit")
    assert where(state, "B-red") == "BASE-B"
    state = board("A-red R05.5", "B-red R05.1", hands={"A": {"mega_laser": 1}, "B": {"giga_bouclier": 1}}, phase="attack")
    say(state, "P1 mega A-red B-red", "P2 giga")
    assert where(state, "B-red") == "R05.1"


@pytest.mark.parametrize("limit", ["target", "place"])
def test_repeated_attacks(limit: str) -> None:  # [TG-R30]
    hands = {"A": {"laser": 4}, "B": {"bouclier": 3}}
    places = ["A-red R05.3", "B-red R05.4", "D-red R06.3"]
    state = board(*places, hands=hands, phase="move", pips=(2, 0), options=f"attack-limit={limit}")
    say(state, "P1 laser A-red B-red 1", "P2 shields")
    key = "struck-before" if limit == "target" else "struck-place"
    assert why(state, "P1 laser A-red B-red 1") == key
    assert ("laser A-red D-red 1" in texts(state)) is (limit == "target")
    say(state, "P1 step A-red R05.2", "P1 step A-red R05.3")
    assert "laser A-red B-red 1" in texts(state)


def test_an_attack_is_remembered_beyond_the_turn() -> None:  # [TG-R30]
    state = board("A-red R05.3", "B-red R05.4", hands={"A": {"laser": 2}, "B": {"bouclier": 1}}, phase="attack")
    say(state, "P1 laser A-red B-red 1", "P2 shields")
    assert state.to_json()["struck"] == [[4, 0], [0, 0], [0, 0], [0, 0]]
    say(state, "P1 end_turn")
    assert state.to_json()["struck"] == [[4, 0], [0, 0], [0, 0], [0, 0]]


def test_fighting_between_two_steps() -> None:  # [TG-S69] [TG-R32]
    places = ["A-red R05.2", "B-red R05.4"]
    hands = {"A": {"laser": 1, "super_nova": 2}, "B": {"trou_noir": 2, "giga_bouclier": 1}}
    state = board(*places, hands=hands, phase="move", pips=(2, 0))
    say(state, "P1 step A-red R05.3")
    assert "laser A-red B-red 1" in texts(state)
    say(state, "P1 super_nova B-red")
    assert texts(state) == ["accept_hit", "escape"] and why(state, "P2 giga") == "defend-nova"
    say(state, "P2 escape", "* reveal G13")
    assert where(state, "B-red") == "R11.3" and of_camp(state, "permits", "B") == 2
    assert asked(state) == "P1 move"


def test_a_super_nova_strikes_only_opponents_in_space() -> None:  # [TG-S69] [TG-R32] [TG-R54]
    places = ["B-red EARTH", "C-red R10.2", "D-red R17.2"]
    state = board(*places, hands={"A": {"super_nova": 2}})
    assert why(state, "P1 super_nova B-red") == "target-landed" and why(state, "P1 super_nova B-blue") == "target-home"
    assert why(state, "P1 super_nova C-red") == "target-friend"
    assert "super_nova D-red" in texts(state)
    say(state, "P1 super_nova D-red")
    assert where(state, "D-red") == "BASE-D" and of_camp(state, "permits", "D") == 1
    assert why(board(*places, hands={"A": {"super_nova": 1}}), "P1 super_nova D-red") == "nova-few 1"


def test_a_super_nova_in_the_hand_has_no_automatic_effect() -> None:  # [TG-R26]
    state = board("B-red R05.1", hands={"A": {"super_nova": 1, "pulsar": 1}})
    assert where(state, "B-red") == "R05.1" and "discard super_nova" in texts(state)


def test_shooting_before_the_bunkers() -> None:  # [TG-S73] [TG-R50]
    places = ["A-red R05.3", "A-blue R06.4", "B-red R05.4"]
    state = board(*places, hands={"A": {"laser": 2, "pulsar": 3}, "B": {"bouclier": 1}})
    say(state, "P1 laser A-red B-red 1", "P2 shields")
    assert why(state, "P1 roll") == "roll-before-act"
    say(state, "P1 discard pulsar", "P1 roll", "* red 1", "* blue 1", "* yellow 2")
    assert asked(state) == "P1 shoot" and why(state, "P1 laser A-red B-red 1") == "struck-before"
    events = told(state, "P1 laser A-blue B-red 1")
    assert "lost B-red P2 BASE-B 1" in events and "fired K03" in events
    assert [event for event in events if event.startswith("targeted")] == ["targeted A-red R05.3 K03"]


def test_the_shots_before_the_fire_are_skipped_without_cards() -> None:  # [TG-R50]
    assert asked(rolled("A-red R05.3", "B-red R06.1", dice="1 1 1", hands={"A": {"laser": 1}})) == "P1 move"
    near = rolled("A-red R05.3", "B-red R05.4", dice="1 1 1", hands={"A": {"pulsar": 1}})
    assert asked(near) == "P1 shoot" and texts(near) == ["go_on"]
    far = rolled("A-red R05.3", "B-red R06.1", dice="1 1 1", hands={"A": {"pulsar": 2}})
    assert asked(far) == "P1 shoot"
    assert why(far, "P1 black_hole A-red") == "hole-not-now" and why(far, "P1 roll") == "act-too-late"
    say(far, "P1 go_on")
    assert asked(far) == "P1 move" and why(far, "P1 go_on") == "go-on-not-now"


def test_fleeing_from_lasers() -> None:  # [TG-R52]
    places, hands = ["A-red R05.4", "B-red R05.3"], {"A": {"laser": 1, "mega_laser": 1}, "B": {"trou_noir": 2}}
    state = board(*places, hands=hands, phase="attack")
    say(state, "P1 laser A-red B-red 1")
    assert texts(state) == ["accept_hit"] and why(state, "P2 escape") == "flee-laser"
    state = board(*places, hands=hands, phase="attack", options="laser-escape")
    mega = state.clone()
    say(state, "P1 laser A-red B-red 1", "P2 escape", "* reveal G13")
    assert where(state, "B-red") == "R11.3"
    say(mega, "P1 mega A-red B-red")
    assert texts(mega) == ["accept_hit"] and why(mega, "P2 escape") == "flee-mega"


def test_a_shared_shot() -> None:  # [TG-S84] [TG-R62]
    hands = {"A": {"laser": 1}, "C": {"laser": 1}, "B": {"bouclier": 1}}
    state = board("A-red R05.3", "B-red R05.4", hands=hands, phase="move", pips=(1, 0))
    refused = state.clone()
    say(state, "P1 request laser A-red B-red 2", "P3 give laser")
    assert texts(state) == ["accept_hit"] and discarded(state, "laser") == 2
    say(state, "P2 accept_hit")
    assert of_camp(state, "permits", "B") == 1 and of_camp(state, "regeneration", "C") == 1
    say(refused, "P1 request laser A-red B-red 2", "P3 decline")
    assert hand(refused, "A") == {"laser": 1} and "laser A-red B-red 1" in texts(refused)
    assert why(refused, "P1 request laser A-red B-red 1") == "request-refused"


def test_a_shared_super_nova_and_a_shared_mega_laser() -> None:  # [TG-R62]
    hands = {"A": {"super_nova": 1}, "C": {"super_nova": 1, "mega_laser": 1}}
    state = board("A-red R05.5", "B-red R05.1", hands=hands, phase="attack")
    mega = state.clone()
    assert "exploded P1 B-red" in told(state, "P1 request super_nova B-red", "P3 give super_nova")
    assert where(state, "B-red") == "BASE-B"
    assert "mega-shot A-red B-red" in told(mega, "P1 request mega A-red B-red", "P3 give mega_laser")
    assert where(mega, "B-red") == "BASE-B" and of_camp(mega, "regeneration", "C") == 1


def test_the_mate_helps_to_parry() -> None:  # [TG-7.7]
    places = ["A-red R05.4", "B-red R05.3"]
    hands = {"A": {"laser": 2}, "B": {"bouclier": 1}, "D": {"bouclier": 1}}
    state = board(*places, hands=hands, phase="attack")
    say(state, "P1 laser A-red B-red 2")
    assert texts(state) == ["accept_hit", "request bouclier"]
    assert "parried B-red 2 bouclier" in told(state, "P2 request bouclier", "P4 give bouclier")
    assert discarded(state, "bouclier") == 2 and of_camp(state, "regeneration", "D") == 1
    assert of_camp(state, "permits", "B") == 2 and where(state, "B-red") == "R05.3"


def test_a_mate_who_declined_may_still_rescue() -> None:  # [TG-7.7]
    places = ["A-red R05.4", "B-red R05.3"]
    hands = {"A": {"laser": 1}, "B": {"pulsar": 1}, "D": {"bouclier": 1, "giga_bouclier": 1}}
    state = board(*places, hands=hands, phase="attack")
    say(state, "P1 laser A-red B-red 1", "P2 request bouclier", "P4 decline")
    assert asked(state) == "P2 defend" and why(state, "P2 request bouclier") == "request-refused"
    say(state, "P2 accept_hit")
    assert asked(state) == "P4 rescue" and texts(state) == ["decline", "give bouclier", "give giga_bouclier"]
    assert "parried B-red 1 giga_bouclier" in told(state, "P4 give giga_bouclier")
    two = board(*places, hands={**hands, "A": {"laser": 2}}, phase="attack")
    say(two, "P1 laser A-red B-red 2", "P2 accept_hit")
    assert texts(two) == ["decline", "give giga_bouclier"]


def test_the_mate_gives_a_black_hole_against_a_super_nova() -> None:  # [TG-7.7]
    hands = {"A": {"super_nova": 2}, "B": {"trou_noir": 1}, "D": {"trou_noir": 1}}
    state = board("B-red R05.3", hands=hands)
    say(state, "P1 super_nova B-red")
    assert texts(state) == ["accept_hit", "request trou_noir 1"]
    say(state, "P2 request trou_noir 1", "P4 give trou_noir", "* reveal G13")
    assert where(state, "B-red") == "R11.3" and of_camp(state, "regeneration", "D") == 1
    assert state.to_json()["acted"] == 0  # the attacker still owes his act
    lost = board("B-red R05.3", hands={**hands, "A": {"super_nova": 2, "pulsar": 1}})
    say(lost, "P1 super_nova B-red", "P2 accept_hit")
    assert asked(lost) == "P1 act" and where(lost, "B-red") == "BASE-B"  # a Super Nova asks the mate nothing more


def test_a_lost_saucer_leaves_its_base_only_with_a_permit() -> None:  # [TG-4.5] [TG-R27]
    state = rolled("A-red R02.3", "A-blue R04.3", dice="2 1 1", hands={"B": {"pulsar": 1}})
    assert where(state, "A-red") == "BASE-A" and of_camp(state, "permits", "A") == 1
    assert steps(state, "A-red") == set() and steps(state, "A-blue")


def test_a_regenerating_player_fires_nothing_of_his_own() -> None:  # [TG-R62]
    hands = {"A": {"laser": 2}, "C": {"laser": 1}}
    state = board("A-red R05.3", "B-red R05.4", hands=hands, regenerating={"A": 1}, phase="attack")
    assert why(state, "P1 laser A-red B-red 1") == "regenerating"
    assert "request laser A-red B-red 1" in texts(state) and "request laser A-red B-red 2" not in texts(state)
    assert why(state, "P1 request laser A-red B-red 2") == "request-rest 1"
