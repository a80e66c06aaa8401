"""Whom an operation strikes: the controller picks one by one, all before anything happens. [IN-6.4]"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import Aim
from orrery.games.invaders.board import NO_SLOT, SLOT_COUNT
from orrery.games.invaders.cards.vocabulary import BOUNCE, IMPERVIOUS, MOVE, OPS, SACRIFICE, Filter, Operation
from orrery.games.invaders.columns import NO_CARD, Tracking
from orrery.games.invaders.events import AIMED, NO_TARGET, RESISTS
from orrery.games.invaders.rules.costs import given_up
from orrery.games.invaders.rules.doing import HANDLERS
from orrery.games.invaders.rules.forms import Asked
from orrery.games.invaders.rules.matching import affected, affected_slots, is_impervious, matches, slots_meant, tell_statics
from orrery.games.invaders.rules.moving import destinations
from orrery.games.invaders.source import Source, load_source
from orrery.games.invaders.state import Invaders


def candidates(state: Invaders, operation: Operation, source: Source) -> vec[i64]:
    """Every card that an operation may take now, in board order."""
    if operation.kind == SACRIFICE:
        return given_up(state, operation, source)
    target = operation.target
    assert target is not None
    found = vec[i64](capacity=8)
    if target.itself:
        if source.slot != NO_SLOT:
            found = append(found, source.slot)
    else:
        assert target.filter is not None
        found = affected_slots(state, target.filter, source)
    if operation.kind != MOVE and operation.kind != BOUNCE:
        return found
    possible = vec[i64](capacity=8)
    for slot in found:
        if len(destinations(state, slot, operation.reach, source)) if operation.kind == MOVE else not state.is_hero(slot):
            possible = append(possible, slot)
    return possible


def has_candidate(state: Invaders, operation: Operation, source: Source) -> bool:
    """Whether there is any card that an operation may take now."""
    target = operation.target
    if operation.kind <= MOVE or operation.kind == BOUNCE or target is None or target.filter is None:
        return len(candidates(state, operation, source)) > 0
    first, last = slots_meant(target.filter, source)
    for slot in range(first, last):
        if affected(state, target.filter, slot, source):
            return True
    return False


class Targeting(Asked, Tracking):
    """One target after the other; with `up_to` one may stop. [IN-R69] [IN-R70]"""

    ask: ClassVar[str] = "target"
    rule: ClassVar[str] = "IN-6.4"

    def __init__(self, source: Source, operation: i64, picks: list[int]) -> None:
        super().__init__(source.side)
        self.source: Final = source
        self.operation: Final = operation  # its place among all operations of the box
        self.picks: Final = picks

    def left(self, state: Invaders) -> list[int]:
        """The candidates that are not picked yet."""
        found = candidates(state, state.box.operations[self.operation], self.source)
        return [int(slot) for slot in found if int(slot) not in self.picks]

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        options: list[Action] = [state.actions.aims[slot] for slot in self.left(state)]
        target = state.box.operations[self.operation].target
        assert target is not None
        if target.up_to:
            options.append(state.actions.done)
        return options

    def essential(self, state: Invaders, seat: Seat) -> list[Action]:
        """Sets of targets once each: in board order, as far as enough are left."""
        options = self.options(state, seat)
        target = state.box.operations[self.operation].target
        assert target is not None
        if target.picks == 1:
            return options
        latest = self.picks[-1] if self.picks else -1
        needed = 1 if target.up_to else int(target.picks) - len(self.picks)
        ascending = [option for option in options if not isinstance(option, Aim) or option.slot > latest]
        return ascending if len(ascending) >= needed + int(target.up_to) else options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        state.drop_top()
        operation = state.box.operations[self.operation]
        target = operation.target
        assert target is not None
        picks = self.picks
        if isinstance(action, Aim):
            picks = [*picks, int(action.slot)]
            tell_target(state, self.source, action.slot)
        more = isinstance(action, Aim) and len(picks) < target.picks
        if more:
            following = Targeting(self.source, self.operation, picks)
            if following.left(state):
                state.agenda.append(following)
                return
        HANDLERS[0].strike(state, operation, self.source, picks)

    def relocated(self, old: i64, new: i64) -> "Targeting":
        source = self.source.moved(new) if self.source.slot == old else self.source
        return Targeting(source, self.operation, [int(new) if slot == old else slot for slot in self.picks])

    def about(self, state: Invaders, seat: Seat) -> Json:
        operation = state.box.operations[self.operation]
        target = operation.target
        assert target is not None
        card = self.source.card
        what = state.box.cards[card].id if card >= 0 else state.box.strategies[-1 - card].id
        return {"card": what, "what": OPS[operation.kind], "count": int(target.picks) - len(self.picks)}

    def to_json(self) -> list[object]:
        return [self.ask, self.source.to_json(), int(self.operation), self.picks[:]]


def load_targeting(source: list[int], operation: int, picks: list[int]) -> Targeting:
    return Targeting(load_source(source), operation, picks)


def aim(state: Invaders, operation: Operation, source: Source) -> None:
    """Find the targets of an operation, asking where there is a choice, and strike. [IN-R43]"""
    target = operation.target
    assert target is not None
    found = candidates(state, operation, source)
    if state.told is not None and target.filter is not None and operation.kind != SACRIFICE:
        tell_resisting(state, target.filter, source)
    if target.picks and len(found) and (target.up_to or len(found) > target.picks):
        state.agenda.append(Targeting(source, operation.id, []))
    else:
        for slot in found:
            tell_target(state, source, slot)
        if not len(found):
            state.tell(NO_TARGET, state.called(source))
        HANDLERS[0].strike(state, operation, source, [int(slot) for slot in found])


def tell_target(state: Invaders, source: Source, slot: i64) -> None:
    """A card that means itself is told by what happens to it."""
    if slot != source.slot:
        state.tell(AIMED, state.called(source), state.box.named[state.cards[slot]])


def tell_resisting(state: Invaders, wanted: Filter, source: Source) -> None:
    """Which cards the effect would strike, were they not impervious to it."""
    for slot in range(SLOT_COUNT):
        if state.cards[slot] == NO_CARD or slot == source.slot or not matches(state, wanted, slot, source):
            continue
        if is_impervious(state, slot, source.card):
            tell_statics(state, slot, IMPERVIOUS)
            state.tell(RESISTS, state.box.named[state.cards[slot]], state.called(source))
