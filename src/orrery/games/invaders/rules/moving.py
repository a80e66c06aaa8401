"""Cards go from zone to zone. [IN-5.6]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import MoveTo
from orrery.games.invaders.board import MANKIND, NO_SLOT, ZONE_COUNT, are_adjacent, side_of, zone_of
from orrery.games.invaders.cards.vocabulary import FORBID, HERE, NEXT_TO_HERE, NO_MOVE
from orrery.games.invaders.columns import Tracking
from orrery.games.invaders.rules.entering import go_to
from orrery.games.invaders.rules.forms import Asked
from orrery.games.invaders.rules.matching import forbids, tell_statics
from orrery.games.invaders.source import Source, load_source
from orrery.games.invaders.state import Invaders


def destinations(state: Invaders, slot: i64, reach: i64, source: Source) -> vec[i64]:
    """The zones that a card may move to: near enough, with a slot, and not forbidden. [IN-5.6] [IN-R42]"""
    found = vec[i64](capacity=3)
    side, start = side_of(slot), zone_of(slot)
    if state.bans and forbids(state, NO_MOVE, start, side) != NO_SLOT:
        return found
    for zone in range(ZONE_COUNT):
        if (
            zone == start
            or (reach == NEXT_TO_HERE and not are_adjacent(start, zone))
            or (reach == HERE and zone != source.zone)
        ):
            continue
        if not state.has_room(side, zone) and not may_make_room(state, side, source.side):
            continue
        if not state.bans or forbids(state, NO_MOVE, zone, side) == NO_SLOT:
            found = append(found, zone)
    return found


def may_make_room(state: Invaders, side: i64, mover: i64) -> bool:
    """Whether Mankind, moving its own card in its own turn, may enter a full column. [IN-R17]"""
    return side == MANKIND and mover == MANKIND and state.active == MANKIND and state.chosen.room_for_moves


def tell_forbidden(state: Invaders, slot: i64) -> None:
    """Which cards keep this one from moving into their zones."""
    for zone in range(ZONE_COUNT):
        forbidding = forbids(state, NO_MOVE, zone, side_of(slot))
        if forbidding != NO_SLOT:
            tell_statics(state, forbidding, FORBID)


class Moving(Asked, Tracking):
    """The chosen cards move one after the other; one that has become impossible stays. [IN-6.5]"""

    ask: ClassVar[str] = "to"
    rule: ClassVar[str] = "IN-5.6"

    def __init__(self, source: Source, picks: list[int], at: i64, reach: i64) -> None:
        super().__init__(source.side)
        self.source: Final = source
        self.picks: Final = picks
        self.at: Final = at
        self.reach: Final = reach

    def zones(self, state: Invaders) -> vec[i64]:
        return destinations(state, self.picks[self.at], self.reach, self.source)

    def automatic(self, state: Invaders) -> bool:
        if self.at == len(self.picks):
            state.drop_top()
            return True
        if self.picks[self.at] == NO_SLOT:
            self.next_card(state)
            return True
        zones = self.zones(state)
        if state.told is not None:
            tell_forbidden(state, self.picks[self.at])
        if len(zones) > 1:
            return False
        slot: i64 = self.picks[self.at]
        self.next_card(state)
        if len(zones):
            go_to(state, slot, zones[0], state.called(self.source))
        return True

    def next_card(self, state: Invaders) -> None:
        state.agenda[-1] = Moving(self.source, self.picks, self.at + 1, self.reach)

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return [state.actions.moves[zone] for zone in self.zones(state)]

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, MoveTo)
        slot: i64 = self.picks[self.at]
        self.next_card(state)
        go_to(state, slot, action.zone, state.called(self.source))

    def relocated(self, old: i64, new: i64) -> "Moving":
        source = self.source.moved(new) if self.source.slot == old else self.source
        return Moving(source, [int(new) if slot == old else slot for slot in self.picks], self.at, self.reach)

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"card": state.box.cards[state.cards[self.picks[self.at]]].id}

    def to_json(self) -> list[object]:
        return [self.ask, self.source.to_json(), self.picks[:], int(self.at), int(self.reach)]


def load_moving(source: list[int], picks: list[int], at: int, reach: int) -> Moving:
    return Moving(load_source(source), picks, at, reach)
