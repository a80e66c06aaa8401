"""Why something cannot be done now, row by row of the table of illegal actions. [RG-13]"""

from typing import Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.race.actions import (
    WITH_BONUS,
    WITH_POWER,
    Bonus,
    Boost,
    Bunker,
    CardAction,
    ChooseRole,
    Conquer,
    Damage,
    DealHand,
    Defend,
    Discard,
    Donate,
    Draw,
    Finish,
    Invade,
    KeepStart,
    Means,
    Method,
    NameNumber,
    Place,
    PowerAction,
    ProduceOn,
    PutGood,
    RepairWorld,
    Reveal,
    Sell,
    Spend,
    TakeGood,
)
from orrery.games.race.cards import FITS, IS_MILITARY, IS_WORLD, KIND, POWERS
from orrery.games.race.empire import SORTS_OF_WORLDS, may_be_paid_for
from orrery.games.race.powers import (
    ALIEN,
    ANY,
    ANY_GOOD,
    FIRST_GOOD,
    HAND_CARD,
    NONE,
    Consume,
    Power,
    ProduceOnWindfall,
    Repair,
    SpendCards,
    TemporaryDefense,
    TemporaryMilitary,
)
from orrery.games.race.state import NO_GOOD, Race

DEFENDING: Final = ("invasion-defend", "invasion-at-will")
DISCARDING: Final = ("explore-discard", "discard-to-ten", "start-select", "pay")


def reason(state: Race, ask: str, asked: Seat, seat: Seat, action: Action) -> str:
    """The key of the sentence that tells a seat why this action is not open to it. `asked` is the seat asked, if one is."""
    if seat < 0 or seat >= state.seats:
        return "not-yours"
    if isinstance(action, (Draw, DealHand, Invade, Reveal)):
        return "not-asked"  # these are Nature's
    if isinstance(action, ChooseRole):
        return no_role(state, ask, asked, seat)
    if seat != asked:
        return too_many(state, seat, action)
    if ask == "trade" and not isinstance(action, Sell):
        return "must-trade"
    if isinstance(action, Finish):
        return no_finish(ask)
    if isinstance(action, Place):
        return no_placing(state, ask, seat, action.card)
    if isinstance(action, (Method, Conquer)):
        return no_method(state, ask, seat, action)
    if isinstance(action, (Discard, KeepStart, Spend, PutGood, Bunker)):
        return no_hand_card(state, ask, action)
    if isinstance(action, PowerAction):
        return no_power(state, ask, seat, action)
    if isinstance(action, (TakeGood, Sell, Donate)):
        return no_good(state, ask, seat, action)
    if isinstance(action, CardAction):
        return no_world(state, ask, seat, action)
    if isinstance(action, Means):
        return no_means(ask, action)
    return "number-out-of-range" if isinstance(action, NameNumber) and ask == "lucky" else "not-asked"


def no_role(state: Race, ask: str, asked: Seat, seat: Seat) -> str:
    """Cards that are not in the hand of actions, or do not go together. [RG-6]"""
    if ask != "choose-action":
        return "not-asked" if seat == asked else "not-yours"
    if state.chosen.expert and state.seals.picks[seat]:
        return "bad-action-pair"
    return "action-unavailable"


def too_many(state: Race, seat: Seat, action: Action) -> str:
    """A seat that has sealed enough picks of what it names now."""
    for pick in state.seals.picks[seat]:
        if type(pick) is type(action) and isinstance(action, (Discard, Donate)):
            return "wrong-count"
    return "not-yours"


def no_finish(ask: str) -> str:
    """Some things cannot be left undone, others not yet."""
    if ask in ("consume", "produce"):
        return "mandatory-power-left"
    if ask in DISCARDING or ask in ("take-goods", "take-kinds", "sell"):
        return "wrong-count"
    return "bad-action-pair" if ask == "choose-action" else "not-asked"


def no_placing(state: Race, ask: str, seat: i64, card: i64) -> str:
    """Wrong card, wrong phase, a second copy, or too dear. [RG-7.2] [RG-7.3]"""
    if ask not in ("develop-choose", "settle-choose"):
        return "not-asked"
    empire = state.empires[seat]
    if not empire.holds(card):
        return "not-in-hand"
    if ask == "develop-choose":
        if IS_WORLD[card]:
            return "not-a-development"
        return "duplicate-development" if empire.shows(card) else "cannot-afford"
    return "cannot-afford" if IS_WORLD[card] else "not-a-world"


def no_method(state: Race, ask: str, seat: i64, action: Action) -> str:
    """Ways to place a world that its kind, its keywords or the cards in play forbid. [RG-R12]"""
    empire = state.empires[seat]
    if ask == "settle-choose":
        return no_method_for_hand(state, seat, action)
    if ask == "pay" and isinstance(action, Method) and action.diplomacy is not None:
        return "pay-for-military-forbidden"  # one such power for a world, and it has been chosen
    if ask not in ("settle-method", "settle-boost"):
        return "not-asked"
    if ask == "settle-boost" and isinstance(action, Method) and action.free is not None:
        return "zero-cost-forbidden"
    return no_way(state, seat, empire.placing, action)


def no_method_for_hand(state: Race, seat: i64, action: Action) -> str:
    """Before a world is chosen a way is judged by the hand: it is forbidden if it is for every world there."""
    worlds = [int(card) for card in state.empires[seat].hand if IS_WORLD[card]]
    reasons = [no_way(state, seat, world, action) for world in worlds]
    return reasons[0] if reasons and all(why.endswith("forbidden") for why in reasons) else "not-asked"


