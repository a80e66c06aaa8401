"""What a card is worth beside its power, read off its row."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.invaders.board import INVADERS
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.vocabulary import (
    ATTACK,
    BOUNCE,
    CANCEL,
    DESTROY,
    DISCARD,
    DRAIN,
    DRAW,
    ENEMY,
    LOOK_HAND,
    MOVE,
    NONE,
    OPS_TOKENS,
    OWN,
    PICK_ZONE,
    PLOT,
    POWER_TOKENS,
    PREVENT,
    RECYCLE,
    REDRAW_HAND,
    RETRIEVE,
    REVEAL_TOP,
    SACRIFICE,
    SAVE,
    SKIP_ATTACK,
    TOKENS,
    ZONE_DAMAGE,
    ZONE_REPAIR,
    Operation,
)

ABILITY: Final = {  # what an operation is worth when it happens; cards of decks have a worth of their own
    int(DRAW): 3.0,
    int(DISCARD): 3.0,
    int(LOOK_HAND): 0.5,
    int(DESTROY): 5.0,
    int(SACRIFICE): -5.0,
    int(MOVE): 0.8,
    int(POWER_TOKENS): 2.5,
    int(TOKENS): 2.0,
    int(OPS_TOKENS): 1.0,
    int(PICK_ZONE): 0.0,
    int(ZONE_DAMAGE): 4.0,
    int(ZONE_REPAIR): 1.5,
    int(PLOT): 6.0,
    int(REDRAW_HAND): 1.0,
    int(RETRIEVE): 3.5,
    int(BOUNCE): 3.0,
    int(REVEAL_TOP): 2.0,
    int(SKIP_ATTACK): 8.0,
    int(ATTACK): 5.0,
    int(CANCEL): 6.0,
    int(PREVENT): 1.0,
    int(SAVE): 3.0,
}
OTHER: Final = 1.0
INVADER_CARD: Final = 0.35  # a card of the Invaders' deck


class Worths:
    """The worth of each card in play, and while it is being played: found once for the box that was asked for last."""

    def __init__(self) -> None:
        self.latest: Box | None = None
        self.in_play = vec[float]()  # by number of the card
        self.promised = vec[float]()
        self.held = vec[float]()

    def look_up(self, box: Box) -> None:
        """Make sure that these are the cards of that box."""
        if box is not self.latest:
            self.in_play = vec[float]([in_play(box, number) for number in range(len(box.cards))])
            self.promised = vec[float]([promised(box, number) for number in range(len(box.cards))])
            self.held = vec[float]([held(box, number) for number in range(len(box.cards))])
            self.latest = box


def in_play(box: Box, card: int) -> float:
    """A card that can be used again and again, that answers, or that changes others."""
    row = box.cards[card]
    worth = 0.4
    if row.activated is not None:
        worth += 1.0 + 0.6 * operations_worth(box, row.activated.effect, row.side)
        if row.activated.cost != NONE:
            worth *= 0.5
    if row.from_play is not None:
        worth += 1.6
    worth += 0.7 * float(len(row.statics))
    return worth


def operations_worth(box: Box, program: i64, side: i64) -> float:
    """All that a list of operations does for a side."""
    if program == NONE:
        return 0.0
    total = 0.0
    for operation in box.programs[program]:
        total += operation_worth(box, operation, side)
    return total


def operation_worth(box: Box, operation: Operation, side: i64) -> float:
    if operation.options:
        return max([operations_worth(box, option, side) for option in operation.options])
    if operation.then != NONE:
        return 0.6 * operations_worth(box, operation.then, side) + 0.4 * operations_worth(box, operation.otherwise, side)
    each = ABILITY.get(int(operation.kind), OTHER)
    count = float(operation.n)
    if operation.kind == DRAIN:
        if operation.who == OWN:
            return -count * (INVADER_CARD if side == INVADERS else 1.0)
        return count * (1.0 if side == INVADERS else INVADER_CARD)
    if operation.kind == RECYCLE:
        return count * (INVADER_CARD if side == INVADERS else 1.0)
    if operation.kind == DISCARD:
        return each * count if operation.who == ENEMY else -each * count
    if operation.kind == DESTROY and operation.target is not None:
        return each * float(max(1, operation.target.picks))
    if operation.kind == POWER_TOKENS or operation.kind == TOKENS or operation.kind == DRAW:
        return each * max(1.0, abs(count))
    return each


def promised(box: Box, card: int) -> float:
    """What a card that is being played promises, beside its power: a little more than the card it was."""
    row = box.cards[card]
    worth = 0.6 + operations_worth(box, row.immediate, row.side)
    if row.from_hand is not None:
        worth += 2.5
    if not row.one_shot:
        worth += in_play(box, card)
    return worth


def held(box: Box, card: int) -> float:
    """What a card in hand is worth beside being one: what it promises, and for the Invaders its power."""
    worth = 0.32 * promised(box, card)
    return worth + 0.74 * float(box.power[card]) if box.side[card] == INVADERS else worth


WORTH: Final = Worths()
