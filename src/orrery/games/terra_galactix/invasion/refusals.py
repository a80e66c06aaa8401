"""Why something cannot be done now, row by row of the table of illegal actions. [TG-11]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.actions import (
    BOTH,
    BlackHole,
    Discard,
    EndTurn,
    Pulsar,
    Roll,
    SaucerAction,
    Step,
    Stop,
)
from orrery.games.terra_galactix.box.board import (
    BUNKER_AT,
    EARTH,
    INTERSECTIONS,
    NOWHERE,
    base_of,
    colour_of,
    orbit_of,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, LASER, PULSAR, SHIELD
from orrery.games.terra_galactix.box.flight import GONE, clear_below
from orrery.games.terra_galactix.box.refusals import not_theirs, off_the_lines
from orrery.games.terra_galactix.box.state import MADE, OVER, UNDER_WAY
from orrery.games.terra_galactix.invasion.actions import (
    FOR_ESCAPE,
    FOR_LASER,
    FOR_MEGA,
    FOR_PULSAR,
    IN_QUESTION,
    AcceptHit,
    BunkerLaser,
    BunkerMega,
    Decline,
    Defend,
    Give,
    Request,
    RequestShield,
    UseGiga,
    UseShield,
)
from orrery.games.terra_galactix.invasion.state import EXPOSED, TARGET, Invasion

WINDOWS: Final = {  # when each thing can be asked for
    FOR_PULSAR: ["act"],
    FOR_LASER: ["attack"],
    FOR_MEGA: ["attack"],
    FOR_ESCAPE: ["dodge"],
}
TRIPS: Final = ["act", "move", "attack"]


def reason(state: Invasion, ask: str, asked: i64, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it. `asked` is the camp that is asked."""
    barred = not_theirs(state, asked, seat, action)
    if barred:
        return barred
    if isinstance(action, SaucerAction) and state.seat_of(base_of(action.saucer)) != seat:
        return "saucer-not-yours"
    if isinstance(action, (Pulsar, Discard, Roll)):
        return no_act(state, ask, asked, action)
    if isinstance(action, (Step, Stop)):
        return no_move(state, ask, action)
    if isinstance(action, BlackHole):
        return no_trip(state, ask, action)
    if isinstance(action, (BunkerLaser, BunkerMega)):
        return no_shot(state, ask, action)
    if isinstance(action, (Request, RequestShield)):
        return no_request(state, ask, asked, action)
    if isinstance(action, Defend):
        return no_defence(state, ask, asked, action)
    if isinstance(action, Give):
        return no_gift(state, ask, asked, action)
    return no_passing(ask, action)


def no_passing(ask: str, action: Action) -> str:
    """Ending the turn, accepting a hit and declining answer questions of their own."""
    if isinstance(action, EndTurn):
        return "end-too-soon" if ask in ("act", "move") else "not-asked"
    if isinstance(action, AcceptHit):
        return "no-hit"
    if isinstance(action, Decline):
        return "no-plea"
    return "not-asked"


def no_act(state: Invasion, ask: str, base: i64, action: Action) -> str:
    """One act, before the dice, and never while regenerating. [TG-4.3]"""
    if ask != "act":
        return "act-too-late" if ask in ("move", "attack") else "not-asked"
    if isinstance(action, Roll):
        return "roll-before-act"
    if not state.fit(base):
        return "regenerating"
    if state.acted & MADE:
        return "act-made"
    if isinstance(action, Discard):
        return "discard-none"
    assert isinstance(action, Pulsar)
    if state.holds(base, PULSAR) < (2 if action.dice == BOTH else 1):
        return f"pulsar-two {state.holds(base, PULSAR)}" if action.dice == BOTH else "pulsar-none"
    return "pulsar-twice" if state.doubled & action.dice else "pulsar-landed"


def no_trip(state: Invasion, ask: str, action: BlackHole) -> str:
    """Two cards, from space, and not in the middle of a move. [TG-R14] [TG-R15]"""
    base = base_of(action.saucer)
    if ask not in TRIPS:
        return "hole-escape" if ask == "dodge" else "not-asked"
    if state.landed(action.saucer):
        return "hole-landed"
    if not state.flies(action.saucer):
        return "hole-base"
    if not state.fit(base):
        return "regenerating"
    held = state.holds(base, BLACK_HOLE)
    return f"hole-one {held}" if held < 2 else "hole-mid-move"


# Movement


def no_move(state: Invasion, ask: str, action: SaucerAction) -> str:
    """Moves are made after the dice, one saucer after the other. [TG-4.4]"""
    if ask != "move":
        return "move-not-now" if ask in ("act", "attack") else "not-asked"
    colour = colour_of(action.saucer)
    if state.landed(action.saucer):
        return "move-landed"
    if state.moved[colour] == OVER:
        return "move-over"
    if state.moved[1 - colour] == UNDER_WAY:
        return "move-other-first"
    if isinstance(action, Step):
        return no_landing(state, action.saucer) if action.node == EARTH else no_step(state, action.saucer, action.node)
    return "stop-must-land" if state.bound else f"stop-must-move {state.pips[colour]}"


def no_step(state: Invasion, saucer: i64, node: i64) -> str:
    """Along a line, clockwise, to an empty place, and without wasting pips. [TG-4.4]"""
    pips = state.pips[colour_of(saucer)]
    astray = off_the_lines(state.where[saucer], node, pips)
    if astray:
        return astray
    if state.closed()[node]:
        return "step-occupied"
    return "step-must-land" if state.bound else f"step-wasteful {pips}"


