"""The closed vocabulary of the cards: twenty-nine words, each a class with the numbers it may carry. [RG-3.4]"""

from typing import Any, Final

from mypy_extensions import i64

Row = dict[str, Any]

NONE: Final[i64] = -1

KINDS: Final = ["novelty", "rare", "genes", "alien"]
NOVELTY: Final[i64] = 0
RARE: Final[i64] = 1
GENES: Final[i64] = 2
ALIEN: Final[i64] = 3
ANY: Final[i64] = 4  # every kind of good, where a power names none
KINDS_OR_ANY: Final = [*KINDS, "any"]

# Sums over a tableau that are kept up to date: slots of `Empire.sums`. [RG-3.5]
EXPLORE_DRAW: Final[i64] = 0
EXPLORE_KEEP: Final[i64] = 1
DEVELOP_START: Final[i64] = 2
DEVELOP_DISCOUNT: Final[i64] = 3
DEVELOP_AFTER: Final[i64] = 4
SETTLE_AFTER: Final[i64] = 5
DEFENSE: Final[i64] = 6
MILITARY: Final[i64] = 7  # general, then one slot against each of RARE_WORLDS … XENO_WORLDS
SETTLE_DISCOUNT: Final[i64] = 12  # one slot for each kind, then one for any
TRADE_BONUS: Final[i64] = 17  # likewise
SLOTS: Final[i64] = 22

AGAINST: Final = ["", "rare", "alien", "rebel", "xeno"]
XENO: Final[i64] = 4
AGAINST_XENO: Final[i64] = MILITARY + XENO

PER: Final = [
    "rebel_military_world",
    "imperium_card",
    "chromosome_world",
    "nonmilitary_world",
    "genes_world",
    "rare_world",
    "xeno_military_world",
    "pair_of_military_worlds",
    "novelty_good_produced",
    "alien_good_produced",
    "kind_of_good_produced",
    "pair_of_goods_produced",
]
FIRST_PRODUCED: Final[i64] = 8  # from here on a count looks at the goods of this phase, not at the tableau [RG-3.3]

PRICES: Final = ["", "good_novelty", "good_rare", "good_genes", "good_alien", "good_any", "hand_card", "this_card"]
FREE: Final[i64] = 0
FIRST_GOOD: Final[i64] = 1  # a price of FIRST_GOOD + kind is one good of that kind, or of any
ANY_GOOD: Final[i64] = 5
HAND_CARD: Final[i64] = 6
THIS_CARD: Final[i64] = 7


class Power:
    """One row of a card: a word of the vocabulary and its numbers; it happens at most once in a phase. [RG-3.2]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        self.number: Final = number  # among all powers of the box
        self.card: Final = card
        self.place: Final = place  # on its card, from 0
        self.row: Final = row
        self.word: Final[str] = word_of(row)
        self.amount: Final[i64] = row.get("amount", 0)
        self.per: Final[i64] = PER.index(row["per"]) if "per" in row else NONE
        self.price: Final[i64] = PRICES.index(row.get("discard", ""))

    def slot(self) -> i64:
        """The sum that this power adds to while its card is active, or NONE."""
        return NONE


class Explore(Power):
    """Draw more, or keep more, when exploring. [RG-7.1]"""

    def slot(self) -> i64:
        return EXPLORE_DRAW if self.word == "explore draw" else EXPLORE_KEEP


class Develop(Power):
    """Draw before choosing a development, pay less for it, or draw after placing it. [RG-7.2]"""

    def slot(self) -> i64:
        return DEVELOP_START + DEVELOP_WORDS.index(self.word)


class SettleDraw(Power):
    """Draw after placing a world. [RG-7.3]"""

    def slot(self) -> i64:
        return SETTLE_AFTER


class Discount(Power):
    """Pay less for worlds, of one kind or of all. [RG-3.4]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.kind: Final[i64] = KINDS_OR_ANY.index(row.get("good", "any"))

    def slot(self) -> i64:
        return SETTLE_DISCOUNT + self.kind


class Military(Power):
    """Lasting strength, general or against one sort of military world. [RG-3.4]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.against: Final[i64] = AGAINST.index(row.get("against", ""))

    def slot(self) -> i64:
        return MILITARY + self.against


class Defense(Power):
    """Lasting defence against invasion cards. [RG-3.4]"""

    def slot(self) -> i64:
        return DEFENSE


class TradeBonus(Power):
    """More cards for a good that is sold: of a kind, of any, or lying on this very world. [RG-3.4]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.this_world: Final = row["good"] == "this_world"
        self.kind: Final[i64] = NONE if row["good"] == "this_world" else KINDS_OR_ANY.index(row["good"])

    def slot(self) -> i64:
        return NONE if self.this_world else TRADE_BONUS + self.kind


class TemporaryMilitary(Military):
    """Strength until the end of the phase or step, for a price. [RG-R11]"""

    def slot(self) -> i64:
        return NONE


class TemporaryDefense(Power):
    """Defence until the end of the invasion step, for a price. [RG-9.4]"""


class PayForMilitary(Power):
    """Place a military world by paying for its defence. [RG-R12]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.discount: Final[i64] = row["discount"]
        self.not_alien: Final = "alien" in row["excludes"]
        self.not_xeno: Final = "xeno" in row["excludes"]
        self.only_chromosome: Final = row.get("only") == "chromosome"


class ZeroCost(Power):
    """Give up the card itself: a world placed by paying costs nothing. [RG-3.4]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.not_alien: Final = "alien" in row["excludes"]


class GoodOnPlacement(Power):
    """When this world is placed, a hand card may be given up for a good on it. [RG-R33]"""


