"""Everything that can be answered, made once: players' choices, then what Nature draws and reveals. [RG-11]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.games.race.cards import CARDS, DIPLOMACY, POWERS, PRESET_HANDS, START_WORLDS, ZERO_COSTS
from orrery.games.race.powers import (
    FREE,
    NONE,
    PayForMilitary,
    Power,
    Produce,
    ProduceDraw,
    ProduceOnWindfall,
    TemporaryDefense,
    TemporaryMilitary,
    ZeroCost,
)
from orrery.games.race.waves import INVADERS

ROLES: Final = [
    "explore-5",
    "explore-1-1",
    "develop",
    "develop-2",
    "settle",
    "settle-2",
    "consume-trade",
    "consume-x2",
    "produce",
    "produce-repair",
]
EXPLORE_5: Final[i64] = 0
EXPLORE_1_1: Final[i64] = 1
DEVELOP: Final[i64] = 2
DEVELOP_2: Final[i64] = 3
SETTLE: Final[i64] = 4
SETTLE_2: Final[i64] = 5
TRADE: Final[i64] = 6
TIMES_TWO: Final[i64] = 7
PRODUCE: Final[i64] = 8
PRODUCE_REPAIR: Final[i64] = 9
BITS: Final[list[int]] = [2**role for role in range(len(ROLES))]


class CardAction(Action):
    """An answer that names a card: its design. [RG-12]"""

    def __init__(self, verb: str, card: i64) -> None:
        super().__init__(f"{verb} {CARDS[card].id}")
        self.card: Final = card


class PowerAction(Action):
    """An answer that names a power: its card, and its place there from 0."""

    def __init__(self, verb: str, power: Power) -> None:
        super().__init__(f"{verb} {CARDS[power.card].id} {power.place}")
        self.power: Final = power.number


class ChooseRole(Action):
    """One of the action cards, chosen in secret. [RG-6]"""

    def __init__(self, role: i64) -> None:
        super().__init__(ROLES[role])
        self.role: Final = role


class KeepStart(CardAction):
    """Keep one of the two start worlds dealt. [RG-5]"""


class Discard(CardAction):
    """Give up a hand card: to pay, or because the hand must shrink. [RG-12]"""


class Place(CardAction):
    """Place a development or a world from the hand. [RG-7.2] [RG-7.3]"""


class Method(Action):
    """How a world is placed by paying: as it is, or by a power that opens military worlds, at a cost or at none. [RG-7.3]"""

    def __init__(self, diplomacy: PayForMilitary | None, free: ZeroCost | None) -> None:
        words = ["pay"] if diplomacy is None else ["pay-for-military", CARDS[diplomacy.card].id]
        if free is not None:
            words.append(CARDS[free.card].id)
        super().__init__(" ".join(words))
        self.diplomacy: Final = diplomacy
        self.free: Final = free


class Conquer(Action):
    """Take a military world by strength. [RG-7.3]"""


class Boost(PowerAction):
    """Use temporary military while conquering. [RG-R11]"""


class PutGood(CardAction):
    """Give up a hand card for a good on the world just placed. [RG-R33]"""


class Sell(CardAction):
    """Sell the good that lies on a world. [RG-7.4]"""


class UsePower(PowerAction):
    """Use a consume power. [RG-7.4]"""


class TakeGood(CardAction):
    """Discard the good that lies on a world, as part of a price. [RG-12]"""


class Spend(CardAction):
    """Discard a hand card for points. [RG-7.4]"""


class NameNumber(Action):
    """Name the cost or defence that the flipped card must have. [RG-R15]"""

    def __init__(self, number: i64) -> None:
        super().__init__(f"name {number}")
        self.number: Final = number


class Donate(CardAction):
    """Give a good to the war effort. [RG-9.5]"""


class Windfall(PowerAction):
    """Use a free power that produces on a windfall world. [RG-7.5]"""


class ProduceDiscard(PowerAction):
    """Use a power that produces for a hand card. [RG-7.5]"""


class ProduceOn(CardAction):
    """Which windfall world a power produces on. [RG-7.5]"""


class Bonus(CardAction):
    """Produce on a windfall world by the bonus of the Produce action. [RG-6]"""


class DrawNow(PowerAction):
    """Use a counting draw before anything else is produced. [RG-R22]"""


class RepairWorld(CardAction):
    """Repair a damaged world. [RG-9.6]"""


class Means(Action):
    """What a repair is made with: two cards, a good, a power, or half of the Produce: Repair bonus. [RG-9.6]"""


class Defend(PowerAction):
    """Use temporary military or defence against an invasion. [RG-9.4]"""


class Bunker(CardAction):
    """Give up a hand card in the bunker. [RG-9.4]"""


class Damage(CardAction):
    """The world that a lost invasion damages. [RG-9.4]"""


class Finish(Action):
    """Do no more of what is asked: `pass`, `decline`, `done` or `stop`."""


class Draw(CardAction):
    """The top card of the pile, for a hand, as a good, or flipped. [RG-R16]"""


class DealHand(Action):
    """A preset hand is dealt. [RG-5]"""

    def __init__(self, number: i64) -> None:
        super().__init__(f"deal-hand {number + 1}")
        self.number: Final = number


class Invade(Action):
    """An invasion card is turned up. [RG-9.4]"""

    def __init__(self, sort: i64) -> None:
        super().__init__(f"invade {INVADERS[sort].text}")
        self.sort: Final = sort


class Reveal(Action):
    """All sealed choices are revealed together. [RG-10]"""


def of_powers(made: list[tuple[i64, Action]]) -> vec[Action]:
    """Actions by the number of their power; the others have none."""
    table = vec[Action]([NOTHING] * len(POWERS))
    for number, action in made:
        table[number] = action
    return table


def of_cards(made: list[CardAction]) -> vec[Action]:
    """Actions by the number of their card; the others have none."""
    table = vec[Action]([NOTHING] * len(CARDS))
    for action in made:
        table[action.card] = action
    return table


NOTHING: Final = Action("nothing")  # stands where no action does; in no table
EVERY: Final = range(len(CARDS))
WORLDS: Final = [card.number for card in CARDS if card.is_world]
WITH_GOODS: Final = [card.number for card in CARDS if card.kind != NONE]
WINDFALLS: Final = [card.number for card in CARDS if card.production == "windfall"]

CHOOSE: Final[list[Action]] = [ChooseRole(role) for role in range(len(ROLES))]
KEEP_STARTS: Final = of_cards([KeepStart("keep-start", card) for colour in START_WORLDS.values() for card in colour])
DISCARDS: Final = vec[Action]([Discard("discard", card) for card in EVERY])
PLACES: Final = vec[Action]([Place("place", card) for card in EVERY])
PASS: Final = Finish("pass")
FREE_PLACES: Final[list[ZeroCost]] = [power for powers in ZERO_COSTS for power in powers]
OPENERS: Final[list[PayForMilitary]] = [power for powers in DIPLOMACY for power in powers]
PAY: Final = Method(None, None)
PAY_FREE: Final[dict[int, Action]] = {int(free.number): Method(None, free) for free in FREE_PLACES}
PAY_FOR: Final[dict[int, Action]] = {int(opener.number): Method(opener, None) for opener in OPENERS}
PAY_FOR_FREE: Final[dict[tuple[int, int], Action]] = {
    (int(opener.number), int(free.number)): Method(opener, free) for opener in OPENERS for free in FREE_PLACES
}
CONQUER: Final = Conquer("conquer")
BOOST: Final = of_powers([(power.number, Boost("boost", power)) for power in POWERS if isinstance(power, TemporaryMilitary)])
PUT_GOODS: Final = vec[Action]([PutGood("put-good", card) for card in EVERY])
DECLINE: Final = Finish("decline")
SELLS: Final = of_cards([Sell("sell", world) for world in WITH_GOODS])
USES: Final = of_powers([(power.number, UsePower("use", power)) for power in POWERS if power.word.startswith("consume ")])
TAKE_GOODS: Final = of_cards([TakeGood("take-good", world) for world in WITH_GOODS])
SPENDS: Final = vec[Action]([Spend("spend", card) for card in EVERY])
STOP: Final = Finish("stop")
NAMES: Final[list[Action]] = [NameNumber(number) for number in range(11)]  # 0 and 10 can be said, and are refused
LUCKY_NAMES: Final[list[Action]] = NAMES[1:10]
DONATES: Final = of_cards([Donate("donate", world) for world in WITH_GOODS])
DONE: Final = Finish("done")
ON_WINDFALL: Final = [power for power in POWERS if isinstance(power, ProduceOnWindfall)]
WINDFALL: Final = of_powers([(power.number, Windfall("windfall", power)) for power in ON_WINDFALL if power.price == FREE])
FOR_A_CARD: Final = [power for power in POWERS if isinstance(power, (Produce, ProduceOnWindfall)) and power.price != FREE]
PRODUCE_DISCARD: Final = of_powers([(power.number, ProduceDiscard("produce-discard", power)) for power in FOR_A_CARD])
PRODUCE_ON: Final = of_cards([ProduceOn("produce-on", world) for world in WINDFALLS])
BONUS: Final = of_cards([Bonus("bonus", world) for world in WINDFALLS])
DRAW_NOW: Final = of_powers(
    [(power.number, DrawNow("draw-now", power)) for power in POWERS if isinstance(power, ProduceDraw) and power.per != NONE]
)
REPAIRS: Final = of_cards([RepairWorld("repair", world) for world in WORLDS])
WITH_CARDS: Final = Means("cards")
WITH_GOOD: Final = Means("good")
WITH_POWER: Final = Means("power")
WITH_BONUS: Final = Means("bonus")
DEFENDS: Final = of_powers(
    [(power.number, Defend("defend", power)) for power in POWERS if isinstance(power, (TemporaryMilitary, TemporaryDefense))]
)
BUNKERS: Final = vec[Action]([Bunker("bunker", card) for card in EVERY])
DAMAGES: Final = of_cards([Damage("damage", world) for world in WORLDS])

DRAWS: Final[list[Action]] = [Draw("draw", card) for card in EVERY]
DEAL_HANDS: Final[list[Action]] = [DealHand(number) for number in range(len(PRESET_HANDS))]
DRAWN: Final = vec[Action](DRAWS)  # the same, read without a check of their class
INVADES: Final[list[Action]] = [Invade(sort) for sort in range(len(INVADERS))]
REVEAL: Final = Reveal("reveal")
REVEAL_ONLY: Final[list[Action]] = [REVEAL]

GROUPS: Final[list[list[Action]]] = [
    [*KEEP_STARTS],
    CHOOSE,
    [*DISCARDS],
    [*PLACES],
    [PASS, PAY],
    list(PAY_FREE.values()),
    list(PAY_FOR.values()),
    list(PAY_FOR_FREE.values()),
    [CONQUER],
    [*BOOST],
    [*PUT_GOODS],
    [DECLINE],
    [*SELLS],
    [*USES],
    [*TAKE_GOODS],
    [*SPENDS],
    [STOP],
    NAMES,
    [*DONATES],
    [DONE],
    [*WINDFALL],
    [*PRODUCE_DISCARD],
    [*PRODUCE_ON],
    [*BONUS],
    [*DRAW_NOW],
    [*REPAIRS],
    [WITH_CARDS, WITH_GOOD, WITH_POWER, WITH_BONUS],
    [*DEFENDS],
    [*BUNKERS],
    [*DAMAGES],
    DRAWS,
    DEAL_HANDS,
    INVADES,
    REVEAL_ONLY,
]
ALL: Final[list[Action]] = [action for group in GROUPS for action in group if action is not NOTHING]