def no_landing(state: Invasion, saucer: i64) -> str:
    """From orbit 1, through a breach, in the colour whose turn it is. [TG-5.7]"""
    place = state.where[saucer]
    if place >= INTERSECTIONS:
        return "earth-base"
    if orbit_of(place) != 1:
        return f"earth-far {orbit_of(place)}"
    bunker = BUNKER_AT[radius_of(place)]
    if bunker == NOWHERE:
        return "earth-protected"
    if state.bunkers[bunker] != GONE:
        return f"earth-bunker {GONE - state.bunkers[bunker]}"
    return f"earth-colour {state.missing(saucer, 1 - colour_of(saucer))}"


# Attacks


def no_shot(state: Invasion, ask: str, action: SaucerAction) -> str:
    """After all movement, along one's own radius, with enough cards. [TG-5.8]"""
    if ask != "attack":
        return "shot-too-soon" if ask in ("act", "move") else "not-asked"
    blocked = no_line(state, action.saucer)
    if blocked:
        return blocked
    base, orbit = base_of(action.saucer), orbit_of(state.where[action.saucer])
    if isinstance(action, BunkerLaser) and orbit > 3:
        return f"shot-range {orbit}"
    if not state.fit(base):
        return "regenerating"
    return "shot-no-mega" if isinstance(action, BunkerMega) else f"shot-needs {orbit} {state.holds(base, LASER)}"


def no_line(state: Invasion, saucer: i64) -> str:
    """What is wrong with a saucer's line of fire, if something is. [TG-5.8]"""
    place = state.where[saucer]
    if place >= INTERSECTIONS:
        return "shot-not-flying"
    bunker = BUNKER_AT[radius_of(place)]
    if bunker == NOWHERE:
        return "shot-no-bunker"
    if state.bunkers[bunker] == GONE:
        return "shot-gone"
    return "" if clear_below(place, state.taken) else "shot-obstructed"


# Defence and help


def no_defence(state: Invasion, ask: str, base: i64, action: Defend) -> str:
    """Cards against a laser, for a threatened saucer of the player's. [TG-5.4]"""
    if ask not in ("dodge", "help", "give"):
        return "no-hit"
    if action.saucer == IN_QUESTION:
        if ask != "dodge":
            return "defend-own"
    elif base_of(action.saucer) != base:
        return "saucer-not-yours"
    elif state.fate[action.saucer] not in (TARGET, EXPOSED):
        return "defend-safe"
    if not state.fit(base):
        return "regenerating"
    if isinstance(action, UseShield):
        return "defend-no-shield" if not state.holds(base, SHIELD) else "defend-short"
    if isinstance(action, UseGiga):
        return "defend-no-giga" if not state.holds(base, GIGA_SHIELD) else "defend-short"
    held = state.holds(base, BLACK_HOLE)
    return f"hole-one {held}" if held < 2 else "defend-short"


def no_gift(state: Invasion, ask: str, base: i64, action: Give) -> str:
    """One card of the kind that is asked for, of one's own. [TG-5.6]"""
    if ask not in ("help", "give"):
        return "no-plea"
    return "give-none" if not state.holds(base, action.kind) else "give-other"


def no_request(state: Invasion, ask: str, base: i64, action: Action) -> str:
    """Only where the card could be played, if enough others can be asked, and not twice. [TG-R22] [TG-R61]"""
    if isinstance(action, RequestShield):
        if ask != "dodge":
            return "no-hit"
        return "request-refused" if state.helpers(base) else "request-few 1 0"
    assert isinstance(action, Request)
    if ask not in WINDOWS.get(action.use, TRIPS):
        return "request-not-now"
    if action.number > state.helpers(base):
        return f"request-few {action.number} {state.helpers(base)}"
    wrong = wrong_request(state, action)
    if wrong:
        return wrong
    lacking = whole_cost(state, action) - action.number
    held = state.usable(base, action.kind)
    if action.cost != 1 and held < lacking:
        return f"request-own {lacking} {held}"
    return "request-refused"


def wrong_request(state: Invasion, action: Request) -> str:
    """What is wrong with what is asked for, if something is."""
    if action.use == FOR_ESCAPE:
        return ""
    if action.use == FOR_PULSAR:
        if state.landed(state.active * 2 + action.thing):
            return "pulsar-landed"
        return "pulsar-twice" if state.doubled & (action.thing + 1) else ""
    if base_of(action.thing) != state.active:
        return "saucer-not-yours"
    if action.use not in (FOR_LASER, FOR_MEGA):
        if state.landed(action.thing):
            return "hole-landed"
        if not state.flies(action.thing):
            return "hole-base"
        return "hole-mid-move" if UNDER_WAY in state.moved else ""
    blocked = no_line(state, action.thing)
    if blocked:
        return blocked
    orbit = orbit_of(state.where[action.thing])
    if action.use == FOR_LASER and orbit > 3:
        return f"shot-range {orbit}"
    if action.use == FOR_LASER and action.number > orbit:
        return f"request-number {orbit}"
    return ""


def whole_cost(state: Invasion, action: Request) -> i64:
    return action.cost if action.cost else orbit_of(state.where[action.thing])
