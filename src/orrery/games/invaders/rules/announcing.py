"""A paid card lies face up while the rival may cancel it, and cancels may be cancelled. [IN-5.4]"""

from typing import ClassVar, Final

from librt.vecs import append, pop
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import LESS_DISCARD, LESS_DRAIN, Play
from orrery.games.invaders.board import NO_ZONE, SIDES, ZONE_COUNT
from orrery.games.invaders.cards.vocabulary import CANCEL, ON_PLAY, Use
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.events import (
    CANCELS,
    COSTS,
    COSTS_DISCARDS,
    COSTS_DRAINS,
    COSTS_NOTHING,
    NO_EFFECT,
    SHELVED,
    TAKES_EFFECT,
)
from orrery.games.invaders.names import INVASION_ACTION
from orrery.games.invaders.rules.doing import start
from orrery.games.invaders.rules.entering import enter
from orrery.games.invaders.rules.forms import Asked, Step
from orrery.games.invaders.rules.matching import discard_cost, drain_cost, taxes_act
from orrery.games.invaders.rules.prevention import charge
from orrery.games.invaders.rules.replies import add_reply, affordable_at_all, may_be_hidden
from orrery.games.invaders.source import of_hand
from orrery.games.invaders.state import Invaders


class Announced(Asked):
    """The rival of the last card played may answer it; asked if that is possible by public knowledge. [IN-R20] [IN-R22]"""

    ask: ClassVar[str] = "reply"
    rule: ClassVar[str] = "IN-5.4"

    def __init__(self, base: i64, zone: i64) -> None:
        super().__init__(0)  # whom it asks depends on the last card
        self.base: Final = base  # the place of the first card among those announced
        self.zone: Final = zone

    def turn(self, state: Invaders) -> Seat:
        return 1 - int(state.box.side[state.limbo[-1]])

    def camp(self, state: Invaders, seat: Seat) -> str:
        return SIDES[self.turn(state)]

    def automatic(self, state: Invaders) -> bool:
        if self.may_be_answered(state):
            return False
        self.close(state)
        return True

    def may_be_answered(self, state: Invaders) -> bool:
        """The possibility test: the real hand is never consulted. [IN-5.4]"""
        side = i64(self.turn(state))
        if not state.hand_size(side):
            return False
        for card in state.box.replies[side]:
            use = card.from_hand
            assert use is not None
            if (
                self.answers(state, use, side)
                and affordable_at_all(state, side, card.number)
                and may_be_hidden(state, side, card)
            ):
                return True
        return False

    def answers(self, state: Invaders, use: Use, side: i64) -> bool:
        """Whether a reaction may be aimed at the last card, or, while the first is about to take effect, at that one."""
        if not use.windows & ON_PLAY or use.match is None:
            return False
        if use.match.means(state.box.cards[state.limbo[-1]], side):
            return True
        return self.cancels(state) % 2 == 0 and use.match.means(state.box.cards[state.limbo[self.base]], side)

    def cancels(self, state: Invaders) -> i64:
        """How many cancel cards lie beside the first card."""
        return len(state.limbo) - self.base - 1

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        options: list[Action] = [state.actions.passing]
        side = i64(self.turn(state))
        before = NO_CARD
        for card in state.sides[side].hand:
            if card == before or not state.box.in_reply[card]:
                continue
            before = card
            use = state.box.cards[card].from_hand
            if use is not None and self.answers(state, use, side):
                add_reply(state, side, card, options)
        return options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            aimed_at = state.limbo[len(state.limbo) - 1]
            state.tell(CANCELS, seat, state.box.named[action.card], state.box.named[aimed_at])
            show(state, seat, action)  # this question is asked again, of the other side
        else:
            self.close(state)

    def close(self, state: Invaders) -> None:
        """Cancel cards go to their piles in the order played; then the first card takes effect, or does not. [IN-R23]"""
        state.drop_top()
        cancels = self.cancels(state)
        for at in range(self.base + 1, len(state.limbo)):
            note_cancel(state, state.limbo[at])
            state.tell(SHELVED, state.box.side[state.limbo[at]], state.box.named[state.limbo[at]])
            state.bury(state.limbo[at])
        for _ in range(cancels):
            state.limbo, _card = pop(state.limbo)
        card = state.limbo[self.base]
        if cancels % 2 == 0:
            if cancels:
                state.tell(TAKES_EFFECT, state.box.side[card], state.box.named[card])
            resolve(state, card, self.zone)
        else:
            state.limbo, _card = pop(state.limbo)
            state.tell(NO_EFFECT, state.box.side[card], state.box.named[card])
            state.bury(card)

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"card": state.box.cards[state.limbo[-1]].id}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.base), int(self.zone)]


ALREADY: Final[i64] = 4  # questions with fewer cards announced before are made once and shared
ANNOUNCED: Final = [Announced(base, zone) for base in range(ALREADY) for zone in range(NO_ZONE, ZONE_COUNT)]


def announced(base: i64, zone: i64) -> Announced:
    return ANNOUNCED[base * (ZONE_COUNT + 1) + zone + 1] if base < ALREADY else Announced(base, zone)


class Shelving(Step):
    """A one-shot is discarded after its operations. [IN-5.3]"""

    step: ClassVar[str] = "shelve"

    def happen(self, state: Invaders) -> None:
        state.limbo, card = pop(state.limbo)
        state.tell(SHELVED, state.box.side[card], state.box.named[card])
        state.bury(card)


SHELVING: Final = Shelving()


def show(state: Invaders, side: i64, action: Play) -> bool:
    """A card of the hand is laid face up and its cost charged; False if the invasion action ended the game. [IN-R26]"""
    card = action.card
    discards, drains = discard_cost(state, card), drain_cost(state, card)
    taxes_act(state, card)
    if action.less:
        state.invaded = True
        if not state.lower_marker(INVASION_ACTION):
            return False
        if action.less == LESS_DISCARD:
            discards -= 1
        elif action.less == LESS_DRAIN:
            drains -= 1
    state.sides[side].give(card)
    state.limbo = append(state.limbo, card)
    tell_price(state, side, state.box.named[card], discards, drains)
    charge(state, side, discards, drains)
    return True


def tell_price(state: Invaders, side: i64, card: i64, discards: i64, drains: i64) -> None:
    if discards and drains:
        state.tell(COSTS, side, card, discards, drains)
    elif discards:
        state.tell(COSTS_DISCARDS, side, card, discards)
    elif drains:
        state.tell(COSTS_DRAINS, side, card, drains)
    else:
        state.tell(COSTS_NOTHING, side, card)


def announce(state: Invaders, side: i64, action: Play) -> None:
    """Play a card: it is paid first, then the rival may answer, then it takes effect. [IN-R21]"""
    place = len(state.agenda)
    if show(state, side, action):
        state.agenda.insert(place, announced(len(state.limbo) - 1, action.zone))


def resolve(state: Invaders, card: i64, zone: i64) -> None:
    """The first card takes effect. [IN-5.3]"""
    row = state.box.cards[card]
    if not row.one_shot:
        state.limbo, _card = pop(state.limbo)
        enter(state, card, zone)
        return
    state.agenda.append(SHELVING)
    program = row.immediate if row.from_hand is None else row.from_hand.effect
    start(state, program, of_hand(row.side, card))


def note_cancel(state: Invaders, card: i64) -> None:
    """Whoever looks on is told that a card cancels another."""
    use = state.box.cards[card].from_hand
    assert use is not None
    for operation in state.box.programs[use.effect]:
        if operation.kind == CANCEL:
            state.note(operation.number)
