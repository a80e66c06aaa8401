"""What happens to saucers and bunkers without a question: shock waves, Resistance, shields, losses, hits. [TG-5.3] [TG-5.5]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.terra_galactix.box.board import (
    BUNKER_AT,
    BUNKERS,
    EARTH,
    GATE,
    INTERSECTIONS,
    NOWHERE,
    RADII,
    SAUCERS,
    base_of,
    colour_of,
    intersection,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, SHIELD
from orrery.games.terra_galactix.box.flight import GONE, START, clear_below
from orrery.games.terra_galactix.box.luck import TRAVELLING
from orrery.games.terra_galactix.box.state import OVER, UNDER_WAY
from orrery.games.terra_galactix.invasion.actions import IN_QUESTION, Defend, UseGiga, UseShield
from orrery.games.terra_galactix.invasion.events import (
    BUNKER_DESTROYED,
    BUNKER_HIT,
    COLOUR_FREE,
    COVERED,
    MOVE_LOST,
    PUSHED,
    PUSHED_NOBODY,
    RESISTED,
    RETURNED,
    SAVED,
    SQUADRON_SAFE,
    UNDER_FIRE,
)
from orrery.games.terra_galactix.invasion.state import (
    BARE,
    DOOMED,
    EXPOSED,
    GIGA_SHIELDED,
    POWERS,
    SAFE,
    SHIELDED,
    TARGET,
    UNTOUCHED,
    Invasion,
)

DOUBLE_LINE: Final[i64] = 4  # the orbit to which a shock wave pushes [TG-R4]


# Earth strikes back


def shock_wave(state: Invasion) -> None:
    """Saucers near Earth are pushed out along their radius to orbit 4, and queue up behind each other. [TG-5.3]"""
    pushed = False
    for radius in range(RADII):
        free = DOUBLE_LINE
        for orbit in range(DOUBLE_LINE, i64(0), i64(-1)):
            node = intersection(radius, orbit)
            if not state.taken[node]:
                continue
            for saucer in range(SAUCERS):
                if state.where[saucer] == node and orbit != free:
                    state.put(saucer, intersection(radius, free))
                    state.tell(PUSHED, saucer, node, state.where[saucer])
                    pushed = True
            if not state.chosen.saute_soucoupes:  # where saucers may share a place, all fit on orbit 4 [TG-R38]
                free -= 1
    if not pushed:
        state.tell(PUSHED_NOBODY)


def resistance(state: Invasion) -> bool:
    """All bunkers return, and saucers on Earth without a whole squadron are lost; whether that ends the game. [TG-5.5]"""
    state.tell(RESISTED, state.seat_of(state.active))
    for bunker in range(BUNKERS):
        if state.bunkers[bunker] != START:
            state.bunkers[bunker] = START
            state.tell(RETURNED, bunker)
    lost = [saucer for saucer in range(SAUCERS) if state.landed(saucer) and state.missing(saucer, colour_of(saucer))]
    for saucer in lost:
        state.destroy(saucer)
    if state.defeated():
        return True
    for colour in range(i64(2)):
        if not state.missing(state.active * 2, colour):
            state.tell(SQUADRON_SAFE, colour)
    if lost and not state.taken[EARTH]:
        state.tell(COLOUR_FREE)
    return False


def hit_bunker(state: Invasion, saucer: i64, mega: bool) -> None:
    """A bunker falls back, then is gone; a Mega Laser destroys it at once. [TG-5.8]"""
    place = state.where[saucer]
    bunker = BUNKER_AT[radius_of(place)]
    state.bunkers[bunker] = GONE if mega else state.bunkers[bunker] + 1
    if state.bunkers[bunker] == GONE:
        state.tell(BUNKER_DESTROYED, saucer, bunker, GATE[bunker])
    else:
        state.tell(BUNKER_HIT, saucer, bunker)
    state.fired(saucer)


# Protection


def is_pending(state: Invasion, saucer: i64) -> bool:
    """Whether nothing is settled yet for a saucer under fire."""
    fate = state.fate[saucer]
    return fate == TARGET or fate == EXPOSED


def is_covered(state: Invasion, saucer: i64) -> bool:
    """Whether a shield that was played on this radius still protects a saucer. [TG-8.1]"""
    if state.cover[saucer] != BARE:
        return True
    place = state.where[saucer]
    for other in range(SAUCERS):
        if state.cover[other] == GIGA_SHIELDED and is_behind(state, place, other):
            return True
    return False


def is_behind(state: Invasion, place: i64, other: i64) -> bool:
    """Whether a place is farther out on the radius of a saucer, or the same."""
    front = state.where[other]
    return front < INTERSECTIONS and radius_of(front) == radius_of(place) and front <= place


def protect(state: Invasion, saucer: i64, giga: bool) -> None:
    """A Shield saves one saucer, a Giga Shield also those behind it, or beside it on its intersection. [TG-5.4] [TG-R38]"""
    state.fate[saucer] = SAFE
    if state.chosen.continuous_fire:
        state.cover[saucer] = GIGA_SHIELDED if giga else SHIELDED
    state.tell(SAVED, saucer, GIGA_SHIELD if giga else SHIELD)
    if not giga:
        return
    for other in range(SAUCERS):
        fate = state.fate[other]
        if fate != UNTOUCHED and fate != SAFE and is_behind(state, state.where[other], saucer):
            state.fate[other] = SAFE
            state.tell(COVERED, other, saucer)


def escape(state: Invasion, saucer: i64) -> None:
    """Out of the line of fire through hyperspace; in the middle of a move this ends it. [TG-5.4] [TG-8.1]"""
    state.fate[saucer] = SAFE
    if base_of(saucer) == state.active and state.moved[colour_of(saucer)] == UNDER_WAY:
        end_move(state, saucer)
    state.agenda.append(TRAVELLING[saucer])


def defences(state: Invasion, base: i64, asked: i64, options: list[Action]) -> None:
    """Cards that a player may spend on his targets: for the saucer in question, then for his others. [TG-R49]"""
    if not state.fit(base):
        return
    acts = state.acts
    shields, gigas, holes = state.holds(base, SHIELD), state.holds(base, GIGA_SHIELD), state.holds(base, BLACK_HOLE)
    if asked != NOWHERE:
        if shields:
            options.append(acts.shield)
        if gigas:
            options.append(acts.giga)
        if holes >= 2:
            options.append(acts.escape)
    for saucer in range(base * 2, base * 2 + 2):
        if saucer == asked or not is_pending(state, saucer):
            continue
        if shields:
            options.append(acts.shields[saucer])
        if gigas:
            options.append(acts.gigas[saucer])
        if holes >= 2:
            options.append(acts.escapes[saucer])


def defend(state: Invasion, base: i64, asked: i64, action: Defend) -> None:
    """Spend the cards, and save the saucer. [TG-5.4]"""
    saucer = asked if action.saucer == IN_QUESTION else action.saucer
    if isinstance(action, UseShield):
        state.spend(base, SHIELD)
        protect(state, saucer, False)
    elif isinstance(action, UseGiga):
        state.spend(base, GIGA_SHIELD)
        protect(state, saucer, True)
    else:
        state.spend(base, BLACK_HOLE, 2)
        escape(state, saucer)


# Losses


def doom(state: Invasion, saucer: i64) -> None:
    """Nothing saves this saucer: it is lost with the other targets of the volley, or at once under continuous fire. [TG-8.1]"""
    if state.fate[saucer] == TARGET:
        state.fate[saucer] = DOOMED
        return
    if base_of(saucer) == state.active:
        end_move(state, saucer)
    state.destroy(saucer)
    state.defeated()


def end_move(state: Invasion, saucer: i64) -> None:
    """Surplus pips are lost. [TG-4.4]"""
    if state.pips[colour_of(saucer)]:
        state.tell(MOVE_LOST, saucer, state.pips[colour_of(saucer)])
    state.moved[colour_of(saucer)] = OVER
    state.pips[colour_of(saucer)] = 0
    state.bound = False


def is_exposed(state: Invasion, saucer: i64) -> bool:
    """Whether a saucer has come under continuous fire without protection. [TG-8.1]"""
    return state.chosen.continuous_fire and state.under_fire(state.where[saucer]) and not is_covered(state, saucer)


def expose(state: Invasion, saucer: i64) -> None:
    """Ask at once what saves this saucer; what was asked about it on another radius is forgotten. [TG-8.1]"""
    place = state.where[saucer]
    state.fate[saucer] = EXPOSED
    state.helped &= ~(POWERS[saucer] | POWERS[8 + saucer])
    state.tell(UNDER_FIRE, saucer, place, BUNKER_AT[radius_of(place)])


def may_fire(state: Invasion, saucer: i64) -> i64:
    """The bunker that a saucer has in its line of fire, or NOWHERE. [TG-5.8]"""
    place = state.where[saucer]
    if place >= INTERSECTIONS or place == NOWHERE or not state.may_fire_again(saucer):
        return NOWHERE
    bunker = BUNKER_AT[radius_of(place)]
    if bunker == NOWHERE or state.bunkers[bunker] == GONE:
        return NOWHERE
    return bunker if clear_below(place, state.taken) else NOWHERE
