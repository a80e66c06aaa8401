"""What a controller decides while an effect is carried out: a zone, an option, yes or no; and a card turned up. [IN-6.5]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import Luck, NameZone, Number
from orrery.games.invaders.board import INVADERS, MANKIND, SIDES
from orrery.games.invaders.columns import Tracking
from orrery.games.invaders.events import CHOSE, REFRAINED, REVEALED, WENT_ON
from orrery.games.invaders.rules.doing import name_zone, start
from orrery.games.invaders.rules.forms import Asked, Nature
from orrery.games.invaders.source import Source
from orrery.games.invaders.state import Invaders


class EffectQuestion(Asked, Tracking):
    """A question about one operation of a source."""

    rule: ClassVar[str] = "IN-6.5"

    def __init__(self, source: Source, operation: i64) -> None:
        super().__init__(source.side)
        self.source: Final = source
        self.operation: Final = operation

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"card": name_of(state, self.source)}

    def to_json(self) -> list[object]:
        return [self.ask, self.source.to_json(), int(self.operation)]


class NamingZone(EffectQuestion):
    """The controller names any zone. [IN-6.5]"""

    ask: ClassVar[str] = "zone"

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return state.actions.zones

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, NameZone)
        state.drop_top()
        state.note(state.box.operations[self.operation].number)
        name_zone(state, self.source.card, action.zone)

    def relocated(self, old: i64, new: i64) -> "NamingZone":
        return NamingZone(self.source.moved(new), self.operation) if self.source.slot == old else self


class ChoosingOption(EffectQuestion):
    """One of several lists of operations, any of them. [IN-6.5]"""

    ask: ClassVar[str] = "option"

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return state.actions.options[: len(state.box.operations[self.operation].options)]

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Number)
        state.drop_top()
        operation = state.box.operations[self.operation]
        state.note(operation.number)
        state.tell(CHOSE, seat, state.called(self.source), action.number)
        start(state, operation.options[action.number - 1], self.source)

    def relocated(self, old: i64, new: i64) -> "ChoosingOption":
        return ChoosingOption(self.source.moved(new), self.operation) if self.source.slot == old else self


class Deciding(EffectQuestion):
    """Whether to do what a card allows. [IN-6.5]"""

    ask: ClassVar[str] = "may"

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return [state.actions.yes, state.actions.no]

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        state.drop_top()
        if action is state.actions.yes:
            operation = state.box.operations[self.operation]
            state.note(operation.number)
            state.tell(WENT_ON, seat, state.called(self.source))
            start(state, operation.then, self.source)
        else:
            state.tell(REFRAINED, seat, state.called(self.source))

    def relocated(self, old: i64, new: i64) -> "Deciding":
        return Deciding(self.source.moved(new), self.operation) if self.source.slot == old else self


class Revealing(Nature, Tracking):
    """The top card of a deck is shown and discarded; if it matches, more happens. Nothing prevents it. [IN-R32]"""

    ask: ClassVar[str] = "top"
    rule: ClassVar[str] = "IN-6.5"

    def __init__(self, source: Source, operation: i64, victim: i64) -> None:
        self.source: Final = source
        self.operation: Final = operation
        self.victim: Final = victim

    def automatic(self, state: Invaders) -> bool:
        if state.deck_size(self.victim):
            return False
        state.end(MANKIND if self.victim == INVADERS else INVADERS, "deck")
        return True

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        own = state.sides[self.victim]
        return [state.actions.drains[own.first + local] for local in own.deck.kinds()]

    def chance(self, state: Invaders, rng: Rng) -> Action:
        own = state.sides[self.victim]
        return state.actions.drains[own.first + own.deck.pick(rng)]

    def odds(self, state: Invaders) -> list[float]:
        return state.sides[self.victim].deck.odds()

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Luck)
        own = state.sides[self.victim]
        own.deck.take(action.card - own.first)
        own.bury(action.card)
        state.tell(REVEALED, self.victim, state.box.named[action.card])
        state.drop_top()
        operation = state.box.operations[self.operation]
        assert operation.filter is not None
        state.note(operation.number)
        if operation.filter.means(state.box.cards[action.card], self.source.side):
            start(state, operation.then, self.source)

    def relocated(self, old: i64, new: i64) -> "Revealing":
        return Revealing(self.source.moved(new), self.operation, self.victim) if self.source.slot == old else self

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"side": SIDES[self.victim], "card": name_of(state, self.source)}

    def to_json(self) -> list[object]:
        return [self.ask, self.source.to_json(), int(self.operation), int(self.victim)]


def name_of(state: Invaders, source: Source) -> str:
    """The id of the card or strategy that an effect comes from."""
    return state.box.cards[source.card].id if source.card >= 0 else state.box.strategies[-1 - source.card].id
