"""The course of the game: every question it asks, in the order of a turn. [PR-8]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.rng import Rng
from orrery.core.values import NATURE, Json, Seat
from orrery.games.planet_raiders.actions import (
    BLUE,
    DONE,
    EXCHANGE,
    FIRSTS,
    IN_ZONES,
    RED,
    ROCKETS,
    TAKES,
    TURNS_OF_NOSE,
    Done,
    Exchange,
    First,
    Fly,
    Give,
    InZone,
    Nose,
    Take,
    gift,
)
from orrery.games.planet_raiders.board import (
    BITS,
    COLOURS,
    MOST_SLOTS,
    NOSE_OF,
    NOWHERE,
    RAIDERS,
    SLOT_AT,
    SLOTS_OF,
    TEAM,
    ZONE_COUNT,
    ZONES,
)
from orrery.games.planet_raiders.rules import refusals
from orrery.games.planet_raiders.rules.flights import find_flights, find_moves
from orrery.games.planet_raiders.rules.landings import land
from orrery.games.planet_raiders.rules.places import stand_still, standstill
from orrery.games.planet_raiders.rules.placing import zones_nearby
from orrery.games.planet_raiders.state import OUT, Raiders

SEATS: Final = range(i64(4))


class Player(Question[Raiders]):
    """A question put to the player on turn, and up to two details: a raider or a colour, and a zone."""

    def __init__(self, seat: i64, detail: i64 = 0, zone: i64 = 0) -> None:
        self.seat: Final = seat
        self.detail: Final = detail
        self.zone: Final = zone

    def turn(self, state: Raiders) -> Seat:
        return self.seat

    def camp(self, state: Raiders, seat: Seat) -> str:
        return COLOURS[state.camps[self.seat]]

    def why(self, state: Raiders, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, self.seat, self.detail, self.zone, seat, action)

    def about(self, state: Raiders, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.detail), int(self.zone)]


# Before the game


class Drawing(Question[Raiders]):
    """With `first=drawn` Nature says who begins, each player alike. [PR-R26]"""

    ask: ClassVar[str] = "first"
    rule: ClassVar[str] = "PR-R26"

    def turn(self, state: Raiders) -> Seat:
        return NATURE

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        return [FIRSTS[camp] for camp in state.camps]

    def chance(self, state: Raiders, rng: Rng) -> Action:
        return FIRSTS[state.camps[rng.below(len(state.camps))]]

    def odds(self, state: Raiders) -> list[float]:
        return [1.0 / float(len(state.camps))] * len(state.camps)

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        assert isinstance(action, First)
        begin_turn(state, state.seat_of(action.camp))
        state.remember()

    def why(self, state: Raiders, seat: Seat, action: Action) -> str:
        return refusals.before_the_game(seat, len(state.camps))


# Stage 1: move


class Moving(Player):
    """Fly with any raider that is not set down, or end the flights. [PR-8] [PR-R34]"""

    ask: ClassVar[str] = "move"
    rule: ClassVar[str] = "PR-8"

    def automatic(self, state: Raiders) -> bool:
        find_moves(state, self.seat)
        if len(state.flights) > 1:
            return False
        recover(state, self.seat)
        return True

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        return state.flights

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        state.asked = True
        if isinstance(action, Fly):
            fly(state, self.seat, action)
        else:
            recover(state, self.seat)


class Flying(Player):
    """In mid-chain: fly on with the same raider, or set it down here. [PR-8] [PR-R36]"""

    ask: ClassVar[str] = "fly"
    rule: ClassVar[str] = "PR-R36"

    def automatic(self, state: Raiders) -> bool:
        find_flights(state, self.seat, self.detail)
        if len(state.flights) > 1:
            return False
        self.set_down(state)
        return True

    def set_down(self, state: Raiders) -> None:
        """It flies no more in this turn. [PR-R9]"""
        state.locked |= BITS[self.detail]
        state.agenda[-1] = MOVING[self.seat]

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        return state.flights

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        if isinstance(action, Fly):
            fly(state, self.seat, action)
        else:
            self.set_down(state)

    def about(self, state: Raiders, seat: Seat) -> Json:
        camp = state.camps[self.seat]
        return {"camp": COLOURS[camp], "raider": RAIDERS[camp * TEAM + self.detail]}


def fly(state: Raiders, seat: i64, action: Fly) -> None:
    """One flight; then the raider flies on, or another one, unless the turn or the game has ended."""
    number = action.raider - i64(state.camps[seat]) * TEAM
    takes = land(state, seat, action.raider, action.slot)
    if not state.agenda:
        return
    if not state.is_playing(seat):
        end_turn(state)  # boarded: no stage 3 [PR-R19]
    elif takes:
        state.locked |= BITS[number]  # [PR-R12]
        state.agenda[-1] = MOVING[seat]
    else:
        state.agenda[-1] = MOVING[seat] if state.chosen.weave else FLYING[seat * TEAM + number]


# Stage 2: recover


def recover(state: Raiders, seat: i64) -> None:
    """The rockets ridden and those won go into the player's reserve. [PR-R8] [PR-R30]"""
    state.reserve[seat * 2] += state.ridden[BLUE] + state.won
    state.reserve[seat * 2 + 1] += state.ridden[RED]
    state.ridden[BLUE] = 0
    state.ridden[RED] = 0
    state.won = 0
    state.agenda[-1] = PLACING[seat]


# Stage 3: place


