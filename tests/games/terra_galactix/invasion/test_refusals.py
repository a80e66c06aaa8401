"""L'Invasion: every row of the table of illegal actions has its own sentence. [TG-11]"""

import pytest

from orrery.core import GALLERY, LANGUAGES
from tests.games.terra_galactix.illegal import refused
from tests.games.terra_galactix.invasion.boards import GAME, board, read, rolled, say, why

TWO_PULSARS = {"A": {"pulsar": 2, "laser": 2}}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("P2 roll", "not-yours"),
        ("P1 roll", "roll-before-act"),
        ("P1 discard bouclier", "discard-none"),
        ("P1 black_hole A-red", "hole-one 0"),
        ("P1 black_hole A-blue", "hole-base"),
        ("P1 black_hole B-red", "saucer-not-yours"),
        ("P1 step A-red R05.2", "move-not-now"),
        ("P1 bunker_laser A-red", "shot-too-soon"),
        ("P1 end_turn", "end-too-soon"),
        ("P1 accept_hit", "no-hit"),
        ("P1 shield", "no-hit"),
        ("P1 give laser", "no-plea"),
        ("P1 decline", "no-plea"),
        ("P1 request laser A-red 1", "request-not-now"),
        ("P1 request pulsar red", "request-few 1 0"),
        ("P1 red 4", "nature"),
    ],
)
def test_before_the_dice(line: str, key: str) -> None:
    assert why(board("A-red R05.3", hands=TWO_PULSARS), line) == key


def test_one_act_and_no_more() -> None:
    state = board("A-red R05.3", hands=TWO_PULSARS)
    say(state, "P1 pulsar red")
    assert why(state, "P1 pulsar blue") == "act-made" and why(state, "P1 discard laser") == "act-made"
    say(state, "P1 roll", "* red 1", "* blue 1", "* yellow 1")
    assert why(state, "P1 pulsar blue") == "act-too-late" and why(state, "P1 roll") == "act-too-late"
    one = board("A-red R05.3", hands={"A": {"pulsar": 1}})
    assert why(one, "P1 pulsar red blue") == "pulsar-two 1"
    assert why(board("A-red R05.3", hands={"A": {"laser": 1}}), "P1 pulsar red") == "pulsar-none"
    assert why(board("A-red EARTH", hands={"A": {"pulsar": 1}}), "P1 pulsar red") == "pulsar-landed"


def test_a_pulsar_given_by_another_counts_for_its_colour() -> None:
    state = board(hands={"A": {"pulsar": 1}, "B": {"pulsar": 1}})
    say(state, "P1 request pulsar red", "P2 give pulsar")
    assert why(state, "P1 pulsar red") == "pulsar-twice" and why(state, "P1 request pulsar red") == "request-few 1 0"


@pytest.mark.parametrize(
    ("place", "to", "key"),
    [
        ("R03.4", "R02.4", "step-backwards"),
        ("R04.4", "R05.4", "step-no-line"),
        ("R03.4", "R06.1", "step-far 6 2"),
        ("BASE-A", "R05.5", "step-exits"),
        ("R05.3", "R05.4", "step-occupied"),
        ("R05.3", "EARTH", "earth-far 3"),
        ("R04.1", "EARTH", "earth-protected"),
        ("R05.1", "EARTH", "earth-bunker 2"),
        ("BASE-A", "EARTH", "earth-base"),
    ],
)
def test_steps(place: str, to: str, key: str) -> None:
    state = board(f"A-red {place}", "B-red R05.4", phase="move", pips=(2, 1))
    assert why(state, f"P1 step A-red {to}") == key


def test_movement_has_its_order() -> None:
    state = board("A-red R03.3", "A-blue R08.3", phase="move", pips=(2, 2), hands={"A": {"trou_noir": 2}})
    assert why(state, "P1 stop A-red") == "stop-must-move 2"
    say(state, "P1 step A-red R03.4")
    assert why(state, "P1 step A-blue R08.4") == "move-other-first" and why(state, "P1 black_hole A-red") == "hole-mid-move"
    say(state, "P1 step A-red R03.5")
    assert why(state, "P1 step A-red R03.4") == "move-over"
    landed = board("A-red EARTH", "A-blue R08.3", phase="move", pips=(0, 2))
    assert why(landed, "P1 step A-red R05.1") == "move-landed" and why(landed, "P1 black_hole A-red") == "hole-landed"


