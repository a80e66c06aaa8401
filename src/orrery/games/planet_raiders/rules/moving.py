"""Stages 1 and 2: raiders fly, then the rockets that they rode are recovered. [PR-8]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.events import Event
from orrery.core.registry import Registry
from orrery.core.values import Json, Seat
from orrery.games.planet_raiders.actions import BLUE, RED, Fly
from orrery.games.planet_raiders.board import BITS, COLOURS, RAIDERS, TEAM
from orrery.games.planet_raiders.events import HALTED, NO_FLIGHT, NOTHING_TO_LAY, RECOVERED, SET_DOWN, TURN, colours_told
from orrery.games.planet_raiders.rules.asking import Player
from orrery.games.planet_raiders.rules.flights import find_flights, find_moves
from orrery.games.planet_raiders.rules.landings import land
from orrery.games.planet_raiders.state import Raiders


class Moving(Player):
    """Fly with any raider that is not set down, or end the flights. [PR-8] [PR-R34]"""

    ask: ClassVar[str] = "move"
    rule: ClassVar[str] = "PR-8"

    def automatic(self, state: Raiders) -> bool:
        find_moves(state, self.seat)
        if len(state.offer) > 1:
            return False
        if not state.asked and state.in_hand(self.seat):
            state.tell(NO_FLIGHT, self.seat)
        recover(state, self.seat)
        return True

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        return state.offer

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        if state.turn_count == 1 and not state.asked:
            state.tell(TURN, self.seat, 1)  # it began while the game was set up, when nobody listened
        state.asked = True
        if isinstance(action, Fly):
            fly(state, self.seat, action, False)
        else:
            recover(state, self.seat)


class Flying(Player):
    """In mid-chain: fly on with the same raider, or set it down here. [PR-8] [PR-R36]"""

    ask: ClassVar[str] = "fly"
    rule: ClassVar[str] = "PR-R36"
    shows: ClassVar[str] = "locked"

    def automatic(self, state: Raiders) -> bool:
        find_flights(state, self.seat, self.detail)
        if len(state.offer) > 1:
            return False
        self.set_down(state, SET_DOWN)
        return True

    def set_down(self, state: Raiders, event: Event) -> None:
        """It flies no more in this turn. [PR-R9]"""
        raider = i64(state.camps[self.seat]) * TEAM + self.detail
        state.tell(event, self.seat, raider, state.raiders[raider])
        state.locked |= BITS[self.detail]
        state.drop_top()

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        return state.offer

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        if isinstance(action, Fly):
            fly(state, self.seat, action, True)
        else:
            self.set_down(state, HALTED)

    def about(self, state: Raiders, seat: Seat) -> Json:
        camp = state.camps[self.seat]
        return {"camp": COLOURS[camp], "raider": RAIDERS[camp * TEAM + self.detail]}


def fly(state: Raiders, seat: i64, action: Fly, in_chain: bool) -> None:
    """One flight; then the raider flies on, or another one, unless the turn or the game has ended."""
    number = action.raider - i64(state.camps[seat]) * TEAM
    taken = land(state, seat, action.raider, action.slot)
    if not state.agenda:
        return
    if not state.is_playing(seat):
        del state.agenda[1:]  # boarded: no stage 3 [PR-R19]
        return
    if taken:
        state.locked |= BITS[number]  # [PR-R12]
    if in_chain:
        if taken:
            state.drop_top()
    elif not taken and not state.chosen.weave:
        state.agenda.append(FLYING.of(seat, number))


def recover(state: Raiders, seat: i64) -> None:
    """Stage 2: the rockets ridden and those won go into the player's reserve. [PR-R8] [PR-R30]"""
    state.drop_top()
    blue, red, won = state.ridden[BLUE], state.ridden[RED], state.won
    if blue + red + won:
        state.reserve[seat * 2] += blue + won
        state.reserve[seat * 2 + 1] += red
        state.ridden[BLUE] = 0
        state.ridden[RED] = 0
        state.won = 0
        event = RECOVERED[colours_told(blue, red) + (3 if won else 0)]
        state.tell(event, seat, blue, red, state.reserve[seat * 2], state.reserve[seat * 2 + 1], won)
    elif state.asked and not state.in_hand(seat):
        state.tell(NOTHING_TO_LAY, seat)


MOVING: Final = Registry(Moving, 4)
FLYING: Final = Registry(Flying, 4, 3)  # by seat and raider
