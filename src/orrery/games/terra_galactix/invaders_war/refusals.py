"""Why something cannot be done now, beyond what L'Invasion refuses. [TG-11]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.terra_galactix.box.actions import BlackHole, Discard, EndTurn, Pulsar, Roll, SaucerAction, Step, Stop
from orrery.games.terra_galactix.box.board import NOWHERE, base_of, colour_of
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, GIGA_SHIELD, LASER, MEGA_LASER, SAUCER, SHIELD, SUPER_NOVA
from orrery.games.terra_galactix.box.state import MADE, OVER, UNDER_WAY
from orrery.games.terra_galactix.invaders_war.actions import (
    GoOn,
    LaunchCards,
    PermitRequest,
    Shot,
    ShotRequest,
    TakeSeats,
    UseShields,
)
from orrery.games.terra_galactix.invaders_war.defending import Attacked, Defending, Rescuing
from orrery.games.terra_galactix.invaders_war.shooting import laser_reaches, mega_reaches
from orrery.games.terra_galactix.invaders_war.state import FULL_PERMITS, InvadersWar
from orrery.games.terra_galactix.invasion import refusals as invasion
from orrery.games.terra_galactix.invasion.actions import (
    FOR_ESCAPE,
    FOR_LASER,
    FOR_MEGA,
    IN_QUESTION,
    BunkerLaser,
    BunkerMega,
    Defend,
    Give,
    Request,
    RequestShield,
    UseGiga,
    UseShield,
)
from orrery.games.terra_galactix.invasion.state import POWERS

OWN_TURN: Final = ["act", "shoot", "move", "attack"]


def war_reason(state: InvadersWar, ask: str, asked: i64, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it. `asked` is the camp that is asked."""
    if isinstance(action, TakeSeats):
        return "nature"
    if seat not in state.seats or state.seat_of(asked) != seat:
        return invasion.reason(state, ask, asked, seat, action)
    if isinstance(action, SaucerAction) and action.saucer != NOWHERE and base_of(action.saucer) != asked:
        return "other-camp" if state.seat_of(base_of(action.saucer)) == seat else "saucer-not-yours"
    if isinstance(action, Shot):
        wrong = no_aim(state, ask, asked, action.kind, action.saucer, action.target)
        return wrong or no_ammunition(state, asked, action)
    if isinstance(action, (ShotRequest, PermitRequest)):
        return no_gift_wanted(state, ask, asked, action)
    if isinstance(action, LaunchCards):
        return no_launch(state, ask, asked, action)
    if isinstance(action, GoOn):
        return "go-on-not-now"
    top = state.asking()
    if isinstance(top, Attacked):
        return under_attack(state, top, action)
    if isinstance(action, UseShields):
        return "no-hit"
    if ask == "shoot":
        return before_the_fire(action)
    return war_turn_reason(state, ask, asked, seat, action)


def war_turn_reason(state: InvadersWar, ask: str, asked: i64, seat: Seat, action: Action) -> str:
    """Moves and attacks on bunkers: permits, one shot for each saucer, and when. [TG-7.3] [TG-7.4]"""
    if isinstance(action, (Step, Stop)) and ask == "move" and is_grounded(state, action.saucer):
        return f"no-permit {state.permits[asked]}"
    if isinstance(action, (BunkerLaser, BunkerMega)):
        wrong = no_bunker_shot(state, ask, action.saucer)
        if wrong:
            return wrong
        return invasion.no_shot(state, "attack", action)
    if isinstance(action, Request) and action.use in (FOR_LASER, FOR_MEGA) and base_of(action.thing) == asked:
        wrong = no_bunker_shot(state, ask, action.thing)
        if wrong:
            return wrong
        found = invasion.no_request(state, "attack", asked, action)
        return "request-hopeless" if found == "request-refused" and is_hopeless(state, asked, action) else found
    found = invasion.reason(state, ask, asked, seat, action)
    return "request-hopeless" if found == "request-refused" and is_hopeless(state, asked, action) else found


def is_hopeless(state: InvadersWar, asked: i64, action: Action) -> bool:
    """Whether a player would ask himself for what his other hand does not hold. [TG-R62]"""
    if isinstance(action, RequestShield):
        return not state.may_ask_for(asked, SHIELD) and not state.may_ask_for(asked, GIGA_SHIELD)
    return isinstance(action, Request) and not state.may_ask_for(asked, action.kind)


def is_grounded(state: InvadersWar, saucer: i64) -> bool:
    """Whether a saucer must stay in its base for want of a permit. [TG-7.4]"""
    return not state.landed(saucer) and not state.may_fly(saucer)


def no_bunker_shot(state: InvadersWar, ask: str, saucer: i64) -> str:
    """After all movement, or after its own where the table has agreed so; once for each saucer. [TG-R51]"""
    if ask not in OWN_TURN:
        return "not-asked"
    moved = state.moved[colour_of(saucer)] == OVER and UNDER_WAY not in state.moved
    if ask != "attack" and not (ask == "move" and state.terms.after_each and moved):
        return "shot-too-soon"
    return "" if state.may_fire_again(saucer) else "shot-once"


# Shots at opponents


def no_aim(state: InvadersWar, ask: str, asked: i64, kind: i64, saucer: i64, target: i64) -> str:
    """What is wrong with a shot itself, if something is. [TG-7.6]"""
    if ask not in OWN_TURN:
        return "shoot-not-now"
    if (base_of(target) - asked) % 2 == 0:
        return "target-friend"
    if saucer != NOWHERE and not state.flies(saucer):
        return "shot-not-flying"
    if not state.flies(target):
        return "target-landed" if state.landed(target) else "target-home"
    if kind == LASER and not laser_reaches(state, saucer, target):
        return "laser-line"
    if kind == MEGA_LASER and not mega_reaches(state, saucer, target):
        return "mega-line"
    if saucer != NOWHERE and not state.may_strike(saucer, target):
        return "struck-place" if state.terms.once_from_a_place else "struck-before"
    return ""


