"""La Guerre Galactique: Lasers, Mega Lasers, Super Novas, parries, scattered Galactix."""

import pytest

from orrery.core import Refusal
from tests.games.terra_galactix.invasion.boards import asked, discarded, hand, of_camp, texts, where
from tests.games.terra_galactix.war.boards import attack_options, board, cargo, ground, say, stock, told, why

LASERS = {"A": {"laser": 5}}


def test_a_super_nova_is_a_card_of_the_hand() -> None:  # [TG-S42] [TG-R26]
    state = board("B-red R05.2", hands={"A": {"super_nova": 1, "pulsar": 1}}, phase="act")
    say(state, "P1 pulsar red")
    assert where(state, "B-red") == "R05.2" and hand(state, "A") == {"super_nova": 1}
    assert asked(state) == "* dice"
    say(state, "* red 3", "* blue 4")
    assert asked(state) == "P1 fly"
    assert state.to_json()["dice"] == {"red": 3, "blue": 4, "yellow": 0, "second-yellow": 0}
    assert state.to_json()["pips"] == {"red": 6, "blue": 4}


@pytest.mark.parametrize(
    ("attacker", "target", "key"),
    [
        ("R06.3", "R05.3", ""),  # against the direction of flight [TG-R28]
        ("R05.4", "R04.4", "laser-no-line"),
        ("R03.2", "R03.1", "laser-no-line"),
        ("R05.4", "R05.2", "laser-no-line"),
    ],
)
def test_a_laser_reaches_what_is_linked(attacker: str, target: str, key: str) -> None:  # [TG-S43]
    state = board(f"A-red {attacker}", f"B-red {target}", hands=LASERS)
    if key:
        assert attack_options(state) == []
        assert why(state, "P1 laser A-red B-red 1") == key
    else:
        assert attack_options(state) == [f"laser A-red B-red {number}" for number in range(1, 6)]


@pytest.mark.parametrize(
    ("cards", "answers"),
    [
        ({"bouclier": 1}, ["accept_hit"]),
        ({"bouclier": 2}, ["accept_hit", "shields"]),
        ({"giga_bouclier": 1}, ["accept_hit", "giga"]),
    ],
)
def test_several_lasers_take_as_many_shields(cards: dict[str, int], answers: list[str]) -> None:  # [TG-S44] [TG-R29]
    state = board("A-red R05.4", "B-red R05.3", hands={"A": {"laser": 2}, "B": cards})
    say(state, "P1 laser A-red B-red 2")
    assert discarded(state, "laser") == 2
    assert asked(state) == "P2 parry" and texts(state) == answers
    if len(answers) == 1:
        assert why(state, "P2 shields") == "shields-few 2 1"
        return
    say(state, f"P2 {answers[1]}")
    assert hand(state, "B") == {} and where(state, "B-red") == "R05.3"
    assert discarded(state, next(iter(cards))) == next(iter(cards.values()))


@pytest.mark.parametrize(
    ("load", "places"),
    [(1, {"R05.2": 1}), (2, {"R05.2": 1, "R06.3": 1}), (3, {"R04.3": 1, "R05.2": 1, "R06.3": 1})],
)
def test_cargo_scatters_ahead_left_and_right(load: int, places: dict[str, int]) -> None:  # [TG-S45] [TG-R31]
    state = board("A-red R05.4", "B-red R05.3", hands=LASERS, cargo={"B-red": load})
    say(state, "P1 laser A-red B-red 1")
    assert ground(state) == places and where(state, "B-red") == "BASE-B"
    assert of_camp(state, "permits", "B") == 1 and discarded(state, "soucoupe") == 1


def test_cargo_scatters_along_the_orbit() -> None:  # [TG-S45]
    state = board("A-red R05.3", "B-red R06.3", hands=LASERS, cargo={"B-red": 3})
    events = told(state, "P1 laser A-red B-red 1")
    assert [event for event in events if event.startswith("scattered")] == [
        "scattered R07.3",
        "scattered R06.4",
        "scattered R06.2",
    ]


