"""The pads that a raider can ride to in one turn, the way there, and who can be taken: for the eye. [PR-5]"""

from typing import Final

from orrery.games.planet_raiders.board import (
    BOARDING,
    COLOURS,
    HOME,
    MOST_RIDES,
    PAD_NUMBER,
    PADS,
    RAIDERS,
    RIDES,
    SLOTS,
    TARGET,
)
from orrery.games.planet_raiders.scene.view import Position, planet_of


class Stop:
    """A pad at the end of a raider's chain: the pads on the way, and what would be taken there."""

    def __init__(self, raider: str, way: list[str], takes: str) -> None:
        self.raider: Final = raider
        self.way: Final = way  # from the raider's pad on, the stop included
        self.pad: Final = way[-1]
        self.flights: Final = len(way) - 1
        self.takes: Final = takes  # "alien", "raider", "ship" or nothing


def stops(position: Position, raider: str) -> list[Stop]:
    """Every pad that a chain of rockets leads to, the nearest first; what is taken ends a chain. [PR-R12]"""
    start = position.raiders[raider]
    seat = position.seat_of(raider)
    ways = {start: [start]}
    found: list[Stop] = []
    queue = [start]
    for pad in queue:
        first = PAD_NUMBER[pad] * int(MOST_RIDES)
        for slot in RIDES[first : first + int(MOST_RIDES)]:
            if slot < 0 or SLOTS[slot] not in position.rockets:
                continue
            target = PADS[TARGET[slot]]
            takes = taken(position, seat, target)
            if target in ways or takes == "closed":
                continue
            ways[target] = [*ways[pad], target]
            found.append(Stop(raider, ways[target], takes))
            if not takes:
                queue.append(target)
    return found


def taken(position: Position, seat: int, pad: str) -> str:
    """What landing on a pad would take, nothing, or `closed` where it is not allowed."""
    number = PAD_NUMBER[pad]
    owner = BOARDING[number]
    if owner >= 0 and not position.open_boarding:
        return "ship" if COLOURS[owner] == position.camps[seat] and not position.missing(seat) else "closed"
    if HOME[number] >= 0 and position.closed_homes:
        return "closed"
    if pad in position.aliens:
        return "closed" if planet_of(pad) in position.crew_aliens[seat] else "alien"
    there = position.raider_on(pad)
    if not there:
        return ""
    return "closed" if position.seat_of(there) == seat else "raider"


class Chances:
    """Where every raider can ride with the rockets on the board, and so what each could take, and lose."""

    def __init__(self, position: Position) -> None:
        playing = [raider for raider in RAIDERS if raider in position.raiders]
        self.stops: Final = {raider: stops(position, raider) for raider in playing}

    def prey(self, raider: str) -> list[Stop]:
        """What a raider could take, or board, the nearest first."""
        return [stop for stop in self.stops[raider] if stop.takes]

    def threats(self, pad: str) -> list[Stop]:
        """Who could capture the raider on a pad, the nearest first."""
        found = [stop for stops in self.stops.values() for stop in stops if stop.pad == pad and stop.takes == "raider"]
        return sorted(found, key=lambda stop: stop.flights)
