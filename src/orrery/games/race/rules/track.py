"""The admirals' discs on the Threat track: who stands higher, and how discs move. [RG-9.4]"""

from mypy_extensions import i64

from orrery.games.race.waves import HIGHEST_SPACE, LOWEST_SPACE


def space_of(strength: i64) -> i64:
    """The space of a strength: one area for all below the track, and the last space for all beyond it. [RG-R4]"""
    if strength < LOWEST_SPACE:
        return LOWEST_SPACE
    return strength if strength < HIGHEST_SPACE else HIGHEST_SPACE


def moved(track: list[int], old: list[int], new: list[int]) -> list[int]:
    """The discs after their spaces have changed: highest first, those of one move together, each on top where it lands.

    A track lists seats so that in each stack the lower disc comes first; `old` and `new` are the spaces by seat.

    >>> moved([0, 1, 2], [3, 3, 3], [6, 5, 6])
    [0, 2, 1]
    """
    if old == new:
        return track
    after = track
    for seat in ranked(track, old):
        group = [disc for disc in track if old[disc] == old[seat] and new[disc] == new[seat]]
        if new[seat] != old[seat] and group[-1] == seat:
            after = [disc for disc in after if disc not in group] + group
    return after


def ranked(track: list[int], spaces: list[int]) -> list[int]:
    """The seats from the highest disc down; in a stack the upper disc is higher.

    >>> ranked([0, 2, 1, 3], [2, 1, 2, -3])
    [2, 0, 1, 3]
    """
    return sorted(track, key=lambda seat: (spaces[seat], track.index(seat)), reverse=True)


def turned_over(track: list[int], spaces: list[int]) -> list[int]:
    """After the cards are assigned the bottom disc of each stack goes to its top.

    >>> turned_over([4, 1, 3], [0, 4, 0, 4, 5])
    [3, 4, 1]
    """
    bottoms = [seat for seat in track if is_bottom(track, spaces, seat)]
    return [seat for seat in track if seat not in bottoms] + bottoms


def is_bottom(track: list[int], spaces: list[int], seat: int) -> bool:
    """Whether a seat's disc lies at the bottom of its stack, alone or not."""
    return all(spaces[disc] != spaces[seat] for disc in track[: track.index(seat)])
