"""Asking others for cards, and giving them: played at once, and paid for by regenerating. [TG-5.6]"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.values import Json, Seat, name
from orrery.games.terra_galactix.box.board import BASES, NOWHERE, base_of, orbit_of
from orrery.games.terra_galactix.box.cards import BLACK_HOLE, KINDS
from orrery.games.terra_galactix.box.luck import TRAVELLING
from orrery.games.terra_galactix.box.state import TRAVELLED
from orrery.games.terra_galactix.invasion.actions import (
    FOR_ESCAPE,
    FOR_LASER,
    FOR_MEGA,
    FOR_PULSAR,
    FOR_TRIP,
    FORGOTTEN,
    Defend,
    Give,
    Request,
)
from orrery.games.terra_galactix.invasion.effects import defences, defend, escape, hit_bunker, is_pending
from orrery.games.terra_galactix.invasion.events import REQUEST_FAILED, REQUEST_NEEDLESS, SPENT_TOGETHER, TAKEN_BACK
from orrery.games.terra_galactix.invasion.state import ACT, POWERS, Invasion


class Giving(Question[Invasion]):
    """A donor is asked for one card: give it, or decline; in a volley he may first save his own saucers. [TG-5.6]

    The cards that were laid down for the request lie on the table while it runs: `own` of the beneficiary, one of each giver.
    """

    ask: ClassVar[str] = "give"
    rule: ClassVar[str] = "TG-5.6"
    shows: ClassVar[str] = "hands discards cover"

    def __init__(self, helper: i64, request: i64, saucer: i64, sought: i64, givers: i64, own: i64) -> None:
        self.helper: Final = helper
        self.request: Final = request  # its place among the requests
        self.saucer: Final = saucer  # for which it is made; NOWHERE if for a die
        self.sought: Final = sought  # cards that are still needed
        self.givers: Final = givers  # those who gave, as bits
        self.own: Final = own

    def turn(self, state: Invasion) -> Seat:
        return state.seat_of(self.helper)

    def beneficiary(self, state: Invasion) -> i64:
        return state.active if self.saucer == NOWHERE else base_of(self.saucer)

    def automatic(self, state: Invasion) -> bool:
        """Pass over who cannot give any more; give up when the number cannot be reached. [TG-R61] [TG-R66]"""
        request = state.acts.requests[self.request]
        if request.use == FOR_ESCAPE and not is_pending(state, self.saucer):  # saved by somebody's Giga Shield meanwhile
            state.tell(REQUEST_NEEDLESS, state.seat_of(base_of(self.saucer)), self.saucer)
            self.give_back(state)
            return True
        base = self.beneficiary(state)
        if helpers_from(state, base, self.helper) < self.sought:
            self.fail(state)
            return True
        if state.helps(self.helper, base):
            return False
        self.ask_next(state, self.sought, self.givers)
        return True

    def options(self, state: Invasion, seat: Seat) -> list[Action]:
        request = state.acts.requests[self.request]
        options: list[Action] = [state.acts.decline]
        if state.holds(self.helper, request.kind):
            options.append(state.acts.gives[int(request.kind)])
        if request.use == FOR_ESCAPE:
            defences(state, self.helper, NOWHERE, options)
        return options

    def answer(self, state: Invasion, seat: Seat, action: Action) -> None:
        if isinstance(action, Defend):
            defend(state, self.helper, NOWHERE, action)
        elif isinstance(action, Give):
            state.lay_down(self.helper, action.kind)
            state.gave(self.helper, action.kind)
            givers = self.givers | POWERS[self.helper]
            if self.sought == 1:
                self.succeed(state, givers)
            else:
                self.ask_next(state, self.sought - 1, givers)
        else:
            state.declined(self.helper)
            self.ask_next(state, self.sought, self.givers)

    def ask_next(self, state: Invasion, sought: i64, givers: i64) -> None:
        helper = state.next_helper(self.beneficiary(state), self.helper)
        if helper == NOWHERE:
            Giving(self.helper, self.request, self.saucer, sought, givers, self.own).fail(state)
        else:
            state.agenda[-1] = Giving(helper, self.request, self.saucer, sought, givers, self.own)

    def succeed(self, state: Invasion, givers: i64) -> None:
        """All cards are discarded, the givers regenerate, and what was asked for happens. [TG-5.6]"""
        state.drop_top()
        request = state.acts.requests[self.request]
        cards = self.own + count_bits(givers)
        state.tell(SPENT_TOGETHER, cards, request.kind)
        if not request.lies_open():
            for _ in range(cards):
                state.discard(request.kind)
        for giver in range(i64(4)):
            if givers & POWERS[giver]:
                state.regenerate(giver)
        if self.own and state.phase == ACT and request.use == FOR_TRIP:
            state.acted |= TRAVELLED  # [TG-R9]
        state.fulfil(request, self.saucer)

    def fail(self, state: Invasion) -> None:
        """Nobody spends anything, and the same request cannot be made again in this phase. [TG-R61]"""
        request = state.acts.requests[self.request]
        state.tell(REQUEST_FAILED, state.seat_of(self.beneficiary(state)), request.kind)
        self.give_back(state)
        if request.memory != FORGOTTEN:
            state.refused |= POWERS[request.memory]
        else:
            state.helped |= POWERS[8 + self.saucer if request.kind == BLACK_HOLE else self.saucer]

    def give_back(self, state: Invasion) -> None:
        state.drop_top()
        kind = state.acts.requests[self.request].kind
        for _ in range(self.own):
            state.take_up(self.beneficiary(state), kind)
        for giver in range(i64(4)):
            if self.givers & POWERS[giver]:
                state.take_up(giver, kind)
                state.tell(TAKEN_BACK, state.seat_of(giver), kind)

    def camp(self, state: Invasion, seat: Seat) -> str:
        return BASES[self.helper]

    def about(self, state: Invasion, seat: Seat) -> Json:
        request = state.acts.requests[self.request]
        camp, thing = self.beneficiary(state), request.purpose(self.saucer)
        who = name(state.seat_of(camp))
        about: Json = {"card": KINDS[request.kind], "for": thing, "who": who, "base": BASES[camp], "number": int(self.sought)}
        return {**about, "under": "shot"} if request.is_shot() else about

    def why(self, state: Invasion, seat: Seat, action: Action) -> str:
        return state.reason(self.ask, self.helper, seat, action)

    def to_json(self) -> list[object]:
        numbers = (self.helper, self.request, self.saucer, self.sought, self.givers, self.own)
        return [self.ask, *[int(number) for number in numbers]]


def read_gift(row: list[Any]) -> Giving:
    """The inverse of `Giving.to_json`."""
    return Giving(row[1], row[2], row[3], row[4], row[5], row[6])


def helpers_from(state: Invasion, base: i64, helper: i64) -> i64:
    """How many can still be asked, this one included, clockwise to the player in need."""
    count: i64 = 0
    while helper != base:
        if state.helps(helper, base):
            count += 1
        helper = (helper + 1) % 4
    return count


def count_bits(givers: i64) -> i64:
    """How many have given."""
    count: i64 = 0
    for giver in range(i64(4)):
        if givers & POWERS[giver]:
            count += 1
    return count


def may_request(state: Invasion, base: i64, request: Request, cost: i64) -> bool:
    """Enough others can be asked, enough own cards can be laid down, and it has not failed before. [TG-R61]"""
    if request.number > state.helpers(base) or state.refused & POWERS[request.memory]:
        return False
    return state.usable(base, request.kind) >= cost - request.number and state.may_ask_for(base, request.kind)


def begin_request(state: Invasion, base: i64, request: Request, saucer: i64, cost: i64) -> None:
    """Lay down one's own share and ask the first donor. [TG-5.6]"""
    own = cost - request.number
    state.lay_down(base, request.kind, own)
    state.agenda.append(Giving(state.next_helper(base, base), request.place, saucer, request.number, 0, own))


def trip_requests(state: Invasion, base: i64, options: list[Action]) -> None:
    """Requests for one or both Black Holes of a trip, for saucers in space. [TG-5.6]"""
    if not state.helpers(base):
        return
    for saucer in range(base * 2, base * 2 + 2):
        if state.flies(saucer):
            for number in range(state.acts.trip_gifts):
                request = state.acts.request_trips[saucer * state.acts.trip_gifts + number]
                if may_request(state, base, request, 2):
                    options.append(request)


def fulfil(state: Invasion, request: Request, saucer: i64) -> None:
    """What the cards were asked for."""
    if request.use == FOR_PULSAR:
        state.doubled |= POWERS[request.thing]
    elif request.use == FOR_TRIP:
        state.agenda.append(TRAVELLING[saucer])
    elif request.use == FOR_LASER:
        hit_bunker(state, saucer, False)
    elif request.use == FOR_MEGA:
        hit_bunker(state, saucer, True)
    else:
        escape(state, saucer)


def cost_of(state: Invasion, request: Request) -> i64:
    """How many cards an action takes in all; a laser shot takes as many as its orbit. [TG-5.8]"""
    return request.cost if request.cost else orbit_of(state.where[request.thing])
