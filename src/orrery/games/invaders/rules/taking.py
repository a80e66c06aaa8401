"""Cards leave a deck: drawn into the hand, or drained onto the discard pile; whoever must and cannot has lost. [IN-4]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.pool import Pool
from orrery.core.rng import Rng
from orrery.core.values import UNHEARD, Json, Seat
from orrery.games.invaders.actions import Luck
from orrery.games.invaders.board import INVADERS, MANKIND, SIDES
from orrery.games.invaders.events import DRAINED
from orrery.games.invaders.rules.forms import Nature
from orrery.games.invaders.state import Invaders

# Why cards are drained
AS_COST: Final[i64] = 0
BY_MANKIND: Final[i64] = 1
BY_INVADERS: Final[i64] = 2
BY_ATTACK: Final[i64] = 3
CAUSES: Final = ["cost", "mankind", "invaders", "attack"]
FEW: Final[i64] = 6  # questions about fewer cards are made once and shared


class Taking(Nature):
    """Cards of each side, step by step, Mankind's first; before each step it is checked who has lost. [IN-R74]"""

    def __init__(self, mankind: i64, invaders: i64, halfway: bool, cause: i64, begun: bool = False) -> None:
        self.mankind: Final = mankind
        self.invaders: Final = invaders
        self.halfway: Final = halfway  # Mankind's card of this step is turned, the Invaders' is not
        self.cause: Final = cause
        self.begun: Final = begun  # preventions are settled, and what is left was told

    def left(self, side: i64) -> i64:
        return self.mankind if side == MANKIND else self.invaders

    def taker(self) -> i64:
        """Whose card is next."""
        return MANKIND if self.mankind and not self.halfway else INVADERS

    def again(self, mankind: i64, invaders: i64, halfway: bool, begun: bool) -> "Taking":
        """The same question with other numbers."""
        raise AssertionError("drawing or draining")

    def begin(self, state: Invaders) -> None:
        """Tell what is really taken, once preventions are settled."""
        state.agenda[-1] = self.again(self.mankind, self.invaders, False, True)

    def less(self, side: i64, count: i64) -> "Taking":
        """The same after so many cards of a side were prevented."""
        if side == MANKIND:
            return self.again(self.mankind - count, self.invaders, self.halfway, self.begun)
        return self.again(self.mankind, self.invaders - count, self.halfway, self.begun)

    def automatic(self, state: Invaders) -> bool:
        if not self.begun:
            self.begin(state)
            return True
        if not self.mankind and not self.invaders:
            state.drop_top()
            return True
        if self.halfway:
            return False
        lacks_mankind = self.mankind > 0 and not state.deck_size(MANKIND)
        lacks_invaders = self.invaders > 0 and not state.deck_size(INVADERS)
        if lacks_invaders:  # both in the same step: Mankind wins [IN-R4]
            state.end(MANKIND, "deck")
        elif lacks_mankind:
            state.end(INVADERS, "deck")
        return lacks_mankind or lacks_invaders

    def pool(self, state: Invaders) -> Pool:
        return state.sides[self.taker()].deck

    def named(self, state: Invaders) -> list[Luck]:
        """The answers that name cards, all of the box."""
        raise AssertionError("drawing or draining")

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        first = state.box.first[self.taker()]
        named = self.named(state)
        return [named[first + local] for local in self.pool(state).kinds()]

    def chance(self, state: Invaders, rng: Rng) -> Action:
        return self.named(state)[state.box.first[self.taker()] + self.pool(state).pick(rng)]

    def odds(self, state: Invaders) -> list[float]:
        return self.pool(state).odds()

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Luck)
        side = self.taker()
        own = state.sides[side]
        own.deck.take(action.card - own.first)
        if side == MANKIND:
            state.agenda[-1] = self.again(self.mankind - 1, self.invaders, self.invaders > 0, True)
        else:
            state.agenda[-1] = self.again(self.mankind, self.invaders - 1, False, True)
        self.turned(state, side, action.card)

    def turned(self, state: Invaders, side: i64, card: i64) -> None:
        """What becomes of the card."""
        raise AssertionError("drawing or draining")

    def about(self, state: Invaders, seat: Seat) -> Json:
        side = self.taker()
        return {"side": SIDES[side], "count": int(self.left(side))}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.mankind), int(self.invaders), self.halfway, int(self.cause), self.begun]