def no_way(state: Race, seat: i64, world: i64, action: Action) -> str:
    """Why one world cannot be placed in one way."""
    if not isinstance(action, Method):
        return "cannot-afford"
    for power in (action.diplomacy, action.free):
        if power is not None and not state.empires[seat].shows(power.card):
            return "power-inactive" if state.empires[seat].placing == power.card else "not-in-tableau"
    if action.diplomacy is None:
        if IS_MILITARY[world]:
            return "zero-cost-forbidden" if action.free is not None else "pay-for-military-forbidden"
    elif not IS_MILITARY[world] or not may_be_paid_for(world, action.diplomacy):
        return "pay-for-military-forbidden"
    elif state.damaged[action.diplomacy.card]:
        return "power-inactive"
    if action.free is not None and action.free.not_alien and KIND[world] == ALIEN:
        return "zero-cost-forbidden"
    return "cannot-afford"


def no_hand_card(state: Race, ask: str, action: Action) -> str:
    """Cards that are not in hand, or are not wanted now."""
    if isinstance(action, Bunker):
        if not state.chosen.invasion:
            return "power-inactive"
        if ask in DEFENDING:
            return "not-in-hand" if state.acting.bunker else "bunker-used"
        return "not-asked"
    if isinstance(action, KeepStart):
        return "not-in-hand" if ask == "start-select" else "not-asked"
    if isinstance(action, Discard):
        return "not-in-hand" if ask in DISCARDING else "not-asked"
    wanted = "spend" if isinstance(action, Spend) else "place-good"
    return "not-in-hand" if ask == wanted else "not-asked"


def no_power(state: Race, ask: str, seat: i64, action: PowerAction) -> str:
    """Powers of others, of another phase, of this phase's cards, used ones, and those that nothing can pay for. [RG-3.2]"""
    power = POWERS[action.power]
    empire = state.empires[seat]
    if not state.chosen.invasion and (isinstance(action, Defend) or isinstance(power, (Repair, TemporaryDefense))):
        return "power-inactive"
    if empire.placing == power.card:
        return "power-inactive"
    if not empire.shows(power.card):
        return "not-in-tableau"
    if state.damaged[power.card]:
        return "world-damaged"
    if not is_of_this_question(ask, action, power):
        return "not-asked"
    if not state.acting.is_ready(power.number):
        return "power-used" if counts_here(state, seat, power) else "power-inactive"
    return no_payment(state, seat, power)


def is_of_this_question(ask: str, action: PowerAction, power: Power) -> bool:
    """Whether a power can answer what is asked at all."""
    if isinstance(action, Boost):
        return ask == "settle-boost"
    if isinstance(action, Defend):
        return ask in DEFENDING
    return ask == ("consume" if power.word.startswith("consume ") else "produce")


def counts_here(state: Race, seat: i64, power: Power) -> bool:
    """Whether a power is of use in what is going on: temporary military may not fit the world being conquered. [RG-R11]"""
    placing = state.empires[seat].placing
    if placing == NONE or not isinstance(power, TemporaryMilitary):
        return True
    return FITS[placing * SORTS_OF_WORLDS + power.against] == 1


def no_payment(state: Race, seat: i64, power: Power) -> str:
    """A power that is ready but lacks its goods, its card, or a world to work on."""
    goods = state.empires[seat].goods
    if power.price == HAND_CARD or isinstance(power, SpendCards):
        return "cannot-afford"
    if isinstance(power, ProduceOnWindfall):
        return "already-produced"
    if FIRST_GOOD <= power.price <= ANY_GOOD or isinstance(power, Consume):
        return "wrong-good" if goods[ANY] else "no-good"
    return "no-good" if not goods[ANY] and power.word.startswith("consume ") else "wrong-good"


def no_good(state: Race, ask: str, seat: i64, action: CardAction) -> str:
    """Goods that are not there, not of the kind, or not wanted any more."""
    if isinstance(action, Donate) and ask == "produce":
        return "not-at-phase-start"
    if not state.empires[seat].shows(action.card):
        return "not-in-tableau"
    if state.damaged[action.card]:
        return "world-damaged"
    if state.good_on[action.card] == NO_GOOD:
        return "no-good"
    if isinstance(action, Donate):
        return "wrong-count" if ask == "war-effort" else "not-asked"
    if isinstance(action, TakeGood):
        return "wrong-good" if ask in ("take-goods", "take-kinds") else "not-asked"
    return "not-asked"


def no_world(state: Race, ask: str, seat: i64, action: CardAction) -> str:
    """Worlds that cannot produce, be repaired or be damaged."""
    world = action.card
    if isinstance(action, RepairWorld) and not state.chosen.invasion:
        return "power-inactive"
    if not state.empires[seat].shows(world):
        return "not-in-tableau"
    if isinstance(action, RepairWorld):
        return "not-damaged" if not state.damaged[world] else "cannot-afford" if ask == "produce" else "not-asked"
    if state.damaged[world]:
        return "world-damaged"
    if isinstance(action, Damage) or ask not in ("produce", "windfall"):
        return "not-asked"
    if isinstance(action, Bonus) and not state.acting.bonus:
        return "power-used"
    if state.has_made[world]:
        return "already-produced"
    if state.good_on[world] != NO_GOOD:
        return "has-good"
    return "wrong-good" if isinstance(action, ProduceOn) and ask == "windfall" else "not-asked"


def no_means(ask: str, action: Action) -> str:
    """Repairs that cannot be paid for so. [RG-9.6]"""
    if ask != "repair":
        return "not-asked"
    return "power-used" if action in (WITH_POWER, WITH_BONUS) else "cannot-afford"
