"""Phase II, Develop: choose in secret, reveal, pay in priority order. [RG-7.2]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import Seat
from orrery.games.race.actions import DEVELOP, DEVELOP_2, PASS, PLACES, Place
from orrery.games.race.cards import CHEAPEST_DEVELOPMENT, IS_WORLD
from orrery.games.race.events import (
    COUNTED,
    DEVELOP_BEGINS,
    PAID,
    PAID_NOTHING,
    PASSED,
    PHASE_BEGINS,
    REVEALED,
    TOO_FEW_CARDS,
)
from orrery.games.race.powers import DEVELOP_AFTER, DEVELOP_DISCOUNT, DEVELOP_START, NONE
from orrery.games.race.rules.asking import Happening, HappeningToSeat, Opening, Secret
from orrery.games.race.rules.counting import draw_by_powers, tell_powers
from orrery.games.race.rules.handling import owe
from orrery.games.race.state import SEATS, Race

TWO: Final = range(i64(2))
DEVELOP_BONUS: Final[i64] = 1


def develop_bonus(state: Race, seat: i64, second: i64) -> i64:
    """One card less for the chooser; in the second of two phases for a player who chose both cards. [RG-6]"""
    return DEVELOP_BONUS if state.chose(seat, DEVELOP_2 if second else DEVELOP) else 0


class DevelopPhase(Happening):
    """Some draw first, then everybody chooses. [RG-7.2]"""

    step: ClassVar[str] = "develop"

    def __init__(self, second: i64) -> None:
        self.second: Final = second

    def happen(self, state: Race) -> None:
        state.recount()
        state.tell(PHASE_BEGINS, DEVELOP_BEGINS + self.second)
        state.agenda.append(ASK_DEVELOPMENTS[self.second])
        for seat in state.reversed_order():
            draw_by_powers(state, seat, DEVELOP_START)

    def to_json(self) -> list[object]:
        return [self.step, int(self.second)]


class Choosing(Secret):
    """A card to place, or none, from the hand; chosen in secret, on its way into the tableau once revealed. [RG-10]"""

    def __init__(self, second: i64) -> None:
        self.second: Final = second

    def is_placeable(self, state: Race, seat: i64, card: i64) -> bool:
        raise AssertionError("every phase has its own conditions")

    def place(self, state: Race, seat: i64) -> None:
        """Have a seat place its revealed card when its place in the order comes."""
        raise AssertionError("every phase has its own way of placing")

    def offer(self, state: Race, seat: Seat) -> list[Action]:
        options: list[Action] = [PASS]
        last = NONE
        for card in state.empires[seat].hand:
            if card != last and self.is_placeable(state, seat, card):
                options.append(PLACES[card])
            last = card
        return options

    def reveal(self, state: Race) -> None:
        for seat in state.reversed_order():
            for pick in state.seals.picks[seat]:
                if isinstance(pick, Place):
                    empire = state.empires[seat]
                    empire.drop(pick.card)
                    empire.placing = pick.card
                    self.place(state, seat)
                    state.tell(REVEALED, seat, pick.card)
                else:
                    state.tell(PASSED, seat)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.second)]


class Offering(Opening):
    """Everybody who could place a card chooses; that others have too few cards is told at once."""

    def happen(self, state: Race) -> None:
        super().happen(state)
        if state.told is not None:
            asked = self.question.asked(state)
            for seat in range(state.seats):
                if seat not in asked:
                    state.tell(TOO_FEW_CARDS, seat)


class ChoosingDevelopment(Choosing):
    """Choose a development that one can pay for and does not have yet, or pass. [RG-7.2]"""

    ask: ClassVar[str] = "develop-choose"
    rule: ClassVar[str] = "RG-7.2"

    def asked(self, state: Race) -> list[Seat]:
        """All but those whose hand cannot pay for the cheapest development, as everybody can see."""
        return [seat for seat in range(state.seats) if self.can_reach(state, seat)]

    def can_reach(self, state: Race, seat: i64) -> bool:
        empire = state.empires[seat]
        reach = len(empire.hand) - 1 + develop_bonus(state, seat, self.second) + empire.sums[DEVELOP_DISCOUNT]
        return len(empire.hand) > 0 and reach >= CHEAPEST_DEVELOPMENT

    def bonus_of(self, state: Race, seat: Seat) -> i64:
        return develop_bonus(state, seat, self.second)

    def is_placeable(self, state: Race, seat: i64, card: i64) -> bool:
        empire = state.empires[seat]
        if IS_WORLD[card] or empire.shows(card):
            return False
        return empire.develop_cost(card, develop_bonus(state, seat, self.second)) < len(empire.hand)

    def place(self, state: Race, seat: i64) -> None:
        state.agenda.append(PLACING_DEVELOPMENT.of(seat, self.second))


class PlacingDevelopment(HappeningToSeat):
    """The development enters the tableau, is paid for, and then others' powers draw. [RG-7.2]"""

    step: ClassVar[str] = "develop-place"

    def __init__(self, seat: i64, second: i64) -> None:
        super().__init__(seat)
        self.second: Final = second

    def happen(self, state: Race) -> None:
        empire = state.empires[self.seat]
        card = empire.placing
        empire.placing = NONE
        cost = empire.develop_cost(card, develop_bonus(state, self.seat, self.second))
        tell_price(state, self.seat, cost, card)
        tell_powers(state, self.seat, DEVELOP_DISCOUNT, COUNTED)
        state.put_down(self.seat, card)
        draw_by_powers(state, self.seat, DEVELOP_AFTER, card)  # not by itself: it was not there when the phase began
        owe(state, self.seat, cost)

    def to_json(self) -> list[object]:
        return [self.step, int(self.seat), int(self.second)]


def tell_price(state: Race, seat: i64, cost: i64, card: i64) -> None:
    """What a card costs its owner."""
    if cost:
        state.tell(PAID, seat, cost, card)
    else:
        state.tell(PAID_NOTHING, seat, card)


DEVELOP_PHASES: Final = [DevelopPhase(second) for second in TWO]
CHOOSING_DEVELOPMENT: Final = [ChoosingDevelopment(second) for second in TWO]
ASK_DEVELOPMENTS: Final = [Offering(question) for question in CHOOSING_DEVELOPMENT]
PLACING_DEVELOPMENT: Final = Registry(PlacingDevelopment, SEATS, 2)