def test_galactix_that_cannot_scatter_stay() -> None:  # [TG-S46] [TG-R31]
    state = board("A-red R05.5", "B-red R05.4", hands=LASERS, cargo={"B-red": 3})
    assert "stayed R05.4 R05.4 no-line" in told(state, "P1 laser A-red B-red 1")
    assert ground(state) == {"R05.3": 1, "R05.4": 1, "R06.4": 1}
    state = board("A-red R05.5", "B-red R05.4", "C-red R06.4", hands=LASERS, cargo={"B-red": 3})
    assert "stayed R05.4 R06.4 occupied" in told(state, "P1 laser A-red B-red 1")
    assert ground(state) == {"R05.3": 1, "R05.4": 2}
    state = board("A-red R09.2", "B-red R09.1", hands=LASERS, cargo={"B-red": 2})
    say(state, "P1 laser A-red B-red 1")
    assert ground(state) == {"R09.1": 1, "R10.1": 1}
    state = board("A-red R05.4", "B-red R05.3", hands=LASERS, cargo={"B-red": 1}, ground={"R05.2": 3})
    assert "stayed R05.3 R05.2 full" in told(state, "P1 laser A-red B-red 1")


def test_the_last_permit_is_told_without_a_number() -> None:
    state = board("A-red R05.4", "B-red R05.3", hands=LASERS, permits={"B": 1})
    assert "last-destroyed B-red P2" in told(state, "P1 laser A-red B-red 1")


def test_a_mega_laser_fires_far_along_a_radius() -> None:  # [TG-S47]
    state = board("A-red R05.5", "B-red R05.1", hands={"A": {"mega_laser": 1}, "B": {"bouclier": 5}})
    say(state, "P1 mega A-red B-red")
    assert texts(state) == ["accept_hit"]
    assert why(state, "P2 shields") == "shields-useless" and why(state, "P2 escape") == "escape-useless"
    state = board("A-red R05.5", "B-red R05.1", hands={"A": {"mega_laser": 1}, "B": {"giga_bouclier": 1}})
    say(state, "P1 mega A-red B-red")
    assert "parried B-red 1 giga_bouclier" in told(state, "P2 giga")
    state = board("A-red R05.3", "B-red R07.3", hands={"A": {"mega_laser": 1}})
    assert why(state, "P1 mega A-red B-red") == "mega-curved"


def test_a_mega_laser_is_obstructed() -> None:  # [TG-S48]
    mega = {"A": {"mega_laser": 1}}
    state = board("A-red R05.5", "B-red R05.1", hands=mega, ground={"R05.3": 1})
    assert why(state, "P1 mega A-red B-red") == "mega-obstructed"
    state = board("A-red R05.5", "A-blue R05.3", "B-red R05.1", hands=mega)
    assert attack_options(state) == ["mega A-blue B-red"]
    assert why(state, "P1 mega A-red B-red") == "mega-obstructed"
    state = board("A-red R03.5", "B-red R03.1", hands=mega)
    assert why(state, "P1 mega A-red B-red") == "mega-obstructed"


def test_the_same_target_is_attacked_again_only_after_moving() -> None:  # [TG-S49] [TG-R30]
    cards = {"A": {"laser": 3}, "B": {"bouclier": 1}, "C": {"bouclier": 1}}
    state = board("A-red R05.3", "B-red R05.4", "C-red R06.3", hands=cards, pips=(2, 0))
    say(state, "P1 laser A-red B-red 1", "P2 shields")
    assert why(state, "P1 laser A-red B-red 1") == "shot-again"
    assert "laser A-red C-red 1" in texts(state)
    say(state, "P1 step A-red R05.2", "P1 step A-red R05.3")
    assert "laser A-red B-red 1" in texts(state)


def test_one_attack_from_each_place() -> None:  # [TG-S76] [TG-R30]
    cards = {"A": {"laser": 3}, "B": {"bouclier": 1}, "C": {"bouclier": 1}}
    state = board("A-red R05.3", "B-red R05.4", "C-red R06.3", hands=cards, pips=(2, 0), options="attack-limit=place")
    say(state, "P1 laser A-red B-red 1", "P2 shields")
    assert why(state, "P1 laser A-red C-red 1") == "shot-once-here"
    say(state, "P1 step A-red R05.2", "P1 step A-red R05.3")
    assert {"laser A-red B-red 1", "laser A-red C-red 1"} <= set(texts(state))


