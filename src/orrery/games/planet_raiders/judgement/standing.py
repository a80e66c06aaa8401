"""What a player still wants, and how far away it is: the nearest members of the crew, then the ship. [PR-9]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.planet_raiders.board import NOWHERE, PLANET_COUNT, TEAM
from orrery.games.planet_raiders.judgement.distances import TO_PLANET, TO_SHIP, flights_between
from orrery.games.planet_raiders.reach import Reach
from orrery.games.planet_raiders.state import FIRST_ALIEN, Raiders

NEVER: Final[i64] = 30  # flights to what there is not
LATER: Final = vec[float]([1.0, 0.75, 0.5, 0.35, 0.2])  # what a flight counts, by how many stops come before it
ELUSIVE: Final = 1.5  # flights more to a raider, which can fly away


class Plan:
    """The cheapest way to a complete crew and to the ship."""

    def __init__(self, stops: i64, flights: float, next_flights: i64, rockets: i64) -> None:
        self.stops: Final = stops  # members to take, and the ship
        self.flights: Final = flights  # on the way, beyond what rockets on the board give; those far ahead count little
        self.next_flights: Final = next_flights  # of these to the nearest stop
        self.rockets: Final = rockets  # that the player can ride now


def plan_of(state: Raiders, seat: i64, reach: Reach) -> Plan:
    """Two aliens and two raiders, or three aliens and one: whichever is nearer."""
    aliens, raiders = state.aliens_taken(seat), state.raiders_taken(seat)
    ship = flights_to_ship(state, seat, reach)
    rockets = reach.rockets() - state.raiders_left(seat)
    lacking = state.missing(seat)
    if not lacking:
        return Plan(1, float(ship), ship, rockets)
    near_aliens = flights_to_aliens(state, seat, reach)
    near_raiders = flights_to_raiders(state, seat, reach)
    even = way(near_aliens, 2 - aliens, near_raiders, 2 - raiders)
    many = way(near_aliens, 3 - aliens, near_raiders, 1 - raiders)
    nearest: i64 = NEVER
    if aliens < 2 or (aliens == 2 and raiders < 2):
        nearest = near_aliens[0]
    if raiders < 2 and near_raiders[0] < nearest and not (aliens >= 3 and raiders):
        nearest = near_raiders[0]
    flights = even if even < many else many
    return Plan(lacking + 1, flights + LATER[lacking] * float(ship), nearest, rockets)


def way(near_aliens: vec[i64], aliens: i64, near_raiders: vec[i64], raiders: i64) -> float:
    """The flights to so many of the nearest of each, the nearest first: the later a stop, the less it counts."""
    total = 0.0
    alien: i64 = 0
    raider: i64 = 0
    for stop in range(i64(4)):
        to_alien = float(near_aliens[alien]) if alien < aliens else 1000.0
        to_raider = 1000.0
        if raider < raiders:
            to_raider = float(near_raiders[raider] if raider < 2 else NEVER)
            if to_raider > 0.0:
                to_raider += ELUSIVE
        if to_alien >= 1000.0 and to_raider >= 1000.0:
            break
        if to_alien <= to_raider:
            total += LATER[stop] * to_alien
            alien += 1
        else:
            total += LATER[stop] * to_raider
            raider += 1
    return total


def flights_to_aliens(state: Raiders, seat: i64, reach: Reach) -> vec[i64]:
    """To an alien of each planet that the crew lacks, nearest first."""
    found = vec[i64]([NEVER, NEVER, NEVER, NEVER])
    for planet in range(PLANET_COUNT):
        if not state.crew_aliens[seat * PLANET_COUNT + planet]:
            least: i64 = NEVER
            for pad in reach.pads:
                flights = i64(TO_PLANET[pad * PLANET_COUNT + planet])
                if flights < least:
                    least = flights
            for pad in reach.prey:
                if i64(state.pads[pad]) == FIRST_ALIEN + planet:
                    least = 0
            insert(found, least, 4)
    return found


def flights_to_raiders(state: Raiders, seat: i64, reach: Reach) -> vec[i64]:
    """To the two nearest raiders of others."""
    found = vec[i64]([NEVER, NEVER])
    first = i64(state.camps[seat]) * TEAM
    for raider in range(i64(12)):
        there = state.raiders[raider]
        if there == NOWHERE or first <= raider < first + TEAM:
            continue
        least: i64 = NEVER
        if reach.seen[there]:
            least = 0
        else:
            for pad in reach.pads:
                flights = flights_between(pad, there)
                if flights < least:
                    least = flights
        insert(found, least, 2)
    return found


def flights_to_ship(state: Raiders, seat: i64, reach: Reach) -> i64:
    if reach.boards:
        return 0
    camp = i64(state.camps[seat])
    least: i64 = NEVER
    for pad in reach.pads:
        flights = i64(TO_SHIP[pad * 4 + camp])
        if flights < least:
            least = flights
    return least


def insert(found: vec[i64], value: i64, size: i64) -> None:
    """Keep the smallest values in order."""
    for k in range(size):
        if value < found[k]:
            found[k], value = value, found[k]
