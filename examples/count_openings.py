"""Statistics over many games: where the first ship flies, and how often it wins from there when all play at random."""

import sys
from collections import Counter

import orrery
from orrery.core import NATURE, Rng, Trace, random_playout

games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
game = orrery.game("battlestar-galactica-1978")
luck = Rng(1)
played: Counter[str] = Counter()
won: Counter[str] = Counter()
decisions = 0

for _ in range(games):
    rng = luck.fork()
    state = game.start(2, game.options(""))
    while (first := state.turn()) == NATURE:
        state.apply(NATURE, state.chance(rng))
    options = state.essential(first)
    opening = options[rng.below(len(options))]
    state.apply(first, opening)

    trace = Trace()
    random_playout(state, rng, game.longest, trace)
    decisions += 1 + trace.decisions
    outcome = state.outcome()
    played[opening.text] += 1
    won[opening.text] += outcome is not None and outcome.ranks[first] == 1

print(f"{games} games, {decisions} decisions; whoever began won {sum(won.values()) / games:.0%}")
for opening_text, count in played.most_common(5):
    print(f"{opening_text:10} played {count:3} times, won {won[opening_text] / count:.0%}")
