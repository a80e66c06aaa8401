"""Where rockets are worth laying: what programs look at first. [PR-14]

A rocket is of use where a raider can come by: beside the pads that raiders stand on, and those that they can ride to. So each
rocket laid opens the zones behind it for the next, and a long chain is laid step by step.
"""

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.planet_raiders.actions import IN_ZONES, TURNS_OF_NOSE
from orrery.games.planet_raiders.board import MOST_SLOTS, NOSE_OF, NOWHERE, SLOTS_OF, TARGET, ZONES_AT
from orrery.games.planet_raiders.reach import Reach
from orrery.games.planet_raiders.state import Raiders


def zones_nearby(state: Raiders, seat: i64, colour: i64) -> list[Action]:
    """The zones with room beside the pads that the player's raiders can stand on, nearest first and each once."""
    found: list[Action] = []
    for pad in Reach(state, seat).pads:
        for k in range(pad * 2, pad * 2 + 2):
            zone = ZONES_AT[k]
            if zone != NOWHERE and state.has_room(zone, colour) and IN_ZONES[zone] not in found:
                found.append(IN_ZONES[zone])
    return found


def noses_onward(state: Raiders, seat: i64, zone: i64) -> list[Action]:
    """The free sides of a zone that lead to a pad which the player's raiders cannot reach yet."""
    reach = Reach(state, seat)
    found: list[Action] = []
    for k in range(zone * MOST_SLOTS, zone * MOST_SLOTS + MOST_SLOTS):
        slot = SLOTS_OF[k]
        if slot != NOWHERE and not state.rockets[slot] and not reach.seen[TARGET[slot]]:
            found.append(TURNS_OF_NOSE[NOSE_OF[slot]])
    return found
