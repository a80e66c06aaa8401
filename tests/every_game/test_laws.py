"""The fifteen laws, over every game: each number of seats, each option's value alone, and random combinations."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import orrery
from orrery.core import Rng
from orrery.testing import (
    LAWS,
    Trial,
    law_1_replay,
    law_12_pictures,
    law_13_two_builds,
    openings,
    trials,
    trials_from,
    uncompiled,
)
from orrery.testing import settings as ways_to_sit_down

OF_POSITIONS = [law for law in LAWS if law not in (law_12_pictures, law_13_two_builds)]
OF_OPENINGS = [law for law in LAWS if law not in (law_1_replay, law_13_two_builds)]
OPENINGS = Path(__file__).parents[1] / "openings"
QUICKLY = settings(  # a seed has no simpler form: a failure is reported as it was found
    max_examples=20, deadline=None, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate]
)


@cache
def played(name: str) -> list[Trial]:
    return list(trials(orrery.game(name)))


@pytest.mark.parametrize("name", orrery.games())
@pytest.mark.parametrize("law", OF_POSITIONS, ids=lambda law: law.__name__)
def test_every_game_keeps_the_law(name: str, law: object) -> None:
    assert callable(law)
    for trial in played(name):
        law(trial)


@pytest.mark.parametrize("name", sorted(folder.name for folder in OPENINGS.iterdir()))
def test_the_laws_hold_in_positions_that_random_play_hardly_ever_meets(name: str) -> None:
    game, handed = orrery.game(name), openings(OPENINGS / name)
    assert handed and all(game.load(opening.position).to_json() == opening.position for opening in handed)
    for trial in trials_from(game, handed):
        for law in OF_OPENINGS:
            law(trial)


@pytest.mark.parametrize("name", orrery.games())
def test_every_game_keeps_the_law_that_compiled_and_interpreted_rules_agree(name: str) -> None:
    game = orrery.game(name)
    reason = uncompiled("orrery.core.protocol", type(game).__module__)
    if reason:
        pytest.skip(reason)
    law_13_two_builds(*trials(game, limit=300))


@pytest.mark.parametrize("name", orrery.games())
@QUICKLY
@given(data=st.data())
def test_the_laws_hold_wherever_a_game_is_stopped(name: str, data: st.DataObject) -> None:
    game = orrery.game(name)
    seats, options = data.draw(st.sampled_from(ways_to_sit_down(game, Rng(1))), label="seats and options")
    seed = data.draw(st.integers(0, 2**64 - 1), label="seed")
    stop = data.draw(st.integers(1, 400), label="answers")
    trial = Trial(game, seats, options, seed, limit=stop, keep=1)
    for law in OF_POSITIONS:
        law(trial)


@pytest.mark.parametrize("name", orrery.games())
def test_every_game_keeps_the_law_of_pictures(name: str) -> None:
    for trial in played(name):
        law_12_pictures(trial)
