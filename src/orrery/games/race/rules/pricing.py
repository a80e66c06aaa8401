"""The prices of powers: a good, a hand card, or the card itself. [RG-3.4]"""

from mypy_extensions import i64

from orrery.games.race.cards import FITS
from orrery.games.race.empire import SORTS_OF_WORLDS
from orrery.games.race.powers import ANY_GOOD, FIRST_GOOD, FREE, HAND_CARD, Power, TemporaryMilitary
from orrery.games.race.rules.handling import pay, take_goods
from orrery.games.race.state import Race


def can_pay(state: Race, seat: i64, power: Power) -> bool:
    """Whether a seat has what this power asks for."""
    empire = state.empires[seat]
    if power.price == HAND_CARD:
        return len(empire.hand) > 0
    if FIRST_GOOD <= power.price <= ANY_GOOD:
        return empire.goods[power.price - FIRST_GOOD] > 0
    return True


def pay_price(state: Race, seat: i64, power: Power) -> None:
    """Have the price paid before anything else happens."""
    if power.price == HAND_CARD:
        pay(state, seat, 1)
    elif FIRST_GOOD <= power.price <= ANY_GOOD:
        take_goods(state, seat, power.price - FIRST_GOOD, 1)
    elif power.price != FREE:
        state.give_up(seat, power.card)


def fits_world(power: TemporaryMilitary, world: i64) -> bool:
    """Whether temporary strength counts against a military world: general, or special and fitting. [RG-R13]"""
    return FITS[world * SORTS_OF_WORLDS + power.against] == 1
