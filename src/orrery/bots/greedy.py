"""The greedy bot: it plays its own questions to the end in its head, and takes the way that is judged best there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.bots.bot import Bot
from orrery.bots.worth import TIE, play_turns_out, worth
from orrery.core.actions import Action
from orrery.core.perspective import Perspective
from orrery.core.protocol import Game, State
from orrery.core.rng import Rng

WORLDS: Final = 6  # imagined where something is hidden; one is enough where nothing is
WIDTH: Final = 8  # ways kept at each question of a run
PLAYED_OUT: Final = 2  # worlds, and ways, where turns must be played out to tell answers apart
SURE: Final = 0.99  # a win that even a clumsy bot does not miss
LONGEST_RUN: Final = 40  # questions of one run that are looked through


class Line:
    """One way to go on: its first answer, and where it leads in each imagined world."""

    def __init__(self, first: i64, worlds: list[State]) -> None:
        self.first: Final = first
        self.worlds = worlds
        self.value = 0.0
        self.alike = False  # whether the judgement is the same in all of them


class GreedyBot(Bot):
    """Looks as far as its own run of consecutive questions, with a small beam. `blur` makes it err."""

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
        if worlds[0].secret() and spread_of(values) <= TIE:  # the judgement is mute about seals
            values = self.weighed(perspective.seat, worlds[:PLAYED_OUT], options, True)
        return options[self.preferred(values)]

    def preferred(self, values: vec[float]) -> i64:
        """The best, or with a blur what looks so to one who errs by a part of what there is between best and worst."""
        error = self.blur * spread_of(values)
        best = -1.0
        choice: i64 = 0
        for at in range(i64(len(values))):
            value = values[at]
            if value >= SURE:
                value += error  # more than any blur can add
            elif value >= 0.0 and error > 0.0:
                value += error * (self.rng.unit() - self.rng.unit())
            if value > best:
                best = value
                choice = at
        return choice

    def weighed(self, seat: i64, worlds: list[State], options: list[Action], revealed: bool) -> vec[float]:
        """The best that each option leads to at the end of the run; −1 where the beam went by."""
        values = vec[float]([-1.0] * len(options))
        beam = [Line(index, answered(worlds, seat, options[index])) for index in range(len(options))]
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
        """Find the mean over the worlds, equals told apart by luck; where a game is mute about seals, after the reveal."""
        total = 0.0
        least = 1.0
        for world in line.worlds:
            if revealed and world.turn() >= 0 and world.secret() and not asked(world, seat):
                play_turns_out(self.game, world, seat, self.rng, 1)
            value = worth(self.game, world, seat)
            total += value
            least = min(least, value)
        mean = total / float(len(line.worlds))
        line.alike = mean - least < TIE
        line.value = mean + TIE * self.rng.unit()


def spread_of(values: vec[float]) -> float:
    """What there is between the best and the worst; those that the beam went by are not known."""
    most = 0.0
    least = 1.0
    for value in values:
        if value >= 0.0:
            most = max(most, value)
            least = min(least, value)
    return max(0.0, most - least)


def narrow(beam: list[Line]) -> None:
    """Go on with one world where the judgement tells none from another."""
    for line in beam:
        if not line.alike:
            return
    for line in beam:
        line.worlds = line.worlds[:1]


def imagined(perspective: Perspective, rng: Rng) -> list[State]:
    """Worlds that may be the true one: a single one where two that are imagined do not differ."""
    worlds = [perspective.imagine(rng), perspective.imagine(rng)]
    if worlds[0].key() == worlds[1].key():
        return worlds[:1]
    while len(worlds) < WORLDS:
        worlds.append(perspective.imagine(rng))
    return worlds


def asked(world: State, seat: i64) -> bool:
    """Whether the seat owes an answer now, alone or together with others."""
    turn = world.turn()
    if turn == seat:
        return True
    return turn >= 0 and seat in world.waiting()


def answered(worlds: list[State], seat: i64, action: Action) -> list[State]:
    """Copies of the worlds after the seat's answer; a world where that cannot be answered stays as it is."""
    copies: list[State] = []
    for world in worlds:
        copy = world.clone()
        if len(worlds) == 1 or (asked(copy, seat) and action in copy.essential(seat)):
            copy.apply(seat, action)
        copies.append(copy)
    return copies


def best_lines(lines: list[Line], width: int) -> list[Line]:
    """The few that look best so far."""
    lines.sort(key=lambda line: -line.value)
    return lines[:width]


def continued(lines: list[Line], seat: i64) -> list[Line]:
    """Each line with each answer to its next question."""
    return [
        Line(line.first, answered(line.worlds, seat, option)) for line in lines for option in line.worlds[0].essential(seat)
    ]
