"""What cards in play and woken strategies make other cards cost more, found once for each box. [IN-6.3]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.invaders.cards.vocabulary import BOTH, COST, OWN, Card, Static


class Tax:
    """By card, how many more discards and drained cards it costs while the source counts."""

    def __init__(self, discards: vec[i64], drains: vec[i64]) -> None:
        self.discards: Final = discards
        self.drains: Final = drains


def concerns(who: i64, owner: i64, side: i64) -> bool:
    """Whether `own`, `enemy` or `both`, said by a card of one side, means the other one."""
    return who == BOTH or (who == OWN) == (owner == side)


def taxed(static: Static, owner: i64, card: Card) -> bool:
    """Whether a lasting effect makes a card dearer."""
    if static.kind != COST or static.filter is None or not concerns(static.who, owner, card.side):
        return False
    return static.filter.means(card, owner)


def tax_of(statics: list[Static], owner: i64, cards: list[Card]) -> Tax | None:
    """All that the lasting effects of one source add to the costs, or nothing."""
    if not any(static.kind == COST for static in statics):
        return None
    discards = vec[i64]([0] * len(cards))
    drains = vec[i64]([0] * len(cards))
    for static in statics:
        for card in cards:
            if taxed(static, owner, card):
                discards[card.number] += static.discard
                drains[card.number] += static.drain
    return Tax(discards, drains)