class Placing(Player):
    """Take a rocket to lay it, exchange, give, or keep the rest. [PR-8] [PR-R22]

    There is always room: at most 31 rockets are ever in play, and 52 zones are neutral. [PR-R24]
    """

    ask: ClassVar[str] = "place"
    rule: ClassVar[str] = "PR-8"

    def automatic(self, state: Raiders) -> bool:
        if state.in_hand(self.seat):
            return False
        end_turn(state)
        return True

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        found = self.essential(state, seat)
        if gifts_by_hand(state):
            for colour in range(i64(2)):
                if state.reserve[self.seat * 2 + colour]:
                    for other in range(i64(len(state.camps))):
                        if other != self.seat and state.is_playing(other):
                            found.append(gift(colour, state.camps[other]))
        return found

    def essential(self, state: Raiders, seat: Seat) -> list[Action]:
        """Without gifts: programs may leave them out. [PR-10]"""
        found: list[Action] = [DONE]
        if state.reserve[self.seat * 2 + BLUE]:
            found.append(TAKES[BLUE])
        if state.reserve[self.seat * 2 + RED]:
            found.append(TAKES[RED])
        if state.reserve[self.seat * 2 + BLUE] >= 2:
            found.append(EXCHANGE)
        return found

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        state.asked = True
        if isinstance(action, Take):
            state.agenda[-1] = ZONING[self.seat * 2 + action.colour]
        elif isinstance(action, Exchange):  # [PR-R23]
            state.reserve[self.seat * 2 + BLUE] -= 2
            state.reserve[self.seat * 2 + RED] += 1
        elif isinstance(action, Give):  # the receiver is not asked [PR-R33]
            state.reserve[self.seat * 2 + action.colour] -= 1
            state.reserve[state.seat_of(action.camp) * 2 + action.colour] += 1
        else:
            assert isinstance(action, Done)
            end_turn(state)


def gifts_by_hand(state: Raiders) -> bool:
    """Rockets pass from hand to hand in games begun by three or four. [PR-R25]"""
    return state.chosen.gifts_by_hand and len(state.camps) > 2


class Zoning(Player):
    """Choose the zone for the rocket that was taken. [PR-8]"""

    ask: ClassVar[str] = "zone"
    rule: ClassVar[str] = "PR-R3"

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        return [IN_ZONES[zone] for zone in range(ZONE_COUNT) if state.has_room(zone, self.detail)]

    def essential(self, state: Raiders, seat: Seat) -> list[Action]:
        """Zones that the player's raiders touch, if there are any. [PR-14]"""
        nearby = zones_nearby(state, self.seat, self.detail)
        return nearby if nearby else self.options(state, seat)

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        assert isinstance(action, InZone)
        state.agenda[-1] = NOSING[(self.seat * 2 + self.detail) * ZONE_COUNT + action.zone]

    def about(self, state: Raiders, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "rocket": ROCKETS[self.detail]}


class Nosing(Player):
    """Choose where the rocket points: it lies. [PR-8]"""

    ask: ClassVar[str] = "nose"
    rule: ClassVar[str] = "PR-R6"

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        found: list[Action] = []
        first = self.zone * MOST_SLOTS
        for k in range(first, first + MOST_SLOTS):
            slot = SLOTS_OF[k]
            if slot != NOWHERE and not state.rockets[slot]:
                found.append(TURNS_OF_NOSE[NOSE_OF[slot]])
        return found

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Nose)
        state.reserve[self.seat * 2 + self.detail] -= 1
        state.lay(SLOT_AT[self.zone * 4 + action.nose], self.detail)
        state.agenda[-1] = PLACING[self.seat]

    def about(self, state: Raiders, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "rocket": ROCKETS[self.detail], "zone": ZONES[self.zone]}


# From turn to turn


def begin_turn(state: Raiders, seat: i64) -> None:
    """Stage 1, or stage 3 alone for a player who is out but keeps the reserve. [PR-R20]"""
    state.turn_count += 1
    state.active = seat
    state.locked = 0
    state.asked = False
    state.progress = False
    state.agenda[-1] = PLACING[seat] if state.fates[seat] == OUT else MOVING[seat]


def end_turn(state: Raiders) -> None:
    """Count turns in which nothing happens, then the next player clockwise, unless the game stands still. [PR-9]"""
    state.idle = 0 if state.asked else state.idle + 1
    state.quiet = 0 if state.progress else state.quiet + 1
    if state.progress:
        state.history = state.history[:0]  # what was taken never comes back [PR-R35]
    still = standstill(state)
    if not still:
        begin_turn(state, following(state, state.active))
        if state.remember() >= 3:
            still = "repetition"
    if still:
        stand_still(state, still)


def following(state: Raiders, seat: i64) -> i64:
    """The next seat clockwise that has a turn."""
    for _ in SEATS:
        seat = seat + 1 if seat + 1 < len(state.camps) else 0
        if state.takes_turns(seat):
            return seat
    raise AssertionError("somebody is still playing")


DRAWING: Final = Drawing()
MOVING: Final = [Moving(seat) for seat in SEATS]
FLYING: Final = [Flying(seat, number) for seat in SEATS for number in range(TEAM)]
PLACING: Final = [Placing(seat) for seat in SEATS]
ZONING: Final = [Zoning(seat, colour) for seat in SEATS for colour in range(i64(2))]
NOSING: Final = [Nosing(seat, colour, zone) for seat in SEATS for colour in range(i64(2)) for zone in range(ZONE_COUNT)]
