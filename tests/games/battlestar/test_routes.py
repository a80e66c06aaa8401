"""Destinations: the rules' search against a plain one, the stated sizes and parities, and witness paths. [BG-6]"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.core import Rng
from orrery.games.battlestar.board import NOWHERE, NUMBER_OF, distance, home_of
from orrery.games.battlestar.routes import witness
from orrery.games.battlestar.state import Battlestar
from tests.games.battlestar.boards import COLOURS, board
from tests.games.battlestar.reference import CELLS, DOORS, HOLES, apart, beside, destinations

Position = tuple[list[str], dict[str, str], str, str]  # colours in turn order, mover first; where; carrier or none; raider


def found(position: Position, number: int, options: str = "") -> set[str]:
    """What the rules offer in a position, before any automatic move."""
    colours, ships, carrier, raider = position
    drawn = [f"{colour}{'*' if colour == carrier else ''} {ships[colour]}" for colour in colours]
    state = board(*drawn, raider=raider, seats=len(colours), options=options)
    assert isinstance(state, Battlestar)
    state.number = number
    state.find_moves(COLOURS[len(colours)].index(colours[0]))
    return {action.text.removeprefix("move ") for action in state.moves}


def expected(position: Position, number: int, options: str = "") -> set[str]:
    colours, ships, carrier, raider = position
    return destinations(colours[0], ships, carrier, raider, number, options == "loose-home")


def crowds(rng: Rng, count: int) -> Iterator[Position]:
    """Random positions in which everything is near enough to matter, doors and edges more often than not."""
    for _ in range(count):
        seats = 2 + rng.below(3)
        colours = COLOURS[seats][:]
        turn = rng.below(seats)
        colours = colours[turn:] + colours[:turn]
        centre = DOORS[colours[0]][rng.below(6)] if rng.below(2) else CELLS[rng.below(len(CELLS))]
        near = [cell for cell in CELLS if apart(cell, centre) <= 4]
        spots = [near.pop(rng.below(len(near))) for _ in range(seats + 1)]
        carrier = ["", *colours][rng.below(seats + 1)]
        raider = spots.pop()
        ships = dict(zip(colours, spots, strict=True))
        ships.update((colour, "home") for colour in colours if colour != carrier and rng.below(6) == 0)
        yield colours, ships, carrier, raider


@pytest.mark.parametrize("options", ["", "loose-home"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_plain_search_finds_the_same_destinations(number: int, options: str) -> None:  # [BG-6.3]
    for position in crowds(Rng(number, len(options)), 120):
        assert found(position, number, options) == expected(position, number, options), (position, number)


@pytest.mark.parametrize("carrier", ["", "red", "blue"])
def test_every_pocket_beside_a_station_gives_the_same_in_both_searches(carrier: str) -> None:  # [BG-R19]
    shortened = 0
    for start, *walls in permutations(["D1", "E1", "F1", "D2", "E2", "D3"], 4):
        if walls == sorted(walls) or carrier == "blue":
            position = (COLOURS[4], dict(zip(COLOURS[4], [start, *walls], strict=True)), carrier, "C4")
            for number in (2, 3, 6):
                ends = found(position, number)
                assert ends == expected(position, number), (position, number)
                shortened += number == 6 and all(end != "home" and apart(start, end) < 3 for end in ends)
    assert shortened


# Sizes and parities stated by the rules


@pytest.mark.parametrize(("start", "sizes"), [("J10", [4, 8, 16, 24, 36, 48]), ("home", [6, 13, 19, 30, 40, 51])])
def test_the_stated_sizes_on_an_empty_board(start: str, sizes: list[int]) -> None:  # [BG-6.3]
    position = (["red", "green"], {"red": start, "green": "home"}, "", "A10" if start == "J10" else "J10")
    assert [len(found(position, number)) for number in range(1, 7)] == sizes


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_alone_on_the_board_distance_and_parity_decide(number: int) -> None:  # [BG-6.2]
    for start in CELLS[::3]:
        position = (["red", "green"], {"red": start, "green": "home"}, "red", "")  # a carrier: holes are its only early stops
        ends = found(position, number) - {"home"}
        ways = distances(start)
        exact = {cell for cell in CELLS if cell != start and ways[cell] <= number and (ways[cell] - number) % 2 == 0}
        holes = {hole for hole in HOLES if 0 < ways[hole] <= number}
        assert ends == exact | holes, start


@cache
def distances(start: str) -> dict[str, int]:
    """Steps from a cell to every cell of the empty board."""
    steps = {start: 0}
    queue = [start]
    for cell in queue:
        for neighbour in beside(cell):
            if neighbour not in steps:
                steps[neighbour] = steps[cell] + 1
                queue.append(neighbour)
    return steps


def test_home_is_missed_only_from_the_middle_doors_with_3() -> None:  # [BG-6.2]
    missed = set()
    for start in (cell for cell in CELLS if apart(cell, "D4") <= 9):
        position = (["red", "green"], {"red": start, "green": "home"}, "red", "")
        near = min(distances(door)[start] for door in DOORS["red"]) + 1
        missed |= {(start, number) for number in range(near, 7) if "home" not in found(position, number)}
    assert missed == {("B4", 3), ("D2", 3)}


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [("home", "F6", 6), ("home", "H8", 10), ("home", "J10", 14), ("F6", "J10", 8), ("H8", "J10", 4), ("H8", "F6", 4)],
)
def test_the_stated_distances(start: str, end: str, steps: int) -> None:  # [BG-3]
    assert distance(number_of(start), number_of(end)) == steps


# Witness paths


def number_of(place: str, colour: int = 0) -> i64:
    return home_of(colour) if place == "home" else NUMBER_OF[place]


def path(start: str, end: str, number: int, *ships: str) -> list[str]:
    """The path that is drawn for red."""
    blockers = vec[i64](sorted(NUMBER_OF[ship] for ship in ships))
    home = home_of(0) if end == "home" else NOWHERE
    return witness(number_of(start), number_of(end), number, blockers, home)


def test_a_witness_path_turns_north_before_east_before_south_before_west() -> None:  # [BG-6.2]
    assert path("J10", "K9", 2) == ["J9", "K9"]
    assert path("J10", "K11", 2) == ["K10", "K11"]
    assert path("J10", "J9", 3) == ["K10", "K9", "J9"]


def test_a_witness_path_of_an_early_stop_is_a_shortest_one() -> None:  # [BG-6.2]
    assert path("F3", "F6", 6) == ["F4", "F5", "F6"]


def test_a_witness_path_leads_home_and_around_ships() -> None:  # [BG-6.2]
    assert path("F3", "home", 4) == ["F2", "E2", "D2", "home"]
    assert path("J1", "J3", 4, "J2") == ["K1", "K2", "K3", "J3"]


def test_every_destination_has_a_witness_that_keeps_the_rules() -> None:  # [BG-6.2]
    for number in range(1, 7):
        for colours, ships, carrier, raider in crowds(Rng(40, number), 25):
            position = (colours, ships, carrier, raider)
            start, colour = ships[colours[0]], COLOURS[4].index(colours[0])
            walls = [place for other, place in ships.items() if other != colours[0] and place != "home"]
            blockers = vec[i64](sorted(NUMBER_OF[wall] for wall in walls))
            for end in found(position, number):
                home = home_of(colour) if end == "home" else NOWHERE
                trail = witness(number_of(start, colour), number_of(end, colour), number, blockers, home)
                assert trail[-1] == end and len(trail) <= number and not set(trail) & set(walls)
                check_steps([start, *trail], DOORS[colours[0]])


def check_steps(trail: list[str], doors: list[str]) -> None:
    """Every step goes to a neighbour, or through a door; no cell comes twice."""
    cells = [place for place in trail if place != "home"]
    assert len(cells) == len(set(cells))
    for here, there in pairwise(trail):
        assert here in doors if there == "home" else there in doors if here == "home" else there in beside(here)
