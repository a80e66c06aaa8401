"""Where rockets are worth laying: what programs look at first. [PR-14]"""

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.planet_raiders.actions import IN_ZONES
from orrery.games.planet_raiders.board import NOWHERE, TEAM, ZONES_AT
from orrery.games.planet_raiders.state import Raiders


def zones_nearby(state: Raiders, seat: i64, colour: i64) -> list[Action]:
    """The zones with room that touch the player's raiders, each once."""
    found: list[Action] = []
    first = i64(state.camps[seat]) * TEAM
    for raider in range(first, first + TEAM):
        pad = state.raiders[raider]
        if pad == NOWHERE:
            continue
        for k in range(pad * 2, pad * 2 + 2):
            zone = ZONES_AT[k]
            if zone != NOWHERE and state.has_room(zone, colour) and IN_ZONES[zone] not in found:
                found.append(IN_ZONES[zone])
    return found
