"""A bot of your own: it looks one answer ahead in a few sampled states. Run it with Python."""

import orrery
from orrery.bots import Bot, make_bot
from orrery.core import NATURE, OVER, Action, Game, Perspective, Rng, State, referee


class OneStepBot(Bot):
    """Takes the answer after which the game's judgement is best, on average over three imagined worlds."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game, self.rng = game, rng

    def choose(self, perspective: Perspective) -> Action:
        worlds = [perspective.imagine(self.rng) for _ in range(3)]
        return max(perspective.essential(), key=lambda answer: self.worth(worlds, perspective.seat, answer))

    def worth(self, worlds: list[State], seat: int, answer: Action) -> float:
        total = 0.0
        for world in worlds:
            after = world.clone()
            after.apply(seat, answer)
            total += self.game.judge(after, seat)
        return total


def play(game: Game, bots: list[Bot], rng: Rng) -> list[int]:
    """One game from the first question to the ranks."""
    state = game.start(len(bots), game.printed)
    while (seat := state.turn()) != OVER:
        answer = state.chance(rng) if seat == NATURE else bots[seat].choose(Perspective(state, seat))
        referee.play(state, seat, answer)
    outcome = state.outcome()
    return outcome.ranks if outcome else []


game = orrery.game("battlestar-galactica-1978")
won = sum(play(game, [OneStepBot(game, Rng(1)), make_bot("random", game, Rng(2))], Rng(3, k)) == [1, 2] for k in range(20))
print(f"OneStepBot won {won} of 20 games against random")
