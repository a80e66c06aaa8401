"""La Guerre des Envahisseurs: what is refused beyond L'Invasion, with the numbers that the sentences name. [TG-7.12]"""

import pytest

from orrery.core import LANGUAGES
from tests.games.terra_galactix.illegal import refused
from tests.games.terra_galactix.invaders_war.boards import GAME, board, rolled
from tests.games.terra_galactix.invasion.boards import say, why


def sentences(reason: str) -> list[str]:
    """A reason in French and in English."""
    return [GAME.words.into(lang).reason(reason)[0] for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("P2 laser B-red A-red 1", "not-yours"),
        ("P1 laser B-red A-red 1", "saucer-not-yours"),
        ("P1 laser A-blue B-red 1", "shot-not-flying"),
        ("P1 laser A-red B-blue 1", "target-home"),
        ("P1 laser A-red D-red 1", "target-landed"),
        ("P1 laser A-red B-red 3", "laser-few 3 1"),
        ("P1 mega A-red B-red", "shot-no-mega"),
        ("P1 super_nova B-red", "nova-few 0"),
        ("P1 super_nova C-red", "target-friend"),
        ("P1 launch_cards 2", "launch-most 1"),
        ("P1 launch_cards 1", "launch-few 1 0"),
        ("P1 request laser A-red B-red 3", "request-rest 2"),
        ("P1 request laser B-red A-red 1", "saucer-not-yours"),
        ("P1 shields", "no-hit"),
        ("P1 go_on", "go-on-not-now"),
        ("P1 seats A B C D", "nature"),
        ("P1 bunker_laser A-red", "shot-too-soon"),
    ],
)
def test_before_the_dice(line: str, key: str) -> None:
    hands = {"A": {"laser": 1, "pulsar": 1}, "C": {"pulsar": 1}}
    state = board("A-red R05.3", "B-red R05.4", "C-red R10.2", "D-red EARTH", permits={"A": 1}, hands=hands)
    assert why(state, line) == key


def test_the_other_camp_of_a_player_waits() -> None:  # [TG-R36]
    state = board("A-red R05.3", "C-red R10.2", "B-red R05.4", seats=2, phase="move", pips=(2, 0), hands={"A": {"laser": 1}})
    assert why(state, "P1 step C-red R10.1") == "other-camp" and why(state, "P1 laser C-red B-red 1") == "other-camp"
    assert why(state, "P1 request laser C-red B-red 1") == "other-camp"


def test_while_the_bunkers_fire_nobody_shoots() -> None:  # [TG-R50]
    state = rolled("A-red R02.3", "B-red R02.4", dice="3 2 1", active="D", hands={"A": {"laser": 1}})
    assert why(state, "P1 laser A-red B-red 1") == "shoot-not-now" and why(state, "P1 launch_cards 1") == "not-asked"


def test_between_dice_and_fire_there_are_only_shots() -> None:  # [TG-R70]
    state = rolled("A-red R05.3", "B-red R05.4", dice="1 1 1", hands={"A": {"laser": 1, "trou_noir": 2}, "C": {"laser": 1}})
    for line, key in [
        ("P1 discard laser", "act-too-late"),
        ("P1 launch_cards 1", "act-too-late"),
        ("P1 step A-red R05.2", "move-not-now"),
        ("P1 bunker_laser A-red", "shot-too-soon"),
        ("P1 end_turn", "end-too-soon"),
        ("P1 black_hole A-red", "hole-not-now"),
        ("P1 request pulsar red", "hole-not-now"),
        ("P1 request soucoupe", "request-not-now"),
        ("P1 shield", "no-hit"),
        ("P1 accept_hit", "not-asked"),
    ]:
        assert why(state, line) == key, line


def test_an_attack_is_answered_first() -> None:  # [TG-7.7]
    hands = {"A": {"laser": 2}, "B": {"bouclier": 1, "laser": 1}, "D": {"pulsar": 1}}
    state = board("A-red R05.4", "B-red R05.3", hands=hands, phase="attack")
    say(state, "P1 laser A-red B-red 2")
    for line, key in [
        ("P2 roll", "defend-first"),
        ("P2 giga", "defend-no-giga"),
        ("P2 giga B-blue", "defend-short"),
        ("P2 escape B-blue", "defend-short"),
        ("P2 request trou_noir 1", "flee-laser"),
        ("P2 give laser", "no-plea"),
        ("P1 shields", "not-yours"),
    ]:
        assert why(state, line) == key, line
    say(state, "P2 accept_hit")
    assert why(state, "P4 roll") == "defend-first" and why(state, "P4 give giga_bouclier") == "give-none"
    assert why(state, "P4 give pulsar") == "give-other"


def test_without_a_mate_who_can_give() -> None:  # [TG-7.5]
    state = board("A-red R05.4", "B-red R05.3", hands={"A": {"laser": 1}, "B": {"pulsar": 1}}, phase="attack")
    assert why(state, "P1 request mega A-red B-red") == "mate-cannot"
    say(state, "P1 laser A-red B-red 1")
    assert why(state, "P2 request bouclier") == "mate-cannot" and why(state, "P2 shields") == "shields-few 1 0"


def test_a_reason_names_its_numbers() -> None:
    assert sentences("laser-few 2 1") == [
        "Ce tir coûte 2 Lasers, et vous en avez 1.",
        "That shot takes 2 Lasers, and you hold 1.",
    ]
    assert sentences("no-permit 1")[1] == "No permit is free, of 1 in all: this saucer stays in its base."
    assert sentences("shields-few 2 0")[0] == "Il faut 2 Boucliers, et vous en avez 0."


def test_random_illegal_actions_are_refused() -> None:
    reasons = refused(GAME, games=6, tries=120, seed=1)
    assert sum(reasons.values()) > 500 and len(reasons) > 15


@pytest.mark.soak
def test_ten_thousand_random_illegal_actions_are_refused() -> None:
    assert sum(refused(GAME, games=90, tries=130, seed=2).values()) > 10_000
