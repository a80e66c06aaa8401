"""A side that must drain or draw may answer, with cards in play and cards of the hand. [IN-5.9]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import Play, Prevent
from orrery.games.invaders.board import INVADERS, MANKIND
from orrery.games.invaders.cards.vocabulary import ON_DRAIN, ON_DRAW, Use
from orrery.games.invaders.columns import NO_CARD
from orrery.games.invaders.events import DRAWS, MUST_DRAIN
from orrery.games.invaders.rules.announcing import announce
from orrery.games.invaders.rules.prevention import Prevention
from orrery.games.invaders.rules.replies import add_reply, affordable_at_all, may_be_hidden
from orrery.games.invaders.rules.taking import AS_COST, BY_INVADERS, BY_MANKIND, Draining, Drawing
from orrery.games.invaders.state import Invaders


class Preventing(Prevention):
    """Asked again until everything is prevented, nothing can answer, or the side passes. [IN-R24]"""

    ask: ClassVar[str] = "prevent"
    rule: ClassVar[str] = "IN-5.9"

    def __init__(self, side: i64, kind: i64, by_enemy: bool) -> None:
        super().__init__(side)
        self.kind: Final = kind  # ON_DRAIN or ON_DRAW
        self.by_enemy: Final = by_enemy

    def automatic(self, state: Invaders) -> bool:
        if self.amount(state) and (self.any_usable(state) or self.may_reply(state)):
            return False
        state.drop_top()
        return True

    def answers(self, use: Use) -> bool:
        """Whether a reaction has this window; for drains alone it answers only the enemy's. [IN-R24]"""
        if not use.windows & self.kind:
            return False
        return self.kind == ON_DRAW or self.by_enemy or use.windows & ON_DRAW != 0

    def fits(self, state: Invaders, use: Use, slot: i64) -> bool:
        return self.answers(use)

    def may_reply(self, state: Invaders) -> bool:
        """Whether the hand may hold an answer, by public knowledge. [IN-R20]"""
        if not state.hand_size(self.seat):
            return False
        for card in state.box.replies[self.seat]:
            use = card.from_hand
            assert use is not None
            if self.answers(use) and affordable_at_all(state, self.seat, card.number) and may_be_hidden(state, self.seat, card):
                return True
        return False

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        options: list[Action] = [state.actions.passing]
        self.add_reactions(state, options)
        before = NO_CARD
        for card in state.sides[self.seat].hand:
            if card == before or not state.box.in_reply[card]:
                continue
            before = card
            use = state.box.cards[card].from_hand
            if use is not None and self.answers(use):
                add_reply(state, self.seat, card, options)
        return options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        if isinstance(action, Prevent):
            self.react(state, action)
        elif isinstance(action, Play):
            announce(state, self.seat, action)
        else:
            state.drop_top()

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"what": "drain" if self.kind == ON_DRAIN else "draw", "count": int(self.amount(state))}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.kind), self.by_enemy]


PREVENTING: Final = [  # by side, drain or draw, and who makes it
    Preventing(side, kind, by_enemy) for side in range(i64(2)) for kind in (ON_DRAIN, ON_DRAW) for by_enemy in (False, True)
]


def preventing(side: i64, kind: i64, by_enemy: bool) -> Preventing:
    return PREVENTING[side * 4 + (2 if kind == ON_DRAW else 0) + (1 if by_enemy else 0)]


def drain(state: Invaders, mankind: i64, invaders: i64, cause: i64, named: i64) -> None:
    """Sides must drain; preventions are settled first, Mankind's before the Invaders'. [IN-R4] [IN-R74]"""
    if mankind:
        state.tell(MUST_DRAIN, MANKIND, mankind, named)
    if invaders:
        state.tell(MUST_DRAIN, INVADERS, invaders, named)
    state.agenda.append(Draining(mankind, invaders, False, cause))
    if invaders and state.box.windows[INVADERS] & ON_DRAIN:
        state.agenda.append(preventing(INVADERS, ON_DRAIN, cause == BY_MANKIND))
    if mankind and state.box.windows[MANKIND] & ON_DRAIN:
        state.agenda.append(preventing(MANKIND, ON_DRAIN, cause >= BY_INVADERS))


def draw(state: Invaders, mankind: i64, invaders: i64, named: i64) -> None:
    """Sides draw; a card in play may answer. [IN-5.2]"""
    if mankind:
        state.tell(DRAWS, MANKIND, mankind, named)
    if invaders:
        state.tell(DRAWS, INVADERS, invaders, named)
    state.agenda.append(Drawing(mankind, invaders, False, AS_COST))
    if invaders and state.box.windows[INVADERS] & ON_DRAW:
        state.agenda.append(preventing(INVADERS, ON_DRAW, False))
    if mankind and state.box.windows[MANKIND] & ON_DRAW:
        state.agenda.append(preventing(MANKIND, ON_DRAW, False))
