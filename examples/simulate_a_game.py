"""The whole of a match: ask whoever is asked, Nature included, until nobody is; three bots play Battlestar Galactica."""

import sys

import orrery
from orrery.bots import make_bot
from orrery.core import NATURE, OVER, Perspective, Rng, name
from orrery.core.referee import play

SEATS = 3

game = orrery.game("battlestar-galactica-1978")
rng = Rng(int(sys.argv[1]) if len(sys.argv) > 1 else 1978)
bots = [make_bot("random", game, rng.fork()) for _ in range(SEATS)]
state = game.start(SEATS, game.options(""))
answers = 0

while (seat := state.turn()) != OVER:
    action = state.chance(rng) if seat == NATURE else bots[seat].choose(Perspective(state, seat))
    if answers < 20:
        print(name(seat), action.text)
    play(state, seat, action)
    answers += 1

outcome = state.outcome()
assert outcome is not None
print(f"… after {answers} answers {name(outcome.ranks.index(1))} wins: {outcome.reason}")