def test_a_super_nova_strikes_anywhere() -> None:  # [TG-S50] [TG-R32]
    state = board("B-red R17.2", hands={"A": {"super_nova": 2}}, cargo={"B-red": 2}, stock=12)
    assert attack_options(state) == ["super_nova B-red"]
    assert why(state, "P1 super_nova B-blue") == "shot-base"
    say(state, "P1 super_nova B-red")
    assert where(state, "B-red") == "BASE-B" and of_camp(state, "permits", "B") == 1 and stock(state) == 12
    state = board("B-red R17.2", hands={"A": {"super_nova": 1, "laser": 1}})
    assert why(state, "P1 super_nova B-red") == "nova-few 1"


def test_escape_from_a_super_nova() -> None:  # [TG-S51] [TG-R16]
    cards = {"A": {"super_nova": 2}, "B": {"trou_noir": 2}}
    state = board("B-red R17.2", hands=cards, cargo={"B-red": 2})
    say(state, "P1 super_nova B-red")
    assert asked(state) == "P2 flee" and texts(state) == ["accept_hit", "escape"]
    assert why(state, "P2 giga") == "giga-useless"
    say(state, "P2 escape", "* reveal G19")
    assert where(state, "B-red") == "R16.3" and cargo(state, "B-red") == 2 and ground(state) == {}
    state = board("B-red R17.2", hands=cards, cargo={"B-red": 2}, ground={"R16.3": 1})
    say(state, "P1 super_nova B-red", "P2 escape", "* reveal G19")
    assert asked(state) == "P2 collect" and texts(state) == ["collect", "collect=no"]
    left = state.clone()
    say(left, "P2 collect=no")
    assert cargo(left, "B-red") == 2 and ground(left) == {"R16.3": 1}
    say(state, "P2 collect")
    assert cargo(state, "B-red") == 3 and ground(state) == {}
    state = board("B-red R17.2", hands=cards, cargo={"B-red": 2}, ground={"R16.3": 2})
    say(state, "P1 super_nova B-red", "P2 escape")
    assert "star-overfull G19 R16.3" in told(state, "* reveal G19")
    assert asked(state) == "* black-hole"
    say(state, "* reveal G24")
    assert where(state, "B-red") == "R20.4"


def test_fleeing_from_lasers_where_the_option_allows_it() -> None:  # [TG-S75] [TG-R52]
    cards = {"A": {"laser": 1, "mega_laser": 1}, "B": {"trou_noir": 2}}
    saucers = ["A-red R05.4", "B-red R05.3"]
    state = board(*saucers, hands=cards)
    say(state, "P1 laser A-red B-red 1")
    assert texts(state) == ["accept_hit"] and why(state, "P2 escape") == "escape-useless"
    state = board(*saucers, hands=cards, cargo={"B-red": 2}, options="laser-escape")
    say(state, "P1 laser A-red B-red 1", "P2 escape", "* reveal G15")
    assert where(state, "B-red") == "R14.2" and cargo(state, "B-red") == 2
    state = board(*saucers, hands=cards, options="laser-escape")
    say(state, "P1 mega A-red B-red")
    assert texts(state) == ["accept_hit"]


def test_a_player_without_cards_is_not_asked() -> None:  # [TG-R64]
    state = board("A-red R05.4", "B-red R05.3", hands=LASERS)
    say(state, "P1 laser A-red B-red 1")
    assert where(state, "B-red") == "BASE-B" and asked(state) != "P2 parry"
    state = board("A-red R05.4", "B-red R05.3", hands={**LASERS, "B": {"pulsar": 1}})
    say(state, "P1 laser A-red B-red 1")
    assert asked(state) == "P2 parry" and texts(state) == ["accept_hit"]


def test_no_fire_from_a_base_or_at_friends() -> None:  # [TG-R54] [TG-R27]
    state = board("A-red R05.4", "B-red R05.3", hands=LASERS, pips=(1, 0))
    assert why(state, "P1 laser A-blue B-red 1") == "shot-not-flying"
    assert why(state, "P1 laser A-red B-blue 1") == "shot-base"
    with pytest.raises(Refusal):
        say(state, "P1 laser A-red C-red 1")
