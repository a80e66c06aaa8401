"""Search over whole turns, for games of open information in which a turn is a long chain of small questions.

A tree over single answers would spend its simulations on the first few questions of a turn. Here a node is a position between
two turns. A beam over the questions of the seat on turn proposes complete turns, and the tree is searched over these.
Positions that differ only in the order of the answers that led there are one: the beam knows them by their keys.

The turns that are judged best are judged again after the best reply to them, before any simulation: a turn that offers the
next player too much falls behind at once.

At first, what follows a turn is rolled out by sampled one-step lookahead, which is quick. Once a turn was tried often, replies
to it are proposed by a beam of their own and searched like the turn itself, and so on. So more simulations do not only measure
more exactly how a turn fares against sampled replies: they find out how it fares against good ones.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.bots.beam import Line, complete_runs
from orrery.bots.evaluation import sample_softmax, value_of, values_of
from orrery.core.actions import Action
from orrery.core.protocol import Game, State
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER

LEAST_WIDTH: Final[i64] = 10  # lines that the beam keeps, and turns that it proposes, with few simulations
MOST_WIDTH: Final[i64] = 48  # and with many
FOR_EACH: Final[i64] = 20  # simulations for which one more turn is proposed
FORESEEN: Final[i64] = 8  # of the proposed turns, those whose best reply is looked for before any simulation
FORESEEN_WIDTH: Final[i64] = 6  # of the beam that looks for it
REPLIES: Final[i64] = 4  # lines of the beam for replies, and replies that it proposes
TRIED: Final[i64] = 40  # visits after which replies to a turn are searched, too
ENOUGH: Final[i64] = 1000  # simulations for that: with fewer, turns that are replied to could not be told from others
TRUST: Final = 2.0  # simulations that the judgement at the end of a turn is worth
DOUBT: Final = 0.08  # how much a turn that was tried seldom is preferred
LONGEST_PLAYOUT: Final = 400  # answers of a rollout before the position is judged


class Turn:
    """A complete turn: the answers that lead to it from its parent, and what simulations found beyond it."""

    def __init__(self, answers: list[Action], value: float) -> None:
        self.answers: Final = answers
        self.value = value  # expected for the seat whose turn it was: judged at its end, later after the best reply
        self.visits: i64 = 0
        self.found: i64 = 0  # visits since that was expected
        self.total = 0.0  # of what these found
        self.world: State | None = None  # kept once the turn was visited
        self.mover: i64 = OVER  # whose turn follows
        self.replies: list[Turn] = []

    def arrive(self, parent: "Turn", rng: Rng) -> None:
        """Play the turn."""
        assert parent.world is not None, "a turn is visited after the one before it"
        world = parent.world.clone()
        for answer in self.answers:
            world.apply(parent.mover, answer)
        while world.turn() == NATURE:
            world.apply(NATURE, world.chance(rng))
        self.world = world
        self.mover = world.turn()

    def expect(self, value: float) -> None:
        """Begin anew with another expectation."""
        self.value = value
        self.found = 0
        self.total = 0.0

    def count(self, value: float) -> None:
        self.visits += 1
        self.found += 1
        self.total += value

    def mean(self) -> float:
        """What was found, together with what was expected."""
        return (self.total + TRUST * self.value) / (float(self.found) + TRUST)


class TurnSearch:
    """The turns that a seat may make now, and what simulations found about them."""

    def __init__(self, game: Game, seat: i64, rng: Rng) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.root = Turn([], 0.0)
        self.simulations: i64 = 0
        self.deep = False  # whether replies are searched
        self.values = vec[float]()

    def propose(self, world: State, simulations: i64) -> None:
        """The best-judged complete turns, as many as the simulations can tell apart."""
        width = LEAST_WIDTH + simulations // FOR_EACH
        width = width if width < MOST_WIDTH else MOST_WIDTH
        self.values = vec[float]([0.0] * len(world.teams))
        self.root.world = world
        self.deep = simulations >= ENOUGH
        self.root.mover = self.seat
        self.root.replies = [Turn(line.answers, line.value) for line in self.turns(world, self.seat, width)]
        for turn in self.root.replies[:FORESEEN]:
            self.foresee(turn)

    def foresee(self, turn: Turn) -> None:
        """Expect of a turn what it is worth after the best reply to it."""
        turn.arrive(self.root, self.rng)
        assert turn.world is not None, "a turn leads somewhere"
        if turn.mover != OVER and turn.mover != self.seat:
            turn.value = value_of(self.game, self.turns(turn.world, turn.mover, FORESEEN_WIDTH)[0].world, self.seat)

    def turns(self, world: State, seat: i64, width: i64) -> list[Line]:
        """The complete turns of a seat that are judged best."""
        return complete_runs(self.game, world, seat, width, self.rng)[:width]

    def run(self, simulations: i64, until: float) -> None:
        """So many simulations; with a time, no longer than until then."""
        if len(self.root.replies) < 2:
            return
        for _ in range(simulations):
            self.simulate()
            self.simulations += 1
            if until > 0.0 and perf_counter() >= until:
                return

    def simulate(self) -> None:
        """Select a turn without replies, roll out from there, and back up the result along the path."""
        node = self.root
        path = [node]
        while node.replies:
            child = self.most_promising(node)
            if child.world is None:
                child.arrive(node, self.rng)
            elif self.deep and child.visits == TRIED and child.mover != OVER:
                self.reply(node, child)
            node = child
            path.append(node)
        self.play_on(node)
        for k in range(1, len(path)):
            path[k].count(self.values[path[k - 1].mover])
        self.root.visits += 1

    def reply(self, parent: Turn, turn: Turn) -> None:
        """Propose replies to a turn that was tried often; what was found before, with sampled replies, is dropped."""
        assert turn.world is not None, "a turn is replied to after a visit"
        lines = self.turns(turn.world, turn.mover, REPLIES)
        turn.replies = [Turn(line.answers, line.value) for line in lines]
        turn.expect(value_of(self.game, lines[0].world, parent.mover))

    def play_on(self, turn: Turn) -> None:
        """Rollout: everybody's next turn, sampled, then the game's judgement."""
        assert turn.world is not None
        world = turn.world.clone()
        end = world.turn_count + len(world.teams)
        for _ in range(LONGEST_PLAYOUT):
            seat = world.turn()
            if seat == OVER or world.turn_count >= end:
                break
            if seat == NATURE:
                world.apply(seat, world.chance(self.rng))
            else:
                options = world.essential(seat)
                world.apply(seat, options[sample_softmax(self.game, world, seat, options, self.rng)])
        values_of(self.game, world, self.values)

    def most_promising(self, node: Turn) -> Turn:
        """UCB: the mean so far plus a bonus for turns that were tried seldom."""
        best = -1.0
        choice = node.replies[0]
        spread = log(float(node.visits) + 2.0)
        for turn in node.replies:
            promise = turn.mean() + DOUBT * sqrt(spread / (float(turn.visits) + 1.0))
            if promise > best:
                best = promise
                choice = turn
        return choice

    def best(self) -> list[Action]:
        """The answers of the turn that was tried most often; of several the one that was worth most."""
        choice = self.root.replies[0]
        for turn in self.root.replies:
            if turn.visits > choice.visits or (turn.visits == choice.visits and turn.mean() > choice.mean()):
                choice = turn
        return choice.answers
