"""What every bot promises."""

import pytest

from orrery.bots import make_bot
from orrery.core import NATURE, OVER, Game, Perspective, Rng


@pytest.mark.parametrize("name", ["random", "clumsy", "greedy", "mcts:6sims"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_answer_any_position_legally(battlestar: Game, name: str, seats: int) -> None:
    state, rng = battlestar.start(seats, battlestar.options("free-battle")), Rng(seats)
    bot = make_bot(name, battlestar, Rng(7))
    for _ in range(150):
        seat = state.turn()
        if seat == OVER:
            break
        options = state.essential(seat)
        if seat == NATURE:
            state.apply(seat, state.chance(rng))
            continue
        assert bot.choose(Perspective(state, seat)) in state.options(seat)
        state.apply(seat, options[rng.below(len(options))])


def test_a_random_bot_gives_every_answer(steps: Game) -> None:
    bot = make_bot("random", steps, Rng(1))
    state = steps.start(2, steps.printed)
    assert {bot.choose(Perspective(state, 0)).text for _ in range(30)} == {"1", "2"}
