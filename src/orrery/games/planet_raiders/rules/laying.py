"""Stage 3: rockets are laid, exchanged, given or kept. [PR-8]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import Json, Seat
from orrery.games.planet_raiders.actions import (
    BLUE,
    DONE,
    EXCHANGE,
    IN_ZONES,
    RED,
    ROCKETS,
    TAKES,
    TURNS_OF_NOSE,
    Done,
    Exchange,
    Give,
    InZone,
    Nose,
    Take,
    gift,
)
from orrery.games.planet_raiders.board import (
    COLOURS,
    MOST_SLOTS,
    NOSE_OF,
    NOWHERE,
    SLOT_AT,
    SLOTS_OF,
    TARGET,
    ZONE_COUNT,
    ZONES,
)
from orrery.games.planet_raiders.events import EXCHANGED, GAVE, HOLDS, KEPT, LAID, PASSED, colours_told
from orrery.games.planet_raiders.rules.asking import Player
from orrery.games.planet_raiders.rules.nearby import noses_onward, zones_nearby
from orrery.games.planet_raiders.state import Raiders


class Placing(Player):
    """Take a rocket to lay it, exchange, give, or keep the rest. [PR-8] [PR-R22]

    There is always room: at most 31 rockets are ever in play, and 52 zones are neutral. [PR-R24]
    """

    ask: ClassVar[str] = "place"
    rule: ClassVar[str] = "PR-8"

    def automatic(self, state: Raiders) -> bool:
        if state.in_hand(self.seat):
            return False
        if not state.asked:
            state.tell(PASSED, self.seat)
        state.drop_top()
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
            state.agenda.append(ZONING.of(self.seat, action.colour))
        elif isinstance(action, Exchange):  # [PR-R23]
            state.reserve[self.seat * 2 + BLUE] -= 2
            state.reserve[self.seat * 2 + RED] += 1
            state.tell(EXCHANGED, self.seat, state.reserve[self.seat * 2], state.reserve[self.seat * 2 + 1])
        elif isinstance(action, Give):
            give(state, self.seat, state.seat_of(action.camp), action.colour)
        else:
            assert isinstance(action, Done)
            blue, red = state.reserve[self.seat * 2], state.reserve[self.seat * 2 + 1]
            state.tell(KEPT[colours_told(blue, red)], self.seat, blue, red)
            state.drop_top()


def gifts_by_hand(state: Raiders) -> bool:
    """Rockets pass from hand to hand in games begun by three or four. [PR-R25]"""
    return state.chosen.gifts_by_hand and len(state.camps) > 2


def give(state: Raiders, giver: i64, receiver: i64, colour: i64) -> None:
    """The receiver is not asked, and can lay the rocket from the next stage 3 on. [PR-R33]"""
    state.reserve[giver * 2 + colour] -= 1
    state.reserve[receiver * 2 + colour] += 1
    state.tell(GAVE, giver, receiver, colour)
    state.tell(HOLDS, giver, state.reserve[giver * 2], state.reserve[giver * 2 + 1])
    state.tell(HOLDS, receiver, state.reserve[receiver * 2], state.reserve[receiver * 2 + 1])


class Zoning(Player):
    """Choose the zone for the rocket that was taken. [PR-8]"""

    ask: ClassVar[str] = "zone"
    rule: ClassVar[str] = "PR-R3"

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        return [IN_ZONES[zone] for zone in range(ZONE_COUNT) if state.has_room(zone, self.detail)]

    def essential(self, state: Raiders, seat: Seat) -> list[Action]:
        """Zones near the player's raiders, if there are any. [PR-14]"""
        nearby = zones_nearby(state, self.seat, self.detail)
        return nearby if nearby else self.options(state, seat)

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        assert isinstance(action, InZone)
        state.agenda[-1] = NOSING.of(self.seat, self.detail * ZONE_COUNT + action.zone)

    def about(self, state: Raiders, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "rocket": ROCKETS[self.detail]}


class Nosing(Player):
    """Choose where the rocket points: it lies. [PR-8]"""

    ask: ClassVar[str] = "nose"
    rule: ClassVar[str] = "PR-R6"

    def __init__(self, seat: i64, colour_and_zone: i64) -> None:
        super().__init__(seat, colour_and_zone // ZONE_COUNT, colour_and_zone % ZONE_COUNT)

    def options(self, state: Raiders, seat: Seat) -> list[Action]:
        found: list[Action] = []
        first = self.zone * MOST_SLOTS
        for k in range(first, first + MOST_SLOTS):
            slot = SLOTS_OF[k]
            if slot != NOWHERE and not state.rockets[slot]:
                found.append(TURNS_OF_NOSE[NOSE_OF[slot]])
        return found

    def essential(self, state: Raiders, seat: Seat) -> list[Action]:
        """Towards pads that the player's raiders cannot reach yet, if there are any. [PR-14]"""
        onward = noses_onward(state, self.seat, self.zone)
        return onward if onward else self.options(state, seat)

    def answer(self, state: Raiders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Nose)
        slot = SLOT_AT[self.zone * 4 + action.nose]
        state.reserve[self.seat * 2 + self.detail] -= 1
        state.lay(slot, self.detail)
        state.tell(LAID, self.seat, self.detail, slot, TARGET[slot])
        state.drop_top()

    def about(self, state: Raiders, seat: Seat) -> Json:
        return {"camp": COLOURS[state.camps[self.seat]], "rocket": ROCKETS[self.detail], "zone": ZONES[self.zone]}


PLACING: Final = Registry(Placing, 4)
ZONING: Final = Registry(Zoning, 4, 2)  # by seat and colour
NOSING: Final = Registry(Nosing, 4, 2 * 73)  # by seat, colour and zone
