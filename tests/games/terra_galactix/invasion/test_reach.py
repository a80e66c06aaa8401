"""Where a move may end, against every walk that is made step by step. [TG-4.4]"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.terra_galactix.box.board import BUNKERS, GATE, NUMBER_OF, WAYS, distance, radius_of
from orrery.games.terra_galactix.invasion.reach import NEAREST_END, PIPS_TO_FLY, can_end_safely, safe_radii


def ends(place: int, pips: int) -> set[int]:
    """All places where walks of so many steps end."""
    reached = {place}
    for _ in range(pips):
        reached = {following for node in reached for following in WAYS[node]}
    return reached


@pytest.mark.parametrize("start", ["R05.1", "R03.1", "R18.4", "BASE-B"])
@pytest.mark.parametrize("pips", [1, 2, 5, 12])
def test_tables_know_every_end(start: str, pips: int) -> None:
    place = NUMBER_OF[start]
    reached = ends(place, pips)
    for radius in range(20):
        assert can_end_safely(place, pips, 2**radius) == (radius in {radius_of(end) for end in reached})
    for bunker in range(BUNKERS):
        left = NEAREST_END[(place * PIPS_TO_FLY + pips) * BUNKERS + bunker]
        assert left == min(distance(end, GATE[bunker]) for end in reached) + 1


def test_nobody_fires_along_a_breach() -> None:
    bunkers = vec[i64]([0] * int(BUNKERS))
    place = NUMBER_OF["R05.2"]
    assert not can_end_safely(place, 0, safe_radii(bunkers))
    bunkers[2] = 2  # K03, at the end of radius 05
    assert can_end_safely(place, 0, safe_radii(bunkers))
