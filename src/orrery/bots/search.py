"""Monte-Carlo search over imagined worlds, for any number of seats and teams; every seat wants the best for its team."""

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.bots.tree import NONE, UNSEEN, Tree
from orrery.bots.worth import likely_at_sight, play_turns_out, worth_after, worths
from orrery.core.actions import Action
from orrery.core.perspective import Perspective
from orrery.core.protocol import Game, State
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER

EXPLORE: Final = 0.5  # how much a doubtful answer is preferred to one that is known, in spreads of what was found
TRUST: Final[i64] = 5  # worlds in which an answer is judged at sight, and visits that this is worth
LEAST_SPREAD: Final = 0.01  # where all simulations find the same
FIRST_SPREAD: Final = 0.25  # of what simulations find, before any was made
AHEAD: Final[i64] = 2  # turns that are played out before a position is judged: the second shows what the first was good for
MANY: Final = 12  # outcomes of Nature that are still told apart
DEEPEST: Final[i64] = 400  # nodes on one way down
MOST_NODES: Final[i64] = 2_000_000
ALIKE: Final = 0.01  # under seal, answers that are worth as much as the favourite but for this are played, too,
MIXED: Final[i64] = 3  # if they have a third of its visits

Finding = tuple[int, int, int, float]  # an answer at the root: its place in the table, visits, offers, total


