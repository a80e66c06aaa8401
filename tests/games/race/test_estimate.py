"""The estimate between turns: chances that add up, better with more, and the judgement where nothing was fitted."""

import pytest

from orrery.core import OVER
from orrery.games.race.judgement.estimate import NAMES, WEIGHTS, WIDTH, described
from orrery.games.race.judgement.expectation import turns_left
from tests.games.race.positions import GAME, Sits, position
from tests.games.race.test_games import steps


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    for place, state in enumerate(steps(seats, "", seed=31)):
        if place % 50 == 0 and state.turn() != OVER:
            chances = [GAME.estimate(state, seat) for seat in range(seats)]
            assert sum(chances) == pytest.approx(1.0)
            assert all(0 < chance < 1 for chance in chances)


def test_more_is_better() -> None:
    rival = Sits(others=3)
    plain = GAME.estimate(position(Sits("Old Earth", others=3), rival), 0)
    for better in [Sits("Old Earth", others=3, chips=3), Sits("Old Earth, Spice World", others=3), Sits("Old Earth", others=5)]:
        assert GAME.estimate(position(better, rival), 0) > plain
    assert GAME.estimate(position(Sits("Gem World (good)"), rival), 0) > GAME.estimate(position(Sits("Gem World"), rival), 0)


def test_the_invasion_is_judged_as_before() -> None:
    for place, state in enumerate(steps(2, "mode=invasion", seed=3)):
        if place % 50 == 0:
            assert GAME.estimate(state, 1) == GAME.judge(state, 1)


def test_the_end_leaves_no_doubt() -> None:
    state = position(Sits(others=2, chips=7), Sits(others=5, chips=4))
    state.end("pool-empty")
    assert [GAME.estimate(state, seat) for seat in range(2)] == [1, 0]


def test_every_weight_has_its_name_and_every_card_its_place() -> None:
    assert len(NAMES) == WIDTH == len(set(NAMES))
    assert list(WEIGHTS) == NAMES
    state = position(Sits("Old Earth, Spice World", others=4), Sits(others=2))
    amounts = dict(zip(NAMES, described(state, 0, turns_left(state)), strict=True))
    assert amounts["placed old-earth"] == amounts["placed spice-world"] == 1.0
    assert amounts["held"] == pytest.approx(0.4)
    assert sum(amounts[name] for name in NAMES if name.startswith("held ")) == 4.0
