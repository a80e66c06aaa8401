"""Nodes are indices: they are found by their parent, player and action."""

from orrery.bots.tree import NONE, Tree


def grown() -> Tree:
    tree = Tree()
    first = tree.add_child(tree.root, 0, 3)
    second = tree.add_child(tree.root, 0, 5)
    third = tree.add_child(second, 1, 3)
    tree.prior[second], tree.prior[third] = 0.75, 0.5
    tree.visits[first], tree.visits[second] = 1, 4
    tree.value_sum[second], tree.available[second] = 2.5, 5
    return tree


def test_children_keep_the_order_in_which_they_were_added() -> None:
    tree = grown()
    assert [tree.action[child] for child in tree.children(tree.root)] == [3, 5]


def test_the_same_action_of_another_player_is_another_child() -> None:
    tree = grown()
    assert tree.child(tree.root, 1, 3) == NONE
    assert tree.child(tree.child(tree.root, 0, 5), 1, 3) != NONE


def test_a_subtree_becomes_its_own_tree() -> None:
    tree = grown()
    rest = tree.subtree(tree.child(tree.root, 0, 5))
    assert rest.size == 2
    assert rest.visits[rest.root] == 4
    child = rest.child(rest.root, 1, 3)
    assert (rest.prior[child], rest.visits[child]) == (0.5, 0)


def test_a_missing_child_is_added_once() -> None:
    tree = grown()
    added = tree.child_or_new(tree.root, 1, 3)
    assert tree.child_or_new(tree.root, 1, 3) == added == tree.size - 1


def test_a_copy_keeps_all_counts() -> None:
    copy = grown().subtree(0)
    second = copy.child(copy.root, 0, 5)
    assert (copy.visits[second], copy.available[second], copy.value_sum[second], copy.prior[second]) == (4, 5, 2.5, 0.75)
    assert copy.size == 4
