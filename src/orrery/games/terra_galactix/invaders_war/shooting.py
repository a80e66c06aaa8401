"""Lasers, Mega Lasers and Super Novas against the other team: who can fire at whom, and the shot itself. [TG-7.6]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.asking import OfActive
from orrery.games.terra_galactix.box.board import BASES, NOWHERE
from orrery.games.terra_galactix.box.cards import LASER, MEGA_LASER, SUPER_NOVA
from orrery.games.terra_galactix.box.lines import direction_to, long_shot
from orrery.games.terra_galactix.invaders_war.actions import FOES, MOST_LASERS, Shot, ShotRequest, foe
from orrery.games.terra_galactix.invaders_war.defending import attack
from orrery.games.terra_galactix.invaders_war.state import InvadersWar
from orrery.games.terra_galactix.invasion.sharing import begin_request, may_request


def laser_reaches(state: InvadersWar, saucer: i64, target: i64) -> bool:
    """A Laser goes along one line, in any of the four directions. [TG-R28]"""
    return direction_to(state.where[saucer], state.where[target]) != NOWHERE


def mega_reaches(state: InvadersWar, saucer: i64, target: i64) -> bool:
    """A Mega Laser does so, too, or goes along a radius past empty places. [TG-7.6]"""
    start, end = state.where[saucer], state.where[target]
    return direction_to(start, end) != NOWHERE or long_shot(start, end, state.taken) != NOWHERE


def shots(state: InvadersWar, options: list[Action]) -> None:
    """Every shot of the active camp at the other team, alone or with a card of the team-mate's. [TG-R62]"""
    base = state.active
    if not state.foes_in_space(base) or not (state.helpers(base) or (state.fit(base) and state.hands[base].size)):
        return
    for saucer in range(base * 2, base * 2 + 2):
        if state.flies(saucer):
            shots_of(state, saucer, options)
    arms, novas = state.arms, state.usable(base, SUPER_NOVA)
    for number in range(FOES):
        target = foe(base, number)
        if state.flies(target):
            if novas >= 2:
                options.append(arms.novas[target])
            if novas and may_request(state, base, arms.request_novas[target], 2):
                options.append(arms.request_novas[target])


def shots_of(state: InvadersWar, saucer: i64, options: list[Action]) -> None:
    """Shots of one saucer. [TG-7.6]"""
    base, arms = state.active, state.arms
    lasers, megas = state.usable(base, LASER), state.usable(base, MEGA_LASER)
    for number in range(FOES):
        target = foe(base, number)
        if not state.flies(target) or not mega_reaches(state, saucer, target) or not state.may_strike(saucer, target):
            continue
        pair = saucer * FOES + number
        if laser_reaches(state, saucer, target):
            for cards in range(min(lasers + 1, MOST_LASERS)):
                if cards < lasers:
                    options.append(arms.lasers[pair * MOST_LASERS + cards])
                request = arms.request_shots[pair * MOST_LASERS + cards]
                if may_request(state, base, request, cards + 1):
                    options.append(request)
        if megas:
            options.append(arms.megas[pair])
        if may_request(state, base, arms.request_mega_shots[pair], 1):
            options.append(arms.request_mega_shots[pair])


def could_shoot(state: InvadersWar) -> bool:
    """Whether, for all that the others can see, the active camp could fire at an opponent. [TG-R50] [TG-R68]"""
    base = state.active
    if not state.foes_in_space(base):
        return False
    own = state.hands[base].size if state.fit(base) else i64(0)
    if own == 0:  # what the team-mate may be asked for is no secret
        return state.public_choices(SHOOTING) > 1
    return own + state.helpers(base) >= 2 or has_a_line(state)


def has_a_line(state: InvadersWar) -> bool:
    """Whether a saucer of the active camp could fire a Laser or a Mega Laser now. [TG-7.6]"""
    base = state.active
    for saucer in range(base * 2, base * 2 + 2):
        if not state.flies(saucer):
            continue
        for number in range(FOES):
            target = foe(base, number)
            if state.flies(target) and mega_reaches(state, saucer, target) and state.may_strike(saucer, target):
                return True
    return False


def shoot(state: InvadersWar, action: Action) -> bool:
    """Fire, or ask the team-mate for a card to fire with; whether that is what was answered. [TG-7.6]"""
    if isinstance(action, Shot):
        state.spend(state.active, action.kind, action.number)
        attack(state, action.kind, action.number, action.saucer, action.target)
        return True
    if isinstance(action, ShotRequest):
        begin_request(state, state.active, action, action.thing, action.cost)
        return True
    return False


class Shooting(OfActive[InvadersWar]):
    """Once the dice lie and before the bunkers fire, the active player may fire at opponents. [TG-R50]"""

    ask: ClassVar[str] = "shoot"
    rule: ClassVar[str] = "TG-7.6"
    shows: ClassVar[str] = "hands discards"

    def automatic(self, state: InvadersWar) -> bool:
        """Not asked if everybody can see that no shot is possible. [TG-R50]"""
        if could_shoot(state):
            return False
        state.drop_top()
        return True

    def options(self, state: InvadersWar, seat: Seat) -> list[Action]:
        options: list[Action] = [state.arms.go_on]
        shots(state, options)
        return options

    def answer(self, state: InvadersWar, seat: Seat, action: Action) -> None:
        if not shoot(state, action):
            state.drop_top()

    def about(self, state: InvadersWar, seat: Seat) -> Json:
        return {"base": BASES[state.active]}


SHOOTING: Final = Shooting()
