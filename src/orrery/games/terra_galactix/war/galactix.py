"""Galactix: discovered on stars, collected into holds, stored at home. [TG-6.4] [TG-6.7] [TG-6.8]"""

from typing import ClassVar, Final

from mypy_extensions import i64, u8

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.luck import Drawn
from orrery.core.pool import Pool
from orrery.core.values import Json, Seat
from orrery.games.terra_galactix.box.actions import Reveal
from orrery.games.terra_galactix.box.board import (
    BASES,
    ON_SPECIAL_STAR,
    PLACES,
    SAUCER_NAMES,
    STAR_NODE,
    STAR_VALUE,
    base_node,
    base_of,
    colour_of,
)
from orrery.games.terra_galactix.box.events import STARS_RESHUFFLED
from orrery.games.terra_galactix.war import refusals
from orrery.games.terra_galactix.war.actions import Collect
from orrery.games.terra_galactix.war.ending import is_decided
from orrery.games.terra_galactix.war.events import (
    COLLECTED,
    DISCOVERED,
    DISCOVERED_ABOARD,
    DISCOVERED_NOTHING,
    LEFT_LYING,
    STOCK_EMPTY,
    STORED,
    SURPLUS_LEFT,
    TOO_MANY,
)
from orrery.games.terra_galactix.war.state import HOLD, War


def collect(state: War, saucer: i64) -> None:
    """All Galactix of an intersection go into the hold. [TG-R33]"""
    node = state.where[saucer]
    amount = i64(state.ground[node])
    state.cargo[saucer] += amount
    state.ground[node] = 0
    state.tell(COLLECTED, saucer, amount, node)


def leave_lying(state: War, saucer: i64) -> None:
    """None of them does. [TG-R33]"""
    node = state.where[saucer]
    state.tell(LEFT_LYING, saucer, i64(state.ground[node]), node)


def store(state: War, saucer: i64) -> None:
    """The cargo of a saucer that has come home is safe; it may decide the game. [TG-6.4] [TG-6.9]"""
    amount = state.cargo[saucer]
    if amount == 0:
        return
    base = base_of(saucer)
    state.cargo[saucer] = 0
    state.stores[base] += amount
    state.tell(STORED, saucer, amount, base_node(base), state.stores[base])
    is_decided(state, base)


def end_move(state: War, saucer: i64) -> None:
    """A dice movement is over; on a special star it makes a discovery. [TG-6.8]"""
    state.end_dice(colour_of(saucer))
    if state.flies(saucer) and ON_SPECIAL_STAR[state.where[saucer]]:
        state.agenda.append(DISCOVERING[saucer])


class Discovering(Drawn[War]):
    """A move has ended on a special star: a Galactix card tells where Galactix appear, and how many. [TG-6.8]"""

    ask: ClassVar[str] = "discovery"
    rule: ClassVar[str] = "TG-6.8"

    def __init__(self, saucer: i64) -> None:
        self.saucer: Final = saucer

    def pool(self, state: War) -> Pool:
        return state.stars.pile

    def draws(self, state: War) -> list[Action]:
        return state.acts.reveals

    def automatic(self, state: War) -> bool:
        if state.reshuffle_stars():
            state.tell(STARS_RESHUFFLED)
        return False

    def answer(self, state: War, seat: Seat, action: Action) -> None:
        assert isinstance(action, Reveal)
        state.drop_top()
        state.turn_up(action.card)
        appear(state, action.card)

    def about(self, state: War, seat: Seat) -> Json:
        return {"saucer": SAUCER_NAMES[self.saucer], "place": PLACES[state.where[self.saucer]]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.saucer)]


def appear(state: War, card: i64) -> None:
    """Galactix on the star of the card, or in the hold of the lowest saucer there: up to 3, if the stock has them. [TG-R34]

    When the whole stock has gone out, that is the reason told, full hold or not: the stock is seen, the hold is not. [TG-R74]
    """
    node = STAR_NODE[card]
    saucer = state.bottom_at(node)
    room = HOLD - i64(state.ground[node])
    if saucer >= 0:
        room -= state.cargo[saucer]
    amount = min(STAR_VALUE[card], room, state.stock)
    reason = STOCK_EMPTY if amount == state.stock else TOO_MANY
    if amount == 0:
        state.tell(DISCOVERED_NOTHING, card, reason)
        return
    state.stock -= amount
    if saucer >= 0:
        state.cargo[saucer] += amount
        state.tell(DISCOVERED_ABOARD, card, amount, saucer)
    else:
        state.ground[node] = u8(i64(state.ground[node]) + amount)
        state.tell(DISCOVERED, card, amount, node)
    if amount < STAR_VALUE[card]:
        state.tell(SURPLUS_LEFT, STAR_VALUE[card] - amount, reason)


class Collecting(Question[War]):
    """A saucer has come out of a black hole on Galactix: take them all, or none. [TG-4.6]"""

    ask: ClassVar[str] = "collect"
    rule: ClassVar[str] = "TG-4.6"
    shows: ClassVar[str] = "ground"

    def __init__(self, saucer: i64) -> None:
        self.saucer: Final = saucer

    def turn(self, state: War) -> Seat:
        return state.seat_of(base_of(self.saucer))

    def options(self, state: War, seat: Seat) -> list[Action]:
        return [state.acts.collect, state.acts.leave]

    def answer(self, state: War, seat: Seat, action: Action) -> None:
        assert isinstance(action, Collect)
        state.drop_top()
        if action.taken:
            collect(state, self.saucer)
        else:
            leave_lying(state, self.saucer)

    def camp(self, state: War, seat: Seat) -> str:
        return BASES[base_of(self.saucer)]

    def about(self, state: War, seat: Seat) -> Json:
        node = state.where[self.saucer]
        return {"saucer": SAUCER_NAMES[self.saucer], "place": PLACES[node], "number": int(state.ground[node])}

    def why(self, state: War, seat: Seat, action: Action) -> str:
        return refusals.reason(state, self.ask, base_of(self.saucer), seat, action)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.saucer)]


DISCOVERING: Final = [Discovering(saucer) for saucer in range(i64(8))]
COLLECTING: Final = [Collecting(saucer) for saucer in range(i64(8))]
