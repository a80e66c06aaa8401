"""A process that plays when it is told to, for as long as it is told, and answers how much it has done.

It reads tasks from standard input and writes results to standard output, one JSON line each; it ends with its input.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from itertools import count
from time import process_time

from orrery import catalog
from orrery.arena.peers import peer
from orrery.bots.mcts import Budget, SearchingBot
from orrery.core import NATURE, OVER, Perspective, Rng, State, Trace, random_playout

RANDOM = "random"  # decisions of random games
SEARCH = "search"  # simulations of a search
PEER = "peer"  # decisions of another library's random games
SIMULATIONS = 200  # at most, for one answer of the searching bot


@dataclass(frozen=True)
class Task:
    """What to do for some seconds; whole games or answers, so it may take a little longer."""

    kind: str
    game: str
    seats: int
    seconds: float

    def line(self) -> str:
        return json.dumps(asdict(self))


@cache
def games_of(name: str, seats: int) -> "Games":
    return Games(name, seats)


class Games:
    """The unending games of one box and number of seats: each task goes on where the last one stopped."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = catalog.game(name)
        self.seats = seats
        self.numbers = count(1)
        self.rng = Rng(1)
        self.searched: State = self.begun()
        self.bot = SearchingBot(self.game, self.rng, Budget(SIMULATIONS, "sims"))

    def begun(self) -> State:
        return self.game.start(self.seats, self.game.printed)

    def play(self) -> int:
        """One random game; how many decisions it had."""
        trace = Trace()
        random_playout(self.begun(), Rng(1, next(self.numbers)), self.game.longest, trace)
        return int(trace.decisions)

    def search(self) -> int:
        """One searched answer in a game that goes on at random; how many simulations it took."""
        state = self.at_a_choice()
        seat = state.turn()
        before = self.bot.simulations
        self.bot.forget()
        self.bot.choose(Perspective(state, seat))
        options = state.essential(seat)
        state.apply(seat, options[self.rng.below(len(options))])
        return self.bot.simulations - before

    def at_a_choice(self) -> State:
        """The game, or the next one, at the next question that has two answers or more."""
        while True:
            seat = self.searched.turn()
            if seat == OVER:
                self.searched = self.begun()
            elif seat == NATURE:
                self.searched.apply(seat, self.searched.chance(self.rng))
            elif len(options := self.searched.essential(seat)) > 1:
                return self.searched
            else:
                self.searched.apply(seat, options[0])


def step_of(task: Task) -> Callable[[], float]:
    """The smallest piece of a task; it tells how much it has done."""
    if task.kind == PEER:
        return peer(task.game).play
    games = games_of(task.game, task.seats)
    return games.search if task.kind == SEARCH else games.play


def timed(task: Task) -> tuple[float, float]:
    """What was done, and in how many seconds of the processor: a busy machine makes it wait, not slower."""
    step = step_of(task)
    done = 0.0
    start = process_time()
    while (taken := process_time() - start) < task.seconds:
        done += step()
    return done, taken


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(timed(Task(**json.loads(line)))), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
