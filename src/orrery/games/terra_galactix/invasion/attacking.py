"""Attacks on bunkers, after all movement. [TG-5.8]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.actions import BlackHole, SaucerAction
from orrery.games.terra_galactix.box.asking import OfActive
from orrery.games.terra_galactix.box.board import BASES, BUNKER_AT, NOWHERE, orbit_of, radius_of
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, LASER, MEGA_LASER
from orrery.games.terra_galactix.box.luck import TRAVELLING
from orrery.games.terra_galactix.invasion.actions import BunkerLaser, BunkerMega, Request
from orrery.games.terra_galactix.invasion.effects import hit_bunker, may_fire
from orrery.games.terra_galactix.invasion.events import BUNKER_SHOT, TURN_ENDED
from orrery.games.terra_galactix.invasion.sharing import begin_request, cost_of, may_request, trip_requests
from orrery.games.terra_galactix.invasion.state import Invasion

LASER_RANGE: Final[i64] = 3  # orbits [TG-5.8]


class Attacking(OfActive[Invasion]):
    """Fire at bunkers as long as the cards last, alone or with cards of others. [TG-5.8] [TG-R24]"""

    ask: ClassVar[str] = "attack"
    rule: ClassVar[str] = "TG-5.8"
    shows: ClassVar[str] = "hands discards"

    def automatic(self, state: Invasion) -> bool:
        """The turn ends by itself if everybody can see that nothing can be done. [TG-9]"""
        if self.could_act(state):
            return False
        state.tell(TURN_ENDED, self.turn(state))
        state.drop_top()
        return True

    def could_act(self, state: Invasion) -> bool:
        """Whether a shot or a trip is possible as far as numbers of cards and places tell."""
        base = state.active
        own: i64 = state.hands[base].size if state.fit(base) else 0
        if own == 0:  # what others may be asked for is no secret
            return state.public_choices(self) > 1
        cards = own + state.helpers(base)
        for saucer in range(base * 2, base * 2 + 2):
            if state.flies(saucer) and (cards >= 2 or may_fire(state, saucer) != NOWHERE):
                return True
        return False

    def options(self, state: Invasion, seat: Seat) -> list[Action]:
        base, acts = state.active, state.acts
        options: list[Action] = [acts.end_turn]
        for saucer in range(base * 2, base * 2 + 2):
            bunker_shots(state, saucer, options)
        if state.usable(base, BLACK_HOLE) >= 2:
            options.extend(acts.black_holes[saucer] for saucer in range(base * 2, base * 2 + 2) if state.flies(saucer))
        trip_requests(state, base, options)
        return options

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        base = state.active
        if isinstance(action, (BunkerLaser, BunkerMega)):
            fire_at_bunker(state, action)
        elif isinstance(action, BlackHole):
            state.spend(base, BLACK_HOLE, 2)
            state.agenda.append(TRAVELLING[action.saucer])
        elif isinstance(action, Request):
            begin_request(state, base, action, action.thing, cost_of(state, action))
        else:
            state.drop_top()

    def about(self, state: Invasion, seat: Seat) -> Json:
        return {"base": BASES[state.active]}


def bunker_shots(state: Invasion, saucer: i64, options: list[Action]) -> None:
    """Shots of a saucer at the bunker before it, alone or with cards of others: one, or up to all that it takes. [TG-R22]"""
    if may_fire(state, saucer) == NOWHERE:
        return
    base, acts = state.active, state.acts
    orbit = orbit_of(state.where[saucer])
    if orbit <= LASER_RANGE:
        if state.usable(base, LASER) >= orbit:
            options.append(acts.bunker_lasers[saucer])
        for number in range(min(orbit, acts.laser_gifts)):
            request = acts.request_lasers[saucer * acts.laser_gifts + number]
            if may_request(state, base, request, orbit):
                options.append(request)
    if state.usable(base, MEGA_LASER):
        options.append(acts.bunker_megas[saucer])
    if may_request(state, base, acts.request_megas[saucer], 1):
        options.append(acts.request_megas[saucer])


def fire_at_bunker(state: Invasion, action: SaucerAction) -> None:
    """Spend what the shot takes: as many Lasers as the orbit, or a Mega Laser. [TG-5.8]"""
    mega = isinstance(action, BunkerMega)
    if mega:
        state.spend(state.active, MEGA_LASER)
    else:
        place = state.where[action.saucer]
        lasers = orbit_of(place)
        state.spend(state.active, LASER, lasers)
        state.tell(BUNKER_SHOT, state.seat_of(state.active), lasers, action.saucer, BUNKER_AT[radius_of(place)])
    hit_bunker(state, action.saucer, mega)


ATTACKING: Final = Attacking()
