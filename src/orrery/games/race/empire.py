"""What one player has: hand, tableau, goods and chips, and the sums that follow from the active cards. [RG-4]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.hands import count_of, is_among, with_card, without_card
from orrery.games.race.cards import (
    CARD_COUNT,
    COST,
    COUNTED,
    FITS,
    HAS_CHROMOSOME,
    IS_XENO,
    KIND,
    PRICE,
    SLOT,
    SOLD_HERE,
    SUMMED,
)
from orrery.games.race.powers import (
    AGAINST_XENO,
    ALIEN,
    ANY,
    DEFENSE,
    DEVELOP_DISCOUNT,
    FIRST_PRODUCED,
    MILITARY,
    NONE,
    SETTLE_DISCOUNT,
    SLOTS,
    TRADE_BONUS,
    PayForMilitary,
)

NO_SUMS: Final = vec[i64]([0] * int(SLOTS))
SORTS_OF_WORLDS: Final[i64] = 5  # military worlds of any sort, rare, alien, Rebel, Xeno
PAIRS: Final[i64] = 7  # the count of military worlds goes by twos
KINDS_PRODUCED: Final[i64] = 10
PAIRS_PRODUCED: Final[i64] = 11


class Empire:
    """One player's cards and chips. The sums are those of the cards that were active when the phase began. [RG-3.2]"""

    def __init__(self) -> None:
        self.hand = vec[i64](capacity=16)  # in ascending order; two copies of a design stand side by side
        self.dealt = vec[i64]()  # the start worlds to choose from
        self.tableau = vec[i64](capacity=12)  # in the order of placing
        self.goods = vec[i64]([0, 0, 0, 0, 0])  # how many lie on its worlds, of each kind and in all
        self.chips: i64 = 0  # from consuming
        self.war_chips: i64 = 0  # from the war effort
        self.awards: i64 = 0
        self.chosen: i64 = 0  # the revealed action cards, a bit each
        self.chosen_before: i64 = 0  # those of the turn before
        self.placing: i64 = NONE  # the revealed card on its way into the tableau
        self.limit: i64 = 0  # cards to keep in hand where cards must be discarded
        self.due: i64 = 0  # cards still to draw
        self.made = vec[i64]([0, 0, 0, 0, 0])  # goods produced this phase, likewise
        self.sums = NO_SUMS  # replaced, never changed: clones share it
        self.stale = True  # the tableau has changed since the sums were taken
        self.space: i64 = 0  # of the admiral's disc
        self.attack: i64 = NONE  # the invasion card that attacks
        self.rank: i64 = NONE  # of the disc when the cards were assigned [RG-R3]
        self.failed = False

    def clone(self) -> "Empire":
        copy = Empire()
        copy.hand, copy.dealt, copy.tableau, copy.goods = self.hand[:], self.dealt[:], self.tableau[:], self.goods[:]
        copy.chips, copy.war_chips, copy.awards = self.chips, self.war_chips, self.awards
        copy.chosen, copy.chosen_before = self.chosen, self.chosen_before
        copy.placing, copy.limit, copy.due, copy.made = self.placing, self.limit, self.due, self.made[:]
        copy.sums, copy.stale = self.sums, self.stale
        copy.space, copy.attack, copy.rank, copy.failed = self.space, self.attack, self.rank, self.failed
        return copy

    # The hand

    def take(self, card: i64) -> None:
        """A card joins the hand, in its place."""
        self.hand = with_card(self.hand, card)

    def drop(self, card: i64) -> None:
        """A card leaves the hand."""
        self.hand = without_card(self.hand, card)

    def holds(self, card: i64) -> i64:
        """How many copies of a design are in hand."""
        return count_of(self.hand, card)

    # The tableau

    def shows(self, card: i64) -> bool:
        """Whether a card of this design is in the tableau, damaged or not."""
        return is_among(self.tableau, card)

    def count(self, per: i64, damaged: vec[i64]) -> i64:
        """How often a counting power counts: active cards, or goods produced this phase. [RG-3.3]"""
        if per >= FIRST_PRODUCED:
            return self.count_produced(per)
        found: i64 = 0
        for card in self.tableau:
            if COUNTED[per * CARD_COUNT + card] and not damaged[card]:
                found += 1
        return found // 2 if per == PAIRS else found

    def count_produced(self, per: i64) -> i64:
        """Goods count even if they have been discarded since. [RG-R23]"""
        if per == PAIRS_PRODUCED:
            return self.made[ANY] // 2
        if per == KINDS_PRODUCED:
            kinds: i64 = 0
            for kind in range(ANY):
                if self.made[kind]:
                    kinds += 1
            return kinds
        return self.made[0 if per == FIRST_PRODUCED else ALIEN]

    def forget_goods(self) -> None:
        """The Produce phase is over: nothing has been produced yet in the next one."""
        self.made = vec[i64]([0, 0, 0, 0, 0])

    def recount(self, damaged: vec[i64]) -> None:
        """Take the sums over the active cards anew: when a phase begins, and at once after a repair. [RG-R10]"""
        sums = NO_SUMS[:]
        for card in self.tableau:
            if damaged[card]:
                continue
            for power in SUMMED[card]:
                times = self.count(power.per, damaged) if power.per != NONE else 1
                sums[SLOT[power.number]] += power.amount * times
        self.sums = sums
        self.stale = False

    # What follows from the sums [RG-3.5]

    def against_xenos(self) -> i64:
        """General military and what is special against Xenos; no defence, nothing temporary."""
        return self.sums[MILITARY] + self.sums[AGAINST_XENO]

    def defended(self) -> i64:
        """What stands against an invasion card before anything temporary. [RG-9.4]"""
        return self.against_xenos() + self.sums[DEFENSE]

    def strength_against(self, world: i64) -> i64:
        """General military and every special one that fits: several may. [RG-R13]"""
        strength: i64 = 0
        for sort in range(SORTS_OF_WORLDS):
            if FITS[world * SORTS_OF_WORLDS + sort]:
                strength += self.sums[MILITARY + sort]
        return strength

    def develop_cost(self, card: i64, bonus: i64) -> i64:
        cost = COST[card] - bonus - self.sums[DEVELOP_DISCOUNT]
        return cost if cost > 0 else 0

    def settle_cost(self, world: i64, discount: i64 = 0) -> i64:
        """A world's cost, or its defence where it is paid for, after every discount that fits."""
        cost = COST[world] - discount - self.sums[SETTLE_DISCOUNT + ANY]
        if KIND[world] != NONE:
            cost -= self.sums[SETTLE_DISCOUNT + KIND[world]]
        return cost if cost > 0 else 0

    def price(self, world: i64, bonuses: bool) -> i64:
        """Cards for the good that lies on a world."""
        kind = KIND[world]
        cards = PRICE[kind]
        if bonuses:
            cards += self.sums[TRADE_BONUS + ANY] + self.sums[TRADE_BONUS + kind] + SOLD_HERE[world]
        return cards


def may_be_paid_for(world: i64, power: PayForMilitary) -> bool:
    """Whether this power opens this military world to payment; Xeno worlds are only conquered. [RG-7.3]"""
    if (power.not_alien and KIND[world] == ALIEN) or (power.not_xeno and IS_XENO[world]):
        return False
    return not power.only_chromosome or HAS_CHROMOSOME[world] == 1


def picks_of(hand: vec[i64], start: i64, needed: i64, actions: list[Action]) -> list[Action]:
    """An action for each different card from a place of the hand on, as far as enough cards are left for the other picks."""
    options: list[Action] = []
    last = NONE
    for at in range(start, len(hand) - needed + 1):
        card = hand[at]
        if card != last:
            options.append(actions[card])
            last = card
    return options


def picks_from(hand: vec[i64], floor: i64, needed: i64, actions: list[Action]) -> list[Action]:
    """The picks that do not go back behind the latest one, so that each set of cards is met once. [RG-12]"""
    at: i64 = 0
    while at < len(hand) and hand[at] < floor:
        at += 1
    return picks_of(hand, at, needed, actions)
