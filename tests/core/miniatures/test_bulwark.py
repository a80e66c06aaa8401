"""Dice, hidden hands and help asked from partners: the example of a cooperative game."""

from functools import partial

from orrery import testing
from orrery.core import GALLERY, Rng
from orrery.testing import texts
from tests.core.miniatures import miniature
from tests.core.miniatures.bulwark import FRESH, PENDING, REGENERATING, WARP, Wall

GAME = miniature("bulwark")
say = partial(testing.say, table=GAME.table)


def watch(options: str, *hands: str) -> Wall:
    """Every crew has drawn its three cards; the first is on watch, and the dice are to be rolled."""
    state = GAME.start(len(hands), GAME.options(options))
    for hand in hands:
        say(state, *(f"* draw {kind}" for kind in hand.split()))
    assert isinstance(state, Wall)
    return state


def test_a_crew_under_fire_is_asked_even_if_it_can_only_accept() -> None:
    state = watch("", "blank blank warp", "blank blank warp")
    say(state, "* red 1", "* yellow 1")
    assert state.waiting() == [0] and texts(state, 0) == ["call 1", "accept"]
    say(state, "P1 accept")
    assert state.waiting() == [1] and texts(state, 1) == ["decline"]


def test_all_losses_fall_together_once_every_target_has_answered() -> None:
    state = watch("", "blank blank warp", "blank blank warp")
    say(state, "* red 1", "* yellow 2", "P1 accept", "P2 decline")
    assert state.hit == [0] and state.lives == [2, 2]
    say(state, "P2 accept", "P1 decline")
    assert state.lives == [1, 1] and state.turn_count == 2


def test_a_gift_saves_the_pod_and_the_giver_regenerates() -> None:
    state = watch("", "blank blank warp", "shield blank warp")
    say(state, "* red 1", "* yellow 1", "P1 accept", "P2 give")
    assert state.lives == [2, 2] and state.rest == [FRESH, REGENERATING]
    assert state.hands[1].size == 2  # its own watch has begun without a card drawn
    assert state.agenda[-1].ask == "roll"


def test_a_gift_in_the_crews_own_watch_counts_from_the_next() -> None:
    state = watch("", "shield blank warp", "blank blank warp")
    say(state, "* red 2", "* yellow 2", "P2 accept", "P1 give")
    assert state.rest == [REGENERATING, FRESH]  # it was pending until the watch was over
    assert PENDING not in state.rest


def test_what_is_promised_lies_open_and_is_taken_back_if_it_is_too_little() -> None:
    state = watch("", "blank blank warp", "warp blank blank", "blank blank warp")
    say(state, "* red 1", "* yellow 1")
    assert texts(state, 0) == ["call 1", "call 2", "accept"]
    say(state, "P1 call 2", "P2 pledge")
    assert state.promised == [0, 1, 0] and state.hands[1].counts[WARP] == 0
    say(state, "P3 decline")
    assert state.promised == [0, 0, 0] and state.hands[1].counts[WARP] == 1
    assert state.waiting() == [0] and texts(state, 0) == ["accept"]  # called once


def test_a_call_says_what_is_needed_so_that_being_asked_reveals_nothing() -> None:
    state = watch("", "blank warp warp", "warp blank blank", "blank blank warp")
    say(state, "* red 1", "* yellow 1", "P1 call 1", "P2 decline")
    assert state.waiting() == [2]
    say(state, "P3 pledge")
    assert state.hands[0].counts[WARP] == 1 and state.rest == [FRESH, FRESH, REGENERATING]


def test_a_world_is_imagined_in_which_promises_can_be_kept() -> None:
    state = watch("", "blank blank warp", "warp blank shield", "shield shield warp")
    say(state, "* red 1", "* yellow 1", "P1 call 1")
    for seed in range(20):
        world = state.imagine(GALLERY, Rng(seed))
        assert world.promised == [1, 0, 0]
        if "pledge" in texts(world, 1):
            say(world, "P2 pledge")
            assert world.spent.counts[WARP] == 2


def test_all_win_or_lose_together() -> None:
    state = watch("lives=1", "blank blank warp", "blank blank warp")
    say(state, "* red 1", "* yellow 1", "P1 accept", "P2 decline")
    outcome = state.outcome()
    assert outcome and outcome.ranks == [2, 2] and outcome.reason == "overrun"
    state = watch("watches=1", "blank blank warp", "blank blank warp")
    say(state, "* red 3", "* yellow 3", "* red 3", "* yellow 6")
    outcome = state.outcome()
    assert outcome and outcome.ranks == [1, 1] and outcome.reason == "relieved"


def test_spent_cards_are_drawn_again_from_an_empty_stock() -> None:
    state = watch("", "shield blank warp", "shield blank warp")
    say(state, "* red 1", "* yellow 2", "P1 shield")
    for card in state.stock.cards():
        state.stock.take(card)
        state.hands[0].put(card)
    say(state, "P2 shield")
    assert state.decision(-1).ask == "draw" and state.stock.to_json() == [2, 0, 0] and state.spent.size == 0
