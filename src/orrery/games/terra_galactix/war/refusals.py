"""Why something cannot be done now, row by row of the table of illegal actions. [TG-11]"""

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
    INTERSECTIONS,
    NOWHERE,
    base_of,
    colour_of,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, LASER, MEGA_LASER, PULSAR, SAUCER, SHIELD, SUPER_NOVA
from orrery.games.terra_galactix.box.lines import direction_to, long_shot
from orrery.games.terra_galactix.box.refusals import not_theirs, off_the_lines
from orrery.games.terra_galactix.box.state import MADE, OVER, UNDER_WAY, WAITING
from orrery.games.terra_galactix.war.actions import (
    AcceptHit,
    Attack,
    Collect,
    Escape,
    FlyOver,
    Giga,
    Laser,
    LaunchCards,
    Shields,
    SuperNova,
)
from orrery.games.terra_galactix.war.state import HOLD, POWERS, War, in_the_way


def reason(state: War, ask: str, asked: i64, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it. `asked` is the camp that is asked."""
    barred = not_theirs(state, asked, seat, action)
    if barred:
        return barred
    if isinstance(action, SaucerAction) and ask in ("act", "fly") and base_of(action.saucer) != state.active:
        return "camp-not-active" if state.seat_of(base_of(action.saucer)) == seat else "saucer-not-yours"
    if isinstance(action, (Pulsar, LaunchCards, Discard, Roll)):
        return no_act(state, ask, action)
    if isinstance(action, (Step, Stop)):
        return no_move(state, ask, action)
    if isinstance(action, BlackHole):
        return no_trip(state, ask, action)
    if isinstance(action, (Attack, SuperNova)):
        return no_attack(state, ask, action)
    if isinstance(action, (Shields, Giga, Escape, AcceptHit)):
        return "no-attack"
    if isinstance(action, Collect):
        return "no-deposit"
    if isinstance(action, EndTurn):
        return no_end(state, ask)
    return "not-asked"


def no_end(state: War, ask: str) -> str:
    """Every saucer in space uses its die first. [TG-6.2]"""
    if ask != "fly":
        return "end-before-flight" if ask == "act" else "not-asked"
    return "end-mid-move" if state.mover() != NOWHERE else "end-too-soon"


def no_act(state: War, ask: str, action: Action) -> str:
    """One act, before the dice. [TG-4.3]"""
    if ask != "act":
        return "act-too-late" if ask == "fly" else "not-asked"
    if isinstance(action, Roll):
        return "roll-before-act"
    if state.acted & MADE:
        return "act-made"
    camp = state.active
    if isinstance(action, Discard):
        return "discard-none"
    if isinstance(action, LaunchCards):
        held, laid = state.holds(camp, SAUCER), state.permits[state.purse[camp]]
        if held < action.number:
            return f"launch-few {held}"
        return f"launch-full {laid} {state.most_permits()}"
    assert isinstance(action, Pulsar)
    return f"pulsar-two {state.holds(camp, PULSAR)}" if action.dice == BOTH and state.holds(camp, PULSAR) else "pulsar-none"


def no_trip(state: War, ask: str, action: BlackHole) -> str:
    """Two cards, from space, and not in the middle of a move. [TG-R14] [TG-R15]"""
    if ask not in ("act", "fly"):
        return "hole-escape" if ask in ("parry", "flee") else "not-asked"
    if not state.flies(action.saucer):
        return "hole-base"
    held = state.holds(state.active, BLACK_HOLE)
    if held < 2:
        return f"hole-one {held}"
    return "hole-mid-move" if state.mover() != NOWHERE else "hole-nowhere"


# Movement


def no_move(state: War, ask: str, action: SaucerAction) -> str:
    """Moves are made after the dice, one saucer after the other. [TG-4.4]"""
    if ask != "fly":
        return "move-not-now" if ask == "act" else "not-asked"
    saucer, colour = action.saucer, colour_of(action.saucer)
    if state.moved[colour] == OVER:
        return "move-over"
    if state.moved[1 - colour] == UNDER_WAY:
        return "move-other-first"
    waiting = state.moved[colour] == WAITING
    if waiting and not state.flies(saucer):
        if isinstance(action, Stop):
            return "stop-in-base"
        if not state.has_permit(base_of(saucer)):
            return f"move-no-permit {state.permits[state.purse[base_of(saucer)]]}"
    if waiting and state.flies(saucer) and state.pips[colour] <= state.riders(saucer):
        return f"move-weighed-down {state.riders(saucer)} {state.pips[colour]}"
    if isinstance(action, Step):
        return no_way_home(state, saucer) if action.node >= INTERSECTIONS else no_step(state, action)
    return "stop-loaded" if state.under[saucer] != NOWHERE else f"stop-must-move {state.pips[colour]}"


def no_way_home(state: War, saucer: i64) -> str:
    """A saucer enters its base through one of its exits. [TG-6.4]"""
    return "home-already" if state.where[saucer] >= INTERSECTIONS else "home-far"


def no_step(state: War, action: Step) -> str:
    """Along a line, clockwise, to a place with room, and without wasting pips. [TG-4.4]"""
    saucer, node = action.saucer, action.node
    astray = off_the_lines(state.where[saucer], node, state.pips[colour_of(saucer)])
    if astray:
        return astray
    if not state.chosen.chevauchee and state.taken[node]:
        return "step-occupied"
    if state.cargo[saucer] + i64(state.ground[node]) > HOLD:
        return f"step-overfull {state.cargo[saucer]} {state.ground[node]}"
    if isinstance(action, FlyOver) and (not state.ground[node] or in_the_way(state, saucer, node)):
        return "step-nothing-there"
    return f"step-wasteful {state.pips[colour_of(saucer)]}"


# Attacks


def no_attack(state: War, ask: str, action: Action) -> str:
    """In the flight phase, at an opponent's saucer in space, with the cards that it takes. [TG-6.5] [TG-6.6]"""
    if ask != "fly":
        return "shot-too-soon" if ask == "act" else "not-asked"
    target = action.target if isinstance(action, (Attack, SuperNova)) else 0
    if state.where[target] == NOWHERE:
        return "shot-nobody"
    if state.side[base_of(target)] == state.side[state.active]:
        return "shot-friend"
    if not state.flies(target):
        return "shot-base"
    if state.under[target] != NOWHERE:
        return "shot-parasite"
    mover = state.mover()
    if mover != NOWHERE and state.where[mover] == state.where[target]:
        return "shot-passing"
    if isinstance(action, SuperNova):
        return f"nova-few {state.holds(state.active, SUPER_NOVA)}"
    assert isinstance(action, Attack)
    if not state.flies(action.saucer):
        return "shot-not-flying"
    if state.fired[action.saucer]:
        if state.chosen.one_attack_per_place:
            return "shot-once-here"
        if state.fired[action.saucer] & POWERS[target]:
            return "shot-again"
    return no_line(state, action)


def no_line(state: War, action: Attack) -> str:
    """What is wrong with the line of fire, or that cards lack. [TG-R28]"""
    start, end = state.where[action.saucer], state.where[action.target]
    near = direction_to(start, end) != NOWHERE
    if isinstance(action, Laser):
        held = state.holds(state.active, LASER)
        return f"laser-few {action.number} {held}" if near else "laser-no-line"
    if near or (long_shot(start, end, state.taken) != NOWHERE and long_shot(start, end, state.ground) != NOWHERE):
        return "mega-none"
    if radius_of(start) != radius_of(end):
        return "mega-curved"
    return "mega-obstructed"


# Defence


def no_defence(state: War, ask: str, camp: i64, kind: i64, lasers: i64, seat: Seat, action: Action) -> str:
    """Each attack has its own answers, and part of one does not help. [TG-R29] [TG-R18]"""
    if seat not in state.seats or state.seat_of(camp) != seat:
        return reason(state, ask, camp, seat, action)
    if isinstance(action, Shields):
        held = state.holds(camp, SHIELD)
        return f"shields-few {lasers} {held}" if kind == LASER else "shields-useless"
    if isinstance(action, Giga):
        return "giga-useless" if kind == SUPER_NOVA else "giga-none"
    if isinstance(action, Escape):
        if kind == MEGA_LASER or (kind == LASER and not state.chosen.laser_escape):
            return "escape-useless"
        held = state.holds(camp, BLACK_HOLE)
        return f"hole-one {held}" if held < 2 else "hole-nowhere"
    return reason(state, ask, camp, seat, action)
