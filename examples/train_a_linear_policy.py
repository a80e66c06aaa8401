"""A small learner: fit the results of random games by least squares, then choose the answer with the highest prediction."""

import sys
from functools import partial

import numpy as np

import orrery
from orrery.bots import RandomBot
from orrery.core import NATURE, OVER, Action, Perspective, Rng
from orrery.envs import Observer, rollouts

game = orrery.game("battlestar-galactica-1978")
observer, luck, wins = Observer(game, seats=2, picks=False), Rng(2), 0
watched, played = [int(count) for count in sys.argv[1:]] or [16, 20]
seen = rollouts(game, "random", games=watched, seats=2, seed=1)
left = np.bincount(seen.games).cumsum()[seen.games] - np.arange(len(seen.games))
target = seen.returns * 0.98**left  # the last answers of a game have most to do with its result
weights = np.linalg.lstsq(seen.observations, target, rcond=1e-5)[0]


def promise(mine: Perspective, action: Action) -> float:
    """Try an answer in a world that the seat can imagine; what is good for the rival there is as bad for oneself."""
    world = mine.imagine(luck)
    world.apply(mine.seat, action)
    while (asked := world.turn()) == NATURE:
        world.apply(NATURE, world.chance(luck))
    return 1.0 if asked == OVER else float(observer.vector(world, asked) @ weights) * (1 if asked == mine.seat else -1)


for number in range(played):
    state, learner, rival = game.start(2, game.printed), number % 2, RandomBot(luck)
    while (seat := state.turn()) != OVER and state.turn_count < 400:
        here = Perspective(state, seat)
        if seat == learner:
            state.apply(seat, max(here.options(), key=partial(promise, here)))
        else:
            state.apply(seat, state.chance(luck) if seat == NATURE else rival.choose(here))
    wins += (result := state.outcome()) is not None and result.ranks[learner] == 1
print(f"after {len(seen.actions)} decisions of random play, it wins {wins} of {played} games against it")
