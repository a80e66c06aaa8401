"""A paid card enters play, and Mankind makes room for it where all four slots are taken. [IN-5.5]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import Sacrifice
from orrery.games.invaders.board import MANKIND, NO_SLOT, ROOM, ZONES, column, side_of
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.events import ENTERED, MOVED, NEEDS_ROOM, NO_EFFECT
from orrery.games.invaders.names import ROOM as ROOM_MADE
from orrery.games.invaders.rules.costs import zones_with_room
from orrery.games.invaders.rules.doing import start
from orrery.games.invaders.rules.forms import Asked
from orrery.games.invaders.rules.heroes import give_up, replace_hero
from orrery.games.invaders.state import Invaders


class MakingRoom(Asked):
    """One of the four cards of the column is sacrificed for the card that arrives. [IN-R17] [IN-R18]"""

    ask: ClassVar[str] = "room"
    rule: ClassVar[str] = "IN-5.5"

    def __init__(self, card: i64, mover: i64, zone: i64, cause: i64) -> None:
        super().__init__(MANKIND)
        self.cause: Final = cause  # what moves the card, as events call it
        self.card: Final = card  # the card that is played, or NO_CARD
        self.mover: Final = mover  # the slot of the card that moves, or NO_SLOT
        self.zone: Final = zone

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        first = column(MANKIND, self.zone)
        return [
            state.actions.sacrifices[slot]
            for slot in range(first, first + ROOM)
            if not state.is_hero(slot) or self.frees(state)
        ]

    def frees(self, state: Invaders) -> bool:
        """Whether the Hero may be the one: there must be a slot for the next, if there is a next. [IN-R16]"""
        if self.mover != NO_SLOT or len(state.fallen) + 1 == state.box.hero_count:
            return True
        return zones_with_room(state, MANKIND) > 0

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Sacrifice)
        state.drop_top()
        lost = give_up(state, action.slot, ROOM_MADE)
        if self.card != NO_CARD:
            arrive(state, self.card, action.slot)
        else:
            travel(state, self.mover, action.slot, self.cause)
        if lost:
            replace_hero(state)

    def about(self, state: Invaders, seat: Seat) -> Json:
        card = self.card if self.card != NO_CARD else state.cards[self.mover]
        return {"card": state.box.cards[card].id, "zone": ZONES[self.zone]}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.card), int(self.mover), int(self.zone), int(self.cause)]


def arrive(state: Invaders, card: i64, slot: i64) -> None:
    """The card takes the slot; its immediate effect comes next. [IN-R29]"""
    state.put(card, slot)
    state.tell(ENTERED, state.box.side[card], state.box.named[card], slot)
    start(state, state.box.cards[card].immediate, state.box.source(card, slot))


def enter(state: Invaders, card: i64, zone: i64) -> None:
    """A card that was played comes into play. [IN-5.5]"""
    side = state.box.side[card]
    slot = state.free_slot(side, zone)
    if slot != NO_SLOT:
        arrive(state, card, slot)
    elif side == MANKIND:
        state.tell(NEEDS_ROOM, side, state.box.named[card], zone)
        state.agenda.append(MakingRoom(card, NO_SLOT, zone, ROOM_MADE))
    else:  # another effect has filled the column meanwhile
        state.tell(NO_EFFECT, side, state.box.named[card])
        state.bury(card)


def go_to(state: Invaders, slot: i64, zone: i64, cause: i64) -> None:
    """A card moves to a zone, where Mankind may have to make room. [IN-5.6]"""
    free = state.free_slot(side_of(slot), zone)
    if free != NO_SLOT:
        travel(state, slot, free, cause)
    else:
        state.agenda.append(MakingRoom(NO_CARD, slot, zone, cause))


def travel(state: Invaders, slot: i64, to: i64, cause: i64) -> None:
    state.tell(MOVED, side_of(slot), state.box.named[state.cards[slot]], slot, to, cause)
    state.shift(slot, to)
