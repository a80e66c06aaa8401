"""The cards in play: twelve slots a side, and what is kept up to date as cards come, go and move. [IN-5.1]"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, trait

from orrery.core.agenda import Question
from orrery.core.secret import SealingState
from orrery.games.invaders.board import NO_SLOT, ROOM, SLOT_COUNT, ZONE_COUNT, column, column_of
from orrery.games.invaders.cards.box import HAS_FORBID, Box
from orrery.games.invaders.cards.taxes import Tax

NO_CARD: Final[i64] = -1
EMPTY: Final = vec[i64]([NO_CARD] * SLOT_COUNT)
ZEROS: Final = vec[i64]([0] * SLOT_COUNT)
COLUMNS: Final[i64] = 2 * ZONE_COUNT


@trait
class Tracking:
    """A question that speaks of slots, and follows the cards that stand there."""

    def relocated(self, old: i64, new: i64) -> Question[Any]:
        """The same question after the card of a slot has moved, or has left play (NO_SLOT)."""
        raise AssertionError("every question that speaks of slots follows their cards")


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns(SealingState):
    """Both sides' slots in board order, Mankind's twelve first. [IN-1]"""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.cards: vec[i64]  # by slot
        self.power_tokens: vec[i64]  # as many as are needed: the supply is no limit [IN-R53]
        self.tokens: vec[i64]
        self.used: vec[i64]  # 1 its ability, 2 its reaction [IN-R71]
        self.turned = False  # the Hero lies on its side [IN-5.7]
        self.borrowed: i64 = NO_SLOT  # the card that fights for the Invaders [IN-5.10]
        self.fallen = vec[i64]()  # Heroes lost, by number
        # Kept up to date, made of the rest
        self.hero: i64 = NO_SLOT  # where the Hero stands; between loss and replacement nowhere
        self.filled: vec[i64]  # cards in each column
        self.power: vec[i64]  # of each card, unless stale
        self.stale = True
        self.bans: i64 = 0  # cards in play that forbid something
        self.taxes: i64 = 0  # cards in play and awake strategies that make cards cost more
        self.discards: vec[i64] = box.discard  # what each card costs now, before it is bounded by 0
        self.drains: vec[i64] = box.drain  # both are replaced, never changed: clones share them

    def clear_columns(self) -> None:
        """No card is in play."""
        self.cards = EMPTY[:]
        self.power_tokens = ZEROS[:]
        self.tokens = ZEROS[:]
        self.used = ZEROS[:]
        self.power = ZEROS[:]
        self.turned = False
        self.borrowed = NO_SLOT
        self.fallen = vec[i64]()
        self.hero = NO_SLOT
        self.filled = ZEROS[:COLUMNS]
        self.stale = True
        self.bans = 0
        self.taxes = 0
        self.discards = self.box.discard
        self.drains = self.box.drain

    def copy_columns(self, other: "Columns") -> None:
        """The same cards in play as in another state."""
        self.cards, self.power, self.filled = other.cards[:], other.power[:], other.filled[:]
        self.power_tokens, self.tokens, self.used = other.power_tokens[:], other.tokens[:], other.used[:]
        self.turned, self.borrowed, self.hero = other.turned, other.borrowed, other.hero
        self.fallen, self.stale = other.fallen[:], other.stale
        self.bans, self.taxes = other.bans, other.taxes
        self.discards, self.drains = other.discards, other.drains

    # What the rules ask

    def has_room(self, side: i64, zone: i64) -> bool:
        """Whether a side has a free slot in a zone."""
        return self.filled[side * ZONE_COUNT + zone] < ROOM

    def free_slot(self, side: i64, zone: i64) -> i64:
        """The lowest free slot of a column, or NO_SLOT. [IN-5.1]"""
        first = column(side, zone)
        for slot in range(first, first + ROOM):
            if self.cards[slot] == NO_CARD:
                return slot
        return NO_SLOT

    def is_hero(self, slot: i64) -> bool:
        return slot == self.hero

    # What they do

    def put(self, card: i64, slot: i64) -> None:
        """A card takes a slot."""
        self.cards[slot] = card
        self.filled[column_of(slot)] += 1
        self.stale = True
        if self.box.flags[card] & HAS_FORBID:
            self.bans += 1
        self.charge_more(self.box.taxes[card], 1)
        if card >= self.box.first_hero:
            self.hero = slot

    def vacate(self, slot: i64) -> i64:
        """The card of a slot leaves play, its tokens vanish; which card it was. [IN-R49]"""
        card = self.cards[slot]
        self.clear_slot(slot)
        if self.box.flags[card] & HAS_FORBID:
            self.bans -= 1
        self.charge_more(self.box.taxes[card], -1)
        if slot == self.hero:
            self.hero = NO_SLOT
            self.turned = False
        self.follow(slot, NO_SLOT)
        return card

    def shift(self, slot: i64, to: i64) -> None:
        """A card goes to another slot with all that lies on it. [IN-5.6]"""
        self.cards[to] = self.cards[slot]
        self.power_tokens[to] = self.power_tokens[slot]
        self.tokens[to] = self.tokens[slot]
        self.used[to] = self.used[slot]
        self.filled[column_of(to)] += 1
        self.clear_slot(slot)
        if slot == self.hero:
            self.hero = to
        self.follow(slot, to)

    def clear_slot(self, slot: i64) -> None:
        self.cards[slot] = NO_CARD
        self.power_tokens[slot] = 0
        self.tokens[slot] = 0
        self.used[slot] = 0
        self.filled[column_of(slot)] -= 1
        self.stale = True

    def charge_more(self, tax: Tax | None, times: i64) -> None:
        """Something that makes cards cost more begins to count, or ends. [IN-R28]"""
        if tax is None:
            return
        self.taxes += times
        discards, drains = self.discards[:], self.drains[:]
        for card in range(i64(len(tax.discards))):
            discards[card] += times * tax.discards[card]
            drains[card] += times * tax.drains[card]
        self.discards = discards
        self.drains = drains

    def follow(self, slot: i64, to: i64) -> None:
        """What waits on the agenda goes on speaking of the same card."""
        if self.borrowed == slot:
            self.borrowed = to
        for at in range(len(self.agenda)):
            question = self.agenda[at]
            if isinstance(question, Tracking):
                self.agenda[at] = question.relocated(slot, to)
