"""Search over complete runs of answers, compared under the same luck.

Where dice decide much and a single answer little, a simulation says more about its dice than about the answer. Here a sample is
a determinization with dice and draws of its own, and every run of answers that is still in question is played to the end of
the turn in it: what luck adds is the same for all and cancels out. A beam proposes the runs; after each share of the budget
the worse half of them is dropped (sequential halving).
"""

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.bots.beam import Line, best_of, complete_runs
from orrery.bots.evaluation import TIE_BREAK, rollout, values_of
from orrery.core.actions import Action
from orrery.core.perspective import Perspective
from orrery.core.protocol import Game, State
from orrery.core.rng import Rng
from orrery.core.values import OVER

WIDTH: Final[i64] = 16  # of the beam
PROPOSED: Final[i64] = 12  # runs to the end of the turn that are compared
UNFINISHED: Final[i64] = 8  # and such as others, or the dice, have to answer
HOPELESS: Final = 0.7  # of the best value: runs that look worse are not compared
MOST_SAMPLES: Final[i64] = 200  # for one round of comparisons: more tell nothing new
ASKING: Final = 0.004  # what it has to bring to ask somebody else for something


class Run:
    """Answers in a row, and what they were worth in the samples."""

    def __init__(self, answers: list[Action]) -> None:
        self.answers: Final = answers
        self.total = 0.0


class SameLuckSearch:
    """The runs that a seat may answer with now, the best of them first."""

    def __init__(self, game: Game, perspective: Perspective, rng: Rng) -> None:
        self.game: Final = game
        self.perspective: Final = perspective
        self.seat: Final[i64] = perspective.seat
        self.rng: Final = rng
        self.simulations: i64 = 0
        self.values = vec[float]([0.0] * len(perspective.teams()))
        self.runs = self.proposed(perspective.imagine(rng))

    def proposed(self, world: State) -> list[Run]:
        """The best runs to the end of the turn, as rollouts value it, and the best of the others, as the game judges them."""
        turn = world.turn_count
        finished: list[Line] = []
        others: list[Line] = []
        known: set[int] = set()
        lines = complete_runs(self.game, world, self.seat, WIDTH, self.rng)
        lines += complete_runs(self.game, world, self.seat, WIDTH, self.rng, estimated=True)
        for line in lines:
            key = line.world.key()
            if key in known:
                continue
            known.add(key)
            if line.world.turn_count > turn or line.world.turn() == OVER:
                values_of(self.game, line.world, self.values)
                finished.append(Line(line.answers, line.world, self.values[self.seat] + TIE_BREAK * self.rng.unit()))
            else:
                others.append(line)
        return [Run(line.answers) for line in [*hopeful(finished, PROPOSED), *hopeful(others, UNFINISHED)]]

    def run(self, simulations: i64, until: float) -> None:
        """Compare the runs in so many simulations; with a time, no longer than until then."""
        started = perf_counter() if until > 0.0 else 0.0
        rounds = halvings(len(self.runs))
        for number in range(rounds):
            share = float(number + 1) / float(rounds)
            end = started + (until - started) * share if until > 0.0 else 0.0
            for _ in range(MOST_SAMPLES):
                self.sample()
                if float(self.simulations) >= share * float(simulations) or (until > 0.0 and perf_counter() >= end):
                    break
            self.runs.sort(key=lambda run: -run.total)
            self.runs = self.runs[: (len(self.runs) + 1) // 2]

    def sample(self) -> None:
        """One determinization with its luck, for every run."""
        world = self.perspective.imagine(self.rng)
        luck = self.rng.word()
        for run in self.runs:
            run.total += self.played_out(world.clone(), run.answers, luck)
            self.simulations += 1

    def played_out(self, world: State, answers: list[Action], luck: i64) -> float:
        """What is found at the end of the turn, if everybody goes on by one-step lookahead."""
        count = world.turn_count
        cost = 0.0
        for answer in answers:
            world.apply(self.seat, answer)
        if world.turn_count == count:
            cost = ASKING if world.turn() >= 0 else 0.0
            rollout(self.game, world, self.seat, self.rng, 1, Rng(int(luck)))
        values_of(self.game, world, self.values)
        return self.values[self.seat] - cost

    def best(self) -> list[Action]:
        return self.runs[0].answers


def hopeful(lines: list[Line], most: i64) -> list[Line]:
    """The best lines, without those that are much worse than the first."""
    best = best_of(lines, most)
    return [line for line in best if line.value >= HOPELESS * best[0].value]


def halvings(runs: i64) -> i64:
    """How often half of the runs are dropped until one is left.

    >>> halvings(8), halvings(5), halvings(1)
    (3, 3, 0)
    """
    rounds: i64 = 0
    while runs > 1:
        runs = (runs + 1) // 2
        rounds += 1
    return rounds
