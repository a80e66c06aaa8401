"""Questions put to Nature."""

from functools import partial

import pytest

from orrery import testing
from orrery.core import NATURE, Refusal, Rng
from orrery.testing import texts
from tests.core.miniatures import miniature
from tests.core.miniatures.jamming import Duel
from tests.core.miniatures.smugglers import Quay

SMUGGLERS = miniature("smugglers")
say = partial(testing.say, table=SMUGGLERS.table)


def dealt(*draws: int) -> Quay:
    state = SMUGGLERS.start(5, SMUGGLERS.printed)
    say(state, *(f"* draw {worth}" for worth in draws))
    assert isinstance(state, Quay)
    return state


def test_nature_may_draw_what_is_left_and_her_odds_are_its_share() -> None:
    state = dealt(*[5] * 9)
    assert texts(state, NATURE) == ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5"]
    assert state.odds() == [10 / 41] * 4 + [1 / 41]
    say(state, "* draw 5")
    assert texts(state, NATURE) == ["draw 1", "draw 2", "draw 3", "draw 4"]


def test_an_edited_draw_is_refused_like_any_answer() -> None:
    with pytest.raises(Refusal, match=r"\* cannot answer 'draw 5' to 'deal' \(rule SM-2\); legal: draw 1, draw 2"):
        dealt(*[5] * 11)


def test_nature_draws_by_her_odds() -> None:
    state, rng = dealt(*[5] * 9), Rng(1)
    drawn = [state.chance(rng).text for _ in range(4000)]
    assert abs(drawn.count("draw 1") - 4000 * 10 / 41) < 140
    assert abs(drawn.count("draw 5") - 4000 / 41) < 60


def test_nature_is_asked_alone_and_in_the_open() -> None:
    state = dealt(1)
    assert (state.turn(), state.waiting(), state.secret(), state.decision(NATURE).ask) == (NATURE, [], False, "deal")


def test_what_nature_shows_is_certain() -> None:
    game = miniature("jamming")
    state = game.start(2, game.printed)
    assert isinstance(state, Duel)
    kinds = ["scan", "fuel", "fuel", "fuel", "fuel", "fuel", "fuel", "jam", "fuel"]
    testing.say(state, *(f"* draw {kind}" for kind in kinds), "P1 play scan", "P1 discard fuel", "P2 pass", table=game.table)
    assert (texts(state, NATURE), state.odds(), state.chance(Rng(1)).text) == (["reveal"], [1.0], "reveal")
