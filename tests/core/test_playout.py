"""Random playouts."""

from orrery.core import OVER, Rng, Trace, fingerprint, random_playout
from tests.core.miniatures import miniature

GAME = miniature("freighters")


def played(seed: int, longest: int = 2000) -> tuple[Trace, str]:
    state, trace = GAME.start(2, GAME.printed), Trace()
    random_playout(state, Rng(seed), longest, trace)
    return trace, fingerprint(state)


def test_random_play_goes_to_the_end() -> None:
    state, trace = GAME.start(2, GAME.printed), Trace()
    random_playout(state, Rng(1), 2000, trace)
    assert state.turn() == OVER and state.outcome() is not None
    assert 0 < trace.decisions < trace.answers  # nature's answers are not decisions


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    (one, end), (two, same) = played(1), played(1)
    assert (one.digest(), end) == (two.digest(), same)
    assert played(2)[0].digest() != one.digest()


def test_random_play_stops_at_the_limit() -> None:
    trace, _ = played(1, 10)
    assert trace.answers == 10


def test_the_digest_depends_on_who_answered_and_on_the_order() -> None:
    digests = set()
    for answers in ([(0, 1), (1, 2)], [(1, 2), (0, 1)], [(1, 1), (0, 2)], [(0, 1)]):
        trace = Trace()
        for seat, index in answers:
            trace.note(seat, index)
        digests.add(trace.digest())
    assert len(digests) == 4


def test_only_essential_answers_are_played() -> None:
    game = miniature("moorings")
    for seed in range(10):
        state = game.start(2, game.options("lay=3"))
        trace = Trace()
        random_playout(state, Rng(seed), 2, trace)
        laid = state.to_json()["laid"]
        assert isinstance(laid, list) and laid[0] <= 9 and laid[1] <= 10  # never so high that the rest cannot follow
