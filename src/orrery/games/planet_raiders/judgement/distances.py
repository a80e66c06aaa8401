"""How many flights lie between two places, with rockets wherever they are wanted."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from orrery.games.planet_raiders.board import ALIEN_HOME, BOARDING, MOST_RIDES, NOBODY, NOWHERE, PAD_COUNT, RIDES, TARGET

FAR: Final = 99


def flights_from(start: i64) -> list[int]:
    """Flights to every pad; boarding pads end a way, they are not flown over."""
    flights = [FAR] * 156
    flights[start] = 0
    queue = vec[i64]([start])
    at: i64 = 0
    while at < i64(len(queue)):
        pad = queue[at]
        at += 1
        if BOARDING[pad] != NOBODY and pad != start:
            continue
        for k in range(pad * MOST_RIDES, pad * MOST_RIDES + MOST_RIDES):
            if RIDES[k] != NOWHERE and flights[TARGET[RIDES[k]]] == FAR:
                flights[TARGET[RIDES[k]]] = flights[pad] + 1
                queue = append(queue, TARGET[RIDES[k]])
    return flights


TABLE: Final = [flights_from(pad) for pad in range(PAD_COUNT)]


def nearest(pad: int, owners: vec[i64], owner: int) -> int:
    """Flights to the nearest pad of an owner."""
    return min(TABLE[pad][other] for other in range(156) if owners[other] == owner)


FLIGHTS: Final = vec[u8]([flights for row in TABLE for flights in row])
TO_PLANET: Final = vec[u8]([nearest(pad, ALIEN_HOME, planet) for pad in range(156) for planet in range(4)])
TO_SHIP: Final = vec[u8]([nearest(pad, BOARDING, camp) for pad in range(156) for camp in range(4)])


def flights_between(pad: i64, other: i64) -> i64:
    return i64(FLIGHTS[pad * PAD_COUNT + other])
