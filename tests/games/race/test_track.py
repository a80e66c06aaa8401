"""Discs on the Threat track. [RG-9.4]"""

from orrery.games.race.rules.track import moved, ranked, space_of, turned_over

VIOLET, RED, BLUE, GREEN, YELLOW = range(5)


def stacks(track: list[int], spaces: list[int]) -> dict[int, list[int]]:
    """Each space's discs from bottom to top."""
    return {space: [seat for seat in track if spaces[seat] == space] for space in sorted(set(spaces))}


def test_discs_are_placed_in_priority_order() -> None:  # [RG-S50]
    spaces = [int(space_of(strength)) for strength in [2, 1, 2, -5]]
    track = [0, 1, 2, 3]
    assert stacks(track, spaces) == {-3: [3], 1: [1], 2: [0, 2]}
    assert ranked(track, spaces) == [2, 0, 1, 3]


def test_discs_of_one_move_stay_together() -> None:  # [RG-S51]
    track, old, new = [VIOLET, RED, BLUE, GREEN, YELLOW], [5, 3, 3, 2, 2], [4, 3, 3, 4, 4]
    after = moved(track, old, new)
    assert stacks(after, new) == {3: [RED, BLUE], 4: [VIOLET, GREEN, YELLOW]}
    assert ranked(after, new) == [YELLOW, GREEN, VIOLET, BLUE, RED]
    assert stacks(turned_over(after, new), new) == {3: [BLUE, RED], 4: [GREEN, YELLOW, VIOLET]}


def test_a_group_moves_when_its_topmost_disc_is_reached() -> None:  # [RG-S52]
    new = [6, 5, 6]
    assert stacks(moved([0, 1, 2], [3, 3, 3], new), new) == {5: [1], 6: [0, 2]}


def test_a_disc_that_does_not_change_is_not_touched() -> None:  # [RG-9.4]
    assert moved([2, 0, 1], [3, 3, 3], [3, 3, 3]) == [2, 0, 1]


def test_the_ends_of_the_track_hold_everything_beyond() -> None:  # [RG-R4]
    assert [int(space_of(strength)) for strength in (-9, -3, -2, 40, 41, 77)] == [-3, -3, -2, 40, 40, 40]
