"""Search over whole turns, for games in which a turn is a long chain of small questions.

A tree over single answers would spend its simulations on the first few questions of a turn. Here a beam over the seat's own
questions proposes complete turns, and the simulations decide between these. Positions that differ only in the order of the
answers that led there are one: the beam knows them by their keys.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from orrery.bots.worth import TIE, likely_at_sight, worth
from orrery.core.actions import Action
from orrery.core.protocol import Game, State
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER

LONGEST_RUN: Final = 80  # questions of one turn that are looked through
LEAST_WIDTH: Final[i64] = 10  # lines that the beam keeps, and turns that it proposes, with few simulations
MOST_WIDTH: Final[i64] = 48  # and with many
FOR_EACH: Final[i64] = 20  # simulations for which one more turn is proposed
TRUST: Final = 2.0  # simulations that the judgement at the end of a turn is worth
DOUBT: Final = 0.08  # how much a turn that was tried seldom is preferred
LONGEST_PLAYOUT: Final = 400  # answers at sight before a position is judged


class Line:
    """Answers in a row, and where they lead."""

    def __init__(self, answers: list[Action], world: State, value: float) -> None:
        self.answers: Final = answers
        self.world: Final = world
        self.value: Final = value  # as judged there
        self.visits: i64 = 0
        self.total = 0.0

    def mean(self) -> float:
        """What was found, together with what was expected."""
        return (self.total + TRUST * self.value) / (float(self.visits) + TRUST)


class TurnSearch:
    """The turns that a seat may make now, and what simulations found about them."""

    def __init__(self, game: Game, seat: i64, rng: Rng) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.lines: list[Line] = []
        self.simulations: i64 = 0

    def propose(self, world: State, simulations: i64) -> None:
        """The best-judged complete turns, as many as the simulations can tell apart."""
        width = LEAST_WIDTH + simulations // FOR_EACH
        width = width if width < MOST_WIDTH else MOST_WIDTH
        finished: list[Line] = []
        beam = [Line([], world, 0.0)]
        for _ in range(LONGEST_RUN):
            following: list[Line] = []
            for line in self.continued(beam):
                if line.world.turn() == self.seat:
                    following.append(line)
                else:
                    finished.append(line)
            if not following:
                break
            beam = best_of(following, width)
        else:
            finished.extend(beam)
        self.lines = best_of(finished, width)

    def continued(self, beam: list[Line]) -> list[Line]:
        """Each line with each of its next answers; of those that lead to the same position one."""
        found: list[Line] = []
        known: set[int] = set()
        for line in beam:
            for answer in line.world.essential(self.seat):
                world = line.world.clone()
                world.apply(self.seat, answer)
                key = world.key()
                if key not in known:
                    known.add(key)
                    value = worth(self.game, world, self.seat) + TIE * self.rng.unit()
                    found.append(Line([*line.answers, answer], world, value))
        return found

    def run(self, simulations: i64, until: float) -> None:
        """So many simulations; with a time, no longer than until then."""
        if len(self.lines) < 2:
            return
        for _ in range(simulations):
            line = self.most_promising()
            line.total += self.simulate(line.world.clone())
            line.visits += 1
            self.simulations += 1
            if until > 0.0 and perf_counter() >= until:
                return

    def most_promising(self) -> Line:
        """UCB: the mean so far plus a bonus for lines that were tried seldom."""
        best = -1.0
        choice = self.lines[0]
        spread = log(float(self.simulations) + 2.0)
        for line in self.lines:
            promise = line.mean() + DOUBT * sqrt(spread / (float(line.visits) + 1.0))
            if promise > best:
                best = promise
                choice = line
        return choice

    def simulate(self, world: State) -> float:
        """Everybody's next turn at sight, with some luck, then the judgement."""
        end = world.turn_count + len(world.teams)
        for _ in range(LONGEST_PLAYOUT):
            turn = world.turn()
            if turn == OVER or world.turn_count >= end:
                break
            if turn == NATURE:
                world.apply(turn, world.chance(self.rng))
            else:
                options = world.essential(turn)
                world.apply(turn, options[likely_at_sight(self.game, world, turn, options, self.rng)])
        return worth(self.game, world, self.seat)

    def best(self) -> list[Action]:
        """The answers of the turn that was tried most often; of several the one that was worth most."""
        choice = self.lines[0]
        for line in self.lines:
            if line.visits > choice.visits or (line.visits == choice.visits and line.mean() > choice.mean()):
                choice = line
        return choice.answers


def best_of(lines: list[Line], width: i64) -> list[Line]:
    """The few that are judged best."""
    lines.sort(key=lambda line: -line.value)
    return lines[:width]