def test_a_dead_end_leads_to_earth_and_nowhere_else() -> None:  # [TG-R48]
    state = board("A-red R04.1", "B-red R05.2", bunkers={"K03": "gone"}, phase="move", pips=(5, 0), hands={"A": {"laser": 1}})
    say(state, "P1 step A-red R05.1")
    assert state.to_json()["saucers"][0][0] == "EARTH"  # type: ignore[index]
    wasteful = board("A-red R02.1", "B-blue R04.1", phase="move", pips=(2, 0))
    assert why(wasteful, "P1 step A-red R03.1") == "step-wasteful 2"


@pytest.mark.parametrize(
    ("place", "line", "key"),
    [
        ("BASE-A", "bunker_laser A-red", "shot-not-flying"),
        ("R04.1", "bunker_laser A-red", "shot-no-bunker"),
        ("R09.1", "bunker_laser A-red", "shot-gone"),
        ("R05.3", "bunker_laser A-red", "shot-obstructed"),
        ("R10.4", "bunker_laser A-red", "shot-range 4"),
        ("R10.3", "bunker_laser A-red", "shot-needs 3 2"),
        ("R10.1", "bunker_mega A-red", "shot-no-mega"),
        ("R10.1", "request laser A-red 2", "request-number 1"),
        ("R10.1", "request mega_laser B-red", "saucer-not-yours"),
        ("R10.4", "roll", "act-too-late"),
        ("R10.4", "step A-red R10.5", "move-not-now"),
    ],
)
def test_attacks(place: str, line: str, key: str) -> None:
    hands = {"A": {"laser": 2}, "B": {"pulsar": 1}, "C": {"pulsar": 1}}
    state = board(f"A-red {place}", "B-red R05.1", "A-blue R10.5", bunkers={"K06": "gone"}, hands=hands, phase="attack")
    assert why(state, f"P1 {line}") == key


def test_answers_to_fire() -> None:
    hands = {"A": {"pulsar": 1}, "B": {"pulsar": 1, "laser": 1}}
    state = rolled("A-red R02.3", "A-blue R05.3", dice="3 2 1", active="B", hands=hands)
    for line, key in [
        ("P1 shield", "defend-no-shield"),
        ("P1 giga", "defend-no-giga"),
        ("P1 escape", "hole-one 0"),
        ("P1 shield A-blue", "defend-safe"),
        ("P1 shield B-red", "saucer-not-yours"),
        ("P1 black_hole A-red", "hole-escape"),
        ("P1 request trou_noir 2", "request-few 2 1"),
        ("P1 roll", "not-asked"),
    ]:
        assert why(state, line) == key, line
    say(state, "P1 accept_hit")
    assert why(state, "P2 give bouclier") == "give-none" and why(state, "P2 give laser") == "give-other"
    assert why(state, "P2 shield") == "defend-own"


def test_the_gallery_flies_nothing() -> None:
    state = board("A-red R05.3", hands=TWO_PULSARS)
    assert state.why(GALLERY, read(state, "roll")) == "not-yours"


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    for lang in LANGUAGES:
        words = GAME.words.into(lang)
        for key in [key for key in words.here if key.startswith("why.") and "." in key]:
            sentence, rule = words.reason(key.removeprefix("why.") + " 1 2")
            assert sentence and (rule or key in ("why.over", "why.not-yours", "why.not-asked")), key


def test_random_illegal_actions_are_refused() -> None:
    reasons = refused(GAME, games=6, tries=120, seed=1)
    assert sum(reasons.values()) > 500 and len(reasons) > 15


@pytest.mark.soak
def test_ten_thousand_random_illegal_actions_are_refused() -> None:
    assert sum(refused(GAME, games=90, tries=130, seed=2).values()) > 10_000