class Consume(Power):
    """Discard the listed goods for points and cards, as often as the card says and the goods allow. [RG-R14]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.goods: Final[list[int]] = [KINDS_OR_ANY.index(kind) for kind in row["goods"]]
        self.uses: Final[i64] = row["max_uses"]
        self.vp: Final[i64] = row["vp"]
        self.cards: Final[i64] = row["cards"]


class ConsumeKinds(Power):
    """Discard goods of different kinds, one of each, as many as possible. [RG-3.4]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.least: Final[i64] = row["min_kinds"]
        self.most: Final[i64] = row["max_kinds"]
        self.vp_total: Final[i64] = row.get("vp_total", 0)
        self.vp_each: Final[i64] = row.get("vp_each", 0)


class ConsumeAll(Power):
    """Discard all goods that are left, one point each with a fixed correction. [RG-R14]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.vp_each: Final[i64] = row["vp_each"]
        self.vp_offset: Final[i64] = row["vp_offset"]


class SellGood(Power):
    """Sell a good in the Consume phase, with or without the bonuses of trade. [RG-3.4]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.bonuses: Final[bool] = row["trade_bonuses"]


class SpendCards(Power):
    """Discard hand cards for points that are never doubled; the only consume power that may be left unused. [RG-7.4]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.most: Final[i64] = row["max_cards"]
        self.vp_each: Final[i64] = row["vp_each"]


class ConsumeDraw(Power):
    """Draw cards in the Consume phase. [RG-3.4]"""


class GainVp(Power):
    """Gain points in the Consume phase. [RG-3.4]"""


class LuckyDraw(Power):
    """Name a number and flip a card. [RG-R15]"""


class Produce(Power):
    """Put a good on this world: free powers by themselves, others for a hand card. [RG-7.5]"""


class ProduceOnWindfall(Power):
    """Put a good on one of the player's windfall worlds, the card itself included. [RG-7.5]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.kind: Final[i64] = KINDS_OR_ANY.index(row["good"])


class ProduceDraw(Power):
    """Draw in the Produce phase: at once, or by count when the player says so. [RG-R22]"""


class DrawIfProducedHere(Power):
    """Draw when a good is produced on this world, by whatever power. [RG-3.4]"""


class DrawIfMostProduced(Power):
    """Draw at the end of the phase for more goods of a kind than everybody else. [RG-R24]"""

    def __init__(self, number: i64, card: i64, place: i64, row: Row) -> None:
        super().__init__(number, card, place, row)
        self.kind: Final[i64] = KINDS.index(row["good"])


class Repair(Power):
    """Repair one damaged world, in the Invasion mode. [RG-9.6]"""


VOCABULARY: Final[dict[str, tuple[type[Power], list[str]]]] = {  # each word's class, and the fields that its rows may have
    "explore draw": (Explore, ["amount", "per"]),
    "explore keep": (Explore, ["amount"]),
    "develop draw_at_start": (Develop, ["amount"]),
    "develop discount": (Develop, ["amount"]),
    "develop draw_after_placing": (Develop, ["amount"]),
    "settle military": (Military, ["amount", "against", "per"]),
    "settle discount": (Discount, ["amount", "good"]),
    "settle temporary_military": (TemporaryMilitary, ["amount", "against", "discard"]),
    "settle pay_for_military": (PayForMilitary, ["discount", "excludes", "only"]),
    "settle zero_cost": (ZeroCost, ["discard", "excludes"]),
    "settle draw_after_placing": (SettleDraw, ["amount"]),
    "placement good_on_placement": (GoodOnPlacement, ["discard"]),
    "invasion defense": (Defense, ["amount"]),
    "invasion temporary_defense": (TemporaryDefense, ["amount", "discard"]),
    "trade trade_bonus": (TradeBonus, ["amount", "good"]),
    "consume consume": (Consume, ["goods", "max_uses", "vp", "cards"]),
    "consume consume_different_kinds": (ConsumeKinds, ["min_kinds", "max_kinds", "vp_total", "vp_each"]),
    "consume consume_all_goods": (ConsumeAll, ["vp_each", "vp_offset"]),
    "consume sell_good": (SellGood, ["trade_bonuses"]),
    "consume discard_cards_for_vp": (SpendCards, ["max_cards", "vp_each"]),
    "consume draw": (ConsumeDraw, ["amount"]),
    "consume gain_vp": (GainVp, ["amount"]),
    "consume lucky_draw": (LuckyDraw, []),
    "produce produce": (Produce, ["discard"]),
    "produce produce_on_windfall": (ProduceOnWindfall, ["good", "discard"]),
    "produce draw": (ProduceDraw, ["amount", "per"]),
    "produce draw_if_produced_here": (DrawIfProducedHere, ["amount"]),
    "produce draw_if_most_produced": (DrawIfMostProduced, ["amount", "good"]),
    "produce repair": (Repair, ["worlds"]),
}
DEVELOP_WORDS: Final = [
    "develop draw_at_start",
    "develop discount",
    "develop draw_after_placing",
]  # in the order of their slots


def word_of(row: Row) -> str:
    """A row's word of the vocabulary: its phase and what it does there."""
    return f"{row['phase']} {row['power']}"


def read_power(number: int, card: int, place: int, row: Row) -> Power:
    """A power from its row; what the vocabulary does not know is refused."""
    word = word_of(row)
    assert word in VOCABULARY, f"no power reads {word!r}"
    kind, fields = VOCABULARY[word]
    for field in row:
        assert field in ("phase", "power") or field in fields, f"{word!r} has no {field!r}"
    assert row.get("worlds", 1) == 1, "a repair power repairs one world"
    return kind(number, card, place, row)
