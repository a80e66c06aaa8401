"""Information-set Monte-Carlo tree search, for any number of seats and teams.

Each simulation samples a determinization: a state that agrees with all the searcher may know. It then runs the four steps of
MCTS: selection by upper confidence bounds, expansion of a leaf, a short rollout, and backpropagation of a value per seat. Nodes
are actions as the searcher sees them, so determinizations share one tree. An action may be legal in some of them only; its
bound therefore grows with the number of times it was available, not with its parent's visits.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.bots.evaluation import rollout, sample_softmax, value_after, values_of
from orrery.bots.tree import HIDDEN, NONE, Tree
from orrery.core.actions import Action
from orrery.core.perspective import Perspective
from orrery.core.protocol import Game, State
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER

EXPLORATION: Final = 0.5  # weight of the exploration bonus, in standard deviations of the values found
PRIOR_VISITS: Final[i64] = 5  # visits that the prior counts for, and determinizations over which it is averaged
FIRST_DEVIATION: Final = 0.25  # of the values, before any simulation
LEAST_DEVIATION: Final = 0.01  # where all simulations find the same value
ROLLOUT_TURNS: Final[i64] = 2  # turns played before a position is judged: the second shows what the first was good for
MOST_OUTCOMES: Final = 12  # outcomes of a chance node that are still told apart
MAX_DEPTH: Final[i64] = 400
MAX_NODES: Final[i64] = 2_000_000
MIXING_MARGIN: Final = 0.01  # a sealed choice is mixed over all actions whose mean is within this of the best
MIXING_SHARE: Final[i64] = 3  # and which have more than a third of its visits

RootChild = tuple[int, int, int, float]  # an action at the root: its index in the table, visits, availability, value sum


class Search:
    """A search tree, rooted at one seat's question."""

    def __init__(self, game: Game, seat: i64, seats: i64, rng: Rng) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng = rng
        self.tree = Tree()
        self.simulations: i64 = 0
        self.values = vec[float]([0.0] * seats)  # of the latest simulation, by seat
        self.path = vec[i64]([0] * (MAX_DEPTH + 2))  # the nodes of the latest simulation
        self.depth: i64 = 0
        self.count = 4.0  # of values found for the searcher, as if after four simulations, with their sum and squares
        self.value_sum = 4.0 * 0.5
        self.square_sum = 4.0 * (0.25 + FIRST_DEVIATION * FIRST_DEVIATION)
        self.exploration = EXPLORATION * FIRST_DEVIATION
        self.at_leaf = False  # whether selection has come to a node that had no children

    def run(self, perspective: Perspective, simulations: i64, until: float) -> None:
        """So many simulations. Stop before if more cannot change the most visited action, or at the time `until`."""
        for left in range(simulations - 1, -1, -1):
            self.simulate(perspective.imagine(self.rng))
            self.simulations += 1
            if self.lead() > left or (until > 0.0 and perf_counter() >= until):
                return

    def lead(self) -> i64:
        """By how many visits the most visited action at the root leads."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree.first_child[tree.root]
        while child != NONE:
            visits = tree.visits[child] if tree.player[child] == self.seat else 0
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
            child = tree.next_sibling[child]
        return most - second

    def simulate(self, state: State) -> None:
        """Selection and expansion, rollout, backpropagation, in one determinization."""
        state.reopen(self.seat)
        node = self.tree.root
        self.path[0] = node
        self.depth = 1
        self.at_leaf = False
        while self.depth < MAX_DEPTH and not self.at_leaf:
            player = self.seat if self.depth == 1 else state.turn()
            if player == OVER:
                break
            if player == NATURE:
                node = self.sample_chance(node, state)
            elif player != self.seat and state.secret():
                self.guess_sealed(state, player)
            else:
                node = self.descend(node, state, player)
        if self.at_leaf:
            rollout(self.game, state, self.seat, self.rng, ROLLOUT_TURNS)
        values_of(self.game, state, self.values)
        self.backpropagate()

    def backpropagate(self) -> None:
        """Add the visit to every node of the path, with its value for the player of that node."""
        tree = self.tree
        value = self.values[self.seat]
        self.count += 1.0
        self.value_sum += value
        self.square_sum += value * value
        mean = self.value_sum / self.count
        variance = max(self.square_sum / self.count - mean * mean, LEAST_DEVIATION * LEAST_DEVIATION)
        self.exploration = EXPLORATION * sqrt(variance)
        for at in range(self.depth):
            node = self.path[at]
            tree.visits[node] += 1
            if tree.player[node] >= 0:
                tree.value_sum[node] += self.values[tree.player[node]]

    def enter(self, node: i64) -> None:
        self.path[self.depth] = node
        self.depth += 1

    # Decision nodes

    def descend(self, node: i64, state: State, player: i64) -> i64:
        """Take the selected action. If the searcher cannot see it, all such actions lead to one node."""
        child = self.select(node, player, state)
        if child == NONE:
            self.at_leaf = True
            return node
        action = self.game.table.actions[self.tree.action[child]]
        seen = is_seen_by(self.seat, state, player, action)
        self.enter(child)
        state.apply(player, action)
        return child if seen or player == self.seat else self.enter_hidden(node, player)

    def guess_sealed(self, state: State, player: i64) -> None:
        """Another seat's sealed choice, sampled: the better it looks to that seat, the likelier."""
        options = state.essential(player)
        state.apply(player, options[sample_softmax(self.game, state, player, options, self.rng)])

    def select(self, node: i64, player: i64, state: State) -> i64:
        """The child with the highest bound among the legal actions; actions that are new here are expanded."""
        tree = self.tree
        children = vec[i64](capacity=16)
        expected_next = tree.first_child[node]  # options mostly come in the order in which their nodes were added
        self.at_leaf = True
        for option in state.essential(player):
            child = expected_next
            if child == NONE or tree.action[child] != option.index or tree.player[child] != player:
                child = tree.child(node, player, option.index)
            if child != NONE:
                self.at_leaf = False
            elif tree.size < MAX_NODES:
                child = tree.add_child(node, player, option.index)
            else:
                continue
            expected_next = tree.next_sibling[child]
            children = append(children, child)
            tree.available[child] += 1
            if tree.available[child] <= PRIOR_VISITS:  # averaged over determinizations: it may depend on what is hidden
                value = value_after(self.game, state, player, option, self.rng)
                tree.prior[child] += (value - tree.prior[child]) / float(tree.available[child])
        return self.best_child(children)

    def best_child(self, children: vec[i64]) -> i64:
        """The child with the highest bound. Priors are shifted by the mean error of the priors of visited siblings."""
        tree = self.tree
        visits = 0.0
        shift = 0.0
        for child in children:
            visits += float(tree.visits[child])
            shift += tree.value_sum[child] - float(tree.visits[child]) * tree.prior[child]
        if visits > 0.0:
            shift /= visits
        best = -2.0
        choice = NONE
        for child in children:
            bound = self.upper_bound(child, shift)
            if bound > best:
                best = bound
                choice = child
        return choice

    def upper_bound(self, child: i64, shift: float) -> float:
        """UCB: the mean of the values, with the prior counted as some visits, plus the exploration bonus."""
        tree = self.tree
        visits = float(tree.visits[child])
        mean = (tree.value_sum[child] + float(PRIOR_VISITS) * (tree.prior[child] + shift)) / (visits + float(PRIOR_VISITS))
        return mean + self.exploration * sqrt(log(float(tree.available[child])) / (visits + 1.0))

    # Chance nodes

    def sample_chance(self, node: i64, state: State) -> i64:
        """One outcome. Few outcomes that the searcher sees have a node each; others share one."""
        action = state.chance(self.rng)
        options = state.options(NATURE)
        if len(options) > MOST_OUTCOMES or not is_seen_by(self.seat, state, NATURE, action):
            state.apply(NATURE, action)
            return self.enter_hidden(node, NATURE)
        if len(options) > 1:
            action = self.stratified(node, state.odds(), options)
        child = self.tree.child_or_new(node, NATURE, action.index)
        self.enter(child)
        state.apply(NATURE, action)
        return child

    def stratified(self, node: i64, odds: list[float], options: list[Action]) -> Action:
        """An outcome that was sampled less often here than its odds say, each in proportion to what it lacks."""
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

    def enter_hidden(self, node: i64, player: i64) -> i64:
        """The node below which it is not known which action was taken."""
        child = self.tree.child_or_new(node, player, HIDDEN)
        self.enter(child)
        return child

    # The result

    def visits(self, option: Action) -> i64:
        child = self.tree.child(self.tree.root, self.seat, option.index)
        return self.tree.visits[child] if child != NONE else 0

    def mean(self, option: Action) -> float:
        """The mean value of an action at the root."""
        child = self.tree.child(self.tree.root, self.seat, option.index)
        return self.tree.value_sum[child] / float(max(1, self.tree.visits[child])) if child != NONE else 0.0

    def most_visited(self, options: list[Action]) -> Action:
        """The action with the most visits; of several the one with the highest value."""
        tree = self.tree
        best = options[0]
        most: i64 = -1
        top = 0.0
        for option in options:
            child = tree.child(tree.root, self.seat, option.index)
            if child == NONE:
                continue
            if tree.visits[child] > most or (tree.visits[child] == most and tree.value_sum[child] > top):
                best, most, top = option, tree.visits[child], tree.value_sum[child]
        return best

    def mixed(self, options: list[Action]) -> Action:
        """One of the actions nearly as good as the best, in proportion to visits: a fixed sealed choice could be predicted."""
        best = self.most_visited(options)
        least = self.mean(best) - MIXING_MARGIN
        often = self.visits(best) // MIXING_SHARE
        weights = [
            self.visits(option) if self.mean(option) >= least and self.visits(option) > often else 0 for option in options
        ]
        mark = self.rng.below(max(1, sum(weights)))
        for option, weight in zip(options, weights, strict=True):
            mark -= weight
            if mark < 0:
                return option
        return best

    # Root parallelism

    def root_children(self) -> list[RootChild]:
        """The statistics of the searcher's own actions at the root."""
        tree = self.tree
        return [
            (int(tree.action[child]), int(tree.visits[child]), int(tree.available[child]), tree.value_sum[child])
            for child in tree.children(tree.root)
            if tree.player[child] == self.seat
        ]

    def merge(self, children: list[RootChild], simulations: i64) -> None:
        """Add the statistics of another search from the same root."""
        tree = self.tree
        self.simulations += simulations
        tree.visits[tree.root] += simulations
        for action, visits, available, value_sum in children:
            child = tree.child(tree.root, self.seat, action)
            if child == NONE:
                child = tree.add_child(tree.root, self.seat, action)
                tree.prior[child] = 0.5  # not known here
            tree.visits[child] += visits
            tree.available[child] += available
            tree.value_sum[child] += value_sum


def is_seen_by(seat: i64, state: State, player: i64, action: Action) -> bool:
    """Whether a seat learns which action a player takes."""
    return state.heard(seat, player, action) == action.text
