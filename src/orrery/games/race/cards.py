"""The cards as rows: 139 designs, 165 cards, and tables of what the rules ask of a design. [RG-3.1]"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.resources import read_data
from orrery.games.race.powers import (
    AGAINST,
    FIRST_PRODUCED,
    FREE,
    KINDS,
    NONE,
    PER,
    Consume,
    ConsumeAll,
    ConsumeDraw,
    ConsumeKinds,
    DrawIfMostProduced,
    DrawIfProducedHere,
    GainVp,
    GoodOnPlacement,
    LuckyDraw,
    PayForMilitary,
    Power,
    Produce,
    ProduceDraw,
    ProduceOnWindfall,
    Repair,
    SellGood,
    SpendCards,
    TemporaryDefense,
    TemporaryMilitary,
    TradeBonus,
    ZeroCost,
    read_power,
)

DATA: Final = cast(dict[str, Any], read_data("orrery.games.race", "data", "cards.json"))


def hyphens(id: str) -> str:
    """An id of the data as notation spells it.

    >>> hyphens("public_works")
    'public-works'
    """
    return id.replace("_", "-")


class Card:
    """One design. A physical card is named by its design: copies are alike. [RG-12]"""

    def __init__(self, number: int, row: dict[str, Any]) -> None:
        self.number: Final = number
        self.id: Final = hyphens(row["id"])
        self.row: Final = row
        self.copies: Final[int] = row["copies"]
        self.is_world: Final = row["type"] == "world"
        self.flags: Final[list[str]] = row["flags"]
        self.military: Final = "military" in row["flags"]
        self.cost: Final[int] = row["defense"] if row["cost"] is None else row["cost"]  # a military world's defence
        self.vp: Final[int] = row["vp"] or 0
        self.kind: Final[int] = KINDS.index(row["good"]) if row["good"] else int(NONE)
        self.production: Final[str] = row["production"] or ""
        self.start_number: Final[int] = row["start"]["number"] if row["start"] else int(NONE)
        self.colour: Final[str] = row["start"]["colour"] if row["start"] else ""
        self.powers: list[Power] = []
        assert self.copies == 1 or not self.is_world, "a world stands in one tableau only, so its good has one place"
        assert (row["defense"] is not None) == self.military, "a defence is what makes a world military"

    def fits(self, against: str) -> bool:
        """Whether strength of that sort counts against this world. [RG-R13]"""
        if not self.military:
            return False
        if against in KINDS:
            return self.kind == KINDS.index(against)
        return not against or against in self.flags

    def counts_for(self, per: str) -> bool:
        """Whether an active card of this design is counted. [RG-3.3]"""
        if per == "imperium_card":
            return "imperium" in self.flags
        if not self.is_world:
            return False
        if per == "rebel_military_world":
            return self.military and "rebel" in self.flags
        if per == "xeno_military_world":
            return self.military and "xeno" in self.flags
        if per == "chromosome_world":
            return "chromosome" in self.flags
        if per == "nonmilitary_world":
            return not self.military
        if per == "pair_of_military_worlds":
            return self.military
        return per in ("genes_world", "rare_world") and self.kind == KINDS.index(per.removesuffix("_world"))


def read_cards() -> list[Card]:
    """All designs in the order of the data, each with its powers; powers are numbered through the whole box."""
    cards: list[Card] = []
    count = 0
    for row in DATA["cards"]:
        card = Card(len(cards), row)
        for place, power in enumerate(row["powers"]):
            card.powers.append(read_power(count, card.number, place, power))
            count += 1
        cards.append(card)
    return cards


CARDS: Final = read_cards()
CARD_COUNT: Final[i64] = len(CARDS)
NUMBER_OF: Final = {card.id: card.number for card in CARDS}
POWERS: Final = vec[Power]([power for card in CARDS for power in card.powers])

COPIES: Final = vec[i64]([card.copies for card in CARDS])
COST: Final = vec[i64]([card.cost for card in CARDS])  # to pay, or to conquer
KIND: Final = vec[i64]([card.kind for card in CARDS])
IS_WORLD: Final = vec[i64]([int(card.is_world) for card in CARDS])
IS_MILITARY: Final = vec[i64]([int(card.military) for card in CARDS])
IS_WINDFALL: Final = vec[i64]([int(card.production == "windfall") for card in CARDS])
IS_XENO: Final = vec[i64]([int("xeno" in card.flags) for card in CARDS])
HAS_CHROMOSOME: Final = vec[i64]([int("chromosome" in card.flags) for card in CARDS])
VP: Final = vec[i64]([card.vp for card in CARDS])
FITS: Final = vec[i64]([int(card.fits(against)) for card in CARDS for against in AGAINST])
COUNTED: Final = vec[i64]([int(card.counts_for(per)) for per in PER[: int(FIRST_PRODUCED)] for card in CARDS])
PRICE: Final = vec[i64]([DATA["trade_price"][kind] for kind in KINDS])  # of a good, in cards
CHEAPEST_DEVELOPMENT: Final[i64] = min(card.cost for card in CARDS if not card.is_world)

START_WORLDS: Final = {
    colour: [card.number for card in CARDS if card.colour == colour] for colour in ("blue", "red")
}  # even numbers are blue, odd ones red [RG-2]
PRESET_HANDS: Final[list[tuple[int, list[int]]]] = [
    (NUMBER_OF[hyphens(row["start_world"])], sorted(NUMBER_OF[hyphens(card)] for card in row["cards"]))
    for row in DATA["preset_hands"]
]


def summed(card: Card) -> list[Power]:
    return [power for power in card.powers if power.slot() != NONE]


def consumed(card: Card) -> list[Power]:
    kinds = (Consume, ConsumeKinds, ConsumeAll, SellGood, SpendCards, ConsumeDraw, GainVp, LuckyDraw)
    return [power for power in card.powers if isinstance(power, kinds)]


def produced(card: Card) -> list[Power]:
    """What waits for its moment in the Produce phase; free production of the world itself waits for nothing."""
    kinds = (Produce, ProduceOnWindfall, ProduceDraw, Repair)
    return [power for power in card.powers if isinstance(power, kinds) and not is_free_producer(power)]


def is_free_producer(power: Power) -> bool:
    return isinstance(power, Produce) and power.price == FREE


def here(card: Card) -> int:
    """Cards drawn when a good is produced on this world."""
    return sum(int(power.amount) for power in card.powers if isinstance(power, DrawIfProducedHere))


def sold_here(card: Card) -> int:
    """Cards more for a good that is sold from this very world."""
    return sum(int(power.amount) for power in card.powers if isinstance(power, TradeBonus) and power.this_world)


def the_power(card: Card, word: str) -> int:
    """The number of a card's power that reads so, or NONE."""
    numbers = [int(power.number) for power in card.powers if power.word == word]
    assert len(numbers) < 2 or word == "trade trade_bonus", "a card has such a power once"
    return numbers[0] if numbers else int(NONE)


