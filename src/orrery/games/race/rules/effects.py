"""What the words of the Consume phase do, and the follow-up questions that they ask. [RG-3.4]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.registry import Registry
from orrery.core.values import UNHEARD, Json, Seat
from orrery.games.race.actions import DONE, LUCKY_NAMES, SPENDS, STOP, TAKE_GOODS, TIMES_TWO, CardAction, NameNumber, Spend
from orrery.games.race.cards import CARDS, COST, KIND, POWERS
from orrery.games.race.empire import picks_from, picks_of
from orrery.games.race.events import FLIPPED, SCORED, SCORED_DOUBLE, SOLD, SPENT_CARD, WON_CARD
from orrery.games.race.powers import (
    ANY,
    NONE,
    Consume,
    ConsumeAll,
    ConsumeDraw,
    ConsumeKinds,
    GainVp,
    LuckyDraw,
    Power,
    SellGood,
    SpendCards,
)
from orrery.games.race.rules.asking import Asked, FromPile, Open
from orrery.games.race.rules.counting import count_bonuses
from orrery.games.race.rules.handling import draw, spend_good, take_goods
from orrery.games.race.state import SEATS, Race
from orrery.games.race.views import power_name


def usable(state: Race, seat: i64, power: Power) -> bool:
    """Whether a power can do anything now."""
    empire = state.empires[seat]
    if isinstance(power, Consume):
        return uses_of(state, seat, power) > 0
    if isinstance(power, ConsumeKinds):
        return kinds_of(state, seat) >= power.least
    if isinstance(power, (ConsumeAll, SellGood)):
        return empire.goods[ANY] > 0
    if isinstance(power, SpendCards):
        return len(empire.hand) > 0
    if isinstance(power, LuckyDraw):
        return state.cards_left() > 0
    return True


def perform(state: Race, seat: i64, power: Power) -> None:
    """Use a power, as far as it goes. [RG-R14]"""
    if isinstance(power, Consume):
        consume(state, seat, power)
    elif isinstance(power, ConsumeKinds):
        count = kinds_of(state, seat)
        count = count if count < power.most else power.most
        score(state, seat, power.vp_total + power.vp_each * count)
        state.agenda.append(taking_kinds(seat, 0, count))
    elif isinstance(power, ConsumeAll):
        points = power.vp_each * state.empires[seat].goods[ANY] + power.vp_offset
        for world in state.worlds_with(seat, ANY):
            spend_good(state, seat, world)
        score(state, seat, points if points > 0 else 0)
    elif isinstance(power, SellGood):
        state.agenda.append(SELLING.of(seat, 1 if power.bonuses else 0))
    elif isinstance(power, SpendCards):
        state.acting.subject = power.number
        state.acting.owed = power.most
        state.agenda.append(SPENDING.of(seat))
    elif isinstance(power, ConsumeDraw):
        draw(state, seat, power.amount)
    elif isinstance(power, GainVp):
        score(state, seat, power.amount)
    else:
        assert isinstance(power, LuckyDraw), "the vocabulary of consuming is closed"
        state.agenda.append(NAMING.of(seat))


def score(state: Race, seat: i64, points: i64) -> None:
    """Points of consuming; Consume-x2 doubles them. [RG-7.4]"""
    if points and state.chose(seat, TIMES_TWO):
        state.gain(seat, points * 2)
        state.tell(SCORED_DOUBLE, seat, points * 2)
    elif points:
        state.gain(seat, points)
        state.tell(SCORED, seat, points)


def uses_of(state: Race, seat: i64, power: Consume) -> i64:
    """How often the goods allow this power, up to what the card says: two goods once, one good several times."""
    goods = state.empires[seat].goods
    first: i64 = power.goods[0]
    if len(power.goods) == 1:
        return goods[first] if goods[first] < power.uses else power.uses
    second: i64 = power.goods[1]
    if first == second:
        return 1 if goods[first] >= 2 else 0
    if second == ANY:
        return 1 if goods[first] and goods[ANY] >= 2 else 0
    return 1 if goods[first] and goods[second] else 0


def consume(state: Race, seat: i64, power: Consume) -> None:
    """Discard the goods, kind by kind in the listed order, for points and cards."""
    uses = uses_of(state, seat, power)
    draw(state, seat, power.cards * uses)
    first: i64 = power.goods[0]
    second: i64 = power.goods[1] if len(power.goods) > 1 else NONE
    if second == NONE:
        take_goods(state, seat, first, uses)
    elif first == second:
        take_goods(state, seat, first, 2)
    elif state.empires[seat].goods[ANY] == 2:
        take_goods(state, seat, ANY, 2)  # no choice: all goods there are
    else:
        take_goods(state, seat, second, 1)
        take_goods(state, seat, first, 1)  # taken first
    score(state, seat, power.vp * uses)


def kinds_of(state: Race, seat: i64) -> i64:
    """How many kinds of goods a seat has."""
    kinds: i64 = 0
    for kind in range(ANY):
        if state.empires[seat].goods[kind]:
            kinds += 1
    return kinds


def sell(state: Race, seat: i64, world: i64, bonuses: bool) -> None:
    """Discard a good and draw its price."""
    cards = state.empires[seat].price(world, bonuses)
    if bonuses:
        count_bonuses(state, seat, world)
    state.lift(seat, world)
    state.tell(SOLD, seat, world, world, cards)
    draw(state, seat, cards)


class Selling(Open):
    """The good that a power sells in the Consume phase, with or without the bonuses of trade. [RG-3.4]"""

    ask: ClassVar[str] = "sell"
    rule: ClassVar[str] = "RG-7.4"

    def __init__(self, seat: i64, bonuses: i64) -> None:
        super().__init__(seat)
        self.bonuses: Final = bonuses

    def find(self, state: Race) -> list[Action]:
        return [TAKE_GOODS[world] for world in state.worlds_with(self.seat, ANY)]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, CardAction)
        state.drop_top()
        sell(state, self.seat, action.card, self.bonuses == 1)

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.bonuses)]


class TakingKinds(Open):
    """Goods of different kinds: first which kinds where there is a choice, and of each kind which good. [RG-12]"""

    ask: ClassVar[str] = "take-kinds"
    rule: ClassVar[str] = "RG-3.4"

    def __init__(self, seat: i64, taken: i64, count: i64) -> None:
        super().__init__(seat)
        self.taken: Final = taken  # kinds taken, a bit each
        self.count: Final = count  # kinds still to take

    def find(self, state: Race) -> list[Action]:
        """While every kind left must be taken, one kind after the other; otherwise any good of a kind not taken yet."""
        if not self.count:
            return [DONE]
        empire = state.empires[self.seat]
        kinds = [kind for kind in range(int(ANY)) if empire.goods[kind] and not self.taken & KIND_BITS[kind]]
        if len(kinds) == self.count:
            kinds = kinds[:1]
        return [TAKE_GOODS[world] for world in state.worlds_with(self.seat, ANY) if CARDS[world].kind in kinds]

    def essential(self, state: Race, seat: Seat) -> list[Action]:
        """Kinds in ascending order, as far as enough kinds are left."""
        empire = state.empires[self.seat]
        kinds = [kind for kind in range(int(ANY)) if empire.goods[kind] and KIND_BITS[kind] > self.taken]
        kinds = kinds[: len(kinds) - int(self.count) + 1]
        return [
            option for option in state.offer if isinstance(option, CardAction) and KIND[option.card] in kinds
        ] or state.offer

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        if not isinstance(action, CardAction):
            state.drop_top()
            return
        spend_good(state, self.seat, action.card)
        taken = self.taken + KIND_BITS[KIND[action.card]]
        state.agenda[-1] = taking_kinds(self.seat, taken, self.count - 1)

    def about(self, state: Race, seat: Seat) -> Json:
        return {"count": int(self.count)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.taken), int(self.count)]


class Spending(Asked):
    """Hand cards for points, as many as the player likes up to what the power allows; never doubled. [RG-7.4]"""

    ask: ClassVar[str] = "spend"
    rule: ClassVar[str] = "RG-7.4"

    def automatic(self, state: Race) -> bool:
        if state.acting.owed and len(state.empires[self.seat].hand):
            return False
        self.finish(state)
        return True

    def finish(self, state: Race) -> None:
        state.acting.owed = 0
        state.acting.floor = NONE
        state.acting.subject = NONE
        state.drop_top()

    def options(self, state: Race, seat: Seat) -> list[Action]:
        return [STOP, *picks_of(state.empires[self.seat].hand, 0, 1, SPENDS)]

    def essential(self, state: Race, seat: Seat) -> list[Action]:
        return [STOP, *picks_from(state.empires[self.seat].hand, state.acting.floor, 1, SPENDS)]

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        if not isinstance(action, Spend):
            self.finish(state)
            return
        power = POWERS[state.acting.subject]
        assert isinstance(power, SpendCards)
        state.throw(self.seat, action.card)
        state.gain(self.seat, power.vp_each)
        state.tell(SPENT_CARD, self.seat, power.vp_each)
        state.acting.owed -= 1
        state.acting.floor = action.card

    def heard(self, state: Race, seat: Seat, who: Seat, action: Action) -> str:
        return action.text if seat == self.seat or action is STOP else UNHEARD

    def about(self, state: Race, seat: Seat) -> Json:
        return {"power": power_name(state.acting.subject), "count": int(state.acting.owed)}


class Naming(Open):
    """A number from 1 to 9 for the card that is then flipped. [RG-R15]"""

    ask: ClassVar[str] = "lucky"
    rule: ClassVar[str] = "RG-R15"

    def find(self, state: Race) -> list[Action]:
        return LUCKY_NAMES

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, NameNumber)
        state.agenda[-1] = FLIPPING.of(self.seat, action.number)


class Flipping(FromPile):
    """The top card, flipped before all eyes: into the hand if its cost or defence was named. [RG-R15]"""

    ask: ClassVar[str] = "flip"
    rule: ClassVar[str] = "RG-R15"

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def automatic(self, state: Race) -> bool:
        state.refill()  # the power could be used, so there is a card
        return False

    def answer(self, state: Race, seat: Seat, action: Action) -> None:
        assert isinstance(action, CardAction)
        state.drop_top()
        state.deck.take(action.card)
        state.tell(FLIPPED, self.seat, action.card, COST[action.card])
        if COST[action.card] == self.number:
            state.empires[self.seat].take(action.card)
            state.tell(WON_CARD, self.seat, action.card)
        else:
            state.discard.put(action.card)

    def about(self, state: Race, seat: Seat) -> Json:
        return {"seat": int(self.seat), "number": int(self.number)}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.seat), int(self.number)]


def read_taking_kinds(seat: i64, detail: i64) -> TakingKinds:
    return TakingKinds(seat, detail // (ANY + 1), detail % (ANY + 1))


def taking_kinds(seat: i64, taken: i64, count: i64) -> TakingKinds:
    """The question which good of another kind to discard, after some kinds, with so many to go."""
    return TAKING_KINDS.of(seat, taken * (ANY + 1) + count)


KIND_BITS: Final[list[int]] = [1, 2, 4, 8]
SETS_OF_KINDS: Final[i64] = 16
SELLING: Final = Registry(Selling, SEATS, 2)
TAKING_KINDS: Final = Registry(read_taking_kinds, SEATS, int(SETS_OF_KINDS * (ANY + 1)))
SPENDING: Final = Registry(Spending, SEATS)
NAMING: Final = Registry(Naming, SEATS)
FLIPPING: Final = Registry(Flipping, SEATS, 10)
