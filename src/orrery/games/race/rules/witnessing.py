"""What whoever looks on is told: which powers take effect, and when. [RG-3.2]"""

from mypy_extensions import i64

from orrery.games.race.cards import CARDS, FITS, KIND, SLOT, SOLD_HERE, SUMMED
from orrery.games.race.empire import SORTS_OF_WORLDS
from orrery.games.race.powers import (
    AGAINST_XENO,
    ANY,
    DEFENSE,
    MILITARY,
    NONE,
    SETTLE_DISCOUNT,
    TRADE_BONUS,
)
from orrery.games.race.state import Race


def sum_acts(state: Race, seat: i64, slot: i64) -> None:
    """Every active power that adds to a sum takes effect. Cards placed in this phase are not in the tableau yet."""
    if state.witness is None:
        return
    empire = state.empires[seat]
    for card in empire.tableau:
        if not state.damaged[card]:
            for power in SUMMED[card]:
                if SLOT[power.number] == slot and (power.per == NONE or empire.count(power.per, state.damaged)):
                    state.witness.note(power.number)


def card_acts(state: Race, card: i64, word: str) -> None:
    """The powers of a card that read so take effect."""
    if state.witness is not None:
        for power in CARDS[card].powers:
            if power.word == word:
                state.witness.note(power.number)


def discounts_act(state: Race, seat: i64, world: i64) -> None:
    """A world is paid for."""
    sum_acts(state, seat, SETTLE_DISCOUNT + ANY)
    if KIND[world] != NONE:
        sum_acts(state, seat, SETTLE_DISCOUNT + KIND[world])


def strength_acts(state: Race, seat: i64, world: i64) -> None:
    """A world is conquered."""
    for sort in range(SORTS_OF_WORLDS):
        if FITS[world * SORTS_OF_WORLDS + sort]:
            sum_acts(state, seat, MILITARY + sort)


def defence_acts(state: Race, seat: i64) -> None:
    """An attack is answered."""
    sum_acts(state, seat, MILITARY)
    sum_acts(state, seat, AGAINST_XENO)
    sum_acts(state, seat, DEFENSE)


def bonuses_act(state: Race, seat: i64, world: i64) -> None:
    """A good is sold with the bonuses of trade."""
    sum_acts(state, seat, TRADE_BONUS + ANY)
    sum_acts(state, seat, TRADE_BONUS + KIND[world])
    if SOLD_HERE[world]:
        card_acts(state, world, "trade trade_bonus")
