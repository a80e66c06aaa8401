"""The pads that a raider can ride to in one turn, and the way there: for the eye. [PR-5]"""

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
    """A pad at the end of a chain: the pads on the way, and what would be taken there."""

    def __init__(self, way: list[str], takes: str) -> None:
        self.way: Final = way  # from the raider's pad on, the stop included
        self.takes: Final = takes  # "alien", "raider", "ship" or nothing


def stops(position: Position, raider: str) -> list[Stop]:
    """Every pad that a chain of rockets leads to, the nearest first; what is taken ends a chain. [PR-R12]"""
    start = position.raiders[raider]
    seat = position.camps.index(COLOURS[RAIDERS.index(raider) // 3])
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
            found.append(Stop(ways[target], takes))
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
    for raider, place in position.raiders.items():
        if place == pad:
            return "closed" if COLOURS[RAIDERS.index(raider) // 3] == position.camps[seat] else "raider"
    return ""