class Drawing(Taking):
    """Cards are drawn one by one; only the drawer sees them. [IN-5.2]"""

    ask: ClassVar[str] = "draw"
    rule: ClassVar[str] = "IN-5.2"
    shows: ClassVar[str] = "hands deck_sizes"

    def again(self, mankind: i64, invaders: i64, halfway: bool, begun: bool) -> "Drawing":
        place = place_of(mankind, invaders, halfway, self.cause, begun)
        return DRAWINGS[place] if place >= 0 else Drawing(mankind, invaders, halfway, self.cause, begun)

    def named(self, state: Invaders) -> list[Luck]:
        return state.actions.draws

    def turned(self, state: Invaders, side: i64, card: i64) -> None:
        state.sides[side].take(card)

    def heard(self, state: Invaders, listener: Seat, who: Seat, action: Action) -> str:
        return action.text if listener == self.taker() else UNHEARD


class Draining(Taking):
    """Cards are drained one by one, for all to see. [IN-5.9]"""

    ask: ClassVar[str] = "drain"
    rule: ClassVar[str] = "IN-5.9"
    shows: ClassVar[str] = "piles deck_sizes drained"

    def again(self, mankind: i64, invaders: i64, halfway: bool, begun: bool) -> "Draining":
        place = place_of(mankind, invaders, halfway, self.cause, begun)
        return DRAININGS[place] if place >= 0 else Draining(mankind, invaders, halfway, self.cause, begun)

    def begin(self, state: Invaders) -> None:
        super().begin(state)
        if self.cause == AS_COST:
            return
        for side in range(i64(2)):
            left = self.left(side)
            if left:
                state.tell(DRAINED, side, left, max(0, state.deck_size(side) - left))

    def named(self, state: Invaders) -> list[Luck]:
        return state.actions.drains

    def turned(self, state: Invaders, side: i64, card: i64) -> None:
        state.sides[side].bury(card)
        if side == MANKIND and self.cause >= BY_INVADERS:  # a cost is nobody's drain [IN-R6]
            state.drained = True
            state.toll += 1
            state.stale = True


def place_of(mankind: i64, invaders: i64, halfway: bool, cause: i64, begun: bool) -> i64:
    """The place of a question among those that are made once, or −1 for one with many cards."""
    if mankind >= FEW or invaders >= FEW:
        return -1
    flags = (2 if halfway else 0) + (1 if begun else 0)
    return ((mankind * FEW + invaders) * 4 + flags) * 4 + cause


ALL_FEW: Final = [  # in the order of `place_of`
    (mankind, invaders, halfway, cause, begun)
    for mankind in range(int(FEW))
    for invaders in range(int(FEW))
    for halfway in (False, True)
    for begun in (False, True)
    for cause in range(len(CAUSES))
]
DRAWINGS: Final = [Drawing(*fields) for fields in ALL_FEW]
DRAININGS: Final = [Draining(*fields) for fields in ALL_FEW]


def drawn(side: i64, count: i64) -> Drawing:
    return Drawing(count, 0, False, AS_COST) if side == MANKIND else Drawing(0, count, False, AS_COST)


def drained(side: i64, count: i64, cause: i64) -> Draining:
    return Draining(count, 0, False, cause) if side == MANKIND else Draining(0, count, False, cause)


def taken_below(state: Invaders) -> int:
    """The place on the agenda of the drain or draw that is being answered."""
    for at in range(len(state.agenda) - 1, -1, -1):
        if isinstance(state.agenda[at], Taking):
            return at
    raise AssertionError("nothing is drained or drawn")
