"""What cards, goods and powers should bring by the end of the game, in points: the figures behind the judgement.

The figures were found by playing; they are opinions, and no rule reads them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.race.cards import (
    CARD_COUNT,
    CARDS,
    COST,
    IS_MILITARY,
    IS_WINDFALL,
    IS_WORLD,
    KIND,
    PRICE,
    PRODUCES_FREELY,
    VP,
    Card,
)
from orrery.games.race.empire import Empire
from orrery.games.race.powers import ANY, HAND_CARD, MILITARY, NONE, Consume, ConsumeAll, ConsumeKinds, Power, ProduceOnWindfall
from orrery.games.race.rules.scoring import PER_MILITARY, SCORER, WORTH
from orrery.games.race.state import Race
from orrery.games.race.waves import DEFEATS_TO_END

CARD_WORTH: Final = 0.75  # a hand card as what it pays for
PLACED: Final = 0.15  # points in an average turn for a card in the tableau, whatever it is
PACE: Final = 1.1  # turns for each card of a tableau
WASTED: Final = 1.0  # turns at the end that bring an empire nothing more
PER_DEFEAT: Final = 1.8  # turns until all fail against an invasion
EARLY: Final = 6  # turns in which invasions are weak
REPAIRED: Final = 2.0  # a world turned up again
CYCLE: Final = 0.4  # of what a tableau can produce and consume, in an average turn

RATES: Final[dict[str, float]] = {  # points in an average turn for each unit of a power; production and consumption apart
    "explore draw": 0.04,
    "explore keep": 0.15,
    "develop draw_at_start": 0.125,
    "develop discount": 0.15,
    "develop draw_after_placing": 0.11,
    "settle military": 0.14,
    "settle discount": 0.14,
    "settle temporary_military": 0.03,
    "settle draw_after_placing": 0.125,
    "trade trade_bonus": 0.04,
    "consume draw": 0.15,
    "consume gain_vp": 0.225,
    "produce draw": 0.15,
    "produce draw_if_produced_here": 0.125,
    "produce draw_if_most_produced": 0.075,
}
FLAT_RATES: Final[dict[str, float]] = {  # points in an average turn for having the power at all
    "settle pay_for_military": 0.125,
    "settle zero_cost": 0.1,
    "consume sell_good": 0.175,
    "consume discard_cards_for_vp": 0.125,
    "consume lucky_draw": 0.04,
}
SPECIAL: Final = 0.4  # of the same without a condition: against one sort of world, for one kind of good
USUAL_COUNT: Final = 2.0  # what a counting power usually counts

# What a tableau can do in a cycle, and what a card adds to it
WINDFALL_POWERS: Final[i64] = 0
APPETITE: Final[i64] = 1  # goods that can be consumed, of all kinds
POINTS: Final[i64] = 2
REWARDS: Final[i64] = 3  # cards
PRODUCERS: Final[i64] = 4  # from here on by kind
WINDFALL_WORLDS: Final[i64] = 8
APPETITES: Final[i64] = 12  # goods of one kind that can be consumed as such; the others take any
ABILITIES: Final[i64] = 16


def rate_of(power: Power) -> float:
    """Points in an average turn for a power by itself."""
    row = power.row
    rate = FLAT_RATES.get(power.word, 0.0) + RATES.get(power.word, 0.0) * float(power.amount)
    if "per" in row:
        rate *= USUAL_COUNT
    special = "against" in row or row.get("good", "any") not in ("any", "this_world")
    return rate * SPECIAL if special else rate


def abilities_of(card: Card) -> list[float]:
    """What a card adds to the abilities of its tableau."""
    able = [0.0] * int(ABILITIES)
    kind = KIND[card.number]
    if kind != NONE:
        able[PRODUCERS + kind] = float(PRODUCES_FREELY[card.number])
        able[WINDFALL_WORLDS + kind] = float(IS_WINDFALL[card.number])
    for power in card.powers:
        if isinstance(power, ProduceOnWindfall):
            able[WINDFALL_POWERS] += 0.5 if power.price == HAND_CARD else 1.0
        elif isinstance(power, Consume):
            able[APPETITE] += float(power.uses) * len(power.goods)
            for wanted in power.goods:
                if wanted != ANY:
                    able[APPETITES + wanted] += float(power.uses)
            able[POINTS] += float(power.uses * power.vp)
            able[REWARDS] += float(power.uses * power.cards)
        elif isinstance(power, (ConsumeKinds, ConsumeAll)):
            able[APPETITE] += 2.5
            able[POINTS] += 2.0
    return able


RATE: Final = vec[float]([sum(rate_of(power) for power in card.powers) for card in CARDS])
ABILITY: Final = vec[float]([able for card in CARDS for able in abilities_of(card)])


def abilities(empire: Empire, damaged: vec[i64]) -> vec[float]:
    """What a tableau can do in a cycle of producing and consuming."""
    able = vec[float]([0.0] * int(ABILITIES))
    for card in empire.tableau:
        if not damaged[card]:
            for place in range(ABILITIES):
                able[place] += ABILITY[card * ABILITIES + place]
    return able


def appetite_worth(able: vec[float]) -> float:
    """What consuming one good brings."""
    if able[APPETITE] == 0.0:
        return 0.0
    return (able[POINTS] + able[REWARDS] * CARD_WORTH) / able[APPETITE]


def cycle_worth(able: vec[float]) -> float:
    """What a cycle brings: goods consumed as far as there is an appetite for their kinds, one sold, the rest of little use."""
    worlds = 0.0
    for kind in range(ANY):
        worlds += able[WINDFALL_WORLDS + kind]
    windfalls = able[WINDFALL_POWERS] + 0.4
    filled = windfalls / worlds if windfalls < worlds else 1.0  # of the windfall worlds, whatever their kind
    made = 0.0
    eaten = 0.0
    whatever = able[APPETITE]  # the appetite for goods of any kind
    for kind in range(ANY):
        goods = able[PRODUCERS + kind] + filled * able[WINDFALL_WORLDS + kind]
        wanted = able[APPETITES + kind]
        made += goods
        eaten += goods if goods < wanted else wanted
        whatever -= wanted
    eaten += made - eaten if made - eaten < whatever else whatever
    sold = made - eaten if made - eaten < 1.0 else 1.0
    return eaten * appetite_worth(able) + sold * 1.4 + 0.1 * (able[APPETITE] - eaten) + 0.1 * (made - eaten)


def turns_left(state: Race) -> float:
    """How long the game may still last, by the largest tableau and by the pool."""
    largest: i64 = 0
    for empire in state.empires:
        if len(empire.tableau) > largest:
            largest = len(empire.tableau)
    by_cards = PACE * float(12 - largest)
    by_pool = 1.0 + float(state.vp_pool) / (1.6 * float(state.seats))
    turns = by_cards if by_cards < by_pool else by_pool
    if state.chosen.invasion:
        turns = min(turns, turns_to_defeat(state))
    return max(0.5, turns - WASTED)


def turns_to_defeat(state: Race) -> float:
    """How long the empires may withstand: most games of invasion end by defeat."""
    turns = PER_DEFEAT * float(DEFEATS_TO_END - state.defeats)
    return turns + float(EARLY - state.turn_count) if not state.defeats and state.turn_count < EARLY else turns


def good_worth(able: vec[float], kind: i64) -> float:
    """What a good on a world is worth: a part of its price, and what eating it brings."""
    eaten = 0.22 if able[APPETITE] > 0.0 else 0.0
    return 0.15 * CARD_WORTH * float(PRICE[kind]) + eaten * appetite_worth(able)


def card_worth(state: Race, empire: Empire, able: vec[float], card: i64, turns: float) -> float:
    """What a card brings in the tableau: its points, those it adds to others, its powers, its part in the cycle."""
    worth = float(VP[card]) + (RATE[card] + PLACED) * turns
    for other in empire.tableau:
        if SCORER[other] != NONE and not state.damaged[other]:
            worth += float(WORTH[SCORER[other] * CARD_COUNT + card])
    if SCORER[card] != NONE:
        worth += float(PER_MILITARY[SCORER[card]] * empire.sums[MILITARY]) + 0.25 * turns
        worth += float(WORTH[SCORER[card] * CARD_COUNT + card])
        for other in empire.tableau:
            if not state.damaged[other]:
                worth += float(WORTH[SCORER[card] * CARD_COUNT + other])
    more = able[:]
    for place in range(ABILITIES):
        more[place] += ABILITY[card * ABILITIES + place]
    worth += (cycle_worth(more) - cycle_worth(able)) * CYCLE * turns
    if IS_WINDFALL[card]:
        worth += good_worth(more, KIND[card])
    return worth


def shortage(empire: Empire, card: i64) -> i64:
    """Hand cards or strength that are lacking for placing a card now."""
    if IS_MILITARY[card]:
        return COST[card] - empire.strength_against(card)
    cost = empire.settle_cost(card) if IS_WORLD[card] else empire.develop_cost(card, 0)
    return cost + 1 - len(empire.hand)


def place_gain(state: Race, empire: Empire, able: vec[float], card: i64, turns: float) -> float:
    """What placing a card brings after its price; nothing for a development that is there already."""
    if not IS_WORLD[card] and empire.shows(card):
        return 0.0
    gain = card_worth(state, empire, able, card, turns)
    if not IS_MILITARY[card]:
        cost = empire.settle_cost(card) if IS_WORLD[card] else empire.develop_cost(card, 0)
        gain -= CARD_WORTH * float(cost) * ease(empire)
    return gain


def ease(empire: Empire) -> float:
    """What a price weighs: with a full hand, cards that would soon be discarded pay it."""
    full = float(len(empire.hand)) - 7.0
    if full <= 0.0:
        return 1.0
    return 1.0 - 0.25 * full if full < 3.6 else 0.1


def hold_worth(state: Race, empire: Empire, able: vec[float], card: i64, turns: float) -> float:
    """What a card is worth in hand: as money, and as what it may become."""
    gain = place_gain(state, empire, able, card, turns)
    money = 0.85 * cash(turns)
    if gain <= 0.0:
        return money
    lacking = float(shortage(empire, card))
    chance = 0.30 if lacking <= 0.0 else 0.30 / (1.0 + 0.6 * lacking)
    return money + chance * gain


def cash(turns: float) -> float:
    """What a hand card is worth as money: at the end of the game next to nothing."""
    return CARD_WORTH * turns / (turns + 1.5)
