"""Chained reactions, payments from a hidden hand and several targets: the example of a game with reactions."""

from functools import partial

import pytest

from orrery import testing
from orrery.core import GALLERY, Refusal, Rng
from orrery.testing import texts
from tests.core.miniatures import miniature
from tests.core.miniatures.jamming import JAM, Duel

GAME = miniature("jamming")
say = partial(testing.say, table=GAME.table)


def duel(options: str, mine: str, yours: str, drawn: str = "fuel") -> Duel:
    """Both have been dealt four cards, and the first captain has drawn one."""
    state = GAME.start(2, GAME.options(options))
    say(state, *(f"* draw {kind}" for kind in [*mine.split(), *yours.split(), drawn]))
    assert isinstance(state, Duel)
    return state


def test_the_rival_may_react_once_the_card_is_paid() -> None:
    state = duel("cost=2", "volley jam fuel fuel", "fuel fuel fuel volley")
    say(state, "P1 play volley")
    assert state.waiting() == [0] and texts(state, 0) == ["discard jam", "discard fuel"]
    say(state, "P1 discard fuel")
    assert state.waiting() == [0]
    say(state, "P1 discard fuel")
    assert state.waiting() == [1] and state.decision(1).ask == "jam"


def test_a_rival_without_a_jam_is_asked_all_the_same() -> None:
    state = duel("", "volley jam fuel fuel", "fuel fuel fuel volley")
    say(state, "P1 play volley", "P1 discard fuel")
    assert texts(state, 1) == ["pass"]


def test_a_rival_is_not_asked_when_everybody_can_see_that_he_cannot_answer() -> None:
    state = duel("cost=0", "volley volley fuel fuel", "jam jam jam jam")
    for jam in range(3):
        state.spend(1, JAM)
        state.spent[1].put(JAM)
        state.hands[1].put(3)
        state.decks[1].take(3)
        clone = state.clone()
        say(clone, "P1 play volley")
        assert clone.waiting() == [1], f"{jam + 1} jams lie face up"
    state.spend(1, JAM)
    state.spent[1].put(JAM)
    say(state, "P1 play volley")
    assert state.waiting() == [0] and state.decision(0).ask == "target"


def test_two_jams_undo_each_other_and_every_cost_stays_paid() -> None:
    state = duel("", "volley jam fuel fuel", "jam fuel fuel scan")
    say(state, "P1 play volley", "P1 discard fuel", "P2 play jam", "P2 discard fuel")
    assert state.waiting() == [0] and texts(state, 0) == ["pass", "play jam"]
    cancelled = state.clone()
    say(cancelled, "P1 pass")
    assert cancelled.decision(0).ask == "command" and cancelled.ships[1] == [0, 1, 2, 3]
    say(state, "P1 play jam", "P1 discard fuel", "P2 pass")
    assert state.decision(0).ask == "target"
    assert [spent.to_json() for spent in state.spent] == [[1, 0, 1, 2], [0, 0, 1, 1]]


def test_all_targets_are_chosen_before_any_is_struck() -> None:
    state = duel("", "volley jam fuel fuel", "fuel fuel fuel volley")
    say(state, "P1 play volley", "P1 discard fuel", "P2 pass", "P1 target 3")
    assert state.ships[1] == [0, 1, 2, 3]
    assert texts(state, 0) == ["target 1", "target 2", "target 4", "done"]
    assert [option.text for option in state.essential(0)] == ["target 4", "done"]
    say(state, "P1 target 1")
    assert state.ships[1] == [1, 3]


def test_what_a_scan_has_shown_stays_known_until_it_leaves_and_leaves_before_its_like() -> None:
    state = duel("", "scan jam fuel fuel", "fuel fuel jam volley")
    say(state, "P1 play scan", "P1 discard fuel", "P2 pass")
    assert state.observe(0)["hands"] == [[2, 3, 3], [None] * 4]
    say(state, "* reveal")
    assert state.observe(0)["hands"] == [[2, 3, 3], [0, 2, 3, 3]]
    assert state.observe(GALLERY)["hands"] == [[None] * 3, [None] * 4]
    say(state, "P1 end", "* draw fuel", "P2 play volley", "P2 discard fuel")
    assert state.observe(0)["hands"] == [[2, 3, 3], [2, 3, None]]
    assert all(world.hands[1].counts[JAM] for world in (state.imagine(0, Rng(seed)) for seed in range(20)))


def test_the_gallery_does_not_learn_from_a_card_that_leaves_whether_it_had_been_seen() -> None:
    """The number of seen cards left would reveal what the scan had shown."""
    views = []
    for held, drawn in [("volley", "fuel"), ("fuel", "volley")]:
        state = duel("cost=0", "scan jam fuel fuel", f"{held} fuel fuel jam")
        say(state, "P1 play scan", "P2 pass", "* reveal", "P1 end", f"* draw {drawn}", "P2 play volley")
        views.append(state.observe(GALLERY))
        assert state.seen[1].size == (3 if held == "volley" else 4)
    assert views[0] == views[1]


def test_a_draw_from_an_empty_deck_loses() -> None:
    state = duel("", "scan jam fuel fuel", "fuel fuel jam volley")
    state.decks[1].deal(Rng(1), state.decks[1].size)
    say(state, "P1 end")
    outcome = state.outcome()
    assert outcome and outcome.ranks == [1, 2] and outcome.reason == "deck"


def test_a_captain_who_cannot_pay_is_told_so() -> None:
    state = duel("cost=2", "scan jam jam jam", "fuel fuel fuel fuel")
    say(state, "P1 play scan", "P1 discard jam", "P1 discard jam", "P2 pass", "* reveal")
    with pytest.raises(Refusal, match=r"P1 cannot answer 'play volley' to 'command' \(rule JM-3\); legal: end$"):
        say(state, "P1 play volley")
    assert state.why(0, GAME.table.parse("play volley")) == "not-payable"
