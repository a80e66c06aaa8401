"""Nodes are numbers: they are found again by who answered what."""

from orrery.bots.tree import NONE, Tree


def grown() -> Tree:
    tree = Tree()
    first = tree.grow(tree.root, 0, 3, 0.25)
    second = tree.grow(tree.root, 0, 5, 0.75)
    tree.grow(second, 1, 3, 0.5)
    tree.visits[first], tree.visits[second] = 1, 4
    tree.total[second], tree.offered[second] = 2.5, 5
    return tree


def test_children_stand_in_the_order_in_which_they_grew() -> None:
    tree = grown()
    assert [tree.answer[child] for child in tree.children(tree.root)] == [3, 5]


def test_the_same_answer_by_another_seat_is_another_child() -> None:
    tree = grown()
    assert tree.child(tree.root, 1, 3) == NONE
    assert tree.child(tree.child(tree.root, 0, 5), 1, 3) != NONE


def test_what_is_below_a_node_becomes_a_tree_of_its_own() -> None:
    tree = grown()
    rest = tree.below(tree.child(tree.root, 0, 5))
    assert rest.size == 2
    assert rest.visits[rest.root] == 4
    child = rest.child(rest.root, 1, 3)
    assert (rest.prior[child], rest.visits[child]) == (0.5, 0)


def test_a_copy_keeps_all_counts() -> None:
    copy = grown().below(0)
    second = copy.child(copy.root, 0, 5)
    assert (copy.visits[second], copy.offered[second], copy.total[second], copy.prior[second]) == (4, 5, 2.5, 0.75)
    assert copy.size == 4
