"""Lasting powers: the sums that they make up, and word of each power at the moment when it counts. [RG-3.2]"""

from mypy_extensions import i64

from orrery.core.events import Event
from orrery.games.race.cards import FITS, KIND, SLOT, SOLD_HERE, SOLD_HERE_BY, SUMMED
from orrery.games.race.empire import SORTS_OF_WORLDS
from orrery.games.race.events import COUNTED, USED
from orrery.games.race.powers import AGAINST_XENO, ANY, DEFENSE, MILITARY, NONE, SETTLE_DISCOUNT, TRADE_BONUS
from orrery.games.race.rules.handling import draw
from orrery.games.race.state import Race


def tell_powers(state: Race, seat: i64, slot: i64, event: Event, placed: i64 = NONE) -> None:
    """Name every active power that adds to a sum; not those of the card that is being placed in this phase."""
    if state.told is None:
        return
    empire = state.empires[seat]
    for card in empire.tableau:
        if card != placed and not state.damaged[card]:
            for power in SUMMED[card]:
                if SLOT[power.number] == slot and (power.per == NONE or empire.count(power.per, state.damaged)):
                    state.tell(event, seat, power.number)


def summed(state: Race, seat: i64, slot: i64) -> i64:
    """A sum that counts now."""
    tell_powers(state, seat, slot, COUNTED)
    return state.empires[seat].sums[slot]


def draw_by_powers(state: Race, seat: i64, slot: i64, placed: i64 = NONE, bonus: i64 = 0) -> None:
    """Draw what lasting powers give at this moment of the phase, and what the chosen action gives."""
    tell_powers(state, seat, slot, USED, placed)
    draw(state, seat, state.empires[seat].sums[slot] + bonus)


def count_discounts(state: Race, seat: i64, world: i64) -> None:
    """A world is paid for: every discount that fits counts."""
    tell_powers(state, seat, SETTLE_DISCOUNT + ANY, COUNTED)
    if KIND[world] != NONE:
        tell_powers(state, seat, SETTLE_DISCOUNT + KIND[world], COUNTED)


def count_strength(state: Race, seat: i64, world: i64) -> None:
    """A world is conquered: all strength that fits counts. [RG-R13]"""
    for sort in range(SORTS_OF_WORLDS):
        if FITS[world * SORTS_OF_WORLDS + sort]:
            tell_powers(state, seat, MILITARY + sort, COUNTED)


def count_defence(state: Race, seat: i64) -> None:
    """An attack is met: general strength, what is special against Xenos, and defence. [RG-9.4]"""
    tell_powers(state, seat, MILITARY, COUNTED)
    tell_powers(state, seat, AGAINST_XENO, COUNTED)
    tell_powers(state, seat, DEFENSE, COUNTED)


def count_bonuses(state: Race, seat: i64, world: i64) -> None:
    """A good is sold with the bonuses of trade."""
    tell_powers(state, seat, TRADE_BONUS + ANY, COUNTED)
    tell_powers(state, seat, TRADE_BONUS + KIND[world], COUNTED)
    if SOLD_HERE[world]:
        state.tell(COUNTED, seat, SOLD_HERE_BY[world])
