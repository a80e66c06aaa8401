"""What a bot is given: one seat's knowledge, and nothing else."""

from functools import partial

import pytest

from orrery import testing
from orrery.core import Perspective, Refusal, Rng, State
from tests.core.miniatures import miniature
from tests.core.miniatures.jamming import Duel

GAME = miniature("jamming")
say = partial(testing.say, table=GAME.table)


def commanding() -> Duel:
    """The first captain is to play; the second holds a jam."""
    state = GAME.start(2, GAME.printed)
    say(state, *(f"* draw {kind}" for kind in ["volley", "scan", "fuel", "fuel", "jam", "fuel", "fuel", "volley", "fuel"]))
    assert isinstance(state, Duel)
    return state


def test_a_perspective_has_only_these_members() -> None:
    doors = {door for door in dir(Perspective(commanding(), 0)) if not door.startswith("_")}
    assert doors == {"decision", "essential", "imagine", "options", "outcome", "seat", "teams", "view"}


def test_its_seat_sees_its_view_and_its_question() -> None:
    state = commanding()
    perspective = Perspective(state, 0)
    assert perspective.view() == state.observe(0)
    assert perspective.decision().ask == "command"
    assert [option.text for option in perspective.options()] == ["end", "play volley", "play scan"]
    assert perspective.essential() == perspective.options()
    assert (perspective.teams(), perspective.outcome()) == ([0, 1], None)


def test_a_seat_that_is_not_asked_cannot_look_at_anothers_options() -> None:
    perspective = Perspective(commanding(), 1)
    for door in (perspective.decision, perspective.options, perspective.essential):
        with pytest.raises(Refusal) as problem:
            door()
        assert str(problem.value) == "P2 is not asked anything; waiting for P1 (command)"


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = commanding()
    state.win(0)
    with pytest.raises(Refusal, match="P1 is not asked anything; the game is over"):
        Perspective(state, 0).options()


def test_an_imagined_world_is_not_the_truth_and_does_not_touch_it() -> None:
    state = commanding()
    before = testing.portrait(state)
    worlds: list[State] = [Perspective(state, 0).imagine(Rng(seed)) for seed in range(10)]
    assert len({str(world.to_json()["hands"]) for world in worlds}) > 3
    for world in worlds:
        testing.answer_on(world, Rng(1), 20)
    assert testing.portrait(state) == before


def test_teams_are_returned_as_a_copy() -> None:
    state = commanding()
    Perspective(state, 0).teams().append(7)
    assert state.teams == [0, 1]


def test_what_a_perspective_says_depends_only_on_what_its_seat_can_know() -> None:
    state = commanding()
    for seed in range(10):
        twin = state.imagine(0, Rng(seed))
        assert Perspective(twin, 0).view() == Perspective(state, 0).view()
        assert Perspective(twin, 0).options() == Perspective(state, 0).options()
        assert Perspective(twin, 0).imagine(Rng(3)).to_json() == Perspective(state, 0).imagine(Rng(3)).to_json()
