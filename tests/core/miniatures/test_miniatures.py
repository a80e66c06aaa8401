"""Every miniature keeps every law, over all its seats and options, on the compiled core and on its sources."""

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from orrery.core import OVER, Rng
from orrery.testing import LAWS, Trial, law_13_two_builds, trials, uncompiled
from orrery.testing import settings as ways_to_sit_down
from tests.core.miniatures import NAMES, miniature

QUICKLY = settings(  # a seed has no simpler form: a failure is reported as it was found
    max_examples=10, deadline=None, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate]
)


@cache
def played(name: str) -> list[Trial]:
    return list(trials(miniature(name), combinations=8))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("law", LAWS[:12], ids=lambda law: law.__name__)
def test_every_miniature_keeps_the_law(name: str, law: Callable[[Trial], None]) -> None:
    for trial in played(name):
        law(trial)


@pytest.mark.parametrize("name", NAMES)
def test_an_interpreted_game_plays_the_same_on_the_compiled_core(name: str) -> None:
    reason = uncompiled("orrery.core.protocol")
    if reason:
        pytest.skip(reason)
    law_13_two_builds(*played(name), maker="tests.core.miniatures:miniature")


@pytest.mark.parametrize("name", NAMES)
def test_random_games_end_in_several_ways(name: str) -> None:
    assert all(trial.last.turn() == OVER for trial in played(name))
    outcomes = [trial.last.outcome() for trial in played(name)]
    assert len({tuple(outcome.ranks) for outcome in outcomes if outcome}) > 1


@pytest.mark.parametrize("name", ["smugglers", "jamming", "bulwark", "freighters"])
def test_where_something_is_hidden_other_worlds_are_imagined(name: str) -> None:
    trial = played(name)[0]
    states = [position.state for position in trial.positions[1:-1]]
    assert any(state.imagine(0, Rng(seed)).to_json() != state.to_json() for state in states for seed in range(4))


@pytest.mark.parametrize("name", NAMES)
@QUICKLY
@given(data=st.data())
def test_the_laws_hold_wherever_a_miniature_is_stopped(name: str, data: st.DataObject) -> None:
    game = miniature(name)
    seats, options = data.draw(st.sampled_from(ways_to_sit_down(game, Rng(1))), label="seats and options")
    stop = data.draw(st.integers(1, 80), label="answers")
    trial = Trial(game, seats, options, data.draw(st.integers(0, 2**32), label="seed"), limit=stop, keep=1)
    for law in LAWS[:12]:
        law(trial)
