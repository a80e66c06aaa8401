"""Random games that are remembered."""

import pytest

from orrery.core import OVER, Options, Refusal, Rng, fingerprint
from orrery.testing import LawError, Trial, portrait, settings, trials
from orrery.testing.trial import askers
from tests.core.miniatures import miniature

GAME = miniature("smugglers")


def test_a_trial_is_the_same_each_time_it_is_played() -> None:
    one, two = (Trial(GAME, 3, GAME.printed, 5) for _ in range(2))
    assert one.answers == two.answers
    assert [position.where for position in one.positions] == [position.where for position in two.positions]
    assert Trial(GAME, 3, GAME.printed, 6).answers != one.answers


def test_a_trial_runs_to_the_end_or_to_its_limit() -> None:
    assert Trial(GAME, 3, GAME.printed, 5).last.turn() == OVER
    assert len(Trial(GAME, 3, GAME.printed, 5, limit=7).answers) == 7


def test_seats_that_are_asked_together_answer_in_any_order() -> None:
    firsts = set()
    for seed in range(20):
        trial = Trial(GAME, 3, GAME.printed, seed, limit=17)
        firsts.add(trial.answers[-1][0])
    assert firsts == {0, 1, 2}


def test_answers_that_are_not_essential_are_given_too() -> None:
    game = miniature("moorings")
    assert any(Trial(game, 2, game.options("lay=3"), seed, limit=1).answers[0][1].index > 9 for seed in range(60))


def test_positions_are_the_first_the_last_some_between_and_some_imagined() -> None:
    trial = Trial(GAME, 3, GAME.printed, 5, keep=2)
    count = len(trial.answers)
    places = [position.where for position in trial.positions]
    assert (places[0], places[3], len(places)) == ("after 0 answers", f"after {count} answers", 6)
    assert all(where.endswith("imagines it") for where in places[4:])
    assert fingerprint(trial.positions[3].state) == fingerprint(trial.last)


def test_a_position_can_be_built_again() -> None:
    for position in Trial(GAME, 3, GAME.printed, 5).positions:
        again = position.build()
        assert again is not position.state and portrait(again) == portrait(position.state)


def test_a_broken_law_says_how_to_reproduce_it() -> None:
    trial = Trial(GAME, 3, GAME.options("dark"), 5, keep=0)
    problem = trial.broken(7, "something is wrong", trial.positions[0])
    assert isinstance(problem, LawError)
    assert str(problem) == (
        "law 7 does not hold: something is wrong (smugglers, 3 seats, options 'dark', seed 5, after 0 answers)"
    )


def test_every_number_of_seats_every_value_and_combinations_are_tried() -> None:
    found = [(seats, options.text()) for seats, options in settings(GAME, Rng(1), combinations=5)]
    assert [seats for seats, text in found[:4]] == [2, 3, 4, 5] and {text for _, text in found[:4]} == {""}
    assert [text for _, text in found[4:8]] == ["hold", "dark", "rounds=1", "rounds=2"]
    assert len(found) == 13
    assert len(list(trials(miniature("moorings"), combinations=0, limit=1))) == 6


def test_combinations_are_distinct_while_there_are_enough() -> None:
    found = [(seats, options.text()) for seats, options in settings(miniature("moorings"), Rng(1), combinations=60)]
    ways = {(seats, options.text()) for seats, options in settings(miniature("moorings"), Rng(2), combinations=500)}
    assert set(found) == ways and len(found) > len(ways)


def test_combinations_that_a_game_refuses_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    start = type(GAME).start

    def strict(self: object, seats: int, options: Options) -> object:
        if options.is_on("dark") and seats > 2:
            raise Refusal("it is only dark for two")
        return start(self, seats, options)  # type: ignore[arg-type]

    monkeypatch.setattr(type(GAME), "start", strict)
    found = settings(GAME, Rng(1))
    assert {seats for seats, options in found if options.is_on("dark")} == {2}
    assert len(found) == 4 + 4 + 30


def test_a_value_that_no_number_of_seats_can_play_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game = miniature("moorings")
    start = type(game).start

    def strict(self: object, seats: int, options: Options) -> object:
        if options.value("lay") == "3":
            raise Refusal("three are too many")
        return start(self, seats, options)  # type: ignore[arg-type]

    monkeypatch.setattr(type(game), "start", strict)
    with pytest.raises(AssertionError, match="no number of seats can play moorings with lay=3"):
        settings(game, Rng(1))


def test_nobody_is_asked_when_the_game_is_over() -> None:
    assert askers(Trial(GAME, 2, GAME.printed, 1).last) == []