class Search:
    """A tree of what may happen from one seat's question on, and the simulations that make it grow."""

    def __init__(self, game: Game, seat: i64, seats: i64, rng: Rng) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng = rng
        self.tree = Tree()
        self.simulations: i64 = 0
        self.values = vec[float]([0.0] * seats)
        self.path = vec[i64]([0] * (DEEPEST + 2))
        self.depth: i64 = 0
        self.found = 4.0  # as if after four simulations: how many, and the sums of what they found for the searcher
        self.sum = 4.0 * 0.5
        self.squares = 4.0 * (0.25 + FIRST_SPREAD * FIRST_SPREAD)
        self.doubt = EXPLORE * FIRST_SPREAD
        self.fresh = False  # whether the latest choice was made at a node without children

    def run(self, perspective: Perspective, simulations: i64, until: float) -> None:
        """So many simulations, or fewer where more cannot change the favourite; with a time, no longer than until then."""
        for left in range(simulations - 1, -1, -1):
            self.simulate(perspective.imagine(self.rng))
            self.simulations += 1
            if self.lead() > left or (until > 0.0 and perf_counter() >= until):
                return

    def lead(self) -> i64:
        """By how many visits the favourite is ahead of all other answers at the root."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree.first[tree.root]
        while child != NONE:
            visits = tree.visits[child] if tree.who[child] == self.seat else 0
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
            child = tree.following[child]
        return most - second

    def simulate(self, world: State) -> None:
        """Go down the tree to where it ends, add what can be answered there, play on, judge, and tell all nodes."""
        world.reopen(self.seat)
        node = self.tree.root
        self.path[0] = node
        self.depth = 1
        self.fresh = False
        while self.depth < DEEPEST and not self.fresh:
            turn = self.seat if self.depth == 1 else world.turn()
            if turn == OVER:
                break
            if turn == NATURE:
                node = self.chance(node, world)
            elif turn != self.seat and world.secret():
                self.guess(world, turn)
            else:
                node = self.follow(node, world, turn)
        if self.fresh:
            play_turns_out(self.game, world, self.seat, self.rng, AHEAD)
        worths(self.game, world, self.values)
        self.tell()

    def tell(self) -> None:
        """Count the visit in every node of the way, and what it was worth to the one who answered."""
        tree = self.tree
        value = self.values[self.seat]
        self.found += 1.0
        self.sum += value
        self.squares += value * value
        mean = self.sum / self.found
        self.doubt = EXPLORE * sqrt(max(self.squares / self.found - mean * mean, LEAST_SPREAD * LEAST_SPREAD))
        for at in range(self.depth):
            node = self.path[at]
            tree.visits[node] += 1
            if tree.who[node] >= 0:
                tree.total[node] += self.values[tree.who[node]]

    def enter(self, node: i64) -> None:
        self.path[self.depth] = node
        self.depth += 1

    # A seat answers

    def follow(self, node: i64, world: State, seat: i64) -> i64:
        """One answer for all to see; below what the searcher does not see, its answers share one node."""
        child = self.select(node, seat, world)
        if child == NONE:
            self.fresh = True
            return node
        action = self.game.table.actions[self.tree.answer[child]]
        seen = world.heard(self.seat, seat, action) == action.text
        self.enter(child)
        world.apply(seat, action)
        return child if seen or seat == self.seat else self.unseen(node, seat)

    def guess(self, world: State, seat: i64) -> None:
        """Another's answer under seal: nobody knows it, but the better it looks to that seat the likelier it is."""
        options = world.essential(seat)
        world.apply(seat, options[likely_at_sight(self.game, world, seat, options, self.rng)])

    def select(self, node: i64, seat: i64, world: State) -> i64:
        """The child that promises most to the seat; options that are new to the tree are added to it."""
        tree = self.tree
        children = vec[i64](capacity=16)
        likely = tree.first[node]
        self.fresh = True
        for option in world.essential(seat):
            child = likely
            if child == NONE or tree.answer[child] != option.index or tree.who[child] != seat:
                child = tree.child(node, seat, option.index)
            if child != NONE:
                self.fresh = False
            elif tree.size < MOST_NODES:
                child = tree.grow(node, seat, option.index, 0.0)
            else:
                continue
            likely = tree.following[child]  # options come in the same order, mostly
            children = append(children, child)
            tree.offered[child] += 1
            if tree.offered[child] <= TRUST:  # a mean over worlds, too: it may hang on what is hidden
                expected = worth_after(self.game, world, seat, option, self.rng)
                tree.prior[child] += (expected - tree.prior[child]) / float(tree.offered[child])
        return self.most_promising(children)

    def most_promising(self, children: vec[i64]) -> i64:
        """The best of these; where all did better or worse than was expected of them, so will those not tried yet."""
        tree = self.tree
        visits = 0.0
        surprise = 0.0
        for child in children:
            visits += float(tree.visits[child])
            surprise += tree.total[child] - float(tree.visits[child]) * tree.prior[child]
        if visits > 0.0:
            surprise /= visits
        best = -2.0
        choice = NONE
        for child in children:
            promise = self.promise(child, surprise)
            if promise > best:
                best = promise
                choice = child
        return choice

    def promise(self, child: i64, surprise: float) -> float:
        """What an answer was worth so far, what was expected of it counted as some visits, and more for each doubt."""
        tree = self.tree
        visits = float(tree.visits[child])
        mean = (tree.total[child] + float(TRUST) * (tree.prior[child] + surprise)) / (visits + float(TRUST))
        return mean + self.doubt * sqrt(log(float(tree.offered[child])) / (visits + 1.0))

    # Nature answers

    def chance(self, node: i64, world: State) -> i64:
        """Few outcomes that all may see have a node each; others share one."""
        action = world.chance(self.rng)
        options = world.options(NATURE)
        if len(options) > MANY or world.heard(self.seat, NATURE, action) != action.text:
            world.apply(NATURE, action)
            return self.unseen(node, NATURE)
        if len(options) > 1:
            action = self.overdue(node, world.odds(), options)
        child = self.tree.child(node, NATURE, action.index)
        if child == NONE:
            child = self.tree.grow(node, NATURE, action.index, 0.0)
        self.enter(child)
        world.apply(NATURE, action)
        return child

    def overdue(self, node: i64, odds: list[float], options: list[Action]) -> Action:
        """One of the outcomes that came less often here than their odds promise, each by what it lacks."""
        tree = self.tree
        visits = float(tree.visits[node] + 1)
        lacking = vec[float]([0.0] * len(options))
        total = 0.0
        for at in range(i64(len(options))):
            child = tree.child(node, NATURE, options[at].index)
            lack = odds[at] * visits - (float(tree.visits[child]) if child != NONE else 0.0)
            if lack > 0.0:
                lacking[at] = lack
                total += lack
        mark = self.rng.unit() * total
        for at in range(i64(len(options))):
            mark -= lacking[at]
            if mark < 0.0:
                return options[at]
        return options[-1]

    def unseen(self, node: i64, who: i64) -> i64:
        """The node below which it is not known what was answered."""
        child = self.tree.child(node, who, UNSEEN)
        if child == NONE:
            child = self.tree.grow(node, who, UNSEEN, 0.0)
        self.enter(child)
        return child

    # What was found

    def visits(self, option: Action) -> i64:
        child = self.tree.child(self.tree.root, self.seat, option.index)
        return self.tree.visits[child] if child != NONE else 0

    def favourite(self, options: list[Action]) -> Action:
        """The answer that was tried most often; of several the one that was worth most."""
        tree = self.tree
        best = options[0]
        most: i64 = -1
        top = 0.0
        for option in options:
            child = tree.child(tree.root, self.seat, option.index)
            if child != NONE and (tree.visits[child] > most or (tree.visits[child] == most and tree.total[child] > top)):
                best, most, top = option, tree.visits[child], tree.total[child]
        return best

    def mixture(self, options: list[Action]) -> Action:
        """One of the answers that are as good as the favourite, as often as they were tried: who can be read is beaten."""
        favourite = self.favourite(options)
        least = self.mean(favourite) - ALIKE
        often = self.visits(favourite) // MIXED
        weights = [
            self.visits(option) if self.mean(option) >= least and self.visits(option) > often else 0 for option in options
        ]
        mark = self.rng.below(max(1, sum(weights)))
        for option, weight in zip(options, weights, strict=True):
            mark -= weight
            if mark < 0:
                return option
        return favourite

    def mean(self, option: Action) -> float:
        """What an answer was worth so far."""
        child = self.tree.child(self.tree.root, self.seat, option.index)
        return self.tree.total[child] / float(max(1, self.tree.visits[child])) if child != NONE else 0.0

    def findings(self) -> list[Finding]:
        """All that is known of the searcher's own answers at the root."""
        tree = self.tree
        return [
            (int(tree.answer[child]), int(tree.visits[child]), int(tree.offered[child]), tree.total[child])
            for child in tree.children(tree.root)
            if tree.who[child] == self.seat
        ]

    def learn(self, findings: list[Finding], simulations: i64) -> None:
        """Add what another search from the same root has found."""
        tree = self.tree
        self.simulations += simulations
        tree.visits[tree.root] += simulations
        for answer, visits, offers, total in findings:
            child = tree.child(tree.root, self.seat, answer)
            if child == NONE:
                child = tree.grow(tree.root, self.seat, answer, 0.5)
            tree.visits[child] += visits
            tree.offered[child] += offers
            tree.total[child] += total
