"""The star map of the box: its places, links, bunkers and stars, and how far a saucer flies on it. [TG-3.2]"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.games.terra_galactix.box.board import (
    BUNKER_AT,
    BUNKER_FACE,
    BUNKER_NAMES,
    BUNKER_RADIUS,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DISTANCE,
    EXITS,
    INWARD,
    LINKED,
    NOWHERE,
    NUMBER_OF,
    ON_SPECIAL_STAR,
    OUTWARD,
    PLACES,
    SPECIAL_STARS,
    STAR_CARDS,
    STAR_NODE,
    STAR_VALUE,
    STARS,
    distance,
    intersection,
    linked,
    orbit_of,
    radius_of,
)
from orrery.games.terra_galactix.box.flight import FAR, clear_below, longest_walk, steps_to_earth
from orrery.games.terra_galactix.box.lines import direction_to, long_shot

WAYS = [int(INWARD), int(OUTWARD), int(CLOCKWISE), int(COUNTERCLOCKWISE)]


def node(place: str) -> int:
    return NUMBER_OF[place]


def occupied(*places: str) -> "vec[u8]":
    closed = vec[u8]([0] * len(PLACES))
    for place in places:
        closed[node(place)] += 1
    return closed


def neighbours(place: str) -> list[str]:
    found = [int(linked(node(place), way)) for way in WAYS]
    return [PLACES[other] if other >= 0 else "" for other in found]


def breached(*bunkers: str) -> "vec[i64]":
    return vec[i64]([2 if name in bunkers else 0 for name in BUNKER_NAMES])


def test_there_are_a_hundred_intersections_with_164_links() -> None:  # [TG-R1] [TG-R5]
    vertical = sum(LINKED[place * 4 + OUTWARD] >= 0 for place in range(100))
    orbital = sum(LINKED[place * 4 + CLOCKWISE] >= 0 for place in range(100))
    assert (len(PLACES), vertical, orbital) == (105, 76, 88)


def test_every_link_is_known_from_both_ends() -> None:  # [TG-3.2]
    for place in range(100):
        for way, back in [(INWARD, OUTWARD), (CLOCKWISE, COUNTERCLOCKWISE)]:
            other = linked(place, way)
            assert other == NOWHERE or linked(other, back) == place


def test_places_count_radii_and_orbits() -> None:  # [TG-3.2]
    for place in range(100):
        assert PLACES[place] == f"R{radius_of(place) + 1:02}.{orbit_of(place)}"
        assert intersection(radius_of(place), orbit_of(place)) == place


def test_missing_lines_are_missing() -> None:  # [TG-R5]
    assert neighbours("R04.4") == ["R04.3", "R04.5", "", "R03.4"]
    assert neighbours("R02.3") == ["R02.2", "R02.4", "", "R01.3"]
    assert neighbours("R03.1") == ["", "", "R04.1", "R02.1"]
    assert neighbours("R20.5") == ["R20.4", "", "R01.5", "R19.5"]


def test_up_to_four_bunkers_have_one_number() -> None:  # [TG-R2]
    faces = [[BUNKER_NAMES[k] for k in range(14) if BUNKER_FACE[k] == face] for face in range(1, 7)]
    assert faces == [
        ["K02", "K09"],
        ["K03", "K10"],
        ["K05", "K12"],
        ["K06", "K13"],
        ["K07", "K14"],
        ["K01", "K04", "K08", "K11"],
    ]


def test_six_radii_have_no_bunker() -> None:  # [TG-R3]
    assert [radius + 1 for radius in range(20) if BUNKER_AT[radius] == NOWHERE] == [3, 4, 8, 13, 14, 18]
    assert all(BUNKER_AT[BUNKER_RADIUS[bunker]] == bunker for bunker in range(14))


def test_a_bunkers_line_is_whole_from_orbit_1_to_orbit_5() -> None:  # [TG-R5]
    for bunker in range(14):
        line = [intersection(BUNKER_RADIUS[bunker], orbit) for orbit in range(1, 6)]
        assert [linked(place, OUTWARD) for place in line[:4]] == line[1:]


def test_each_base_has_three_exits_on_the_outermost_orbit() -> None:  # [TG-3.2]
    exits = [[PLACES[EXITS[base * 3 + k]] for k in range(3)] for base in range(4)]
    assert exits[0] == ["R02.5", "R03.5", "R04.5"]
    assert exits[3] == ["R17.5", "R18.5", "R19.5"]


def test_every_special_star_has_two_cards_and_the_lower_numbered_is_poorer() -> None:  # [TG-R6] [TG-R7]
    assert len(STAR_CARDS) == 24 and sum(ON_SPECIAL_STAR) == len(SPECIAL_STARS) == 12
    for card in range(0, 24, 2):
        assert STAR_NODE[card] == STAR_NODE[card + 1] and STAR_VALUE[card] < STAR_VALUE[card + 1]
        assert ON_SPECIAL_STAR[STAR_NODE[card]]
    assert [list(STAR_VALUE).count(value) for value in (1, 2, 3)] == [8, 8, 8]
    assert STARS[node("R05.4")] == "Betelgeuse"


def test_every_place_reaches_every_other() -> None:  # [TG-3.2]
    assert max(int(steps) for steps in DISTANCE) < FAR


@pytest.mark.parametrize("base", range(100, 104))
def test_all_bases_are_equally_far_from_the_stars_and_from_the_nearest_landing(base: int) -> None:  # [TG-3.2]
    assert sorted(int(distance(base, star)) for star in SPECIAL_STARS) == [3, 4, 5, 8, 9, 10, 13, 14, 15, 18, 19, 20]
    assert min(distance(base, intersection(BUNKER_RADIUS[bunker], 1)) for bunker in range(14)) + 1 == 6


def test_a_walk_uses_any_number_of_pips_where_a_radius_is_open() -> None:  # [TG-R11]
    assert longest_walk(node("R03.3"), 12, occupied(), NOWHERE) == 12
    assert longest_walk(node("R03.3"), 12, occupied("R03.4"), NOWHERE) == 12


def test_a_blocked_saucer_cannot_walk() -> None:  # [TG-S4]
    assert longest_walk(node("R05.1"), 4, occupied("R05.2"), NOWHERE) == 0


def test_a_walk_ends_in_a_dead_end() -> None:  # [TG-S5] [TG-S6]
    assert longest_walk(node("R03.1"), 4, occupied("R04.2", "R05.1"), NOWHERE) == 1
    assert longest_walk(node("R03.1"), 1, occupied("R04.1"), NOWHERE) == 0
    assert longest_walk(node("R02.1"), 2, occupied("R04.1"), NOWHERE) == 2


def test_a_walk_out_of_a_base_needs_an_open_exit() -> None:  # [TG-4.4]
    base = node("BASE-A")
    assert longest_walk(base, 3, occupied("R02.5", "R04.5"), NOWHERE) == 3
    assert longest_walk(base, 3, occupied("R02.5", "R03.5", "R04.5"), NOWHERE) == 0
    shut_in = occupied("R02.5", "R03.5", "R04.4", "R05.5")
    assert longest_walk(base, 3, shut_in, NOWHERE) == 1
    assert longest_walk(base, 3, shut_in, 0) == 3  # home and out again [TG-R48]


def test_the_way_to_earth_leads_through_a_breach() -> None:  # [TG-S28] [TG-S70]
    assert steps_to_earth(node("R09.3"), 6, occupied(), breached("K06")) == 3
    assert steps_to_earth(node("R09.3"), 2, occupied(), breached("K06")) == FAR
    assert steps_to_earth(node("R09.3"), 6, occupied(), breached()) == FAR
    assert steps_to_earth(node("R04.1"), 2, occupied("R05.2"), breached("K03")) == 2
    assert steps_to_earth(node("R04.1"), 2, occupied("R05.1"), breached("K03")) == FAR
    assert steps_to_earth(node("BASE-B"), 6, occupied(), breached("K06")) == 6


def test_saucers_below_stand_in_the_line_of_fire() -> None:  # [TG-S26]
    assert not clear_below(node("R05.3"), occupied("R05.1"))
    assert clear_below(node("R05.3"), occupied("R05.3", "R05.4", "R04.1"))


def test_directions_of_fire() -> None:  # [TG-3.4]
    assert direction_to(node("R06.3"), node("R05.3")) == COUNTERCLOCKWISE
    assert direction_to(node("R05.4"), node("R05.3")) == INWARD
    assert direction_to(node("R05.4"), node("R04.4")) == NOWHERE
    assert direction_to(node("R03.2"), node("R03.1")) == NOWHERE


def test_a_long_shot_follows_an_open_radius() -> None:  # [TG-3.4]
    assert long_shot(node("R05.5"), node("R05.1"), occupied("R05.5", "R05.1")) == INWARD
    assert long_shot(node("R05.5"), node("R05.1"), occupied("R05.3")) == NOWHERE
    assert long_shot(node("R03.5"), node("R03.1"), occupied()) == NOWHERE
    assert long_shot(node("R05.3"), node("R07.3"), occupied()) == NOWHERE
