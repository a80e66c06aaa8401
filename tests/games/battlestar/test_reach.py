"""The index of walks answers what the plain search answers. [BG-6.3]"""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.rng import Rng
from orrery.games.battlestar.board import CELL_COUNT, NOWHERE, distance, home_of
from orrery.games.battlestar.routes import CARRIER, HOME, LOOSE_HOME, NOTHING, RAIDER, destinations, search


def crowd(rng: Rng, start: int, number: int) -> "vec[i64]":
    """Other ships within the number: none, one, or a crowd; some at exactly the number."""
    near = [cell for cell in range(int(CELL_COUNT)) if 0 < distance(start, cell) <= number]
    ships = vec[i64]()
    for _ in range(min(rng.below(4), len(near) - 1)):
        ships = append(ships, near.pop(rng.below(len(near))))
    return ships


def wish(rng: Rng, start: int, number: int, ships: "vec[i64]") -> tuple[int, int]:
    """What the ship may stop for: only what lies within the number is asked for."""
    want = rng.below(5)
    if want in (HOME, LOOSE_HOME):
        homes = [home_of(colour) for colour in range(4) if 0 < distance(start, home_of(colour)) <= number]
        return (want, int(homes[rng.below(len(homes))])) if homes else (int(NOTHING), int(NOWHERE))
    if want == RAIDER:
        free = [cell for cell in range(int(CELL_COUNT)) if 0 < distance(start, cell) <= number and cell not in list(ships)]
        return want, free[rng.below(len(free))]
    if want == CARRIER and len(ships):
        return want, int(ships[0])
    return int(NOTHING), int(NOWHERE)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_index_of_walks_and_the_search_agree_on_crowded_boards(number: int) -> None:
    rng = Rng(5, number)
    kinds = set()
    for _ in range(400):
        start = rng.below(int(CELL_COUNT)) if rng.below(8) else int(home_of(rng.below(4)))
        ships = crowd(rng, start, number)
        want, place = wish(rng, start, number, ships)
        indexed = {action.text for action in destinations(start, number, ships, want, place)}
        searched = {action.text for action in search(start, number, ships, want, place)}
        assert indexed == searched, (start, number, list(ships), want, place)
        kinds.add((len(ships), want))
    assert {count for count, _ in kinds} == {0, 1, 2, 3}
    assert {want for _, want in kinds} == {int(want) for want in (NOTHING, RAIDER, CARRIER, HOME, LOOSE_HOME)}
