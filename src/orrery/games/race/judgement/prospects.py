"""What choosing an action promises in this turn, in points: placing, consuming, producing, trading, repairing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.race.actions import (
    DEVELOP,
    DEVELOP_2,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    PRODUCE_REPAIR,
    SETTLE,
    SETTLE_2,
    TIMES_TWO,
)
from orrery.games.race.cards import CONSUMED, IS_WINDFALL, IS_WORLD, KIND, POWERS, PRODUCES_FREELY
from orrery.games.race.empire import Empire
from orrery.games.race.judgement.expectation import (
    CARD_WORTH,
    REPAIRED,
    WINDFALL_POWERS,
    good_worth,
    hold_worth,
    place_gain,
    shortage,
)
from orrery.games.race.powers import ANY, FIRST_PRODUCED, NONE, Consume, ConsumeAll, ConsumeKinds, Power
from orrery.games.race.state import NO_GOOD, Race


def best_placing(state: Race, empire: Empire, able: vec[float], worlds: i64, spare: i64, turns: float) -> float:
    """The best that can be placed now, worlds or developments, with some cards to spare for the price."""
    best = 0.0
    for card in empire.hand:
        if IS_WORLD[card] == worlds and shortage(empire, card) <= spare:
            gain = place_gain(state, empire, able, card, turns) - hold_worth(state, empire, able, card, turns)
            if gain > best:
                best = gain
    return best


def consume_gain(state: Race, seat: i64, factor: i64) -> float:
    """What the goods on the worlds bring when they are consumed now: powers in the order of the tableau."""
    empire = state.empires[seat]
    goods = empire.goods[:]
    points: i64 = 0
    cards: i64 = 0
    for card in empire.tableau:
        if state.damaged[card]:
            continue
        for power in CONSUMED[card]:
            if isinstance(power, Consume):
                uses = uses_left(goods, power)
                points += uses * power.vp
                cards += uses * power.cards
            elif isinstance(power, ConsumeKinds):
                points += kinds_eaten(goods, power)
            elif isinstance(power, ConsumeAll) and goods[ANY]:
                points += max(0, power.vp_each * goods[ANY] + power.vp_offset)
                goods = vec[i64]([0, 0, 0, 0, 0])
            elif power.word == "consume gain_vp":
                points += power.amount
            elif power.word == "consume draw":
                cards += power.amount
    return float(points * factor) + CARD_WORTH * float(cards)


def uses_left(goods: vec[i64], power: Consume) -> i64:
    """How often a power can still be used with these goods, which it uses up."""
    uses: i64 = 0
    while uses < power.uses:
        for kind in power.goods:
            if not goods[kind] or not goods[ANY]:
                return uses
            goods[kind] -= 1
            if kind != ANY:
                goods[ANY] -= 1
        uses += 1
    return uses


def kinds_eaten(goods: vec[i64], power: ConsumeKinds) -> i64:
    """The points of a power that wants different kinds, with these goods, which it uses up."""
    kinds = [kind for kind in range(ANY) if goods[kind]]
    count = min(i64(len(kinds)), power.most)
    if count < power.least:
        return 0
    for at in range(count):
        goods[kinds[at]] -= 1
    goods[ANY] -= count
    return power.vp_total + power.vp_each * count


def produce_gain(state: Race, seat: i64, able: vec[float], bonus: bool) -> float:
    """What producing now brings: goods on empty worlds, and cards."""
    empire = state.empires[seat]
    windfalls = able[WINDFALL_POWERS] + (1.0 if bonus else 0.0)
    gain = 0.0
    for card in empire.tableau:
        if state.damaged[card] or KIND[card] == NONE or state.good_on[card] != NO_GOOD:
            continue
        if PRODUCES_FREELY[card]:
            gain += good_worth(able, KIND[card])
        elif IS_WINDFALL[card] and windfalls >= 1.0:
            gain += good_worth(able, KIND[card])
            windfalls -= 1.0
    for power in POWERS_THAT_DRAW:
        if empire.shows(power.card) and not state.damaged[power.card]:
            gain += CARD_WORTH * float(drawn(state, empire, power)) * room(empire)
    return gain


def room(empire: Empire) -> float:
    """How much of a card drawn now is of use: with a full hand it only replaces another."""
    free = 10.0 - float(len(empire.hand))
    return 1.0 if free >= 3.0 else 0.15 + 0.28 * free if free > 0.0 else 0.15


def drawn(state: Race, empire: Empire, power: Power) -> i64:
    """How many cards a power draws; what is still to be produced is not counted."""
    if power.per == NONE:
        return power.amount
    return power.amount * empire.count(power.per, state.damaged) if power.per < FIRST_PRODUCED else 0


POWERS_THAT_DRAW: Final = [power for power in POWERS if power.word == "produce draw"]


def trade_gain(state: Race, seat: i64, able: vec[float]) -> float:
    """What selling the best good brings."""
    empire = state.empires[seat]
    best = 0.0
    for card in empire.tableau:
        if state.good_on[card] != NO_GOOD:
            gain = CARD_WORTH * float(empire.price(card, True)) - good_worth(able, KIND[card])
            if gain > best:
                best = gain
    return best


def role_gain(state: Race, seat: i64, able: vec[float], role: i64, turns: float) -> float:
    """What choosing an action promises in this turn."""
    empire = state.empires[seat]
    if role in (EXPLORE_5, EXPLORE_1_1):
        need = 1.0 - 0.16 * float(len(empire.hand))
        return (need if need > 0.0 else 0.0) + 0.35  # to choose among more, or to keep more
    if role in (DEVELOP, DEVELOP_2):
        return best_placing(state, empire, able, 0, 1, turns) + 0.1
    if role in (SETTLE, SETTLE_2):
        return best_placing(state, empire, able, 1, 0, turns) + 0.2
    if role in (PRODUCE, PRODUCE_REPAIR):
        return produce_gain(state, seat, able, role == PRODUCE) + repair_gain(state, seat, role == PRODUCE_REPAIR)
    eaten = 0.0
    for kind in range(ANY):
        eaten += good_worth(able, kind) * float(empire.goods[kind])
    if role == TIMES_TWO:
        return consume_gain(state, seat, 2) - eaten * 0.7
    return trade_gain(state, seat, able) + (consume_gain(state, seat, 1) - eaten) * 0.5


def repair_gain(state: Race, seat: i64, bonus: bool) -> float:
    """What the damaged worlds promise: two repairs for nothing, or dearer ones."""
    damaged: i64 = 0
    for card in state.empires[seat].tableau:
        damaged += state.damaged[card]
    if bonus and damaged > 2:
        damaged = 2
    return (REPAIRED if bonus else 0.4 * REPAIRED) * float(damaged)