SLOT: Final = vec[i64]([power.slot() for power in POWERS])  # the sum that each power adds to
# Powers by card, in packed arrays: they are read in every phase
SUMMED: Final = vec[vec[Power]]([vec[Power](summed(card)) for card in CARDS])
CONSUMED: Final = vec[vec[Power]]([vec[Power](consumed(card)) for card in CARDS])
PRODUCED: Final = vec[vec[Power]]([vec[Power](produced(card)) for card in CARDS])
BOOSTS: Final = vec[vec[TemporaryMilitary]](
    [vec[TemporaryMilitary]([p for p in card.powers if isinstance(p, TemporaryMilitary)]) for card in CARDS]
)
DEFENCES: Final = vec[vec[TemporaryDefense]](
    [vec[TemporaryDefense]([p for p in card.powers if isinstance(p, TemporaryDefense)]) for card in CARDS]
)
DIPLOMACY: Final = vec[vec[PayForMilitary]](
    [vec[PayForMilitary]([p for p in card.powers if isinstance(p, PayForMilitary)]) for card in CARDS]
)
ZERO_COSTS: Final = vec[vec[ZeroCost]]([vec[ZeroCost]([p for p in card.powers if isinstance(p, ZeroCost)]) for card in CARDS])
OPENS_WAYS: Final = vec[i64]([int(len(BOOSTS[at]) + len(DIPLOMACY[at]) + len(ZERO_COSTS[at]) > 0) for at in range(CARD_COUNT)])
MOST_PRODUCED: Final = vec[vec[DrawIfMostProduced]](
    [vec[DrawIfMostProduced]([p for p in card.powers if isinstance(p, DrawIfMostProduced)]) for card in CARDS]
)
PRODUCES_FREELY: Final = vec[i64]([int(any(is_free_producer(power) for power in card.powers)) for card in CARDS])
TAKES_GOOD_ON_PLACEMENT: Final = vec[i64]([int(any(isinstance(p, GoodOnPlacement) for p in card.powers)) for card in CARDS])
DRAW_IF_HERE: Final = vec[i64]([here(card) for card in CARDS])
SOLD_HERE: Final = vec[i64]([sold_here(card) for card in CARDS])
# The power itself, for those that a card has once at most, or NONE
PRODUCES_BY: Final = vec[i64]([the_power(card, "produce produce") for card in CARDS])
DRAW_IF_HERE_BY: Final = vec[i64]([the_power(card, "produce draw_if_produced_here") for card in CARDS])
SOLD_HERE_BY: Final = vec[i64]([the_power(card, "trade trade_bonus") for card in CARDS])
GOOD_ON_PLACEMENT_BY: Final = vec[i64]([the_power(card, "placement good_on_placement") for card in CARDS])
