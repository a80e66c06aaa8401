"""Why something cannot be done now, row by row of the table of illegal actions. [PR-11]

A reason is a key of the words and, after it, the values that its sentence names: `slot-taken e3N`.
"""

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.planet_raiders.actions import ROCKETS, EndMoves, Exchange, First, Fly, Give, Halt, InZone, Nose, Take
from orrery.games.planet_raiders.board import (
    COLOURS,
    HOME,
    METEOR,
    NOSES,
    NOWHERE,
    PADS,
    PLANETS,
    RAIDERS,
    SLOT_AT,
    SLOTS,
    TARGET,
    TEAM,
    ZONE_OF,
    ZONES,
    ZONES_AT,
)
from orrery.games.planet_raiders.rules.flights import (
    CREW_INCOMPLETE,
    HOME_CLOSED,
    OWN_RAIDER,
    PLANET_TAKEN,
    SHIP_CLOSED,
    landing,
)
from orrery.games.planet_raiders.state import BOARDED, FIRST_ALIEN, OUT, Raiders


def before_the_game(seat: Seat, seats: int) -> str:
    """Nature draws who begins: nobody else answers. [PR-R26]"""
    return "drawn-first" if 0 <= seat < seats else "not-yours"


def reason(state: Raiders, ask: str, asked: i64, detail: i64, zone: i64, seat: Seat, action: Action) -> str:
    """Why this action is not open to a seat while `asked` answers `ask`; `detail` and `zone` are the question's."""
    if not 0 <= seat < len(state.camps):
        return "not-yours"  # Nature and the gallery play no colour
    if seat != asked:
        return out_of_turn(state, asked, seat)
    if isinstance(action, First):
        return "first-once"
    if ask == "move" or ask == "fly":
        return no_flight(state, ask, asked, detail, action)
    if isinstance(action, (Fly, Halt, EndMoves)):
        return "flights-are-over"
    if ask == "place":
        return no_placement(state, asked, action)
    return no_rest(state, ask, detail, zone, action)


def out_of_turn(state: Raiders, asked: i64, seat: i64) -> str:
    """Others wait; a player who has boarded or lost all raiders waits for the end. [PR-9]"""
    if state.fates[seat] == BOARDED:
        return f"have-boarded {state.places[seat]}"
    if state.fates[seat] == OUT and not state.takes_turns(seat):
        return f"are-out {state.places[seat]}"
    return f"not-your-turn {COLOURS[state.camps[asked]]}"


# Stage 1


def no_flight(state: Raiders, ask: str, seat: i64, flying: i64, action: Action) -> str:
    """Only flights, and what ends them, belong to stage 1. [PR-8]"""
    own = i64(state.camps[seat]) * TEAM
    if isinstance(action, Fly):
        if ask == "fly" and action.raider != own + flying and own <= action.raider < own + TEAM:
            return f"halt-first {RAIDERS[own + flying]}"
        return no_ride(state, seat, action.raider, action.slot)
    if isinstance(action, EndMoves):
        return f"halt-first {RAIDERS[own + flying]}"
    if isinstance(action, Halt):
        return "no-halting" if state.chosen.weave else "nobody-flies"
    return "fly-first"


def no_ride(state: Raiders, seat: i64, raider: i64, slot: i64) -> str:
    """Whose raider it is, whether it may still fly, and whether it can use that rocket. [PR-5]"""
    own = i64(state.camps[seat]) * TEAM
    name = RAIDERS[raider]
    if not own <= raider < own + TEAM:
        return f"no-such-raider {name}"
    pad = state.raiders[raider]
    if pad == NOWHERE:
        return f"raider-captured {name}"
    if not state.is_free(raider - own):
        return f"raider-locked {name}"
    if not state.rockets[slot]:
        return f"no-rocket {SLOTS[slot]}"
    if ZONES_AT[pad * 2] != ZONE_OF[slot] and ZONES_AT[pad * 2 + 1] != ZONE_OF[slot]:
        return f"not-on-line {SLOTS[slot]} {name} {PADS[pad]}"
    if TARGET[slot] == pad:
        return f"points-at-self {SLOTS[slot]} {PADS[pad]}"
    return no_landing(state, seat, TARGET[slot])


def no_landing(state: Raiders, seat: i64, pad: i64) -> str:
    """What the pad holds, or whose it is. [PR-5]"""
    code = landing(state, seat, pad)
    if code == SHIP_CLOSED:
        return f"ship-closed {PADS[pad]}"
    if code == HOME_CLOSED:
        return f"home-closed {PADS[pad]} {COLOURS[HOME[pad]]}"
    if code == CREW_INCOMPLETE:
        return f"crew-incomplete {state.missing(seat)}"
    if code == PLANET_TAKEN:
        return f"planet-taken {PLANETS[i64(state.pads[pad]) - FIRST_ALIEN]}"
    assert code == OWN_RAIDER, "every other landing is legal"
    return f"own-raider {RAIDERS[i64(state.pads[pad]) - 1]} {PADS[pad]}"


# Stage 3


def no_placement(state: Raiders, seat: i64, action: Action) -> str:
    """A rocket must be taken first; gifts and exchanges need what they cost. [PR-8]"""
    if isinstance(action, (InZone, Nose)):
        return "take-first"
    if isinstance(action, Give):
        return no_gift(state, seat, action)
    if isinstance(action, Exchange):
        return f"need-two-blue {state.reserve[seat * 2]}"
    assert isinstance(action, Take), "what is left can always be kept"
    return f"none-in-reserve {ROCKETS[action.colour]}"


def no_gift(state: Raiders, seat: i64, action: Give) -> str:
    """Only where three or four play, only what one has, only to others in play. [PR-R33]"""
    if len(state.camps) < 3:
        return "no-gifts-of-two"
    if not state.chosen.gifts_by_hand:
        return "no-gifts-by-hand"
    if not state.reserve[seat * 2 + action.colour]:
        return f"none-in-reserve {ROCKETS[action.colour]}"
    return f"no-such-receiver {COLOURS[action.camp]}"


def no_rest(state: Raiders, ask: str, colour: i64, zone: i64, action: Action) -> str:
    """A rocket in hand must be laid: first its zone, then its nose. [PR-8]"""
    if ask == "zone" and isinstance(action, InZone):
        return no_zone(state, colour, action)
    if ask == "nose" and isinstance(action, Nose):
        slot = SLOT_AT[zone * 4 + action.nose]
        if slot == NOWHERE:
            return f"no-pad {ZONES[zone]} {NOSES[action.nose]}"
        return f"slot-taken {SLOTS[slot]}"
    return f"lay-first {ROCKETS[colour]}"


def no_zone(state: Raiders, colour: i64, action: InZone) -> str:
    """Planets and ships are no zones, meteors take red rockets only, and a zone has a rocket for each side at most. [PR-R3]"""
    if action.zone == NOWHERE:
        return f"not-a-zone {action.cell}"
    if colour == 0 and METEOR[action.zone]:
        return f"meteor-needs-red {action.cell}"
    return f"one-rocket-each {action.cell}" if state.chosen.one_rocket else f"zone-full {action.cell}"
