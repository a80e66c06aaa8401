"""A search tree in parallel packed arrays: a node is a number, and there are no node objects."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
UNSEEN: Final[i64] = -2  # the answer of a node that stands for every answer the searcher does not see or tell apart


class Tree:
    """Each node is an answer given at its parent: by whom, how often tried and offered, and what came of it for that seat.

    >>> tree = Tree()
    >>> child = tree.grow(tree.root, 0, 7, 0.5)
    >>> tree.child(tree.root, 0, 7) == child, tree.child(tree.root, 1, 7) == NONE
    (True, True)
    """

    def __init__(self) -> None:
        self.root: i64 = 0
        self.size: i64 = 1
        self.first = vec[i64]([NONE])  # the first child
        self.last = vec[i64]([NONE])  # the last child, where another is added
        self.following = vec[i64]([NONE])  # the next child of the same parent
        self.who = vec[i64]([NONE])  # the seat that answered, or NATURE
        self.answer = vec[i64]([NONE])  # the action's place in the game's table
        self.visits = vec[i64]([0])
        self.offered = vec[i64]([0])  # how often the answer could have been given
        self.total = vec[float]([0.0])  # the sum of what the visits were worth to `who`
        self.prior = vec[float]([0.0])  # what was expected before the first visit

    def grow(self, parent: i64, who: i64, answer: i64, prior: float) -> i64:
        """A new child, after its siblings."""
        node = self.size
        self.size = node + 1
        self.first = append(self.first, NONE)
        self.last = append(self.last, NONE)
        self.following = append(self.following, NONE)
        self.who = append(self.who, who)
        self.answer = append(self.answer, answer)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        if self.first[parent] == NONE:
            self.first[parent] = node
        else:
            self.following[self.last[parent]] = node
        self.last[parent] = node
        return node

    def child(self, parent: i64, who: i64, answer: i64) -> i64:
        """The child for that seat's answer, or NONE."""
        node = self.first[parent]
        while node != NONE and (self.answer[node] != answer or self.who[node] != who):
            node = self.following[node]
        return node

    def children(self, parent: i64) -> list[int]:
        """All children, in the order in which they grew."""
        found: list[int] = []
        node = self.first[parent]
        while node != NONE:
            found.append(int(node))
            node = self.following[node]
        return found

    def below(self, node: i64) -> "Tree":
        """A tree of its own, rooted at that node: what remains of the search once its answer was given."""
        tree = Tree()
        tree.visits[0] = self.visits[node]
        olds = vec[i64]([node])
        news = vec[i64]([0])
        at: i64 = 0
        while at < len(olds):
            child = self.first[olds[at]]
            while child != NONE:
                copy = tree.grow(news[at], self.who[child], self.answer[child], self.prior[child])
                tree.visits[copy] = self.visits[child]
                tree.offered[copy] = self.offered[child]
                tree.total[copy] = self.total[child]
                olds = append(olds, child)
                news = append(news, copy)
                child = self.following[child]
            at += 1
        return tree
