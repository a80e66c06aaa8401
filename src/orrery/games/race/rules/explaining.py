"""Refusals with numbers: what something costs and what there is to pay for it. [RG-13]"""

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Seat
from orrery.games.race.actions import WITH_CARDS, WITH_GOOD, CardAction, Conquer, Place, PowerAction, RepairWorld
from orrery.games.race.cards import BOOSTS, COST, IS_MILITARY, IS_WORLD
from orrery.games.race.powers import ANY, NONE
from orrery.games.race.state import Race
from orrery.games.race.waves import REPAIR_CARDS


def explained(state: Race, key: str, bonus: i64, seat: Seat, action: Action) -> str:
    """A refusal's key, closer and with its numbers where there are any: only such as the seat can count itself."""
    if not 0 <= seat < state.seats:
        return key
    return lack(state, bonus, seat, action) if key == "cannot-afford" else key


def lack(state: Race, bonus: i64, seat: i64, action: Action) -> str:
    """What is lacking: cards for a price, or strength against a defence."""
    empire = state.empires[seat]
    hand = len(empire.hand)
    if isinstance(action, Place):
        if not IS_WORLD[action.card]:
            return f"cannot-afford.develop {empire.develop_cost(action.card, bonus)} {hand - 1}"
        if IS_MILITARY[action.card]:
            return too_weak(state, seat, action.card)
        return f"cannot-afford.settle {empire.settle_cost(action.card)} {hand - 1}"
    if isinstance(action, Conquer) and empire.placing != NONE:
        return too_weak(state, seat, empire.placing)
    if isinstance(action, RepairWorld) or action in (WITH_CARDS, WITH_GOOD):
        return f"cannot-afford.repair {REPAIR_CARDS} {hand} {empire.goods[ANY]}"
    if isinstance(action, (CardAction, PowerAction)):
        return f"cannot-afford.card {hand}"
    return "cannot-afford"


def too_weak(state: Race, seat: i64, world: i64) -> str:
    """Lasting strength, what temporary powers could add at most, and the defence."""
    empire = state.empires[seat]
    temporary: i64 = 0
    for card in empire.tableau:
        if not state.damaged[card]:
            for power in BOOSTS[card]:
                temporary += power.amount
    return f"cannot-afford.conquer {empire.strength_against(world)} {temporary} {COST[world]}"
