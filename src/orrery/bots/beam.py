"""A beam search over a seat's own consecutive questions: the complete runs of answers that are judged best."""

from typing import Final

from mypy_extensions import i64

from orrery.bots.evaluation import TIE_BREAK, value_of
from orrery.core.actions import Action
from orrery.core.protocol import Game, State
from orrery.core.rng import Rng

LONGEST_RUN: Final = 80  # questions of one run that are looked through


class Line:
    """Answers in a row, and where they lead."""

    def __init__(self, answers: list[Action], world: State, value: float) -> None:
        self.answers: Final = answers
        self.world: Final = world
        self.value: Final = value  # as judged there, for the seat that answered


def complete_runs(game: Game, world: State, seat: i64, width: i64, rng: Rng, estimated: bool = False) -> list[Line]:
    """All that the beam finds until somebody else is asked, each position once, the best first.

    Lines are compared by the game's judgement, or by its estimate.
    """
    finished: list[Line] = []
    known: set[int] = set()  # positions at the end of a run: a way there and back again leads to one of them, too
    beam = [Line([], world, 0.0)]
    for _ in range(LONGEST_RUN):
        following: list[Line] = []
        for line in continued(game, beam, seat, rng, estimated):
            if line.world.turn() == seat:
                following.append(line)
                continue
            key = line.world.key()
            if key not in known:
                known.add(key)
                finished.append(line)
        if not following:
            break
        beam = best_of(following, width)
    else:
        finished.extend(beam)
    return best_of(finished, len(finished))


def continued(game: Game, beam: list[Line], seat: i64, rng: Rng, estimated: bool) -> list[Line]:
    """Each line with each of its next answers; of those that lead to the same position one."""
    found: list[Line] = []
    known: set[int] = set()
    for line in beam:
        for answer in line.world.essential(seat):
            world = line.world.clone()
            world.apply(seat, answer)
            key = world.key()
            if key not in known:
                known.add(key)
                value = value_of(game, world, seat, estimated) + TIE_BREAK * rng.unit()
                found.append(Line([*line.answers, answer], world, value))
    return found


def best_of(lines: list[Line], width: i64) -> list[Line]:
    """The few that are judged best."""
    lines.sort(key=lambda line: -line.value)
    return lines[:width]
