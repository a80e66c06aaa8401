"""A bot of one's own: it imagines what each answer leads to, and takes the one that it likes best. Run it with Python."""

import orrery
from orrery.bots import Bot, make_bot
from orrery.core import NATURE, OVER, Action, Game, Perspective, Rng, State, referee


class OneStepBot(Bot):
    """Looks one answer ahead, in a world that may be the true one."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, perspective: Perspective) -> Action:
        world = perspective.imagine(self.rng)
        return max(perspective.essential(), key=lambda answer: self.worth(world, perspective.seat, answer))

    def worth(self, world: State, seat: int, answer: Action) -> float:
        after = world.clone()
        after.apply(seat, answer)
        return self.game.judge(after, seat)


def play(game: Game, bots: list[Bot], rng: Rng) -> list[int]:
    """One game from the first question to the ranks."""
    state = game.start(len(bots), game.printed)
    while (seat := state.turn()) != OVER:
        answer = state.chance(rng) if seat == NATURE else bots[seat].choose(Perspective(state, seat))
        referee.play(state, seat, answer)
    outcome = state.outcome()
    assert outcome
    return outcome.ranks


if __name__ == "__main__":
    game = orrery.game("battlestar-galactica-1978")
    bots = [OneStepBot(game, Rng(1)), make_bot("clumsy", game, Rng(2))]
    won = sum(play(game, bots, Rng(3, stream)) == [1, 2] for stream in range(20))
    print(f"OneStepBot won {won} of 20 games against {'clumsy'!r}")
