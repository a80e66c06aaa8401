"""Positions that are handed to the laws, and trials that begin there."""

from pathlib import Path

import pytest

from orrery.testing import LAWS, Opening, law_1_replay, law_13_two_builds, openings, portrait, trials_from
from orrery.testing.openings import read_opening
from tests.core.miniatures import miniature

GAME = miniature("moorings")


def opening() -> Opening:
    """Moorings after its first answer."""
    state = GAME.start(2, GAME.options("lay=3"))
    state.apply(state.turn(), state.options(state.turn())[0])
    return Opening("the-second-answer", state.to_json())


def test_a_file_has_comments_and_a_position(tmp_path: Path) -> None:
    (tmp_path / "b.opening").write_text('; what is rare\n{"options": "lay=3",\n "turns": 4}\n', "utf-8")
    (tmp_path / "a.opening").write_text('{"options": ""}', "utf-8")
    assert [(found.name, found.options()) for found in openings(tmp_path)] == [("a", ""), ("b", "lay=3")]
    assert openings(tmp_path / "none") == []
    assert read_opening("b", (tmp_path / "b.opening").read_text("utf-8")).position["turns"] == 4


def test_a_trial_begins_where_its_opening_says() -> None:
    first, second = trials_from(GAME, [opening()], each=2)
    assert (first.seats, first.options.text()) == (2, "lay=3")
    assert portrait(first.positions[0].state) == portrait(GAME.load(opening().position))
    assert first.answers != second.answers and first.seed != second.seed


def test_all_laws_but_those_of_records_say_something_about_it() -> None:
    for trial in trials_from(GAME, [opening()], each=1):
        for law in LAWS:
            if law not in (law_1_replay, law_13_two_builds):
                law(trial)
        with pytest.raises(AssertionError, match="begins as the game does"):
            law_1_replay(trial)


def test_what_breaks_a_law_names_the_opening() -> None:
    (trial,) = trials_from(GAME, [opening()], each=1)
    problem = trial.broken(9, "something is wrong", trial.positions[0])
    assert str(problem).endswith("options 'lay=3', seed 1000, from 'the-second-answer', after 0 answers)")
