"""The greedy bot: a beam search over its own consecutive questions, by the game's judgement at their end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.bots.bot import Bot
from orrery.bots.evaluation import TIE_BREAK, rollout, value_of
from orrery.core.actions import Action
from orrery.core.perspective import Perspective
from orrery.core.protocol import Game, State
from orrery.core.rng import Rng

WORLDS: Final = 6  # determinizations where something is hidden; one is enough where nothing is
WIDTH: Final = 8  # of the beam
PLAYED_OUT: Final = 2  # determinizations, and width of the beam, where rollouts are needed to tell answers apart
SURE: Final = 0.99  # a win that even a clumsy bot does not miss
LONGEST_RUN: Final = 40  # consecutive questions that are searched


class Line:
    """A sequence of answers: its first one, and the state that it leads to in each determinization."""

    def __init__(self, first: i64, worlds: list[State], shift: float) -> None:
        self.first: Final = first
        self.worlds = worlds
        self.shift = shift  # what the determinizations that were dropped add to the mean value
        self.value = 0.0
        self.deviations = vec[float]()  # of each determinization's value from their mean


class GreedyBot(Bot):
    """Searches as far as its own consecutive questions, with a small beam. `blur` adds an error to its values."""

    def __init__(self, game: Game, rng: Rng, blur: float = 0.0) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.blur: Final = blur

    def __reduce__(self) -> tuple[object, ...]:
        return GreedyBot, (self.game, self.rng, self.blur)

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.essential()
        if len(options) == 1:
            return options[0]
        worlds = imagined(perspective, self.rng)
        values = self.weighed(perspective.seat, worlds, options, False)
        if worlds[0].secret() and spread_of(values) <= TIE_BREAK:  # the judgement does not see sealed choices
            values = self.weighed(perspective.seat, worlds[:PLAYED_OUT], options, True)
        return options[self.preferred(values)]

    def preferred(self, values: vec[float]) -> i64:
        """The index of the highest value. A blur adds a random error in proportion to the spread of the values."""
        error = self.blur * spread_of(values)
        best = -1.0
        choice: i64 = 0
        for at in range(i64(len(values))):
            value = values[at]
            if value >= SURE:
                value += error  # more than any error
            elif value >= 0.0 and error > 0.0:
                value += error * (self.rng.unit() - self.rng.unit())
            if value > best:
                best = value
                choice = at
        return choice

    def weighed(self, seat: i64, worlds: list[State], options: list[Action], revealed: bool) -> vec[float]:
        """The best value that each option leads to; −1 where the beam dropped it."""
        values = vec[float]([-1.0] * len(options))
        beam = [Line(index, answered(worlds, seat, options[index]), 0.0) for index in range(len(options))]
        for _ in range(LONGEST_RUN):
            open_lines: list[Line] = []
            for line in beam:
                self.judge(line, seat, revealed)
                if asked(line.worlds[0], seat):
                    open_lines.append(line)
                elif line.value > values[line.first]:
                    values[line.first] = line.value
            if not open_lines:
                return values
            narrow(beam)
            beam = continued(best_lines(open_lines, PLAYED_OUT if revealed else WIDTH), seat)
        for line in beam:
            self.judge(line, seat, revealed)
            values[line.first] = max(values[line.first], line.value)
        return values

    def judge(self, line: Line, seat: i64, revealed: bool) -> None:
        """Set the mean value over the determinizations. With `revealed`, sealed choices are first played up to their reveal."""
        total = 0.0
        values = vec[float](capacity=WORLDS)
        for world in line.worlds:
            if revealed and world.turn() >= 0 and world.secret() and not asked(world, seat):
                rollout(self.game, world, seat, self.rng, 1)
            value = value_of(self.game, world, seat)
            total += value
            values = append(values, value)
        mean = total / float(len(values))
        for at in range(i64(len(values))):
            values[at] -= mean
        line.deviations = values
        line.value = mean + line.shift + TIE_BREAK * self.rng.unit()


def spread_of(values: vec[float]) -> float:
    """The difference between the best and the worst value; options that the beam dropped do not count."""
    most = 0.0
    least = 1.0
    for value in values:
        if value >= 0.0:
            most = max(most, value)
            least = min(least, value)
    return max(0.0, most - least)


def narrow(beam: list[Line]) -> None:
    """Go on with one determinization if all of them judge the lines alike, but for a constant."""
    expected = beam[0].deviations
    for line in beam:
        for at in range(i64(len(expected))):
            if abs(line.deviations[at] - expected[at]) >= TIE_BREAK:
                return
    for line in beam:
        line.worlds = line.worlds[:1]
        line.shift -= expected[0]


def imagined(perspective: Perspective, rng: Rng) -> list[State]:
    """Determinizations: a single one if two samples do not differ."""
    worlds = [perspective.imagine(rng), perspective.imagine(rng)]
    if worlds[0].key() == worlds[1].key():
        return worlds[:1]
    while len(worlds) < WORLDS:
        worlds.append(perspective.imagine(rng))
    return worlds


def asked(world: State, seat: i64) -> bool:
    """Whether the seat is asked now, alone or together with others."""
    turn = world.turn()
    if turn == seat:
        return True
    return turn >= 0 and seat in world.waiting()


def answered(worlds: list[State], seat: i64, action: Action) -> list[State]:
    """Copies of the states after the seat's answer; a state in which it is not legal stays as it is."""
    copies: list[State] = []
    for world in worlds:
        copy = world.clone()
        if len(worlds) == 1 or (asked(copy, seat) and action in copy.essential(seat)):
            copy.apply(seat, action)
        copies.append(copy)
    return copies


def best_lines(lines: list[Line], width: int) -> list[Line]:
    """The lines with the highest values."""
    lines.sort(key=lambda line: -line.value)
    return lines[:width]


def continued(lines: list[Line], seat: i64) -> list[Line]:
    """Each line with each answer to its next question."""
    return [
        Line(line.first, answered(line.worlds, seat, option), line.shift)
        for line in lines
        for option in line.worlds[0].essential(seat)
    ]
