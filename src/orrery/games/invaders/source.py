"""Where an effect comes from: who controls it, which card or strategy, and where that stands. [IN-6.4]"""

from typing import Final

from mypy_extensions import i64

from orrery.games.invaders.board import NO_SLOT, NO_ZONE, zone_of


class Source:
    """Plain data. `card` is a card's number, or below zero a strategy: −1 is the first one.

    A card that has left play has no slot any more, but keeps its last zone.
    """

    def __init__(self, side: i64, card: i64, slot: i64, zone: i64, picked: i64) -> None:
        self.side: Final = side
        self.card: Final = card
        self.slot: Final = slot
        self.zone: Final = zone
        self.picked: Final = picked  # the zone that was named for it

    def with_zone(self, picked: i64) -> "Source":
        return Source(self.side, self.card, self.slot, self.zone, picked)

    def moved(self, slot: i64) -> "Source":
        """The same after its card has gone to another slot, or out of play."""
        zone = self.zone if slot == NO_SLOT else zone_of(slot)
        return Source(self.side, self.card, slot, zone, self.picked)

    def to_json(self) -> list[object]:
        return [int(self.side), int(self.card), int(self.slot), int(self.zone), int(self.picked)]


def load_source(row: list[int]) -> Source:
    return Source(row[0], row[1], row[2], row[3], row[4])


def of_strategy(side: i64, strategy: i64) -> Source:
    """An effect without a source card. [IN-R27]"""
    return Source(side, -1 - strategy, NO_SLOT, NO_ZONE, NO_ZONE)


def of_hand(side: i64, card: i64) -> Source:
    """An effect of a card that is not in play: a one-shot, or a reaction from hand."""
    return Source(side, card, NO_SLOT, NO_ZONE, NO_ZONE)


def in_play(side: i64, card: i64, slot: i64) -> Source:
    return Source(side, card, slot, zone_of(slot), NO_ZONE)
