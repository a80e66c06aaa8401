"""What a card is worth beside its power, read off its row."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.vocabulary import (
    DESTROY,
    DRAIN,
    DRAW,
    NONE,
    OWN,
    PLOT,
    RECYCLE,
    Operation,
)

ABILITY: Final = {  # cards that an operation is worth when it is used
    int(DRAIN): 0.8,
    int(DRAW): 1.2,
    int(DESTROY): 3.5,
    int(PLOT): 2.4,
    int(RECYCLE): 0.5,
}


class Worths:
    """The worth of each card in play, and while it is being played: found once for the box that was asked for last."""

    def __init__(self) -> None:
        self.latest: Box | None = None
        self.in_play = vec[float]()  # by number of the card
        self.promised = vec[float]()

    def look_up(self, box: Box) -> None:
        """Make sure that these are the cards of that box."""
        if box is not self.latest:
            self.in_play = vec[float]([in_play(box, number) for number in range(len(box.cards))])
            self.promised = vec[float]([promised(box, number) for number in range(len(box.cards))])
            self.latest = box


def in_play(box: Box, card: int) -> float:
    """A card that can be used again and again, that answers, or that changes others."""
    row = box.cards[card]
    worth = 0.4
    if row.activated is not None:
        worth += 1.0 + 0.6 * operations_worth(box, row.activated.effect)
        if row.activated.cost != NONE:
            worth *= 0.5
    if row.from_play is not None:
        worth += 1.6
    worth += 0.7 * float(len(row.statics))
    return worth


def operations_worth(box: Box, program: i64) -> float:
    if program == NONE:
        return 0.0
    total = 0.0
    for operation in box.programs[program]:
        total += operation_worth(operation)
    return total


def operation_worth(operation: Operation) -> float:
    each = ABILITY.get(int(operation.kind), 0.8)
    if operation.kind == DRAIN:
        amount = each * float(operation.n)
        return -0.5 * amount if operation.who == OWN else amount
    if operation.kind in (DRAW, RECYCLE):
        return each * float(operation.n)
    if operation.kind == DESTROY and operation.target is not None:
        return each * float(max(1, operation.target.picks))
    return each


def promised(box: Box, card: int) -> float:
    """What a card that is being played promises, beside its power: a little more than the card it was."""
    row = box.cards[card]
    worth = 0.6 + operations_worth(box, row.immediate)
    if row.from_hand is not None:
        worth += 2.5
    if not row.one_shot:
        worth += in_play(box, card)
    return worth


WORTH: Final = Worths()
