"""A search tree in parallel packed arrays: a node is an index, and there are no node objects."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
HIDDEN: Final[i64] = -2  # the action of a node that stands for all actions the searcher cannot see or does not tell apart


class Tree:
    """Each node is an action taken at its parent: by which player, how often visited and available, and its summed value.

    >>> tree = Tree()
    >>> child = tree.add_child(tree.root, 0, 7)
    >>> tree.child(tree.root, 0, 7) == child, tree.child(tree.root, 1, 7) == NONE
    (True, True)
    """

    def __init__(self) -> None:
        self.root: i64 = 0
        self.size: i64 = 1
        self.first_child = vec[i64]([NONE])
        self.last_child = vec[i64]([NONE])  # the next child is added after it
        self.next_sibling = vec[i64]([NONE])
        self.player = vec[i64]([NONE])  # the seat that acted, or NATURE
        self.action = vec[i64]([NONE])  # the action's index in the game's table
        self.visits = vec[i64]([0])
        self.available = vec[i64]([0])  # how often the action was legal when its parent was visited
        self.value_sum = vec[float]([0.0])  # over all visits, from the view of `player`
        self.prior = vec[float]([0.0])  # the value expected before the first visit

    def add_child(self, parent: i64, player: i64, action: i64) -> i64:
        """A new child, after its siblings."""
        node = self.size
        self.size = node + 1
        self.first_child = append(self.first_child, NONE)
        self.last_child = append(self.last_child, NONE)
        self.next_sibling = append(self.next_sibling, NONE)
        self.player = append(self.player, player)
        self.action = append(self.action, action)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.value_sum = append(self.value_sum, 0.0)
        self.prior = append(self.prior, 0.0)
        if self.first_child[parent] == NONE:
            self.first_child[parent] = node
        else:
            self.next_sibling[self.last_child[parent]] = node
        self.last_child[parent] = node
        return node

    def child(self, parent: i64, player: i64, action: i64) -> i64:
        """The child for that player's action, or NONE."""
        node = self.first_child[parent]
        while node != NONE and (self.action[node] != action or self.player[node] != player):
            node = self.next_sibling[node]
        return node

    def child_or_new(self, parent: i64, player: i64, action: i64) -> i64:
        """The child for that player's action, added if there is none."""
        node = self.child(parent, player, action)
        return node if node != NONE else self.add_child(parent, player, action)

    def children(self, parent: i64) -> list[int]:
        """All children, in the order in which they were added."""
        found: list[int] = []
        node = self.first_child[parent]
        while node != NONE:
            found.append(int(node))
            node = self.next_sibling[node]
        return found

    def subtree(self, node: i64) -> "Tree":
        """A copy of the tree below a node, with that node as its root."""
        tree = Tree()
        tree.visits[0] = self.visits[node]
        originals = vec[i64]([node])
        copies = vec[i64]([0])
        at: i64 = 0
        while at < len(originals):
            child = self.first_child[originals[at]]
            while child != NONE:
                copy = tree.add_child(copies[at], self.player[child], self.action[child])
                tree.visits[copy] = self.visits[child]
                tree.available[copy] = self.available[child]
                tree.value_sum[copy] = self.value_sum[child]
                tree.prior[copy] = self.prior[child]
                originals = append(originals, child)
                copies = append(copies, copy)
                child = self.next_sibling[child]
            at += 1
        return tree