def no_ammunition(state: InvadersWar, asked: i64, action: Shot) -> str:
    """Too few cards, or none that may be used. [TG-7.6]"""
    if not state.fit(asked):
        return "regenerating"
    held = state.holds(asked, action.kind)
    if action.kind == LASER:
        return f"laser-few {action.number} {held}"
    return "shot-no-mega" if action.kind == MEGA_LASER else f"nova-few {held}"


def no_gift_wanted(state: InvadersWar, ask: str, asked: i64, action: Request) -> str:
    """Requests for a shot or for a permit. [TG-R62]"""
    if isinstance(action, ShotRequest):
        if action.thing != NOWHERE and base_of(action.thing) != asked:
            return "other-camp" if state.seat_of(base_of(action.thing)) == state.seat_of(asked) else "saucer-not-yours"
        wrong = no_aim(state, ask, asked, action.kind, action.thing, action.target)
        if wrong:
            return wrong
    elif ask != "act":
        return "request-not-now"
    elif state.permits[asked] >= FULL_PERMITS:
        return f"launch-most {state.permits[asked]}"
    if not state.helpers(asked):
        return "mate-cannot"
    if state.usable(asked, action.kind) < action.cost - 1:
        return f"request-rest {action.cost - 1}"
    return "request-refused" if state.may_ask_for(asked, action.kind) else "request-hopeless"


def no_launch(state: InvadersWar, ask: str, asked: i64, action: LaunchCards) -> str:
    """Saucer cards are laid before the dice, up to one for each saucer. [TG-7.4]"""
    if ask != "act":
        return "act-too-late" if ask in OWN_TURN else "not-asked"
    if not state.fit(asked):
        return "regenerating"
    if state.acted & MADE:
        return "act-made"
    if state.permits[asked] + action.number > FULL_PERMITS:
        return f"launch-most {state.permits[asked]}"
    return f"launch-few {action.number} {state.holds(asked, SAUCER)}"


def before_the_fire(action: Action) -> str:
    """Between the dice and the bunkers' fire there are only shots at opponents. [TG-R50] [TG-R70]"""
    if isinstance(action, (Pulsar, Discard, Roll)):
        return "act-too-late"
    if isinstance(action, (Step, Stop)):
        return "move-not-now"
    if isinstance(action, (BunkerLaser, BunkerMega)):
        return "shot-too-soon"
    if isinstance(action, EndTurn):
        return "end-too-soon"
    if isinstance(action, (BlackHole, Request)):
        return "hole-not-now"
    return "no-hit" if isinstance(action, (Defend, RequestShield)) else "not-asked"


# Defence


def under_attack(state: InvadersWar, top: Attacked, action: Action) -> str:
    """Answers to an attack, of the owner or of his team-mate. [TG-7.7]"""
    if isinstance(top, Rescuing):
        if not isinstance(action, Give):
            return "defend-first"
        return invasion.no_gift(state, "give", top.asked(), action)
    assert isinstance(top, Defending)
    if isinstance(action, Give):
        return "no-plea"
    if isinstance(action, (UseShield, UseShields, RequestShield)):
        return no_parry(state, top, action)
    if isinstance(action, UseGiga):
        if action.saucer != IN_QUESTION:
            return "defend-short"
        if top.kind == SUPER_NOVA:
            return "defend-nova"
        return "regenerating" if not state.fit(top.asked()) else "defend-no-giga"
    if isinstance(action, (Defend, Request)):
        return no_flight(state, top, action)
    return "defend-first"


def no_parry(state: InvadersWar, top: Defending, action: Action) -> str:
    """As many Shields as Lasers, and against nothing else. [TG-R29]"""
    base = top.asked()
    if top.kind != LASER:
        return "defend-mega" if top.kind == MEGA_LASER else "defend-nova"
    if isinstance(action, UseShield):
        return "defend-shields"
    if isinstance(action, UseShields):
        if not state.fit(base):
            return "regenerating"
        return f"shields-few {top.number} {state.holds(base, SHIELD)}"
    if not state.helpers(base):
        return "mate-cannot"
    if state.helped & POWERS[top.target]:
        return "request-refused"
    return "request-hopeless" if is_hopeless(state, base, action) else f"request-rest {top.number - 1}"


def no_flight(state: InvadersWar, top: Defending, action: Action) -> str:
    """A black hole saves from a Super Nova, and from Lasers where the table has agreed so. [TG-R52]"""
    base = top.asked()
    if isinstance(action, Request) and action.use != FOR_ESCAPE:
        return "defend-first"
    if isinstance(action, Defend) and action.saucer != IN_QUESTION:
        return "defend-short"
    if not top.may_flee(state):
        return "flee-mega" if top.kind == MEGA_LASER else "flee-laser"
    if isinstance(action, Defend):
        return f"hole-one {state.holds(base, BLACK_HOLE)}" if state.fit(base) else "regenerating"
    if not state.helpers(base):
        return "mate-cannot"
    if state.helped & POWERS[8 + top.target]:
        return "request-refused"
    own: i64 = 1  # and one of the mate's
    return "request-hopeless" if is_hopeless(state, base, action) else f"request-rest {own}"
